/** Contract of a saved game: every field, and what its numbers may refer to. */
import {
  type Contract,
  either,
  fields,
  flag,
  is,
  later,
  listOf,
  name,
  namedIn,
  oneOf,
  orNull,
  tableOf,
  text,
  tuple,
  whole,
} from '../contract/contract.ts';
import { type CardRef, cardOf, MAX_CARDS } from '../model/card-ref.ts';
import { cardCount, incarnation, playerCount, serial, turnNumber } from '../model/core-columns.ts';
import type { DecisionKind } from '../model/decision.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';

/** The checks that need no table. */
export const savedTable: Contract = fields(
  'a saved game',
  {
    format: whole(),
    plugins: listOf(fields('a plugin', { name, version: name, hash: name })),
    players: whole(1),
    cards: listOf(name, { most: MAX_CARDS }),
    numbers: listOf(whole()),
    agenda: listOf(listOf(later('', () => value))),
    waiting: listOf(listOf(later('', () => value))),
    lasting: listOf(listOf(later('', () => value))),
    history: listOf(listOf(later('', () => value))),
    lastKnown: listOf(listOf(later('', () => value))),
    decision: orNull(listOf(later('', () => value))),
    seal: name,
  },
  {
    loop: fields('a loop', {
      steps: listOf(later('', () => value)),
      repetition: is('null', (one) => one === null),
    }),
  },
);

/** Maximum nesting of lists. */
const DEEPEST = 24;

/** A value of a slot, an event or a duration effect, as far as it survives a round trip through JSON. */
const value: Contract = {
  says: 'a whole number, a text, true, false, null or a list of such',
  fault: (given, at) => {
    switch (typeof given) {
      case 'string':
      case 'boolean':
        return null;
      case 'number':
        return Number.isSafeInteger(given) && !Object.is(given, -0)
          ? null
          : { at, wanted: value.says, found: given };
      case 'object':
        if (given === null) return null;
        if (at.length > DEEPEST) break;
        if (Array.isArray(given)) return listOf(value).fault(given, at);
        return tableOf(value).fault(given, at);
    }
    return { at, wanted: value.says, found: given };
  },
};

const slotValue: Contract = {
  says: value.says,
  fault: (given, at) =>
    Array.isArray(given)
      ? listOf(slotValue).fault(given, at)
      : typeof given === 'object' && given !== null
        ? { at, wanted: value.says, found: given }
        : value.fault(given, at),
};

const KINDS: Readonly<Record<DecisionKind, true>> = {
  act: true,
  'choose-cards': true,
  'choose-players': true,
  'choose-targets': true,
  'choose-option': true,
  number: true,
  confirm: true,
  order: true,
  name: true,
};

/** Contracts of the lists of a saved game, given its table. */
export interface ListContracts {
  readonly agenda: Contract;
  readonly waiting: Contract;
  readonly lasting: Contract;
  readonly history: Contract;
  readonly lastKnown: Contract;
  readonly loop: Contract;
  readonly decision: Contract;
}

/** Makes the contracts of a game's lists, given its table. */
export function listContracts(kernel: Kernel, state: ReadonlyState): ListContracts {
  const players = playerCount.get(state, 0);
  const cards = cardCount.get(state, 0);
  const seat = whole(0, players - 1);
  const seatOrNone = whole(-1, players - 1);
  // An effect may refer to the card's next incarnation.
  const card = is(
    'a reference to a card of this table',
    (ref) =>
      Number.isInteger(ref) &&
      (ref as number) >= 0 &&
      cardOf(ref as CardRef) < cards &&
      (ref as number) >> 10 <= incarnation.get(state, cardOf(ref as CardRef)) + 1,
  );
  const cardOrNone = either(card, whole(-1, -1));
  const slots = listOf(slotValue);
  const part = namedIn(kernel.parts, 'an ability');
  const kind = namedIn(kernel.eventKinds, 'a kind of event');
  const ends: Contract = is(
    'an end of an effect',
    (given) =>
      typeof given === 'string' &&
      (['this-turn', 'turn-start', 'turn-end', 'opening-end', 'never'].includes(given) ||
        (given.startsWith('on ') && kernel.eventKinds.has(given.slice(3)))),
  );
  const lasting = tuple('an effect with a lifetime', [
    whole(1, serial.get(state, 0)),
    part,
    cardOrNone,
    seat,
    orNull(listOf(card)),
    listOf(seat),
    whole(),
    ends,
    seatOrNone,
    flag,
    whole(0, turnNumber.get(state, 0)),
    whole(-1),
    slots,
  ]);
  const event = tuple('an event', [
    kind,
    seatOrNone,
    cardOrNone,
    cardOrNone,
    whole(),
    cardOrNone,
    orNull(tableOf(either(slotValue, fields('an effect', { lasting })))),
    listOf(whole()),
  ]);
  const frame = tuple('a frame', [
    namedIn(kernel.programs, 'a program'),
    whole(0),
    slots,
    cardOrNone,
    seat,
    orNull(event),
    whole(-1),
    orNull(listOf(event)),
  ]);
  const byName = (size: number, known: (name: string) => boolean): Contract =>
    tableOf(whole(), { size, key: is('a name of this game', (one) => known(one as string)) });
  const stats = byName(kernel.stats.size, (stat) => kernel.stats.has(stat));
  const { resetColumns } = kernel;
  const columns = byName(resetColumns.length, (column) => resetColumns.some((one) => one.name === column));
  const answer = fields('an answer', {
    kind: oneOf(Object.keys(KINDS)),
    prompt: text,
    player: seat,
    value: either(text, whole(), flag, listOf(either(text, whole()))),
  });
  const step = fields('a step', {
    ability: text,
    controller: seat,
    waiting: whole(0),
    answers: listOf(answer),
  });
  return {
    agenda: listOf(frame),
    waiting: listOf(tuple('an ability that waits', [part, cardOrNone, seat, orNull(event), slots])),
    lasting: listOf(lasting),
    history: listOf(event),
    lastKnown: listOf(
      tuple(
        'a card as it last was',
        [card, seat, stats, columns, listOf(namedIn(kernel.keywords, 'a keyword')), listOf(card), whole(1)],
        5,
      ),
    ),
    loop: fields('a loop', {
      steps: listOf(step, { least: 1 }),
      repetition: is('null', (one) => one === null),
    }),
    decision: orNull(
      tuple('a decision', [
        oneOf(Object.keys(KINDS)),
        seat,
        name,
        listOf(whole()),
        whole(0),
        whole(0),
        cardOrNone,
        slots,
        flag,
        whole(-1),
        text,
        either(
          namedIn(kernel.choiceTests, 'a test'),
          is('nothing', (one) => one === ''),
        ),
      ]),
    ),
  };
}
