import { describe, expect, test } from 'vitest';
import {
  duel,
  event,
  filler,
  friend,
  magicFriend,
  player,
  spell,
  whenPlayed,
  world,
  you,
} from '../support/duel.ts';

describe('preparing to play', () => {
  const deck = (leader = player(), more: readonly ReturnType<typeof player>[] = []) => ({
    deck: { only: [leader, ...more, ...Array.from({ length: 12 }, () => filler)] },
  });

  test('KH 4.1.1, 6.1, 6.3, 6.4, 6.5 Player Cards are placed, six cards drawn, Heart Points set', () => {
    const game = duel([], { from: 'setup', players: [deck(), deck(player('Riku', '2/5/1/7'))] });
    // Asked of one, too: nobody learns whether the deck has others.
    expect(game.candidates).toEqual(['Sora']);
    game.choose('Sora').choose('Riku');
    expect(game.player(0).names('player-area')).toEqual(['Sora']);
    expect(game.player(1).names('player-area')).toEqual(['Riku']);
    expect([0, 1].map((p) => game.player(p).count('hp'))).toEqual([8, 7]);
    expect([0, 1].map((p) => game.player(p).count('hand'))).toEqual([6, 6]);
    expect(game.events('shuffled')).toHaveLength(2);
  });

  test('KH 6.2 the lower level takes the first turn', () => {
    const game = duel([], {
      from: 'setup',
      players: [deck(player('Sora', '3/6/1/8')), deck(player('Riku'))],
    });
    game.choose('Sora').choose('Riku');
    expect(game.decision?.player).toBe(1);
  });

  test('KH 6.2, 9.4 equal levels leave it to chance; nobody is asked about the hand', () => {
    const first = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) =>
        duel([], { from: 'setup', players: [deck(), deck()], seed })
          .choose('Sora')
          .choose('Sora').decision,
    );
    expect(new Set(first.map((decision) => decision?.player)).size).toBe(2);
    expect(first.every((decision) => decision?.kind === 'act')).toBe(true);
  });

  test('KH 6.2 who begins as the host says, or has a player decide, begins whatever the levels are', () => {
    const players = [deck(player('Sora', '3/6/1/8')), deck(player('Riku'))];
    const begun = (setup: object) => duel([], { from: 'setup', players, ...setup });
    for (const starting of [0, 1])
      expect(begun({ starting }).choose('Sora').choose('Riku').decision?.player).toBe(starting);
    for (const [startChosenBy, goesFirst, first] of [
      [0, true, 0],
      [0, false, 1],
      [1, true, 1],
      [1, false, 0],
    ] as const) {
      const game = begun({ startChosenBy }).choose('Sora').choose('Riku');
      expect(game.decision).toMatchObject({
        kind: 'confirm',
        player: startChosenBy,
        prompt: 'take-first-turn',
      });
      expect((goesFirst ? game.accept() : game.decline()).decision).toMatchObject({
        kind: 'act',
        player: first,
      });
    }
  });

  test('KH 9.36 of several Player/XIII Cards the player says which to be; the others are shuffled in', () => {
    const xiii = (name: string) => player(name, '1/3/1/8', 'XIII');
    const game = duel([], { from: 'setup', players: [deck(xiii('Roxas'), [xiii('Saïx')]), deck()] });
    expect(game.candidates).toEqual(['Roxas', 'Saïx']);
    game.choose('Saïx').choose('Sora');
    expect(game.player(0).names('player-area')).toEqual(['Saïx']);
    expect(game.player(0).count('deck') + game.player(0).count('hand')).toBe(13);
  });
});

describe('a turn', () => {
  test('KH 6.6, 7.1, 8.4.4; KH 7.4 example: four phases, then the opponent’s turn', () => {
    const game = duel([{ hand: 1 }, { hand: 6 }]);
    game.move('end-phase').move('end-phase').choose();
    expect(game.decision?.player).toBe(1);
    expect(game.events('step-began').map(({ amount }) => game.engine.rules.timing[amount]!.phase)).toEqual([
      'action',
      'challenge',
      'challenge',
      'discard',
      'discard',
      'discard',
      'draw',
      'draw',
      'action',
    ]);
  });

  test('KH 7.2; KH 8.1.1 example: with two cards in hand, four are drawn', () => {
    const game = duel([{}, { hand: 2 }]).endTurn();
    expect(game.player(1).count('hand')).toBe(6);
    expect(game.events('drawn')).toHaveLength(4);
  });

  test('KH 9.2 with six or more in hand nothing is drawn', () => {
    const game = duel([{}, { hand: 7 }]).endTurn();
    expect(game.player(1).count('hand')).toBe(7);
  });

  test('KH 8.1.2, 9.3 the last card drawn makes a deck of the discard pile, and drawing goes on', () => {
    const game = duel([{}, { hand: 2, deck: { only: [filler, filler] }, discard: [filler, filler, filler] }]);
    game.endTurn();
    expect(game.player(1).count('hand')).toBe(6);
    expect(game.player(1).count('deck')).toBe(1);
    expect(game.player(1).count('discard')).toBe(0);
    expect(game.events('deck-replenished')).toHaveLength(1);
  });

  test('KH 9.3 it happens with the last card, not with the draw that fails, and in every draw', () => {
    const two = event('Event 2', { abilities: [spell({ do: 'draw', player: you, count: 2 })] });
    const game = duel([{ hand: [two], deck: { only: [filler, filler] }, discard: [filler] }]);
    game.move('play-event', 'Event 2');
    expect(game.player(0).count('hand')).toBe(2);
    expect(game.player(0).count('deck')).toBe(1);
  });

  test('KH 9.3 a deck that came to its end without a pile is replenished before the next draw', () => {
    const game = duel([{}, { hand: 4, deck: { only: [] }, discard: [filler, filler, filler] }]);
    game.endTurn();
    expect(game.player(1).count('hand')).toBe(6);
    expect(game.player(1).count('deck')).toBe(1);
  });

  test('KH 9.3 with an empty discard pile drawing stops, and nobody loses', () => {
    const game = duel([{}, { hand: 0, deck: { only: [filler] } }]).endTurn();
    expect(game.player(1).count('hand')).toBe(1);
    expect(game.isOver).toBe(false);
  });

  test('KH 9.7 of texts that wait at once the active player’s go first, in the order that player likes', () => {
    const watch = (name: string) =>
      friend(name, '1/1/0', {
        abilities: [
          { kind: 'triggered', on: [{ on: 'hp-lost' }], effects: [{ do: 'draw', player: you, count: 1 }] },
        ],
      });
    const both = event('Event 1', {
      abilities: [spell({ do: 'lose-hp', player: { who: 'opponents' }, amount: 1 })],
    });
    const game = duel([
      { hand: [both], 'friend-area': [watch('Ann'), watch('Abu')] },
      { 'friend-area': [watch('Ben')] },
    ]);
    game.move('play-event', 'Event 1').option('Abu');
    expect(game.events('drawn').map(({ player: p }) => p)).toEqual([0, 0, 1]);
  });
});

describe('the Discard Phase', () => {
  test('KH 4.3.2, 8.4.1, 9.5 Magic/Friends go first, then any number of the hand', () => {
    const game = duel([
      { 'friend-area': [magicFriend('Genie'), friend('Goofy')], hand: [event('A'), event('B')] },
    ]);
    game.move('end-phase').move('end-phase');
    expect(game.card('Genie')).toBeInZone('discard', 0);
    expect(game.candidates).toEqual(['A', 'B']);
    game.choose('B');
    expect(game.player(0).names('hand')).toEqual(['A']);
    expect(game.card('B')).toBeInZone('discard', 0);
    expect(game.card('Goofy')).toBeInZone('friend-area', 0);
  });

  test('KH 8.4.2, 8.4.3, 7.3 all of the hand, or none', () => {
    const all = duel([{ hand: [event('A'), event('B')] }])
      .move('end-phase')
      .move('end-phase')
      .choose('A', 'B');
    expect(all.player(0).count('discard')).toBe(2);
    const none = duel([{ hand: [event('A')] }]).endTurn();
    expect(none.player(0).count('hand')).toBe(1);
  });

  test('KH 9.5 where the format has it so, cards in play may be discarded too', () => {
    const game = duel(
      [{ 'friend-area': [friend('Goofy')], hand: [event('A')] }],
      {},
      { discardFrom: 'hand-and-play' },
    );
    game.move('end-phase').move('end-phase');
    expect(game.candidates).toEqual(['A', 'Goofy']);
    game.choose('Goofy');
    expect(game.card('Goofy')).toBeInZone('discard', 0);
  });

  test('KH 9.6 a Magic/Friend that was played in the opponent’s turn lives through one’s own', () => {
    const genie = magicFriend('Genie', '1/2/0');
    const game = duel([{ hand: 6 }, { hand: [genie, filler, filler, filler, filler, filler] }]);
    game
      .move('end-phase')
      .move('challenge')
      .move('do-nothing')
      .move('play-magic', 'Genie')
      .move('do-nothing');
    game.move('do-nothing').endTurn();
    expect(game.card('Genie')).toBeInZone('friend-area', 1);
    game.endTurn();
    expect(game.card('Genie')).toBeInZone('discard', 1);
  });
});

test('KH 7.4 ending the turn goes through the phases that are left, and discards nothing', () => {
  const game = duel([{ hand: [event('A')], 'friend-area': [magicFriend('Genie')] }]).endTurn();
  expect(game).toHaveDecision('act', { player: 1 });
  expect(game.player(0)).toHaveCards('hand', ['A']);
  expect(game.card('Genie')).toBeInZone('discard', 0);
  // From the Challenge Phase too, but not out of a challenge.
  game.move('end-phase').move('challenge');
  expect(() => game.endTurn()).toBeRefused('not-now');
  game.move('do-nothing').move('do-nothing').endTurn();
  expect(game).toHaveDecision('act', { player: 0 });
});

test('KH 7.4 ending the turn stops at what a card asks', () => {
  const text = 'At the end of your turn, you may draw a card.';
  const game = duel([{ 'friend-area': [friend('Goofy', '1/2/1', { text })] }]).endTurn();
  expect(game).toHaveDecision('confirm', { player: 0 });
  game.decline();
  expect(game).toHaveDecision('act', { player: 1 });
});

test('KH 4.3.4 example: Simba’s sign makes each player choose and discard a Friend', () => {
  const simba = friend('Simba', '2/2/0', {
    abilities: [
      whenPlayed({
        do: 'discard-from-play',
        player: { who: 'each-player' },
        what: {
          pick: 'some',
          range: { min: 1, max: 1 },
          filter: [
            { is: 'type', type: 'friend' },
            { is: 'of', player: { who: 'that-player' } },
          ],
        },
      }),
    ],
  });
  const game = duel([
    { hand: [simba], 'friend-area': [friend('Goofy')], 'world-area': [world('Pride Lands')] },
    { 'friend-area': [friend('Donald Duck'), magicFriend('Genie')] },
  ]);
  game.move('play-friend', 'Simba');
  expect(game.candidates).toEqual(['Goofy', 'Simba']);
  game.choose('Goofy').choose('Genie');
  expect(game.player(0).names('friend-area')).toEqual(['Simba']);
  expect(game.player(1).names('friend-area')).toEqual(['Donald Duck']);
});
