import type { PlayerLiteral } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const quester = (text: string, numbers = '1/4/0') => character('Guide', numbers, { text });
const spell = (text: string) => action('Spell', text);
const cast = (text: string, mine: PlayerLiteral = {}, theirs: PlayerLiteral = {}) =>
  game([{ hand: [spell(text)], inkwell: 1, ...mine }, theirs]).move('play', 'Spell', 'ink');

describe('"unless they …"', () => {
  test('each opponent is spared by a deed of their own, and only by it', () => {
    const text = 'Each opponent loses 1 lore unless they choose and discard a card.';
    const rest = [{ hand: [item('Cup')], lore: 3 }, { hand: [item('Plate')], lore: 3 }, { lore: 3 }];
    const g = game([{ hand: [spell(text)], inkwell: 1 }, ...rest]);
    g.move('play', 'Spell', 'ink').accept().decline();
    expect(g.player(1)).toHaveCount('lore', 3);
    expect(g.card('Cup')).toBeInZone('discard', 1);
    expect(g.player(2)).toHaveCount('lore', 2);
    expect(g.player(3)).toHaveCount('lore', 2);
  });

  test('who is chosen may pay for it', () => {
    const text = 'Chosen opponent loses 2 lore unless they pay 2 {I}.';
    const paid = cast(text, {}, { lore: 4, inkwell: 2 }).accept();
    expect(paid.player(1)).toHaveCount('lore', 4);
    const unpaid = cast(text, {}, { lore: 4, inkwell: 1 });
    expect(unpaid.player(1)).toHaveCount('lore', 2);
  });

  test('what stands before "then" is done anyway', () => {
    const text = 'Draw 2 cards, then choose and discard 2 cards unless you discard an item card.';
    const g = cast(text, { hand: [spell(text), item('Cup'), item('Plate')] })
      .accept()
      .choose('Cup');
    expect(g.card('Cup')).toBeInZone('discard', 0);
    expect(g.player(0)).toHaveCount('hand', 3);
  });
});

describe('"if an opponent …, they …"', () => {
  const text = 'If an opponent has 10 or more lore, they lose 3 lore.';

  test('they are those of whom it is true', () => {
    const g = game([{ hand: [spell(text)], inkwell: 1 }, { lore: 12 }, { lore: 9 }, { lore: 10 }]);
    g.move('play', 'Spell', 'ink');
    expect([1, 2, 3].map((p) => g.player(p).count('lore'))).toEqual([9, 9, 7]);
  });

  test('they choose what they do', () => {
    const more = 'If an opponent has more cards in their hand than you, they choose and discard a card.';
    const g = cast(more, {}, { hand: [item('Cup'), item('Plate')] }).choose('Cup');
    expect(g.card('Cup')).toBeInZone('discard', 1);
    expect(cast(more)).toHaveDecision('act');
  });
});

describe('"all" and "each" in what is asked', () => {
  const all = 'If all of your characters are exerted, gain 2 lore.';

  test('one that is not is enough to deny it', () => {
    const exerted = { card: character('A'), exerted: true };
    expect(cast(all, { play: [exerted] }).player(0)).toHaveCount('lore', 2);
    expect(cast(all, { play: [exerted, character('B')] }).player(0)).toHaveCount('lore', 0);
  });

  test('all of none are, as none of them is not', () => {
    expect(cast(all).player(0)).toHaveCount('lore', 2);
    expect(cast('If none of your characters are ready, gain 2 lore.').player(0)).toHaveCount('lore', 2);
    const spent = 'If all cards in your inkwell are exerted, gain 2 lore.';
    const free = game([{ hand: [action('Free', spent, { cost: 0 })] }]).move('play', 'Free');
    expect(free.player(0)).toHaveCount('lore', 2);
    const left = game([{ hand: [action('Free', spent, { cost: 0 })], inkwell: 1 }]).move('play', 'Free');
    expect(left.player(0)).toHaveCount('lore', 0);
  });

  test('"no" opposing characters are exerted', () => {
    const none = 'If no opposing characters are exerted, gain 1 lore.';
    expect(cast(none, {}, { play: [character('B')] }).player(0)).toHaveCount('lore', 1);
    expect(cast(none, {}, { play: [{ card: character('B'), exerted: true }] }).player(0)).toHaveCount(
      'lore',
      0,
    );
  });

  test('more {S} than each of them is not more than all of them together', () => {
    const text = 'If you have a character with more {S} than each opposing character in play, gain 1 lore.';
    const strong = { play: [character('Bear', '3/3/1')] };
    const won = cast(text, strong, { play: [character('A', '2/2/1'), character('B', '2/2/1')] });
    expect(won.player(0)).toHaveCount('lore', 1);
    expect(cast(text, strong, { play: [character('A', '3/2/1')] }).player(0)).toHaveCount('lore', 0);
  });

  test('two kinds of cards are asked for at once', () => {
    const text = 'If you have a location and 2 or more items in play, gain 1 lore.';
    const things = [item('Cup'), item('Plate')];
    expect(cast(text, { play: [...things, location('Inn')] }).player(0)).toHaveCount('lore', 1);
    expect(cast(text, { play: things }).player(0)).toHaveCount('lore', 0);
  });

  test('cards in a zone are counted where no player is said to have them', () => {
    const text = 'If there are 2 or more cards in your discard, gain 1 lore.';
    expect(cast(text, { discard: [item('Cup'), item('Plate')] }).player(0)).toHaveCount('lore', 1);
    expect(cast(text, { discard: [item('Cup')] }).player(0)).toHaveCount('lore', 0);
  });
});

describe('amounts and choices', () => {
  test('each opponent loses for what they have themselves', () => {
    const text = 'Each opponent loses 1 lore for each exerted character they have in play.';
    const tired = (name: string) => ({ card: character(name), exerted: true });
    const g = game([
      { hand: [spell(text)], inkwell: 1, play: [tired('Mine')] },
      { lore: 5, play: [tired('A'), tired('B')] },
      { lore: 5, play: [tired('C')] },
    ]);
    g.move('play', 'Spell', 'ink');
    expect([1, 2].map((p) => g.player(p).count('lore'))).toEqual([3, 4]);
  });

  test('cost is compared with what is counted', () => {
    const text =
      'Banish chosen character with cost equal to or less than the number of items you have in play.';
    const g = game([
      { hand: [spell(text)], inkwell: 1, play: [item('Cup'), item('Plate')] },
      { play: [character('Two', '1/1/1', { cost: 2 }), character('Three', '1/1/1', { cost: 3 })] },
    ]);
    g.move('play', 'Spell', 'ink');
    expect(g.candidates).toEqual(['Two']);
    g.choose('Two');
  });

  test('one verb deals two amounts to two choices', () => {
    const text = 'Deal 2 damage to chosen character and 1 damage to another chosen character.';
    const g = cast(text, {}, { play: [character('A', '1/5/1'), character('B', '1/5/1')] });
    g.choose('A').choose('B');
    expect(g.card('A')).toHaveCount('damage', 2);
    expect(g.card('B')).toHaveCount('damage', 1);
  });

  test('any number of counters may be moved, and none', () => {
    const text = 'Move any number of damage counters from chosen character to chosen opposing character.';
    const mine = { play: [{ card: character('A', '1/9/1'), damage: 4 }] };
    const theirs = { play: [character('B', '1/9/1')] };
    const g = cast(text, mine, theirs).choose('A').choose('B').number(3);
    expect(g.card('A')).toHaveCount('damage', 1);
    expect(g.card('B')).toHaveCount('damage', 3);
    expect(cast(text, mine, theirs).choose('A').choose('B').number(0).card('A')).toHaveCount('damage', 4);
  });

  test('lore is gained for the damage that was really removed', () => {
    const text = 'Remove up to 4 damage from chosen character. Gain lore equal to the damage removed.';
    const g = cast(text, { play: [{ card: character('A', '1/9/1'), damage: 3 }] })
      .choose('A')
      .number(3);
    expect(g.player(0)).toHaveCount('lore', 3);
  });

  test('each of up to 2 chosen characters is dealt the damage', () => {
    const text = 'Deal 2 damage to each of up to 2 chosen characters.';
    const g = cast(text, {}, { play: [character('A', '1/5/1'), character('B', '1/5/1')] }).choose('A', 'B');
    expect(g.card('A')).toHaveCount('damage', 2);
    expect(g.card('B')).toHaveCount('damage', 2);
  });

  test('of three cards looked at each goes to a place of its own', () => {
    const text =
      'Look at the top 3 cards of your deck. Put one into your hand, one into your inkwell facedown and exerted, and one on the bottom of your deck.';
    const g = cast(text, { deck: [item('Cup'), item('Plate'), item('Spoon')] })
      .choose('Plate')
      .choose('Cup');
    expect(g.card('Plate')).toBeInZone('hand', 0);
    expect(g.player(0)).toHaveCount('inkwell', 2);
    expect(g.card('Spoon')).toBeInZone('deck', 0);
  });

  test('both cards come from the discard that is said once', () => {
    const text = 'Return an item card and a location card from your discard to your hand.';
    const g = cast(text, { play: [item('Kept')], discard: [item('Cup'), location('Inn')] });
    expect(g.card('Cup')).toBeInZone('hand', 0);
    expect(g.card('Inn')).toBeInZone('hand', 0);
    expect(g.card('Kept')).toBeInZone('play', 0);
  });

  test('each player draws up to the cards that are said', () => {
    const g = cast(
      'Each player draws cards until they have 3 cards in their hand.',
      {},
      { hand: [item('Cup')] },
    );
    expect(g.player(0)).toHaveCount('hand', 3);
    expect(g.player(1)).toHaveCount('hand', 3);
  });
});

describe('durations', () => {
  test('a trigger for the rest of the turn ends with it', () => {
    const text = 'For the rest of this turn, whenever one of your characters quests, gain 1 lore.';
    const g = cast(text, { play: [character('A', '1/1/1')] });
    g.move('quest', 'A');
    expect(g.player(0)).toHaveCount('lore', 2);
    g.endTurn().endTurn().move('quest', 'A');
    expect(g.player(0)).toHaveCount('lore', 3);
  });

  test('what cannot be played in one turn can be in the other', () => {
    const trap = quester("Opponents can't play actions during your turn.");
    const g = game([{ play: [trap] }, { hand: [spell('Gain 1 lore.')], inkwell: 1 }]);
    g.endTurn();
    expect(g.offer('play', 'Spell', 'ink')).toBeOffered();
  });
});

describe('events', () => {
  test('damage that is removed is waited for, whoever removes it', () => {
    const watcher = quester('Whenever damage is removed from one of your characters, gain 1 lore.');
    const heal = spell('Remove up to 2 damage from chosen character.');
    const hurt = { card: character('A', '1/5/1'), damage: 2 };
    const g = game([{ hand: [heal], inkwell: 1, play: [watcher, hurt] }]);
    g.move('play', 'Spell', 'ink').choose('A').number(2);
    expect(g.player(0)).toHaveCount('lore', 1);
    const none = game([{ hand: [heal], inkwell: 1, play: [watcher, hurt] }]);
    none.move('play', 'Spell', 'ink').choose('A').number(0);
    expect(none.player(0)).toHaveCount('lore', 0);
  });

  test('damage that you move away is waited for', () => {
    const watcher = quester('Whenever you move damage from one of your characters, draw a card.');
    const push = spell('Move 1 damage counter from chosen character to chosen opposing character.');
    const hurt = { card: character('A', '1/5/1'), damage: 2 };
    const g = game([
      { hand: [push], inkwell: 1, play: [watcher, hurt] },
      { play: [character('B', '1/5/1')] },
    ]);
    g.move('play', 'Spell', 'ink').choose('A').choose('B');
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('a character readies, and one is exerted', () => {
    const text = 'Whenever this character readies, gain 1 lore.';
    const g = game([
      {
        hand: [spell('Ready chosen character.')],
        inkwell: 1,
        play: [{ card: quester(text), exerted: true }],
      },
    ]);
    g.move('play', 'Spell', 'ink').choose('Guide');
    expect(g.player(0)).toHaveCount('lore', 1);
    const tired = quester('Whenever one of your characters exerts, gain 1 lore.');
    const other = game([{ play: [tired, character('A', '1/1/0')] }]);
    other.move('quest', 'A');
    expect(other.player(0)).toHaveCount('lore', 1);
  });

  test('who is chosen by an opponent is told from who is chosen by you', () => {
    const watcher = quester(
      'Whenever one of your characters is chosen by an opponent for an action or ability, gain 1 lore.',
    );
    const hit = spell('Deal 1 damage to chosen character.');
    const g = game([{ play: [watcher, character('A', '1/5/1')] }, { hand: [hit], inkwell: 1 }], {
      active: 1,
    });
    g.move('play', 'Spell', 'ink').choose('A');
    expect(g.player(0)).toHaveCount('lore', 1);
    const own = game([{ hand: [hit], inkwell: 1, play: [watcher] }]);
    own.move('play', 'Spell', 'ink').choose('Guide');
    expect(own.player(0)).toHaveCount('lore', 0);
  });
});

describe('locations', () => {
  test('your characters come to the location that is played', () => {
    const inn = location('Inn', '5/1/3', {
      text: 'When you play this location, you may move one of your characters here for free.',
    });
    const g = game([{ hand: [inn], inkwell: 1, play: [character('A'), character('B')] }]);
    g.move('play', 'Inn', 'ink').accept().choose('A');
    expect(g.state.decision?.kind).toBe('act');
    expect(g.offer('move', 'A')).not.toBeOffered();
  });
});
