import type { Ability, CardSelector, Effect, PlayerSelector, ZoneSelector } from '@cardwright/core/data';
import { createKingdomHearts, type KingdomHeartsOptions, kingdomHearts } from '@cardwright/kingdom-hearts';
import {
  type CardFacts,
  card,
  type PlayerLiteral,
  type Scenario,
  type ScenarioSetup,
  scenario,
  type TestCard,
} from '@cardwright/testkit/vitest';
import { createKingdomHeartsLanguage } from '../../src/language/create.ts';

/** Facts of a card made in a test beyond its numbers. */
export type Facts = Omit<CardFacts, 'name' | 'stats' | 'type'>;

const make = (type: string, name: string, stats: Record<string, number>, facts: Facts = {}): TestCard =>
  card({ name, type, stats, ...facts });

const numbers = (text: string): number[] => text.split('/').map(Number);

/** A Player Card. @param values level, Attack, Magic and Heart Points: `1/4/1/8` */
export const player = (name = 'Sora', values = '1/4/1/8', group = 'Light', facts: Facts = {}): TestCard => {
  const [level, attack, magic, hp] = numbers(values) as [number, number, number, number];
  return make(
    'player',
    name,
    { level, attack, magic },
    { classifications: [group], attributes: { hp }, ...facts },
  );
};

/** A Form Change. @param values level, Attack and Magic */
export const form = (name: string, values = '3/6/2', group = 'Light', facts: Facts = {}): TestCard => {
  const [level, attack, magic] = numbers(values) as [number, number, number];
  const attributes = { form: true };
  return make('player', name, { level, attack, magic }, { classifications: [group], attributes, ...facts });
};

const character =
  (type: string) =>
  (name: string, values = '1/2/1', facts: Facts = {}): TestCard => {
    const [level, support, magic] = numbers(values) as [number, number, number];
    return make(type, name, { level, support, magic }, facts);
  };

/** A Friend. @param values level, Support and Magic: `1/2/1` */
export const friend = character('friend');
export const magicFriend = character('magic-friend');

/** @param values level and Power: `1/6` */
export const dark = (name: string, values = '1/6', facts: Facts = {}): TestCard => {
  const [level, power] = numbers(values) as [number, number];
  return make('dark', name, { level, power }, { classifications: ['Heartless'], ...facts });
};
export const nobody = (name: string, values = '1/6', facts: Facts = {}): TestCard => {
  const [level, power] = numbers(values) as [number, number];
  return make('nobody', name, { level, power }, facts);
};

/** @param values level and Dark Level: `2/3` */
export const world = (name: string, values = '2/3', facts: Facts = {}): TestCard => {
  const [level, darkLevel] = numbers(values) as [number, number];
  return make('world', name, { level, 'dark-level': darkLevel }, facts);
};

/** @param values Support and Magic Support: `1/0` */
export const equipment = (name: string, values = '1/0', facts: Facts = {}): TestCard => {
  const [support, magic] = numbers(values) as [number, number];
  return make('equipment', name, { support, magic }, facts);
};

export const magic = (name: string, level = 1, facts: Facts = {}): TestCard =>
  make('magic', name, { level }, facts);
export const attack = (name: string, support = 2, facts: Facts = {}): TestCard =>
  make('attack', name, { support }, facts);
export const technique = (name: string, facts: Facts = {}): TestCard => make('technique', name, {}, facts);
export const event = (name: string, facts: Facts = {}): TestCard => make('event', name, {}, facts);

/** What fills decks and does nothing. */
export const filler = event('Filler');

/** Reads the text of cards made in tests, which may speak of these names and Home Worlds. */
export const language = createKingdomHeartsLanguage({
  names: ['Sora', 'Riku', 'Donald Duck', 'Goofy', 'Aladdin', 'Simba', 'Oathkeeper', 'Ultima Weapon'],
  homeWorlds: ['Agrabah', 'Disney Castle', 'Hundred Acre Wood', 'Pride Lands'],
});

/** A duel with cards made in the test; each player is a level 1 Sora unless the side says otherwise. */
export const duel = (
  players: readonly PlayerLiteral[] = [],
  setup: Partial<ScenarioSetup> = {},
  options?: Partial<KingdomHeartsOptions>,
): Scenario =>
  scenario({
    plugins: [options === undefined ? kingdomHearts : createKingdomHearts(options)],
    filler,
    language,
    players: [0, 1].map((i) => ({ 'player-area': [player()], ...players[i] })),
    ...setup,
  });

/** The player that an ability's text calls "you". */
export const you = { who: 'you' } as const;
/** A text that happens when the card is played. */
export const whenPlayed = (...effects: readonly Effect[]): Ability => ({
  kind: 'triggered',
  on: [{ on: 'played', card: { pick: 'self' } }],
  effects,
});
export const spell = (...effects: readonly Effect[]): Ability => ({ kind: 'spell', effects });
export const standing = (...effects: readonly Effect[]): Ability => ({ kind: 'static', effects });
/** Cards of a type, and whose. */
export const all = (type: string, whose?: PlayerSelector, from?: ZoneSelector): CardSelector => ({
  pick: 'each',
  filter: [{ is: 'type', type }, ...(whose === undefined ? [] : [{ is: 'of' as const, player: whose }])],
  ...(from === undefined ? {} : { from }),
});
