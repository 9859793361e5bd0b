import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

type Card = ReturnType<typeof character>;
const tired = (card: Card, more: object = {}) => ({ card, exerted: true, ...more });

describe('CR 8.2 Alert', () => {
  const bird = character('Bird', '1/9/1', { text: 'Evasive' });
  const alert = character('Lookout', '2/9/1', { text: 'Alert' });

  test('CR 8.2.1 it challenges in spite of Evasive', () => {
    const g = game([{ play: [alert, character('Plain')] }, { play: [tired(bird)] }]);
    expect(g.offer('challenge', 'Plain')).toBeRefused('nothing-to-challenge');
    g.move('challenge', 'Lookout').choose('Bird');
    expect(g.card('Bird')).toHaveCount('damage', 2);
  });

  test('CR 8.2.1 only the limits of Evasive are ignored', () => {
    const safe = character('Safe', '1/9/1', { text: "This character can't be challenged." });
    const g = game([{ play: [alert] }, { play: [tired(safe)] }]);
    expect(g.offer('challenge', 'Lookout')).toBeRefused('nothing-to-challenge');
  });

  test('CR 8.2.2 it does not have Evasive: others challenge it', () => {
    const g = game([{ play: [character('Plain')] }, { play: [tired(alert)] }]);
    g.move('challenge', 'Plain').choose('Lookout');
    expect(g.card('Lookout')).toHaveCount('damage', 1);
  });

  test('CR 8.2.1 gained for a turn', () => {
    const faster = action('Faster', 'Chosen character gains Alert and Challenger +2 this turn.');
    const g = game([{ hand: [faster], inkwell: 1, play: [character('Plain')] }, { play: [tired(bird)] }]);
    g.move('play', 'Faster').choose('Plain').move('challenge', 'Plain').choose('Bird');
    expect(g.card('Bird')).toHaveCount('damage', 3);
  });
});

describe('CR 8.4 Boost', () => {
  const diver = character('Diver', '1/9/1', { text: 'Boost 2 {I}' });

  test('CR 8.4.1 the top card goes face down under it, once a turn, for N {I}', () => {
    const g = game([{ play: [diver], inkwell: 5, deck: [character('Top')] }]);
    g.move('use-ability', 'Diver', 'boost');
    expect(g.card('Diver').under.map((card) => card.name)).toEqual(['Top']);
    expect(g.card('Top')).toBeInState('facedown');
    expect(g.offer('use-ability', 'Diver')).toBeRefused('used-already');
    g.endTurn().endTurn().move('use-ability', 'Diver', 'boost');
    expect(g.card('Diver').under).toHaveLength(2);
  });

  test('CR 8.4.1 not without the ink', () => {
    expect(game([{ play: [diver], inkwell: 1 }]).offer('use-ability', 'Diver')).toBeRefused('cannot-pay');
  });

  test('CR 8.4.2 nobody sees what lies there, not even its player', () => {
    const g = game([{ play: [diver], inkwell: 2, deck: [character('Top')] }]);
    g.move('use-ability', 'Diver', 'boost');
    for (const player of [0, 1, -1])
      expect(JSON.stringify(g.engine.view(g.state, player)), `player ${player}`).not.toContain('Top');
  });

  test('CR 8.4.3 it is not in play and was not played', () => {
    const counter = character('Counter', '1/9/1', { text: 'Whenever you play a character, gain 1 lore.' });
    const g = game([{ play: [diver, counter], inkwell: 2, deck: [character('Top')] }]);
    g.move('use-ability', 'Diver', 'boost');
    expect(g.player(0)).toHaveCount('lore', 0);
    expect(g.player(0)).toHaveCards('play', ['Diver', 'Counter']);
  });

  test('watchers of “this character” and of “one of your characters”', () => {
    const own = 'Boost 1 {I}\nWhenever you put a card under this character, gain 1 lore.';
    const diary = item(
      'Diary',
      'Whenever you put a card under one of your characters or locations, draw a card.',
    );
    const play = [character('A', '1/9/1', { text: own }), character('B', '1/9/1', { text: own }), diary];
    const g = game([{ play, inkwell: 2 }]).move('use-ability', 'A');
    g.option(0);
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('what an effect puts there triggers the same', () => {
    const page = item(
      'Page',
      'Banish this item — Put the top card of your deck facedown under one of your characters with Boost.',
    );
    const own = 'Boost 1 {I}\nWhenever you put a card under this character, gain 1 lore.';
    const g = game([{ play: [page, character('A', '1/9/1', { text: own }), character('Plain')] }]);
    g.move('use-ability', 'Page');
    expect(g.card('A').under).toHaveLength(1);
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});

describe('CR 8.14 Vanish', () => {
  const ghost = character('Ghost', '4/4/1', { text: 'Vanish' });
  const push = action('Push', 'Chosen character gets -1 {S} this turn.');

  test('CR 8.14.1 an opponent’s action that chooses it banishes it', () => {
    const g = game([{ hand: [push], inkwell: 1 }, { play: [ghost] }]);
    g.move('play', 'Push').choose('Ghost');
    expect(g.card('Ghost')).toBeInZone('discard', 1);
  });

  test('CR 8.14.1 not its own player’s, and not an ability', () => {
    const g = game([{ hand: [push], inkwell: 1, play: [ghost] }])
      .move('play', 'Push')
      .choose('Ghost');
    expect(g.card('Ghost')).toBeInZone('play');
    const bully = character('Bully', '1/1/1', {
      text: 'Whenever this character quests, chosen character gets -1 {S} this turn.',
    });
    const h = game([{ play: [bully] }, { play: [ghost] }])
      .move('quest', 'Bully')
      .choose('Ghost');
    expect(h.card('Ghost')).toBeInZone('play');
  });

  test('CR 8.14.2 it waits until the action has resolved; what has left play by then is not found', () => {
    const back = action('Back', "Return chosen character to their player's hand.");
    const g = game([{ hand: [back], inkwell: 1 }, { play: [ghost] }])
      .move('play', 'Back')
      .choose('Ghost');
    expect(g.card('Ghost')).toBeInZone('hand', 1);
  });

  test('CR 8.14.1 gained Vanish works alike', () => {
    const haunt = item('Haunt', 'Your characters gain Vanish.');
    const g = game([{ hand: [push], inkwell: 1 }, { play: [haunt, character('Plain')] }]);
    g.move('play', 'Push').choose('Plain');
    expect(g.card('Plain')).toBeInZone('discard', 1);
  });
});

describe('losing a keyword', () => {
  const reckless = character('Wild', '2/9/1', { text: 'Reckless' });
  const calm = action('Calm', 'Chosen character gets +1 {L} and loses Reckless this turn.');

  test('what it had printed does nothing until the turn ends', () => {
    const g = game([{ hand: [calm], inkwell: 1, play: [reckless] }]);
    expect(g.offer('quest', 'Wild')).toBeRefused('forbidden');
    g.move('play', 'Calm').choose('Wild').move('quest', 'Wild');
    expect(g.player(0)).toHaveCount('lore', 2);
    g.endTurn().endTurn();
    expect(g.offer('quest', 'Wild')).toBeRefused('forbidden');
  });

  test('nor what it was given', () => {
    const rile = action('Rile', 'Chosen character gains Reckless this turn.');
    const g = game([{ hand: [rile, calm], inkwell: 2, play: [character('Plain')] }]);
    g.move('play', 'Rile').choose('Plain');
    expect(g.offer('quest', 'Plain')).toBeRefused('forbidden');
    g.move('play', 'Calm').choose('Plain').move('quest', 'Plain');
    expect(g.player(0)).toHaveCount('lore', 2);
  });
});

describe('CR 3.2.1 what does not ready', () => {
  const whale = character('Whale', '5/5/1', {
    text: "This character can't ready at the start of your turn.",
  });

  test('not in the Ready step; an effect still readies it', () => {
    const wake = action('Wake', 'Ready chosen character.');
    const g = game([{ hand: [wake], inkwell: 1, play: [tired(whale)] }])
      .endTurn()
      .endTurn();
    expect(g.card('Whale')).toBeInState('exerted');
    g.move('play', 'Wake').choose('Whale');
    expect(g.card('Whale')).toBeInState('ready');
  });
});

describe('CR 4.7 moving by an effect', () => {
  const harbour = location('Harbour', '5/1/3');
  const cave = location('Cave', '5/1/3');

  test('CR 4.7.3.2 for free, to one of its player’s locations', () => {
    const carpet = item('Carpet', '{E} — Move a character of yours to a location for free.');
    const theirs = location('Theirs', '5/1/3');
    const g = game([{ play: [carpet, harbour, cave, character('Hero')] }, { play: [theirs] }]);
    g.move('use-ability', 'Carpet');
    expect(g).toHaveDecision('choose-cards', { cards: ['Harbour', 'Cave'] });
    g.choose('Cave');
    expect(g.events('moved-to-location')).toHaveLength(1);
  });

  test('CR 4.7.3.2 “may move here for free” costs nothing for those it names', () => {
    const tower = location('Tower', '5/1/3', { text: 'Your characters named Broom may move here for free.' });
    const g = game([{ play: [tower, character('Broom'), character('Plain')] }]);
    expect(g.offer('move', 'Plain')).toBeRefused('nowhere-to-move');
    g.move('move', 'Broom').choose('Tower');
    expect(g.events('ink-paid')).toHaveLength(0);
  });

  test('“quests while at a location”', () => {
    const born = character('Born', '1/4/1', {
      text: 'Whenever this character quests while at a location, draw a card.',
    });
    const g = game([{ play: [born, location('Isle', '5/0/0')] }]).move('quest', 'Born');
    expect(g.player(0)).toHaveCount('hand', 0);
    const h = game([{ play: [born, location('Isle', '5/0/0')] }])
      .move('move', 'Born')
      .choose('Isle');
    expect(h.move('quest', 'Born').player(0)).toHaveCount('hand', 1);
  });
});
