import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, language, song } from '../support/game.ts';

const axe = action('Axe', 'Banish chosen character.', { cost: 0 });
const tune = song('Tune', 'Gain 1 lore.', { cost: 0 });

describe('CR 6.1.12 an ability whose effect takes its own card from a zone functions there', () => {
  test('CR 6.1.12 what may be played from the hand waits in the hand', () => {
    const lurker = character('Lurker', '1/4/1', {
      text: 'Whenever one of your characters is banished, you may play this character from your hand for free.',
    });
    const g = game([{ hand: [lurker, axe], play: [character('Weak')] }, {}]);
    g.move('play', 'Axe').choose('Weak').accept();
    expect(g.card('Lurker')).toBeInZone('play');
    const other = game([{ hand: [lurker, axe] }, { play: [character('Foe')] }]);
    other.move('play', 'Axe').choose('Foe');
    expect(other.card('Lurker')).toBeInZone('hand');
  });

  test('CR 6.1.12 it does not wait in play, nor in the discard', () => {
    const lurker = character('Lurker', '1/4/1', {
      text: 'Whenever one of your characters is banished, you may play this character from your hand for free.',
    });
    const g = game([{ hand: [axe], play: [character('Weak'), lurker], discard: [lurker] }, {}]);
    g.move('play', 'Axe').choose('Weak');
    expect(g).toHaveDecision('act');
  });

  test('CR 6.1.12 what returns from the discard waits in the discard', () => {
    const singer = character('Echo', '1/4/1', {
      text: 'Whenever you play a song, you may return this card from your discard to your hand.',
    });
    const g = game([{ hand: [tune], discard: [singer] }, {}]);
    g.move('play', 'Tune', 'ink').accept();
    expect(g.card('Echo')).toBeInZone('hand');
    const h = game([{ hand: [tune], play: [singer] }, {}]).move('play', 'Tune', 'ink');
    expect(h).toHaveDecision('act');
  });

  test('CR 6.1.12 what leaves play first waits in play', () => {
    const phoenix = character('Phoenix', '1/4/1', {
      text: 'Whenever you play a song, banish this character. Then, return this card from your discard to your hand.',
    });
    const g = game([{ hand: [tune], play: [phoenix] }, {}]).move('play', 'Tune', 'ink');
    expect(g.card('Phoenix')).toBeInZone('hand');
  });
});

describe('a time behind what happens once', () => {
  test.each([
    "You may play this action during an opponent's turn.",
    "Draw a card during an opponent's turn.",
    'Draw a card while you have no cards in your hand.',
  ])('%s is refused: nothing lasts for that time', (text) => {
    const { verdict, diagnostics } = compileText(language(), { text, type: 'action', resolves: true });
    expect(verdict.roundTrip).toBe(false);
    expect(diagnostics.length).toBeGreaterThan(0);
  });

  test('said of what lasts it is asked all the time', () => {
    const shield = action(
      'Shield',
      'Your characters get +2 {S} this turn while you have no cards in your hand.',
    );
    const g = game([{ hand: [shield], inkwell: 1, play: [character('Otto')] }, {}]).move('play', 'Shield');
    expect(g.card('Otto')).toHaveStat('strength', 3);
  });
});

test('CR 4.4 an ability with a price is used in play, so it cannot take its card from elsewhere', () => {
  const refused = compileText(language(), {
    text: '2 {I} — Return this card from your discard to your hand.',
    type: 'item',
  });
  expect(refused.verdict.roundTrip).toBe(false);
  const read = compileText(language(), {
    text: 'Banish this item — Return this card from your discard to your hand.',
    type: 'item',
  });
  expect(read.verdict.roundTrip).toBe(true);
});
