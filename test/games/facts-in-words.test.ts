import { createEngine, type Plugin } from '@cardwright/core';
import { findIgnoredData } from '@cardwright/core/bind';
import { forEachPart } from '@cardwright/core/data';
import { compileText, type Language } from '@cardwright/dsl';
import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { languageOf } from '@cardwright/kingdom-hearts/language';
import { lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { describe, expect, test } from 'vitest';

/**
 * Every fact that an engine has, as text says it: each kind of event, each zone, each column of cards, players and the
 * game. A fact has a sentence that names it, or a reason for which no text does.
 */
type Facts = Readonly<Record<string, string>>;

interface Game {
  readonly plugin: Plugin;
  readonly language: Language;
  /** By fact: a sentence. */
  readonly said: Facts;
  /** By fact: why there is none. */
  readonly unsaid: Facts;
}

const ENGINE = 'the engine keeps it for itself';
const DERIVED = 'it follows from where the card lies, which zones say';
const DONE = 'the game is over, or over for that player: nothing is read any more';

/** The same for every game. */
const core = {
  said: {
    'event left-play': 'Whenever a card leaves play, draw a card.',
    'event returned': 'Whenever a card is returned to your hand, draw a card.',
    'event left-zone': 'Whenever a card leaves your hand, draw a card.',
    'event drawn': 'Whenever you draw a card, draw a card.',
    'event discarded': 'Whenever you discard a card, draw a card.',
    'event shuffled': 'Whenever an opponent shuffles their deck, draw a card.',
    'event revealed': 'Whenever you reveal a card, draw a card.',
    'event looked-at': 'Whenever you look at a card, draw a card.',
    'event searched': 'Whenever you search your deck, draw a card.',
    'event activated': 'Whenever you use an ability, draw a card.',
    'event card-named': 'Whenever you name a card, draw a card.',
    'event turn-started': 'At the start of your turn, draw a card.',
    'event turn-ended': 'At the end of your turn, draw a card.',
    'zone deck': 'Whenever a card leaves your deck, draw a card.',
    'zone hand': 'Whenever a card leaves your hand, draw a card.',
    'zone play': 'Whenever a card is returned to your hand from play, draw a card.',
    'player turns-taken': 'If it’s your third turn or later, draw a card.',
    'game turn': 'On the second turn of the game, whenever you draw a card, draw a card.',
    'game active-player': 'Whenever you draw a card, if it’s your turn, draw a card.',
    'game starting-player': 'If you took the first turn of the game, draw a card.',
  },
  unsaid: {
    'event moved': 'every move is said as leaving a zone and entering one',
    'event effect-began': ENGINE,
    'event effects-ended': ENGINE,
    'event ability-used': ENGINE,
    'event loop-ended': ENGINE,
    'event turn-began': 'the start of the turn is said as the moment for triggers: turn-started',
    'event step-began': 'steps are the rules’ own; texts name the turn',
    'event game-won': DONE,
    'event player-lost': DONE,
    'event game-drawn': DONE,
    'zone removed': 'cards of players who have left the game are out of reach',
    'card definition': 'what is printed is said by its name, type, cost and stats',
    'card owner': 'a card’s player is said, whatever the zone',
    'card zone': DERIVED,
    'card incarnation': ENGINE,
    'card next': ENGINE,
    'card previous': ENGINE,
    'card entered-turn': 'what came this turn is said by the event that brought it',
    'player left': DONE,
    'player latest-turn': ENGINE,
    'game step': 'steps are the rules’ own; texts name the turn',
    'game outcome': DONE,
    'game winner': DONE,
    'game players': 'players are counted where they are spoken of',
    'game cards': ENGINE,
    'game unchecked': ENGINE,
    'game checks-made': ENGINE,
    'game serial': ENGINE,
    'game random-0': ENGINE,
    'game random-1': ENGINE,
    'game random-2': ENGINE,
    'game random-3': ENGINE,
  },
} as const;

const games: Readonly<Record<string, Game>> = {
  Lorcana: {
    plugin: lorcana,
    language: createLorcanaLanguage(),
    said: {
      ...core.said,
      'event entered-zone': 'Whenever a card is put into your discard, draw a card.',
      'event chosen': 'Whenever one of your characters is chosen for an action or ability, draw a card.',
      'event readied': 'Whenever you ready this character, draw a card.',
      'event exerted': 'Whenever an opposing character is exerted, draw a card.',
      'event ink-paid': 'Whenever you pay 3 {I} or more to play a card, draw a card.',
      'event inked': 'Whenever you ink a card, draw a card.',
      'event quested': 'Whenever this character quests, draw a card.',
      'event lore-gained': 'Whenever you gain lore, draw a card.',
      'event lore-lost': 'Whenever an opponent loses lore, draw a card.',
      'event moved-to-location': 'Whenever this character moves to a location, draw a card.',
      'event banished': 'Whenever one of your characters is banished, draw a card.',
      'event damaged': 'Whenever this character is dealt damage, draw a card.',
      'event damage-taken': 'Whenever this character takes damage, draw a card.',
      'event damage-removed': 'Whenever you remove damage from one of your characters, draw a card.',
      'event damage-moved': 'Whenever you move damage from one of your characters, draw a card.',
      'event challenged': 'Whenever this character challenges, draw a card.',
      'event played': 'Whenever you play a card, draw a card.',
      'event played-on': 'Whenever you play a character on this character, draw a card.',
      'event sung': 'Whenever this character sings a song, draw a card.',
      'event put-under': 'Whenever you put a card under this character, draw a card.',
      'zone discard': 'Whenever a card leaves your discard, draw a card.',
      'zone inkwell': 'Whenever a card leaves your inkwell, draw a card.',
      'card controller': 'Exert all your characters.',
      'card under': 'This character gets +1 {L} for each card under him.',
      'card facedown': 'Put the top card of your deck into your inkwell facedown.',
      'card damage': 'Banish chosen damaged character.',
      'card exerted': 'Ready chosen exerted character.',
      'card dry': 'Banish chosen drying character.',
      'card at-location': 'While this character is at a location, it gets +1 {L}.',
      'card shifted': 'When you play this character, if you used <Shift> to play her, draw a card.',
      'player lore': 'If you have 10 or more lore, draw a card.',
      'game challenger': 'While this character is challenging, it gets +1 {S}.',
      'game challenged': 'While this character is being challenged, it gets +1 {S}.',
    },
    unsaid: {
      ...core.unsaid,
      'event dried': 'the state says it: drying, until the turn of its player begins',
      'event starting-player-determined': 'nothing is in play yet; who began is said later',
      'event hand-altered': 'nothing is in play yet',
      'event damage-put': 'damage that is put counts as damage that is taken',
      'event challenge-ended': 'a challenge is said by its beginning, and lasts as “while challenging” does',
      'event action-finished': 'an action that is done is put into the discard: entered-zone',
      'event modifier-spent': ENGINE,
      'zone under': 'cards there are said to be under another card',
      'card played-turn': 'what was played this turn is said by its event',
      'card damaged-by': ENGINE,
      'card damaged-at': ENGINE,
      'player inked-this-turn': 'the cards that are put into the inkwell are counted by their events',
      'player altered': 'nothing is in play yet',
    },
  },
  'Kingdom Hearts': {
    plugin: kingdomHearts,
    language: languageOf([]),
    said: {
      ...core.said,
      'event entered-zone': 'Whenever a card is put into your discard pile, draw a card.',
      'event battle-began': 'Whenever you start a battle, draw a card.',
      'event battle-ended': 'Whenever you start a battle, this Friend gets +1 {S} during that battle.',
      'event escaped': 'Whenever you escape, draw a card.',
      'event joined': 'Whenever this Friend joins a battle or challenge, draw a card.',
      'event damaged': 'Whenever this Dark is dealt damage, draw a card.',
      'event challenge-began': 'Whenever you challenge a player, draw a card.',
      'event challenge-won': 'Whenever you win a challenge, draw a card.',
      'event challenge-lost': 'Whenever you lose a challenge, draw a card.',
      'event challenge-ended':
        'Whenever you challenge a player, this Friend gets +1 {S} during that challenge.',
      'event discarded-from-play': 'When this Friend is discarded from play, draw a card.',
      'event defeated': 'Whenever a Dark is defeated, draw a card.',
      'event played': 'Whenever you play a Friend, draw a card.',
      'event moved-to-a-world': 'Whenever you move, draw a card.',
      'event equipped': 'Whenever this Equipment is equipped, draw a card.',
      'event hp-gained': 'Whenever you gain HP, draw a card.',
      'event hp-lost': 'Whenever you lose HP, draw a card.',
      'event game-started': 'At the start of the game, draw a card.',
      'event captured': 'Whenever a Friend is captured, draw a card.',
      'event counters-put': 'Whenever this Friend gets a counter, draw a card.',
      'event counters-removed': 'Whenever this Friend loses a counter, draw a card.',
      'event chosen': 'Whenever this Friend is chosen, draw a card.',
      'zone discard': 'Whenever a card leaves your discard pile, draw a card.',
      'card controller': 'Discard one of your Friend cards from play.',
      'card counters': 'This Friend gets +1 {S} for each counter on this Friend.',
      'card attached-to': 'The bearer gets +2 {A}.',
      'card captured': 'Capture chosen opposing Friend card.',
      'player hp': 'This Friend gets +1 {S} for each HP you have.',
      'game battling': 'During a battle, your Friends get +1 {S}.',
      'game loser-of-challenge':
        'If you lose a challenge in which this card took part, return it to your hand instead of discarding it.',
      'game challenging': 'During a challenge, your Friends get +1 {S}.',
    },
    unsaid: {
      ...core.unsaid,
      'event cleared': 'what a rule of the game discards counts as discarded from play',
      'event damage-worn-off': 'a rule of the game at the end of a battle, which no one does',
      'event passed': 'that nothing is done in a challenge is no deed',
      'event deck-replenished': 'a rule of the game, which no one does',
      'event player-card-placed': 'nothing is in play yet',
      'event starting-player-determined': 'nothing is in play yet; who began is said later',
      'zone under': 'cards under others have no words in this game',
      'zone player-area': 'cards in play are said by their type',
      'zone friend-area': 'cards in play are said by their type',
      'zone world-area': 'cards in play are said by their type',
      'zone dark-area': 'cards in play are said by their type',
      'card under': 'cards under others have no words in this game',
      'card facedown': 'no card lies face down in this game',
      'card damage': 'damage lasts for a battle: it is said where it is dealt',
      'card damaged-by': ENGINE,
      'card participating': 'who takes part is said by the event: joins a battle or challenge',
      'card dark-ever': ENGINE,
      'card stranded': ENGINE,
      'player moves-this-turn': 'moves are counted by their events',
      'player battles-this-turn': 'battles are counted by their events',
      'player challenges-this-turn': 'challenges are counted by their events',
      'player escaped-this-turn': 'escapes are counted by their events',
      'player dark-this-turn': 'Dark cards that are played are counted by their events',
      'game options-taken': ENGINE,
      'game passes': ENGINE,
    },
  },
};

/** The facts of an engine, by what they are and their names. */
function factsOf(plugin: Plugin): readonly string[] {
  const { eventKinds, zonesByName, columns } = createEngine({ plugins: [plugin] });
  return [
    ...[...eventKinds.keys()].map((name) => `event ${name}`),
    ...[...zonesByName.keys()].map((name) => `zone ${name}`),
    ...columns.map(({ scope, name }) => `${scope} ${name}`),
  ];
}

/** What reads a sentence on a card of some type, and binds it; undefined where nothing does. */
function readOn(game: Game, text: string): object | undefined {
  const engine = createEngine({ plugins: [game.plugin] });
  for (const { id: type, resolves = false } of game.language.lexicon.types ?? []) {
    const { abilities, verdict } = compileText(game.language, { text, type, resolves, pronoun: 'they' });
    if (!verdict.roundTrip) continue;
    const ignored = abilities.flatMap(({ ability }, i) => findIgnoredData(engine, `${type} ${i}`, ability));
    if (ignored.length === 0) return abilities.map(({ ability }) => ability);
  }
  return undefined;
}

/** Whether data says a kind of event or a zone. */
function mentions(data: object, name: string): boolean {
  let found = false;
  forEachPart(data, (part) => {
    if (part['on'] === name || part['zone'] === name) found = true;
  });
  return found;
}

describe.each(Object.entries(games))('every fact of %s', (_name, game) => {
  const facts = factsOf(game.plugin);

  test('is said by a sentence, or by none for a reason', () => {
    const known = [...Object.keys(game.said), ...Object.keys(game.unsaid)];
    expect(facts.filter((fact) => !known.includes(fact))).toEqual([]);
    expect(known.filter((fact) => !facts.includes(fact))).toEqual([]);
    expect(Object.keys(game.said).filter((fact) => fact in game.unsaid)).toEqual([]);
  });

  test.each(Object.entries(game.said))('%s: %s', (fact, sentence) => {
    const data = readOn(game, sentence);
    expect(data).toBeDefined();
    const [what, name] = fact.split(' ') as [string, string];
    if (what === 'event' || what === 'zone') expect(mentions(data!, name)).toBe(true);
  });
});
