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

describe('what is revealed, taken and compared', () => {
  const text =
    'Look at the top 3 cards of your deck. You may reveal up to 1 character card and up to 1 item card and put them into your hand. Put the rest on the bottom of your deck in any order.';

  test('two kinds of cards are revealed out of those that were looked at', () => {
    const deck = [item('Cup'), character('A'), location('Inn')];
    const g = cast(text, { deck, play: [item('Kept')] }).accept();
    expect(g.candidates).toEqual(['A']);
    g.choose('A');
    expect(g.candidates).toEqual(['Cup']);
    g.choose('Cup');
    expect(g.card('A')).toBeInZone('hand', 0);
    expect(g.card('Cup')).toBeInZone('hand', 0);
    expect(g.card('Kept')).toBeInZone('play', 0);
    expect(g.card('Inn')).toBeInZone('deck', 0);
  });

  test('some of those looked at are put into the hand, as many as one likes', () => {
    const some =
      'Look at the top 3 cards of your deck. Put up to 2 of them into your hand and the rest on the bottom of your deck in any order.';
    const g = cast(some, { deck: [item('Cup'), item('Plate'), item('Spoon')] })
      .choose('Plate')
      .order('Cup', 'Spoon');
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g.card('Plate')).toBeInZone('hand', 0);
  });

  test('a cost that is revealed is compared', () => {
    const cheap = 'Reveal the top card of your deck. If its cost is 3 or less, put it into your hand.';
    const deck = (cost: number) => ({ deck: [item('Cup', '', { cost })] });
    expect(cast(cheap, deck(3)).card('Cup')).toBeInZone('hand', 0);
    expect(cast(cheap, deck(4)).card('Cup')).toBeInZone('deck', 0);
  });

  test('each opponent is compared by what is theirs', () => {
    const fewer = 'If each opponent has fewer cards in their hand than you, gain 1 lore.';
    const hand = (...names: string[]) => names.map((name) => item(name));
    const board = (more: string[]) =>
      game([
        { hand: [spell(fewer), ...hand('A', 'B')], inkwell: 1 },
        { hand: hand('C') },
        { hand: hand(...more) },
      ]).move('play', 'Spell', 'ink');
    expect(board(['D']).player(0)).toHaveCount('lore', 1);
    expect(board(['D', 'E']).player(0)).toHaveCount('lore', 0);
  });

  test('all cards of the name that was named are discarded', () => {
    const named = 'Name a card. Each opponent reveals their hand and discards all cards with that name.';
    const cups = [item('Cup', '', { fullName: 'Cup - A' }), item('Cup', '', { fullName: 'Cup - B' })];
    const g = cast(named, {}, { hand: [...cups, item('Plate')] }).name('Cup');
    expect(g.player(1)).toHaveCount('discard', 2);
    expect(g.card('Plate')).toBeInZone('hand', 1);
  });
});

describe('events and conditions of one subject', () => {
  test('a character that quests or is challenged does either', () => {
    const watcher = quester('Whenever this character quests or is challenged, gain 1 lore.', '1/9/1');
    const g = game([{ play: [watcher] }, { play: [character('A')] }]);
    g.move('quest', 'Guide');
    expect(g.player(0)).toHaveCount('lore', 2);
    g.endTurn().move('challenge', 'A').choose('Guide');
    expect(g.player(0)).toHaveCount('lore', 3);
  });

  test('who has not quested is told from who has', () => {
    const text = "Banish chosen character that hasn't quested this turn.";
    const g = game([{ hand: [spell(text)], inkwell: 1, play: [character('A'), character('B')] }]);
    g.move('quest', 'A').move('play', 'Spell', 'ink');
    expect(g.candidates).toEqual(['B']);
    g.choose('B');
  });

  test('"while exerted" is true of the card that is spoken of', () => {
    const g = game([
      { play: [quester('Your other characters get +1 {L} while exerted.'), character('A', '1/1/1')] },
    ]);
    expect(g.card('A')).toHaveStat('lore', 1);
    g.move('quest', 'A');
    expect(g.card('A')).toHaveStat('lore', 2);
  });

  test('"once during an opponent\'s turn" waits in their turns, once in each', () => {
    const watcher = quester(
      "Once during an opponent's turn, whenever one of your characters is challenged, gain 1 lore.",
      '0/9/0',
    );
    const g = game([{ play: [watcher] }, { play: [character('A', '1/9/0'), character('B', '1/9/0')] }]);
    g.move('quest', 'Guide').endTurn();
    g.move('challenge', 'A').choose('Guide').move('challenge', 'B').choose('Guide');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('what is chosen is watched for the rest of the turn, and nothing else', () => {
    const lead = item(
      'Drum',
      '{E} — Choose a character of yours. Whenever that character quests this turn, draw a card.',
    );
    const g = game([{ play: [lead, character('A'), character('B')] }]);
    g.move('use-ability', 'Drum').choose('A').move('quest', 'B');
    expect(g.player(0)).toHaveCount('hand', 0);
    g.move('quest', 'A');
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('two keywords are lost by one verb', () => {
    const g = game([
      { play: [quester('Opposing characters lose Ward and Evasive.')] },
      { play: [character('A', '1/1/1', { text: 'Ward\nEvasive' })] },
    ]);
    expect(g.card('A')).not.toHaveKeyword('ward');
    expect(g.card('A')).not.toHaveKeyword('evasive');
  });
});

describe('where characters are', () => {
  const inn = (text = '') => location('Inn', '5/1/1', { text });

  test('those at the same location as this character are told from others', () => {
    const guide = quester(
      'While this character is at a location, your other characters at that location get +2 {S}.',
    );
    const g = game([{ inkwell: 2, play: [guide, character('A'), character('B'), inn()] }]);
    g.move('move', 'Guide').choose('Inn').move('move', 'A').choose('Inn');
    expect(g.card('A')).toHaveStat('strength', 3);
    expect(g.card('B')).toHaveStat('strength', 1);
  });

  test('a character here goes to another location', () => {
    const gate = inn(
      'At the start of your turn, you may move a character here to another location for free.',
    );
    const barn = location('Barn', '5/1/1', { text: 'Characters get +2 {S} while here.' });
    const g = game([{ inkwell: 1, play: [gate, barn, character('A')] }]);
    g.move('move', 'A').choose('Inn');
    expect(g.card('A')).toHaveStat('strength', 1);
    g.endTurn().endTurn().accept();
    expect(g.card('A')).toHaveStat('strength', 3);
  });

  test('characters come there, where the location is that was played', () => {
    const guide = quester(
      'Whenever you play a location, you may move up to 2 of your characters there for free.',
    );
    const g = game([{ hand: [inn()], inkwell: 1, play: [guide, character('A')] }]);
    g.move('play', 'Inn', 'ink').accept().choose('A', 'Guide');
    expect(g.offer('move', 'A')).not.toBeOffered();
  });
});

test('cards under a character are counted by what asks for them', () => {
  const guide = quester('While this character has 2 or more cards under them, they get +3 {S}.');
  const put = spell('Put the top card of your deck facedown under chosen character.');
  const again = action('Again', 'Put the top card of your deck facedown under chosen character.');
  const g = game([{ hand: [put, again], inkwell: 2, play: [guide] }]);
  g.move('play', 'Spell', 'ink').choose('Guide');
  expect(g.card('Guide')).toHaveStat('strength', 1);
  g.move('play', 'Again', 'ink').choose('Guide');
  expect(g.card('Guide')).toHaveStat('strength', 4);
});

describe('players who are chosen, and turns of others', () => {
  test('a chosen opponent chooses among what is theirs', () => {
    const text = 'Chosen opponent chooses and banishes one of their characters or items.';
    const g = game([
      { hand: [spell(text)], inkwell: 1, play: [item('Mine')] },
      { play: [item('Cup'), character('A')] },
      { play: [item('Plate')] },
    ]);
    g.move('play', 'Spell', 'ink').choosePlayer(1);
    expect(g.candidates.sort()).toEqual(['A', 'Cup']);
    g.choose('Cup');
    expect(g.card('Cup')).toBeInZone('discard', 1);
  });

  test("to be banished in an opponent's turn is told from being banished in yours", () => {
    const text = "When this character is banished during an opponent's turn, each opponent loses 1 lore.";
    const guide = () => character('Guide', '1/1/0', { text });
    const banish = spell('Banish chosen character.');
    const own = game([{ hand: [banish], inkwell: 1, play: [guide()] }, { lore: 2 }]);
    own.move('play', 'Spell', 'ink').choose('Guide');
    expect(own.player(1)).toHaveCount('lore', 2);
    const theirs = game([{ play: [guide()] }, { hand: [banish], inkwell: 1, lore: 2 }], { active: 1 });
    theirs.move('play', 'Spell', 'ink').choose('Guide');
    expect(theirs.player(1)).toHaveCount('lore', 1);
  });

  test('less is paid for either of two kinds', () => {
    const guide = quester('You pay 1 {I} less to play locations and Hero characters.');
    const hero = character('Hero', '1/1/1', { cost: 2, classifications: ['Hero'] });
    const other = character('Other', '1/1/1', { cost: 2 });
    const g = game([
      { hand: [hero, other, location('Inn', '5/1/1', { cost: 2 })], inkwell: 1, play: [guide] },
    ]);
    expect(g.offer('play', 'Hero', 'ink')).toBeOffered();
    expect(g.offer('play', 'Inn', 'ink')).toBeOffered();
    expect(g.offer('play', 'Other', 'ink')).not.toBeOffered();
  });

  test('a keyword that cards have is asked for', () => {
    const text = 'If no opposing characters have Evasive, gain 1 lore.';
    expect(cast(text, {}, { play: [character('A')] }).player(0)).toHaveCount('lore', 1);
    const flying = character('A', '1/1/1', { text: 'Evasive' });
    expect(cast(text, {}, { play: [flying] }).player(0)).toHaveCount('lore', 0);
  });

  test('whoever is moved to a location is spoken of', () => {
    const guide = quester(
      'Whenever you move a character to a location, that character gets +2 {S} this turn.',
    );
    const g = game([{ inkwell: 1, play: [guide, character('A'), location('Inn')] }]);
    g.move('move', 'A').choose('Inn');
    expect(g.card('A')).toHaveStat('strength', 3);
    expect(g.card('Guide')).toHaveStat('strength', 1);
  });
});
