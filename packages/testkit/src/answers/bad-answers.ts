import type { Answer, Decision, DecisionKind, Engine, ReadonlyState } from '@cardwright/core';
import { cardCount, NO_CARD, type OutsideChance, refOf } from '@cardwright/core/game';
import { moveKey } from './move-key.ts';

/** An answer that must be refused, and why. */
export interface BadAnswer {
  readonly why: string;
  readonly answer: unknown;
}

const bad = (why: string, answer: unknown): BadAnswer => ({ why, answer });

/** Values that no program should send, and that a careless check accepts or crashes on. */
function junk(): unknown[] {
  const circle: unknown[] = [];
  circle.push(circle);
  const sparse: number[] = [];
  sparse[2] = 1;
  return [
    undefined,
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0.5,
    2 ** 53,
    10n,
    Symbol('answer'),
    () => 0,
    new Date(0),
    new Map(),
    {},
    Object.create(null),
    { length: 1, 0: 0 },
    circle,
    sparse,
    [[0]],
    [null],
    ['0'],
    '__proto__',
    'constructor',
    { action: '__proto__', card: -1, option: 0 },
    { action: 'constructor', card: 0, option: 0 },
    { action: ['end'], card: -1, option: 0 },
    JSON.parse('{"__proto__":{"action":"x"},"card":0,"option":0}'),
  ];
}

/** Answers that fit another kind of decision. */
const ofKind: Readonly<Record<DecisionKind, readonly unknown[]>> = {
  act: [{ action: 'no-such-action', card: -1, option: 0 }],
  'choose-cards': [[], [0]],
  'choose-players': [[], [0]],
  'choose-targets': [[], [0]],
  order: [[], [0]],
  'choose-option': [0],
  number: [1],
  confirm: [true, false],
  name: ['no such name, surely'],
};

/** Whether an answer has the form that the decision expects, so that it may be legal by chance. */
function hasFormOf(kind: DecisionKind, answer: unknown): boolean {
  switch (kind) {
    case 'act':
      return typeof answer === 'object' && answer !== null && !Array.isArray(answer);
    case 'choose-cards':
    case 'choose-players':
    case 'choose-targets':
    case 'order':
      return Array.isArray(answer);
    case 'choose-option':
    case 'number':
      return typeof answer === 'number';
    case 'confirm':
      return typeof answer === 'boolean';
    case 'name':
      return typeof answer === 'string';
  }
}

function badLists(state: ReadonlyState, decision: Decision, random: OutsideChance): BadAnswer[] {
  const { candidates, min, max, kind } = decision;
  const found: BadAnswer[] = [];
  const most = Math.min(max, candidates.length);
  const fitting = random.sample(candidates, Math.max(min, Math.min(most, 1)));
  if (min > 0) found.push(bad('too few', random.sample(candidates, min - 1)));
  if (max < candidates.length) found.push(bad('too many', random.sample(candidates, max + 1)));
  else found.push(bad('too many', [...candidates, candidates[0] ?? 0]));
  if (fitting.length > 0) {
    const [first, ...rest] = fitting;
    if (fitting.length < max || kind === 'order') found.push(bad('chosen twice', [first, first, ...rest]));
    if (fitting.length > 1) found.push(bad('chosen twice', [first, first, ...rest.slice(1)]));
    found.push(bad('as text', fitting.map(String)));
    found.push(bad('nested', [fitting]));
    found.push(bad('not whole', [first! + 0.5, ...rest]));
    if (kind !== 'choose-players') found.push(bad('stale reference', [first! + 1024, ...rest]));
    // Among targets a negative number is a player.
    if (!(candidates as readonly number[]).includes(-1 - first!))
      found.push(bad('negative', [-1 - first!, ...rest]));
  }
  const cards = cardCount.get(state, 0);
  if (kind !== 'choose-players' && cards > 0 && min <= 1 && max >= 1) {
    const card = random.below(cards);
    const ref = refOf(state, card);
    if (!candidates.includes(ref)) found.push(bad('not a candidate', [ref]));
  }
  return found;
}

function badMoves(engine: Engine, state: ReadonlyState, random: OutsideChance): BadAnswer[] {
  const legal = engine.legal(state);
  const known = new Set(legal.map(moveKey));
  const cards = cardCount.get(state, 0);
  const found: BadAnswer[] = [];
  for (const action of engine.actionRows.keys()) {
    for (let i = 0; i < 3; i++) {
      const card = random.below(cards + 1) - 1;
      const ref = card < 0 ? NO_CARD : refOf(state, card);
      const move = { action, card: ref, option: random.below(4) };
      if (!known.has(moveKey(move))) found.push(bad('not offered', move));
    }
    found.push(bad('no such card', { action, card: 2 ** 31 - 1, option: 0 }));
    found.push(bad('huge option', { action, card: legal[0]?.card ?? 0, option: 2 ** 31 }));
  }
  for (const move of random.sample(legal, 2)) {
    found.push(bad('option as text', { ...move, option: String(move.option) }));
    found.push(bad('negative option', { ...move, option: -1 }));
    found.push(bad('card as text', { ...move, card: String(move.card) }));
    found.push(bad('in a list', [move]));
    found.push(bad('as text', JSON.stringify(move)));
    if (move.card >= 0) {
      found.push(bad('stale reference', { ...move, card: move.card + 1024 }));
      if (move.card >= 1024) found.push(bad('stale reference', { ...move, card: move.card - 1024 }));
      found.push(bad('half a card', { ...move, card: move.card + 0.5 }));
    }
  }
  return found;
}

/**
 * Answers to the current decision that must be refused: of the wrong kind or number, out of range, duplicated, with
 * stale references, with cards that are not candidates, and junk. If the game is over, every answer must be.
 */
export function badAnswers(engine: Engine, state: ReadonlyState, random: OutsideChance): BadAnswer[] {
  const { decision } = state;
  const found: BadAnswer[] = [];
  const kinds = Object.keys(ofKind) as DecisionKind[];
  if (decision === null) {
    for (const kind of kinds) for (const answer of ofKind[kind]) found.push(bad('nothing is asked', answer));
    return found;
  }
  const { kind, candidates, min, max } = decision;
  for (const other of kinds)
    for (const answer of ofKind[other])
      if (!hasFormOf(kind, answer)) found.push(bad(`an answer to ${other}`, answer));
  // Junk of the right form may be legal by chance, except as a turn action.
  for (const answer of junk())
    if (kind === 'act' || !hasFormOf(kind, answer)) found.push(bad('junk', answer));
  switch (kind) {
    case 'act':
      found.push(...badMoves(engine, state, random));
      for (const answer of ofKind.act) found.push(bad('no such action', answer));
      break;
    case 'choose-cards':
    case 'choose-players':
    case 'choose-targets':
    case 'order':
      found.push(...badLists(state, decision, random));
      break;
    case 'choose-option':
      for (const n of [-1, Math.max(...candidates) + 1, 0.5, Number.NaN]) found.push(bad('not an option', n));
      break;
    case 'number':
      for (const n of [min - 1, max + 1, min + 0.5, Number.NaN, Number.POSITIVE_INFINITY])
        found.push(bad('out of range', n));
      break;
    case 'name':
      for (const name of ['', '__proto__', 'constructor', 'no such name, surely'])
        found.push(bad('no such name', name));
      break;
    case 'confirm':
      break;
  }
  return found;
}

/** Casts a malformed answer. */
export const asAnswer = (answer: unknown): Answer => answer as Answer;
