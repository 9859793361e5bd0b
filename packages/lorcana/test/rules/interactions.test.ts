import { describe, expect, test } from 'vitest';
import { action, character, game, song } from '../support/game.ts';

type Card = ReturnType<typeof character>;
const tired = (card: Card, more: object = {}) => ({ card, exerted: true, ...more });
const zap = action('Zap', 'Deal 2 damage to chosen character.');

describe('winning', () => {
  const sorcerer = character('Sorcerer', '5/6/1', { text: 'Opponents need 25 lore to win the game.' });

  test('an opponent’s card may ask for more lore, and its own player still wins with 20', () => {
    const g = game([
      { play: [character('Hero', '1/1/4')], lore: 18 },
      { play: [sorcerer], lore: 19 },
    ]);
    g.move('quest', 'Hero');
    expect(g.isOver).toBe(false);
    g.endTurn().move('quest', 'Sorcerer');
    expect(g).toBeWonBy(1);
  });

  test('25 win', () => {
    const g = game([{ play: [character('Hero', '1/1/4')], lore: 21 }, { play: [sorcerer] }]).move(
      'quest',
      'Hero',
    );
    expect(g).toBeWonBy(0);
  });
});

describe('the start of the turn', () => {
  test('a cost is paid and what it buys is got before the draw (CR 3.2.1.4)', () => {
    const queen = character('Queen', '2/4/1', {
      text: 'At the start of your turn, you may choose and discard a Princess character card to return a character card from your discard to your hand.',
    });
    const princess = character('Royal', '1/1/1', { classifications: ['Princess'] });
    const begin = () =>
      game([
        {},
        { play: [queen], hand: [princess], discard: [character('Lost')], deck: [character('Next')] },
      ]).endTurn();
    const g = begin().accept();
    g.choose('Royal').choose('Lost');
    expect(g.player(1)).toHaveCards('hand', ['Lost', 'Next']);
    expect(g.player(1)).toHaveCards('discard', ['Royal']);
    expect(begin().decline().player(1)).toHaveCards('hand', ['Royal', 'Next']);
  });
});

describe('damage', () => {
  test('a bonus of the undamaged is gone as the damage lands', () => {
    const proud = character('Proud', '0/4/1', {
      text: 'While this character has no damage, they get +4 {S}.',
    });
    const g = game([{ hand: [zap], inkwell: 1, play: [proud] }]);
    expect(g.card('Proud')).toHaveStat('strength', 4);
    g.move('play', 'Zap').choose('Proud');
    expect(g.card('Proud')).toHaveStat('strength', 0);
  });

  test('both deal what they have before any of it lands (CR 4.6.6.1)', () => {
    const proud = character('Proud', '0/9/1', {
      text: 'While this character has no damage, they get +4 {S}.',
    });
    const g = game([{ play: [character('Hero', '1/9/1')] }, { play: [tired(proud)] }]);
    g.move('challenge', 'Hero').choose('Proud');
    expect(g.card('Hero')).toHaveCount('damage', 4);
  });

  test('no damage from challenges this turn: it deals its own, and effects still hurt', () => {
    const baby = character('Baby', '4/4/1', {
      text: 'Whenever you play an action, this character takes no damage from challenges this turn.',
    });
    const g = game([
      { hand: [zap, action('Read', 'Draw a card.')], inkwell: 2, play: [baby] },
      { play: [tired(character('Foe', '3/9/1'))] },
    ]);
    g.move('play', 'Read').move('challenge', 'Baby').choose('Foe');
    expect(g.card('Baby')).toHaveCount('damage', 0);
    expect(g.card('Foe')).toHaveCount('damage', 4);
    g.move('play', 'Zap').choose('Baby');
    expect(g.card('Baby')).toHaveCount('damage', 2);
  });

  test('damage put on what is played is not reduced (CR 8.8.3)', () => {
    const bully = character('Bully', '2/6/2', {
      text: 'Whenever another character is played, put a damage counter on them.',
    });
    const tough = character('Tough', '1/4/1', { text: 'Resist +2' });
    const g = game([{ hand: [tough], inkwell: 1, play: [bully] }]).move('play', 'Tough');
    expect(g.card('Tough')).toHaveCount('damage', 1);
    expect(g.card('Bully')).toHaveCount('damage', 0);
  });

  test('as much lore as damage really came off', () => {
    const nurse = character('Nurse', '2/6/2', {
      text: 'Whenever this character quests, you may remove up to 2 damage from another chosen character of yours. Gain 1 lore for each 1 damage removed this way.',
    });
    const g = game([{ play: [nurse, { card: character('Hurt', '1/4/1'), damage: 1 }] }])
      .move('quest', 'Nurse')
      .accept()
      .choose('Hurt');
    expect(g).toHaveDecision('number', { min: 0, max: 1 });
    g.number(1);
    expect(g.player(0)).toHaveCount('lore', 3);
  });
});

describe('delayed abilities (CR 6.2.7.2)', () => {
  const drift = action(
    'Drift',
    'Draw a card. Chosen character of yours gets +5 {S} this turn. At the end of your turn, banish them.',
  );

  test('the chosen character is banished at the end of the turn', () => {
    const g = game([{ hand: [drift], inkwell: 1, play: [character('Hero', '1/4/1')] }])
      .move('play', 'Drift')
      .choose('Hero');
    expect(g.card('Hero')).toHaveStat('strength', 6);
    g.endTurn();
    expect(g.card('Hero')).toBeInZone('discard');
  });

  test('not one that has left and come back', () => {
    const back = action('Back', 'Return chosen character to their player’s hand.');
    const g = game([{ hand: [drift, back], inkwell: 3, play: [character('Hero', '1/4/1')] }]);
    g.move('play', 'Drift').choose('Hero').move('play', 'Back').choose('Hero').move('play', 'Hero').endTurn();
    expect(g.card('Hero')).toBeInZone('play');
  });
});

describe('names and costs', () => {
  test('a card of two names may be shifted onto either (CR 5.2.6.1)', () => {
    const eels = character('Flotsam & Jetsam', '5/5/2', {
      cost: 9,
      text: 'Shift 1',
      otherNames: ['Flotsam', 'Jetsam'],
    });
    for (const name of ['Flotsam', 'Jetsam']) {
      const g = game([{ hand: [eels], inkwell: 1, play: [character(name)] }]);
      g.move('play', 'Flotsam & Jetsam', 'shift').choose(name);
      expect(g.card('Flotsam & Jetsam').under.map((card) => card.name)).toEqual([name]);
    }
  });

  test('“if you used Shift” asks how it was played (Donald Duck - Pie Slinger)', () => {
    const text =
      'Shift 1\nWhen you play this character, if you used Shift to play him, each opponent loses 2 lore.';
    const pie = character('Donald', '3/6/1', { fullName: 'Donald - Pie', cost: 2, pronoun: 'he', text });
    const begin = () => game([{ hand: [pie], inkwell: 2, play: [character('Donald')] }, { lore: 5 }]);
    expect(begin().move('play', 'Donald - Pie', 'ink').player(1)).toHaveCount('lore', 5);
    expect(begin().move('play', 'Donald - Pie', 'shift').choose('Donald').player(1)).toHaveCount('lore', 3);
  });

  test('a keyword that is gained counts for singing', () => {
    const champion = character('Champion', '2/5/1', {
      colors: ['amber'],
      cost: 4,
      text: 'While you have 2 or more other Amber characters in play, this character gains Singer 8.',
    });
    const amber = (name: string) => character(name, '1/1/1', { colors: ['amber'] });
    const opera = song('Opera', 'Draw a card.', { cost: 8 });
    expect(
      game([{ hand: [opera], play: [champion, amber('A')] }]).offer('play', 'Opera', 'sing'),
    ).toBeRefused('no-singer');
    const g = game([{ hand: [opera], play: [champion, amber('A'), amber('B')] }]);
    g.move('play', 'Opera', 'sing').choose('Champion');
    expect(g.player(0)).toHaveCount('hand', 1);
  });
});

describe('abilities that are granted', () => {
  test('CR 6.1.11.1 two of one kind: one returns it, the other finds nothing', () => {
    const back = 'When this character is banished in a challenge, return this card to your hand.';
    const mother = character('Mother', '3/4/2', {
      text: `Whenever this character quests, your characters gain Challenger +3 and “${back.slice(0, -1)}” this turn.`,
    });
    const rooster = character('Rooster', '2/1/1', { text: back });
    const g = game([{ play: [mother, rooster] }, { play: [tired(character('Foe', '2/9/1'))] }]);
    g.move('quest', 'Mother').move('challenge', 'Rooster').choose('Foe');
    g.option(0);
    expect(g.card('Rooster')).toBeInZone('hand');
    expect(g.card('Foe')).toHaveCount('damage', 5);
  });

  test('“another” is not itself on its own arrival', () => {
    const broom = character('Broom', '1/2/1', {
      text: 'Whenever you play another character, you may banish this character to draw a card.',
    });
    const g = game([{ hand: [broom, character('Other')], inkwell: 2 }]).move('play', 'Broom');
    expect(g).toHaveDecision('act');
    g.move('play', 'Other').accept();
    expect(g.card('Broom')).toBeInZone('discard');
    expect(g.player(0)).toHaveCount('hand', 1);
  });
});

describe('counting', () => {
  test('only what has 0 {S} is counted', () => {
    const yokai = character('Yokai', '6/10/2', {
      text: 'Whenever this character quests, draw a card for each opposing character with 0 {S}.',
    });
    const foes = [character('A', '3/3/1'), character('B', '3/3/1'), character('C', '0/3/1')];
    const g = game([{ play: [yokai] }, { play: foes }]).move('quest', 'Yokai');
    expect(g.player(0)).toHaveCount('hand', 1);
  });
});
