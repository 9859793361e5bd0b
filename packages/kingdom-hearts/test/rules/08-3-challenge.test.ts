import type { TurnActionName } from '@cardwright/core';
import { describe, expect, test } from 'vitest';
import {
  all,
  attack,
  dark,
  duel,
  equipment,
  event,
  form,
  friend,
  magic,
  magicFriend,
  player,
  standing,
  technique,
  world,
  you,
} from '../support/duel.ts';

const strong = player('Sora', '3/6/2/8');

/** A challenge that the active player has just declared. */
const challenge = (
  mine: Parameters<typeof duel>[0] extends readonly (infer P)[] | undefined ? P : never,
  theirs = {},
) => duel([mine, theirs]).move('end-phase').move('challenge');

describe('a challenge', () => {
  test('KH 8.3.2, 8.3.8; KH 8.3.6 example: Pumpkin Head and Goofy', () => {
    const game = challenge(
      { 'player-area': [strong], 'friend-area': [friend('Goofy', '1/4/0')] },
      { hand: [attack('Pumpkin Head', 2)] },
    );
    game.move('do-nothing').move('play-attack', 'Pumpkin Head').move('join', 'Goofy');
    game.move('do-nothing').move('do-nothing');
    expect(game.events('challenge-won').map(({ player: p, amount }) => [p, amount])).toEqual([[0, 4]]);
    expect(game.player(1).count('hp')).toBe(7);
    expect(game.player(0).count('hp')).toBe(8);
    expect(game.card('Goofy')).toBeInZone('discard', 0);
    expect(game.card('Pumpkin Head')).toBeInZone('discard', 1);
    expect(game.player(0).count('player-area')).toBe(1);
  });

  test('KH 8.3.1 it is in the Challenge Phase, and nobody must', () => {
    const game = duel();
    expect(game.offer('challenge')).toBeRefused('not-now');
    game.move('end-phase');
    expect(game.offer('challenge')).toBeOffered();
    game.move('end-phase');
    expect(game.decision?.player).toBe(1);
  });

  test('KH 9.29 one a phase unless a text says more; on the first turn too', () => {
    const again = friend('Again', '1/0/0', {
      abilities: [standing({ do: 'additional-action', player: you, action: 'challenge', count: 1 })],
    });
    const once = duel([], { turn: 1 })
      .move('end-phase')
      .move('challenge')
      .move('do-nothing')
      .move('do-nothing');
    expect(once.offer('challenge')).toBeRefused('challenged-already');
    const twice = duel([{ 'friend-area': [again] }]).move('end-phase');
    twice
      .move('challenge')
      .move('do-nothing')
      .move('do-nothing')
      .move('challenge')
      .move('do-nothing')
      .move('do-nothing');
    expect(twice.offer('challenge')).toBeRefused('challenged-already');
  });

  test('KH 8.3.4, 9.30 they alternate; two who do nothing one after the other end it, one alone shuts nobody out', () => {
    const game = challenge({ 'friend-area': [friend('A'), friend('B')] }, { 'friend-area': [friend('C')] });
    const asked: (number | undefined)[] = [game.decision?.player];
    for (const move of [
      ['do-nothing'],
      ['join', 'C'],
      ['join', 'A'],
      ['do-nothing'],
      ['join', 'B'],
      ['do-nothing'],
      ['do-nothing'],
    ] as const) {
      const [action, card] = move as readonly [TurnActionName, string];
      game.move(action, card);
      asked.push(game.decision?.player);
    }
    expect(asked.slice(0, 7)).toEqual([0, 1, 0, 1, 0, 1, 0]);
    expect(game.events('challenge-ended')).toHaveLength(1);
  });

  test('KH 9.30, 9.39 who discards Equipment has still to take an option, and is not passed over', () => {
    const game = duel([
      { 'friend-area': [friend('A', '1/9/0')] },
      { hand: [equipment('Shield')], 'friend-area': [friend('B', '1/1/0')] },
    ]);
    game.endTurn().move('play-equipment', 'Shield', 'B').endTurn();
    game.move('end-phase').move('challenge').move('do-nothing').move('discard', 'Shield');
    expect(game.decision?.player).toBe(1);
    game.move('join', 'B').move('do-nothing').move('do-nothing');
    expect(game.events('challenge-won').map(({ player: p }) => p)).toEqual([1]);
  });

  test('KH 8.3.7, 9.33 a tie is nobody’s, and what took part is discarded', () => {
    const game = challenge(
      { 'friend-area': [friend('A', '1/2/0')] },
      { 'friend-area': [friend('B', '1/2/0')] },
    );
    game.move('join', 'A').move('join', 'B').move('do-nothing').move('do-nothing');
    expect(game.events('challenge-won')).toEqual([]);
    expect([0, 1].map((p) => game.player(p).count('hp'))).toEqual([8, 8]);
    expect([0, 1].map((p) => game.player(p).count('friend-area'))).toEqual([0, 0]);
  });

  test('KH 9.33 the attacker can lose, and exactly 1 Heart Point', () => {
    const game = challenge({}, { 'player-area': [player('Big', '3/20/1/8')] });
    game.move('do-nothing').move('do-nothing');
    expect([0, 1].map((p) => game.player(p).count('hp'))).toEqual([7, 8]);
  });

  test('KH 8.3.3, 9.25 no new Friends; a Magic/Friend is an option, taking part with it a later one', () => {
    const game = challenge({ hand: [friend('New'), magicFriend('Genie', '1/3/1')] });
    expect(game.offer('play-friend', 'New')).toBeRefused('not-now');
    game.move('play-magic', 'Genie', 'Sora').move('do-nothing').move('join', 'Genie');
    game.move('do-nothing').move('do-nothing');
    expect(game.events('challenge-won').map(({ amount }) => amount)).toEqual([3]);
    expect(game.card('Genie')).toBeInZone('discard', 0);
  });

  test('KH 9.31 whether there are more Attack Cards in hand is not told by asking', () => {
    const asked = [[attack('Two', 2)], [event('Event 3')], []].map((more) => {
      const game = challenge({ hand: [attack('One', 1), ...more] }).move('play-attack', 'One');
      const { kind, candidates } = game.decision!;
      if (kind === 'choose-cards') game.choose();
      return { kind, candidates: candidates.length };
    });
    // An empty hand is seen to be empty.
    expect(asked).toEqual([
      { kind: 'choose-cards', candidates: 1 },
      { kind: 'choose-cards', candidates: 0 },
      { kind: 'act', candidates: 0 },
    ]);
  });

  test('KH 9.31 several Attack Cards are one option; Friends, Equipment, Forms, Techniques and Events are none', () => {
    const game = challenge({
      hand: [
        attack('One', 1),
        attack('Two', 2),
        attack('Three', 3),
        equipment('Key'),
        form('Sora, Valor Form'),
        technique('Union'),
        event('Event 3'),
      ],
    });
    for (const [action, name] of [
      ['play-equipment', 'Key'],
      ['change-form', 'Sora, Valor Form'],
      ['play-technique', 'Union'],
      ['play-event', 'Event 3'],
    ] as const)
      expect(game.offer(action, name)).toBeRefused('not-now');
    // Asked until one plays no more.
    game.move('play-attack', 'One').choose('Three').choose();
    expect(game.decision?.player).toBe(1);
    game.move('do-nothing').move('do-nothing');
    expect(game.events('challenge-won').map(({ amount }) => amount)).toEqual([4]);
    expect(game.player(0).names('hand')).toContain('Two');
  });

  test('KH 8.3.5, 9.32 the total counts the Equipment of the Player Card and of who takes part, Attack Cards and Magic', () => {
    const aura = magic('Aura', 1, {
      abilities: [standing({ do: 'modify', what: all('player', you), stat: 'attack', by: 10 })],
    });
    const game = duel([
      {
        'friend-area': [friend('Goofy', '1/2/0'), friend('Idle', '1/50/0')],
        hand: [equipment('Shield', '3/0'), equipment('Key', '5/0'), attack('Blade', 7), aura],
      },
    ]);
    game
      .move('play-equipment', 'Shield', 'Goofy')
      .move('play-equipment', 'Key', 'Sora')
      .move('end-phase')
      .move('challenge');
    game.move('join', 'Goofy').move('do-nothing').move('play-attack', 'Blade').choose().move('do-nothing');
    game.move('play-magic', 'Aura', 'Sora').move('do-nothing').move('do-nothing');
    // 4 + 5 + 2 + 3 + 7 + 10 against 4.
    expect(game.events('challenge-won').map(({ amount }) => amount)).toEqual([27]);
    expect(game.card('Aura')).toBeInZone('discard', 0);
    expect(game.card('Shield')).toBeInZone('discard', 0);
    expect(game.card('Key')).toBeInZone('play', 0);
  });

  const helps = (name: string, by: number) =>
    world(name, '2/3', {
      abilities: [
        standing({
          do: 'modify',
          what: {
            pick: 'each',
            filter: [
              { is: 'type', type: 'player' },
              { is: 'state', state: 'here' },
            ],
          },
          stat: 'attack',
          by,
        }),
      ],
    });

  test('KH 8.3.9, 9.34 it is held on the defender’s World: for both, and the attacker’s says nothing', () => {
    const game = duel([{ 'world-area': [helps('Mine', 5)] }, { 'world-area': [helps('Theirs', 3)] }]);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 9);
    expect(game.card({ card: 'Sora', player: 1 })).toHaveStat('attack', 7);
    game.move('end-phase').move('challenge');
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 7);
    expect(game.card({ card: 'Sora', player: 1 })).toHaveStat('attack', 7);
    game.move('do-nothing').move('do-nothing');
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 9);
  });

  test('KH 8.3.9 Dark Cards on the defender’s World can matter', () => {
    const curse = dark('Curse', '1/5', {
      abilities: [
        standing({ do: 'modify', what: all('player', { who: 'opponents' }), stat: 'attack', by: -1 }),
      ],
    });
    const game = duel([{ 'dark-area': [curse] }, { 'world-area': [world('Theirs')] }])
      .move('end-phase')
      .move('challenge');
    game.move('do-nothing').move('do-nothing');
    expect(game.player(1).count('hp')).toBe(7);
  });
});
