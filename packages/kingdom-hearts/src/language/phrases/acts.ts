import type { CardSelector } from '@cardwright/core/data';
import { actsOf, type Clause, cannotPhrase, definePhrase } from '@cardwright/dsl';

const FIGHTS = {
  'a battle': 'join-battle',
  'a challenge': 'join-challenge',
  'a battle or challenge': 'participate',
} as const;

/** What cards and players can't do, or can though a rule says otherwise. */
export const acts = [
  definePhrase({
    slot: 'acts',
    name: 'carry-another',
    template: 'carry another {type:type} card',
    build: ({ type }) => (type === 'equipment' ? { action: 'carry-another' } : undefined),
    split: (a) =>
      a.action === 'carry-another' &&
      a.other === undefined &&
      a.except === undefined && { type: 'equipment' },
    examples: ['This Player can carry another Equipment card.'],
  }),
  ...actsOf(
    {
      'share a name': 'share-name',
      'be discarded from play': 'be-discarded',
      'be captured': 'be-captured',
      'be dealt damage': 'be-damaged',
      'be defeated': 'be-defeated',
    },
    {
      'share-name': ['Your Friends can share a name.'],
      'be-discarded': ["This Friend can't be discarded from play."],
      'be-captured': ["Your Friends can't be captured."],
      'be-damaged': ["This Dark can't be dealt damage."],
      'be-defeated': ["Your other Dark can't be defeated."],
    },
  ),
  definePhrase({
    slot: 'acts',
    name: 'join',
    template: 'join {fight:a battle|a challenge|a battle or challenge}',
    words: { fight: FIGHTS },
    data: ({ fight }) => ({ action: fight }),
    examples: [
      "This Friend can't join a battle.",
      "This Friend can't join a challenge.",
      "This Friend can't join a battle or challenge.",
    ],
  }),
  // Damage of a battle is of no card (KH 9.15).
  definePhrase({
    slot: 'acts',
    name: 'be-dealt-damage-by',
    template: 'be dealt damage by {other:np}',
    wording: { all: 'plain', outside: true },
    data: ({ other }) => ({ action: 'be-damaged', other }),
    examples: ["This Dark can't be dealt damage by Magic cards."],
  }),
  // The same, said of the cards that deal it.
  definePhrase({
    slot: 'clause',
    name: 'cannot-deal-damage',
    template: "{other:np} can't deal damage to {what:object}",
    usual: () => false,
    wording: { all: 'plain', outside: true },
    build: ({ other, what }): Clause => ({
      subject: { kind: 'cards', cards: what },
      predicate: {
        value: { do: 'forbid', action: 'be-damaged', other },
        role: 'what',
        takes: 'cards',
        phrase: '',
      },
      tails: [],
    }),
    split: ({ subject, predicate: { value }, tails }) =>
      value.do === 'forbid' &&
      value.action === 'be-damaged' &&
      value.other !== undefined &&
      subject?.kind === 'cards' &&
      tails.length === 0 && { other: value.other as CardSelector, what: subject.cards },
    examples: ["Magic cards can't deal damage to this Dark."],
  }),
  cannotPhrase(
    {
      move: 'move',
      'start a battle': 'battle',
      escape: 'escape',
      challenge: 'challenge',
      'gain HP': 'gain-hp',
      'lose HP': 'lose-hp',
      'draw cards': 'draw',
    },
    [
      "Opponents can't move.",
      "{PLAY}: You can't move this turn.",
      "{PLAY}: Opponents can't start a battle during their next turn.",
      "Opponents can't escape.",
      "While you have a Friend named Goofy in play, opponents can't challenge.",
      "All players can't gain HP.",
      "Each opponent can't gain HP.",
      "During a challenge, you can't lose HP.",
      "Opponents can't draw cards.",
    ],
  ),
];
