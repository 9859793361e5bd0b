/**
 * Guarded calls of a game's rules outside of steps: if one throws or returns something invalid, the error names the
 * plugin.
 */

import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Card } from '../model/card.ts';
import type { Kernel } from '../model/kernel.ts';
import { Program } from '../model/program.ts';
import { said } from './plugin-failed.ts';

/** An error about a faulty rule, with the plugin of the game. */
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

/** Passes a coded error through; wraps anything else as a fault of the rule. */
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
