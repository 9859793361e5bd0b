/** How much damage was removed, moved or put by an effect before. */
import { definePhrase, equal, inSteps, isAmount, stepsOf } from '@cardwright/dsl';

interface Ability {
  does?(kind: string): boolean;
}

const DONE = { amount: 'done', unit: 'damage' } as const;

/** What is said of it, and the effect that does it. */
export const DAMAGE_DONE = [
  ['removed', 'remove-damage'],
  ['moved', 'move-damage'],
  ['put', 'put-damage'],
] as const;

type Done = (typeof DAMAGE_DONE)[number][0];

/** The ways to say it, those that the text did first; whether it did any of them. */
const waysOf = ({ does }: Ability): readonly Done[] => {
  const [did, others] = [true, false].map((is) =>
    DAMAGE_DONE.filter(([, effect]) => (does?.(effect) ?? true) === is).map(([done]) => done),
  );
  return [...did!, ...others!];
};
const isDone = (_: unknown, { does }: Ability): boolean =>
  DAMAGE_DONE.some(([, effect]) => does?.(effect) ?? true);

const DEEDS = [
  'Remove up to 3 damage from chosen character.',
  'Move all damage from chosen character to chosen opposing character.',
  'Put 1 damage counter on each of your characters.',
] as const;
const [REMOVED, MOVED, PUT] = DEEDS;

export const damageDone = [
  definePhrase({
    slot: 'each',
    name: 'damage-done',
    template: '{n:integer} damage [counter#] {done:removed|moved|put} (this way|)',
    usual: isDone,
    build: ({ n }) => inSteps(DONE, n),
    split: (q, context) => {
      const { of, by } = stepsOf(q);
      return equal(of, DONE) && waysOf(context).map((done) => ({ n: by, done }));
    },
    examples: [
      `${REMOVED} Draw a card for each 1 damage removed this way.`,
      `${MOVED} Draw a card for each 1 damage moved this way.`,
      `${PUT} Draw a card for each 1 damage put this way.`,
    ],
  }),
  definePhrase({
    slot: 'each',
    name: 'damage-counter-done',
    yieldsTo: ['damage-done'],
    template: 'damage [counter] {done:removed|moved|put} (this way|)',
    usual: () => false,
    build: () => ({ ...DONE }),
    split: (q, context) => equal(q, DONE) && waysOf(context).map((done) => ({ done })),
    examples: [
      `${REMOVED} Gain 1 lore for each damage removed this way.`,
      `${MOVED} Gain 1 lore for each damage moved this way.`,
      `${PUT} Gain 1 lore for each damage put this way.`,
    ],
  }),
  definePhrase({
    slot: 'condition',
    name: 'damage-done',
    yieldsTo: ['measure-is-compared'],
    template: 'you {done:removed|moved|put} (damage|{n:amount} or more damage) this way',
    usual: isDone,
    build: ({ n = 1 }) => ({ if: 'compare', left: { ...DONE }, cmp: '>=', right: n }),
    split: (c, context) => {
      if (c.if !== 'compare' || c.cmp !== '>=' || !isAmount(c.right) || !equal(c.left, DONE))
        return undefined;
      const { right: n } = c;
      const counts: readonly object[] = n === 1 ? [{}, { n }] : [{ n }];
      return waysOf(context).flatMap((done) => counts.map((many) => ({ done, ...many }))) as never;
    },
    examples: [
      `${REMOVED} If you removed damage this way, draw a card.`,
      `${REMOVED} If you removed 2 or more damage this way, draw a card.`,
      `${MOVED} If you moved damage this way, draw a card.`,
      `${MOVED} If you moved 2 or more damage this way, draw a card.`,
      `${PUT} If you put damage this way, draw a card.`,
      `${PUT} If you put 2 or more damage this way, draw a card.`,
    ],
  }),
  definePhrase({
    slot: 'measure',
    name: 'damage-done',
    template: 'the damage {done:removed|moved|put} [this way]',
    usual: isDone,
    build: () => ({ ...DONE }),
    split: (q, context) => equal(q, DONE) && waysOf(context).map((done) => ({ done })),
    examples: [
      `${REMOVED} Gain lore equal to the damage removed.`,
      `${REMOVED} Draw cards equal to the damage removed this way.`,
      `${MOVED} Gain lore equal to the damage moved.`,
      `${MOVED} Draw cards equal to the damage moved this way.`,
      `${PUT} Gain lore equal to the damage put.`,
      `${PUT} Draw cards equal to the damage put this way.`,
    ],
  }),
];
