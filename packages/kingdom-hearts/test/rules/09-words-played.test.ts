import { describe, expect, test } from 'vitest';
import {
  dark,
  duel,
  equipment,
  event,
  friend,
  language,
  magic,
  nobody,
  player,
  world,
} from '../support/duel.ts';

const read = (text: string, type = 'friend') => language.parse(text, { type, name: 'Warden' }).complete;
const on = (card: ReturnType<typeof equipment>, bearer: string) => ({ card, 'attached-to': bearer });

describe('KH 8.2.2 a battle at a place, and with a Dark Card', () => {
  const text = 'Whenever an opponent starts a battle with this Dark, they lose 1 HP.';
  const board = (watcher: ReturnType<typeof dark>) =>
    duel([{ 'world-area': [world('Agrabah')] }, { 'dark-area': [watcher, dark('Soldier', '1/99')] }]);

  test('KH 8.2.2 with all Dark Cards of the World', () => {
    const game = board(dark('Lurker', '1/99', { text })).move('battle');
    expect(game.player(0)).toHaveCount('hp', 7);
    game.move('fight').number(0);
    const fled = board(
      dark('Lurker', '1/99', { text: 'When an opponent escapes from this Dark, they lose 2 HP.' }),
    ).move('escape');
    expect(fled.player(0)).toHaveCount('hp', 5);
  });

  test('KH 8.2.2 not with one on another World', () => {
    const lurker = dark('Lurker', '1/99', { text: text.replace('an opponent', 'a player') });
    const game = duel([
      { 'world-area': [world('Agrabah')], 'dark-area': [lurker] },
      { 'dark-area': [dark('Soldier', '1/99')], 'world-area': [world('Next')] },
    ]).move('battle');
    expect(game.player(0)).toHaveCount('hp', 8);
    game.move('fight');
    expect(read('Whenever an opponent starts a battle with this Friend, draw a card.')).toBe(false);
  });

  test('KH 9.46 here is where the card of the text is', () => {
    const post = world('Post', '1/3', {
      text: 'Whenever a player starts a battle here, that player gains 1 HP.',
    });
    const here = duel([{ 'world-area': [post] }, { 'dark-area': [dark('Soldier', '1/99')] }]).move('battle');
    expect(here.player(0)).toHaveCount('hp', 9);
    here.move('fight');
    const there = duel([
      { 'world-area': [world('Agrabah')] },
      { 'world-area': [post], 'dark-area': [dark('Soldier', '1/99')] },
    ]).move('battle');
    expect(there.player(0)).toHaveCount('hp', 8);
    there.move('fight');
  });
});

describe('KH 4.6, 9.51 who deals damage, and who puts counters', () => {
  test('KH 4.6 is the player whose Magic it is', () => {
    const text = 'Whenever you deal damage to a Dark, gain 1 HP.';
    const spark = magic('Spark', 1, { text: 'Deal 1 damage to chosen Dark card.' });
    const game = duel([
      {
        hand: [spark],
        'world-area': [world('Agrabah')],
        'friend-area': [friend('Goofy', '1/1/0', { text })],
      },
      { 'dark-area': [dark('Soldier', '1/9')], 'friend-area': [friend('Aladdin', '1/1/0', { text })] },
    ]);
    game.move('play-magic', 'Spark', 'Sora').choose('Soldier');
    expect(game.player(0)).toHaveCount('hp', 9);
    expect(game.player(1)).toHaveCount('hp', 8);
  });

  test('KH 9.51 on that card, and on no other', () => {
    const jar = friend('Jar', '1/1/0', { text: 'Whenever you put a counter on this Friend, gain 1 HP.' });
    const fill = event('Event 3', { text: 'Put a counter on chosen Friend card.' });
    const begin = () =>
      duel([{ hand: [fill], 'friend-area': [jar, friend('Goofy')] }]).move('play-event', 'Event 3');
    expect(begin().choose('Jar').player(0)).toHaveCount('hp', 9);
    expect(begin().choose('Goofy').player(0)).toHaveCount('hp', 8);
  });
});

describe('KH 4.2 put into play', () => {
  test('KH 4.2 a Friend goes to its player’s Friend Area', () => {
    const call = event('Event 3', { text: 'Put a Friend card from your discard pile into play.' });
    const game = duel([{ hand: [call], discard: [friend('Goofy', '3/1/0'), magic('Fire')] }]).move(
      'play-event',
      'Event 3',
    );
    if (game.decision?.kind === 'choose-cards') game.choose('Goofy');
    expect(game.card('Goofy')).toBeInZone('friend-area', 0);
    expect(game.card('Fire')).toBeInZone('discard', 0);
  });

  test('KH 8.1 a Friend comes from the discard pile when its player’s Draw Phase starts', () => {
    const jack = friend('Jack', '1/1/0', {
      text: 'At the start of your Draw Phase, if this card is in your discard pile and your current World is named Agrabah, you may put this card into play.',
    });
    const begin = (place: string) =>
      duel([{ discard: [jack], 'world-area': [world(place)] }])
        .endTurn()
        .endTurn();
    expect(begin('Agrabah').accept().card('Jack')).toBeInZone('friend-area', 0);
    expect(begin('Next').card('Jack')).toBeInZone('discard', 0);
  });

  test('KH 8.2.1, 8.2.4 a World is moved to and a Dark Card is put on one: refused', () => {
    expect(read('{PLAY}: Put a World card from your hand into play.')).toBe(false);
    expect(read('{PLAY}: Put a Dark card from your hand into play.')).toBe(false);
    expect(read('{PLAY}: Put a card from your hand into play.')).toBe(false);
  });
});

describe('KH 8.4 discarding from hand', () => {
  test('KH 8.4 is discarding', () => {
    const purge = event('Event 3', {
      text: 'You may discard a Dark card from your hand. If you do, gain 2 HP.',
    });
    const game = duel([{ hand: [purge, dark('Soldier'), friend('Goofy')] }])
      .move('play-event', 'Event 3')
      .accept();
    if (game.decision?.kind === 'choose-cards') game.choose('Soldier');
    expect(game.card('Soldier')).toBeInZone('discard', 0);
    expect(game.card('Goofy')).toBeInZone('hand', 0);
    expect(game.player(0)).toHaveCount('hp', 10);
  });

  test('KH 8.4 whose hand is said rightly', () => {
    expect(read('{PLAY}: Each opponent chooses and discards a card from their hand.')).toBe(true);
    expect(read('{PLAY}: Each opponent discards a card from your hand.')).toBe(false);
  });
});

describe('KH 4.1 the Player Card of a player', () => {
  test('KH 4.1 is one, so it is said in the singular', () => {
    const squire = friend('Squire', '1/1/0', { text: 'Your Player gets +2 {A}.' });
    const bane = friend('Bane', '1/1/0', { text: "Each opponent's Player gets -1 {A}." });
    const game = duel([{ 'friend-area': [squire, bane] }]);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 6);
    expect(game.card({ card: 'Sora', player: 1 })).toHaveStat('attack', 3);
  });

  test('KH 8.2.6 with Equipment on itself, and not on a Friend', () => {
    const smith = friend('Smith', '1/1/0', {
      text: 'While your Player has an Equipment card, this Friend gets +3 {S}.',
    });
    const begin = (bearer: string) =>
      duel([{ 'friend-area': [smith], play: [on(equipment('Shield', '0/0'), bearer)] }]).card('Smith');
    expect(begin('p0:player-area:0')).toHaveStat('support', 4);
    expect(begin('p0:friend-area:0')).toHaveStat('support', 1);
  });
});

describe('KH 9.46 on the same World', () => {
  test('KH 9.46 as the card of the text, whoever put it there', () => {
    const pack = dark('Pack', '1/5', {
      text: 'While you have another Dark/Heartless on the same World, this Dark gets +2 {P}.',
    });
    const place = { 'world-area': [world('Agrabah')] };
    const alone = duel([{ 'dark-area': [pack] }, { ...place, 'dark-area': [dark('Soldier')] }]);
    expect(alone.card('Pack')).toHaveStat('power', 5);
    const villain = dark('Pete', '1/9', { classifications: ['Villains'] });
    expect(duel([{ 'dark-area': [pack, villain] }, place]).card('Pack')).toHaveStat('power', 5);
    expect(duel([{ 'dark-area': [pack, dark('Soldier')] }, place]).card('Pack')).toHaveStat('power', 7);
  });

  test('KH 9.46 of others', () => {
    const lord = dark('Lord', '1/5', { text: 'Other Dark on the same World get +1 {P}.' });
    const place = { 'world-area': [world('Agrabah')] };
    const game = duel([
      { ...place, 'dark-area': [lord, dark('Soldier', '1/6')] },
      { ...place, 'dark-area': [dark('Neoshadow', '1/6')] },
    ]);
    expect(game.card('Soldier')).toHaveStat('power', 7);
    expect(game.card('Neoshadow')).toHaveStat('power', 6);
  });
});

describe('KH 9.38 played as a Friend', () => {
  const text = 'Your Friends have half their {P} as {S}.\nWhenever you play a Nobody as a Friend, gain 1 HP.';
  const begin = () =>
    duel([
      {
        'player-area': [player('Saïx', '3/5/2/6', 'XIII', { text })],
        hand: [nobody('Dusk')],
      },
      { 'world-area': [world('Agrabah')] },
    ]);

  test('KH 9.38 is not put on a World, and no Friend by itself', () => {
    const hp = begin().player(0).count('hp');
    expect(begin().move('play-friend', 'Dusk').player(0)).toHaveCount('hp', hp + 1);
    expect(begin().move('disrupt', 'Dusk').player(0)).toHaveCount('hp', hp);
  });

  test('KH 9.38 a Dark Card so used is no Dark any more: refused', () => {
    expect(read('Whenever you play a Dark as a Friend, draw a card.', 'player')).toBe(false);
    expect(read('Whenever you play a Nobody as a Friend, draw a card.', 'player')).toBe(true);
  });
});
