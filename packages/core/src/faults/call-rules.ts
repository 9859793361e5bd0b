/** Calls of a game's rules that no step makes: what throws, or gives no such thing, is told with whose it is. */

import type { Engine } from '../engine/engine.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Card } from '../model/card.ts';
import { Program } from '../model/program.ts';
import { said } from './plugin-failed.ts';

/** What a rule did wrong, with the plugin that is the game. */
function failed(engine: Engine, rule: string, what: string, cause?: unknown): CardwrightError {
  const plugin = engine.plugins.find(({ game }) => game !== undefined)?.name ?? 'unknown';
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
export function codedError(engine: Engine, rule: string, error: unknown): CardwrightError {
  return error instanceof CardwrightError ? error : failed(engine, rule, `threw: ${said(error)}`, error);
}

/** The program that sets a game up. @throws CardwrightError `plugin-failed` */
export function setupProgram(engine: Engine): Program {
  let program: unknown;
  try {
    program = engine.rules.setup(engine);
  } catch (error) {
    throw codedError(engine, '`setup`', error);
  }
  if (program instanceof Program) return engine.registerProgram(program);
  throw failed(engine, '`setup`', 'gave no program');
}

/** What a game works out about a card. @throws CardwrightError `plugin-failed` */
export function describeCard(engine: Engine, card: Card): unknown {
  try {
    return engine.rules.describe?.(card) ?? null;
  } catch (error) {
    throw codedError(engine, `\`describe\` of the card “${card.id}”`, error);
  }
}
