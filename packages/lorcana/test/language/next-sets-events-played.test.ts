import type { PlayerLiteral } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const quester = (text: string, numbers = '1/4/0') => character('Guide', numbers, { text });
const spell = (text: string) => action('Spell', text);
const cast = (text: string, mine: PlayerLiteral = {}, theirs: PlayerLiteral = {}) =>
  game([{ hand: [spell(text)], inkwell: 1, ...mine }, theirs]).move('play', 'Spell', 'ink');

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
