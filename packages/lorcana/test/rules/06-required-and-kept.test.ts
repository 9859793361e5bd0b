import { type CardRef, refOf } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const guard = (name: string, facts: object = {}) =>
  character(name, '3/9/1', {
    text: 'Opponents must choose this character for actions and abilities if able.',
    ...facts,
  });
const zap = action('Zap', 'Deal 1 damage to chosen character.', { cost: 0 });

describe('CR 6.7.3 legal choices', () => {
  test('CR 6.7.3, 6.7.3.2 opponents who can choose it must, its own player need not', () => {
    const g = game([{ hand: [zap] }, { play: [guard('Guard'), character('Other', '1/9/1')] }]).move(
      'play',
      'Zap',
    );
    expect(g.candidates).toEqual(['Guard']);
    g.choose('Guard');
    const own = game([{ hand: [zap], play: [guard('Guard'), character('Other', '1/9/1')] }]).move(
      'play',
      'Zap',
    );
    expect([...own.candidates].sort()).toEqual(['Guard', 'Other']);
    own.choose('Other');
  });

  test('CR 6.7.3.2 what the effect requires comes as well: who cannot be chosen for it does not have to be', () => {
    const mend = action('Mend', 'Deal 1 damage to chosen damaged character.', { cost: 0 });
    const g = game([
      { hand: [mend] },
      { play: [guard('Guard'), { card: character('Hurt', '1/9/1'), damage: 1 }] },
    ]).move('play', 'Mend');
    expect(g.candidates).toEqual(['Hurt']);
    g.choose('Hurt');
    const warded = item('Veil', 'Your characters gain Ward.');
    const h = game([
      { hand: [zap], play: [character('Mine', '1/9/1')] },
      { play: [guard('Guard'), warded] },
    ]).move('play', 'Zap');
    expect(h.candidates).toEqual(['Mine']);
    h.choose('Mine');
  });

  test('CR 6.7.3.2 among several to choose it is one of them, and no other choice is legal', () => {
    const foes = ['A', 'B'].map((name) => character(name, '1/9/1'));
    const text = 'Exert up to 2 chosen characters.';
    const tire = action('Tire', text, { cost: 0 });
    const begin = () => game([{ hand: [tire] }, { play: [guard('Guard'), ...foes] }]).move('play', 'Tire');
    const g = begin();
    expect(g).toHaveDecision('choose-cards', { min: 0, max: 2 });
    const [a, b, guarding] = ['A', 'B', 'Guard'].map((name) => refOf(g.state, g.card(name).index)) as [
      CardRef,
      CardRef,
      CardRef,
    ];
    expect(g.engine.check(g.state, [a, b])).toEqual({ reason: 'must-choose', rule: 'CR 6.7.3.2' });
    expect(g.engine.check(g.state, [a])).toEqual({ reason: 'must-choose', rule: 'CR 6.7.3.2' });
    expect(g.engine.check(g.state, [])).toBeNull();
    expect(g.engine.check(g.state, [a, guarding])).toBeNull();
    g.choose('A', 'Guard');
    expect(g.card('Guard')).toBeInState('exerted');
    begin().choose();
  });

  test('CR 6.7.3.2 two abilities that require it: both, where there is room', () => {
    const other = character('Sentry', '1/9/1', {
      text: 'Opponents must choose this character for actions and abilities if able.',
    });
    const tire = action('Tire', 'Exert up to 2 chosen characters.', { cost: 0 });
    const g = game([{ hand: [tire, zap] }, { play: [guard('Guard'), other, character('A', '1/9/1')] }]).move(
      'play',
      'Tire',
    );
    const [a, sentry, guarding] = ['A', 'Sentry', 'Guard'].map((name) =>
      refOf(g.state, g.card(name).index),
    ) as [CardRef, CardRef, CardRef];
    expect(g.engine.check(g.state, [a, guarding])).toEqual({ reason: 'must-choose', rule: 'CR 6.7.3.2' });
    expect(g.engine.check(g.state, [sentry, guarding])).toBeNull();
    g.choose('Sentry', 'Guard').move('play', 'Zap');
    expect([...g.candidates].sort()).toEqual(['Guard', 'Sentry']);
    g.choose('Sentry');
  });
});

describe('CR 6.6.4 what cannot be reduced below', () => {
  const weaken = action('Weaken', 'Chosen character gets -2 {S} this turn.', { cost: 0 });
  const thin = action('Thin', 'Chosen character gets -2 {W} this turn.', { cost: 0 });
  const raise = action('Raise', 'Chosen character gets +3 {S} this turn.', { cost: 0 });

  test('CR 6.6.4 modifiers add up first, then the value is at least what is printed', () => {
    const oak = item('Oak', 'Your characters’ {S} can’t be reduced below their printed value.');
    const g = game([
      { play: [oak, character('Hero', '2/5/1')], hand: [weaken, raise] },
      { play: [character('Foe', '2/5/1')], hand: [weaken] },
    ]);
    g.move('play', 'Weaken').choose('Hero');
    expect(g.card('Hero')).toHaveStat('strength', 2);
    // 2 - 2 + 3
    g.move('play', 'Raise').choose('Hero');
    expect(g.card('Hero')).toHaveStat('strength', 3);
    g.endTurn().move('play', 'Weaken').choose('Foe');
    expect(g.card('Foe')).toHaveStat('strength', 0);
  });

  test('CR 6.6.4 only the characteristic that is spoken of, and of whom', () => {
    const firm = character('Firm', '4/4/1', {
      text: 'This character’s {S} can’t be reduced below its printed value.',
    });
    const g = game([
      { play: [firm, character('Soft', '4/4/1')], hand: [weaken, thin, { card: weaken, as: 'again' }] },
    ]);
    g.move('play', 'Weaken')
      .choose('Firm')
      .move('play', 'Thin')
      .choose('Firm')
      .move('play', 'again')
      .choose('Soft');
    expect(g.card('Firm')).toHaveStat('strength', 4);
    expect(g.card('Firm')).toHaveStat('willpower', 2);
    expect(g.card('Soft')).toHaveStat('strength', 2);
  });
});

describe('CR 6.4.5 steps that are skipped', () => {
  const squire = character('Squire', '1/5/1', { text: "Skip your turn's Draw step." });

  test('CR 6.4.5 nothing of the step happens, for its player alone', () => {
    const owl = character('Owl', '1/5/1', { text: 'Whenever you draw a card, gain 1 lore.' });
    const g = game([{ hand: 0 }, { play: [squire, owl], hand: 0 }]).endTurn();
    expect(g).toHaveDecision('act', { player: 1 });
    expect(g.player(1)).toHaveCount('hand', 0);
    expect(g.player(1)).toHaveCount('lore', 0);
    g.endTurn();
    expect(g.player(0)).toHaveCount('hand', 1);
    g.endTurn();
    expect(g.player(1)).toHaveCount('hand', 0);
  });

  test('CR 6.4.5 the steps around it take place', () => {
    const g = game([{}, { play: [{ card: squire, exerted: true }], hand: 0 }]).endTurn();
    expect(g.card('Squire')).toBeInState('ready');
  });

  test('CR 6.4.5 a step that has begun goes on', () => {
    const call = character('Caller', '1/5/1', {
      text: 'Whenever you draw a card, you may play a character from your discard for free.',
    });
    const g = game([{}, { play: [call], discard: [squire], hand: 0 }]).endTurn();
    g.accept();
    if (g.decision?.kind === 'choose-cards') g.choose('Squire');
    expect(g.card('Squire')).toBeInZone('play', 1);
    expect(g.player(1)).toHaveCount('hand', 1);
    g.endTurn().endTurn();
    expect(g.player(1)).toHaveCount('hand', 1);
  });
});
