import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

/** What a spectator sees to be asked, and everything that was told before. */
const seen = (g: ReturnType<typeof game>) => {
  const { decision, log } = { decision: g.engine.view(g.state, -1).decision, log: g.events().length };
  return { prompt: decision?.prompt ?? null, player: decision?.player ?? null, log };
};

describe('CR 7.1.3, 7.3.2 what is asked tells nobody what lies in a private zone', () => {
  const [cheap, dear] = [character('Cheap', '1/1/1'), character('Dear', '1/1/1', { cost: 9 })];

  test('“you may play” is offered whatever is in hand, unless the hand is empty', () => {
    const freely = action('Freely', 'You may play a character with cost 3 or less for free.');
    const begin = (...hand: (typeof cheap)[]) =>
      game([{ hand: [freely, ...hand], inkwell: 1 }]).move('play', 'Freely');
    const [able, unable] = [begin(cheap), begin(dear)];
    expect(able).toHaveDecision('confirm', { player: 0 });
    expect(seen(unable)).toEqual(seen(able));
    // Who says yes and has none plays none, and is asked which all the same.
    expect(seen(unable.accept())).toEqual(seen(able.accept()));
    expect(unable.choose()).toHaveDecision('act');
    expect(unable.player(0)).toHaveCards('hand', ['Dear']);
    able.choose('Cheap');
    expect(able.player(0)).toHaveCards('play', ['Cheap']);
    expect(begin()).toHaveDecision('act');
  });

  test('so is a cost of cards in hand; without them it is not paid', () => {
    const trade = action('Trade', 'You may choose and discard an item card to draw 2 cards.');
    const begin = (card: typeof cheap) =>
      game([{ hand: [trade, card], inkwell: 1 }])
        .move('play', 'Trade')
        .accept();
    const unable = begin(cheap).choose();
    expect(unable.player(0)).toHaveCards('hand', ['Cheap']);
    expect(begin(item('Lamp')).choose('Lamp').player(0)).toHaveCount('hand', 2);
  });

  test('cards that are looked at may be taken or not, whatever they are', () => {
    const look = action(
      'Look',
      'Look at the top 2 cards of your deck. You may reveal an item card and put it into your hand. Put the rest on the bottom of your deck in any order.',
    );
    const begin = (card: typeof cheap) =>
      game([{ hand: [look], inkwell: 1, deck: { only: [card, dear, dear] } }]).move('play', 'Look');
    const [nothing, lamp] = [begin(cheap), begin(item('Lamp'))];
    expect(seen(nothing)).toEqual(seen(lamp));
    expect(seen(nothing.accept())).toEqual(seen(lamp.accept()));
    for (const g of [nothing.choose(), lamp.choose('Lamp')])
      if (g.decision?.kind === 'order') g.order(...g.candidates);
    expect(nothing.player(0)).toHaveCount('hand', 0);
    expect(lamp.player(0)).toHaveCards('hand', ['Lamp']);
  });

  test('who searches is asked what to take, whether there is something or not', () => {
    const search = action(
      'Search',
      'Search your deck for an item card, reveal that card to all players, and put it into your hand. Then, shuffle your deck.',
    );
    const begin = (card: typeof cheap) =>
      game([{ hand: [search], inkwell: 1, deck: { only: [card, dear] } }]).move('play', 'Search');
    const [found, none] = [begin(item('Lamp')), begin(cheap)];
    expect(none).toHaveDecision('choose-cards', { player: 0, min: 0, max: 0 });
    expect(seen(none)).toEqual(seen(found));
    expect(none.choose().player(0)).toHaveCount('hand', 0);
    expect(found.choose('Lamp').player(0)).toHaveCards('hand', ['Lamp']);
    expect(none.events('searched')).toHaveLength(1);
  });

  test('what must be done with a card of some kind is asked, whether one fits or none', () => {
    const must = action('Must', 'Choose and discard an item card.');
    const begin = (...hand: (typeof cheap)[]) =>
      game([{ hand: [must, ...hand], inkwell: 1 }]).move('play', 'Must');
    const [one, none] = [begin(item('Lamp')), begin(cheap)];
    expect(none).toHaveDecision('choose-cards', { player: 0, min: 0, max: 0 });
    expect(seen(none)).toEqual(seen(one));
    expect(none.choose().player(0)).toHaveCards('hand', ['Cheap']);
    expect(one.choose('Lamp').player(0)).toHaveCount('hand', 0);
    expect(begin()).toHaveDecision('act');
  });

  test('what must be done if it can be is done without asking: that shows what is there', () => {
    const must = action('Must', 'Choose and discard a card.');
    const g = game([{ hand: [must, cheap], inkwell: 1 }]).move('play', 'Must');
    expect(g.player(0)).toHaveCards('discard', ['Cheap', 'Must']);
  });
});
