import { describe, expect, test } from 'vitest';
import {
  all,
  dark,
  duel,
  event,
  form,
  friend,
  player,
  spell,
  whenPlayed,
  world,
  you,
} from '../support/duel.ts';

const WORLDS = (total: number) => Array.from({ length: total / 3 }, (_, i) => world(`World ${i}`, '3/2'));

describe('the end of the game', () => {
  test('KH 1.1, 1.3, 8.2.1.5 a total World level of 13 wins at once', () => {
    const [top, ...under] = WORLDS(12);
    const game = duel([{ 'world-area': [{ card: top!, under }], hand: [world('Last', '1/0')] }]);
    game.move('move', 'Last');
    expect(game.winner).toBe(0);
    expect(game.engine.result(game.state)).toMatchObject({ reason: 'world-levels', rule: 'KH 1' });
    expect(game.decision).toBeNull();
  });

  test('KH 1.2, 4.1.7 without Heart Points the opponent wins', () => {
    const hit = event('Event 9', {
      abilities: [spell({ do: 'lose-hp', player: { who: 'opponents' }, amount: 3 })],
    });
    const game = duel([{ hand: [hit] }, { hp: 3 }]).move('play-event', 'Event 9');
    expect(game.winner).toBe(0);
  });

  test('KH 1.3 in the middle of a text, too', () => {
    const trade = event('Event 8', {
      abilities: [
        spell({ do: 'lose-hp', player: you, amount: 2 }, { do: 'gain-hp', player: you, amount: 5 }),
      ],
    });
    const game = duel([{ hand: [trade], hp: 2 }]).move('play-event', 'Event 8');
    expect(game.winner).toBe(1);
    const alive = duel([{ hand: [trade], hp: 3 }]).move('play-event', 'Event 8');
    expect(alive.player(0).count('hp')).toBe(6);
  });

  test('KH 9.8 the win is looked for after the Heart Point and before any text of the World', () => {
    const [top, ...under] = WORLDS(12);
    const trap = world('Trap', '1/0', { abilities: [whenPlayed({ do: 'lose-hp', player: you, amount: 9 })] });
    const game = duel([{ 'world-area': [{ card: top!, under }], hand: [trap], hp: 1 }]).move('move', 'Trap');
    expect(game.winner).toBe(0);
    expect(game.player(0).count('hp')).toBe(2);
  });

  test('KH 9.8 a total that an effect changes is looked at too', () => {
    const [top, ...under] = WORLDS(12);
    const rise = event('Event 8', {
      abilities: [
        spell({
          do: 'modify',
          what: all('world', you),
          stat: 'level',
          by: 1,
          duration: { lasts: 'this-turn' },
        }),
      ],
    });
    const game = duel([{ 'world-area': [{ card: top!, under }], hand: [rise] }]).move(
      'play-event',
      'Event 8',
    );
    expect(game.winner).toBe(0);
  });

  const both = event('Event 1', {
    abilities: [spell({ do: 'lose-hp', player: { who: 'each-player' }, amount: 1 })],
  });

  test('KH 9.9 both without Heart Points at once: a draw', () => {
    const game = duel([{ hand: [both], hp: 1 }, { hp: 1 }]).move('play-event', 'Event 1');
    expect(game.isOver).toBe(true);
    expect(game.winner).toBeNull();
    expect(game.engine.result(game.state).reason).toBe('no-heart-points');
  });

  test('KH 9.9 where the format has it so, the active player loses', () => {
    const options = { bothAtZero: 'active-player-loses' } as const;
    const game = duel([{ hand: [both], hp: 1 }, { hp: 1 }], {}, options).move('play-event', 'Event 1');
    expect(game.winner).toBe(1);
  });

  test('KH 9.9 of two wins at once the active player’s comes first', () => {
    const [top, ...under] = WORLDS(12);
    const rise = event('Event 7', {
      abilities: [
        spell(
          { do: 'modify', what: all('world'), stat: 'level', by: 1, duration: { lasts: 'this-turn' } },
          { do: 'lose-hp', player: { who: 'opponents' }, amount: 1 },
        ),
      ],
    });
    const game = duel([{ hand: [rise] }, { 'world-area': [{ card: top!, under }], hp: 1 }]);
    game.move('play-event', 'Event 7');
    expect(game.winner).toBe(0);
  });
});

describe('in play, control and names', () => {
  test('KH 2.1 what is in hand, deck and discard pile takes no part', () => {
    const other = friend('Other', '1/5/5', {
      abilities: [
        { kind: 'static', effects: [{ do: 'modify', what: all('player', you), stat: 'attack', by: 5 }] },
      ],
    });
    const game = duel([{ hand: [other], discard: [other], deck: [other] }]);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 4);
  });

  test('KH 2.2 a card is on its owner’s side, a Dark Card on the opponent’s World', () => {
    const game = duel([{ hand: [dark('Soldier')] }, { 'world-area': [world('Agrabah')] }]);
    game.move('disrupt', 'Soldier');
    expect(game.card('Soldier')).toBeInZone('dark-area', 0);
    expect(game.card('Soldier').controller).toBe(0);
  });

  const capture = event('Event 5', {
    abilities: [
      spell({
        do: 'capture',
        player: you,
        what: {
          pick: 'chosen',
          range: { min: 1, max: 1 },
          filter: [
            { is: 'type', type: 'friend' },
            { is: 'of', player: { who: 'opponents' } },
          ],
        },
      }),
    ],
  });

  test('KH 2.3, 2.4, 9.40 a captured card is controlled until it goes to its owner’s pile', () => {
    const game = duel([{ hand: [capture] }, { 'friend-area': [friend('Aladdin', '1/3/0')] }]);
    game.move('play-event', 'Event 5').choose('Aladdin');
    expect(game.card('Aladdin')).toBeInZone('friend-area', 0);
    game.move('end-phase').move('challenge').move('join', 'Aladdin').move('do-nothing').move('do-nothing');
    expect(game.card('Aladdin')).toBeInZone('discard', 1);
  });

  test('KH 9.40 who was captured while taking part does not take part for ever', () => {
    const traitor = dark('Traitor', '1/4', {
      abilities: [
        {
          kind: 'triggered',
          on: [{ on: 'defeated', card: { pick: 'self' } }],
          effects: [
            {
              do: 'capture',
              player: you,
              what: {
                pick: 'each',
                filter: [
                  { is: 'type', type: 'friend' },
                  { is: 'of', player: { who: 'opponents' } },
                ],
              },
            },
          ],
        },
      ],
    });
    const game = duel([
      { 'world-area': [world('Agrabah')], 'friend-area': [friend('Goofy')] },
      { 'dark-area': [traitor] },
    ]);
    game.move('battle').move('join', 'Goofy').move('fight');
    expect(game.card('Goofy')).toBeInZone('friend-area', 1);
    expect(game.card('Goofy').is('participating')).toBe(false);
  });

  test('KH 9.22 the Unique Card rule covers a captured card', () => {
    const mine = { card: friend('Aladdin', '1/1/0'), as: 'mine' };
    const theirs = { card: friend('Aladdin', '2/1/0'), as: 'theirs' };
    const game = duel([{ hand: [capture], 'friend-area': [mine] }, { 'friend-area': [theirs] }]);
    game.move('play-event', 'Event 5').choose('theirs');
    expect(game.card('theirs')).toBeInZone('friend-area', 0);
    expect(game.card('mine')).toBeInZone('discard', 0);
  });

  const named = event('Event 6', {
    abilities: [
      spell({
        do: 'discard-from-play',
        player: you,
        what: {
          pick: 'each',
          filter: [
            { is: 'type', type: 'friend' },
            { is: 'named', name: 'Riku' },
          ],
        },
      }),
    ],
  });

  test('KH 3.1 example: “Riku” means Riku and Dark Riku', () => {
    const friends = [friend('Riku'), friend('Dark Riku'), friend('Rikuto')];
    const game = duel([{ hand: [named], 'friend-area': friends }]).move('play-event', 'Event 6');
    expect(game.player(0).names('friend-area')).toEqual(['Rikuto']);
  });

  test('KH 9.21 one way and by whole words: “Dark Riku” does not mean Riku', () => {
    const game = duel([
      { 'player-area': [player('Dark Riku')], hand: [form('Riku'), form('Dark Riku, Released')] },
    ]);
    expect(game.offer('change-form', 'Riku')).not.toBeOffered();
    expect(game.offer('change-form', 'Dark Riku, Released')).toBeOffered();
  });

  test('KH 9.21 the Unique Card rule goes by the exact name, unless the format says containing', () => {
    const sides = [{ 'friend-area': [friend('Riku')], hand: [friend('Dark Riku')] }];
    const exact = duel(sides).move('play-friend', 'Dark Riku');
    expect(exact.player(0).names('friend-area')).toEqual(['Riku', 'Dark Riku']);
    const containing = duel(sides, {}, { sameName: 'containing' }).move('play-friend', 'Dark Riku');
    expect(containing.player(0).names('friend-area')).toEqual(['Dark Riku']);
  });

  test('KH 3.2 example: an Agrabah Friend is discarded, others are not', () => {
    const agrabah = event('Event 4', {
      abilities: [
        spell({
          do: 'discard-from-play',
          player: you,
          what: {
            pick: 'each',
            filter: [
              { is: 'type', type: 'friend' },
              { is: 'classification', classification: 'Agrabah' },
            ],
          },
        }),
      ],
    });
    const friends = [friend('Aladdin', '1/1/0', { classifications: ['Agrabah'] }), friend('Goofy')];
    const game = duel([{ hand: [agrabah], 'friend-area': friends }]).move('play-event', 'Event 4');
    expect(game.player(0).names('friend-area')).toEqual(['Goofy']);
  });
});
