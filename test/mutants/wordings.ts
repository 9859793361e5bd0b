/**
 * Words of a mutant that the canonical wording of what was read says in other words, or not at all. What is in no class
 * is a word that was swallowed.
 */
import { ALSO, COST, type Place, START } from './place.ts';

export interface Wording {
  readonly why: string;
  readonly lost: readonly string[];
  /** One of these is in the canonical wording instead; absent: nothing is. A full stop is a word here. */
  readonly said?: readonly string[];
  readonly place?: Place;
}

/** The nouns of cards, with an adjective or a class before them. */
const NOUN = /^ (?:[\p{L}{}]+ )*(?:character|item|location|action|song|card)s?\b/u;

/** What printed cards of the Kingdom Hearts TCG say of what another word is printed for here. */
const IDIOM: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['cannot'], ["can't"]],
  [['one'], ['a', '1']],
  [
    ['control', 'controls'],
    ['have', 'has', 'play'],
  ],
  [['every'], ['each', 'all']],
  [['topmost'], ['current']],
  [
    ['participate', 'participates', 'participated', 'take', 'takes', 'part', 'in'],
    ['join', 'joins', 'joined'],
  ],
  [['beginning'], ['start']],
  [['the', 'total', 'of'], ["'s"]],
  [
    ['level', 'power', 'pow', 'support', 'attack', 'magic', 'value'],
    ['{l}', '{p}', '{s}', '{a}', '{m}'],
  ],
];

export const wordings: readonly Wording[] = [
  ...IDIOM.map(([lost, said]): Wording => ({ why: 'The same in the words of printed cards.', lost, said })),
  { why: 'An order says no “you”.', lost: ['you'], place: { behind: START } },
  {
    why: 'Joined clauses are sentences.',
    lost: ['and'],
    said: ['.'],
    place: { behind: /[\p{L}\d}”] $/u, before: /^ (?:then )?[\p{L}{]/u },
  },
  {
    why: 'What “then” joins are sentences, or joined by “and” where it is the second of two.',
    lost: ['then'],
    said: ['.', 'and'],
    place: { behind: /(?:,|\.|\band) $/ },
  },
  { why: '“Also” adds nothing to what is done.', lost: ['also'], place: ALSO },
  {
    why: 'What two sentences say of the same cards for the same time is one sentence, which names them once.',
    lost: ['your', 'characters'],
    place: { behind: /\. (?:Your )?$/ },
  },
  {
    why: 'And says once for how long.',
    lost: ['this', 'turn'],
    place: { before: /^(?: turn)?\. Your characters\b/ },
  },
  {
    why: 'Cards are returned to a hand and put elsewhere.',
    lost: ['return', 'returns', 'to'],
    said: ['put', 'puts', 'into'],
  },
  {
    why: 'Pronouns are those of the cards that are spoken of.',
    lost: ['they', 'them', 'their', 'it', 'its', 'he', 'him', 'his', 'she', 'her'],
    said: ['they', 'them', 'their', 'it', 'its'],
  },
  {
    why: '“Another character of yours” is one of your other characters.',
    lost: ['another'],
    said: ['other'],
    place: { before: /^ (?:\p{L}+ )*(?:of your|character|item|location)/u },
  },
  {
    why: '“Chosen other” is “another chosen”.',
    lost: ['other'],
    said: ['another'],
    place: { behind: /chosen $/i },
  },
  { why: '“Each of your” is “your”.', lost: ['each'], place: { before: /^ of your\b/ } },
  {
    why: 'Each of a kind is all of it.',
    lost: ['each'],
    said: ['all', 'your'],
    place: { before: NOUN },
  },
  {
    why: 'A subject that is each of its kind is said with its plural alone.',
    lost: ['each'],
    place: { behind: START, before: NOUN },
  },
  {
    why: 'The same.',
    lost: ['of'],
    place: { behind: /\b(?:each|all) $/i, before: /^ your\b/ },
  },
  {
    why: '“Each character you have in play” is your characters.',
    lost: ['you', 'have', 'in', 'play'],
    said: ['your'],
  },
  {
    why: 'A subject that is all of its kind is said without “all”.',
    lost: ['all'],
    place: { behind: START, before: NOUN },
  },
  { why: '“All the” is “all”.', lost: ['the'], place: { behind: /\ball $/ } },
  { why: 'What was spoken of is that.', lost: ['the'], said: ['that'], place: { before: NOUN } },
  {
    why: 'That deck is that of the player who was spoken of.',
    lost: ['that'],
    said: ['their'],
    place: { before: /^ (?:deck|hand|inkwell|discard)\b/i },
  },
  {
    why: 'Two places that are one deck.',
    lost: ['of', 'the', 'deck'],
    place: { behind: /\b(?:top|bottom) (?:of (?:the )?)?$/i },
  },
  { why: 'What can happen more than once is said with “whenever”.', lost: ['when'], said: ['whenever'] },
  { why: 'What lasts is so while a condition holds.', lost: ['if'], said: ['while'] },
  { why: 'During a turn it is while it is that turn.', lost: ['during'], said: ['while'] },
  { why: 'One is “a” or “one”.', lost: ['1'], said: ['a', 'one'] },
  { why: '“1 or more” is “a”.', lost: ['or', 'more'], said: ['a'], place: { behind: /\b1 (?:or )?$/ } },
  { why: '{E} is the word for it, too.', lost: ['{e}'], said: ['exert', 'exerts', 'exerted'] },
  { why: '“Greater” is “more”.', lost: ['greater'], said: ['more'] },
  {
    why: 'An opposing player is an opponent.',
    lost: ['player'],
    said: ['opponent'],
    place: { behind: /opposing $/ },
  },
  {
    why: 'What happened in this turn is said in one past.',
    lost: ['has', 'was'],
    place: { before: /^ challenged this turn/ },
  },
  {
    why: 'This card is called a card or by its type.',
    lost: ['action', 'character', 'item', 'location', 'card'],
    said: ['card', 'action', 'character', 'item', 'location'],
    place: { behind: /\bthis $/i },
  },
  { why: 'To gain is to be given.', lost: ['give'], said: ['gets', 'gains'] },
  {
    why: 'The cost of a keyword has one resource.',
    lost: ['{i}'],
    place: COST,
  },
  {
    why: '“An item card or a character card” says “card” once, and what is named a name is named it.',
    lost: ['a'],
    place: { behind: /\bcard or $/, before: /^ (?:\p{L}+ )?card\b|^ \p{L}+ card\b/u },
  },
  { why: 'The same.', lost: ['card'], place: { before: /^ or an? / } },
  { why: 'The same.', lost: ['a'], place: { behind: /\b(?:it's|is) $/, before: /^ card named\b/ } },
];

/** Whether two words are the forms of one: "deck", "decks"; "have", "has". */
export const sameStem = (one: string, other: string): boolean =>
  stem(one) === stem(other) || FORMS.some((forms) => forms.has(one) && forms.has(other));
const stem = (word: string): string => word.replace(/(?:es|s|ed|e)$/, '');
const FORMS: readonly ReadonlySet<string>[] = [new Set(['have', 'has']), new Set(['was', 'were'])];
