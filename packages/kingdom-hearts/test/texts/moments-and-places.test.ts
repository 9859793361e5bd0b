import { describe, expect, test } from 'vitest';
import { attack, dark, duel, event, friend, language, magic, player, world } from '../support/duel.ts';

const here = world('Agrabah', '2/3');
const sora = (text: string) => player('Riku', '1/4/1/8', 'Light', { text });

describe('a phase', () => {
  test('begins and ends at moments that texts wait for', () => {
    const text =
      'At the start of your Challenge Phase, gain 1 HP.\nAt the end of your Action Phase, gain 2 HP.\nAt the start of the Action Phase, gain 4 HP.';
    const game = duel([{ 'player-area': [sora(text)] }]);
    game.move('end-phase');
    // The order of the two is of their moments: the one phase ends before the other begins.
    expect(game.player(0)).toHaveCount('hp', 11);
    game.move('end-phase');
    expect(game.player(0)).toHaveCount('hp', 15);
  });

  test('is of a player, or of anybody', () => {
    const own = friend('Own', '1/1/0', { text: 'During your Challenge Phase, this Friend gets +1 {S}.' });
    const any = friend('Any', '1/1/0', { text: 'During the Challenge Phase, this Friend gets +1 {S}.' });
    const game = duel([{}, { 'friend-area': [own, any] }]);
    expect(game.card('Any')).toHaveStat('support', 1);
    game.move('end-phase');
    expect(game.card('Own')).toHaveStat('support', 1);
    expect(game.card('Any')).toHaveStat('support', 2);
  });
});

describe('on a World', () => {
  test('lie the Dark Cards of the opponent', () => {
    const brave = friend('Brave', '1/0/0', {
      text: 'This Friend gets +2 {S} for each Dark card on your World.',
    });
    const game = duel([
      { 'friend-area': [brave], 'world-area': [here], 'dark-area': [dark('Own')] },
      { 'world-area': [here], 'dark-area': [dark('Soldier'), dark('Shadow')] },
    ]);
    expect(game.card('Brave')).toHaveStat('support', 4);
  });

  test('each player counts their own', () => {
    const dusk = event('Dusk', { text: 'Each player loses 1 HP for each Dark card on their World.' });
    const game = duel([
      { hand: [dusk], 'world-area': [here], 'dark-area': [dark('Own')] },
      { 'world-area': [here], 'dark-area': [dark('Soldier'), dark('Shadow')] },
    ]);
    game.move('play-event', 'Dusk');
    expect(game.player(0)).toHaveCount('hp', 6);
    expect(game.player(1)).toHaveCount('hp', 7);
  });

  test('all of them are in its battle', () => {
    const chill = dark('Chill', '1/20', {
      text: 'Friends taking part in a battle with this Dark get -1 {S}.',
    });
    const side = { 'friend-area': [friend('Goofy', '1/3/0')], 'world-area': [here] };
    const game = duel([side, { 'dark-area': [chill] }]);
    game.move('battle');
    expect(game.card('Goofy')).toHaveStat('support', 3);
    game.move('join', 'Goofy');
    expect(game.card('Goofy')).toHaveStat('support', 2);
    game.move('fight');
    const away = duel([
      { ...side, 'dark-area': [chill] },
      { 'dark-area': [dark('Soldier')], 'world-area': [here] },
    ]);
    away.move('battle').move('join', 'Goofy');
    expect(away.card('Goofy')).toHaveStat('support', 3);
    away.move('fight');
  });

  test('cards of a kind cannot be played, said of them', () => {
    const quiet = world('Quiet', '2/3', { text: "Friend cards can't be played here." });
    const game = duel([{ 'world-area': [quiet], hand: [friend('Goofy', '1/1/0')] }]);
    expect(game.offer('play-friend', 'Goofy')).toBeRefused('forbidden');
  });
});

describe('damage', () => {
  const fire = (text: string) => magic('Fire', 1, { text });

  test('by Magic may be forbidden, and that of a battle is dealt', () => {
    const ghost = dark('Ghost', '1/4', { text: "This Dark can't be dealt damage by Magic cards." });
    const bolt = fire('Deal 4 damage to each Dark card.');
    const game = duel([
      { 'world-area': [here], hand: [bolt] },
      { 'dark-area': [ghost, dark('Soldier', '1/4')] },
    ]);
    game.move('play-magic', 'Fire', 'Sora');
    expect(game.card('Soldier')).toBeInZone('discard', 1);
    expect(game.card('Ghost')).toBeInZone('dark-area', 1);
    game.move('battle').move('fight');
    expect(game.card('Ghost')).toBeInZone('discard', 1);
  });

  test('may be another amount instead, to the same card', () => {
    const flare = fire('Deal 2 damage to chosen Dark card. If you have 3 HP or less, deal 6 damage instead.');
    const at = (hp: number) => {
      const game = duel([
        { 'world-area': [here], hand: [flare], hp },
        { 'dark-area': [dark('Soldier', '1/6'), dark('Shadow', '1/2')] },
      ]);
      return game.move('play-magic', 'Fire', 'Sora').choose('Soldier');
    };
    expect(at(8).card('Soldier')).toHaveCount('damage', 2);
    expect(at(3).card('Soldier')).toBeInZone('discard', 1);
    expect(at(3).card('Shadow')).toBeInZone('dark-area', 1);
  });
});

test('an Attack Card speaks of the challenge that it is played in', () => {
  const pride = attack('Pride', 1, { text: 'If you win this challenge, gain 1 HP.' });
  const game = duel([{ hand: [pride] }]);
  game.move('end-phase').move('challenge').move('play-attack', 'Pride').move('do-nothing').move('do-nothing');
  expect(game.player(0)).toHaveCount('hp', 9);
  const read = language.parse('If you win this challenge, gain 1 HP.', { type: 'friend', name: 'Goofy' });
  expect(read.complete).toBe(false);
});

test('“the opponent” is the one there is, in what happens and in what is asked', () => {
  const drain = event('Drain', {
    text: 'The opponent loses 1 HP. If your opponent has 7 HP or less, draw a card.',
  });
  const game = duel([{ hand: [drain], deck: [event('A'), event('B')] }]);
  game.move('play-event', 'Drain');
  expect(game.player(1)).toHaveCount('hp', 7);
  expect(game.player(0).count('hand')).toBe(1);
});

test('a card “from among them” is one of those that are looked at', () => {
  const sight = event('Sight', {
    text: 'Look at the top 3 cards of your deck. Put a Friend card from among them into your hand. Put the rest into your discard pile.',
  });
  const game = duel([
    {
      hand: [sight],
      'friend-area': [friend('Aladdin', '1/1/0')],
      deck: [event('A'), friend('Goofy', '1/1/0'), event('B'), event('C')],
    },
  ]);
  game.move('play-event', 'Sight').choose('Goofy');
  expect(game.card('Goofy')).toBeInZone('hand', 0);
  expect(game.card('Aladdin')).toBeInZone('friend-area', 0);
  expect(game.card('A')).toBeInZone('discard', 0);
});

test('what each player counts is their own, for points and for cards', () => {
  const text =
    'Each player gains 1 HP for each Friend they have in play. Each player draws a card for each Friend they have in play.';
  const game = duel([
    { hand: [event('Feast', { text })], deck: [event('A'), event('B')] },
    { 'friend-area': [friend('Goofy'), friend('Aladdin')], deck: [event('C'), event('D'), event('E')] },
  ]);
  game.move('play-event', 'Feast');
  expect([game.player(0).count('hp'), game.player(1).count('hp')]).toEqual([8, 10]);
  expect([game.player(0).count('hand'), game.player(1).count('hand')]).toEqual([0, 2]);
});

test('the level of Magic in hand is what is asked, and no text in play changes it', () => {
  const read = language.parse('Your Magic cards get -1 {L}.', { type: 'friend', name: 'Goofy' });
  expect(read.complete).toBe(false);
});

test('a challenge that is lost is lost, and what it costs can be replaced', () => {
  const read = (text: string) => language.parse(text, { type: 'player', name: 'Riku' }).complete;
  expect(read('If you would lose a challenge, draw a card instead.')).toBe(false);
  const text = 'If you would lose HP in a challenge, you may discard a Friend card from play instead.';
  const weak = player('Riku', '1/1/1/8', 'Light', { text });
  const side = { 'player-area': [weak], 'friend-area': [friend('Goofy', '1/1/0')] };
  const lost = () => {
    const game = duel([side]);
    return game.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
  };
  const spared = lost();
  spared.accept();
  expect(spared.player(0)).toHaveCount('hp', 8);
  expect(spared.card('Goofy')).toBeInZone('discard', 0);
  const hurt = lost();
  hurt.decline();
  expect(hurt.player(0)).toHaveCount('hp', 7);
  expect(hurt.card('Goofy')).toBeInZone('friend-area', 0);
});
