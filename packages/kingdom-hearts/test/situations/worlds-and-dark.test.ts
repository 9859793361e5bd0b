import { describe, expect, test } from 'vitest';
import { dark, duel, event, friend, magic, nobody, player, world } from '../support/duel.ts';

const plusTwo = { text: 'Players here get +2 {A}.' };
const hp = (game: ReturnType<typeof duel>) => [0, 1].map((p) => game.player(p).count('hp'));
const won = (game: ReturnType<typeof duel>) =>
  game.events('challenge-won').map(({ player: p, amount }) => [p, amount]);
const fightIt = (game: ReturnType<typeof duel>) =>
  game.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');

describe('Worlds', () => {
  test('KH 9.18 the text of a World under another says nothing, and speaks again when that one is left', () => {
    const lower = world('Low', '2/2', {
      text: "Friends here get +1 {S}.\nYou can't have more than 1 Friend.",
    });
    const game = duel([
      {
        'world-area': [{ card: world('High', '1/2'), under: [lower] }],
        'friend-area': [friend('A', '1/2/0'), friend('B', '1/2/0')],
      },
      { 'dark-area': [dark('Soldier')], 'friend-area': [friend('C', '1/2/0')] },
    ]);
    expect(game.card('A')).toHaveStat('support', 2);
    game.move('escape');
    expect(game.player(0).names('world-area')).toEqual(['Low']);
    expect(game.player(0)).toHaveCount('friend-area', 0);
  });

  test('KH 9.34 the attacker’s World says nothing in a challenge, the defender’s speaks for both', () => {
    const away = duel([
      { 'world-area': [world('Mine', '2/2', plusTwo)] },
      { 'world-area': [world('Plain')] },
    ]);
    expect(won(fightIt(away))).toEqual([]);
    const home = duel([
      { 'player-area': [player('Sora', '1/5/1/8')] },
      { 'world-area': [world('Theirs', '2/2', plusTwo)] },
    ]);
    expect(won(fightIt(home))).toEqual([[0, 1]]);
  });

  test('KH 9.34, 9.46 a Dark Card weighs on whoever is at its World', () => {
    const fog = dark('Fog', '1/9', { text: 'Players here get -2 {A}.' });
    // On the defender's World it weighs on both, on the attacker's on nobody meanwhile.
    const onMine = duel([
      { 'world-area': [world('Mine')] },
      { 'dark-area': [fog], 'world-area': [world('Theirs')] },
    ]);
    expect(onMine.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 2);
    expect(onMine.card({ card: 'Sora', player: 1 })).toHaveStat('attack', 4);
    onMine.move('end-phase').move('challenge');
    expect(onMine.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 4);
    onMine.move('do-nothing').move('do-nothing');
    expect(won(onMine)).toEqual([]);
    const onTheirs = duel([{ 'dark-area': [fog] }, { 'world-area': [world('Theirs')] }]);
    expect(won(fightIt(onTheirs))).toEqual([]);
  });

  test('KH 4.6, 9.12 what an effect on Heartless does leaves Villains and Nobodies alone', () => {
    const keep = world('Keep', '3/5', { text: 'No Heartless cards can be played here.' });
    const villain = dark('Pete', '1/6', { classifications: ['Villains'] });
    const game = duel([{ hand: [dark('Soldier'), villain, nobody('Dusk')] }, { 'world-area': [keep] }]);
    expect(game.offer('disrupt', 'Soldier')).toBeRefused('forbidden');
    expect(game.offer('disrupt', 'Pete')).toBeOffered();
    expect(game.offer('disrupt', 'Dusk')).toBeOffered();
  });

  test('KH 8.2.3.2 a World that an effect discards takes its Dark Cards along, and the one under it comes up', () => {
    const storm = event('Event 3', { text: 'Discard each opposing World card from play.' });
    const game = duel([
      { hand: [storm, dark('Late', '1/1')], 'dark-area': [dark('Soldier')] },
      { 'world-area': [{ card: world('High', '3/3'), under: [world('Low', '2/1', plusTwo)] }] },
    ]);
    game.move('play-event', 'Event 3');
    expect(game.player(1).names('world-area')).toEqual(['Low']);
    expect(game.card('Soldier')).toBeInZone('discard', 0);
    expect(game.card({ card: 'Sora', player: 1 })).toHaveStat('attack', 6);
    expect(game.offer('disrupt', 'Late')).toBeOffered();
  });

  test('KH 8.2.5 a World that lets a player have one Friend: which stay is chosen', () => {
    const narrow = world('Narrow', '1/1', { text: "You can't have more than 1 Friend." });
    const game = duel([
      {
        hand: [narrow, friend('Goofy', '2/4/0')],
        'friend-area': [friend('Goofy', '1/2/0'), friend('B'), friend('C')],
      },
    ]);
    game.move('move', 'Narrow').choose('B', 'C');
    expect(game.player(0).names('friend-area')).toEqual(['Goofy']);
    // One of the same name goes for it, so there is room (KH 8.2.5.3).
    expect(game.offer('play-friend', { card: 'Goofy', zone: 'hand' })).toBeOffered();
  });

  test('KH 8.2.5, 9.44 so is it with one that is captured', () => {
    const narrow = world('Narrow', '1/1', { text: "You can't have more than 1 Friend." });
    const lure = event('Event 3', { text: 'Capture chosen opposing Friend.' });
    const game = duel([
      { 'world-area': [narrow], hand: [lure], 'friend-area': [friend('Mine')] },
      { 'friend-area': [friend('Theirs')] },
    ]);
    game.move('play-event', 'Event 3').choose('Theirs').choose('Mine');
    expect(game.player(0).names('friend-area')).toEqual(['Theirs']);
    expect(game.card('Mine')).toBeInZone('discard', 0);
  });
});

describe('Dark Cards', () => {
  test('KH 4.6.3, 9.14 damage that was dealt defeats the moment the Power comes down to it', () => {
    const fire = magic('Fire', 1, { text: 'Deal 4 damage to chosen Dark card.' });
    const wither = event('Event 3', { text: 'Dark cards get -2 {P} this turn.' });
    const spite = { text: 'When this Dark is defeated, the player who defeated it loses 1 HP.' };
    const game = duel([
      { hand: [fire, wither], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Spider', '1/6', spite)] },
    ]);
    game.move('play-magic', 'Fire', 'Sora').choose('Spider');
    expect(game.card('Spider')).toBeInZone('dark-area', 1);
    game.move('play-event', 'Event 3');
    expect(game.card('Spider')).toBeInZone('discard', 1);
    expect(hp(game)).toEqual([7, 8]);
  });

  test('KH 8.2.2.6, 9.15 two that strengthen each other fall together when both have enough', () => {
    const pack = { text: 'Your other Dark get +2 {P}.' };
    const game = duel([
      { 'player-area': [player('Sora', '1/12/1/8')], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('A', '1/4', pack), dark('B', '1/4', pack)] },
    ]);
    game.move('battle').move('fight').number(6);
    expect(game.player(1)).toHaveCount('dark-area', 0);
    const short = duel([
      { 'player-area': [player('Sora', '1/10/1/8')], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('A', '1/4', pack), dark('B', '1/4', pack)] },
    ]);
    // With 6 and 4 the first falls, and the other is as strong as printed then.
    short.move('battle').move('fight').number(6);
    expect(short.player(1)).toHaveCount('dark-area', 0);
  });

  test('KH 9.44 a captured Dark Card measures what is opposing to it now', () => {
    const pete = dark('Pete', '1/1', {
      text: 'This Dark gets +{P} equal to the total level of opposing Worlds.',
    });
    const lure = event('Event 3', { text: 'Capture chosen opposing Dark card.' });
    const game = duel([
      { hand: [lure], 'world-area': [world('Mine', '3/3')] },
      { 'dark-area': [pete], 'world-area': [world('Theirs', '1/1')] },
    ]);
    expect(game.card('Pete')).toHaveStat('power', 4);
    game.move('play-event', 'Event 3').choose('Pete');
    expect(game.card('Pete')).toHaveStat('power', 2);
  });

  test('KH 8.2.9.3, 9.31 Dark Cards may be played in a battle, and not in a challenge', () => {
    const game = duel([
      { hand: [dark('More', '1/1'), dark('Last', '1/1')], 'world-area': [world('Mine')] },
      { 'dark-area': [dark('Soldier', '1/2')], 'world-area': [world('Theirs')] },
    ]);
    game.move('battle').move('disrupt', 'More').move('fight').move('end-phase').move('challenge');
    expect(game.offer('disrupt', 'Last')).toBeRefused('not-now');
    game.move('do-nothing').move('do-nothing');
  });

  test('KH 9.38 a captured Nobody that was a Friend has no Support without a text that says so', () => {
    const half = { text: 'Your Friends have half their {P} as {S}.' };
    const lure = event('Event 3', { text: 'Capture chosen opposing Friend.' });
    const game = duel([
      { hand: [lure] },
      { 'player-area': [player('Saïx', '3/5/2/6', 'XIII', half)], 'friend-area': [nobody('Dusk', '1/8')] },
    ]);
    game
      .move('play-event', 'Event 3')
      .choose('Dusk')
      .move('end-phase')
      .move('challenge')
      .move('join', 'Dusk');
    game.move('do-nothing').move('do-nothing');
    expect(won(game)).toEqual([[1, 1]]);
  });

  test('KH 9.22 two of a name that shared it with their player share it no more with another', () => {
    const shares = { text: 'Your Friends can share a name.' };
    const lure = event('Event 3', { text: 'Capture each opposing Friend.' });
    const shadows = [
      { card: dark('Shadow', '1/3'), as: 'first' },
      { card: dark('Shadow', '1/3'), as: 'second' },
    ];
    const game = duel([
      { hand: [lure] },
      { 'player-area': [player('Dark Riku', '2/5/1/7', 'Dark', shares)], 'friend-area': shadows },
    ]);
    game.move('play-event', 'Event 3');
    expect(game.player(0)).toHaveCount('friend-area', 1);
    expect(game.player(1)).toHaveCount('discard', 1);
  });

  test('KH 9.11 the Dark Level counts who is there, captured ones too', () => {
    const lure = event('Event 3', { text: 'Capture chosen opposing Dark card.' });
    const game = duel([
      { hand: [lure, dark('New', '1/1')], 'world-area': [world('Mine', '2/2')] },
      { 'dark-area': [dark('Soldier', '1/6')], 'world-area': [world('Small', '1/1')] },
    ]);
    expect(game.offer('disrupt', 'New')).toBeOffered();
    game.move('play-event', 'Event 3').choose('Soldier');
    expect(game.offer('disrupt', 'New')).toBeRefused('no-room');
  });
});
