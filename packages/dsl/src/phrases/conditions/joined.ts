/** "And" and "or" between conditions. */
import type { Condition } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

const JOINTS = [
  ['all', 'and'],
  ['any', 'or'],
] as const;

export const JOINED_CONDITIONS: readonly Phrase[] = [
  definePhrase({
    slot: 'conditions',
    name: 'one',
    // "If you have a relic and 2 beasts" is one condition.
    outranks: JOINTS.map(([joint]) => joint),
    template: '{only:condition}',
    data: ({ only }) => only,
  }),
  ...JOINTS.map(([joint, word]) =>
    definePhrase({
      slot: 'conditions',
      name: joint,
      yieldsTo: ['one'],
      template: `{first:condition} ${word} {rest:conditions}` as '{first:condition} {rest:conditions}',
      build: ({ first, rest }, { refuse }): Condition | undefined => {
        if (rest.if === joint) return { if: joint, of: [first, ...rest.of] };
        // A condition of its own may have both parts in it ("you have a relic and a beast").
        return rest.if === 'all' || rest.if === 'any'
          ? refuse('"and" and "or" in one condition: which of them belong together?')
          : { if: joint, of: [first, rest] };
      },
      split: (c) => {
        if (c.if !== joint) return undefined;
        const [first, second, ...more] = c.of;
        return (
          first && second && { first, rest: more.length > 0 ? { if: joint, of: [second, ...more] } : second }
        );
      },
      ...(joint === 'any' && {
        examples: ['If you have a card in play or an opponent has no cards in their hand, draw a card.'],
      }),
    }),
  ),
];
