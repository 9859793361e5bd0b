import { describe, expect, test } from 'vitest';
import { action, character, game, item, song } from '../support/game.ts';

const act = (text: string) => action('Act', text, { cost: 0 });
const ready = action('Wake', 'Ready chosen character.', { cost: 0 });

describe('CR 6.1.6 cards that did something are counted once each, wherever they are by now', () => {
  test('who quested twice is one of those who quested', () => {
    const text = 'If 3 or more of your characters quested this turn, draw a card.';
    const g = game([{ hand: [act(text), ready, act(text)], play: [character('A'), character('B')] }]);
    g.move('quest', 'A').move('quest', 'B').move('play', 'Wake').choose('A').move('quest', 'A');
    g.move('play', 'Act');
    expect(g.player(0).count('hand')).toBe(1);
  });

  test('who has left play quested all the same', () => {
    const text = 'If 2 or more of your characters quested this turn, draw a card.';
    const go = action('Go', 'Banish chosen character.', { cost: 0 });
    const g = game([{ hand: [act(text), go], play: [character('A'), character('B')] }]);
    g.move('quest', 'A').move('quest', 'B').move('play', 'Go').choose('A').move('play', 'Act');
    expect(g.player(0).count('hand')).toBe(1);
  });

  test('a Villain who sang this song and was banished by it', () => {
    const text = 'Banish all Villain characters. If a Villain character sang this song, draw a card.';
    const villain = character('A', '1/1/1', { cost: 3, classifications: ['Villain'] });
    const g = game([{ hand: [song('Tune', text, { cost: 3 })], play: [villain] }]);
    g.move('play', 'Tune', 'sing').choose('A');
    expect(g.player(0).count('hand')).toBe(1);
  });

  test.each([
    ['Banish all Villain characters. For each character that sang this song, gain 1 lore.', 2],
    ['Banish all Villain characters. Gain lore equal to the number of characters that sang this song.', 2],
    ['Banish all Villain characters. Gain 1 lore for each of your characters that sang this song.', 2],
    ['Banish all Villain characters. Gain 1 lore for each character that sang this song in play.', 1],
    ['Banish all Villain characters. Gain 1 lore for each Villain character that sang this song.', 1],
  ])('singers are those of the event: %s', (text, lore) => {
    const singer = (name: string, ...classifications: string[]) =>
      character(name, '1/1/1', { cost: 3, classifications });
    const tune = song('Tune', `Sing Together 6\n${text}`, { cost: 6 });
    const g = game([{ hand: [tune], play: [singer('A', 'Villain'), singer('B'), singer('C', 'Villain')] }]);
    g.move('play', 'Tune', 'sing-together').choose('A', 'B');
    expect(g.card('A')).toBeInZone('discard', 0);
    expect(g.player(0)).toHaveCount('lore', lore);
  });

  test('what is so as long as a card is in play counts them too', () => {
    const text = 'This character gets +1 {S} for each character that quested this turn.';
    const go = action('Go', 'Banish chosen character.', { cost: 0 });
    const g = game([
      { hand: [go], play: [character('A'), character('B'), character('C', '1/1/1', { text })] },
    ]);
    g.move('quest', 'A').move('quest', 'B').move('play', 'Go').choose('A');
    expect(g.card('C')).toHaveStat('strength', 3);
  });

  test('“for each character damaged this turn” counts who was damaged twice once', () => {
    const hit = action('Hit', 'Deal 1 damage to chosen character.', { cost: 0 });
    const text = 'Draw a card for each opposing character damaged this turn.';
    const foes = [character('A', '1/5/1'), character('B', '1/5/1')];
    const g = game([{ hand: [hit, hit, act(text)] }, { play: foes }]);
    g.move('play', 'Hit').choose('A').move('play', 'Hit').choose('A').move('play', 'Act');
    expect(g.player(0).count('hand')).toBe(1);
  });
});

describe('CR 6.1.1 whoever puts a card somewhere has put it there, not its player', () => {
  const away = action('Away', "Put chosen character into their player's inkwell facedown.", { cost: 0 });
  const each = action('All', 'Each player puts the top card of their deck into their inkwell.', { cost: 0 });
  const watcher = item('Watch', 'Whenever you put a card into your inkwell, gain 1 lore.');

  test.each([
    ['an opponent', 1, 'Away', 0],
    ['yourself', 0, 'Away', 1],
    ['each player, as an opponent says', 1, 'All', 1],
  ])('%s', (_, seat, deed, lore) => {
    const spells = [deed === 'Away' ? away : each];
    const holder = { play: [watcher, character('A')], ...(seat === 0 && { hand: spells }) };
    const other = { ...(seat === 1 && { hand: spells }) };
    const g = game(seat === 0 ? [holder, other] : [other, holder]);
    g.move('play', deed);
    if (deed === 'Away') g.choose('A');
    expect(g.player(seat === 0 ? 0 : 1)).toHaveCount('lore', lore);
  });
});

describe('CR 6.1.3 “up to” of each is chosen for each', () => {
  test('damage that is moved', () => {
    const text = 'Move up to 2 damage from each of your characters to chosen opposing character.';
    const hurt = (name: string) => ({ card: character(name, '1/5/1'), damage: 2 });
    const g = game([
      { hand: [act(text)], play: [hurt('A'), hurt('B')] },
      { play: [character('C', '1/9/1')] },
    ]);
    g.move('play', 'Act').choose('C').number(2).number(1);
    expect(['A', 'B', 'C'].map((name) => g.card(name).count('damage'))).toEqual([0, 1, 3]);
  });
});

test.each([
  ['Banish this item — Put all cards from under this item into your hand.', 'use-ability'],
  ['When this item is banished, put all cards from under this item into your hand.', 'play'],
] as const)('CR 8.4 from under a card that has left are those that were under it: %s', (text, move) => {
  const fell = action('Fell', 'Banish chosen item.', { cost: 0 });
  const g = game([{ play: [{ card: item('Chest', text), under: [character('Low')] }], hand: [fell] }, {}]);
  if (move === 'play') g.move('play', 'Fell').choose('Chest');
  else g.move('use-ability', 'Chest');
  expect(g.player(0).names('hand')).toContain('Low');
});

test('CR 8.4 “under it” is under the card that was put on top', () => {
  const text =
    '{E} — Put the top card of your deck facedown under one of your characters. Then, if there are 2 or more cards under it, draw a card.';
  const host = { card: character('A', '1/5/1'), under: [character('U')] };
  const g = game([{ play: [item('Mark', text), host] }]).move('use-ability', 'Mark');
  expect(g.player(0).count('hand')).toBe(1);
});
