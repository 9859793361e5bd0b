import { describe, expect, test } from 'vitest';
import { action, character, item } from '../support/game.ts';
import { table } from './table.ts';

describe('CR 4.2 ink a card', () => {
  const back = action('Back', 'Return chosen character of yours to your hand.', { cost: 0, inkable: false });
  const hand = ['One', 'Two', 'Three', 'Four'].map((name) => character(name));

  test('CR 4.2.3.1 example: Belle allows one more card a turn, and no other when she is played again', () => {
    const g = table([{ play: ['Belle - Strange but Special'], hand: [...hand, back], inkwell: 4 }]);
    g.move('ink', 'One').move('ink', 'Two');
    expect(g.offer('ink', 'Three')).toBeRefused('inked-already');
    g.move('play', 'Back');
    if (g.decision?.kind === 'choose-cards') g.choose('Belle - Strange but Special');
    expect(g.offer('ink', 'Three')).toBeRefused('inked-already');
    g.move('play', 'Belle - Strange but Special');
    expect(g.offer('ink', 'Three')).toBeRefused('inked-already');
  });

  test('CR 4.2.3.1 example: two of her allow a third card', () => {
    const belles = ['a', 'b'].map((as) => ({ card: 'Belle - Strange but Special', as }));
    const g = table([{ play: belles, hand }]);
    g.move('ink', 'One').move('ink', 'Two').move('ink', 'Three');
    expect(g.offer('ink', 'Four')).toBeRefused('inked-already');
  });

  test('CR 4.2.3.2 example: Fishbone Quill inks any card, unrevealed, and beside the turn action', () => {
    const quills = ['a', 'b'].map((as) => ({ card: 'Fishbone Quill', as }));
    const plain = character('Uninkable', '1/1/1', { inkable: false });
    const g = table([{ play: quills, hand: [...hand, plain] }]);
    g.move('use-ability', 'a').choose('Uninkable').move('use-ability', 'b').choose('One').move('ink', 'Two');
    expect(g.player(0)).toHaveCards('inkwell', ['Uninkable', 'One', 'Two']);
    expect(g.card('Uninkable')).toBeInState('facedown');
    expect(g).not.toHaveHappened('revealed', { card: 'Uninkable' });
  });
});

describe('CR 4.3 play a card', () => {
  test('CR 4.3.6 example A: a character played for free uses up Doc’s reduction', () => {
    const g = table([
      {
        play: ['Doc - Leader of the Seven Dwarfs'],
        hand: ['Just in Time', 'Flounder - Voice of Reason', 'Stitch - New Dog'],
        inkwell: 3,
      },
    ]);
    g.move('quest', 'Doc - Leader of the Seven Dwarfs');
    expect(g.offer('play', 'Stitch - New Dog')).toBeOffered();
    g.move('play', 'Just in Time').accept();
    if (g.decision?.kind === 'choose-cards') g.choose('Flounder - Voice of Reason');
    expect(g.card('Flounder - Voice of Reason')).toBeInZone('play');
    // Without the modifier it costs 1, and no ink is left.
    expect(g.offer('play', 'Stitch - New Dog')).toBeRefused('not-enough-ink');
  });

  test('CR 4.3.6 example B: Perdita’s reduction waits for a Puppy', () => {
    const puppy = character('Pup', '1/1/1', { cost: 3, classifications: ['Storyborn', 'Puppy'] });
    const g = table([
      { play: ['Perdita - Playful Mother'], hand: ['Flounder - Voice of Reason', puppy], inkwell: 2 },
    ]);
    g.move('quest', 'Perdita - Playful Mother').move('play', 'Flounder - Voice of Reason');
    expect(
      g
        .player(0)
        .cards('inkwell')
        .filter((c) => c.is('ready')),
    ).toHaveLength(1);
    g.move('play', 'Pup');
    expect(g.card('Pup')).toBeInZone('play');
  });

  test('CR 4.3.6 example C: LeFou’s modifier is about LeFou, wherever he is; Gadget’s needs Gadget in play', () => {
    const gaston = character('Gaston');
    const lefou = (play: readonly (typeof gaston)[]) =>
      table([{ play, hand: ['LeFou - Bumbler'], inkwell: 1 }]).offer('play', 'LeFou - Bumbler');
    expect(lefou([gaston])).toBeOffered();
    expect(lefou([])).toBeRefused('not-enough-ink');

    const gears = ['a', 'b', 'c'].map((name) => item(name));
    const inventor = character('Inventor', '1/1/1', { cost: 2, classifications: ['Inventor'] });
    const gadget = 'Gadget Hackwrench - Brilliant Bosun';
    const held = table([{ play: gears, hand: [gadget, inventor], inkwell: 5 }]);
    expect(held.offer('play', gadget, 'ink')).toBeRefused('not-enough-ink');
    const there = table([{ play: [...gears, gadget], hand: [inventor], inkwell: 1 }]);
    expect(there.offer('play', 'Inventor')).toBeOffered();
  });
});

describe('CR 4.6 challenge', () => {
  const tired = (card: string) => ({ card, exerted: true });

  test('CR 4.6.9.2 example A: Stitch and Milo deal damage to each other, and the challenge is over', () => {
    const g = table([{ play: ['Stitch - New Dog'] }, { play: [tired('Milo Thatch - Clever Cartographer')] }]);
    g.move('challenge', 'Stitch - New Dog').choose('Milo Thatch - Clever Cartographer');
    expect(g.events('damaged').map(({ amount }) => amount)).toEqual([2, 2]);
    expect(g.card('Stitch - New Dog')).toBeInZone('discard', 0);
    expect(g.card('Milo Thatch - Clever Cartographer')).toBeInZone('discard', 1);
    expect(g).toHaveHappened('challenge-ended', { times: 1 });
    expect(g).toHaveDecision('act', { player: 0 });
  });

  test('CR 4.6.9.2 example B: Marshmallow, banished by Cheshire Cat’s ability, is still in the challenge', () => {
    const g = table([
      { play: ['Marshmallow - Persistent Guardian'] },
      { play: [tired('Cheshire Cat - Not All There')] },
    ]);
    g.move('challenge', 'Marshmallow - Persistent Guardian').choose('Cheshire Cat - Not All There');
    expect(g.card('Cheshire Cat - Not All There')).toBeInZone('discard', 1);
    expect(g.card('Marshmallow - Persistent Guardian')).toBeInZone('discard', 0);
    expect(g).not.toHaveHappened('challenge-ended');
    g.accept();
    expect(g.card('Marshmallow - Persistent Guardian')).toBeInZone('hand', 0);
    expect(g).toHaveHappened('challenge-ended', { times: 1 });
  });

  test('CR 4.6.9.2 example C: Rafiki takes no damage from Shenzi, who has 3 strength at a location', () => {
    const shenzi = 'Shenzi - Hyena Pack Leader';
    const g = table(
      [
        { play: ['Rafiki - Mystical Fighter'] },
        { play: [shenzi, "De Vil Manor - Cruella's Estate"], inkwell: 1 },
      ],
      { active: 1 },
    );
    g.move('move', shenzi).choose("De Vil Manor - Cruella's Estate").move('quest', shenzi).endTurn();
    expect(g.card(shenzi)).toHaveStat('strength', 3);
    g.move('challenge', 'Rafiki - Mystical Fighter').choose(shenzi);
    expect(g.card('Rafiki - Mystical Fighter')).toBeInZone('play');
    expect(g.card('Rafiki - Mystical Fighter')).toHaveCount('damage', 0);
    expect(g.card(shenzi)).toHaveCount('damage', 3);
  });
});
