import { defineSet, lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { verifySet } from '@cardwright/testkit';
import { describe, expect, test } from 'vitest';
import { precompileCard } from '../src/language/precompile-set.ts';

interface Made {
  readonly name: string;
  readonly type: 'character' | 'item' | 'location' | 'action';
  readonly text: string;
  readonly classifications?: readonly string[];
}

const made = (type: Made['type'], name: string, text: string): Made => ({ name, type, text });
const who = (name: string, text: string): Made => made('character', name, text);

/** One card for each kind of situation that texts ask for: without it, something of the text is never seen. */
const cards: readonly Made[] = [
  // A character played with Shift on the card itself.
  who('Base', 'When you play a Floodborn character on this card, draw a card.'),
  // A card with the same name as one in play, in hand.
  made(
    'location',
    'Club',
    'Villain characters gain "{E}, 2 {I} — Play a character with the same name as this character for free" while here.',
  ),
  // A text that asks for the classification that is given.
  who('Chief', 'Your other characters gain the Knight classification.'),
  // Decks, before there is a game.
  made('item', 'Swarm', 'You may have any number of cards named Swarm in your deck.'),
  // Somebody who could do it again, and an exerted item.
  who('Judge', 'Each turn, only one character can challenge.'),
  made(
    'location',
    'Forge',
    'Once during your turn, whenever a character quests while here, you may ready chosen item.',
  ),
  // A card that has what it loses, another that would gain it.
  who('Hunter', "Characters named Prey lose Evasive and can't gain Evasive."),
  // What is forbidden, tried; on the turn of an opponent.
  who('Talker', "During opponents' turns, you can't lose lore."),
  // A way of playing, asked on another's turn, after several actions.
  who(
    'Troublemaker',
    "During your turn, if you've played 2 or more actions this turn, you may play this character for free.",
  ),
  // The card gone from a discard.
  who(
    'Returner',
    'At the start of your turn, if this card is in your discard, you may play them and they enter play exerted.',
  ),
  // What was banished turns out to be of a name.
  who(
    'Tinker',
    'When you play this character, you may banish chosen item. If the banished item is named Gear, draw a card.',
  ),
  // Cards that come back from a discard.
  who(
    'Manager',
    'Whenever you return a Racer character card from your discard to your hand, you may ready chosen character.',
  ),
  // At a location, and an ending that is an event.
  who(
    'Leader',
    'While this character is at a location, whenever they challenge another character, you may draw a card.',
  ),
  who('Shield', 'Whenever one of your characters challenges, they gain Resist +2 during that challenge.'),
  // Two zones, what all see, what enters a zone, and players chosen.
  who('Collector', '{E} — Play an item from your hand or discard with cost 5 or less for free, exerted.'),
  made('location', 'Window', 'Each player plays with the top card of their deck face up.'),
  who('Frost', "While this character is exerted, cards enter opponents' inkwells exerted."),
  // What is given to another, seen when that one does something; and what serves the card itself.
  who(
    'Patron',
    'When you play this character, chosen character gains "When this character is banished in a challenge, you may return this card to your hand" this turn.',
  ),
  who(
    'Bruiser',
    "Whenever this character quests while they have 5 {S} or more, return chosen character with 2 {S} or less to their player's hand.",
  ),
  // Characters that an effect moves, for nothing.
  made('item', 'Carpet', '{E} — Move a character of yours to a location for free.'),
  made('action', 'Anew', 'Choose any number of players. They discard their hands and draw 2 cards each.'),
];

function setOf(cards: readonly Made[]) {
  const facts = cards.map((card, n) => ({
    set: 'made',
    number: n + 1,
    inks: ['amber' as const],
    cost: 2,
    inkable: true,
    rarity: 'common' as const,
    classifications: [],
    ...(card.type === 'character' && { strength: 2, willpower: 4, lore: 1 }),
    ...(card.type === 'location' && { willpower: 6, lore: 1, moveCost: 1 }),
    ...card,
  }));
  const language = createLorcanaLanguage();
  return defineSet({
    set: 'made',
    name: 'Made',
    cards: facts.map((card) => precompileCard(language, card as never)),
  });
}

test('what texts ask for is made: each card is exercised whole', { timeout: 300_000 }, () => {
  const report = verifySet({ plugins: [lorcana], set: setOf(cards) });
  const missing = report.reports
    .filter(({ level }) => level !== 'exercised')
    .map(({ name, problem, unmet, findings }) => ({ name, problem, unmet, findings }));
  expect(missing).toEqual([]);
});

test('where few cards are left that not all was seen of, those are tried again for longer', () => {
  const never = who('Never', 'While you have 90 or more cards in your hand, this character gets +1 {S}.');
  const run = (others: number) => {
    const told: string[] = [];
    const set = setOf([...Array.from({ length: others }, (_, n) => who(`Plain ${n}`, '')), never]);
    const progress = (_done: number, _of: number, { name }: { readonly name: string }) => told.push(name);
    const { reports } = verifySet({ plugins: [lorcana], set, situations: 1, progress });
    return { told: told.slice(others), situations: reports.at(-1)!.situations };
  };
  const few = run(60);
  const many = run(5);
  expect(few.told).toEqual(['Never', 'Never']);
  expect(many.told).toEqual(['Never']);
});

describe('what no rule of a text could tell is seen in play', () => {
  const report = (...texts: readonly Made[]) =>
    verifySet({ plugins: [lorcana], set: setOf(texts), situations: 60 }).reports;

  test('what is given for a time in which nobody asks for it is told', { timeout: 120_000 }, () => {
    const found = report(
      who('Late', 'At the end of your turn, this character gains Rush this turn.'),
      who('Later', 'At the end of your turn, chosen character gains Evasive this turn.'),
      made('action', 'Idle', "Chosen opposing character can't quest this turn."),
      who('Thrift', 'At the end of your turn, you pay 1 {I} less for the next character you play this turn.'),
      made('action', 'Missed', 'Skip your start-of-turn phase this turn.'),
    );
    expect(found.map(({ level }) => level)).toEqual(['bound', 'bound', 'bound', 'bound', 'bound']);
    expect(found.slice(0, 3).flatMap(({ unmet }) => unmet.map(({ kind, path }) => [kind, path]))).toEqual([
      ['lasting', 'effects.0'],
      ['lasting', 'effects.0'],
      ['lasting', 'effects.0'],
    ]);
  });

  test('the same in time for somebody to ask is exercised', { timeout: 120_000 }, () => {
    const found = report(
      who('Early', 'At the start of your turn, this character gains Rush this turn.'),
      who(
        'Watch',
        'At the end of your turn, chosen character gains Evasive until the start of your next turn.',
      ),
      made('action', 'Hush', "Chosen opposing character can't quest during their next turn."),
      made('action', 'Bargain', 'You pay 1 {I} less for the next character you play this turn.'),
      // For as long as a condition holds, not for a time.
      made(
        'item',
        'Feather',
        'When you play this item, choose a character of yours. While this item is in play, that character gains Evasive.',
      ),
      who(
        'Mentor',
        'When you play this character, choose an opposing character. While this character is exerted, that character gets -1 {S}.',
      ),
    );
    expect(found.map(({ name, level, unmet }) => [name, level, unmet])).toEqual(
      ['Early', 'Watch', 'Hush', 'Bargain', 'Feather', 'Mentor'].map((name) => [name, 'exercised', []]),
    );
  });
});
