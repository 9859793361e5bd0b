import { describe, expect, test } from 'vitest';
import { table, tired } from '../cases/table.ts';
import { action, character, game, item } from '../support/game.ts';

const gains = 'Whenever this character banishes another character in a challenge, gain 2 lore.';

describe('CR 1.8.1.4 banished by the character whose ability dealt the damage', () => {
  const foe = character('Foe', '1/2/1');

  test('CR 1.8.1.4, 4.6.2 in a challenge when what is banished is in one', () => {
    const striker = character('Striker', '1/9/1', {
      text: `Whenever this character challenges another character, deal 2 damage to that character.\n${gains}`,
    });
    const g = game([{ play: [striker] }, { play: [tired(foe)] }])
      .move('challenge', 'Striker')
      .choose('Foe');
    expect(g.events('damaged')).toHaveLength(1);
    expect(g.card('Foe')).toBeInZone('discard', 1);
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('CR 1.8.1.4 the character that is challenged banishes what challenges it', () => {
    const thorn = character('Thorn', '1/9/1', {
      text: `Whenever this character is challenged, deal 2 damage to the challenging character.\n${gains}`,
    });
    const g = game([{ play: [foe] }, { play: [tired(thorn)] }])
      .move('challenge', 'Foe')
      .choose('Thorn');
    expect(g.card('Foe')).toBeInZone('discard', 0);
    expect(g.player(1)).toHaveCount('lore', 2);
  });

  test('CR 1.8.1.4 a third character that is in no challenge does so too: The Sword of Hercules hears it', () => {
    const guard = character('Guard', '1/9/1', {
      text: 'Whenever one of your characters challenges another character, deal 2 damage to chosen opposing character.',
    });
    const g = table([
      { play: ['The Sword of Hercules', guard, character('Hero', '1/9/1')] },
      { play: [tired(foe)] },
    ]);
    g.move('challenge', 'Hero').choose('Foe').choose('Foe');
    expect(g.events('banished').map(({ other }) => g.card('Guard').isRef(other))).toEqual([true]);
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test.each(['Mushu - Majestic Dragon', 'The Sword of Hercules'])(
    'CR 4.6.2 outside of a challenge it is banished by that character, and in none: %s',
    (card) => {
      const zapper = character('Zapper', '1/9/1', { text: '{E} — Deal 2 damage to chosen character.' });
      const g = table([{ play: [card, zapper] }, { play: [foe] }])
        .move('use-ability', 'Zapper')
        .choose('Foe');
      expect(g.events('banished').map(({ other }) => g.card('Zapper').isRef(other))).toEqual([true]);
      expect(g.player(0)).toHaveCount('lore', 0);
    },
  );

  test('CR 1.9.3 damage that is put or moved is damage taken', () => {
    const mover = (text: string) => character('Mover', '1/9/1', { text: `{E} — ${text}` });
    const by = (text: string) => {
      const hurt = { card: character('Hurt', '1/9/1'), damage: 2 };
      const g = game([{ play: [mover(text), hurt] }, { play: [foe] }]).move('use-ability', 'Mover');
      while (g.decision?.kind === 'choose-cards') g.choose(g.candidates.includes('Hurt') ? 'Hurt' : 'Foe');
      return g.events('banished').map(({ other }) => g.card('Mover').isRef(other));
    };
    expect(by('Put 2 damage counters on chosen opposing character.')).toEqual([true]);
    expect(by('Move 2 damage from chosen character of yours to chosen opposing character.')).toEqual([true]);
  });

  test('CR 1.8.1.4 the damage of an action or an item is no character’s', () => {
    const cases = [
      [{ hand: [action('Zap', 'Deal 2 damage to chosen character.', { cost: 0 })] }, 'play', 'Zap'],
      [
        { play: [item('Wand', 'Banish this item — Deal 2 damage to chosen character.')] },
        'use-ability',
        'Wand',
      ],
    ] as const;
    for (const [side, move, card] of cases) {
      const g = game([side, { play: [foe] }])
        .move(move, card)
        .choose('Foe');
      expect(
        g
          .events('banished')
          .map(({ other }) => other)
          .at(-1),
      ).toBe(-1);
    }
  });

  test('CR 1.8.1.4 only the damage since the last check counts', () => {
    const weaken = action('Weaken', 'Banish chosen item.', { cost: 0 });
    const wall = item('Wall', 'Your characters get +2 {W}.');
    const striker = character('Striker', '2/9/1', { text: gains });
    const g = game([{ hand: [weaken], play: [striker] }, { play: [wall, tired(foe)] }]);
    g.move('challenge', 'Striker').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 2);
    g.move('play', 'Weaken').choose('Wall');
    expect(g.card('Foe')).toBeInZone('discard', 1);
    expect(g.events('banished').at(-1)!.other).toBe(-1);
    expect(g.player(0)).toHaveCount('lore', 0);
  });
});
