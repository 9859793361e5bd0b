import type { CardDefinition, Effect, PlayerSelector } from '@cardwright/core/data';
import type { SituationCard, SituationMeans, SituationRules } from '@cardwright/core/game';
import { copiesAllowed } from '../formats/define-format.ts';

type Base = Omit<CardDefinition, 'id' | 'name' | 'fullName' | 'abilities'>;

const base = (
  type: string,
  cost: number,
  stats: Readonly<Record<string, number>> = {},
  classifications: readonly string[] = [],
  inkable = true,
): Base => ({
  type,
  cost,
  stats,
  classifications,
  colors: ['amber'],
  attributes: { inkable },
});

/** Characters of three sizes: easily banished, surviving, and banishing. */
const characters = [
  base('character', 2, { strength: 2, willpower: 3, lore: 1 }),
  base('character', 1, { strength: 1, willpower: 1, lore: 1 }),
  base('character', 7, { strength: 6, willpower: 8, lore: 3 }, [], false),
];

/** A card as it is played with Shift (CR 8.10), and the one that it is played on. */
const shifted = ({ definition }: SituationCard) => {
  if (definition.type !== 'character') return [];
  const named = { name: 'Twin', fullName: 'Twin' };
  const shift = { kind: 'keyword', keyword: 'shift', value: 1 } as const;
  const abilities = [...definition.abilities, shift];
  return [
    { zone: 'hand', card: { definition: { ...definition, ...named, abilities }, columns: {} } },
    { zone: 'play', card: { definition: { ...characters[0]!, ...named, abilities: [] }, columns: {} } },
  ];
};

/** The same, on the card that the situation is for. */
const shiftedOn = ({ definition }: SituationCard, { name }: CardDefinition) => {
  if (definition.type !== 'character') return [];
  const shift = { kind: 'keyword', keyword: 'shift', value: 1 } as const;
  const abilities = [...definition.abilities, shift];
  return [
    { zone: 'hand', card: { definition: { ...definition, name, fullName: name, abilities }, columns: {} } },
  ];
};

/** A card in play with an ability that is paid for in ink. */
const withAbility = ({ definition }: SituationCard) => {
  if (definition.type === 'action') return [];
  const ability = {
    kind: 'activated',
    costs: [{ pay: 'resource', resource: 'ink', amount: 2 }],
    effects: [{ do: 'gain-lore', player: { who: 'you' }, amount: 1 }],
  } as const;
  const abilities = [...definition.abilities, ability];
  return [{ zone: 'play', card: { definition: { ...definition, abilities }, columns: {} } }];
};

/** Exerts a character that has a classification. */
const exertOneThatIs = (effect: Effect, player: PlayerSelector): readonly Effect[] => {
  if (effect.do !== 'add-classification') return [];
  const { classification } = effect;
  const filter = [
    { is: 'type', type: 'character' },
    { is: 'classification', classification },
  ] as const;
  return [{ do: 'exert', player, what: { pick: 'chosen', range: { min: 1, max: 1 }, filter } }];
};

/** Makes every challenger banish its target and be banished. */
const allStrong: SituationMeans = (_card, player) => {
  const characters = { is: 'type', type: 'character' } as const;
  const opposing = { is: 'of', player: { who: 'opponents' } } as const;
  return [
    { do: 'exert', player, what: { pick: 'each', filter: [characters, opposing] } },
    {
      do: 'modify',
      what: { pick: 'each', filter: [characters] },
      stat: 'strength',
      by: 9,
      duration: { lasts: 'this-turn' },
    },
  ];
};

/** Puts some characters at locations of their player. */
const atLocations: NonNullable<SituationRules['arrange']> = (sides, { cardOf, below }) => {
  for (const [player, { play }] of sides.entries()) {
    if (!Array.isArray(play)) continue;
    const types = play.map(({ card }) => cardOf(card).type);
    const locations = [...types.keys()].filter((at) => types[at] === 'location');
    for (const [at, literal] of play.entries()) {
      if (locations.length === 0 || types[at] !== 'character' || below(3) > 0) continue;
      const location = locations[below(locations.length)]!;
      play[at] = { ...literal, 'at-location': `p${player}:play:${location}` };
    }
  }
};

/** How situations for Lorcana's cards are made. */
export const situations: SituationRules = {
  cards: {
    character: characters,
    item: [base('item', 2)],
    location: [base('location', 2, { willpower: 6, lore: 1, 'move-cost': 1 })],
    action: [base('action', 2), base('action', 7)],
    song: [base('action', 3, {}, ['Song'])],
  },
  states: {
    ready: { exerted: 0 },
    exerted: { exerted: 1 },
    damaged: { damage: 1 },
    undamaged: { damage: 0 },
    dry: { dry: 1 },
    drying: { dry: 0 },
    facedown: { facedown: true },
    faceup: { facedown: false },
    'card-under': { under: 1 },
    shifted: { shifted: true },
    // Brought about by play: challenges, moves, turns.
    challenging: null,
    'being-challenged': null,
    'at-a-location': null,
    here: null,
    'played-this-turn': null,
    'challenged-this-turn': null,
    'quested-this-turn': null,
    sung: null,
    inkable: {},
  },
  filters: {
    under: (_filter, card) => {
      card.columns['under'] = 1;
    },
    // Brought about by moves, and by where others are.
    'at-location': () => undefined,
    'at-location-of': () => undefined,
    damage: (filter, card) => {
      const { cmp, value } = filter as { cmp: string; value: unknown };
      const number = typeof value === 'number' ? value : 1;
      card.columns['damage'] = cmp === '<' || cmp === '<=' ? 0 : cmp === '>' ? number + 1 : number;
      const { stats } = card.definition;
      if ('willpower' in stats)
        card.definition = { ...card.definition, stats: { ...stats, willpower: number + 6 } };
    },
  },
  events: {
    banish: ['banished'],
    exert: ['exerted'],
    ready: ['readied'],
    'deal-damage': ['damaged'],
    'put-damage': ['damage-put'],
    'remove-damage': ['damage-removed'],
    'move-damage': ['damage-moved'],
    'gain-lore': ['lore-gained'],
    'lose-lore': ['lore-lost'],
  },
  asides: ['chosen'],
  most: 300,
  needs: { ready: 'exerted', exert: 'ready', 'remove-damage': 'damaged', 'move-damage': 'damaged' },
  passing: ['action', 'song'],
  ways: { shifted, 'with-shift': shifted, 'played-on': shiftedOn },
  acts: { shift: shifted, 'use-ability': withAbility },
  before: {
    'deck-copies': (effect, card) =>
      effect.do === 'deck-copies' &&
      copiesAllowed(card) === (effect.most === 'any' ? Number.POSITIVE_INFINITY : effect.most),
  },
  means: {
    card: base('action', 0, {}, [], false),
    events: {
      'damage-removed': (from, player) => [{ do: 'remove-damage', player, amount: 1, upTo: false, from }],
      damaged: (to, player) => [{ do: 'deal-damage', player, amount: 1, to }],
      'damage-taken': (to, player) => [{ do: 'deal-damage', player, amount: 1, to }],
      'damage-moved': (from, player) => [
        { do: 'move-damage', player, amount: 1, upTo: false, from, to: { ...from } },
      ],
      banished: (what, player) => [{ do: 'banish', player, what }],
      'left-play': (what, player) => [{ do: 'banish', player, what }],
      exerted: (what, player) => [{ do: 'exert', player, what }],
      readied: (what, player) => [{ do: 'ready', player, what }],
      chosen: (what, player) => [{ do: 'exert', player, what }],
      discarded: (_card, player) => [{ do: 'discard', player, count: 'all' }],
      'put-under': (under, player) => [
        { do: 'put-under', player, what: { pick: 'top', count: 1, of: player, zone: 'deck' }, under },
      ],
      'lore-gained': (_card, player) => [{ do: 'gain-lore', player, amount: 2 }],
      'lore-lost': (_card, player) => [{ do: 'lose-lore', player, amount: 2 }],
    },
    actions: {
      'be-banished': (what, player) => [{ do: 'banish', player, what }],
      'lose-lore': (_card, player) => [{ do: 'lose-lore', player, amount: 2 }],
      'gain-lore': (_card, player) => [{ do: 'gain-lore', player, amount: 2 }],
    },
    again: {
      challenged: (what, player) => [{ do: 'ready', player, what }],
      quested: (what, player) => [{ do: 'ready', player, what }],
    },
    circumstances: {
      'in-challenge': allStrong,
    },
    gains: {
      'add-classification': exertOneThatIs,
      // As much as wins otherwise.
      'lore-to-win': (effect) =>
        effect.do === 'lore-to-win' ? [{ do: 'gain-lore', player: effect.player, amount: 16 }] : [],
    },
    states: {
      damaged: (to, player) => [{ do: 'put-damage', player, amount: 1, on: to }],
      'card-under': (under, player) => [
        { do: 'put-under', player, what: { pick: 'top', count: 1, of: player, zone: 'deck' }, under },
      ],
    },
    columns: { lore: (_card, player) => [{ do: 'gain-lore', player, amount: 9 }] },
  },
  arrange: atLocations,
  side: { inkwell: 12, lore: 5 },
};
