import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language, location } from '../support/game.ts';

const cave = location('Cave', '5/1/1', { text: 'Boost 3 {I}' });
const diver = character('Diver', '1/1/1', { text: 'Boost 2 {I}' });

describe('CR 8.4 Boost as a verb', () => {
  const call = action('Call', 'Boost one of your locations without paying.');

  test('CR 8.4.1 its ability is used, and nothing is paid', () => {
    const g = game([
      {
        hand: [call],
        inkwell: 1,
        play: [cave, location('Plain'), diver],
        deck: [character('Top'), character('Next')],
      },
      { play: [location('Theirs', '5/1/1', { text: 'Boost 3 {I}' })] },
    ]);
    g.move('play', 'Call');
    // One location of theirs and one without Boost: nothing to choose.
    expect(g.card('Cave').under.map((card) => card.name)).toEqual(['Top']);
    expect(g.card('Top')).toBeInState('facedown');
    expect(g.card('Diver').under).toHaveLength(0);
  });

  test('CR 6.1.13 for free it is no use of this turn; paid for it is, and the price is its own', () => {
    const free = game([
      {
        hand: [action('Call', 'Boost one of your characters for free.')],
        inkwell: 3,
        play: [diver],
        deck: 5,
      },
      {},
    ]);
    free.move('play', 'Call');
    expect(free.offer('use-ability', 'Diver')).toBeOffered();
    const paid = action('Paid', 'You may Boost a character of yours.');
    const g = game([{ hand: [paid], inkwell: 5, play: [diver], deck: 5 }, {}]);
    g.move('play', 'Paid').accept();
    expect(g.card('Diver').under).toHaveLength(1);
    expect(g.offer('use-ability', 'Diver')).not.toBeOffered();
    const poor = game([{ hand: [paid], inkwell: 2, play: [diver], deck: 5 }, {}]);
    poor.move('play', 'Paid');
    expect(poor.card('Diver').under).toHaveLength(0);
  });

  test('CR 8.4.1 each of several, and who watches hears each', () => {
    const watch = item('Watch', 'Whenever you Boost a character, gain 1 lore.');
    const each = action('Each', 'Boost each of your characters for free.');
    const twin = character('Twin', '1/1/1', { text: 'Boost 1 {I}' });
    const g = game([
      { hand: [each], inkwell: 1, play: [watch, diver, twin, character('Plain')], deck: 5 },
      {},
    ]);
    g.move('play', 'Each');
    expect(g.card('Diver').under).toHaveLength(1);
    expect(g.card('Twin').under).toHaveLength(1);
    expect(g.card('Plain').under).toHaveLength(0);
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('CR 8.4.1 “this character’s Boost ability”, however it is used', () => {
    const proud = character('Proud', '1/1/1', {
      text: "Boost 1 {I}\nWhenever you use this character's Boost ability, each opponent loses 1 lore.",
    });
    const g = game([{ inkwell: 3, play: [proud, diver], deck: 5 }, { lore: 5 }]);
    g.move('use-ability', 'Proud');
    expect(g.player(1)).toHaveCount('lore', 4);
    g.move('use-ability', 'Diver');
    expect(g.player(1)).toHaveCount('lore', 4);
  });

  test('CR 8.4.1 a card that has lost Boost cannot use it, nor be boosted', () => {
    const drain = action('Drain', 'Chosen character loses Boost this turn.');
    const again = action('Again', 'Boost one of your characters for free.');
    const g = game([{ hand: [drain, again], inkwell: 5, play: [diver], deck: 5 }, {}]);
    expect(g.offer('use-ability', 'Diver')).toBeOffered();
    g.move('play', 'Drain').choose('Diver');
    expect(g.offer('use-ability', 'Diver')).not.toBeOffered();
    g.move('play', 'Again');
    expect(g.card('Diver').under).toHaveLength(0);
  });

  test('CR 8.1.1 what is not used is no verb', () => {
    const { verdict } = compileText(language(), {
      text: 'Rush one of your characters for free.',
      type: 'action',
      resolves: true,
    });
    expect(verdict.supported).toBe(false);
  });
});

describe('CR 8.10 Shift as a verb', () => {
  const big = character('Elsa', '5/5/2', { fullName: 'Elsa - Big', cost: 8, text: 'Shift 6' });
  const small = character('Elsa', '1/3/1', { fullName: 'Elsa - Small' });
  const other = character('Anna', '1/3/1');
  const muse = character('Muse', '1/1/1', {
    text: 'Whenever this character quests, you may Shift a character onto one of your characters for free.',
  });

  test('CR 8.10.1 onto one of the same name, for free', () => {
    const g = game([
      { hand: [big, character('Plain')], play: [muse, { card: small, damage: 2 }, other] },
      {},
    ]);
    g.move('quest', 'Muse').accept();
    // Who does not see the hand learns only that one is chosen.
    expect(g).toHaveDecision('choose-cards', { cards: ['Elsa - Big'] });
    g.choose('Elsa - Big').choose('Elsa - Small');
    expect(g.card('Elsa - Big')).toBeInZone('play');
    expect(g.card('Elsa - Big')).toHaveCount('damage', 2);
    expect(g.card('Elsa - Big').under.map((card) => card.name)).toEqual(['Elsa - Small']);
  });

  test('CR 8.10.1 not where none fits, nor what has no Shift', () => {
    const g = game([{ hand: [big], play: [muse, other] }, { play: [small] }]);
    g.move('quest', 'Muse').accept().choose();
    expect(g.card('Elsa - Big')).toBeInZone('hand');
  });

  test('CR 8.10.1 paid for, from a discard, and onto a card spoken of', () => {
    const rise = action('Rise', 'You may Shift a character from your discard onto one of your characters.');
    const g = game([{ hand: [rise], inkwell: 7, discard: [big], play: [small] }, {}]);
    g.move('play', 'Rise').accept().choose('Elsa - Small');
    expect(g.card('Elsa - Big')).toBeInZone('play');
    const poor = game([{ hand: [rise], inkwell: 6, discard: [big], play: [small] }, {}]);
    poor.move('play', 'Rise');
    expect(poor.card('Elsa - Big')).toBeInZone('discard');
    const host = character('Elsa', '1/3/1', {
      fullName: 'Elsa - Host',
      text: 'When you play this character, you may Shift a character onto her for free.',
    });
    const h = game([{ hand: [host, big], inkwell: 1, play: [small] }, {}]);
    h.move('play', 'Elsa - Host').accept().choose('Elsa - Big').choose('Elsa - Host');
    expect(h.card('Elsa - Big').under.map((card) => card.name)).toHaveLength(1);
    expect(h.card('Elsa - Small')).toBeInZone('play');
  });
});
