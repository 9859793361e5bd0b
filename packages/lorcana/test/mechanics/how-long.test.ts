import type { TurnActionName } from '@cardwright/core';
import type { Scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { action, character, game, location } from '../support/game.ts';

const act = (text: string, name = 'Act') => action(name, text, { cost: 0 });
const can = (g: Scenario, ...move: Parameters<Scenario['offer']>): boolean => g.offer(...move).isLegal;
const banish = act('Banish chosen character.', 'Banish');

describe('CR 6.4.2 how long an effect lasts', () => {
  test.each([
    ['until the end of the turn', [3, 1, 1]],
    ['during this turn', [3, 1, 1]],
    ['until your next turn', [3, 3, 1]],
    ['for the rest of the game', [3, 3, 3]],
  ])('%s', (words, expected) => {
    const text = `Chosen character gets +2 {S} ${words}.`;
    const g = game([{ hand: [act(text)], play: [character('Mine')], deck: 5 }, { deck: 5 }]);
    g.move('play', 'Act').choose('Mine');
    const strengths = [g.card('Mine').stat('strength')];
    for (const _ of ['their turn', 'your next turn'])
      strengths.push(g.move('end-turn').card('Mine').stat('strength'));
    expect(strengths).toEqual(expected);
  });

  test.each(['until this character leaves play', 'for as long as this character is in play'])(
    '%s',
    (words) => {
      const text = `When you play this character, chosen opposing character can’t quest ${words}.`;
      const jailer = character('Jailer', '1/3/1', { text, cost: 0 });
      const g = game([
        { hand: [jailer, banish], deck: 5 },
        { play: [character('Theirs')], deck: 5 },
      ]);
      g.move('play', 'Jailer').choose('Theirs');
      g.move('end-turn');
      expect(can(g, 'quest', 'Theirs')).toBe(false);
      g.move('end-turn').move('play', 'Banish').choose('Jailer').move('end-turn');
      expect(can(g, 'quest', 'Theirs')).toBe(true);
    },
  );
});

describe('CR 6.4.2 a clause of a form of its own lasts as long as it says', () => {
  const damaged = (text: string, ...later: TurnActionName[]) => {
    const hit = act('Deal 3 damage to chosen character.', 'Hit');
    const g = game([{ hand: [act(text), hit], play: [character('Mine', '1/9/1')], deck: 5 }, { deck: 5 }]);
    g.move('play', 'Act').choose('Mine');
    for (const move of later) g.move(move);
    return g.move('play', 'Hit').choose('Mine').card('Mine').count('damage');
  };

  test('“damage dealt to … is reduced by 1 this turn”', () => {
    const text = 'Damage dealt to chosen character is reduced by 1 this turn.';
    expect([damaged(text), damaged(text, 'end-turn', 'end-turn')]).toEqual([2, 3]);
  });

  test('“only … can challenge … until the start of your next turn”', () => {
    const text =
      'Only characters with Evasive can challenge chosen character until the start of your next turn.';
    const bird = character('Bird', '1/3/1', { text: 'Evasive' });
    const g = game([
      { hand: [act(text)], play: [{ card: character('Mine', '1/9/1'), exerted: true }], deck: 5 },
      { play: [character('Walker'), bird], deck: 5 },
    ]);
    g.move('play', 'Act').choose('Mine').move('end-turn');
    expect([can(g, 'challenge', 'Walker'), can(g, 'challenge', 'Bird')]).toEqual([false, true]);
  });

  test('“you pay 1 {I} less to move your characters to a location this turn”', () => {
    const text = 'You pay 1 {I} less to move your characters to a location this turn.';
    const start = () =>
      game([{ hand: [act(text)], play: [character('Mine'), location('Cave')], deck: 5 }, { deck: 5 }]);
    expect(can(start(), 'move', 'Mine')).toBe(false);
    const g = start().move('play', 'Act');
    expect(can(g, 'move', 'Mine')).toBe(true);
    expect(can(g.move('end-turn').move('end-turn'), 'move', 'Mine')).toBe(false);
  });
});
