import { definePlugin } from '@cardwright/core';
import { defineKeyword } from '@cardwright/core/game';
import { compileText } from '@cardwright/dsl';
import { lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { describe, expect, test } from 'vitest';
import { table } from '../cases/table.ts';
import { action, character, game, item, language, song } from '../support/game.ts';

const giver = (text: string) => character('Giver', '1/9/1', { text });
const cub = character('Cub', '1/4/1', { classifications: ['Ally'] });
const held = (text = '') => character('Held', '3/5/1', { cost: 9, text });

describe('CR 8.10.8.1 [Classification] Shift goes onto a character that has gained the classification', () => {
  const sleuth = held('Detective Shift 2 {I}');

  test('CR 8.10.8.1 from what is in play: Chief Bogo - Calling the Shots', () => {
    const bogo = 'Chief Bogo - Calling the Shots';
    const g = table([{ hand: [sleuth], inkwell: 2, play: [bogo, cub] }]).move('play', 'Held', 'shift');
    expect(g.candidates).toContain('Cub');
    expect(
      g
        .choose('Cub')
        .card('Held')
        .under.map(({ name }) => name),
    ).toEqual(['Cub']);
    expect(table([{ hand: [sleuth], inkwell: 2, play: [cub] }]).offer('play', 'Held', 'shift')).toBeRefused(
      'cannot-shift',
    );
  });

  test('CR 8.10.8.1 for a turn: Detective’s Badge', () => {
    const badge = 'Detective’s Badge'.replace('’', "'");
    const g = table([{ hand: [sleuth], inkwell: 3, play: [badge, cub] }]);
    expect(g.offer('play', 'Held', 'shift')).toBeRefused('cannot-shift');
    g.move('use-ability', badge).choose('Cub').move('play', 'Held', 'shift').choose('Cub');
    expect(g.card('Held')).toBeInZone('play', 0);
  });
});

describe('CR 6.1.12, 8.10.1 Shift that a text gives', () => {
  const small = character('Held', '1/4/1', { fullName: 'Held - Small' });
  const grown = (text = '') => character('Held', '3/5/1', { fullName: 'Held - Grown', cost: 9, text });

  test('CR 8.10.1 to cards in hand, as long as the text functions', () => {
    const host = giver('While you have an item in play, characters in your hand gain Shift 2 {I}.');
    const book = item('Book', 'Banish this item — Gain 1 lore.');
    const side = { hand: [grown()], inkwell: 2, play: [host, small, book] };
    const g = game([side]).move('play', 'Held - Grown', 'shift').choose('Held - Small');
    expect(g.card('Held - Grown').under).toHaveLength(1);
    expect(g.player(0)).toHaveCount('hand', 0);
    const h = game([side]).move('use-ability', 'Book');
    expect(h.moves().filter((move) => /^play .*Grown/.test(move))).toEqual([]);
  });

  test('CR 8.10.8 in its variants, and at other costs', () => {
    const ally = giver('Characters in your hand gain Ally Shift 0 {I}.');
    const g = game([{ hand: [held()], play: [ally, cub, small] }]).move('play', 'Held', 'shift');
    expect(g.decision?.candidates).toHaveLength(1);
    expect(g.choose('Cub').card('Held')).toBeInZone('play', 0);
    const dear = giver('Characters in your hand gain Shift: Discard a song card.');
    const aria = song('Aria', 'Gain 1 lore.');
    const h = game([{ hand: [grown(), aria], play: [dear, small] }]).move('play', 'Held - Grown', 'shift');
    h.choose('Held - Small').choose('Aria');
    expect(h.card('Aria')).toBeInZone('discard', 0);
    expect(h.card('Held - Grown')).toBeInZone('play', 0);
  });

  test('CR 8.10.1 for a turn', () => {
    const lend = action('Lend', 'Characters in your hand gain Shift 0 {I} this turn.', { cost: 0 });
    const g = game([{ hand: [lend, grown()], play: [small] }]).move('play', 'Lend');
    g.move('play', 'Held - Grown', 'shift').choose('Held - Small');
    expect(g.card('Held - Grown')).toBeInZone('play', 0);
  });

  test('CR 6.1.12 to its own card, where that is played from', () => {
    const text = 'If a card left a player’s discard this turn, this card gains Shift 0 {I}.';
    const back = action('Back', 'Return a character card from your discard to your hand.', { cost: 0 });
    const g = game([{ hand: [grown(text), back], discard: [cub], play: [small] }]);
    expect(g.moves().filter((move) => /^play .*Grown/.test(move))).toEqual([]);
    g.move('play', 'Back');
    if (g.decision?.kind === 'choose-cards') g.choose('Cub');
    g.move('play', 'Held - Grown', 'shift').choose('Held - Small');
    expect(g.card('Held - Grown')).toHaveKeyword('shift');
  });

  test('CR 8.10.1 one that is lost is none', () => {
    const thief = giver('Characters in your opponents’ hands lose Shift.');
    const g = game([{ hand: [grown('Shift 0 {I}')], play: [small] }, { play: [thief] }]);
    expect(g.offer('play', 'Held - Grown', 'shift')).toBeRefused('cannot-shift');
  });

  test('CR 8.12.1 Sing Together as well', () => {
    const choir = giver('Songs in your hand gain Sing Together 4.');
    const aria = song('Aria', 'Gain 1 lore.', { cost: 9 });
    const singers = [character('A', '1/1/1', { cost: 2 }), character('B', '1/1/1', { cost: 2 })];
    const g = game([{ hand: [aria], play: [choir, ...singers] }]).move('play', 'Aria', 'sing-together');
    g.choose('A', 'B');
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});

describe('CR 8.3.2, 6.7.9 how a card enters play, as a text gives it', () => {
  const entering = (text: string, more: object = {}) =>
    game([{ hand: [held()], inkwell: 9, play: [giver(text)], ...more }]).move('play', 'Held', 'ink');

  test.each([
    'Characters in your hand gain Bodyguard.',
    'Characters in your hand gain “This character may enter play exerted.”',
    'Your other characters may enter play exerted.',
  ])('CR 8.3.2 “%s”', (text) => {
    const g = entering(text);
    expect(g).toHaveDecision('confirm', { player: 0, prompt: 'enter-exerted' });
    expect(g.accept().card('Held')).toBeInState('exerted');
    expect(entering(text).decline().card('Held')).toBeInState('ready');
  });

  test('CR 6.4.2.3, 8.3.2 “your characters” are those in play: a card that is being played is none of them yet', () => {
    const g = entering('Your characters gain Bodyguard.');
    expect(g.card('Held')).toBeInState('ready');
    expect(g.card('Held')).toHaveKeyword('bodyguard');
  });

  test('CR 8.3.2 nor has a card what its own text gives it in play', () => {
    const text = 'While you have a character named Giver in play, this character gains Bodyguard.';
    const g = game([{ hand: [held(text)], inkwell: 9, play: [character('Giver')] }]).move('play', 'Held');
    expect(g.card('Held')).toBeInState('ready');
    expect(g.card('Held')).toHaveKeyword('bodyguard');
  });

  test('CR 8.3.2 Bodyguard that is lost does not let it', () => {
    const thief = giver('Characters in your opponents’ hands lose Bodyguard.');
    const g = game([{ hand: [held('Bodyguard')], inkwell: 9 }, { play: [thief] }]).move('play', 'Held');
    expect(g.card('Held')).toBeInState('ready');
  });
});

describe('CR 4.3.2, 4.3.6 what it costs, as a text gives it in quotes', () => {
  test('CR 4.3.6 less', () => {
    const host = giver('Characters in your hand gain “You pay 3 {I} less to play this character.”');
    const g = game([{ hand: [held()], inkwell: 6, play: [host] }]).move('play', 'Held', 'ink');
    expect(g.card('Held')).toBeInZone('play', 0);
  });

  test('CR 1.5.5.3 nothing', () => {
    const host = giver('Characters in your hand gain “You may play this character for free.”');
    const g = game([{ hand: [held()], play: [host] }]).move('play', 'Held', 'alternate');
    expect(g.card('Held')).toBeInZone('play', 0);
  });
});

describe('CR 8.1.1 what a keyword says of how its card is played', () => {
  const word = { id: 'handy', word: 'Handy', forms: ['none'], beyondPlay: 'also' } as const;
  const handy = createLorcanaLanguage({ lexicons: [{ keywords: [word] }] });
  const says = [
    'You pay 3 {I} less to play this character.',
    'This character may enter play exerted.',
    'When you play this character, draw a card.',
  ];
  const mod = definePlugin({
    name: 'handy',
    version: '1.0.0',
    keywords: [defineKeyword('handy' as never)],
    keywordDefinitions: {
      handy: says.flatMap((text) => handy.parse(text).abilities.map(({ ability }) => ability)),
    } as never,
  });
  const with6 = (text: string, play: ReturnType<typeof giver>[] = []) =>
    game([{ hand: [held(text)], inkwell: 6, play }], { plugins: [lorcana, mod], language: handy });

  test.each([
    ['printed', with6('Handy')],
    ['gained', with6('', [giver('Characters in your hand gain Handy.')])],
  ])('CR 6.1.12 %s, all of it is so, and each part once', (_, g) => {
    g.move('play', 'Held', 'ink');
    expect(g).toHaveDecision('confirm', { player: 0, prompt: 'enter-exerted' });
    g.accept();
    expect(g.card('Held')).toBeInState('exerted');
    expect(g).toHaveDecision('act');
  });
});

test.each([
  'Your Puppy characters gain Shift 3 {I}.',
  'Characters in your discard gain Shift 3 {I}.',
  'Opposing characters lose Shift.',
  'Your characters gain “This character may enter play exerted.”',
  'Characters in your hand gain “When this character is banished, draw a card.”',
  'Characters in your hand gain Bodyguard and Evasive.',
])('CR 6.1.12 what could do nothing where it is given is refused: “%s”', (text) => {
  const { verdict, diagnostics } = compileText(language(), { type: 'character', name: 'Giver', text });
  expect(verdict.parsed).toBe(false);
  expect(diagnostics.map(({ message }) => message).join()).toMatch(/have no use for it/);
});
