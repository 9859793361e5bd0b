import type {
  Answer,
  BoardLiteral,
  CardLiteral,
  Engine,
  PlayerLiteral,
  ReadonlyState,
  ReplaySetup,
  TurnMove,
} from '@cardwright/core';
import { type CardRef, NO_CARD, OutsideChance, refOf } from '@cardwright/core/game';
import { type Bench, GameUnderTest } from '../games/game-under-test.ts';
import { failsLaw } from '../games/play-game.ts';
import type { Law } from '../laws/law.ts';
import { besidesOf, type Case, type CaseCard, type CaseStep } from './case.ts';
import { placesOf } from './places.ts';

/** Number of attempts for a law that tries random things. */
export const TRIES = 24;

/** The table of a case, with the card number of each tag. */
interface Laid {
  readonly setup: ReplaySetup;
  readonly cards: ReadonlyMap<number, number>;
}

/** Builds the table of a case. */
function lay(engine: Engine, one: Case): Laid {
  const places = placesOf(one);
  const cards = new Map<number, number>();
  const besides = one.from === 'setup' ? besidesOf(engine) : 0;
  let next = 0;
  const literalOf = ({ tag, card, columns, on }: CaseCard): CardLiteral => {
    cards.set(tag, next++);
    const values: Record<string, CardLiteral[string]> = {};
    for (const [name, value] of Object.entries(columns)) {
      const column = typeof value === 'object' ? places.get(value.tag) : value;
      if (column !== undefined) values[name] = column;
    }
    for (const { name } of engine.zones) if (on[name] !== undefined) values[name] = on[name].map(literalOf);
    return { card, ...values };
  };
  const laid = one.sides.map((side): PlayerLiteral => {
    const zones: Record<string, CardLiteral[]> = {};
    for (const zone of engine.zones) {
      const held = side.zones[zone.name];
      if (held !== undefined) zones[zone.name] = held.map(literalOf);
    }
    next += besides;
    return { ...side.columns, ...zones };
  });
  const players = laid.filter((_, i) => one.sides[i]!.shared !== true);
  const shared = laid[players.length];
  const common = shared === undefined ? {} : { shared };
  if (one.from === 'turn')
    return { setup: { board: { ...one.setup, players, ...common } as BoardLiteral }, cards };
  const decks = one.sides.map(({ zones }) => (zones['deck'] ?? []).map(({ card }) => card));
  return { setup: { seed: one.setup.seed ?? 0, decks }, cards };
}

/** A step as an answer on this table; null if it mentions a card that is not there. */
function answerOf(
  state: ReadonlyState,
  { kind, tags, value }: CaseStep,
  cards: Laid['cards'],
): Answer | null {
  const refs: CardRef[] = [];
  for (const tag of tags) {
    const card = cards.get(tag);
    if (card === undefined) return null;
    refs.push(refOf(state, card));
  }
  if (kind === 'act') return { ...(value as TurnMove), card: refs[0] ?? NO_CARD };
  if (kind === 'choose-targets') return [...refs, ...(value as readonly number[])];
  return kind === 'choose-cards' || kind === 'order' ? refs : value;
}

/** The kind of error in a message. */
export const errorKind = (message: string): string => message.split(':')[0]!;

/**
 * Plays a case and returns the failure at its end: the message of the law, or of the error for `play`. Null if it
 * diverges or nothing fails.
 */
export function reproduce(bench: Bench, one: Case, law: Law | null): string | null {
  const { engine } = bench;
  const { setup, cards } = lay(engine, one);
  let game: GameUnderTest;
  try {
    game = new GameUnderTest(bench, setup);
  } catch {
    return null;
  }
  for (const [i, step] of one.steps.entries()) {
    if (game.state.decision?.kind !== step.kind) return null;
    const answer = answerOf(game.state, step, cards);
    if (answer === null || engine.check(game.state, answer) !== null) return null;
    try {
      game.answer(answer);
    } catch (error) {
      const isLast = i === one.steps.length - 1;
      return law === null && isLast ? String(error instanceof Error ? error.message : error) : null;
    }
  }
  if (law === null) return null;
  for (let seed = 0; seed < TRIES; seed++) {
    const message = failsLaw(law, game, new OutsideChance(seed));
    if (message !== null) return message;
  }
  return null;
}
