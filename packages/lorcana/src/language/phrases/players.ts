import type { KeywordName } from '@cardwright/core/data';
import { cannotPhrase, capPhrases, definePhrase, isLess, negated } from '@cardwright/dsl';

/** What players cannot do, need and are spared; and what opponents do to their own cards. */
export const players = [
  cannotPhrase(
    { 'gain lore': 'gain-lore', 'lose lore': 'lose-lore', 'draw cards': 'draw', 'ink cards': 'ink' },
    [
      "During opponents' turns, you can't gain lore.",
      "During opponents' turns, you can't lose lore.",
      "Opponents can't draw cards this turn.",
      "Opponents can't ink cards.",
    ],
  ),
  ...capPhrases([
    [
      'quest',
      'quested',
      'card',
      'quest with',
      'cards',
      "Opponents can't quest with more than 2 characters each turn.",
    ],
    [
      'challenge',
      'challenged',
      'by',
      'challenge with',
      'cards',
      "Opponents can't challenge with more than 1 character each turn.",
    ],
    ['draw', 'drawn', null, 'draw', 'players', "Opponents can't draw more than 2 cards each turn."],
    ['ink', 'inked', null, 'ink', 'players', 'You can only ink 1 card each turn.'],
  ]),
  definePhrase({
    slot: 'predicate',
    name: 'choose-and-do',
    yieldsTo: ['banish', 'exert'],
    subject: 'player',
    template: 'choose~ and {kind:banish~|exert~} {what:np}',
    usual: (e) => (e.do === 'banish' || e.do === 'exert') && e.what?.pick === 'some',
    build: ({ kind, what }) => (what.pick === 'some' ? { do: kind, what } : undefined),
    split: (e) =>
      (e.do === 'banish' || e.do === 'exert') && e.what?.pick === 'some' && { kind: e.do, what: e.what },
    examples: [
      'Each opponent chooses and banishes one of their characters.',
      'Each opponent chooses and exerts one of their characters.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'lose-keyword',
    subject: 'cards',
    lasts: true,
    template: 'lose~ {keyword:keyword}',
    data: ({ keyword }) => ({ do: 'lose-keyword', keyword: keyword as KeywordName }),
    examples: ['Whenever this character quests, it gets +1 {L} and loses Reckless this turn.'],
  }),
  // So much, or so much more or less than without it.
  definePhrase({
    slot: 'predicate',
    name: 'need-lore',
    subject: 'player',
    lasts: true,
    template:
      'need~ ({lore:amount} lore|{n:amount} {way:more|less} lore [than usual]) to win the game' as 'need~ [{lore:amount}] [{n:amount}] [{way:more|less}]',
    words: { way: { more: 1, less: -1 } },
    build: ({ lore, n = 0, way = 1 }) =>
      lore === undefined
        ? { do: 'change-lore-to-win', by: way > 0 ? n : negated(n) }
        : { do: 'lore-to-win', lore },
    split: (e) => {
      if (e.do === 'lore-to-win') return e.lore !== undefined && { lore: e.lore };
      if (e.do !== 'change-lore-to-win' || e.by === undefined) return undefined;
      return isLess(e.by) ? { n: negated(e.by), way: -1 } : { n: e.by, way: 1 };
    },
    examples: [
      'Opponents need 25 lore to win the game.',
      'Opponents need 5 more lore to win the game.',
      'You need 1 less lore to win the game.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'count-as-inkable',
    subject: 'cards',
    lasts: true,
    template: 'count~ as having {C}',
    data: () => ({ do: 'count-as-inkable' }),
    examples: ['All cards in your hand count as having {C}.'],
  }),
];
