import { fork } from '@cardwright/core';
import type { Scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const zap = action('Zap', 'Deal 1 damage to chosen character.', { cost: 0 });
/** Hurts itself again as often as it is healed: endless, and nobody is asked. */
const wheel = character('Wheel', '1/9/1', {
  text: 'Whenever this character is dealt damage, remove 1 damage from this character.\nWhenever you remove 1 or more damage from one of your characters, deal 1 damage to this character.',
});
const willing = character('Dancer', '1/9/1', {
  text: 'Whenever this character is dealt damage, remove 1 damage from this character.\nWhenever you remove 1 or more damage from one of your characters, you may deal 1 damage to this character.',
});
const leech = item('Leech', 'Whenever one of your characters is dealt damage, each opponent loses 1 lore.');

/** Says yes until the number of repetitions is asked for. */
function dance(g: Scenario): Scenario {
  for (let i = 0; i < 60 && g.decision?.kind === 'confirm'; i++) g.accept();
  return g;
}

describe('CR 6.1.10 loops', () => {
  const mandatory = () =>
    game([{ play: [wheel], hand: [zap] }, { lore: 19 }])
      .move('play', 'Zap')
      .choose('Wheel');

  test('CR 6.1.10 one in which nobody decides anything is offered as a number, and ends', () => {
    const g = mandatory();
    expect(g).toHaveDecision('number', { player: 0, prompt: 'repeat-loop', min: 0, max: 100 });
    const before = g.events('damage-removed').length;
    g.number(5);
    // A new action is taken: nothing of the loop waits any more.
    expect(g).toHaveDecision('act', { player: 0 });
    expect(g.events('loop-ended')).toMatchObject([{ amount: 5 }]);
    expect(g.events('damage-removed').length - before).toBe(5);
    expect(g.state.pendingTriggers).toEqual([]);
    expect(g.state.loop).toBeNull();
    expect(mandatory().number(0)).toHaveDecision('act', { player: 0 });
  });

  const optional = () =>
    dance(
      game([{ play: [willing], hand: [zap] }, {}])
        .move('play', 'Zap')
        .choose('Dancer'),
    );

  test('CR 6.1.10 who says yes in it names the number, is asked no more, and then says no', () => {
    const g = optional();
    expect(g).toHaveDecision('number', { player: 0, prompt: 'repeat-loop' });
    const before = g.events('damage-removed').length;
    g.number(7);
    expect(g).toHaveDecision('act', { player: 0 });
    expect(g.events('damage-removed').length - before).toBe(7);
    expect(g.card('Dancer')).toHaveCount('damage', 0);
  });

  test('CR 6.1.10 what happens in each iteration happens as often', () => {
    const g = dance(
      game([{ play: [willing, leech], hand: [zap] }, { lore: 19 }])
        .move('play', 'Zap')
        .choose('Dancer'),
    );
    for (let i = 0; i < 200 && g.decision?.prompt !== 'repeat-loop' && g.decision?.kind !== 'act'; i++) {
      if (g.decision?.kind === 'confirm') g.accept();
      else g.option(g.decision!.candidates[0]!);
    }
    expect(g).toHaveDecision('number', { prompt: 'repeat-loop' });
    const lore = g.player(1).count('lore');
    g.number(3);
    expect(lore - g.player(1).count('lore')).toBeGreaterThanOrEqual(3);
    expect(g.decision?.prompt).not.toBe('repeat-loop');
    while (g.decision?.kind === 'choose-option') g.option(g.decision.candidates[0]!);
    while (g.decision?.kind === 'confirm') g.decline();
    expect(g).toHaveDecision('act', { player: 0 });
  });

  test('CR 6.1.10 a loop of an opponent’s cards is theirs to propose', () => {
    const g = game([{ hand: [zap] }, { play: [wheel] }])
      .move('play', 'Zap')
      .choose('Wheel');
    expect(g).toHaveDecision('number', { player: 1, prompt: 'repeat-loop' });
    g.number(2);
    expect(g).toHaveDecision('act', { player: 0 });
  });

  test('CR 6.1.10 many abilities that wait at once are no loop', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => ({
      card: character('Extra one', '1/1/1'),
      as: `e${i}`,
    }));
    const mourner = item('Mourner', 'Whenever a character is banished, gain 1 lore.');
    const end = action('End', 'Banish all characters.', { cost: 0 });
    const g = game([{ play: [...crowd.slice(0, 18), mourner], hand: [end] }]).move('play', 'End');
    for (let i = 0; i < 100 && g.decision?.kind === 'choose-option'; i++) g.option(g.decision.candidates[0]!);
    expect(g).toHaveDecision('act');
    expect(g.player(0)).toHaveCount('lore', 18);
  });

  test('CR 6.1.10 while the number is asked, and while a loop is looked for, a game is saved, forked and taken back', () => {
    for (const begin of [mandatory, optional]) {
      const g = begin();
      const saved = JSON.parse(JSON.stringify(g.engine.save(g.state)));
      const loaded = g.engine.load(saved);
      const forked = fork(g.state);
      expect(g.engine.hash(loaded)).toBe(g.engine.hash(g.state));
      g.number(4);
      for (const other of [loaded, forked]) {
        g.engine.answer(other, 4);
        expect(g.engine.hash(other)).toBe(g.engine.hash(g.state));
      }
    }
    const g = game([{ play: [willing], hand: [zap] }, {}])
      .move('play', 'Zap')
      .choose('Dancer');
    for (let i = 0; i < 11; i++) g.accept();
    const loaded = g.engine.load(JSON.parse(JSON.stringify(g.engine.save(g.state))));
    for (let i = 0; i < 60 && g.decision?.kind === 'confirm'; i++) {
      g.accept();
      g.engine.answer(loaded, true);
    }
    expect(g.engine.hash(loaded)).toBe(g.engine.hash(g.state));
    g.number(0);
  });
});
