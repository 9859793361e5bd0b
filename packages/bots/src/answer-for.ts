import { type Answer, CardwrightError, type Decision, type Engine, type State } from '@cardwright/core';
import type { Bot, SlowBot } from './bot.ts';

/** Most answers that are listed; the rest are counted. */
const LISTED = 5;
/** Longest answer that is quoted; a bot may give anything. */
const LONGEST = 160;

/** What a bot gave, as its author wrote it. */
function quoted(answer: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(answer);
  } catch {
    text = undefined;
  }
  // A function, undefined, or what refers to itself.
  text ??= typeof answer;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const some = (all: readonly string[]): string =>
  all.length <= LISTED
    ? all.join(', ')
    : `${all.slice(0, LISTED).join(', ')} and ${all.length - LISTED} more`;

/** The answers that are legal now, shortened. */
function legalNow(engine: Engine, state: State): string {
  const { kind, candidates, min, max, player } = state.decision!;
  switch (kind) {
    case 'act':
      return some(engine.legal(state).map(quoted));
    case 'confirm':
      return 'true, false';
    case 'number':
      return `whole numbers from ${min} to ${max}`;
    case 'name':
      return 'names of cards';
    default: {
      const named = engine.view(state, player).decision?.choice?.candidates ?? [];
      const words = candidates.map((one, i) => {
        const name = named[i]?.card?.name ?? named[i]?.label;
        return name === undefined ? String(one) : `${one} (${name})`;
      });
      if (kind === 'choose-option') return some(words);
      const many = kind === 'order' ? 'all' : min === max ? String(min) : `${min} to ${max}`;
      return `lists with ${many} of ${some(words)}`;
    }
  }
}

/** The error of an answer that is refused. */
function illegalAnswer(
  bot: Bot | SlowBot,
  engine: Engine,
  state: State,
  answer: Answer,
  { details, code }: CardwrightError,
): CardwrightError {
  const { player, kind, prompt } = state.decision!;
  const given = quoted(answer);
  const legal = legalNow(engine, state);
  const why = details.reason === undefined ? '' : ` (${String(details.reason)})`;
  return new CardwrightError(
    code,
    `The bot “${bot.name}” in seat ${player} answers ${given} to “${prompt}” (${kind}), which is not legal${why}. Legal: ${legal}.`,
    { ...details, bot: bot.name, player, kind, prompt, given, legal },
  );
}

/**
 * The error of a bot that played on in the very game it was given.
 *
 * @param asked what it was asked
 */
export const changedState = (bot: Bot | SlowBot, { player, kind, prompt }: Decision): CardwrightError =>
  new CardwrightError(
    'bot:changed-state',
    `The bot “${bot.name}” in seat ${player}, asked “${prompt}” (${kind}), changed the state that it was given.`,
    { bot: bot.name, player, kind, prompt, fix: 'Play on in a copy: const tried = fork(state).' },
  );

/**
 * Gives the answer of a bot.
 *
 * @param asked what it was asked, as it stood in the state before: a bot must not play on in the game itself
 * @throws CardwrightError `answer-illegal`, which tells bot, seat, question, the answer and what would have been legal;
 *   `bot:changed-state` where something else is asked by now
 */
export function answerFor(
  bot: Bot | SlowBot,
  engine: Engine,
  state: State,
  answer: Answer,
  asked: Decision | null = state.decision,
): void {
  if (asked !== null && state.decision !== asked) throw changedState(bot, asked);
  try {
    engine.answer(state, answer);
  } catch (error) {
    if (!(error instanceof CardwrightError) || error.code !== 'answer-illegal') throw error;
    throw illegalAnswer(bot, engine, state, answer, error);
  }
}
