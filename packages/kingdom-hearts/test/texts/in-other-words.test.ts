import { describe, expect, test } from 'vitest';
import { dark, duel, equipment, event, friend, language, magic, player, world } from '../support/duel.ts';

const agrabah = world('Agrabah', '2/3');
const sora = (text: string) => player('Riku', '1/4/1/8', 'Light', { text });
const hand = (n: number) => Array.from({ length: n }, (_, i) => friend(`Card ${i}`));

describe('cards in hand', () => {
  test('are those of who draws and discards', () => {
    const draw = event('Draw', { text: 'Each player draws cards until they have 3 cards in hand.' });
    const game = duel([
      { hand: [draw], deck: hand(5) },
      { hand: hand(2), deck: hand(5) },
    ]);
    game.move('play-event', 'Draw');
    expect(game.player(0)).toHaveCount('hand', 3);
    expect(game.player(1)).toHaveCount('hand', 3);
    const drop = event('Drop', { text: 'Your opponent discards cards until they have 1 card in hand.' });
    const other = duel([{ hand: [drop, ...hand(2)] }, { hand: hand(2) }]);
    other.move('play-event', 'Drop').choose('Card 1');
    expect(other.player(1)).toHaveCount('hand', 1);
    expect(other.player(0)).toHaveCount('hand', 2);
  });

  test('are drawn for those discarded this way, by each player for their own', () => {
    const text = 'Each player discards their hand, then draws as many cards as they discarded this way.';
    const game = duel([
      { hand: [event('Wheel', { text }), ...hand(1)], deck: hand(8) },
      { hand: hand(3), deck: hand(8) },
    ]);
    game.move('play-event', 'Wheel');
    expect(game.player(0)).toHaveCount('hand', 1);
    expect(game.player(1)).toHaveCount('hand', 3);
  });
});

test('to heal is to gain Heart Points', () => {
  const game = duel([{ 'player-area': [sora('Whenever you move, heal 2 HP.')], hand: [agrabah] }]);
  game.move('move', 'Agrabah');
  expect(game.player(0)).toHaveCount('hp', 11);
});

describe('after a battle or challenge', () => {
  const text = 'After a battle or challenge, gain 1 HP.';

  test('is when either ends', () => {
    const game = duel([
      { 'player-area': [sora(text)], 'world-area': [agrabah] },
      { 'dark-area': [dark('Soldier')] },
    ]);
    game.move('battle').move('fight');
    expect(game.player(0)).toHaveCount('hp', 9);
    game.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(game.player(0)).toHaveCount('hp', 10);
  });

  test('is refused of a card that leaves with it', () => {
    expect(language.parse(text, { type: 'friend' }).diagnostics).not.toEqual([]);
  });
});

test('when the equipped Friend is discarded, it is from play', () => {
  const blade = equipment('Blade', '1/0', { text: 'When the equipped Friend is discarded, gain 2 HP.' });
  const wind = event('Wind', { text: 'Discard chosen Friend from play.' });
  const game = duel([
    {
      hand: [wind],
      'friend-area': [friend('Goofy'), friend('Aladdin')],
      play: [{ card: blade, 'attached-to': 'p0:friend-area:0' }],
    } as never,
  ]);
  game.move('play-event', 'Wind').choose('Goofy');
  expect(game.player(0)).toHaveCount('hp', 10);
});

describe('the World that a card is on', () => {
  test('is that of the opponent', () => {
    const cold = dark('Cold', '1/6', {
      text: 'Whenever the player whose World this is on plays a Magic card, they lose 1 HP.',
    });
    const cure = magic('Cure', 1, { text: 'Draw a card.' });
    const game = duel([{ 'world-area': [agrabah], hand: [cure] }, { 'dark-area': [cold] }]);
    game.move('play-magic', 'Cure', 'Sora');
    expect(game.player(0)).toHaveCount('hp', 7);
    expect(game.player(1)).toHaveCount('hp', 8);
  });

  test('is current, or has a name', () => {
    const home = world('Agrabah', '2/3', {
      text: 'While this is your current World, your Friends get +1 {S}.',
    });
    const brave = friend('Brave', '1/0/0', {
      text: 'While you are at a card named Agrabah, this Friend gets +2 {S}.',
    });
    const game = duel([
      { 'world-area': [home], 'friend-area': [brave], hand: [world('Pride Lands', '1/1')] },
    ]);
    expect(game.card('Brave')).toHaveStat('support', 3);
    game.move('move', 'Pride Lands');
    expect(game.card('Brave')).toHaveStat('support', 0);
  });

  test.each([
    ['friend', 'While this is your current World, your Friends get +1 {S}.'],
    ['friend', "The opponent whose World this is on can't draw cards."],
    ['friend', 'While you are at a Friend, this Friend gets +2 {S}.'],
  ])('is refused where there is none: %s: %s', (type, text) => {
    expect(language.parse(text, { type }).diagnostics).not.toEqual([]);
  });
});
