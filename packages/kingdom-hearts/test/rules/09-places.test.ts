import { describe, expect, test } from 'vitest';
import {
  dark,
  duel,
  equipment,
  event,
  friend,
  magic,
  magicFriend,
  nobody,
  player,
  world,
} from '../support/duel.ts';

const hollow = world('Hollow', '3/5', { text: 'Dark cards here get +2 {P}.' });

describe('KH 9.46 “here” is where the card is, not whose card it is', () => {
  test('KH 9.46 Dark Cards are on the World under them, which the opponent of their player is at', () => {
    const sides = [
      { 'world-area': [hollow], 'dark-area': [dark('Mine', '1/3')] },
      { 'world-area': [world('Plain', '1/5')], 'dark-area': [dark('Theirs', '1/3')] },
    ];
    const game = duel(sides);
    expect(game.card('Theirs')).toHaveStat('power', 5);
    expect(game.card('Mine')).toHaveStat('power', 3);
  });

  test('KH 9.46 a Dark Card used as a Friend is where its player is', () => {
    const game = duel([
      { 'player-area': [player('Dark Riku', '2/5/1/7', 'Dark')], 'friend-area': [dark('Pete', '1/4')] },
      { 'world-area': [world('Agrabah', '2/2', { text: 'Friends here get -1 {P}.' })] },
    ]);
    expect(game.card('Pete')).toHaveStat('power', 4);
    // In a challenge both players are at the defender's World (KH 9.34).
    game.move('end-phase').move('challenge');
    expect(game.card('Pete')).toHaveStat('power', 3);
    game.move('do-nothing').move('do-nothing');
    expect(game.card('Pete')).toHaveStat('power', 4);
  });

  test('KH 9.46 a text on a Dark Card speaks of the World where that card is', () => {
    const game = duel([
      { 'friend-area': [friend('Goofy', '1/3/0')], 'world-area': [world('Agrabah')] },
      {
        'friend-area': [friend('Aladdin', '1/3/0')],
        'world-area': [world('Plain', '1/5')],
        'dark-area': [dark('Gloom', '1/3', { text: 'Friends here get -2 {S}.' })],
      },
    ]);
    expect(game.card('Goofy')).toHaveStat('support', 1);
    expect(game.card('Aladdin')).toHaveStat('support', 3);
  });

  test('KH 9.46 Equipment is with its bearer', () => {
    const key = { card: equipment('Key', '1/0'), 'attached-to': 'p0:friend-area:0' };
    const mine = world('Forge', '2/2', { text: 'Equipment here get +2 {S}.' });
    const game = duel([{ 'world-area': [mine], 'friend-area': [friend('Goofy')], play: [key] }]);
    expect(game.card('Key')).toHaveStat('support', 3);
    const theirs = duel([{ 'friend-area': [friend('Goofy')], play: [key] }, { 'world-area': [mine] }]);
    expect(theirs.card('Key')).toHaveStat('support', 1);
  });

  test('KH 9.46 what happens here, happens at the World', () => {
    const watch = world('Watch', '3/5', { text: 'Whenever a player plays a Dark card here, gain 1 HP.' });
    const game = duel([{ hand: [dark('Soldier', '1/3')] }, { 'world-area': [watch] }]);
    game.move('disrupt', 'Soldier');
    expect(game.player(1)).toHaveCount('hp', 9);
    const own = duel([
      { hand: [dark('Soldier', '1/3')], 'world-area': [watch] },
      { 'world-area': [world('Plain')] },
    ]);
    own.move('disrupt', 'Soldier');
    expect(own.player(0)).toHaveCount('hp', 8);
  });
});

describe('KH 9.47 where a card is played', () => {
  const heartless = { text: 'No Heartless cards can be played here.' };

  test('KH 9.47 a Dark Card is played at the World on which it is put', () => {
    const guarded = duel([
      { hand: [dark('Soldier'), nobody('Dusk')] },
      { 'world-area': [world('Castle', '2/3', heartless)] },
    ]);
    expect(guarded.offer('disrupt', 'Soldier')).toBeRefused('forbidden');
    expect(guarded.offer('disrupt', 'Dusk')).toBeOffered();
    const own = duel([
      { hand: [dark('Soldier')], 'world-area': [world('Castle', '2/3', heartless)] },
      { 'world-area': [world('Plain')] },
    ]);
    expect(own.offer('disrupt', 'Soldier')).toBeOffered();
  });

  test('KH 9.47 used as a Friend, it is played where its player is', () => {
    const sides = (mine: object, theirs: object) => [
      {
        'player-area': [player('Dark Riku', '2/5/1/7', 'Dark')],
        hand: [dark('Soldier')],
        'world-area': [world('Mine', '2/3', mine)],
      },
      { 'world-area': [world('Theirs', '2/3', theirs)] },
    ];
    const here = duel(sides(heartless, {}));
    expect(here.offer('play-friend', 'Soldier')).toBeRefused('forbidden');
    expect(here.offer('disrupt', 'Soldier')).toBeOffered();
    const there = duel(sides({}, heartless));
    expect(there.offer('play-friend', 'Soldier')).toBeOffered();
    expect(there.offer('disrupt', 'Soldier')).toBeRefused('forbidden');
  });

  test('KH 9.10, 9.47 before the first World nothing is played anywhere', () => {
    const game = duel([
      { hand: [magic('Fire')] },
      { 'world-area': [world('C', '2/2', { text: 'No Magic cards can be played here.' })] },
    ]);
    expect(game.offer('play-magic', 'Fire')).toBeOffered();
  });

  test('KH 9.47, 9.34 a Dark Card on a World forbids at that World', () => {
    const ward = dark('Ward', '1/9', { text: 'No Magic cards can be played here.' });
    const game = duel([
      { hand: [magic('Fire')], 'world-area': [world('Mine')] },
      { hand: [magic('Cure')], 'dark-area': [ward], 'world-area': [world('Plain')] },
    ]);
    expect(game.offer('play-magic', 'Fire')).toBeRefused('forbidden');
    game.move('end-phase').move('challenge');
    expect(game.offer('play-magic', 'Fire')).toBeOffered();
    game.move('do-nothing').move('do-nothing').endTurn().move('end-phase').move('challenge');
    expect(game.offer('play-magic', 'Cure')).toBeRefused('forbidden');
    game.move('do-nothing').move('do-nothing');
  });
});

describe('KH 9.48 a Magic/Friend is played as Magic', () => {
  const genie = magicFriend('Genie', '1/2/1');

  test('KH 9.26, 9.48 “no Magic cards” means it too, whichever text says so', () => {
    const coliseum = world('Coliseum', '3/1', { text: 'No Magic cards can be played here.' });
    const here = duel([{ 'world-area': [coliseum], hand: [genie, friend('Goofy')] }]);
    expect(here.offer('play-magic', 'Genie')).toBeRefused('forbidden');
    expect(here.offer('play-friend', 'Goofy')).toBeOffered();
    const hush = friend('Hush', '1/1/0', { text: "Opponents can't play Magic cards." });
    const hushed = duel([{ hand: [genie, magic('Fire')] }, { 'friend-area': [hush] }]);
    expect(hushed.offer('play-magic', 'Genie')).toBeRefused('forbidden');
    expect(hushed.offer('play-magic', 'Fire')).toBeRefused('forbidden');
  });

  test('KH 4.3.1, 9.48 it is no Friend that is played', () => {
    const lonely = friend('Lonely', '1/1/0', { text: "You can't play Friend cards." });
    const game = duel([{ 'friend-area': [lonely], hand: [genie, friend('Goofy')] }]);
    expect(game.offer('play-friend', 'Goofy')).toBeRefused('forbidden');
    expect(game.offer('play-magic', 'Genie', 'Lonely')).toBeRefused('magic-too-low');
    expect(game.offer('play-magic', 'Genie', 'Sora')).toBeOffered();
  });

  test('KH 9.48 whoever waits for Magic hears it, whoever waits for Friends does not', () => {
    const scholar = friend('Scholar', '1/1/1', { text: 'Whenever you play a Magic card, gain 1 HP.' });
    const host = friend('Host', '1/1/0', { text: 'Whenever you play a Friend card, gain 3 HP.' });
    const game = duel([{ 'friend-area': [scholar, host], hand: [genie, friend('Goofy'), magic('Fire')] }]);
    game.move('play-magic', 'Genie', 'Sora');
    expect(game.player(0)).toHaveCount('hp', 9);
    game.move('play-magic', 'Fire', 'Sora');
    expect(game.player(0)).toHaveCount('hp', 10);
    game.move('play-friend', 'Goofy');
    expect(game.player(0)).toHaveCount('hp', 13);
  });

  test('KH 4.3.2, 9.48 in play and in hand it is what it is', () => {
    const cheer = event('Event 3', { text: 'Friends get +1 {S} this turn.' });
    const pick = event('Event 4', { text: 'You may choose and discard a Magic card. If you do, gain 1 HP.' });
    const game = duel([
      { 'friend-area': [{ card: genie, as: 'there' }], hand: [cheer, pick, { card: genie, as: 'here' }] },
    ]);
    game.move('play-event', 'Event 3');
    expect(game.card('there')).toHaveStat('support', 3);
    game.move('play-event', 'Event 4').accept();
    expect(game.candidates).toEqual([]);
    game.choose();
  });
});
