/** Expected symbols in the reader's words, and suggestions. */
import type { Expectation } from '../grammar/expectations.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';

const LABELS: Readonly<Record<string, string>> = {
  sentences: 'a sentence',
  sentence: 'a sentence',
  chain: 'what happens',
  clause: 'what happens',
  subject: 'who or what does it',
  predicate: 'a verb',
  'event-predicate': 'what happens to it',
  'condition-predicate': 'what is true of it',
  event: 'an event',
  events: 'an event',
  condition: 'a condition',
  conditions: 'a condition',
  trigger: '"when …" or "at …"',
  triggers: '"when …" or "at …"',
  lead: 'a condition or a time',
  tail: 'a time or a condition',
  tails: 'a time or a condition',
  costs: 'a cost',
  cost: 'a cost',
  np: 'some cards',
  object: 'some cards',
  group: 'a kind of card',
  kind: 'a kind of card',
  nouns: 'a card type',
  types: 'a card type',
  names: 'a name',
  classes: 'a classification',
  class: 'a classification',
  'any-class': 'a classification',
  counted: 'a number of cards',
  determiner: 'which cards ("chosen", "each" …)',
  adjective: 'an adjective',
  modifier: 'a detail of the card ("with …", "named …")',
  modifiers: 'a detail of the card ("with …", "named …")',
  place: 'a place',
  pronominal: 'a pronoun',
  player: 'a player',
  possessive: 'whose',
  zone: 'a zone',
  destination: 'where to',
  'card-count': 'a number of cards',
  measure: 'a number',
  each: 'what is counted',
  distinct: 'what differs',
  deed: 'what was done',
  circumstance: 'a time or a state',
  'how-often': 'how often',
  'stat-change': 'a change of a stat',
  grant: 'a keyword',
  'grant-list': 'a keyword',
  grants: 'a keyword or an ability in quotation marks',
  quoted: 'an ability in quotation marks',
  duration: 'how long',
  acts: 'what cannot be done',
  'paid-act': 'what is done with cards',
  'way-of-playing': 'how it is played',
  't:integer': 'a number',
  't:number-symbol': 'a number in braces',
  't:signed': 'a change like "+1"',
  't:name': "a card's name",
  't:type': 'a card type',
  't:stat': 'a stat',
  't:zone-word': 'a zone',
  't:keyword': 'a keyword',
  't:classification': 'a classification',
  't:color': 'a colour',
  't:state': 'a state',
  't:resource': "a resource's symbol",
};

/** Words the expected symbols: words in quotation marks, slots by their labels. */
export function sayExpected(
  expected: readonly Expectation[],
  vocabulary: Vocabulary,
  labels: { readonly [slot: string]: string } = {},
): string[] {
  const said = new Set<string>();
  for (const expectation of expected) {
    if (expectation.kind === 'slot')
      said.add(labels[expectation.slot] ?? LABELS[expectation.slot] ?? expectation.slot);
    else for (const word of wordsOf(expectation, vocabulary)) said.add(word);
  }
  return [...said];
}

function wordsOf(
  { edge: { symbol } }: Extract<Expectation, { kind: 'word' }>,
  vocabulary: Vocabulary,
): string[] {
  switch (symbol.kind) {
    case 'word':
      return [`"${symbol.text}"`];
    case 'article':
      return ['"a" or "an"'];
    case 'verb':
      return [`"${vocabulary.verb(symbol.text).plain}"`];
    case 'noun':
      return [`"${vocabulary.noun(symbol.text).one}"`];
    case 'terminal':
      return [LABELS[symbol.key] ?? symbol.slot.replace(/-/g, ' ')];
    case 'slot':
      return [LABELS[symbol.slot] ?? symbol.slot];
  }
}
