import { definePlugin } from '@cardwright/core';
import { lorcana } from '@cardwright/lorcana';
import { describe, expect, test } from 'vitest';
import { action, character, game, song } from '../support/game.ts';

/** The game with two teams: players 0 and 2 against 1 and 3. */
const teams = definePlugin({
  ...lorcana,
  game: { ...lorcana.game!, areOpponents: (_state, a, b) => a % 2 !== b % 2 },
});
const team = { plugins: [teams] };
const hero = character('Hero', '2/4/1');

describe('CR 1.3.6 teammates', () => {
  test('CR 1.3.6.1, 1.3.5.2 teammates are no opponents: effects on opponents pass them by', () => {
    const drain = action('Drain', 'Each opponent loses 1 lore.', { cost: 0 });
    const side = { lore: 3 };
    const g = game([{ hand: [drain], lore: 3 }, side, side, side], team).move('play', 'Drain');
    expect([0, 1, 2, 3].map((p) => g.player(p).count('lore'))).toEqual([3, 2, 3, 2]);
  });

  test('CR 1.3.6.1 teammates’ characters are not challenged, nor are they “opposing”', () => {
    const zap = action('Zap', 'Deal 2 damage to chosen opposing character.', { cost: 0 });
    const tired = (name: string) => ({ card: character(name, '1/9/1'), exerted: true });
    const g = game(
      [{ play: [hero], hand: [zap] }, { play: [tired('Foe')] }, { play: [tired('Mate')] }, {}],
      team,
    );
    g.move('play', 'Zap');
    expect(g.candidates).toEqual(['Foe']);
    g.choose('Foe').move('challenge', 'Hero');
    expect(g.candidates).toEqual(['Foe']);
    g.choose('Foe');
  });

  const chorus = song('Chorus', 'Sing Together 5\nDraw a card.', { cost: 5 });
  const singer = (name: string, cost: number) => character(name, '1/1/1', { cost });

  test('CR 1.3.3 example: “teammates” are those of the player whose effect it is', () => {
    const g = game(
      [
        { hand: [chorus], play: [singer('Mine', 2)] },
        { play: [singer('Theirs', 5)] },
        { play: [singer('Mate', 3)] },
        { play: [singer('Other', 5)] },
      ],
      team,
    ).move('play', 'Chorus', 'sing-together');
    expect([...g.candidates].sort()).toEqual(['Mate', 'Mine']);
    g.choose('Mine', 'Mate');
    for (const name of ['Mine', 'Mate']) expect(g.card(name)).toBeInState('exerted');
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g.player(2)).toHaveCount('hand', 0);
  });

  test('CR 1.3.6.2 without teammates there is only oneself, who is no teammate', () => {
    const g = game([{ hand: [chorus], play: [singer('Mine', 2)] }, { play: [singer('Theirs', 3)] }]);
    expect(g.moves().filter((move) => move.startsWith('play'))).toEqual([]);
  });
});
