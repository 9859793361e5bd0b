import { describe, expect, test } from 'vitest';
import { game, played, tired } from './support/game.ts';

const dog = 'Cerberus - Three-Headed Dog';

describe('–2 {S} this turn', () => {
  test.each(['Maximus - Relentless Pursuer', 'Aurora - Briar Rose'])('%s', (name) => {
    const g = played(name, {}, { play: [dog] }).choose(dog);
    expect(g.card(dog)).toHaveStat('strength', 3);
    g.endTurn();
    expect(g.card(dog)).toHaveStat('strength', 5);
  });
});

describe('Megara - Pulling the Strings: WONDER BOY', () => {
  test('chosen character gets +2 {S} this turn', () => {
    const g = played('Megara - Pulling the Strings', { play: [dog] }).choose(dog);
    expect(g.card(dog)).toHaveStat('strength', 7);
    g.endTurn();
    expect(g.card(dog)).toHaveStat('strength', 5);
  });

  test('herself, when she is alone', () => {
    const g = played('Megara - Pulling the Strings').choose('Megara - Pulling the Strings');
    expect(g.card('Megara - Pulling the Strings')).toHaveStat('strength', 4);
  });
});

describe('Scar - Mastermind: INSIDIOUS PLOT', () => {
  test('chosen opposing character gets –5 {S} this turn, and counts as 0 below it', () => {
    const g = played('Scar - Mastermind', { play: [dog] }, { play: ['Abu - Mischievous Monkey'] });
    expect(g).toHaveDecision('choose-cards', { cards: ['Abu - Mischievous Monkey'] });
    g.choose('Abu - Mischievous Monkey');
    expect(g.card('Abu - Mischievous Monkey')).toHaveStat('strength', 0);
    g.endTurn();
    expect(g.card('Abu - Mischievous Monkey')).toHaveStat('strength', 3);
  });

  test('nobody to choose, nothing happens', () => {
    expect(played('Scar - Mastermind')).toHaveDecision('act');
  });
});

describe('Each opponent loses 1 lore', () => {
  test.each(['Aladdin - Street Rat', 'Rapunzel - Letting Down Her Hair'])('%s', (name) => {
    expect(played(name, { lore: 3 }, { lore: 2 }).player(1)).toHaveCount('lore', 1);
    expect(played(name, { lore: 3 }, { lore: 0 }).player(1)).toHaveCount('lore', 0);
    expect(played(name, { lore: 3 }, { lore: 2 }).player(0)).toHaveCount('lore', 3);
  });
});

describe('Ursula - Power Hungry: IT’S TOO EASY!', () => {
  test('the opponent loses 1 lore, and a card may be drawn for it', () => {
    const g = played('Ursula - Power Hungry', {}, { lore: 4 }).accept();
    expect(g.player(1)).toHaveCount('lore', 3);
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(played('Ursula - Power Hungry', {}, { lore: 4 }).decline().player(0)).toHaveCount('hand', 0);
  });

  test('no lore lost, no card', () => {
    const g = played('Ursula - Power Hungry', {}, { lore: 0 });
    expect(g).toHaveDecision('act');
    expect(g.player(0)).toHaveCount('hand', 0);
  });
});

describe('LeFou - Instigator: FAN THE FLAMES', () => {
  test('chosen character readies and cannot quest for the rest of the turn', () => {
    const g = played('LeFou - Instigator', { play: [tired(dog)] }, { play: [tired('Stitch - New Dog')] });
    g.choose(dog);
    expect(g.card(dog)).toBeInState('ready');
    expect(g.offer('quest', dog)).toBeRefused('forbidden');
    expect(g.offer('challenge', dog)).toBeOffered();
    g.endTurn().endTurn();
    expect(g.offer('quest', dog)).toBeOffered();
  });
});

describe('Scar - Shameless Firebrand: ROUSING SPEECH', () => {
  test('your characters with cost 3 or less ready and cannot quest for the rest of the turn', () => {
    const g = played('Scar - Shameless Firebrand', {
      play: [tired('Stitch - New Dog'), tired('Lilo - Galactic Hero'), tired(dog)],
    });
    expect(g.card('Stitch - New Dog')).toBeInState('ready');
    expect(g.card('Lilo - Galactic Hero')).toBeInState('ready');
    expect(g.card(dog)).toBeInState('exerted');
    expect(g.offer('quest', 'Stitch - New Dog')).toBeRefused('forbidden');
    g.endTurn().endTurn();
    expect(g.offer('quest', 'Stitch - New Dog')).toBeOffered();
  });
});

describe('Tinker Bell - Most Helpful: PIXIE DUST', () => {
  test('chosen character gains Evasive this turn', () => {
    const g = played('Tinker Bell - Most Helpful', { play: [dog] }).choose(dog);
    expect(g.card(dog)).toHaveKeyword('evasive');
    g.endTurn();
    expect(g.card(dog)).not.toHaveKeyword('evasive');
  });
});

describe('John Silver - Alien Pirate: PICK YOUR FIGHTS', () => {
  test('chosen opposing character gains Reckless during their next turn, when he is played', () => {
    const g = played('John Silver - Alien Pirate', {}, { play: [dog] }).choose(dog);
    expect(g.card(dog)).not.toHaveKeyword('reckless');
    g.endTurn();
    expect(g.card(dog)).toHaveKeyword('reckless');
    g.endTurn();
    expect(g.card(dog)).not.toHaveKeyword('reckless');
  });

  test('and whenever he quests', () => {
    const g = game([{ play: ['John Silver - Alien Pirate'] }, { play: [dog, 'Stitch - New Dog'] }]);
    g.move('quest', 'John Silver - Alien Pirate').choose('Stitch - New Dog').endTurn();
    expect(g.card('Stitch - New Dog')).toHaveKeyword('reckless');
    expect(g.card(dog)).not.toHaveKeyword('reckless');
  });
});
