import { describe, expect, test } from 'vitest';
import { card, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';
import { respondingWith } from '../fixtures/responding.ts';

const you = { who: 'you' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const one = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;
const bolt = rite('Bolt', { do: 'hurt', what: one, amount: 1 });
const gift = rite('Gift', { do: 'draw', player: { who: 'chosen-player', among: 'players' }, count: 1 });
const either = rite('Either', {
  do: 'choose-mode',
  player: you,
  range: { min: 1, max: 1 },
  modes: [[{ do: 'hurt', what: one, amount: 1 }], [{ do: 'gain', player: you, amount: 2 }]],
});
const secret = {
  kind: 'triggered',
  on: [{ on: 'drawn', player: you, card: { pick: 'self' } }],
  effects: [{ do: 'gain', player: you, amount: 1 }],
} as const;
const begin = (...hand: string[]) =>
  new Playing(respondingWith([bolt, gift, either, card('Omen', {}, secret)], { announces: () => true }), {
    players: [{ hand, deck: ['Omen', 'Drone'] }, { play: ['Ox', 'Mule'] }],
  });
const announced = ({ engine, state }: Playing, viewer: number) => engine.view(state, viewer).announced;

describe('what waits, in a view', () => {
  test('is told to all, what resolves next first, with what was chosen', () => {
    const game = begin('Bolt', 'Gift', 'Either');
    game.play('Bolt').choose('Mule').play('Gift').answer([1]).play('Either').answer(0).choose('Ox');
    for (const viewer of [0, 1, -1]) {
      const told = announced(game, viewer)!.map(({ source, cards, players, modes }) => [
        source?.name,
        cards.map((one) => one?.name),
        players,
        modes,
      ]);
      expect(told).toEqual([
        ['Either', ['Ox'], [], [0]],
        ['Gift', [], [1], []],
        ['Bolt', ['Mule'], [], []],
      ]);
    }
  });

  test('tells no more of a card than its place does', () => {
    const game = begin('Gift').play('Gift').answer([0]).pass().pass();
    const [mine, theirs] = [0, 1].map((viewer) => announced(game, viewer)![0]!);
    expect([mine?.source?.name, mine?.ability]).toEqual(['Omen', 'omen#0/1']);
    expect([theirs?.source, theirs?.ability, theirs?.controller]).toEqual([null, null, 0]);
  });

  test('is empty when nothing waits', () => {
    expect(announced(begin(), 0)).toEqual([]);
  });
});
