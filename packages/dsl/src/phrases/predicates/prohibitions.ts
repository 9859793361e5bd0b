import type { ActionName } from '@cardwright/core/data';
import { choice } from '../../phrase/choice.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

export const PROHIBITIONS: readonly Phrase[] = [
  // Only what it says behind it: "… only if you have 2 beasts in play".
  definePhrase({
    slot: 'predicate',
    name: 'can-play',
    subject: { field: 'by', takes: 'player' },
    lasts: true,
    wording: { all: 'plain' },
    template: 'can play {what:np}',
    build: ({ what }) =>
      what.pick === 'self' || (what.pick === 'each' && what.from === undefined)
        ? { do: 'permit', what, action: 'play' as ActionName }
        : undefined,
    split: (e) =>
      e.do === 'permit' && e.action === ('play' as ActionName) && e.what && !e.other && { what: e.what },
  }),
];

/**
 * What cards can't do or suffer, each action with its words behind "can't": rows of the slot `acts`, by the action's name.
 *
 * @param examples by action; of “this card” if absent
 * @example
 * actsOf({ attack: 'attack', 'be targeted': 'be-chosen' })
 */
export const actsOf = (
  deeds: Readonly<Record<string, ActionName>>,
  examples: Readonly<Record<string, readonly string[]>> = {},
): Phrase[] =>
  Object.entries(deeds).map(([words, action]) =>
    definePhrase({
      slot: 'acts',
      name: action,
      template: words as 'attack',
      data: () => ({ action }),
      neutral: true,
      examples: examples[action] ?? [`This card can't ${words}.`],
    }),
  );

/**
 * What players can't do that is no act of their cards: each action with its words behind "can't".
 *
 * @example
 * cannotPhrase({ 'gain gold': 'gain-gold', 'mine': 'mine' }, ["Opponents can't gain gold."])
 */
export function cannotPhrase(
  deeds: Readonly<Record<string, ActionName>>,
  examples: readonly string[],
): Phrase {
  const row = {
    slot: 'predicate',
    name: 'cannot-as-player',
    subject: 'player',
    lasts: true,
    examples,
  } as const;
  const [[words, action], ...others] = Object.entries(deeds) as [[string, ActionName]];
  // One is no choice between words.
  if (others.length === 0)
    return definePhrase({
      ...row,
      template: `can't ${words}` as "can't play",
      data: () => ({ do: 'forbid-player', action }),
    });
  return definePhrase({
    ...row,
    template: `can't {action:${choice(deeds)}}` as "can't {action:draw|play}",
    words: { action: deeds as Record<'draw' | 'play', ActionName> },
    data: ({ action: one }) => ({ do: 'forbid-player', action: one }),
  });
}
