import type { Destination, PlayerSelector, ZoneSelector } from '@cardwright/core/data';
import {
  definePhrase,
  type GrammaticalNumber,
  type Phrase,
  type SplitContext,
} from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
import { equal } from '../../syntax/equal.ts';
import { pronouns } from '../pronouns.ts';
import { isPronoun } from '../triggers/statements.ts';

function player<T extends string>(
  name: string,
  template: T,
  value: PlayerSelector,
  number: GrammaticalNumber,
): Phrase {
  return definePhrase({
    slot: 'player',
    name,
    template: template as 'you',
    number,
    data: () => value,
  });
}

const players: Phrase[] = [
  player('you', 'you', { who: 'you' }, 'pl'),
  ...withSpellings(player('each-opponent', 'each (opponent|opposing player)', { who: 'opponents' }, 'sg'), {
    name: 'opponents',
    template: '(opponents|all opponents|your opponents|opposing players)',
    number: 'pl',
  }),
  ...withSpellings(
    player('an-opponent', 'an (opponent|opposing player)', { who: 'an-opponent' }, 'sg'),
    { name: 'some-opponents', template: 'one or more opponents', number: 'pl' },
    { name: 'your-opponent', template: 'your opponent', yieldsTo: ['some-opponents'] },
  ),
  ...withSpellings(player('each-player', 'each player', { who: 'each-player' }, 'sg'), {
    name: 'all-players',
    template: '(all players|players)',
    number: 'pl',
  }),
  player('a-player', '(a player|any player)', { who: 'any-player' }, 'sg'),
  player('chosen-player', 'chosen player', { who: 'chosen-player', among: 'players' }, 'sg'),
  player(
    'chosen-opponent',
    'chosen (opponent|opposing player)',
    { who: 'chosen-player', among: 'opponents' },
    'sg',
  ),
  ...withSpellings(
    player(
      'that-player',
      '(that player|that opponent|the chosen player|the chosen opponent)',
      { who: 'that-player' },
      'sg',
    ),
    {
      name: 'those-players',
      template: '(those players|those opponents|the chosen players|the chosen opponents)',
      number: 'pl',
      usual: () => false,
    },
  ),
  definePhrase({
    slot: 'player',
    name: 'player-of',
    template: "{card:pronominal} 's player",
    number: 'sg',
    // A game has its own words for the players of an event.
    usual: (p) => !(p.who === 'player-of' && p.card.pick === 'ref' && p.card.ref.to === 'party'),
    build: ({ card }, context) =>
      card.pick === 'ref' || card.pick === 'self'
        ? { who: 'player-of', card }
        : context.refuse('whose player is meant? Say "that card\'s player"'),
    split: (p) => p.who === 'player-of' && !isPronoun(p.card) && { card: p.card },
  }),
  definePhrase({
    slot: 'player',
    name: 'player-of-that',
    template: "that {nouns:nouns} 's player",
    number: 'sg',
    build: ({ nouns: { filter } }) => ({
      who: 'player-of',
      card: { pick: 'ref', ref: { to: 'that' }, ...(filter.length > 0 && { filter }) },
    }),
    split: (p) =>
      p.who === 'player-of' &&
      p.card.pick === 'ref' &&
      p.card.ref.to === 'that' && [
        { nouns: { filter: p.card.filter ?? [], ...(!p.card.filter && { card: true as const }) } },
        { nouns: { filter: p.card.filter ?? [], card: true as const } },
      ],
    examples: ["Choose a card in an opponent's discard. That card's player draws a card."],
  }),
  definePhrase({
    slot: 'player',
    name: 'player-of-pronoun',
    template: '{pronoun:pronoun-possessive} player',
    number: 'sg',
    build: () => ({ who: 'player-of', card: { pick: 'ref', ref: { to: 'it' } } }),
    split: (p, context) => playerOfIt(p, context),
  }),
];

/** Whether the player is that of an antecedent: "their player", "its player". */
function playerOfIt(p: PlayerSelector, context: SplitContext): { pronoun: string }[] | false {
  return p.who === 'player-of' && isPronoun(p.card) && pronouns(p.card, context, ['they', 'it', 'he', 'she']);
}

const possessives: Phrase[] = [
  definePhrase({
    slot: 'possessive',
    name: 'your',
    number: 'sg',
    template: 'your',
    data: () => ({ who: 'you' }),
  }),
  ...withSpellings(
    definePhrase({
      slot: 'possessive',
      name: 'their',
      number: 'sg',
      template: 'their',
      data: () => ({ who: 'that-player' }),
    }),
    { name: 'its', template: 'its', usual: () => false },
  ),
  definePhrase({
    slot: 'possessive',
    name: 'players',
    template: "{pronoun:pronoun-possessive} players '",
    number: 'pl',
    build: () => ({ who: 'player-of', card: { pick: 'ref', ref: { to: 'it' } } }),
    split: (p, context) => context.number === 'pl' && playerOfIt(p, context),
  }),
  definePhrase({
    slot: 'possessive',
    name: 'of-player',
    yieldsTo: ['players', 'their'],
    template: "{player:player} 's",
    number: 'sg',
    data: ({ player }) => player,
    when: ({ player }) => player.who !== 'you',
  }),
  definePhrase({
    slot: 'possessive',
    name: 'opponents',
    yieldsTo: ['of-player'],
    template: "(opponents|your opponents) '",
    number: 'pl',
    data: () => ({ who: 'opponents' }),
  }),
];

const zones: Phrase[] = [
  definePhrase({
    slot: 'zone',
    name: 'of-player',
    template: '{of:possessive} {zone:zone-word}',
    data: ({ of, zone }) => ({ zone: zone as ZoneSelector['zone'], of }),
  }),
  definePhrase({
    slot: 'zone',
    name: 'that',
    template: 'that {zone:zone-word}',
    number: 'sg',
    usual: () => false,
    data: ({ zone }) => ({ zone: zone as ZoneSelector['zone'], of: { who: 'that-player' } }),
    examples: ["Look at the top card of chosen player's deck. You may put it on the bottom of that deck."],
  }),
  definePhrase({
    slot: 'zone',
    name: 'any',
    template: 'any {zone:zone-word}',
    number: 'sg',
    data: ({ zone }) => ({ zone: zone as ZoneSelector['zone'] }),
  }),
];

function destination(name: string, template: string, rest: Omit<Destination, 'zone' | 'of'>): Phrase {
  return definePhrase({
    slot: 'destination',
    name,
    template: template as 'to {zone:zone} [{order:order}]',
    // "Any deck": a card goes to somebody's.
    build: ({ zone, order }, context) =>
      zone.of
        ? { ...zone, ...rest, ...(order && { order }) }
        : context.refuse('whose is it? A card goes to one player'),
    split: ({ zone, of, order, ...other }) =>
      equal(other, rest) && of && (order ? { zone: { zone, of }, order } : { zone: { zone, of } }),
  });
}

/** "On the bottom": of the deck mentioned before. */
function unsaidDeck(name: string, template: string, rest: Omit<Destination, 'zone' | 'of'>): Phrase {
  return definePhrase({
    slot: 'destination',
    name,
    template: template as 'on the bottom [{order:order}]',
    data: ({ order }) => ({ zone: 'deck', ...rest, order }),
  });
}

const destinations: Phrase[] = [
  ...(['any', 'random'] as const).map((order) =>
    definePhrase({
      slot: 'order',
      name: order,
      template: order === 'any' ? 'in any order' : '(in random order|in a random order)',
      data: () => order,
    }),
  ),
  unsaidDeck('on-top-unsaid', '(on|onto) the top [of the deck] [{order:order}]', { position: 'top' }),
  unsaidDeck('on-bottom-unsaid', '(on|onto) the bottom [of the deck] [{order:order}]', {
    position: 'bottom',
  }),
  destination('to', '(into|to|in) {zone:zone}', {}),
  destination('on-top', '(on the top|on top|onto the top) of {zone:zone} [{order:order}]', {
    position: 'top',
  }),
  destination('on-bottom', '(on|onto) the bottom of {zone:zone} [{order:order}]', { position: 'bottom' }),
  destination(
    'on-either',
    '(on either the top or the bottom|on the top or the bottom|on the top or bottom|on top or bottom) of {zone:zone}',
    { position: 'choice' },
  ),
  destination('on-either-order', 'on either the top or the bottom of {zone:zone} {order:order}', {
    position: 'choice',
  }),
];

export const PLAYERS: readonly Phrase[] = [...players, ...possessives, ...zones, ...destinations];
