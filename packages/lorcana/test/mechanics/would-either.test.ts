import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, language } from '../support/game.ts';

const spell = (text: string) => action('Spell', text, { cost: 0 });

describe('CR 6.5.1 one of several things that would happen', () => {
  const host = character('Host', '1/3/1', {
    text: 'If this character would be banished or returned to your hand, you may put them into your inkwell facedown and exerted instead.',
  });
  const banish = spell('Banish chosen character.');
  const bounce = spell("Return chosen character to their player's hand.");
  const after = (act: typeof banish) =>
    game([{ hand: [act], play: [host] }, {}])
      .move('play', 'Spell')
      .choose('Host');

  test('either is replaced', () => {
    for (const act of [banish, bounce]) expect(after(act).accept().player(0)).toHaveCount('inkwell', 1);
  });

  test('declined, what would happen happens', () => {
    expect(after(banish).decline().card('Host')).toBeInZone('discard', 0);
    expect(after(bounce).decline().card('Host')).toBeInZone('hand', 0);
  });

  test('nothing else is', () => {
    const under = spell("Put chosen character on the bottom of their player's deck.");
    expect(after(under).card('Host')).toBeInZone('deck', 0);
  });
});

describe('CR 6.1.4 each other player', () => {
  test('all but you', () => {
    const draw = spell('Draw 2 cards. Each other player draws a card.');
    const g = game([{ hand: [draw], deck: 5 }, { deck: 5 }, { deck: 5 }]).move('play', 'Spell');
    expect([0, 1, 2].map((one) => g.player(one).count('hand'))).toEqual([2, 1, 1]);
  });

  test('of a player who was chosen it could be said of others, too', () => {
    const { diagnostics } = compileText(language(), {
      text: 'Chosen player draws 2 cards. Each other player draws a card.',
      type: 'action',
    });
    expect(diagnostics).not.toEqual([]);
  });
});

describe('CR 4.5 lore from questing', () => {
  test('one more, and none more of what is not from questing', () => {
    const host = character('Host', '1/3/2', {
      text: 'If you would gain lore from questing, gain 1 more lore instead.',
    });
    const g = game([{ play: [host], hand: [spell('Gain 1 lore.')] }, {}]);
    g.move('quest', 'Host');
    expect(g.player(0)).toHaveCount('lore', 3);
    g.move('play', 'Spell');
    expect(g.player(0)).toHaveCount('lore', 4);
  });
});
