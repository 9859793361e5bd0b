import { describe, expect, test } from 'vitest';
import { action, character } from '../support/game.ts';
import { table } from './table.ts';

describe('CR 7.1 zones', () => {
  test('CR 7.1.1 example: cards in the deck, the inkwell and the discard are not in play', () => {
    const banner = character('Banner', '1/1/1', { text: 'Your other characters get +2 {S}.' });
    const zap = action('Zap', 'Deal 2 damage to chosen character.');
    const side = { hand: [banner], deck: [banner], inkwell: [banner], discard: [banner] };
    const g = table([{ ...side, hand: [banner, zap], play: ['Stitch - New Dog'] }]);
    expect(g.card('Stitch - New Dog')).toHaveStat('strength', 2);
    g.move('play', 'Zap');
    expect(g).toHaveDecision('choose-cards', { cards: ['Stitch - New Dog'] });
    g.choose('Stitch - New Dog');
    expect(g.card('Stitch - New Dog')).toBeInZone('discard');
  });
});

describe('CR 7.2 deck', () => {
  test('CR 7.2.3 example: stacks that go under a deck are mixed freely, and all know the order', () => {
    const stack = (name: string) => ({ card: character(name, '2/4/1'), under: [character(`${name} below`)] });
    const g = table([
      { hand: ['Under the Sea'], inkwell: 8 },
      { play: [stack('One'), stack('Two'), character('Strong', '3/3/1')] },
    ]);
    g.move('play', 'Under the Sea', 'ink');
    expect(g).toHaveDecision('order', { cards: ['One', 'One below', 'Two', 'Two below'] });
    g.order('Two below', 'One', 'Two', 'One below');
    expect(g.player(1).names('deck').slice(-4)).toEqual(['Two below', 'One', 'Two', 'One below']);
    expect(g.player(1)).toHaveCards('play', ['Strong']);
  });
});

describe('CR 7.4 play', () => {
  test('CR 7.4.3 example: Lyle sees both characters that Be Prepared banishes along with him', () => {
    const lyle = 'Lyle Tiberius Rourke - Cunning Mercenary';
    const g = table([
      { hand: ['Be Prepared'], inkwell: 7, lore: 5 },
      { play: [lyle, 'Stitch - New Dog', 'Flounder - Voice of Reason'] },
    ]);
    g.move('play', 'Be Prepared', 'ink');
    if (g.decision?.kind === 'choose-option') g.option(g.decision.candidates[0]!);
    expect(g.card(lyle)).toBeInZone('discard');
    expect(g.player(0)).toHaveCount('lore', 3);
  });
});

describe('CR 7.7 the bag', () => {
  const bard = (name: string, text: string) => character(name, '1/3/1', { text });

  test('CR 7.7.7 example A: one ability waits for the quest and its check, resolves, and the game goes on', () => {
    const g = table([
      { play: [bard('Bard', 'Whenever this character quests, you may draw a card.')], lore: 0 },
    ]).move('quest', 'Bard');
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g).toHaveDecision('act', { player: 0 });
  });

  test('CR 7.7.7 example B: three abilities, then one more of each turn to resolve', () => {
    const thorn = bard('Thorn', 'When this character is banished, you may draw a card.');
    const killer = bard('Killer', 'Whenever this character quests, you may banish chosen character.');
    const avenger = bard(
      'Avenger',
      'Whenever an opposing character quests, you may banish chosen character.',
    );
    const g = table([
      {
        play: [
          killer,
          thorn,
          bard('Choir', 'Whenever one of your characters quests, you may draw a card.'),
          { card: thorn, as: 'second thorn' },
        ],
      },
      { play: [avenger] },
    ]).move('quest', 'Killer');
    // Killer's and Choir's wait, and Avenger's of the opponent.
    expect(g).toHaveDecision('choose-option', { player: 0, prompt: 'choose-trigger' });
    g.option('Killer').accept().choose(g.player(0).cards('play')[1]!);
    // One more of the active player has come: of the two they choose again, before the opponent.
    expect(g).toHaveDecision('choose-option', { player: 0, prompt: 'choose-trigger' });
    g.option('Choir').accept();
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    // The bag passes.
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept().choose('second thorn');
    // And back.
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g).toHaveDecision('act', { player: 0 });
    expect(g.player(0)).toHaveCount('hand', 3);
  });
});
