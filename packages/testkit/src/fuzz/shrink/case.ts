import {
  type Answer,
  type CardLiteral,
  type ColumnLiteral,
  type DecisionKind,
  type Engine,
  type PlayerLiteral,
  resolveAddress,
  type State,
  type TurnMove,
} from '@cardwright/core';
import {
  type CardRef,
  cardOf,
  cardsOn,
  firstIn,
  isPlayer,
  NO_CARD,
  nextInZone,
  SHARED,
} from '@cardwright/core/game';

/** A card of a case, with a tag that is stable when other cards are removed. */
export interface CaseCard {
  readonly tag: number;
  /** Its name in board literals. */
  readonly card: string;
  readonly columns: Readonly<Record<string, ColumnLiteral | { readonly tag: number }>>;
  /** The cards that hang on it, by zone. */
  readonly on: Readonly<Record<string, readonly CaseCard[]>>;
}

/** What a player has, or what is there for all of them: the last side, in a game with shared zones. */
export interface CaseSide {
  readonly shared?: true;
  readonly columns: Readonly<Record<string, ColumnLiteral>>;
  readonly zones: Readonly<Record<string, readonly CaseCard[]>>;
}

/** An answer in terms of tags. */
export interface CaseStep {
  readonly kind: DecisionKind;
  /** The tags it mentions. */
  readonly tags: readonly number[];
  /** The rest of it. */
  readonly value: Exclude<Answer, readonly number[]> | readonly number[];
}

/** A failing game as a shrinkable case: a board, answers, and cards that can be removed one by one. */
export interface Case {
  /** Whether the cards are decks before set-up, or a board. */
  readonly from: 'turn' | 'setup';
  readonly setup: {
    readonly turn?: number;
    readonly active?: number;
    readonly starting?: number;
    readonly seed?: number;
    readonly random?: readonly number[];
    readonly columns?: Readonly<Record<string, ColumnLiteral>>;
  };
  readonly sides: readonly CaseSide[];
  readonly steps: readonly CaseStep[];
}

function toCard(engine: Engine, state: State, card: number, literal: string | CardLiteral): CaseCard {
  const { card: name, ...values } = typeof literal === 'string' ? { card: literal } : literal;
  const columns: Record<string, ColumnLiteral | { tag: number }> = {};
  const on: Record<string, CaseCard[]> = {};
  for (const [column, value] of Object.entries(values)) {
    const zone = engine.zonesByName.get(column);
    if (Array.isArray(value) && zone !== undefined) {
      const there = cardsOn(state, card, zone);
      on[column] = value.map((one, i) => toCard(engine, state, there[i]!, one));
    } else
      columns[column] =
        typeof value === 'string' ? { tag: cardOf(resolveAddress(engine, state, value)) } : (value as number);
  }
  return { tag: card, card: name, columns, on };
}

function toSide(
  engine: Engine,
  state: State,
  player: number,
  literal: PlayerLiteral,
  shared = false,
): CaseSide {
  const columns: Record<string, ColumnLiteral> = {};
  for (const [name, value] of Object.entries(literal))
    if (!engine.zonesByName.has(name)) columns[name] = value as ColumnLiteral;
  const zones: Record<string, CaseCard[]> = {};
  for (const zone of engine.zones) {
    if (zone.hangs || zone.shared !== shared) continue;
    const literals = (literal[zone.name] ?? []) as readonly (string | CardLiteral)[];
    const cards: CaseCard[] = [];
    let card = firstIn(state, player, zone);
    for (const one of literals) {
      cards.push(toCard(engine, state, card, one));
      card = nextInZone.get(state, card);
    }
    if (cards.length > 0 || zone.ordered) zones[zone.name] = cards;
  }
  return shared ? { shared, columns, zones } : { columns, zones };
}

/** An answer in terms of tags, which are the card numbers on the table where it was given. */
export function toStep(kind: DecisionKind, answer: Answer): CaseStep {
  if (kind === 'act') {
    const move = answer as TurnMove;
    return { kind, tags: move.card < 0 ? [] : [cardOf(move.card)], value: { ...move, card: NO_CARD } };
  }
  if (kind === 'choose-cards' || kind === 'order')
    return { kind, tags: (answer as readonly CardRef[]).map(cardOf), value: [] };
  if (kind === 'choose-targets') {
    const targets = answer as readonly CardRef[];
    return { kind, tags: targets.filter((one) => one >= 0).map(cardOf), value: targets.filter(isPlayer) };
  }
  return { kind, tags: [], value: answer };
}

/** A case that begins at the current state, as far as a board can express it. */
export function caseAt(engine: Engine, state: State, steps: readonly CaseStep[]): Case {
  const { players = [], shared, omitted: _, ...setup } = engine.dump(state);
  return {
    from: 'turn',
    setup,
    sides: [
      ...players.map((literal, player) => toSide(engine, state, player, literal)),
      ...(shared === undefined ? [] : [toSide(engine, state, SHARED, shared, true)]),
    ],
    steps,
  };
}

/** Cards that the game deals to each player besides the deck. */
export const besidesOf = (engine: Engine): number =>
  engine.plugins.findLast(({ decks }) => decks !== undefined)?.decks?.besides?.length ?? 0;

/** A case that begins with decks. */
export function caseOfDecks(
  engine: Engine,
  seed: number,
  decks: readonly (readonly string[])[],
  steps: readonly CaseStep[],
): Case {
  let tag = 0;
  const sides = decks.map((cards): CaseSide => {
    const deck = cards.map((card): CaseCard => ({ tag: tag++, card, columns: {}, on: {} }));
    tag += besidesOf(engine);
    return { columns: {}, zones: { deck } };
  });
  return { from: 'setup', setup: { seed }, sides, steps };
}
