import { createEngine } from '@cardwright/core';
import { originOf } from '@cardwright/core/bind';
import type { GameEvent } from '@cardwright/core/game';
import { lorcana } from '@cardwright/lorcana';
import { describe, expect, it } from 'vitest';
import { set1 } from '../src/index.ts';

const engine = createEngine({ plugins: [lorcana, set1] });

/** A table with one card to play from hand and what it needs. */
function table(hand: string, opposing: readonly string[] = []) {
  return engine.board({
    players: [
      {
        hand: [hand],
        inkwell: Array.from({ length: 9 }, () => 'Break'),
        deck: Array.from({ length: 9 }, () => 'Break'),
      },
      { play: [...opposing], deck: Array.from({ length: 9 }, () => 'Break') },
    ],
  } as never);
}

describe('every choice and event knows the sentence it comes from', () => {
  it('a choice shows the words that ask', () => {
    const state = table('Dragon Fire', ['Ariel - On Human Legs', 'Simba - Returned King']);
    engine.answer(state, engine.legal(state).find((move) => move.action === 'play')!);
    expect(engine.view(state, 0).decision?.choice?.words).toBe('Banish chosen character.');
    expect(engine.view(state, 1).decision?.choice).toBeNull();
  });

  it('an event tells its own sentence, not the whole ability', () => {
    const words: string[] = [];
    const state = table('Ransack');
    const stop = engine.observe({
      event: (_state, event: GameEvent) => {
        if (event.kind.name === 'drawn')
          words.push(originOf(engine, engine.machine.frame, true)?.words ?? '');
      },
      forbidden: () => {},
      replaced: () => {},
    });
    engine.answer(state, engine.legal(state).find((move) => move.action === 'play')!);
    stop();
    expect(words).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('Draw 2 cards')));
  });

  it('has a path for every step of every ability that resolves', () => {
    for (const card of engine.cards) engine.bind(card);
    const ofCards = [...engine.programs.values()].filter(({ id }) => id.startsWith('set1-'));
    expect(ofCards.length).toBeGreaterThan(100);
    for (const { id, steps, paths } of ofCards) expect(paths, id).toHaveLength(steps.length);
  });
});
