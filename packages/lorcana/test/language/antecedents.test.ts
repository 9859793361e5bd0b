import { resolveReferences } from '@cardwright/core/data';
import type { ReadAbility } from '@cardwright/dsl';
import { describe, expect, it } from 'vitest';
import { disagreements } from '../support/references.ts';
import { factsFor, language } from './language.ts';

/**
 * A text in which ‹the words that refer back› mean «what was spoken of before». Where those words do not tell (the card
 * itself, one of the two in an event), the row says which part of the data is meant.
 */
type Row = string | readonly [text: string, producer: string];

const MARKS = /[«»‹›]/g;

/** Where the words between two marks are in the text without marks; null where there are none. */
function marked(text: string, from: string, to: string) {
  const place = (mark: string) => text.slice(0, text.indexOf(mark)).replace(MARKS, '').length;
  return text.includes(from) ? { start: place(from), end: place(to) } : null;
}

/** Where the words of a part of the data are: its own, or those of what it is part of. */
function wordsOf({ spans }: ReadAbility, path: string) {
  let at = path;
  while (spans[at] === undefined) at = at.slice(0, Math.max(at.lastIndexOf('.'), 0));
  return { ...spans[at]!, whole: at === path };
}

function check(row: Row): void {
  const [given, part] = typeof row === 'string' ? [row, null] : row;
  const text = given.replace(MARKS, '');
  const { abilities, diagnostics } = language.parse(text, factsFor(text));
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  const reference = marked(given, '‹', '›')!;
  const read = abilities.find(({ span }) => span.start <= reference.start && reference.end <= span.end)!;
  const resolved = resolveReferences(read.ability);
  const cards = resolved.filter(({ refersTo }) => refersTo === 'cards');
  // Where no part of the data is just those words (the subject of a clause, an owner), the last such reference is meant.
  const said =
    cards.find(({ path }) => {
      const { start, end, whole } = wordsOf(read, path);
      return whole && start === reference.start && end === reference.end;
    }) ?? cards.findLast(({ path }) => !wordsOf(read, path).whole);
  expect(said, JSON.stringify(resolved)).toBeDefined();
  const { producer = 'nothing' } = said!;
  if (part !== null) expect(producer).toBe(part);
  else {
    const { start, end, whole } = wordsOf(read, producer);
    const antecedent = marked(given, '«', '»')!;
    // A party of an event stands in the words for the event.
    const inside = /(^|\.)(on\.\d|event)\.\w+$/.test(producer) && !whole;
    if (inside && start <= antecedent.start && antecedent.end <= end) return;
    expect(text.slice(start, end)).toBe(text.slice(antecedent.start, antecedent.end));
    expect(start).toBe(antecedent.start);
  }
  expect(disagreements(read.ability)).toEqual([]);
}

const title = (row: Row): string => (typeof row === 'string' ? row : `${row[0]} (${row[1]})`);

function table(what: string, rows: readonly Row[]): void {
  describe(what, () => {
    it.each(rows.map((row) => [title(row), row] as const))('%s', (_, row) => {
      check(row);
    });
  });
}

table('CR 6.1.11 “that [type]” is the nearest that can be of the type', [
  'Deal 1 damage to «chosen character». Banish chosen item. ‹That character› gains Evasive this turn.',
  'Banish chosen item. Deal 1 damage to «chosen character». ‹They› gain Evasive this turn.',
  "Exert chosen character. Ready «another chosen character». ‹That character› can't quest for the rest of this turn.",
  "Banish chosen item. Exert «all opposing characters». ‹Those characters› can't ready at the start of their next turn.",
  "Ready «chosen character of yours». Draw a card. ‹They› can't quest for the rest of this turn.",
  "Each opponent chooses and exerts «one of their characters». ‹Those characters› can't ready at the start of their next turn.",
  'Move chosen character of yours to «a location» for free. ‹That location› gains Resist +2 this turn.',
  'Move «chosen character of yours» to a location for free. ‹That character› gains Evasive this turn.',
  'Return «a character card from your discard» to your hand. If ‹that card› is a Princess character card, gain 2 lore.',
  "Return «chosen item» to its player's hand. Exert chosen character. Return chosen location to its player's hand. Gain 1 lore. Draw cards equal to ‹that item›'s cost.",
]);

// Who goes to a place is who the sentence is about, not the place.
table('CR 6.1.11 “it” and “they” are who the sentence was about', [
  'Move «chosen character of yours» to a location for free. ‹They› gain Evasive this turn.',
  "Ready «chosen character of yours at a location». ‹They› can't quest for the rest of this turn.",
  ['Whenever you play an item, this character gains Evasive this turn. ‹They› get +1 {S} this turn.', 'self'],
]);

table('CR 6.1.11 a card whose type a condition has asked was spoken of', [
  "Whenever one of your characters is banished, reveal «the top card of your deck». If it's a character card, you may play ‹that character› for free.",
  "Whenever one of your items is banished, reveal «the top card of your deck». If it's an item card, you may play ‹that item› for free.",
  "Whenever one of your characters is banished, reveal «the top card of your deck». If it's a character or item card, put ‹that card› into your hand.",
  "Whenever one of your characters is banished, you may reveal «the top card of your deck». If it's a character card, put ‹it› into your hand.",
  "Whenever you play a character, reveal «the top card of your deck». If it's a character card with cost 3 or less, you may play ‹that character› for free. Otherwise, put it on the bottom of your deck.",
  "Whenever you play a character, reveal «the top card of your deck». If it's a character card with cost 3 or less, you may play that character for free. Otherwise, put ‹it› on the bottom of your deck.",
  "Banish chosen character. Reveal «the top card of your deck». If it's a character card, put ‹that character› into your hand.",
  'Return «a character card from your discard» to your hand. If that character is named Elsa, you may play ‹them› for free.',
  [
    'Draw a card, then choose and discard a card. If an Illusion character card is discarded this way, you may play ‹that character› for free.',
    'effects.2.condition.left',
  ],
  // What a condition does not ask of a card is not known of it, nor what it is if the condition does not hold.
  "Whenever «one of your characters» is banished, reveal the top card of your deck. If it isn't an item card, return ‹that character› to your hand.",
  "Whenever «one of your characters» is banished, reveal the top card of your deck. If it's a character card, put it into your hand. Otherwise, return ‹that character› to your hand.",
]);

table('CR 6.1.11 rather one of the type than one of which nothing is known', [
  'Whenever «you play a character», look at the top card of your deck. Put it on the top of your deck. ‹That character› gains Evasive this turn.',
  "Return «chosen character» to their player's hand. Choose and discard a card. Draw cards equal to ‹that character›'s cost.",
]);

table('CR 6.2 who takes part in an event', [
  'Whenever «one of your characters» is banished, you may return ‹that card› to your hand.',
  'Whenever you play «an item», you may return ‹it› to your hand.',
  [
    'Whenever one of your characters challenges another character, ‹that character› gets -1 {S} this turn.',
    'on.0.card',
  ],
  ['Whenever one of your characters challenges another character, ‹they› get +1 {S} this turn.', 'on.0.by'],
  ['Whenever one of your characters sings a song, ‹they› get +1 {L} this turn.', 'on.0.by'],
  ['Whenever one of your characters sings a song, ‹that character› gets +1 {L} this turn.', 'on.0.by'],
  [
    'Whenever this character sings a song, you may play ‹that song› again from your discard for free.',
    'on.0.card',
  ],
  ['Whenever this character moves to a location, gain lore equal to ‹that location›’s {L}.', 'on.0.by'],
  [
    'When this character challenges and is banished, you may banish ‹the challenged character›.',
    'on.challenged',
  ],
  "Whenever one of your characters is banished in a challenge, exert «chosen opposing character». ‹That character› can't ready at the start of their next turn.",
  'Whenever one of your actions deals damage to «an opposing character», deal 2 damage to ‹that character›.',
]);

table('CR 1.5 what a cost was paid with', [
  'Banish «one of your characters with Reckless» to banish chosen character with less {S} than ‹that character›.',
  'Return «chosen character of yours» to your hand to play a character with the same cost or less for free. Gain lore equal to ‹the returned character›’s {L}.',
  '{E}, Banish «one of your other characters» — Play a character with the same name as ‹the banished character› for free.',
  '{E}, Banish «one of your items» — Exert chosen character. Gain lore equal to ‹the banished item›’s cost.',
  [
    '{E}, Choose and discard a character card — Gain lore equal to ‹the discarded character›’s {L}.',
    'costs.1.effect',
  ],
  "{E}, Banish this item — Ready «chosen character». ‹They› can't quest for the rest of this turn.",
  'Banish «chosen character of yours» to draw 2 cards. If ‹that character› had a card under them, draw 3 cards instead.',
]);

table('CR 6.1.4 what may be declined', [
  'You may deal 1 damage to «another chosen character of yours». If you do, ready ‹that character›.',
  "You may exert «chosen opposing character». If you do, ‹they› can't ready at the start of their next turn.",
  'You may banish «chosen item of yours» to draw a card. If ‹the banished item› is named Stitch, draw a card.',
  [
    'You may choose an opposing character. If you do, draw 2 cards unless that character’s player puts ‹that card› on the bottom of their deck.',
    'effects.0.effects.0.what',
  ],
  'You may gain lore equal to the {L} of «chosen other character of yours». Return ‹that character› to your hand.',
  'You may draw cards equal to the {S} of «chosen Ally character of yours». If you do, choose and discard 2 cards and banish ‹that character›.',
]);

table('CR 6.1.11 what was chosen', [
  [
    "Choose an opposing character. Return a character card from your discard to your hand. ‹The chosen character› can't quest this turn.",
    'effects.0.what',
  ],
  'Exert «chosen character». If a Princess character is chosen, banish ‹her› instead.',
  'Ready «chosen character of yours». If a Villain character is chosen, ‹they› gain Evasive this turn.',
  'Exert «chosen opposing character». Move all damage counters from all other characters to ‹that character›.',
]);

table('CR 6.1.6 another, the other and the rest', [
  'Look at «the top 2 cards of your deck». Put one on the top of your deck and ‹the other› on the bottom.',
  'Look at «the top 3 cards of your deck». Put one into your hand and ‹the rest› on the bottom of your deck in any order.',
  'Whenever this character quests, you may move him and «one of your other characters» to the same location for free. ‹The other character› gets +2 {S} this turn.',
  'Exert chosen character. Ready «another chosen character». ‹The other character› gets +2 {S} this turn.',
]);

table('CR 6.1.11 “the returned card” is the nearest that was returned', [
  'Reveal «the top card of your deck». Deal 1 damage to chosen character. Put ‹the revealed card› into your hand.',
  'Shuffle chosen card from your discard into your deck. Reveal «the top card of your deck». If it has the same name as the chosen card, you may play ‹the revealed card› for free.',
  'Shuffle «chosen card from your discard» into your deck. Reveal the top card of your deck. If it has the same name as ‹the chosen card›, you may play it for free.',
  "Banish «chosen item». Exert chosen character. Return ‹the banished card› to its player's hand.",
  'Return «chosen character of yours» to your hand. Banish chosen character. Draw cards equal to ‹the returned character›’s cost.',
  'Banish «chosen character». Exert another chosen character. Gain lore equal to ‹the banished character›’s {L}.',
  [
    'Choose and discard a card. Deal 1 damage to chosen character. Put ‹the discarded card› into your hand.',
    'effects.0',
  ],
  'Play «a character from your hand» for free. Exert chosen character. Banish ‹the played character›.',
]);
