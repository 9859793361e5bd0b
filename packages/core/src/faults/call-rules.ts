/** Calls of a game's rules that no step makes: what throws, or gives no such thing, is told with whose it is. */

import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Card } from '../model/card.ts';
import type { Kernel } from '../model/kernel.ts';
import { Program } from '../model/program.ts';
import { said } from './plugin-failed.ts';

/** What a rule did wrong, with the plugin that is the game. */
function failed(kernel: Kernel, rule: string, what: string, cause?: unknown): CardwrightError {
  const plugin = kernel.bringerOf('rules', '');
  return new CardwrightError(
    'plugin-failed',
    `Plugin “${plugin}”: ${rule} ${what}.`,
    {
      plugin,
      hook: 'game',
      row: rule,
      fix: cause === undefined ? `Correct ${rule}.` : 'Its cause tells where.',
    },
    cause,
  );
}

/** An error with a code: what has one stays, anything else comes from the code of a rule. */
export function codedError(kernel: Kernel, rule: string, error: unknown): CardwrightError {
  return error instanceof CardwrightError ? error : failed(kernel, rule, `threw: ${said(error)}`, error);
}

/** The program that sets a game up. @throws CardwrightError `plugin-failed` */
export function setupProgram(kernel: Kernel): Program {
  let program: unknown;
  try {
    program = kernel.rules.setup(kernel);
  } catch (error) {
    throw codedError(kernel, '`setup`', error);
  }
  if (program instanceof Program) return kernel.registerProgram(program);
  throw failed(kernel, '`setup`', 'gave no program');
}

/** What a game works out about a card. @throws CardwrightError `plugin-failed` */
export function describeCard(kernel: Kernel, card: Card): unknown {
  try {
    return kernel.rules.describe?.(card) ?? null;
  } catch (error) {
    throw codedError(kernel, `\`describe\` of the card “${card.id}”`, error);
  }
}
