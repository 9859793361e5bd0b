import { compileText } from '@cardwright/dsl';
import { card } from '@cardwright/testkit';
import { expect, test } from 'vitest';
import { game as laid } from '../support/game.ts';
import { anyType, language } from './language.ts';

type Type = 'character' | 'action' | 'item' | 'location';

const read = (type: Type, text: string) =>
  compileText(language, { text, ...anyType.find((one) => one.type === type)! });
const meaning = (type: Type, text: string) => read(type, text).abilities.map(({ ability }) => ability);
const messages = (type: Type, text: string) => read(type, text).diagnostics.map(({ message }) => message);

test('what a card costs is what its player pays for it', () => {
  const same: readonly (readonly [Type, string, string])[] = [
    [
      'action',
      'The next character you play this turn costs 2 {I} less.',
      'You pay 2 {I} less for the next character you play this turn.',
    ],
    [
      'action',
      'This turn, the next song you play costs 1 {I} less to play.',
      'This turn, you pay 1 {I} less for the next song you play.',
    ],
    [
      'character',
      'Whenever this character quests, the next Hero character you play this turn costs 1 {I} less for each item you have in play.',
      'Whenever this character quests, you pay 1 {I} less for the next Hero character you play this turn for each item you have in play.',
    ],
    [
      'item',
      'The first action each opponent plays each turn costs 1 {I} more.',
      'Each opponent pays 1 {I} more for the first action they play each turn.',
    ],
    [
      'item',
      'The second card you play each turn costs 1 {I} less to play.',
      'You pay 1 {I} less for the second card you play each turn.',
    ],
    ['item', 'Songs you play cost 1 {I} less to play.', 'You pay 1 {I} less to play songs.'],
    ['action', 'Items you play this turn cost 2 {I} less.', 'You pay 2 {I} less to play items this turn.'],
  ];
  for (const [type, text, usual] of same) {
    expect(messages(type, text), text).toEqual([]);
    expect(meaning(type, text), text).toEqual(meaning(type, usual));
  }
});

test('a next one of nobody in particular, of always, or of others is refused', () => {
  const refused: readonly (readonly [Type, string])[] = [
    ['character', 'The next character you play costs 1 {I} less.'],
    ['action', 'The next action each opponent plays during their next turn costs 2 {I} more.'],
    ['action', 'The next character you play this turn costs 1 {I} less this turn.'],
    ['action', 'Each opponent pays 1 {I} less for the next action you play this turn.'],
    ['item', 'You pay 1 {I} less for the first action they play each turn.'],
    ['item', 'Each opponent pays 1 {I} more for the first action you play each turn.'],
    ['item', 'You pay 1 {I} less to play characters for free.'],
    ['action', 'Each opponent may discard a card. If an opponent does, they lose 1 lore.'],
    [
      'action',
      "You may discard a card. If you do, each opponent discards a card. If they don't, gain 1 lore.",
    ],
    ['character', 'Whenever an opponent plays your second card during their turn, draw a card.'],
    ['character', 'Whenever you play your second card during the same location, draw a card.'],
  ];
  for (const [type, text] of refused) expect(messages(type, text), text).not.toEqual([]);
});

test('an nth card during a turn, a cost equal or lower, and where a character is', () => {
  const texts: readonly (readonly [Type, string])[] = [
    ['character', 'Whenever an opponent plays their second card during their turn, draw a card.'],
    ['character', 'Whenever you draw a second card during an opponent’s turn, gain 1 lore.'],
    ['action', 'Banish chosen character. Then, play a character with equal or lower cost for free.'],
    ['character', 'This character gets +1 {L} for each item you have in play while at a location.'],
    ['character', 'While at a location, this character gains Ward.'],
    ['action', "Chosen opponent may discard a card. If they do, draw a card. If they don't, gain 2 lore."],
  ];
  for (const [type, text] of texts) expect(messages(type, text), text).toEqual([]);
});

const extra = card({ name: 'Extra card', type: 'item', cost: 9 });
const spell = (text: string) => card({ name: 'Spell', type: 'action', cost: 1, text });
const game = (...players: NonNullable<Parameters<typeof laid>[0]>) => laid(players);

test('"if no one does" asks of all who could, "if an opponent does" whether any did, however many', () => {
  const action = spell(
    'Each opponent may choose and discard a card. If an opponent does, gain 1 lore. If no one does, gain 4 lore.',
  );
  const of = () => game({ hand: [action], inkwell: 1 }, { hand: [extra] }, { hand: [extra] });
  const lore = (g: ReturnType<typeof of>) => g.player(0).count('lore');
  expect(lore(of().move('play', 'Spell', 'ink').accept().accept())).toBe(1);
  expect(lore(of().move('play', 'Spell', 'ink').decline().accept())).toBe(1);
  expect(lore(of().move('play', 'Spell', 'ink').decline().decline())).toBe(4);
});

test('"plays a card for free" is of cards that are not paid for', () => {
  const stats = { strength: 1, willpower: 1, lore: 1 };
  const text = 'Whenever you play a character for free, gain 1 lore.';
  const watcher = card({ name: 'Watcher', type: 'character', stats, text });
  const guest = card({ name: 'Guest', type: 'character', cost: 1, stats });
  const action = spell('Play a character for free.');
  const g = game({ play: [watcher], hand: [action, guest, guest], inkwell: 2 }, {});
  g.move('play', 'Guest', 'ink');
  expect(g.player(0)).toHaveCount('lore', 0);
  g.move('play', 'Spell', 'ink').choose('Guest');
  expect(g.player(0)).toHaveCount('lore', 1);
});
