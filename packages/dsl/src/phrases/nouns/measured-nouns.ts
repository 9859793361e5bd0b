import type { CardSelector, Quantity } from '@cardwright/core/data';
import { choice } from '../../phrase/choice.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import type { Modifier } from '../../syntax/syntax.ts';
import { divide, select } from './nouns.ts';

/** Words before cards whose number is a measure: which are picked, and whether all of so many. */
const EQUAL_TO = {
  '': { pick: 'some', all: true },
  'a number of': { pick: 'some', all: true },
  'up to a number of': { pick: 'some', all: false },
  'a number of chosen': { pick: 'chosen', all: true },
  'up to a number of chosen': { pick: 'chosen', all: false },
} as const;
const AS_MANY = {
  'as many': EQUAL_TO['a number of'],
  'up to as many': EQUAL_TO['up to a number of'],
  'as many chosen': EQUAL_TO['a number of chosen'],
  'up to as many chosen': EQUAL_TO['up to a number of chosen'],
} as const;

type Picked = (typeof EQUAL_TO)[keyof typeof EQUAL_TO];

/** Cards that are picked by a measure, and the inverse. */
const measured = ({ pick, all }: Picked, { card: _, ...group }: Modifier, of: Quantity) =>
  select({ pick, range: { min: all ? of : 0, max: of } }, group);
function readMeasured(s: CardSelector): { picked: Picked; group: Modifier; of: Quantity }[] {
  if ((s.pick !== 'some' && s.pick !== 'chosen') || typeof s.range.max !== 'object') return [];
  const { min, max } = s.range;
  if (min !== 0 && !equal(min, max)) return [];
  const picked = { pick: s.pick, all: min !== 0 } as Picked;
  return divide(s)
    .filter((way) => !way.determiner.filter && !way.determiner.from)
    .map(({ group }) => ({ picked, group, of: max }));
}

/** As many as a measure says: "a number of chosen beasts equal to …", "as many cards from your discard as …". */
const asMany: Phrase[] = [
  definePhrase({
    slot: 'np',
    name: 'equal-to',
    yieldsTo: ['determined'],
    template: `{picked:${choice(EQUAL_TO)}} {group:group} equal to {of:measure}`,
    words: { picked: EQUAL_TO },
    number: 'pl',
    build: ({ picked, group, of }) => measured(picked, group, of),
    split: (s) => readMeasured(s),
  }),
  definePhrase({
    slot: 'np',
    name: 'as-many-as',
    yieldsTo: ['determined'],
    template: `{picked:${choice(AS_MANY)}} {group:group} as {of:as-many}`,
    words: { picked: AS_MANY },
    number: 'pl',
    usual: () => false,
    build: ({ picked, group, of }) => measured(picked, group, of),
    split: (s) => readMeasured(s),
  }),
];

/** "Half the cards in your hand, rounded down": as many of them as half of all. */
const half: Phrase = definePhrase({
  slot: 'np',
  name: 'half',
  yieldsTo: ['equal-to'],
  template: '(half the|half of the) {group:group} , rounded {rounded:down|up} [,]',
  number: 'pl',
  build: ({ group: { card: _, ...group }, rounded }) => {
    const all = select({ pick: 'each' }, group);
    const count = all === undefined ? undefined : halfOf(all, rounded);
    return count === undefined
      ? undefined
      : select({ pick: 'some', range: { min: count, max: count } }, group);
  },
  split: (s) => {
    if (s.pick !== 'some') return undefined;
    return divide(s)
      .filter((way) => !way.determiner.filter && !way.determiner.from)
      .flatMap(({ group: { card: _, ...group } }) => {
        const all = select({ pick: 'each' }, group);
        const rounded = (['down', 'up'] as const).find((one) => {
          const count = all && halfOf(all, one);
          return count && equal(s.range, { min: count, max: count });
        });
        return rounded ? [{ group, rounded }] : [];
      });
  },
  examples: ['down', 'up'].map(
    (rounded) => `Put half the cards in your hand, rounded ${rounded}, on the bottom of your deck.`,
  ),
});

const halfOf = (cards: CardSelector, rounded: 'down' | 'up'): Quantity => ({
  amount: 'share',
  of: { amount: 'cards', in: cards },
  by: 2,
  rounded,
});

/** Noun phrases whose number is a measure. */
export const MEASURED_NOUNS: readonly Phrase[] = [...asMany, half];
