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
  nobody,
  spell,
  standing,
  technique,
  world,
  you,
} from '../support/duel.ts';

const barrel = dark('Barrel Spider', '2/9', {
  abilities: [
    {
      kind: 'triggered',
      on: [{ on: 'defeated', card: { pick: 'self' } }],
      effects: [{ do: 'lose-hp', player: { who: 'party', role: 'player' }, amount: 1 }],
    },
  ],
});
const soldier = dark('Soldier', '1/6');
const comet = technique('Comet', {
  abilities: [
    standing({
      do: 'cooperate',
      what: { pick: 'self' },
      with: { pick: 'each', filter: [{ is: 'named', name: 'Donald Duck' }] },
    }),
    standing({ do: 'modify', what: all('player', you), stat: 'attack', by: 5 }),
  ],
});
const bolt = (amount: number) =>
  magic('Thunder', 1, {
    abilities: [spell({ do: 'deal-damage', player: you, amount, to: all('dark', { who: 'opponents' }) })],
  });
const here = world('Agrabah', '2/3');

describe('a battle', () => {
  test('KH 4.6.3; KH 8.2.2.6 example: 10 damage, 9 of it to a Barrel Spider and 1 to a Soldier', () => {
    const game = duel([
      {
        'world-area': [here],
        'friend-area': [friend('Mickey Mouse', '1/3/1'), friend('Aladdin', '2/3/0')],
        hand: [comet, world('Monstro')],
      },
      { 'dark-area': [barrel, soldier] },
    ]);
    game.move('battle');
    expect(game.offer('play-technique', 'Comet')).toBeRefused('condition');
    game.move('join', 'Mickey Mouse').move('join', 'Aladdin').move('fight').number(9);
    expect(game.card('Barrel Spider')).toBeInZone('discard', 1);
    expect(game.card('Soldier')).toBeInZone('dark-area', 1);
    expect(game.player(0).count('hp')).toBe(7);
    expect(game.card('Mickey Mouse')).toBeInZone('discard', 0);
    expect(game.card('Aladdin')).toBeInZone('discard', 0);
    expect(game.player(0).names('player-area')).toEqual(['Sora']);
    expect(game.offer('move', 'Monstro')).toBeRefused('dark-in-the-way');
  });

  test('KH 8.2.2.1, 8.2.2.2, 4.1.6 the Dark Cards on one’s own World take the Attack Value', () => {
    const game = duel([
      { 'world-area': [here], 'dark-area': [{ card: dark('Mine', '1/4'), as: 'mine' }] },
      { 'world-area': [world('Theirs')], 'dark-area': [dark('Theirs', '1/5')] },
    ]);
    game.move('battle').move('fight');
    expect(game.card({ card: 'Theirs', zone: 'dark-area' } as never)).toHaveCount('damage', 4);
    expect(game.card('mine')).toHaveCount('damage', 0);
  });

  test('KH 8.2.2.3, 8.2.2.4, 4.2.1, 8.2.2.10 who takes part adds Support and Equipment, and goes with it', () => {
    const game = duel([
      {
        'world-area': [here],
        'friend-area': [friend('Goofy', '1/4/0'), friend('Donald Duck', '1/2/2')],
        hand: [equipment('Shield', '1/0'), equipment('Staff', '2/2'), equipment('Key', '3/0')],
      },
      { 'dark-area': [dark('Behemoth', '1/30')] },
    ]);
    game.move('play-equipment', 'Shield', 'Goofy').move('play-equipment', 'Staff', 'Donald Duck');
    game.move('play-equipment', 'Key', 'Sora').move('battle').move('join', 'Goofy').move('fight');
    // Sora 4 and the Key 3, Goofy 4 and the Shield 1; Donald Duck does not take part.
    expect(game.card('Behemoth')).toHaveCount('damage', 12);
    expect(game.card('Goofy')).toBeInZone('discard', 0);
    expect(game.card('Shield')).toBeInZone('discard', 0);
    expect(game.card('Donald Duck')).toBeInZone('friend-area', 0);
    expect(game.card('Staff')).toBeInZone('play', 0);
    expect(game.card('Key')).toBeInZone('play', 0);
  });

  test('KH 8.2.2.5, 8.2.2.8, 8.2.9.3, 4.10.1 Attack Cards, Friends, Magic, Magic/Friends and Dark Cards are played in it', () => {
    const game = duel([
      {
        'world-area': [here],
        hand: [
          attack('Blade', 2),
          friend('Goofy', '1/4/0'),
          bolt(3),
          magicFriend('Genie', '1/1/0'),
          dark('Shadow'),
        ],
      },
      { 'world-area': [world('Theirs')], 'dark-area': [dark('Behemoth', '1/30')] },
    ]);
    game
      .move('battle')
      .move('play-attack', 'Blade')
      .move('play-friend', 'Goofy')
      .move('play-magic', 'Thunder', 'Sora');
    game.move('play-magic', 'Genie', 'Sora').move('disrupt', 'Shadow').move('join', 'Genie').move('fight');
    expect(game.card('Behemoth')).toHaveCount('damage', 3 + 4 + 2 + 1);
    expect(game.card('Blade')).toBeInZone('discard', 0);
    expect(game.card('Thunder')).toBeInZone('discard', 0);
    expect(game.card('Genie')).toBeInZone('discard', 0);
    expect(game.card('Goofy')).toBeInZone('friend-area', 0);
  });

  test('KH 8.2.2.7, 9.14 damage adds up over the Action Phase and is gone after it', () => {
    const game = duel([
      { 'world-area': [here], hand: [bolt(2)] },
      { 'dark-area': [dark('Soldier', '1/6'), dark('Large', '1/9')] },
    ]);
    game.move('play-magic', 'Thunder').move('battle').move('fight').number(4);
    expect(game.card('Soldier')).toBeInZone('discard', 1);
    expect(game.card('Large')).toHaveCount('damage', 2);
    game.move('end-phase');
    expect(game.card('Large')).toHaveCount('damage', 0);
  });

  test('KH 4.9.1, 4.9.2, 8.2.2.9, 9.28 a Technique needs a battle, and its characters in play, not in the battle', () => {
    const union = technique('Union', {
      abilities: [
        standing({
          do: 'cooperate',
          what: { pick: 'self' },
          with: { pick: 'each', filter: [{ is: 'named', name: 'Sora' }] },
        }),
      ],
    });
    const game = duel([
      { 'world-area': [here], 'friend-area': [friend('Donald Duck')], hand: [comet, union] },
      { 'dark-area': [dark('Soldier', '1/9')] },
    ]);
    expect(game.offer('play-technique', 'Comet')).toBeRefused('not-now');
    game.move('battle').move('play-technique', 'Comet').move('play-technique', 'Union').move('fight');
    expect(game.card('Soldier')).toBeInZone('discard', 1);
    expect(game.card('Comet')).toBeInZone('discard', 0);
    expect(game.card('Donald Duck')).toBeInZone('friend-area', 0);
  });

  test('KH 4.10.2, 9.35 two Attack Cards of a name have the bonus their text gives, while both are there', () => {
    const twin = (as: string) => ({
      card: attack('Twin', 2, {
        abilities: [
          {
            kind: 'static',
            while: {
              if: 'count',
              of: {
                pick: 'each',
                filter: [
                  { is: 'type', type: 'attack' },
                  { is: 'named', name: 'Twin' },
                  { is: 'of', player: you },
                  { is: 'other' },
                ],
              },
              cmp: '>=',
              value: 1,
            },
            effects: [{ do: 'modify', what: { pick: 'self' }, stat: 'support', by: 1 }],
          },
        ],
      }),
      as,
    });
    const game = duel([
      { 'world-area': [here], hand: [twin('a'), twin('b')] },
      { 'dark-area': [dark('Large', '1/30')] },
    ]);
    game.move('battle').move('play-attack', 'a');
    expect(game.card('a')).toHaveStat('support', 2);
    game.move('play-attack', 'b').move('fight');
    expect(game.card('Large')).toHaveCount('damage', 4 + 6);
    expect(game.player(0).count('discard')).toBe(2);
  });

  test('KH 8.2.2.11 nobody must battle', () => {
    const game = duel([
      { 'world-area': [here], hand: [friend('Goofy'), world('Monstro')] },
      { 'dark-area': [soldier] },
    ]);
    game.move('play-friend', 'Goofy');
    expect(game.offer('move', 'Monstro')).toBeRefused('dark-in-the-way');
    game.endTurn();
    expect(game.card('Soldier')).toBeInZone('dark-area', 1);
  });

  test('KH 8.2.9.2, 9.15 one battle a turn, with a Dark Card; whoever took part goes even if nothing is defeated', () => {
    expect(duel([{ 'world-area': [here] }]).offer('battle')).toBeRefused('nothing-dark');
    const game = duel([
      { 'world-area': [here], 'friend-area': [friend('Goofy')] },
      { 'dark-area': [dark('Large', '1/30')] },
    ]);
    game.move('battle').move('join', 'Goofy').move('fight');
    expect(game.card('Goofy')).toBeInZone('discard', 0);
    expect(game.offer('battle')).toBeRefused('battled-already');
  });

  test('KH 9.15 all that have enough are defeated together', () => {
    const game = duel([{ 'world-area': [here] }, { 'dark-area': [dark('A', '1/2'), dark('B', '1/2')] }]);
    game.move('battle').move('fight').number(2);
    const [a, b] = game.events('defeated');
    expect([a?.player, b?.player]).toEqual([0, 0]);
    expect(game.player(1).count('dark-area')).toBe(0);
  });

  test('KH 9.16 Equipment, Events, Form Changes and moves are not for battles', () => {
    const game = duel([
      {
        'world-area': [here],
        hand: [equipment('Key'), event('Event 3'), form('Sora, Valor Form'), world('Monstro')],
      },
      { 'dark-area': [soldier] },
    ]);
    game.move('battle');
    for (const [action, name] of [
      ['play-equipment', 'Key'],
      ['play-event', 'Event 3'],
      ['change-form', 'Sora, Valor Form'],
      ['move', 'Monstro'],
    ] as const)
      expect(game.offer(action, name)).toBeRefused('not-now');
    game.move('fight');
  });

  test('KH 4.6.4 a Nobody is fought like a Dark Card', () => {
    const game = duel([{ 'world-area': [here] }, { 'dark-area': [nobody('Dusk', '1/4')] }])
      .move('battle')
      .move('fight');
    expect(game.card('Dusk')).toBeInZone('discard', 1);
  });
});

describe('escaping', () => {
  test('KH 8.2.3.3, 8.2.3.4; KH 8.2.3.2 example: from a Barrel Spider and a Soldier', () => {
    const game = duel([
      {
        'world-area': [{ card: world('End of the World', '2/3'), under: [world('Monstro', '1/1')] }],
        'friend-area': [friend('Mickey Mouse')],
        hand: [world('Agrabah')],
      },
      { 'dark-area': [barrel, soldier] },
    ]);
    game.move('escape');
    expect(game.card('End of the World')).toBeInZone('discard', 0);
    expect(game.card('Barrel Spider')).toBeInZone('discard', 1);
    expect(game.card('Soldier')).toBeInZone('discard', 1);
    expect(game.card('Mickey Mouse')).toBeInZone('discard', 0);
    expect(game.player(0).count('hp')).toBe(7);
    expect(game.player(0).names('world-area')).toEqual(['Monstro']);
    expect(game.offer('move', 'Agrabah')).toBeRefused('escaped');
  });

  test('KH 8.2.3.1 only with Dark Cards there and no battle begun', () => {
    expect(duel([{ 'world-area': [here] }]).offer('escape')).toBeRefused('nothing-dark');
    const game = duel([{ 'world-area': [here] }, { 'dark-area': [dark('Large', '1/30')] }]);
    expect(game.offer('escape')).toBeOffered();
    game.move('battle').move('fight');
    expect(game.offer('escape')).toBeRefused('battled-already');
  });

  test('KH 8.2.3.5, 8.2.1.3 whoever has escaped does not move in the turn, but in the next', () => {
    const game = duel([
      { 'world-area': [here], hand: [world('Monstro'), ...fill(5)] },
      { 'dark-area': [soldier], hand: 6 },
    ]);
    game.move('escape');
    expect(game.offer('move', 'Monstro')).toBeRefused('escaped');
    game.endTurn().endTurn();
    expect(game.offer('move', 'Monstro')).toBeOffered();
  });

  test('KH 9.17 nothing is defeated; the Friends’ Equipment goes, that of the Player Card stays', () => {
    const game = duel([
      {
        'world-area': [here],
        'friend-area': [friend('Goofy'), magicFriend('Genie')],
        hand: [equipment('Shield'), equipment('Key')],
      },
      { 'dark-area': [barrel] },
    ]);
    game.move('play-equipment', 'Shield', 'Goofy').move('play-equipment', 'Key', 'Sora').move('escape');
    expect(game.events('defeated')).toEqual([]);
    // 1 for escaping, and none for the Barrel Spider's text.
    expect(game.player(0).count('hp')).toBe(7);
    expect(game.player(0).count('friend-area')).toBe(0);
    expect(game.card('Shield')).toBeInZone('discard', 0);
    expect(game.card('Key')).toBeInZone('play', 0);
  });
});

const fill = (count: number) => Array.from({ length: count }, (_, i) => event(`Extra ${i}`));
