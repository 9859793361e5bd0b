import { describe, expect, test } from 'vitest';
import { action, character } from '../support/game.ts';
import { table } from './table.ts';

const tired = (card: string | ReturnType<typeof character>) => ({ card, exerted: true });

describe('CR 6.5 replacement effects', () => {
  test('CR 6.5.1.1 example: Stolen Scimitar gives Aladdin +2 in place of +1', () => {
    const slash = (name: string) =>
      table([{ play: ['Stolen Scimitar', character(name, '1/1/1')] }])
        .move('use-ability', 'Stolen Scimitar')
        .choose(name)
        .card(name);
    expect(slash('Aladdin')).toHaveStat('strength', 3);
    expect(slash('Jasmine')).toHaveStat('strength', 2);
  });

  const guard = action(
    'Guard',
    'Choose a character. The next time they would be dealt damage this turn, they take no damage instead.',
    { cost: 0 },
  );

  test('CR 6.5.2 example: replacing the damage leaves the card that Let the Storm Rage On draws', () => {
    const g = table([
      { hand: ['Let the Storm Rage On', guard], inkwell: 3 },
      { play: [character('Guarded', '1/4/1')] },
    ]);
    g.move('play', 'Guard').choose('Guarded');
    g.move('play', 'Let the Storm Rage On', 'ink').choose('Guarded');
    expect(g.card('Guarded')).toHaveCount('damage', 0);
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 6.5.3 example: Snuggly Duckling asks for 6 strength when it resolves, not later in the challenge', () => {
    const pub = 'Snuggly Duckling - Disreputable Pub';
    const bout = (numbers: string, text = '') => {
      const brawler = character('Brawler', numbers, { text });
      const g = table([{ play: [pub, brawler], inkwell: 2 }, { play: [tired(character('Foe', '0/9/1'))] }]);
      g.move('move', 'Brawler').choose(pub).move('challenge', 'Brawler').choose('Foe');
      return g;
    };
    expect(bout('3/9/1').player(0)).toHaveCount('lore', 1);
    expect(bout('6/9/1').player(0)).toHaveCount('lore', 3);
    expect(bout('2/9/1').player(0)).toHaveCount('lore', 0);
    // The strength comes only after the ability of the pub has resolved.
    const later = bout(
      '4/9/1',
      'Whenever this character challenges another character, they get +2 {S} this turn.',
    );
    later.option(pub);
    expect(later.card('Brawler')).toHaveStat('strength', 6);
    expect(later.player(0)).toHaveCount('lore', 1);
  });

  test('CR 6.5.7.3 example: first the Mine’s own replacement, then Beast’s', () => {
    const mine = "Seven Dwarfs' Mine - Secure Fortress";
    const g = table([
      { play: [mine, 'Sleepy - Sluggish Knight'], inkwell: 9 },
      { play: ['Beast - Selfless Protector', 'Flounder - Voice of Reason'] },
    ]);
    g.move('move', 'Sleepy - Sluggish Knight').choose(mine).accept();
    g.choose('Flounder - Voice of Reason');
    expect(g.card('Flounder - Voice of Reason')).toHaveCount('damage', 0);
    expect(g.card('Beast - Selfless Protector')).toHaveCount('damage', 2);
    expect(g).toHaveHappened('damage-put', { amount: 2 });
    expect(g).not.toHaveHappened('damaged');
  });

  test('CR 6.5.8 example: one of two equal replacements applies, and the other is gone', () => {
    const heiheis = ['a', 'b'].map((as) => ({ card: 'HeiHei - Boat Snack', as }));
    const flounder = 'Flounder - Voice of Reason';
    const sting = action('Sting', 'Deal 1 damage to chosen character.', { cost: 0 });
    const g = table([
      { play: ['Rapunzel - Ready for Adventure', flounder, ...heiheis], hand: [sting] },
      { play: [tired(character('Foe', '1/9/1'))] },
    ]);
    g.move('quest', 'a').accept().choose(flounder);
    g.move('quest', 'b').accept().choose(flounder);
    g.move('challenge', flounder).choose('Foe');
    if (g.decision?.kind === 'choose-option') g.option(g.decision.candidates[0]!);
    expect(g.card(flounder)).toHaveCount('damage', 0);
    g.move('play', 'Sting').choose(flounder);
    expect(g.card(flounder)).toHaveCount('damage', 1);
  });
});

describe('CR 6.6 ability modifiers', () => {
  test('CR 6.6.1.2 example A: Grand Duke’s +1 is on those in play and on who comes, as long as he is there', () => {
    const duke = 'Grand Duke - Advisor to the King';
    const end = action('End', 'Banish chosen character.', { cost: 0 });
    const queen = character('Queen', '1/1/1', { classifications: ['Queen'] });
    const g = table([
      { hand: [duke, end, queen], inkwell: 3, play: ['Mulan - Imperial Soldier', 'Stitch - New Dog'] },
    ]);
    g.move('play', duke);
    expect(g.card('Mulan - Imperial Soldier')).toHaveStat('strength', 5);
    expect(g.card('Stitch - New Dog')).toHaveStat('strength', 2);
    g.move('play', 'Queen');
    expect(g.card('Queen')).toHaveStat('strength', 2);
    g.move('play', 'End').choose(duke);
    expect(g.card('Queen')).toHaveStat('strength', 1);
    expect(g.card('Mulan - Imperial Soldier')).toHaveStat('strength', 4);
  });

  const grow = (by: string) => action(`Get ${by}`, `Chosen character gets ${by} {S} this turn.`, { cost: 0 });

  test('CR 6.6.1.2 example B: HeiHei’s modifiers add up below 0', () => {
    const heihei = 'Heihei - Rambling Rooster';
    const g = table([{ hand: [grow('+1'), grow('-5'), { card: grow('+1'), as: 'again' }], play: [heihei] }]);
    g.move('play', 'Get +1').choose(heihei);
    expect(g.card(heihei)).toHaveStat('strength', 3);
    g.move('play', 'Get -5').choose(heihei);
    // It counts as 0, and is -2.
    expect(g.card(heihei)).toHaveStat('strength', 0);
    g.move('play', 'again').choose(heihei);
    expect(g.card(heihei)).toHaveStat('strength', 0);
    expect(g.card(heihei)).toHaveStat('willpower', 2);
  });

  test('CR 6.6.2 example: Yokai counts a character with -1 strength as one with 0', () => {
    const yokai = 'Yokai - Scientific Supervillain';
    const g = table([
      { play: [yokai, { card: 'Microbots', as: 'first' }], hand: [{ card: 'Microbots', as: 'second' }] },
      { play: [character('Foe', '1/1/1'), character('Strong', '5/5/1')] },
    ]);
    g.move('play', 'second').choose('Foe');
    expect(g.card('Foe')).toHaveStat('strength', 0);
    g.move('quest', yokai);
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g.card('Foe')).toBeInZone('play');
  });

  test('CR 6.6.3 example: Flynn’s lore value is negative and gains nothing, and grows as the hand shrinks', () => {
    const flynn = 'Flynn Rider - His Own Biggest Fan';
    const g = table([{ play: [flynn], lore: 3 }, { hand: 5 }]).move('quest', flynn);
    expect(g.player(0)).toHaveCount('lore', 3);
    const better = action('Cheer', 'Chosen character gets +1 {L} this turn.', { cost: 0 });
    const cheered = table([{ play: [flynn], hand: [better] }, { hand: 5 }])
      .move('play', 'Cheer')
      .choose(flynn);
    // It was -1, so that it is 0 now.
    cheered.move('quest', flynn);
    expect(cheered.player(0)).toHaveCount('lore', 0);
    const fewer = table([{ play: [flynn] }, { hand: 3 }]).move('quest', flynn);
    expect(fewer.player(0)).toHaveCount('lore', 1);
  });

  test('CR 6.6.4 example: Elisa’s strength is never below what is printed', () => {
    const elisa = character('Elisa Maza - Transformed Gargoyle', '4/4/2', {
      text: 'Your characters’ {S} can’t be reduced below their printed value.',
    });
    const g = table([{ play: [elisa], hand: [grow('-4'), grow('+1'), grow('+4')] }]);
    const name = 'Elisa Maza - Transformed Gargoyle';
    g.move('play', 'Get -4').choose(name);
    expect(g.card(name)).toHaveStat('strength', 4);
    g.move('play', 'Get +1').choose(name);
    expect(g.card(name)).toHaveStat('strength', 4);
    g.move('play', 'Get +4').choose(name);
    expect(g.card(name)).toHaveStat('strength', 5);
  });
});

describe('CR 6.7 resolving', () => {
  const smith = character('John Smith - Undaunted Protector', '3/5/1', {
    text: 'Opponents must choose this character for actions and abilities if able.',
  });

  test('CR 6.7.3.3 example A: Smash has to be for John Smith', () => {
    const g = table([{ hand: ['Smash'], inkwell: 3 }, { play: [smith, 'Stitch - New Dog'] }]).move(
      'play',
      'Smash',
    );
    expect(g).toHaveDecision('choose-cards', { cards: ['John Smith - Undaunted Protector'] });
    g.choose('John Smith - Undaunted Protector');
    expect(g.card('John Smith - Undaunted Protector')).toHaveCount('damage', 3);
  });

  test('CR 6.7.3.3 example B: of two of him either will do', () => {
    const smiths = ['a', 'b'].map((as) => ({ card: smith, as }));
    for (const name of ['a', 'b']) {
      const g = table([{ hand: ['Smash'], inkwell: 3 }, { play: [...smiths, 'Stitch - New Dog'] }]);
      g.move('play', 'Smash');
      expect(g.candidates).toHaveLength(2);
      g.choose(name);
      expect(g.card(name)).toHaveCount('damage', 3);
    }
  });

  test('CR 6.7.6 example: at Donald’s start of the turn his player is asked first, then the other, then the game goes on', () => {
    const donald = 'Donald Duck - Perfect Gentleman';
    const g = table([{}, { play: [donald] }]).endTurn();
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept();
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g).toHaveDecision('act', { player: 1 });
    // Each drew one for the ability, and the active player one in the Draw step.
    expect(g.events('drawn').map(({ player }) => player)).toEqual([1, 0, 1]);
  });

  test('CR 6.7.8 example: Get to Safety! has drawn its card before Jim Hawkins may move', () => {
    const jim = 'Jim Hawkins - Space Traveler';
    const hollow = 'Sleepy Hollow - The Bridge';
    const g = table([{ play: [jim], hand: ['Get to Safety!'], discard: [hollow], inkwell: 1 }]);
    g.move('play', 'Get to Safety!');
    if (g.decision?.kind === 'choose-cards') g.choose(hollow);
    expect(g.card(hollow)).toBeInZone('play', 0);
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g).toHaveDecision('confirm', { player: 0 });
    expect(g.card('Get to Safety!')).toBeInZone('discard');
    g.accept();
    expect(g.card(jim)).toBeInState('at-a-location');
  });

  test('CR 6.7.9 example: there is no moment in which Mother Gothel is in play without her damage', () => {
    const gothel = 'Mother Gothel - Withered and Wicked';
    const g = table([{ hand: [gothel], inkwell: 2 }]).move('play', gothel);
    expect(g.card(gothel)).toHaveCount('damage', 3);
    expect(g).not.toHaveHappened('damaged');
  });
});
