import { defineLexicon, type KeywordForm, type KeywordWord, type Lexicon } from '@cardwright/dsl';
import { classifications } from '../../cards/classifications.ts';
import { type Keyword, type KeywordParameter, keywords } from '../../keywords/index.ts';
import { spokenOf } from './keyword-words.ts';
import { misnomers } from './misnomers.ts';

const forms: Readonly<Record<KeywordParameter, readonly KeywordForm[]>> = {
  none: ['none'],
  number: ['number'],
  plus: ['signed'],
  ink: ['resource'],
  cost: ['number', 'resource', 'cost'],
};

/** A wording with the blanks that reminder text has: see `KeywordWord`. */
const withBlanks = (sentence: string): string =>
  sentence
    .replace(/\bN\b/g, '<number>')
    .replace(/\bNAME\b/g, '<name>')
    .replace(/\bKIND\b/g, '<kind>')
    .replace(/\bCOST\b/g, '<cost>');

const keywordWord = ({
  name,
  word,
  parameter,
  variants,
  variantsOf,
  bearers,
  beyondPlay,
  verb,
  definition,
  reminders = [],
  wordings = [],
}: Keyword): KeywordWord => ({
  id: name,
  word,
  forms: forms[parameter],
  ...(variants === undefined ? {} : { variants }),
  ...(variantsOf === undefined ? {} : { variantsOf }),
  ...(bearers && { bearers }),
  ...(verb && { verb }),
  ...(beyondPlay && { beyondPlay }),
  reminders: [...definition, ...reminders, ...wordings].map(withBlanks),
});

/** The words of the game; the names of cards come with each set. */
export const words: Lexicon = defineLexicon({
  types: [
    {
      id: 'character',
      one: 'character',
      many: 'characters',
      pronoun: 'they',
      stats: ['strength', 'willpower', 'lore', 'singing-cost'],
      does: [
        'be banished',
        'be challenged',
        'be at a location',
        'challenge',
        'dry',
        'exert',
        'gain lore',
        'have a card under it',
        'quest',
        'ready',
        'sing',
        'take damage',
      ],
    },
    { id: 'action', one: 'action', many: 'actions', resolves: true, stats: [], does: ['be sung'] },
    // A kind of action with a name of its own (CR 5.4.4): an action card with the classification Song.
    { id: 'song', one: 'song', many: 'songs', resolves: true, stats: [], does: ['be sung'] },
    {
      id: 'item',
      one: 'item',
      many: 'items',
      stats: [],
      does: ['be banished', 'exert', 'have a card under it', 'ready'],
    },
    {
      id: 'location',
      one: 'location',
      many: 'locations',
      stats: ['willpower', 'lore', 'move-cost'],
      does: [
        'be banished',
        'be challenged',
        'be moved to',
        'gain lore',
        'have a card under it',
        'take damage',
      ],
    },
  ],
  verbs: [{ base: 'sing', third: 'sings', past: 'sang', participle: 'sung' }],
  stats: [
    { id: 'strength', symbol: 'S' },
    { id: 'willpower', symbol: 'W' },
    { id: 'lore', symbol: 'L' },
    { id: 'move-cost', words: ['move cost'] },
  ],
  symbols: [
    { symbol: 'E', glyphs: ['⟳'] },
    { symbol: 'I', glyphs: ['⬡'], resource: 'ink' },
    { symbol: 'S', glyphs: ['¤'] },
    { symbol: 'W', glyphs: ['⛉'] },
    { symbol: 'L', glyphs: ['◊'] },
    { symbol: 'C', glyphs: ['◉'] },
  ],
  zones: [
    { id: 'deck', one: 'deck', many: 'decks', ordered: true },
    { id: 'hand', one: 'hand', many: 'hands', playedFrom: true },
    { id: 'discard', one: 'discard', many: 'discards' },
    { id: 'inkwell', one: 'inkwell', many: 'inkwells', does: ['exert', 'ready'] },
  ],
  once: ['banished'],
  keywords: keywords.map((keyword) => spokenOf(keywordWord(keyword))),
  classifications,
  colors: [
    { id: 'amber', word: 'Amber' },
    { id: 'amethyst', word: 'Amethyst' },
    { id: 'emerald', word: 'Emerald' },
    { id: 'ruby', word: 'Ruby' },
    { id: 'sapphire', word: 'Sapphire' },
    { id: 'steel', word: 'Steel' },
  ],
  states: [
    { id: 'ready', word: 'ready' },
    { id: 'exerted', word: 'exerted' },
    { id: 'damaged', word: 'damaged' },
    { id: 'undamaged', word: 'undamaged' },
    { id: 'drying', word: 'drying' },
    { id: 'facedown', word: 'facedown' },
    { id: 'faceup', word: 'faceup' },
  ],
  misnomers,
});
