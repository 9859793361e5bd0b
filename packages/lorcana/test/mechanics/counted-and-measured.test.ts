import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

const note = action('Note', 'Gain 1 lore.');
const tired = (card: ReturnType<typeof character>, more: object = {}) => ({ card, exerted: true, ...more });
const lores = (g: ReturnType<typeof game>, times: number, act: () => unknown) =>
  Array.from({ length: times }, () => {
    act();
    return g.player(0).count('lore');
  });

describe('the nth of what is spoken of', () => {
  const reader = character('Reader', '1/4/0', {
    text: 'Whenever you play a second action in a turn, gain 3 lore.',
  });

  test('the second action is neither the first nor the third', () => {
    const g = game([{ hand: [note, note, note], inkwell: 3, play: [reader] }]);
    expect(lores(g, 3, () => g.move('play', 'Note'))).toEqual([1, 5, 6]);
  });

  test('what else is played before and between does not count', () => {
    const guest = character('Guest');
    const g = game([{ hand: [guest, guest, note, note], inkwell: 4, play: [reader] }]);
    g.move('play', 'Guest').move('play', 'Note').move('play', 'Guest');
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.move('play', 'Note').player(0)).toHaveCount('lore', 5);
  });

  test('what was played before the card came counts', () => {
    const g = game([{ hand: [note, note, reader], inkwell: 3 }]);
    g.move('play', 'Note').move('play', 'Reader').move('play', 'Note');
    expect(g.player(0)).toHaveCount('lore', 5);
  });

  test('the first time here is not the first time anywhere', () => {
    const inn = location('Inn', '5/0/1', {
      text: 'During your turn, the first time you move a character here, you may gain 2 lore.',
    });
    const g = game([{ inkwell: 4, play: [inn, location('Port'), character('A'), character('B')] }]);
    g.move('move', 'A').choose('Port').move('move', 'B').choose('Inn').accept();
    expect(g.player(0)).toHaveCount('lore', 2);
    g.move('move', 'A').choose('Inn');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test.each([false, true])('the third challenge is not the second (by one character: %s)', (same) => {
    const rouse = action('Rouse', 'Ready chosen character.');
    const chief = character('Chief', '1/4/0', {
      text: "Whenever one of your characters challenges another character, if it's the second challenge this turn, gain 3 lore.",
    });
    const names = same ? ['A', 'A', 'A'] : ['A', 'B', 'C'];
    const fighters = ['A', 'B', 'C'].map((name) => character(name, '0/4/1'));
    const g = game([
      { hand: [rouse, rouse, rouse], inkwell: 3, play: [chief, ...fighters] },
      { play: [tired(character('Foe', '0/9/1'))] },
    ]);
    const got = names.map((name) => {
      g.move('challenge', name).choose('Foe').move('play', 'Rouse').choose(name);
      return g.player(0).count('lore');
    });
    expect(got).toEqual([0, 3, 3]);
  });
});

describe('CR 6.7.2.2 damage is measured before anything replaces it', () => {
  const strike = (amount: number) => action(`Strike ${amount}`, `Deal ${amount} damage to chosen character.`);
  const shield = character('Shield', '1/9/1', {
    text: 'Whenever one of your other characters would be dealt damage, put that many damage counters on this character instead.',
  });
  const tough = (text = 'Resist +1') => character('Tough', '1/9/1', { text });

  test('what another takes instead is what Resist leaves of it', () => {
    const g = game([{ hand: [strike(3)], inkwell: 1 }, { play: [shield, tough()] }]);
    g.move('play', 'Strike 3').choose('Tough');
    expect(g.card('Shield')).toHaveCount('damage', 2);
    expect(g.card('Tough')).toHaveCount('damage', 0);
  });

  test('in a challenge too, and where nothing is left nothing is replaced', () => {
    const g = game([
      { play: [character('Knight', '3/9/1'), character('Page', '1/9/1')] },
      { play: [shield, tired(tough())] },
    ]);
    g.move('challenge', 'Knight').choose('Tough').move('challenge', 'Page').choose('Tough');
    expect(g.card('Shield')).toHaveCount('damage', 2);
  });

  test('"the next time" is not spent on damage of which nothing is left', () => {
    const nurse = character('Nurse', '1/4/1', {
      text: 'Support\nWhenever one of your characters is chosen for Support, until the start of your next turn, the next time they would be dealt damage they take no damage instead.',
    });
    const g = game([{ hand: [strike(1), strike(3)], inkwell: 3, play: [nurse, tough()] }]);
    g.move('quest', 'Nurse').accept().choose('Tough');
    g.move('play', 'Strike 1').choose('Tough').move('play', 'Strike 3').choose('Tough');
    expect(g.card('Tough')).toHaveCount('damage', 0);
  });
});

describe('a card that the same effect moved is spoken of where it is', () => {
  const odd = character('Odd', '1/1/1', { classifications: ['Illusion'], cost: 9 });

  test('it may be played', () => {
    const trade = action(
      'Trade',
      'Choose and discard a card. If an Illusion character card is discarded this way, you may play that character for free.',
    );
    const g = game([{ hand: [trade, odd], inkwell: 1 }])
      .move('play', 'Trade')
      .accept();
    expect(g.card('Odd')).toBeInZone('play');
  });

  test.each([
    ['Return a character card from your discard to your hand. You may play that character for free.', 'play'],
    [
      "Put the top card of your deck into your discard. If it's a character card, return that card to your hand.",
      'hand',
    ],
  ])('%s', (text, zone) => {
    const where = zone === 'play' ? { discard: [odd] } : { deck: [odd] };
    const g = game([{ hand: [action('Dig', text)], inkwell: 1, ...where }]).move('play', 'Dig');
    if (zone === 'play') g.accept();
    expect(g.card('Odd')).toBeInZone(zone);
  });

  test('not where it was moved by something else before', () => {
    const loan = action(
      'Loan',
      'Play a character for free. They gain Rush. At the end of the turn, banish them.',
    );
    const recall = action('Recall', "Return chosen character to their player's hand.");
    const g = game([{ hand: [loan, recall, odd], inkwell: 2 }])
      .move('play', 'Loan')
      .choose('Odd');
    g.move('play', 'Recall').choose('Odd').endTurn();
    expect(g.card('Odd')).toBeInZone('hand');
  });

  test('it is put elsewhere, also when another player chose it', () => {
    const peek = action(
      'Peek',
      'Chosen opponent reveals their hand and discards a character card of your choice. Put that card on the bottom of their deck.',
    );
    const g = game([{ hand: [peek], inkwell: 1 }, { hand: [odd, item('Tool')] }]);
    g.move('play', 'Peek');
    expect(g.card('Odd')).toBeInZone('deck');
  });
});

describe('what must be done before the turn ends', () => {
  const goad = action(
    'Goad',
    "Chosen opposing character can't challenge and must quest if able during their next turn.",
  );

  test('a character that must quest does', () => {
    const g = game([{ hand: [goad], inkwell: 1 }, { play: [character('Foe'), character('Other')] }]);
    g.move('play', 'Goad').choose('Foe').endTurn();
    expect(g.offer('end-turn')).toBeRefused('must-quest');
    g.move('quest', 'Foe').endTurn().endTurn();
    expect(g.offer('end-turn')).toBeOffered();
  });

  test('unless it is not able to', () => {
    const g = game([
      { hand: [goad], inkwell: 1 },
      { play: [character('Foe', '1/1/1', { text: "This character can't quest." })] },
    ]);
    g.move('play', 'Goad').choose('Foe').endTurn();
    expect(g.offer('end-turn')).toBeOffered();
  });
});

describe('in full, in part, or what is so already', () => {
  const cards = (n: number) => ['A', 'B', 'C', 'D'].slice(0, n).map((name) => item(name));

  test.each([
    [2, 0],
    [3, 3],
  ])('of %s cards three are paid with only if there are so many', (held, lore) => {
    const trade = action(
      'Trade',
      "Choose 3 cards from chosen opponent's discard and put them on the bottom of their deck to gain 3 lore.",
    );
    const g = game([{ hand: [trade], inkwell: 1 }, { discard: cards(held) }]).move('play', 'Trade');
    if (lore > 0) g.choose('A', 'B', 'C');
    expect(g.player(0)).toHaveCount('lore', lore);
    expect(g.player(1)).toHaveCount('discard', held - lore);
  });

  test('what must be discarded is as far as it goes', () => {
    const tax = action('Tax', 'Each opponent chooses and discards either 2 cards or 1 action card.');
    const hands = [cards(1), [note], cards(3)] as const;
    const left = hands.map((hand) => {
      const g = game([{ hand: [tax], inkwell: 1 }, { hand }]).move('play', 'Tax');
      if (g.decision?.kind === 'choose-option') g.option(0);
      if (g.decision?.kind === 'choose-cards') g.choose(...g.candidates.slice(0, g.decision.max));
      return g.player(1).count('hand');
    });
    expect(left).toEqual([0, 0, 1]);
  });

  test('a character that is exerted already may be chosen to be exerted', () => {
    const plan = action(
      'Plan',
      "Each opponent chooses and exerts one of their characters. Those characters can't ready at the start of their next turn.",
    );
    const g = game([{ hand: [plan], inkwell: 1 }, { play: [tired(character('Weary')), character('Fresh')] }]);
    g.move('play', 'Plan').choose('Weary');
    expect(g.card('Fresh')).toHaveCount('exerted', 0);
    expect(g.endTurn().card('Weary')).toHaveCount('exerted', 1);
  });
});
