/**
 * The classes of one-word mutants that are understood though a word of them is not in the canonical wording of what was
 * read, or though they mean what the printed text means. Anything else is a word that was swallowed.
 */
import type { Change } from './mutants.ts';

/** Mutants that mean the same as the printed text. */
export interface Paraphrase {
  readonly why: string;
  readonly change: Change;
  /** "from → to", in small letters. */
  readonly words: readonly string[];
}

export const paraphrases: readonly Paraphrase[] = [
  {
    why: 'A type alone is a card of that type, in any zone: “a song” is “a song card”.',
    change: 'deleted',
    words: ['card', 'cards'],
  },
  {
    why: 'Damage is counted in counters, and may be said without.',
    change: 'deleted',
    words: ['counter', 'counters'],
  },
  { why: 'An order is given to you, and “pay less” is one.', change: 'deleted', words: ['you'] },
  { why: '“On the top of” and “on top of”, “all the” and “all”.', change: 'deleted', words: ['the'] },
  {
    why: 'Words that lean on what the sentence says without them: two places are either, a next sentence is then.',
    change: 'deleted',
    words: ['either', 'then', 'also', 'again', 'back', 'to', 'all', 'players'],
  },
  { why: '“For each damage” is for each 1.', change: 'deleted', words: ['1'] },
  { why: 'What happened before is said in either past.', change: 'deleted', words: ["'ve", 'has', 'have'] },
  { why: 'The cost of a keyword has one resource.', change: 'deleted', words: ['{i}'] },
  { why: 'What is done to several is done to each of them.', change: 'deleted', words: ['each', 'all'] },
  {
    why: 'A verb is said once for what “and” joins, where it is the same.',
    change: 'deleted',
    words: ['gets', 'get', 'gain', 'gains', 'deal', 'put'],
  },
  {
    why: 'A comma that is missing between two clauses is told as a warning.',
    change: 'deleted',
    words: ['and'],
  },
  { why: 'Your opponents are the opponents there are.', change: 'deleted', words: ['your'] },
  { why: '“Would” says that something else is done instead.', change: 'deleted', words: ['instead'] },
  { why: '“A chosen” is “chosen”.', change: 'deleted', words: ['a'] },
  { why: 'Only characters have what is asked of “any with”.', change: 'deleted', words: ['characters'] },
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
    why: '“If you do” and “if they do” ask whether it was done, by whoever may.',
    change: 'replaced',
    words: pairs(['you', 'they']),
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
      ['moved', 'removed'],
      ['or', 'and/or', 'and'],
      ['more', 'greater'],
      ['that', 'the', 'those'],
      ['an', 'your'],
      ['and', 'then'],
      ["'s", "'re"],
      ["'", "'s"],
      ['while', 'if'],
      ['card', ','],
    ),
  },
  {
    why: 'This card is called a card or by its type, and an ability in quotation marks is on what gains it.',
    change: 'replaced',
    words: pairs(['character', 'card', 'item', 'location', 'action', 'song', 'characters']),
  },
];

/** Words that the canonical wording says in others, or not at all. */
export interface Wording {
  readonly why: string;
  readonly lost: readonly string[];
  /** One of these is in the canonical wording instead; absent: nothing is. */
  readonly said?: readonly string[];
}

export const wordings: readonly Wording[] = [
  { why: 'An order says no “you”.', lost: ['you'] },
  { why: 'Joined clauses are sentences.', lost: ['and', 'then'] },
  {
    why: 'What two sentences say of the same cards for the same time is one sentence.',
    lost: ['your', 'characters', 'this', 'turn', 'gain', 'get', 'opponents', 'players'],
  },
  {
    why: 'That opponent, and that player, is “they”.',
    lost: ['that', 'opponent', 'player', "'s", 'loses'],
    said: ['they', 'their'],
  },
  {
    why: '“More” and “greater”, “less” and “fewer” are the same.',
    lost: ['greater', 'more', 'less', 'fewer'],
    said: ['more', 'greater', 'less', 'fewer'],
  },
  {
    why: 'Any of them, whichever, is “a”, and what it does while it is at a place it does there.',
    lost: ['any', 'while'],
    said: ['a'],
  },
  { why: '{E} is the word for it, too.', lost: ['{e}'], said: ['exerts', 'exert', 'exerted'] },
  { why: '“Also” adds nothing to what is done.', lost: ['also'] },
  {
    why: 'Cards are returned to a hand and put elsewhere.',
    lost: ['return', 'returns', 'to', 'put', 'puts', 'into'],
    said: ['put', 'puts', 'into', 'return', 'returns', 'to'],
  },
  {
    why: 'Pronouns are those of the cards that are spoken of.',
    lost: ['they', 'them', 'their', 'it', 'its', 'he', 'him', 'his', 'she', 'her'],
    said: ['they', 'them', 'their', 'it', 'its', 'your'],
  },
  {
    why: '“Another character of yours” is one of your other characters, “all of your” your.',
    lost: ['a', 'an', 'another', 'each', 'of', 'yours', 'all', 'one', 'other', 'character', 'item'],
    said: ['one', 'your', 'other', 'another', 'characters', 'cards', 'items'],
  },
  {
    why: 'All of them, and what each does, is said as the predicate says it.',
    lost: ['all', 'each', 'any', 'the', 'a', 'from', 'in'],
    said: ['all', 'each', 'characters', 'cards', 'a', 'from', 'in', 'items', 'locations', 'action'],
  },
  { why: 'A subject that is all of them is said without “all”.', lost: ['all', 'each', 'the', 'of'] },
  { why: 'What was spoken of is that.', lost: ['the', 'that', 'those'], said: ['that', 'their'] },
  {
    why: 'What a card has, or had when it was last seen, is its {S}.',
    lost: ['had', 'has'],
    said: ['is', "'s"],
  },
  { why: '“Unless” is “if … not”.', lost: ['unless', 'if'], said: ['while', 'not', 'and', "aren't"] },
  { why: '“1 chosen” is “chosen”.', lost: ['1'] },
  { why: 'One is “a”.', lost: ['1', 'any', 'or', 'more', 'characters'], said: ['a', 'one'] },
  {
    why: 'What can happen once is said with “when”, what lasts with “while”.',
    lost: ['when', 'whenever', 'if', 'while', 'during'],
    said: ['when', 'whenever', 'while', 'if', 'during'],
  },
  {
    why: 'Opponents and players are spoken of one by one, and what they have in play is opposing.',
    lost: ['opponents', 'players', 'play', 'have', 'in', "'s", 'player', "don't"],
    said: ['opponent', 'player', 'opposing', 'players', 'hands', 'inkwells', "doesn't"],
  },
  {
    why: 'It is readied or readies, exerts or is exerted.',
    lost: ['exerts', 'is', 'readied', '{e}'],
    said: ['exerted', 'readies', 'exert', 'are'],
  },
  {
    why: 'Before it is in play this card is called a card.',
    lost: ['item', 'action', 'character', 'location'],
    said: ['card'],
  },
  {
    why: 'What is no song is a non-song.',
    lost: ['song', 'location', 'character', 'item', 'that', "isn't"],
    said: ['non-song', 'non-location', 'non-character', 'non-item'],
  },
  { why: '“Only have” is “have up to”.', lost: ['only'], said: ['up'] },
  { why: '“Played no” is “didn’t play”.', lost: ['no', 'played'], said: ["didn't"] },
  { why: 'The cost of a keyword has one resource.', lost: ['{i}'] },
  { why: '“Cards named” and “search for” say what kind of card is meant once.', lost: ['card', 'a'] },
  { why: 'Two places that are one deck.', lost: ['deck'] },
  {
    why: 'To gain and to give are the same.',
    lost: ['give', 'gives'],
    said: ['gain', 'gains', 'get', 'gets'],
  },
  { why: 'Cards are chosen when they are not said to be.', lost: ['choose', 'chooses'] },
];

/** Whether two words are the forms of one: "deck", "decks"; "have", "has". */
export const sameStem = (one: string, other: string): boolean =>
  stem(one) === stem(other) || (FORMS.has(one) && FORMS.has(other));
const stem = (word: string): string => word.replace(/(?:es|s|ed|e)$/, '');
const FORMS: ReadonlySet<string> = new Set(['have', 'has']);

function pairs(...groups: readonly (readonly string[])[]): string[] {
  return groups.flatMap((group) =>
    group.flatMap((from) => group.filter((to) => to !== from).map((to) => `${from} → ${to}`)),
  );
}
