/**
 * The classes of one-word mutants that mean what the printed text means: the word that was changed says nothing where it
 * stands, or says the same. Anything else is a word that was swallowed.
 */
import type { Change } from './mutants.ts';
import { ALSO, COST, type Place, START } from './place.ts';

/** Mutants that mean the same as the printed text. */
export interface Paraphrase {
  readonly why: string;
  readonly change: Change;
  /** "from → to", in small letters. */
  readonly words: readonly string[];
  readonly place?: Place;
}

export const paraphrases: readonly Paraphrase[] = [
  {
    why: 'A stat may be said before its number: “with Power 4 or less”.',
    change: 'swapped',
    words: ['4 {p}'],
  },
  {
    why: 'A type or a class alone is a card of it, in any zone: “a song” is “a song card”.',
    change: 'deleted',
    words: ['card', 'cards'],
    place: { behind: /(?:\b(?:character|item|location|action|song)|\p{Lu}\p{L}+) $/u },
  },
  {
    why: 'Until they have so many cards, cards are drawn and discarded.',
    change: 'deleted',
    words: ['cards'],
    place: { behind: /\b(?:draws?|discards?|have 2) $/, before: /^ (?:until|in their hand)|^\./ },
  },
  {
    why: 'Orders that “and” joins may be sentences of their own.',
    change: 'replaced',
    words: ['and → .'],
    place: { before: /^ \p{L}/u },
  },
  {
    why: 'Damage is counted in counters, and may be said without.',
    change: 'deleted',
    words: ['counter', 'counters'],
    place: { behind: /\bdamage $/i },
  },
  {
    why: 'An order is given to you, and “pay less” is one.',
    change: 'deleted',
    words: ['you'],
    place: { behind: START },
  },
  {
    why: '“On the top of” and “on top of”.',
    change: 'deleted',
    words: ['the'],
    place: { behind: /\b(?:on|or) $/, before: /^ (?:top|bottom)\b/ },
  },
  { why: '“All the” and “all”.', change: 'deleted', words: ['the'], place: { behind: /\ball $/ } },
  {
    why: 'Of two that are joined by “or” it is either.',
    change: 'deleted',
    words: ['either'],
    place: { before: /^ [^.]*\bor\b/ },
  },
  {
    why: 'What the next sentence says is done then.',
    change: 'deleted',
    words: ['then'],
    place: { behind: /\. $/ },
  },
  { why: '“Also” adds nothing to what is done.', change: 'deleted', words: ['also'], place: ALSO },
  {
    why: 'A song that was sung is played again, and cards of a deck are put back on it.',
    change: 'deleted',
    words: ['again', 'back'],
    place: { behind: /\b(?:play that song|put (?:it|them)) $/i },
  },
  {
    why: '“For each damage” is for each 1.',
    change: 'deleted',
    words: ['1'],
    place: { behind: /\beach $/, before: /^ damage/ },
  },
  {
    why: 'What happened before in this turn is said in either past.',
    change: 'deleted',
    words: ["'ve", 'has', 'have'],
    place: { before: /^ [^.,]*this turn/ },
  },
  {
    why: 'The cost of a keyword has one resource.',
    change: 'deleted',
    words: ['{i}'],
    place: COST,
  },
  {
    why: 'Yours are all of yours, those that are there all of them, and a plural that does something all of its kind.',
    change: 'deleted',
    words: ['all'],
    place: { before: /^ (?:of )?(?:your|the)\b/ },
  },
  { why: 'The same of a subject.', change: 'deleted', words: ['all'], place: { behind: START } },
  {
    why: 'What several do, or is done to several, each does or is done to each.',
    change: 'deleted',
    words: ['each'],
    place: { behind: /\b(?:they|damage|less|cards) $/i },
  },
  {
    why: 'A verb is said once for what “and” joins, where it is the same.',
    change: 'deleted',
    words: ['gets', 'get', 'gain', 'gains', 'deal', 'put'],
    place: { behind: /\band (?:[\p{L} ]+ )?$/u },
  },
  {
    why: 'Your opponents are the opponents there are.',
    change: 'deleted',
    words: ['your'],
    place: { before: /^ opponents?\b/ },
  },
  {
    why: '“Would” says that something else is done instead.',
    change: 'deleted',
    words: ['instead'],
    place: { behind: /\bwould\b[^.]* $/ },
  },
  { why: '“A chosen” is “chosen”.', change: 'deleted', words: ['a'], place: { before: /^ chosen\b/ } },
  {
    why: 'Only characters have what is asked of “any with”.',
    change: 'deleted',
    words: ['characters'],
    place: { behind: /\bany $/ },
  },
  {
    why: 'Adjectives and “also” stand in any order.',
    change: 'swapped',
    words: [
      'damaged opposing',
      'opposing damaged',
      'opposing ready',
      'ready opposing',
      'opposing exerted',
      'exerted opposing',
      'other chosen',
      'other damaged',
      'damaged other',
      'other exerted',
      'exerted other',
      'other opposing',
      'opposing other',
      'other undamaged',
      'may also',
    ],
  },
  {
    why: 'No data tell who a character is spoken of as but for the card itself: a pronoun means who it can.',
    change: 'replaced',
    words: pairs(
      ['they', 'he', 'she', 'it', 'that'],
      ['them', 'him', 'her', 'it'],
      ['their', 'its', 'his', 'her', 'that'],
    ),
  },
  {
    why: 'One is one: “a”, “any”, “1”, and “another” of what has just been drawn or counted.',
    change: 'replaced',
    words: pairs(['a', 'an', 'any', '1', 'another']),
  },
  {
    why: 'When something happens and whenever it does.',
    change: 'replaced',
    words: pairs(['when', 'whenever']),
  },
  {
    why: 'Zones of several players, each of whom has one.',
    change: 'replaced',
    words: pairs(
      ['deck', 'decks'],
      ['discard', 'discards'],
      ['hand', 'hands'],
      ['inkwell', 'inkwells'],
      ['turn', 'turns'],
    ),
  },
  {
    why: 'A number as a word.',
    change: 'replaced',
    words: pairs(
      ['1', 'one'],
      ['2', 'two'],
      ['3', 'three'],
      ['4', 'four'],
      ['5', 'five'],
      ['6', 'six'],
      ['7', 'seven'],
      ['8', 'eight'],
      ['9', 'nine'],
      ['10', 'ten'],
    ),
  },
  {
    why: 'Cards are put or returned to where they belong, in or from it.',
    change: 'replaced',
    words: pairs(['put', 'return', 'puts', 'returns'], ['to', 'into', 'in', 'from']),
  },
  {
    why: 'Spellings of one meaning; kinds that are joined by “and” are any of them.',
    change: 'replaced',
    words: pairs(
      ['can', 'may'],
      ["can't", "don't", "doesn't"],
      ['exert', '{e}', 'exerts'],
      ['all', 'the', 'each', 'all the'],
      ['less', 'fewer'],
      ['or', 'and/or', 'and'],
      ['more', 'greater'],
      ['that', 'the', 'those'],
      ['and', 'then'],
      ['while', 'if'],
    ),
  },
  {
    why: 'During your opponent’s turn and during an opponent’s.',
    change: 'replaced',
    words: pairs(['an', 'your']),
    place: { before: /^ opponent/ },
  },
  {
    why: 'A comma in the place of “card”, behind a type.',
    change: 'replaced',
    words: ['card → ,'],
    place: { behind: /\b(?:character|item|location|action|song),$/, before: /^and\b/ },
  },
  {
    why: 'This card is called a card or by its type.',
    change: 'replaced',
    words: pairs(['character', 'card'], ['item', 'card'], ['location', 'card'], ['action', 'card']),
    place: { behind: /\bthis $/i },
  },
  {
    why: 'What was banished, discarded or chosen is those cards, one or several.',
    change: 'replaced',
    words: pairs(['character', 'characters'], ['card', 'cards']),
    place: { behind: /\bthe \p{L}+ed $/u },
  },
];

function pairs(...groups: readonly (readonly string[])[]): string[] {
  return groups.flatMap((group) =>
    group.flatMap((from) => group.filter((to) => to !== from).map((to) => `${from} → ${to}`)),
  );
}
