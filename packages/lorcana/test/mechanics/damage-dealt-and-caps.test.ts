import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

type Card = ReturnType<typeof character>;
const tired = (card: Card, more: object = {}) => ({ card, exerted: true, ...more });

describe('CR 4.6.6 damage by another stat', () => {
  const singer = (when: string) =>
    character('Star', '1/9/3', {
      text: `${when}this character deals damage equal to her {L} instead of her {S}.`,
    });
  const fights = (star: Card) => {
    const g = game([{ play: [star] }, { play: [tired(character('Foe', '2/9/1'))] }]);
    g.move('challenge', 'Star').choose('Foe');
    return g;
  };

  test('CR 4.6.6 while challenging', () => {
    const g = fights(singer('While challenging, '));
    expect(g.card('Foe')).toHaveCount('damage', 3);
    expect(g.card('Star')).toHaveCount('damage', 2);
    expect(g.card('Star')).toHaveStat('strength', 1);
  });

  test('CR 4.6.6 not where it says another time', () => {
    expect(fights(singer('While being challenged, ')).card('Foe')).toHaveCount('damage', 1);
    expect(fights(singer('')).card('Foe')).toHaveCount('damage', 3);
  });

  test('CR 4.6.6 of others, each by its own', () => {
    const fog = item(
      'Fog',
      'Opposing characters deal damage equal to their {L} instead of their {S} in challenges.',
    );
    const g = game([
      { play: [character('Mine', '4/9/1')] },
      { play: [fog, tired(character('Foe', '2/9/1'))] },
    ]);
    g.move('challenge', 'Mine').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 1);
    expect(g.card('Mine')).toHaveCount('damage', 2);
  });

  test('CR 4.6.6 damage that an effect measures by {S} is none of a challenge', () => {
    const shove = action(
      'Shove',
      'Choose a character of yours. Deal damage equal to their {S} to chosen opposing character.',
    );
    const g = game([
      { hand: [shove], inkwell: 1, play: [singer('')] },
      { play: [character('Foe', '2/9/1')] },
    ]);
    g.move('play', 'Shove').choose('Star').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 1);
  });
});

describe('CR 1.9.2.1 how much is dealt', () => {
  const bolt = action('Bolt', 'Deal 2 damage to chosen character.');
  const dart = item('Dart', '{E} — Deal 1 damage to chosen character.');
  const foe = character('Foe', '1/9/1');

  test('CR 1.9.2.1 twice as much, by actions alone', () => {
    const lens = item('Lens', 'Your actions deal twice that much damage.');
    const g = game([{ hand: [bolt], inkwell: 1, play: [lens, dart] }, { play: [foe] }]);
    g.move('play', 'Bolt').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 4);
    g.move('use-ability', 'Dart').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 5);
  });

  test('CR 1.9.2.1 of one’s own cards only, and before it is reduced', () => {
    const lens = item('Lens', 'Your actions deal twice that much damage.');
    const tough = character('Foe', '1/9/1', { text: 'Resist +1' });
    const g = game([{ hand: [bolt], inkwell: 1 }, { play: [lens, tough] }]);
    g.move('play', 'Bolt').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 1);
    const h = game([{ hand: [bolt], inkwell: 1, play: [lens] }, { play: [tough] }]);
    h.move('play', 'Bolt').choose('Foe');
    expect(h.card('Foe')).toHaveCount('damage', 3);
  });

  test('CR 1.9.2.1 more, in challenges too; who deals none deals no more', () => {
    const rage = location('Rage', '9/0/1', { text: 'Your characters deal 1 more damage.' });
    const g = game([
      { play: [rage, character('Mine', '2/9/1'), character('Meek', '0/9/1')] },
      { play: [tired(foe)] },
    ]);
    g.move('challenge', 'Mine').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 3);
    expect(g.card('Mine')).toHaveCount('damage', 1);
    g.move('challenge', 'Meek').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 3);
  });

  test('CR 1.9.2.2 damage that is put on a card is not dealt', () => {
    const lens = item('Lens', 'Your actions deal twice that much damage.');
    const curse = action('Curse', 'Put 1 damage on chosen character.');
    const g = game([{ hand: [curse], inkwell: 1, play: [lens] }, { play: [foe] }]);
    g.move('play', 'Curse').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 1);
  });
});

describe('CR 6.1.3 chosen for what', () => {
  const temple = location('Temple', '9/0/1', {
    text: 'At the start of your turn, deal 1 damage to chosen opposing character.',
  });
  const shy = character('Shy', '1/9/1', {
    text: 'Whenever an opponent chooses this character for the ability of a location, gain 2 lore.',
  });

  test('CR 6.1.3 the ability of a location', () => {
    const g = game([{ play: [temple] }, { play: [shy] }]);
    g.endTurn().endTurn().choose('Shy');
    expect(g.player(1)).toHaveCount('lore', 2);
  });

  test('CR 6.1.3 not that of another card, and not one’s own', () => {
    const bolt = action('Bolt', 'Deal 1 damage to chosen character.');
    const g = game([{ hand: [bolt], inkwell: 1 }, { play: [shy] }]);
    g.move('play', 'Bolt').choose('Shy');
    expect(g.player(1)).toHaveCount('lore', 0);
    const own = location('Own', '9/0/1', {
      text: 'At the start of your turn, deal 1 damage to chosen character of yours.',
    });
    const h = game([{}, { play: [shy, own] }]);
    h.endTurn().choose('Shy');
    expect(h.player(1)).toHaveCount('lore', 0);
  });

  test('CR 6.1.3 one of some cards', () => {
    const muse = character('Muse', '1/1/1', {
      text: 'Whenever you choose this character for one of your actions, gain 1 lore.',
    });
    const bolt = action('Bolt', 'Chosen character gets +1 {S} this turn.');
    const g = game([{ hand: [bolt], inkwell: 1, play: [muse] }, {}]);
    g.move('play', 'Bolt').choose('Muse');
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});

describe('CR 1.2.2 how often something may be done in a turn', () => {
  const cards = [1, 2, 3, 4].map((n) => character(`C${n}`, '1/1/1'));
  const gate = location('Gate', '9/0/1', { text: 'Each player can’t play more than 2 cards each turn.' });

  test('CR 1.2.2 played, by each player and in each turn', () => {
    const g = game([
      { hand: cards, inkwell: 8, play: [gate] },
      { hand: [character('D1'), character('D2'), character('D3')], inkwell: 3 },
    ]);
    g.move('play', 'C1').move('play', 'C2');
    expect(g.offer('play', 'C3')).toBeRefused('forbidden');
    g.endTurn().move('play', 'D1');
    expect(g.offer('play', 'D2')).toBeOffered();
    g.move('play', 'D2');
    expect(g.offer('play', 'D3')).not.toBeOffered();
    g.endTurn();
    expect(g.offer('play', 'C3')).toBeOffered();
  });

  test('CR 1.2.2 some cards only, and of one side', () => {
    const rule = item('Rule', 'Opponents can’t play more than 1 action each turn.');
    const [one, two] = ['A', 'B'].map((name) => action(name, 'Gain 1 lore.'));
    const g = game([{ hand: [one!, two!, cards[0]!], inkwell: 9 }, { play: [rule] }]);
    g.move('play', 'A').move('play', 'C1');
    expect(g.offer('play', 'B')).not.toBeOffered();
    const h = game([{ hand: [one!, two!], inkwell: 9, play: [rule] }, {}]);
    h.move('play', 'A');
    expect(h.offer('play', 'B')).toBeOffered();
  });

  test('CR 4.5 quested and challenged with', () => {
    const calm = item('Calm', 'Opponents can’t quest with more than 1 character each turn.');
    const g = game([{ play: cards.slice(0, 2) }, { play: [calm, tired(character('Foe', '0/9/1'))] }]);
    g.move('quest', 'C1');
    expect(g.offer('quest', 'C2')).not.toBeOffered();
    expect(g.offer('challenge', 'C2')).toBeOffered();
    const peace = item('Peace', 'Each opponent can’t challenge with more than 1 character each turn.');
    const h = game([{ play: cards.slice(0, 2) }, { play: [peace, tired(character('Foe', '0/9/1'))] }]);
    h.move('challenge', 'C1').choose('Foe');
    expect(h.offer('challenge', 'C2')).not.toBeOffered();
    expect(h.offer('quest', 'C2')).toBeOffered();
  });

  test('CR 6.1.13.1 for a time', () => {
    const lull = action(
      'Lull',
      'Each opponent can’t play more than 1 card each turn until the start of your next turn.',
    );
    const more = [1, 2, 3].map((n) => character(`D${n}`, '1/1/1'));
    const g = game([
      { hand: [lull], inkwell: 1, deck: 5 },
      { hand: more, inkwell: 9, deck: 5 },
    ]);
    g.move('play', 'Lull').endTurn().move('play', 'D1');
    expect(g.offer('play', 'D2')).not.toBeOffered();
    g.endTurn().endTurn().move('play', 'D2');
    expect(g.offer('play', 'D3')).toBeOffered();
  });

  test('CR 1.2.2 drawn: no more than that, whatever draws', () => {
    const drought = item('Drought', 'Each player can’t draw more than 2 cards each turn.');
    const feast = action('Feast', 'Draw 3 cards.');
    const g = game([{ hand: [feast], inkwell: 1, play: [drought], deck: 5 }, {}]);
    g.move('play', 'Feast');
    expect(g.player(0)).toHaveCount('hand', 2);
  });
});
