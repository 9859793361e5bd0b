/** How much damage was removed or moved by an effect before. */
import { definePhrase, equal, inSteps, isAmount, stepsOf } from '@cardwright/dsl';

interface Ability {
  does?(kind: string): boolean;
}

const DONE = { amount: 'done', unit: 'damage' } as const;

/** What is said of it, and the effect that does it. */
export const DAMAGE_DONE = [
  ['removed', 'remove-damage'],
  ['moved', 'move-damage'],
] as const;

export const damageDone = DAMAGE_DONE.flatMap(([done, effect]) => {
  const isDone = (_: unknown, { does }: Ability) => does?.(effect) ?? true;
  const [deed, cards] =
    done === 'removed'
      ? ['Remove up to 3 damage from', 'chosen character']
      : ['Move all damage from', 'chosen character to chosen opposing character'];
  return [
    definePhrase({
      slot: 'each',
      name: `damage-${done}`,
      ...(done === 'moved' && { yieldsTo: ['damage-counter-removed'] }),
      template: `{n:integer} damage [counter#] (${done} this way|${done})` as '{n:amount} damage [counter#]',
      usual: isDone,
      build: ({ n }) => inSteps(DONE, n),
      split: (q) => {
        const { of, by } = stepsOf(q);
        return equal(of, DONE) && { n: by };
      },
      examples: [`${deed} ${cards}. Draw a card for each 1 damage ${done} this way.`],
    }),
    definePhrase({
      slot: 'each',
      name: `damage-counter-${done}`,
      yieldsTo: [`damage-${done}`],
      template: `damage [counter] (${done} this way|${done})` as 'damage [counter]',
      usual: () => false,
      data: () => ({ ...DONE }),
      examples: [`${deed} ${cards}. Gain 1 lore for each damage ${done} this way.`],
    }),
    definePhrase({
      slot: 'condition',
      name: `damage-${done}`,
      yieldsTo: ['measure-is-compared'],
      template: `you ${done} (damage|{n:amount} or more damage) this way` as 'you [{n:amount}]',
      usual: isDone,
      build: ({ n = 1 }) => ({ if: 'compare', left: { ...DONE }, cmp: '>=', right: n }),
      split: (c) =>
        c.if === 'compare' &&
        c.cmp === '>=' &&
        isAmount(c.right) &&
        equal(c.left, DONE) &&
        ((c.right === 1 ? [{}, { n: 1 }] : { n: c.right }) as never),
      examples: [
        `${deed} ${cards}. If you ${done} damage this way, draw a card.`,
        `${deed} ${cards}. If you ${done} 2 or more damage this way, draw a card.`,
      ],
    }),
    definePhrase({
      slot: 'measure',
      name: `damage-${done}`,
      ...(done === 'moved' && { yieldsTo: ['damage-removed'] }),
      template: `the damage ${done} [this way]` as 'the damage [this way]',
      usual: isDone,
      data: () => ({ ...DONE }),
      examples: [
        `${deed} ${cards}. Gain lore equal to the damage ${done}.`,
        `${deed} ${cards}. Draw cards equal to the damage ${done} this way.`,
      ],
    }),
  ];
});
