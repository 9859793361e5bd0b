import { describe, expect, test } from 'vitest';
import { dark, duel, equipment, event, friend, magicFriend, player, world } from '../support/duel.ts';

const captureFriend = event('Event 5', { text: 'Capture chosen opposing Friend card.' });
const captureDark = event('Event 6', { text: 'Capture chosen opposing Dark card.' });
const shield = (to: string, as = 'shield') => ({ card: equipment('Shield', '2/0'), as, 'attached-to': to });

describe('KH 9.43 Equipment on a captured Friend', () => {
  const begin = (...hand: ReturnType<typeof equipment>[]) =>
    duel([
      { hand: [captureFriend, ...hand] },
      { 'friend-area': [friend('Aladdin', '1/3/0')], play: [shield('p1:friend-area:0')] },
    ])
      .move('play-event', 'Event 5')
      .choose('Aladdin');

  test('KH 9.43 stays there, controlled by whoever put it there, and supports', () => {
    const game = begin();
    expect(game.card('shield').controller).toBe(1);
    expect(game.moves()).not.toContain('discard Shield');
    game.move('end-phase').move('challenge').move('join', 'Aladdin').move('do-nothing').move('do-nothing');
    expect(game.events('challenge-won').map(({ amount }) => amount)).toEqual([5]);
    expect(game.card('shield')).toBeInZone('discard', 1);
    expect(game.card('Aladdin')).toBeInZone('discard', 1);
  });

  test('KH 8.2.6.1, 9.43 there is room for no other, of its name or of another', () => {
    const game = begin(equipment('Key', '1/0'), equipment('Shield', '2/0'));
    const bearers = game.moves().filter((move) => move.startsWith('play-equipment'));
    expect(bearers).toHaveLength(2);
    expect(bearers.filter((move) => move.includes('Aladdin'))).toEqual([]);
  });

  test('KH 8.2.6.3, 9.43 one of the same name that one controls oneself goes first, and makes room', () => {
    const game = duel([
      {
        'friend-area': [friend('Goofy')],
        play: [shield('p0:friend-area:0', 'old')],
        hand: [{ card: equipment('Shield', '2/0'), as: 'new' }],
      },
    ]);
    game.move('play-equipment', 'new', 'Goofy');
    expect(game.card('old')).toBeInZone('discard', 0);
    expect(game.card('Goofy').is('equipped')).toBe(true);
  });

  test('KH 8.2.6.4, 9.43 its controller may discard it, which makes room', () => {
    const game = begin(equipment('Key', '1/0')).endTurn().move('discard', 'shield').endTurn();
    game.move('play-equipment', 'Key', 'Aladdin');
    expect(game.card('Key')).toBeInZone('play', 0);
  });

  test('KH 8.2.6.3, 9.22 the same name is no hindrance on another character', () => {
    const game = begin(equipment('Shield', '2/0'));
    game.move('play-equipment', 'Shield', 'Sora');
    expect(game.player(0).count('play')).toBe(1);
    expect(game.player(1).count('play')).toBe(1);
  });
});

describe('KH 9.42 who is captured takes part in nothing', () => {
  test('KH 9.42 a captured Friend helps in the challenge only when it is told to', () => {
    const magicCapture = friend('Charmer', '1/0/1', {
      text: 'Whenever this Friend joins a battle or challenge, capture chosen opposing Friend.',
    });
    const game = duel([
      { 'friend-area': [magicCapture], 'player-area': [player('Sora', '1/4/1/8')] },
      { 'friend-area': [friend('Goofy', '1/3/0')] },
    ]);
    game.move('end-phase').move('challenge').move('do-nothing').move('join', 'Goofy');
    game.move('join', 'Charmer').choose('Goofy');
    expect(game.card('Goofy')).toBeInZone('friend-area', 0);
    expect(game.card('Goofy').is('participating')).toBe(false);
    game.move('do-nothing').move('join', 'Goofy').move('do-nothing').move('do-nothing');
    expect(game.events('challenge-won').map(({ player: p, amount }) => [p, amount])).toEqual([[0, 3]]);
    expect(game.card('Goofy')).toBeInZone('discard', 1);
  });

  test('KH 9.42, 8.2.2.10 one that was captured out of a battle stays where it is', () => {
    const trap = dark('Trap', '1/1', { text: 'When this Dark is defeated, capture chosen opposing Friend.' });
    const game = duel([
      { 'world-area': [world('Agrabah')], 'friend-area': [friend('Goofy')] },
      { 'dark-area': [trap] },
    ]);
    game.move('battle').move('join', 'Goofy').move('fight').choose('Goofy');
    expect(game.card('Goofy')).toBeInZone('friend-area', 1);
  });
});

describe('KH 9.44 where captured cards are', () => {
  test('KH 9.44 a Friend of any level, a Dark Card used as one by a Player/Light, a Magic/Friend', () => {
    const game = duel([
      { hand: [captureFriend, { card: captureFriend, as: 'again' }, { card: captureFriend, as: 'third' }] },
      {
        'player-area': [player('Dark Riku', '2/5/1/7', 'Dark')],
        'friend-area': [friend('Simba', '4/6/0'), dark('Pete', '3/9'), magicFriend('Genie', '2/2/1')],
      },
    ]);
    game.move('play-event', 'Event 5').choose('Simba').move('play-event', 'again').choose('Pete');
    game.move('play-event', 'third').choose('Genie');
    expect(game.player(0).names('friend-area')).toEqual(['Simba', 'Pete', 'Genie']);
    // At the end of the turn of whoever controls it (KH 9.6).
    game.endTurn();
    expect(game.card('Genie')).toBeInZone('discard', 1);
    expect(game.player(0).names('friend-area')).toEqual(['Simba', 'Pete']);
  });

  test('KH 9.44, 8.2.1.2 a Dark Card goes over to the other World, and hinders there', () => {
    const game = duel([
      { hand: [captureDark, world('Next')], 'world-area': [world('Agrabah')] },
      {
        hand: [world('Other')],
        'world-area': [world('Small', '1/0')],
        'dark-area': [dark('Soldier', '1/6')],
      },
    ]);
    expect(game.offer('move', 'Next')).toBeRefused('dark-in-the-way');
    game.move('play-event', 'Event 6').choose('Soldier');
    expect(game.card('Soldier')).toBeInZone('dark-area', 0);
    expect(game.offer('move', 'Next')).toBeOffered();
    game.endTurn();
    expect(game.offer('move', 'Other')).toBeRefused('dark-in-the-way');
  });

  test('KH 9.10, 9.44 with no World there it is discarded to its owner’s pile', () => {
    const game = duel([
      { hand: [captureDark], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Soldier', '1/6')] },
    ]);
    game.move('play-event', 'Event 6').choose('Soldier');
    expect(game.card('Soldier')).toBeInZone('discard', 1);
  });

  test('KH 8.2.3.3, 9.44 a captured Friend goes with the others when its controller escapes', () => {
    const game = duel([
      { hand: [captureFriend], 'world-area': [world('Agrabah')] },
      { 'friend-area': [friend('Aladdin')], 'dark-area': [dark('Soldier')] },
    ]);
    game.move('play-event', 'Event 5').choose('Aladdin').move('escape');
    expect(game.card('Aladdin')).toBeInZone('discard', 1);
  });
});

describe('KH 9.45 what cannot be captured', () => {
  test('KH 9.45 a Player Card and a World stay where they are', () => {
    const any = event('Event 7', { text: 'Capture each opposing card.' });
    const game = duel([
      { hand: [any] },
      { 'world-area': [world('Agrabah')], 'friend-area': [friend('Aladdin')] },
    ]);
    game.move('play-event', 'Event 7');
    expect(game.card('Agrabah')).toBeInZone('world-area', 1);
    expect(game.player(1).count('player-area')).toBe(1);
    expect(game.card('Aladdin')).toBeInZone('friend-area', 0);
  });

  test('KH 9.45 nor what a text protects', () => {
    const loyal = friend('Loyal', '1/1/0', { text: "Your Friends can't be captured." });
    const game = duel([{ hand: [captureFriend] }, { 'friend-area': [loyal] }]);
    game.move('play-event', 'Event 5').choose('Loyal');
    expect(game.card('Loyal')).toBeInZone('friend-area', 1);
  });
});
