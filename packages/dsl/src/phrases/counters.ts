/** Counters that have a name: they are put, removed, moved and counted, and cards and players are told by them. */
import type { CardFilter, CounterName, PlayerSelector, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase, type SplitContext } from '../phrase/define-phrase.ts';
import { equal } from '../syntax/equal.ts';
import { playerNumber } from './players/player-numbers.ts';

/** A kind of counter, as texts speak of it. */
export interface CounterWords {
  readonly counter: CounterName;
  /** One of them: "might counter". */
  readonly noun: string;
  /** What it lies on. */
  readonly on: 'card' | 'player';
  /** By phrase name. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
}

const ON_IT = 'on {whom:it|them|him|her}';
const WHOM = ['it', 'them', 'him', 'her'] as const;
type Whom = (typeof WHOM)[number];

/** The cards that such counters lie on, in their own relative clause: "them" of several. */
const onIt = ({ number }: SplitContext): { whom: Whom }[] =>
  (number === 'pl' ? (['them', 'it', 'him', 'her'] as const) : WHOM).map((whom) => ({ whom }));
const YOU: PlayerSelector = { who: 'you' };

/** Rows of one verb: "put a might counter on …", "put 2 might counters on …". */
function deed(verb: string, where: 'on' | 'from', { counter, noun }: CounterWords): Phrase[] {
  const kind = `${verb}-counters` as 'put-counters';
  const row = { slot: 'predicate', subject: 'player' } as const;
  return [
    definePhrase({
      ...row,
      name: `${verb}-a-${counter}`,
      template: `${verb}~ a/an ${noun} ${where} {where:object}` as 'put~ {where:object}',
      data: ({ where: cards }) => ({ do: kind, counter, count: 1, [where]: cards }) as never,
    }),
    definePhrase({
      ...row,
      name: `${verb}-${counter}`,
      yieldsTo: [`${verb}-a-${counter}`],
      template:
        `${verb}~ {count:amount} ${noun}# ${where} {where:object}` as 'put~ {count:amount} {where:object}',
      data: ({ count, where: cards }) => ({ do: kind, counter, count, [where]: cards }) as never,
    }),
  ];
}

function onCards(words: CounterWords): Phrase[] {
  const { counter, noun } = words;
  const some: CardFilter = { is: 'counters', counter, cmp: '>=', value: 1 };
  const none: CardFilter = { is: 'counters', counter, cmp: '=', value: 0 };
  const read = (only: CardFilter | undefined, more: unknown) =>
    !more &&
    only?.is === 'counters' &&
    only.counter === counter && { many: { cmp: only.cmp, value: only.value } };
  return [
    ...deed('put', 'on', words),
    ...deed('remove', 'from', words),
    definePhrase({
      slot: 'predicate',
      name: `move-${counter}`,
      subject: 'player',
      template:
        `move~ {count:amount} ${noun}# from {from:object} to {to:object}` as 'move~ {count:amount} {from:object} {to:object}',
      data: ({ count, from, to }) => ({ do: 'move-counters', counter, count, from, to }),
    }),
    definePhrase({
      slot: 'predicate',
      name: `move-all-${counter}`,
      subject: 'player',
      template: `move~ all ${noun}s from {from:object} to {to:object}` as 'move~ {from:object} {to:object}',
      data: ({ from, to }) => ({ do: 'move-counters', counter, count: 'all', from, to }),
    }),
    definePhrase({
      slot: 'each',
      name: `${counter}-on`,
      template: `${noun} on {on:object}` as '{on:object}',
      data: ({ on }) => ({ amount: 'counters', counter, on }),
    }),
    definePhrase({
      slot: 'measure',
      name: `${counter}-on`,
      template: `the number of ${noun}s on {on:object}` as '{on:object}',
      data: ({ on }) => ({ amount: 'counters', counter, on }),
    }),
    definePhrase({
      slot: 'modifier',
      name: `with-a-${counter}`,
      template: `with a/an ${noun} ${ON_IT}` as 'with {whom:it|them|him|her}',
      build: () => ({ filter: [some] }),
      split: (modifier, context) => equal(modifier, { filter: [some] }) && onIt(context),
    }),
    definePhrase({
      slot: 'modifier',
      name: `with-no-${counter}`,
      template: `with no ${noun}s ${ON_IT}` as 'with {whom:it|them|him|her}',
      build: () => ({ filter: [none] }),
      split: (modifier, context) => equal(modifier, { filter: [none] }) && onIt(context),
    }),
    definePhrase({
      slot: 'modifier',
      name: `with-${counter}`,
      yieldsTo: [`with-a-${counter}`, `with-no-${counter}`],
      template: `with {many:compared} ${noun}s ${ON_IT}` as 'with {many:compared} {whom:it|them|him|her}',
      build: ({ many }) => ({ filter: [{ is: 'counters', counter, ...many }] }),
      split: ({ filter: [only, more], from }, context) => {
        const many = !from && read(only, more);
        return many && onIt(context).map((whom) => ({ ...many, ...whom }));
      },
    }),
    definePhrase({
      slot: 'condition-predicate',
      name: `have-a-${counter}`,
      subject: 'cards',
      template: `have~ a/an ${noun} ${ON_IT}` as 'have~ {whom:it|them|him|her}',
      build: () => ({ if: 'matches', filter: [some] }),
      split: (c, context) => c.if === 'matches' && equal(c.filter, [some]) && onIt(context),
    }),
    definePhrase({
      slot: 'condition-predicate',
      name: `have-${counter}`,
      yieldsTo: [`have-a-${counter}`],
      subject: 'cards',
      template: `have~ {many:compared} ${noun}s ${ON_IT}` as 'have~ {many:compared} {whom:it|them|him|her}',
      build: ({ many }) => ({ if: 'matches', filter: [{ is: 'counters', counter, ...many }] }),
      split: (c, context) => {
        const [only, more] = (c.if === 'matches' && c.filter) || [];
        const many = read(only, more);
        return many && onIt(context).map((whom) => ({ ...many, ...whom }));
      },
    }),
  ];
}

/** "Each opponent gets 2 venom counters". */
function change(
  verb: 'get' | 'lose',
  kind: 'put-counters' | 'remove-counters',
  field: 'on' | 'from',
  { counter, noun }: CounterWords,
): Phrase[] {
  const row = { slot: 'predicate', subject: { field, takes: 'player' } } as const;
  return [
    definePhrase({
      ...row,
      name: `${verb}-a-${counter}`,
      template: `${verb}~ a/an ${noun}` as 'get~',
      data: () => ({ do: kind, player: YOU, counter, count: 1 }) as never,
    }),
    definePhrase({
      ...row,
      name: `${verb}-${counter}`,
      yieldsTo: [`${verb}-a-${counter}`],
      template: `${verb}~ {count:amount} ${noun}#` as 'get~ {count:amount}',
      data: ({ count }) => ({ do: kind, player: YOU, counter, count }) as never,
    }),
  ];
}

function onPlayers(words: CounterWords): Phrase[] {
  const { counter, noun } = words;
  const of = (on: PlayerSelector): Quantity => ({ amount: 'counters', counter, on });
  return [
    ...change('get', 'put-counters', 'on', words),
    ...change('lose', 'remove-counters', 'from', words),
    ...playerNumber({
      id: counter,
      word: `${noun}s`,
      of,
      read: (q) =>
        typeof q === 'object' && q.amount === 'counters' && q.counter === counter && 'who' in q.on
          ? q.on
          : undefined,
    }).map((row) =>
      // "For each venom counter they have", not "counters".
      row.slot === 'each' ? { ...row, yieldsTo: [`their-${counter}`, `one-${counter}`] } : row,
    ),
    definePhrase({
      slot: 'each',
      name: `their-${counter}`,
      template: `${noun} they have` as 'they have',
      data: () => of({ who: 'that-player' }),
    }),
    definePhrase({
      slot: 'each',
      name: `one-${counter}`,
      yieldsTo: [`their-${counter}`],
      template: `${noun} {who:player} have~` as '{who:player}',
      build: ({ who }) => of(who),
      split: (q) =>
        typeof q === 'object' &&
        q.amount === 'counters' &&
        q.counter === counter &&
        'who' in q.on && { who: q.on },
    }),
  ];
}

/** Texts that say each row, by its name, in neutral words: a game may have others. */
function examplesOf({ counter, noun, on }: CounterWords): Readonly<Record<string, readonly string[]>> {
  if (on === 'player')
    return {
      [`get-a-${counter}`]: [`Each opponent gets a ${noun}.`],
      [`get-${counter}`]: [`Each opponent gets 2 ${noun}s.`],
      [`lose-${counter}`]: [`Chosen player loses 2 ${noun}s.`],
      [`their-${counter}`]: [`Each opponent draws a card for each ${noun} they have.`],
      [`one-${counter}`]: [`Draw a card for each ${noun} you have.`],
      [`compared-${counter}`]: [`If an opponent has 2 or more ${noun}s, draw a card.`],
    };
  return {
    [`put-a-${counter}`]: [`Put a ${noun} on chosen card.`],
    [`put-${counter}`]: [`Put 2 ${noun}s on each of your cards.`],
    [`remove-a-${counter}`]: [`Remove a ${noun} from chosen card.`],
    [`remove-${counter}`]: [`Remove 2 ${noun}s from chosen card.`],
    [`move-${counter}`]: [`Move 2 ${noun}s from chosen card to another chosen card.`],
    [`move-all-${counter}`]: [`Move all ${noun}s from chosen card to another chosen card.`],
    [`${counter}-on`]: [
      `Draw a card for each ${noun} on chosen card.`,
      `Draw cards equal to the number of ${noun}s on your cards.`,
    ],
    [`with-a-${counter}`]: [`Return chosen card with a ${noun} on it to its player's hand.`],
    [`with-no-${counter}`]: [`Return all cards with no ${noun}s on them to their player's hand.`],
    [`with-${counter}`]: [`Return chosen card with 2 or more ${noun}s on it to its player's hand.`],
    [`get-${counter}`]: [`Whenever this card gets a ${noun}, draw a card.`],
  };
}

/** The rows for a kind of counter that a game gives to `counterRows`. */
export function countersOf(words: CounterWords): Phrase[] {
  const { counter, noun, on, examples = {} } = words;
  const neutral = examplesOf(words);
  const rows = [
    ...(on === 'card' ? onCards(words) : onPlayers(words)),
    definePhrase({
      slot: 'event-predicate',
      name: `get-${counter}`,
      subject: on === 'card' ? 'cards' : 'player',
      template: `get~ a/an ${noun}` as 'get~',
      data: () => ({ on: `${counter}-counters-put` }),
    }),
  ];
  return rows.map((row) => {
    const own = examples[row.name];
    if (own !== undefined) return { ...row, examples: own };
    const shown = neutral[row.name];
    // A measure has the name of the number that is counted one by one.
    const said = row.slot === 'measure' ? shown?.slice(1) : row.slot === 'each' ? shown?.slice(0, 1) : shown;
    return said === undefined ? row : { ...row, neutral: true, examples: said };
  });
}
