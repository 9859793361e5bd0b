import { describe, expect, test } from 'vitest';
import {
  attack,
  dark,
  duel,
  equipment,
  event,
  friend,
  language,
  magic,
  player,
  technique,
  world,
} from '../support/duel.ts';

const here = world('Agrabah', '2/3');
const totals = (game: ReturnType<typeof duel>) =>
  game.events('challenge-won').map(({ player: p, amount }) => [p, amount]);

describe('a Technique', () => {
  const union = technique('Union', { text: 'You fight with +4 {A}. Gain 1 HP. Draw a card.' });

  test('does once what happens, and lasts for the battle in the rest of its text', () => {
    const game = duel([
      { 'world-area': [here], hand: [union], deck: [event('A'), event('B')] },
      { 'dark-area': [dark('Soldier', '1/8')] },
    ]);
    game.move('battle').move('play-technique', 'Union');
    expect(game.player(0)).toHaveCount('hp', 9);
    expect(game.player(0).count('hand')).toBe(1);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 8);
    game.move('fight');
    expect(game.card('Soldier')).toBeInZone('discard', 1);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 4);
    expect(game.player(0)).toHaveCount('hp', 9);
  });

  test('says two things in one line, neither of which may refer to the other', () => {
    const read = (text: string) => language.parse(text, { type: 'technique', name: 'Union' });
    const { abilities } = read('Draw a card. Your Friends get +1 {S}.');
    expect(abilities.map(({ ability }) => ability.kind)).toEqual(['spell', 'static']);
    expect(read('You fight with +4 {A}. If you do, draw a card.').complete).toBe(false);
    expect(read('You fight with +4 {A}. Each of those Friends gets +1 {S} this turn.').complete).toBe(false);
  });

  test('reaches the Dark Cards of its battle, and no others', () => {
    const wave = technique('Wave', { text: 'Deal 3 damage to each Dark card in this battle.' });
    const game = duel([
      { 'world-area': [here], hand: [wave], 'dark-area': [dark('Own', '1/3')] },
      { 'world-area': [here], 'dark-area': [dark('Soldier', '1/3'), dark('Shadow', '1/3')] },
    ]);
    game.move('battle').move('play-technique', 'Wave').move('fight');
    expect(game.card('Soldier')).toBeInZone('discard', 1);
    expect(game.card('Shadow')).toBeInZone('discard', 1);
    expect(game.card('Own')).toBeInZone('dark-area', 0);
  });
});

describe('who takes part', () => {
  test('is counted in a battle, and only there', () => {
    const rally = attack('Rally', 0, {
      text: 'This Attack gets +2 {S} for each Friend taking part in this battle.',
    });
    const game = duel([
      {
        'friend-area': [friend('Goofy', '1/1/0'), friend('Aladdin', '1/1/0')],
        'world-area': [here],
        hand: [rally],
      },
      { 'dark-area': [dark('Soldier', '1/20')] },
    ]);
    game.move('battle').move('join', 'Goofy').move('play-attack', 'Rally');
    expect(game.card('Rally')).toHaveStat('support', 2);
    game.move('join', 'Aladdin');
    expect(game.card('Rally')).toHaveStat('support', 4);
    game.move('fight');
  });

  test('of a challenge is not of a battle', () => {
    const text = 'While this Friend is taking part in a battle, it gets +3 {S}.';
    const game = duel([{ 'friend-area': [friend('Goofy', '1/1/0', { text })] }]);
    game.move('end-phase').move('challenge').move('join', 'Goofy');
    expect(game.card('Goofy')).toHaveStat('support', 1);
    game.move('do-nothing').move('do-nothing');
  });

  test('may be heard of or forbidden in one of the two', () => {
    const eager = friend('Eager', '1/1/0', { text: 'Whenever this Friend joins a battle, gain 1 HP.' });
    const shy = friend('Shy', '1/1/0', { text: "This Friend can't join a battle." });
    const game = duel([
      { 'friend-area': [eager, shy, friend('Goofy', '1/1/0')], 'world-area': [here] },
      { 'dark-area': [dark('Soldier', '1/20')] },
    ]);
    game.move('battle');
    expect(game.offer('join', 'Shy')).toBeRefused('forbidden');
    game.move('join', 'Eager');
    expect(game.player(0)).toHaveCount('hp', 9);
    game.move('fight').move('end-phase').move('challenge').move('join', 'Shy');
    expect(game.player(0)).toHaveCount('hp', 9);
    game.move('do-nothing').move('do-nothing');
  });

  test('attacks or defends in a challenge', () => {
    const bold = attack('Bold', 1, {
      text: "While you're the attacker in a challenge, this Attack gets +2 {S}.",
    });
    const wary = attack('Wary', 1, {
      text: "While you're the defender in a challenge, this Attack gets +4 {S}.",
    });
    const game = duel([{ hand: [bold] }, { hand: [wary] }]);
    game.move('end-phase').move('challenge').move('play-attack', 'Bold');
    game.move('play-attack', 'Wary').move('do-nothing').move('do-nothing');
    expect(totals(game)).toEqual([[1, 2]]);
  });

  test('is challenged, and hears of it', () => {
    const alert = (name: string) =>
      player(name, '1/4/1/8', 'Light', { text: "Whenever you're challenged, gain 2 HP." });
    const game = duel([{ 'player-area': [alert('Riku')] }, { 'player-area': [alert('Sora')] }]);
    game.move('end-phase').move('challenge');
    expect(game.player(0)).toHaveCount('hp', 8);
    expect(game.player(1)).toHaveCount('hp', 10);
    game.move('do-nothing').move('do-nothing');
  });
});

describe('the Friend carrying this Equipment', () => {
  test('is the bearer if that is a Friend', () => {
    const ring = equipment('Ring', '0/0', { text: 'The Friend carrying this Equipment gets +2 {S}.' });
    const on = (bearer: string) => ({ card: ring, 'attached-to': bearer });
    const side = { 'friend-area': [friend('Goofy', '1/1/0')] };
    const friends = duel([{ ...side, play: [on('p0:friend-area:0')] }]);
    expect(friends.card('Goofy')).toHaveStat('support', 3);
    const players = duel([{ ...side, play: [on('p0:player-area:0')] }]);
    expect(players.card('Goofy')).toHaveStat('support', 1);
  });
});

describe('here', () => {
  test('is where a challenge is held: the World of the defender', () => {
    const arena = world('Arena', '2/3', { text: 'Whenever an opponent loses a challenge here, gain 1 HP.' });
    const won = duel([{}, { 'world-area': [arena], 'player-area': [player('Riku', '1/9/1/8')] }]);
    won.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(won.player(1)).toHaveCount('hp', 9);
    const away = duel([
      { 'world-area': [arena], 'player-area': [player('Riku', '1/9/1/8')] },
      { 'world-area': [here] },
    ]);
    away.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(away.player(0)).toHaveCount('hp', 8);
  });

  test('is where one moves, plays a card or defeats one', () => {
    const port = world('Port', '1/3', { text: 'When you move here, draw a card.' });
    const game = duel([{ hand: [port], deck: [event('A'), event('B')] }]);
    game.move('move', 'Port');
    expect(game.player(0).count('hand')).toBe(1);
    const town = world('Town', '1/3', {
      text: 'Whenever a player plays a Friend here, that player gains 1 HP.\nWhenever a Dark card is defeated here, draw a card.',
    });
    const fire = magic('Fire', 1, { text: 'Deal 9 damage to chosen Dark card.' });
    const side = { 'world-area': [town], hand: [friend('Goofy', '1/1/1'), fire] };
    const both = duel([
      { ...side, deck: [event('A'), event('B')] },
      { 'world-area': [here], 'dark-area': [dark('Soldier', '1/9')] },
    ]);
    both.move('play-friend', 'Goofy');
    expect(both.player(0)).toHaveCount('hp', 9);
    both.move('play-magic', 'Fire', 'Sora').choose('Soldier');
    expect(both.player(0).count('hand')).toBe(1);
  });

  test('cannot be said of what is past', () => {
    const text = 'At the end of your turn, if you won a challenge here this turn, draw a card.';
    const { complete, diagnostics } = language.parse(text, { type: 'world', name: 'Agrabah' });
    expect(complete).toBe(false);
    expect(diagnostics.map(({ message }) => message).join()).toContain('leave out “here”');
  });
});

test('“each Dark card” is all of them in play, unless cards are looked at', () => {
  const storm = event('Storm', { text: 'Deal 2 damage to each Dark card.' });
  const sight = event('Sight', {
    text: 'Look at the top 2 cards of your deck. Put each Friend card into your hand. Put the rest into your discard pile.',
  });
  const game = duel([
    {
      'world-area': [here],
      'friend-area': [friend('Aladdin', '1/1/0')],
      'dark-area': [dark('Own', '1/2')],
      hand: [storm, sight],
      deck: [friend('Goofy', '1/1/0'), event('A'), event('B')],
    },
    { 'world-area': [here], 'dark-area': [dark('Soldier', '1/2')] },
  ]);
  game.move('play-event', 'Storm');
  expect(game.card('Own')).toBeInZone('discard', 0);
  expect(game.card('Soldier')).toBeInZone('discard', 1);
  game.move('play-event', 'Sight');
  expect(game.card('Goofy')).toBeInZone('hand', 0);
  expect(game.card('Aladdin')).toBeInZone('friend-area', 0);
});

test('the first and second of a turn are counted, and whose turn it is', () => {
  const first = player('Riku', '1/4/1/8', 'Light', {
    text: 'The first time you lose HP each turn, draw a card.\nWhenever you play your second Event each turn, gain 1 HP.',
  });
  const text = "Whenever you lose HP during an opponent's turn, gain 2 HP.";
  const second = player('Sora', '1/4/1/8', 'Light', { text });
  const loss = (name: string) => event(name, { text: 'Each player loses 1 HP.' });
  const game = duel([
    { 'player-area': [first], hand: [loss('A'), loss('B'), loss('C')], deck: [event('X'), event('Y')] },
    { 'player-area': [second] },
  ]);
  game.move('play-event', 'A');
  expect(game.player(0).count('hand')).toBe(3);
  expect(game.player(1)).toHaveCount('hp', 9);
  game.move('play-event', 'B');
  expect(game.player(0)).toHaveCount('hp', 7);
  expect(game.player(0).count('hand')).toBe(2);
  game.move('play-event', 'C');
  expect(game.player(0)).toHaveCount('hp', 6);
});
