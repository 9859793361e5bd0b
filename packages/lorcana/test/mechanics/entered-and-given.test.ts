import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language, location, song } from '../support/game.ts';

const spell = (text: string) => action('Spell', text, { cost: 0 });
const problems = (type: string, text: string) =>
  compileText(language(), { text, type }).diagnostics.map(({ code }) => code);

describe('CR 6.7.9 what is done as a card enters play', () => {
  test('cards from a deck lie under it', () => {
    const chest = item(
      'Chest',
      'This item enters play with 3 cards from the top of your deck facedown under it.',
      {
        cost: 0,
      },
    );
    const g = game([{ hand: [chest], deck: 5 }, {}]).move('play', 'Chest');
    expect(g.player(0)).toHaveCount('deck', 2);
    expect(g.player(0)).toHaveCount('under', 3);
  });

  test('it can quest at once, if it is so as it enters', () => {
    const scout = character('Scout', '1/1/1', {
      text: "If you've played 2 or more other cards this turn, this character enters play ready to quest.",
      cost: 0,
    });
    const free = (name: string) => character(name, '1/1/1', { cost: 0 });
    const g = game([{ hand: [scout, free('A'), free('B')] }, {}]);
    g.move('play', 'A').move('play', 'B').move('play', 'Scout').move('quest', 'Scout');
    expect(g.player(0)).toHaveCount('lore', 1);
    const late = game([{ hand: [scout, free('A'), free('B')] }, {}]);
    late.move('play', 'A').move('play', 'Scout').move('play', 'B');
    expect(late.offer('quest', 'Scout')).not.toBeOffered();
  });

  test('“it” is not the card under it, nor the other way round', () => {
    const text = (put: string) => `{E} — If there's a card under this item, put ${put} into your hand.`;
    expect(problems('item', text('it'))).not.toEqual([]);
  });

  test('of other cards that is not said so', () => {
    expect(
      problems('item', 'Your items enter play with the top card of your deck facedown under them.'),
    ).not.toEqual([]);
  });
});

describe('CR 1.11.1 lore that is given, and how much is gained', () => {
  test('who gives has as much, and loses it', () => {
    const toll = spell("Each opponent may give you 2 lore. Each opponent who doesn't loses 1 lore.");
    const g = game([{ hand: [toll] }, { lore: 3 }, { lore: 1 }])
      .move('play', 'Spell')
      .accept()
      .accept();
    expect([0, 1, 2].map((one) => g.player(one).count('lore'))).toEqual([3, 1, 0]);
  });

  test('no more is gained than was lost', () => {
    const gift = spell('Give chosen opponent 2 lore.');
    const g = game([{ hand: [gift], lore: 1 }, {}]).move('play', 'Spell');
    expect([g.player(0).count('lore'), g.player(1).count('lore')]).toEqual([0, 1]);
  });

  test('lore is paid in full', () => {
    const host = item('Host', '{E}, Pay 2 lore — Draw a card.');
    expect(game([{ play: [host], lore: 1 }, {}]).offer('use-ability', 'Host')).not.toBeOffered();
    const g = game([{ play: [host], lore: 3, deck: 2 }, {}]).move('use-ability', 'Host');
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('from a location, and from no other card', () => {
    const gain = spell('Gain 1 lore.');
    const lawn = location('Lawn', '5/2/1');
    const host = item(
      'Host',
      'During your turn, if you would gain lore from a location, gain 1 more lore instead.',
    );
    const g = game([{ play: [host, lawn], hand: [gain], deck: 5 }, { deck: 5 }]);
    g.move('play', 'Spell');
    expect(g.player(0)).toHaveCount('lore', 1);
    g.move('end-turn').move('end-turn');
    expect(g.player(0)).toHaveCount('lore', 4);
  });

  test('less of theirs, down to none', () => {
    const host = item(
      'Host',
      'If an opponent would gain lore from a location, they gain 1 less lore instead.',
    );
    const g = game([
      { play: [host], deck: 5 },
      { play: [location('A', '5/1/1'), location('B', '5/3/1')], deck: 5 },
    ]);
    g.move('end-turn');
    expect(g.player(1)).toHaveCount('lore', 2);
  });

  test('“this location” is the one that the lore is of', () => {
    const host = location('Host', '5/1/1', {
      text: 'Whenever you gain lore from this location, you may remove up to 2 damage from it.',
    });
    const g = game([{ deck: 5 }, { play: [{ card: host, damage: 3 }, location('Other', '5/1/1')], deck: 5 }]);
    g.move('end-turn').accept().number(2);
    expect(g.card('Host')).toHaveCount('damage', 1);
  });

  test('more than nothing is no amount', () => {
    expect(problems('action', 'Gain 1 more lore.')).not.toEqual([]);
    expect(problems('item', 'If you would draw a card, gain 1 more lore instead.')).not.toEqual([]);
  });
});

describe('CR 1.12 what was revealed is discarded', () => {
  const peek =
    "Whenever this character quests, each opponent reveals a card from their hand at random. If it's an action card, they discard it.";
  const host = character('Host', '1/1/1', { text: peek });
  const act = action('Act', 'Draw a card.');

  test('only of the kind', () => {
    const hand = (...cards: (typeof act)[]) =>
      game([{ play: [host] }, { hand: cards }])
        .move('quest', 'Host')
        .player(1)
        .count('hand');
    expect([hand(act), hand(item('Cup'))]).toEqual([0, 1]);
  });

  test('each player’s own', () => {
    const g = game([{ play: [host] }, { hand: [act] }, { hand: [item('Cup')] }]).move('quest', 'Host');
    expect([g.player(1).count('hand'), g.player(2).count('hand')]).toEqual([0, 1]);
  });

  test('what was not in a hand is not discarded', () => {
    expect(problems('action', 'Banish chosen character, then discard it.')).not.toEqual([]);
    expect(problems('action', 'Reveal the top card of your deck. Discard it.')).not.toEqual([]);
  });
});

describe('CR 4.7 where characters cannot move', () => {
  const fort = location('Fort', '9/1/0', {
    text: "Characters can't move to this location while it has damage.",
  });
  const camp = location('Camp', '9/1/0');
  const walker = character('Walker', '1/5/1');

  test('to this one while it is damaged, to others as ever', () => {
    const where = (damage: number) =>
      game([{ play: [{ card: fort, damage }, camp, walker] }, {}]).move('move', 'Walker');
    const g = where(1);
    expect(() => g.choose('Fort')).toThrow();
    g.choose('Camp');
    expect(where(0).choose('Fort').card('Walker').is('at-a-location')).toBe(true);
  });

  test('a damaged character moves to one that is not', () => {
    const g = game([{ play: [fort, camp, { card: walker, damage: 1 }] }, {}]).move('move', 'Walker');
    expect(g.choose('Fort').card('Walker').is('at-a-location')).toBe(true);
  });
});

describe('CR 6.7.1.2 put elsewhere instead of into a discard', () => {
  test('a character that was banished', () => {
    const host = location('Host', '9/1/0', {
      text: "Whenever a character is banished while here, you may put that card on the bottom of its player's deck instead of into their discard. If you do, remove up to 2 damage from this location.",
    });
    const walker = character('Walker', '1/5/1');
    const banish = spell('Banish chosen character.');
    const g = game([
      {
        play: [
          { card: host, damage: 2 },
          { card: walker, 'at-location': 'p0:play:0' },
        ],
        hand: [banish],
        deck: 2,
      },
      {},
    ]);
    g.move('play', 'Spell').choose('Walker').accept().number(2);
    expect(g.player(0)).toHaveCount('deck', 3);
    expect(g.card('Host')).toHaveCount('damage', 0);
  });

  test('a song that was played from a discard', () => {
    const tune = song('Tune', 'Gain 1 lore.', { cost: 3 });
    const again = spell(
      'You may play a song from your discard for free. Put that card on the bottom of your deck instead of into your discard.',
    );
    const g = game([{ hand: [again], discard: [tune], deck: 2 }, {}])
      .move('play', 'Spell')
      .accept();
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.player(0).names('deck')).toContain('Tune');
  });
});

describe('CR 5.3.3.2 all classifications', () => {
  test('for as long as it is said', () => {
    const every = spell('Chosen character gains all classifications this turn.');
    const hero = item('Hero', 'Your Hero characters get +2 {S}.');
    const g = game([{ play: [hero, character('A', '1/1/1')], hand: [every], deck: 3 }, { deck: 3 }]);
    g.move('play', 'Spell').choose('A');
    expect(g.card('A')).toHaveStat('strength', 3);
    g.move('end-turn');
    expect(g.card('A')).toHaveStat('strength', 1);
  });
});
