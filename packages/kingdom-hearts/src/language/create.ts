import { createLanguage, type Language, type Lexicon, type Phrase } from '@cardwright/dsl';
import { objections } from './objections.ts';
import { phrases as own, slotLabels } from './phrases/index.ts';
import { words } from './words.ts';

/** What a mod or a set adds to the language. */
export interface KingdomHeartsLanguageOptions {
  /** Names of all cards that texts may speak of. */
  readonly names?: readonly string[];
  /** Home Worlds that texts may speak of. */
  readonly homeWorlds?: readonly string[];
  readonly lexicons?: readonly Lexicon[];
  readonly phrases?: readonly Phrase[];
}

/** The language of the Kingdom Hearts TCG. Making one costs a tenth of a second: keep it. */
export const createKingdomHeartsLanguage = ({
  names = [],
  homeWorlds = [],
  lexicons = [],
  phrases = [],
}: KingdomHeartsLanguageOptions = {}): Language =>
  createLanguage({
    lexicons: [
      words,
      ...lexicons,
      ...(names.length === 0 ? [] : [{ names: [...new Set(names)] }]),
      ...(homeWorlds.length === 0 ? [] : [{ classifications: [...new Set(homeWorlds)] }]),
    ],
    phrases: [...own, ...phrases],
    labels: slotLabels,
    objections,
    roles: {
      leaving: {
        effects: { defeat: 'what', 'discard-from-play': 'what' },
        events: { defeated: 'card', 'discarded-from-play': 'card' },
      },
    },
    lasting: ['forbid-here'],
    runsOn: true,
    // Cards in print may leave out the sign behind the name of what happens when they are played (KH 4.3).
    untimed: {
      words: '{PLAY}:',
      types: ['friend', 'magic-friend', 'equipment', 'dark', 'nobody', 'world'],
    },
    timesEnd: ['Phase', 'battle', 'challenge'],
    reminders: [
      // Halves are rounded down (KH 9.38).
      ...['round down', 'rounded down'].map((says) => ({
        of: 'half of a value',
        says,
        holds: ({ words }: { readonly words: string }) => words.includes(' half '),
      })),
    ],
    // The sign says that one is played (KH 4.3), and “Players” are Player Cards, of which each has one.
    without: [
      'event-predicate/be-played',
      'player/all-players',
      'player/your-opponent',
      'np/determined',
      'np/plural',
    ],
  });
