import { describe, expect, test } from 'vitest';
import { action, character, game, item, location, song } from '../support/game.ts';

const act = (text: string) => action('Act', text, { cost: 0 });
const fairy = (name: string, text = '') => character(name, '2/4/1', { text, classifications: ['Fairy'] });
const exerted = (card: ReturnType<typeof character>) => ({ card, exerted: true });

describe('CR 6.1.5 where cards were put this way', () => {
  test('into the discard is told from what went elsewhere', () => {
    const text =
      'Put the top 2 cards of your deck into your discard. Put the top card of your deck into your hand. Gain 1 lore for each card put into your discard this way.';
    expect(
      game([{ hand: [act(text)] }])
        .move('play', 'Act')
        .player(0),
    ).toHaveCount('lore', 2);
  });

  test('“there” after a choice of how many', () => {
    const text =
      'Put up to 2 song cards from your discard on the bottom of your deck in a random order. If you put 2 cards there this way, gain 1 lore.';
    const tunes = [song('A', ''), song('B', '')];
    const g = () => game([{ hand: [act(text)], discard: tunes }]).move('play', 'Act');
    expect(g().choose('A', 'B').player(0)).toHaveCount('lore', 1);
    expect(g().choose('A').player(0)).toHaveCount('lore', 0);
  });

  test('what a chosen opponent revealed', () => {
    const text =
      'Chosen opponent reveals their hand. If they revealed 2 or more action cards this way, gain 2 lore.';
    const g = game([{ hand: [act(text)] }, { hand: [action('A', ''), song('B', ''), item('C')] }]);
    expect(g.move('play', 'Act').player(0)).toHaveCount('lore', 2);
  });

  test('characters dealt damage, and not those that were spared', () => {
    const text =
      'Deal 1 damage to each opposing character. Draw a card for each character dealt damage this way.';
    const g = game([
      { hand: [act(text)] },
      { play: [fairy('A'), character('B', '1/4/1', { text: 'Resist +1' })] },
    ]);
    expect(g.move('play', 'Act').player(0).count('hand')).toBe(1);
  });
});

describe('CR 5.1.1.5 cards from under any card that can be named', () => {
  test('all from under a chosen character', () => {
    const text = 'Put all cards from under chosen character of yours into your hand.';
    const under = (name: string, ...cards: string[]) => ({
      card: fairy(name),
      under: cards.map((card) => character(card)),
    });
    const g = game([{ hand: [act(text)], play: [under('A', 'X', 'Y'), under('B', 'Z')] }]);
    expect(g.move('play', 'Act').choose('A').player(0).names('hand').toSorted()).toEqual(['X', 'Y']);
  });

  test('what was under one that has left is found in the discard', () => {
    const text =
      '{E}, Banish this item — Return one of the cards that were under this item from your discard to your hand.';
    const chest = { card: item('Chest', text), under: [character('X'), character('Y')] };
    const g = game([{ play: [chest], discard: [character('Z')], inkwell: 1 }]);
    g.move('use-ability', 'Chest').choose('Y');
    expect(g.player(0).names('hand')).toEqual(['Y']);
  });
});

test('CR 8.4.1 an item has Boost', () => {
  const chest = item(
    'Chest',
    'Boost 1 {I}\nWhile there is a card under this item, your characters get +1 {S}.',
  );
  const g = game([{ play: [chest, fairy('A')], inkwell: 1 }]).move('use-ability', 'Chest');
  expect(g.card('A')).toHaveStat('strength', 3);
});

describe('CR 6.7.9 how a card enters, said after a choice', () => {
  test('“you may play … They enter play exerted”', () => {
    const text = 'You may play a character with cost 3 or less for free. They enter play exerted.';
    const g = game([{ hand: [act(text), fairy('A')] }])
      .move('play', 'Act')
      .accept()
      .choose('A');
    expect(g.card('A').is('exerted')).toBe(true);
  });

  test('with damage for each of something', () => {
    const text =
      'This character enters play with 1 damage for each other damaged character you have in play.';
    const late = character('Late', '1/6/1', { text, cost: 0 });
    const hurt = (name: string) => ({ card: fairy(name), damage: 1 });
    const g = game([{ hand: [late], play: [hurt('A'), hurt('B'), fairy('C')] }]).move('play', 'Late', 'ink');
    expect(g.card('Late')).toHaveCount('damage', 2);
  });
});

describe('CR 4.6 what the other party of an event is', () => {
  const text = 'Whenever this character is challenged by a character with less {S} than hers, draw a card.';
  test.each([
    ['1/9/1', 1],
    ['3/9/1', 0],
  ])('challenged by %s', (numbers, drawn) => {
    const g = game([{ play: [character('A', numbers)] }, { play: [exerted(fairy('B', text))] }]);
    g.move('challenge', 'A').choose('B');
    expect(g.player(1).count('hand')).toBe(drawn);
  });

  test('banished by an item is not banished by a character', () => {
    const watch = item(
      'Watch',
      'Whenever one of your characters is banished by an opposing character, gain 1 lore.',
    );
    const g = game([{ play: [watch, character('A', '1/1/1')] }, { play: [exerted(fairy('B'))] }]);
    g.move('challenge', 'A').choose('B');
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});

describe('CR 6.5 a threshold for what would happen', () => {
  const guard = fairy(
    'Guard',
    'If this character would be dealt 2 or more damage, she takes no damage instead.',
  );
  test.each([
    [1, 1],
    [2, 0],
  ])('%i damage', (dealt, taken) => {
    const g = game([{ hand: [act(`Deal ${dealt} damage to chosen character.`)] }, { play: [guard] }]);
    g.move('play', 'Act').choose('Guard');
    expect(g.card('Guard')).toHaveCount('damage', taken);
  });
});

describe('CR 5.6 the location that a character is at', () => {
  const lead = fairy('Lead', 'Your other characters can move to the location this character is at for free.');
  test('is where others may go for free, and no other', () => {
    const places = [location('Home', '5/1/1'), location('Away', '5/1/1')];
    const g = game([{ inkwell: 1, play: [...places, lead, fairy('A')] }]);
    g.move('move', 'Lead').choose('Home');
    expect(g.offer('move', 'A')).toBeOffered();
    g.move('move', 'A').choose('Home');
    expect(
      g
        .player(0)
        .cards('inkwell')
        .filter((card) => !card.is('exerted')),
    ).toHaveLength(0);
  });

  test('from one location to another', () => {
    const walker = fairy('A', 'Whenever this character moves from one location to another, draw a card.');
    const g = game([{ inkwell: 2, play: [location('Home'), location('Away'), walker] }]);
    g.move('move', 'A').choose('Home');
    expect(g.player(0).count('hand')).toBe(0);
    g.move('move', 'A').choose('Away');
    expect(g.player(0).count('hand')).toBe(1);
  });
});

describe('CR 6.4 what is compared', () => {
  const held = (text: string) => fairy('A', text);
  test('the only character in play', () => {
    const alone = held('While this character is your only character in play, she gets +2 {L}.');
    expect(game([{ play: [alone] }]).card('A')).toHaveStat('lore', 3);
    expect(game([{ play: [alone, fairy('B')] }]).card('A')).toHaveStat('lore', 1);
  });

  test('the same amount of lore', () => {
    const even = held('While an opponent has the same amount of lore as you, this character gets +1 {L}.');
    expect(game([{ lore: 3, play: [even] }, { lore: 3 }]).card('A')).toHaveStat('lore', 2);
    expect(game([{ lore: 3, play: [even] }, { lore: 4 }]).card('A')).toHaveStat('lore', 1);
  });

  test('a total', () => {
    const many = held(
      'While you have characters in play with total {S} 4 or more, this character gets +1 {L}.',
    );
    expect(game([{ play: [many, fairy('B')] }]).card('A')).toHaveStat('lore', 2);
    expect(game([{ play: [many] }]).card('A')).toHaveStat('lore', 1);
  });

  test('the name of a card in a zone', () => {
    const text = 'Whenever you play an item with the same name as a card in your discard, draw a card.';
    const play = (...discard: string[]) =>
      game([
        {
          hand: [item('Tool', '', { cost: 0 })],
          play: [held(text)],
          discard: discard.map((name) => item(name)),
        },
      ])
        .move('play', 'Tool', 'ink')
        .player(0)
        .count('hand');
    expect([play('Tool'), play('Other')]).toEqual([1, 0]);
  });
});

describe('CR 1.5 the first of a kind each turn costs more', () => {
  test('of opponents', () => {
    const tax = fairy('Tax', 'Opponents pay 1 {I} more for the first action they play each turn.');
    const g = game([
      { play: [tax] },
      { hand: [action('One', '', { cost: 1 }), action('Two', '', { cost: 1 })], inkwell: 3 },
    ]);
    g.move('end-turn').move('play', 'One').move('play', 'Two');
    expect(
      g
        .player(1)
        .cards('inkwell')
        .filter((card) => !card.is('exerted')),
    ).toHaveLength(0);
  });
});

test('CR 6.4 what several cards cost together', () => {
  const text = 'If you have items in play with total cost 5 or more, draw a card.';
  const items = (...costs: number[]) => costs.map((cost) => item(`Tool ${cost}`, '', { cost }));
  const drawn = (...costs: number[]) =>
    game([{ hand: [act(text)], play: items(...costs) }])
      .move('play', 'Act')
      .player(0)
      .count('hand');
  expect([drawn(2, 3), drawn(4)]).toEqual([1, 0]);
});
