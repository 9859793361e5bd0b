import type { Destination, PlayerSelector, ZoneSelector } from '@cardwright/core/data';
import { choice } from '../../phrase/choice.ts';
import {
  type BuildContext,
  definePhrase,
  type GrammaticalNumber,
  type Phrase,
  type SplitContext,
} from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
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
  definePhrase({
    slot: 'player',
    name: 'chosen',
    template: 'chosen {among:player|opponent|opposing player}',
    words: { among: { player: 'players', opponent: 'opponents', 'opposing player': 'opponents' } },
    number: 'sg',
    data: ({ among }) => ({ who: 'chosen-player', among }),
  }),
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

/** Where in a zone, by the words before it. */
const POSITIONS = {
  'on the top': 'top',
  'on top': 'top',
  'onto the top': 'top',
  'on the bottom': 'bottom',
  'onto the bottom': 'bottom',
} as const;

/** "Any deck": a card goes to somebody's. */
const somebodys = ({ zone, of }: ZoneSelector, context: BuildContext): Destination | undefined =>
  of ? { zone, of } : context.refuse('whose is it? A card goes to one player');

const destinations: Phrase[] = [
  definePhrase({
    slot: 'order',
    name: 'order',
    template: 'in {order:any|random|a random} order',
    words: { order: { any: 'any', random: 'random', 'a random': 'random' } },
    data: ({ order }) => order,
  }),
  // "On the bottom": of the deck mentioned before.
  definePhrase({
    slot: 'destination',
    name: 'on-top-unsaid',
    template: '(on|onto) the {position:top|bottom} [of the deck] [{order:order}]',
    data: ({ position, order }) => ({ zone: 'deck', position, order }),
  }),
  definePhrase({
    slot: 'destination',
    name: 'to',
    template: '(into|to|in) {zone:zone}',
    build: ({ zone }, context) => somebodys(zone, context),
    split: ({ zone, of, ...other }) => Object.keys(other).length === 0 && of && { zone: { zone, of } },
  }),
  definePhrase({
    slot: 'destination',
    name: 'on-top',
    template: `{position:${choice(POSITIONS)}} of {zone:zone} [{order:order}]`,
    words: { position: POSITIONS },
    build: ({ position, zone, order }, context) => {
      const whose = somebodys(zone, context);
      return whose && { ...whose, position, ...(order && { order }) };
    },
    split: ({ zone, of, order, position, ...other }) =>
      Object.keys(other).length === 0 &&
      (position === 'top' || position === 'bottom') &&
      of && { zone: { zone, of }, position, ...(order && { order }) },
  }),
  definePhrase({
    slot: 'destination',
    name: 'on-either',
    template:
      '(on either the top or the bottom of {zone:zone} [{order:order}]|(on the top or the bottom|on the top or bottom|on top or bottom) of {zone:zone})',
    build: ({ zone, order }, context) => {
      const whose = somebodys(zone!, context);
      return whose && { ...whose, position: 'choice', ...(order && { order }) };
    },
    split: ({ zone, of, order, position, ...other }) =>
      Object.keys(other).length === 0 &&
      position === 'choice' &&
      of && { zone: { zone, of }, ...(order && { order }) },
  }),
];

export const PLAYERS: readonly Phrase[] = [...players, ...possessives, ...zones, ...destinations];
