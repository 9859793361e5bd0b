import { describe, expect, test } from 'vitest';
import { action, character, game, item, language } from '../support/game.ts';
import { keywordDefinitionsOf } from '../support/keywords.ts';
import { readyInk } from '../support/views.ts';

const hero = character('Hero', '2/4/1');
const zap = action('Zap', 'Deal 2 damage to chosen character.', { cost: 0 });

describe('CR 1.5 costs', () => {
  test('CR 1.5.2, 6.7.3.1 a cost within an effect is paid as it resolves, and in full', () => {
    const trader = character('Trader', '1/1/1', {
      text: 'When you play this character, you may pay 2 {I} to draw a card.',
    });
    const g = game([{ hand: [trader], inkwell: 4 }]).move('play', 'Trader');
    expect(readyInk(g)).toBe(3);
    g.accept();
    expect(readyInk(g)).toBe(1);
    expect(g.player(0)).toHaveCount('hand', 1);
    const poor = game([{ hand: [trader], inkwell: 2 }]).move('play', 'Trader');
    expect(poor).toHaveDecision('act');
    expect(readyInk(poor)).toBe(1);
    expect(poor.player(0)).toHaveCount('hand', 0);
  });

  test('CR 1.5.3 one payment pays for one cost', () => {
    const cheap = [character('A'), character('B')];
    const g = game([{ hand: cheap, inkwell: 1 }]).move('play', 'A');
    expect(g.offer('play', 'B')).toBeRefused('not-enough-ink');
  });

  test('CR 1.5.4, 4.3.2.3 a payment modifier changes what is paid, never the cost', () => {
    const sale = item('Sale', 'You pay 1 {I} less to play characters.');
    const watcher = character('Watcher', '1/1/1', {
      text: 'Whenever you play a character with cost 3 or more, gain 1 lore.',
    });
    const g = game([{ play: [sale, watcher], hand: [character('Dear', '1/1/1', { cost: 3 })], inkwell: 2 }]);
    g.move('play', 'Dear');
    expect(readyInk(g)).toBe(0);
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 1.5.5.3, 6.1.7 for free nothing is paid, and no other way is chosen', () => {
    const gate = action('Gate', 'You may play a character with cost 5 or less for free.');
    const elder = character('Elder', '3/3/1', { fullName: 'Elder - Young' });
    const grown = character('Elder', '3/3/1', { cost: 5, text: 'Shift 1', fullName: 'Elder - Grown' });
    const g = game([{ hand: [gate, grown], play: [elder], inkwell: 3 }])
      .move('play', 'Gate')
      .accept();
    if (g.decision?.kind === 'choose-cards') g.choose('Elder - Grown');
    expect(g.card('Elder - Grown')).toBeInZone('play');
    expect(g.card('Elder - Grown').under).toEqual([]);
    expect(readyInk(g)).toBe(2);
  });
});

describe('CR 1.6 abilities', () => {
  test('CR 1.6.1 an ability applies only while its source is in play', () => {
    const banner = character('Banner', '1/1/1', { text: 'Your other characters get +2 {S}.' });
    const bard = character('Bard', '1/1/1', { text: 'Whenever one of your characters quests, draw a card.' });
    const scribe = item('Scribe', '{E} — Draw a card.');
    const away = [banner, bard, scribe];
    const g = game([{ hand: away, discard: away, inkwell: away, play: [hero] }]);
    expect(g.card('Hero')).toHaveStat('strength', 2);
    g.move('quest', 'Hero');
    expect(g.player(0)).toHaveCount('hand', 3);
    expect(() => g.offer('use-ability', 'Scribe')).toThrow(/is not there/);
  });

  test.each([
    ['when', 'When you play this character, draw a card.', 'triggered'],
    ['whenever', 'Whenever this character quests, draw a card.', 'triggered'],
    ['at the start of', 'At the start of your turn, draw a card.', 'triggered'],
    ['at the end of', 'At the end of your turn, draw a card.', 'triggered'],
    ['a cost and an effect', '{E} — Draw a card.', 'activated'],
    ['a static ability', 'Your other characters get +1 {S}.', 'static'],
    ['a keyword', 'Evasive', 'keyword'],
  ])('CR 1.6.1.1, 1.6.1.2, 1.6.1.3, 1.6.1.5, 6.2.2 %s: “%s” is %s', (_what, text, kind) => {
    const [read] = language().parse(text).abilities;
    expect(read?.ability.kind).toBe(kind);
  });

  test('CR 1.6.1.5, 6.1.9 every keyword stands for abilities, or says which rule of the game it is', () => {
    const defined = keywordDefinitionsOf();
    expect(defined.map(({ name }) => name).sort()).toEqual(
      [
        'alert',
        'bodyguard',
        'boost',
        'challenger',
        'evasive',
        'reckless',
        'resist',
        'rush',
        'shift',
        'sing-together',
        'singer',
        'support',
        'vanish',
        'ward',
      ].sort(),
    );
    for (const { name, says } of defined) expect(says, name).toBeGreaterThan(0);
  });
});

describe('CR 1.7 timing', () => {
  const killer = character('Killer', '1/1/1', {
    text: 'Whenever one of your characters quests, you may banish chosen character.',
  });
  const stinger = character('Stinger', '1/1/1', {
    text: 'Whenever one of your characters quests, you may deal 1 damage to chosen character.',
  });

  test('CR 1.7.3 what can be chosen is looked at as the effect resolves, not as it triggers', () => {
    const g = game([{ play: [hero, killer, stinger] }, { play: [character('Foe', '1/9/1')] }]);
    g.move('quest', 'Hero').option('Killer').accept().choose('Foe');
    g.accept();
    expect([...g.candidates].sort()).toEqual(['Hero', 'Killer', 'Stinger']);
    g.choose('Hero');
  });

  test('CR 1.7.4, 6.2.3, 7.7.1 triggered abilities wait until what is going on is done', () => {
    const g = game([{ play: [hero, killer, stinger] }]).move('quest', 'Hero');
    expect(g.state.pendingTriggers).toHaveLength(2);
    expect(g.player(0)).toHaveCount('lore', 1);
    g.option('Killer').decline().decline();
    expect(g.state.pendingTriggers).toHaveLength(0);
  });

  test('CR 7.7.2 nothing else waits there: actions, used abilities and cards that are played do not', () => {
    const book = item('Book', '{E} — Deal 1 damage to chosen character.');
    const g = game([{ hand: [zap], play: [hero, book] }]).move('play', 'Zap');
    expect(g.state.pendingTriggers).toHaveLength(0);
    g.choose('Hero').move('use-ability', 'Book');
    expect(g.state.pendingTriggers).toHaveLength(0);
    g.choose('Hero');
  });

  test('CR 1.7.5 a drying character cannot challenge, quest or exert for a cost', () => {
    const scholar = character('Scholar', '2/2/1', { text: '{E} — Draw a card.' });
    const g = game([
      { play: [{ card: scholar, dry: false }] },
      { play: [{ card: character('Foe'), exerted: true }] },
    ]);
    expect(g.offer('quest', 'Scholar')).toBeRefused('drying');
    expect(g.offer('challenge', 'Scholar')).toBeRefused('cannot-declare');
    expect(g.offer('use-ability', 'Scholar')).toBeRefused('cannot-pay');
  });
});

describe('CR 1.8 game state check', () => {
  test('CR 1.8.1, 6.7.5, 7.7.4.3 it is made after each ability, before the next is chosen', () => {
    const stingers = ['First', 'Second'].map((name) =>
      character(name, '1/1/1', {
        text: 'Whenever one of your characters quests, you may deal 2 damage to chosen opposing character.',
      }),
    );
    const g = game([
      { play: [hero, ...stingers] },
      { play: [character('Frail', '1/2/1'), character('Tough', '1/9/1')] },
    ]);
    g.move('quest', 'Hero').option('First').accept().choose('Frail');
    expect(g.card('Frail')).toBeInZone('discard');
    g.accept();
    expect(g.candidates).toEqual(['Tough']);
    g.choose('Tough');
  });

  test('CR 1.8.1, 4.6.6.3 it is made after the declaration of a challenge and after its damage', () => {
    const thorn = character('Thorn', '0/3/1', {
      text: 'Whenever this character is challenged, deal 4 damage to chosen character.',
    });
    const g = game([{ play: [hero] }, { play: [{ card: thorn, exerted: true }] }]);
    g.move('challenge', 'Hero').choose('Thorn');
    expect(g).toHaveDecision('choose-cards', { player: 1 });
    g.choose('Hero');
    // It was banished before any damage of the challenge.
    expect(g.card('Hero')).toBeInZone('discard');
    expect(g.card('Thorn')).toHaveCount('damage', 0);
  });
});
