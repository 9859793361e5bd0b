import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language, location } from '../support/game.ts';

type Card = ReturnType<typeof character>;
const tired = (card: Card) => ({ card, exerted: true });
const quester = character('Quester', '1/4/1', {
  text: 'Evasive\nSHADY DEAL Whenever this character quests, draw a card.\nQUICK TAKE {E} — Gain 3 lore.',
});
const hush = action('Hush', 'Chosen character loses all abilities this turn.');

describe('CR 6.1.1 all abilities of a card', () => {
  test('CR 6.1.1 keywords, triggers and abilities that are used are lost, for the turn', () => {
    const g = game([{ hand: [hush], inkwell: 1, play: [quester], deck: 3 }, { deck: 3 }]);
    g.move('play', 'Hush').choose('Quester');
    expect(g.offer('use-ability', 'Quester')).not.toBeOffered();
    expect(g.card('Quester')).not.toHaveKeyword('evasive');
    g.move('quest', 'Quester');
    expect(g.player(0)).toHaveCount('hand', 0);
    g.endTurn().endTurn();
    expect(g.card('Quester')).toHaveKeyword('evasive');
    const { length } = g.player(0).names('hand');
    g.move('quest', 'Quester');
    expect(g.player(0).names('hand')).toHaveLength(length + 1);
  });

  test('CR 6.1.1 of that card alone, and what it does for others ends too', () => {
    const chief = character('Chief', '1/4/1', {
      text: 'Your other characters get +2 {S} and gain Ward.',
    });
    const plain = character('Plain', '1/4/1', { text: 'Evasive' });
    const g = game([{ hand: [hush], inkwell: 1, play: [chief, plain] }, {}]);
    expect(g.card('Plain')).toHaveStat('strength', 3);
    g.move('play', 'Hush').choose('Chief');
    expect(g.card('Plain')).toHaveStat('strength', 1);
    expect(g.card('Plain')).not.toHaveKeyword('ward');
    expect(g.card('Plain')).toHaveKeyword('evasive');
  });

  test('CR 6.1.1 what it gains elsewhere is an ability of it; what others do to it is none', () => {
    const song = item('Horn', 'Your characters get +1 {S} and gain Rush.');
    const g = game([{ hand: [hush], inkwell: 1, play: [song, character('Plain')] }, {}]);
    g.move('play', 'Hush').choose('Plain');
    expect(g.card('Plain')).toHaveStat('strength', 2);
    expect(g.card('Plain')).not.toHaveKeyword('rush');
  });

  test('CR 6.2.3 it does not trigger as it leaves play', () => {
    const heir = character('Heir', '1/1/1', { text: 'When this character is banished, gain 2 lore.' });
    const axe = action('Axe', 'Banish chosen character.');
    const g = game([{ hand: [hush, axe], inkwell: 2, play: [heir] }, {}]);
    g.move('play', 'Hush').choose('Heir').move('play', 'Axe').choose('Heir');
    expect(g.player(0)).toHaveCount('lore', 0);
  });

  test('CR 6.4.1 as long as something says so', () => {
    const ban = location('Ban', '5/0/1', {
      text: 'While you have 2 items in play, opposing items lose all abilities.',
    });
    const harp = item('Harp', '{E} — Gain 1 lore.');
    const pair = [item('One'), item('Two')];
    expect(game([{ play: [harp] }, { play: [ban, ...pair] }]).offer('use-ability', 'Harp')).not.toBeOffered();
    const g = game([{ play: [harp] }, { play: [ban, item('One')] }]);
    expect(g.offer('use-ability', 'Harp')).toBeOffered();
    expect(
      game([{ play: [harp] }, { play: [ban, ...pair, item('Three')] }]).offer('use-ability', 'Harp'),
    ).not.toBeOffered();
  });

  test('CR 6.4.1 two that silence each other, and what depends on what it takes', () => {
    const [one, two] = ['One', 'Two'].map((name) =>
      character(name, '1/1/1', { text: 'Evasive\nOther characters lose all abilities.' }),
    );
    const g = game([{ play: [one!] }, { play: [two!] }]);
    expect(g.card('One')).not.toHaveKeyword('evasive');
    expect(g.card('Two')).not.toHaveKeyword('evasive');
    const ring = item('Ring', 'Characters with Evasive lose all abilities.');
    const h = game([{ play: [ring, quester] }, {}]);
    h.move('quest', 'Quester');
    expect(h).toHaveDecision('act');
  });
});

describe('CR 6.1.2 an ability by its name', () => {
  test('CR 6.1.2 it is lost, others stay', () => {
    const judge = item('Judge', 'Opposing characters lose the Shady Deal ability.');
    const g = game([{ play: [quester], deck: 3 }, { play: [judge] }]);
    expect(g.card('Quester')).toHaveKeyword('evasive');
    expect(g.offer('use-ability', 'Quester')).toBeOffered();
    g.move('quest', 'Quester');
    expect(g.player(0)).toHaveCount('hand', 0);
  });

  test('CR 6.1.2 an ability that is used, and one that waits for the turn', () => {
    const judge = character('Judge', '1/1/1', { text: 'Your other characters lose the Quick Take ability.' });
    const g = game([{ play: [quester, judge] }, {}]);
    expect(g.offer('use-ability', 'Quester')).not.toBeOffered();
    const stone = character('Stone', '4/4/1', {
      text: "STONE BY DAY If you have 3 or more cards in your hand, this character can't ready.",
    });
    const night = character('Night', '1/1/1', {
      text: 'Your other characters lose the Stone by Day ability.',
    });
    const still = game([{ hand: 5, play: [tired(stone)], deck: 5 }, { deck: 5 }])
      .endTurn()
      .endTurn();
    expect(still.card('Stone')).toBeInState('exerted');
    const h = game([{ hand: 5, play: [tired(stone), night], deck: 5 }, { deck: 5 }])
      .endTurn()
      .endTurn();
    expect(h.card('Stone')).not.toBeInState('exerted');
  });
});

describe('CR 6.1.12 the abilities of another card', () => {
  const learn = action(
    'Learn',
    'Chosen character of yours gains the abilities of chosen opposing character this turn.',
  );
  const begin = (more: object = {}) =>
    game([
      { hand: [learn, hush], inkwell: 2, play: [character('Pupil', '1/1/2')], deck: 3, ...more },
      { play: [quester] },
    ]);

  test('CR 6.1.12 all that is printed there is its own, for the turn', () => {
    const g = begin();
    g.move('play', 'Learn').choose('Pupil').choose('Quester');
    expect(g.card('Pupil')).toHaveKeyword('evasive');
    expect(g.offer('use-ability', 'Pupil')).toBeOffered();
    g.move('quest', 'Pupil');
    expect(g.player(0).names('hand')).toHaveLength(2);
    expect(g.player(0)).toHaveCount('lore', 2);
    g.endTurn();
    expect(g.card('Pupil')).not.toHaveKeyword('evasive');
    expect(g.card('Quester')).toHaveKeyword('evasive');
  });

  test('CR 6.1.12 it keeps them where the other loses its own or leaves', () => {
    const axe = action('Axe', 'Banish chosen opposing character.');
    const g = begin({ hand: [learn, hush, axe], inkwell: 3 });
    g.move('play', 'Learn').choose('Pupil').choose('Quester').move('play', 'Hush').choose('Quester');
    expect(g.card('Pupil')).toHaveKeyword('evasive');
    g.move('play', 'Axe').choose('Quester');
    expect(g.card('Pupil')).toHaveKeyword('evasive');
    g.move('use-ability', 'Pupil');
    expect(g.player(0)).toHaveCount('lore', 3);
  });

  test('CR 6.1.12 who has lost all has none to give', () => {
    const g = begin();
    g.move('play', 'Hush').choose('Quester').move('play', 'Learn').choose('Pupil').choose('Quester');
    expect(g.card('Pupil')).not.toHaveKeyword('evasive');
  });

  test('CR 6.4.1 those of all that are in play now', () => {
    const mirror = character('Mirror', '1/1/1', {
      text: 'This character gains the abilities of each of your other Hero characters.',
    });
    const hero = character('Hero', '1/1/1', { text: 'Evasive', classifications: ['Hero'] });
    const rogue = character('Rogue', '1/1/1', { text: 'Rush' });
    const axe = action('Axe', 'Banish chosen character.');
    const g = game([{ hand: [axe], inkwell: 1, play: [mirror, hero, rogue] }, {}]);
    expect(g.card('Mirror')).toHaveKeyword('evasive');
    expect(g.card('Mirror')).not.toHaveKeyword('rush');
    g.move('play', 'Axe').choose('Hero');
    expect(g.card('Mirror')).not.toHaveKeyword('evasive');
  });

  test('CR 6.1.2 one of them by its name', () => {
    const mirror = character('Mirror', '1/1/1', {
      text: 'This character gains the Quick Take ability of opposing characters.',
    });
    const g = game([{ play: [mirror] }, { play: [quester] }]);
    expect(g.card('Mirror')).not.toHaveKeyword('evasive');
    g.move('use-ability', 'Mirror');
    expect(g.player(0)).toHaveCount('lore', 3);
  });
});

describe('CR 8.6.1 Evasive on a location', () => {
  test('CR 8.6.1 only characters with Evasive can challenge it', () => {
    const tower = item('Tower', 'Your locations gain Evasive.');
    const fort = location('Fort');
    const bird = character('Bird', '1/1/1', { text: 'Evasive' });
    const g = game([{ play: [character('Plain'), bird] }, { play: [tower, fort] }]);
    expect(g.offer('challenge', 'Plain')).toBeRefused('nothing-to-challenge');
    g.move('challenge', 'Bird').choose('Fort');
    expect(g.card('Fort')).toHaveCount('damage', 1);
  });

  test('CR 8.9.1 a location challenges nobody: Rush on it means nothing', () => {
    const { diagnostics } = compileText(language(), {
      text: 'Chosen location gains Rush this turn.',
      type: 'action',
      resolves: true,
    });
    expect(diagnostics.map(({ message }) => message).join()).toContain('a location cannot have Rush');
  });
});

describe('a number alone', () => {
  const guest = character('Guest', '1/1/1', {
    text: 'When you play this character, choose a character of yours. If you have 2 items in play, ready her.',
  });
  const readied = (items: number) => {
    const names = ['One', 'Two', 'Three'].slice(0, items);
    const g = game([
      { hand: [guest], inkwell: 1, play: [tired(character('Gaston')), ...names.map((n) => item(n))] },
      {},
    ]);
    g.move('play', 'Guest').choose('Gaston');
    return g.card('Gaston');
  };

  test('CR 6.1.3 two, or more', () => {
    expect(readied(1)).toBeInState('exerted');
    expect(readied(2)).not.toBeInState('exerted');
    expect(readied(3)).not.toBeInState('exerted');
  });

  test('CR 6.1.3 less by as much as another has, with a dash for minus', () => {
    const drain = action(
      'Drain',
      'Chosen opposing character gets –{S} equal to the damage on them this turn.',
    );
    const hurt = { card: character('Hurt', '5/9/1'), damage: 2 };
    const g = game([{ hand: [drain], inkwell: 1 }, { play: [hurt] }]);
    g.move('play', 'Drain').choose('Hurt');
    expect(g.card('Hurt')).toHaveStat('strength', 3);
  });
});

test('CR 6.1.1 several keywords and an ability after them, all for the turn', () => {
  const give = action(
    'Give',
    'Chosen character gains Ward, Resist +1, and “When this character is banished, gain 2 lore” this turn.',
    { cost: 0 },
  );
  const end = action('End', 'Banish chosen character of yours.', { cost: 0 });
  const given = () =>
    game([{ hand: [give, end], play: [character('Target', '1/1/1', {})], deck: 3 }, { deck: 3 }])
      .move('play', 'Give')
      .choose('Target');
  const g = given();
  expect(g.card('Target')).toHaveKeyword('ward');
  expect(g.card('Target')).toHaveKeyword('resist');
  g.move('play', 'End').choose('Target');
  expect(g.player(0)).toHaveCount('lore', 2);
  const later = given().endTurn().endTurn();
  expect(later.card('Target')).not.toHaveKeyword('ward');
  later.move('play', 'End').choose('Target');
  expect(later.player(0)).toHaveCount('lore', 0);
});
