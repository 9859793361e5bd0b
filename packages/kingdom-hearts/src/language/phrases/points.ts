import type { CardSelector, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, equal, gainsOf, playerNumber } from '@cardwright/dsl';

/**
 * Besides what happens anyway: "1 additional HP" is as much of its own. The sum of one number keeps the word, since in
 * place of something it would be more than that.
 */
export const moreOf = (slot: 'hp-amount' | 'damage-amount', noun: string, examples: readonly string[]) => [
  definePhrase({
    slot,
    name: 'additional',
    yieldsTo: ['number'],
    usual: () => true,
    template: `{n:amount} additional ${noun}` as '{n:amount}',
    data: ({ n }) => ({ amount: 'plus', of: [n] }),
    examples,
  }),
];

/** A player's Worlds, as a noun phrase says them. */
const worldsOf = (player: PlayerSelector): CardSelector => ({
  pick: 'each',
  filter: [
    { is: 'type', type: 'world' },
    { is: 'of', player },
  ],
});

function ownerOfWorlds(worlds: CardSelector): PlayerSelector | undefined {
  const of = worlds.pick === 'each' ? worlds.filter.find((filter) => filter.is === 'of') : undefined;
  return of?.is === 'of' && equal(worlds, worldsOf(of.player)) ? of.player : undefined;
}

/** Heart Points are gained and lost by players (KH 4.1). */
export const points = [
  definePhrase({
    slot: 'player',
    name: 'all-players',
    // Not “players”: those are Player Cards.
    template: '(all players|both players)',
    number: 'pl',
    usual: () => false,
    data: () => ({ who: 'each-player' }),
    examples: ['All players lose 1 HP.', 'Players get +1 {A}.'],
  }),
  // As “they”, of one player.
  definePhrase({
    slot: 'subject',
    name: 'he-or-she',
    yieldsTo: ['pronoun', 'each-of-them'],
    template: 'he/she',
    number: 'sg',
    usual: () => false,
    build: () => ({ kind: 'pronoun', word: 'they' }),
    split: (s) => s.kind === 'pronoun' && {},
    examples: ['{PLAY}: Your opponent draws a card. Then he/she discards a card.'],
  }),
  // There is one opponent (KH 1): "each" of them does what effects say, and "an" opponent is the one of a condition.
  definePhrase({
    slot: 'player',
    name: 'the-opponent',
    yieldsTo: ['each-opponent', 'opponents'],
    template: '(your opponent|the opponent)',
    number: 'sg',
    usual: () => false,
    data: () => ({ who: 'opponents' }),
    examples: ['{PLAY}: Your opponent loses 1 HP.'],
  }),
  definePhrase({
    slot: 'player',
    name: 'the-opponent-of-a-condition',
    outranks: ['the-opponent'],
    yieldsTo: ['an-opponent', 'some-opponents'],
    template: '(your opponent|the opponent)',
    number: 'sg',
    usual: () => false,
    data: () => ({ who: 'an-opponent' }),
    examples: ['Whenever your opponent plays a Magic card, draw a card.'],
  }),
  ...gainsOf({
    id: 'hp',
    word: 'HP',
    slot: 'hp-amount',
    unit: '',
    gain: '(gain~|recover~|heal~|regain~)',
    after: ['card-count', 'damage-amount'],
  }),
  ...moreOf('hp-amount', 'HP', ['Whenever you win a challenge, each opponent loses 1 additional HP.']),
  ...playerNumber({
    id: 'hp',
    word: 'HP',
    amounts: 'hp-amount',
    of: (of) => ({ amount: 'hp', of }),
    read: (q) => (typeof q === 'object' && q.amount === 'hp' ? q.of : undefined),
    bound: (words) => `{n:amount} HP ${words}`,
    examples: {
      bound: ['While an opponent has 5 HP or more, this Friend gets +2 {S}.'],
      more: ['{PLAY}: If an opponent has more HP than you, gain 1 HP.'],
      measure: ['{PLAY}: Deal damage equal to your HP to chosen Dark card.'],
      each: ['This Friend gets +1 {S} for each HP you have.'],
    },
  }),
  definePhrase({
    slot: 'measure',
    name: 'level-excess',
    template: 'how much your level exceeds theirs',
    data: () => ({ amount: 'level-excess' }),
    examples: [
      'Whenever you win a challenge, each opponent loses HP equal to how much your level exceeds theirs.',
    ],
  }),
  definePhrase({
    slot: 'measure',
    name: 'total-world-level',
    yieldsTo: ['world-levels'],
    usual: () => false,
    template: '{of:possessive} total {type:type} {level:stat}',
    build: ({ of, type, level }) =>
      type === 'world' && level === 'level' ? { amount: 'world-levels', of } : undefined,
    split: (q) =>
      typeof q === 'object' && q.amount === 'world-levels' && { of: q.of, type: 'world', level: 'level' },
    examples: ['While your total World level is 7 or more, this Friend gets +2 {S}.'],
  }),
  definePhrase({
    slot: 'measure',
    name: 'world-levels',
    outranks: ['the-stat-of'],
    template: 'the total level of {worlds:np}',
    wording: { all: 'plain' },
    build: ({ worlds }) => {
      const of = ownerOfWorlds(worlds);
      return of && { amount: 'world-levels', of };
    },
    split: (q) => typeof q === 'object' && q.amount === 'world-levels' && { worlds: worldsOf(q.of) },
    examples: ["This Dark gets +{P} equal to the total level of each opponent's Worlds."],
  }),
];
