import { describe, expect, test } from 'vitest';
import { action, character, item } from '../support/game.ts';
import { table } from './table.ts';

const hades = 'Hades - Ruthless Tyrant';
const honest = 'Honest John - Shameless Schemer';
const baloo = "Baloo - Ol' Iron Paws";
const friend = character('Friend', '1/4/1');
const foe = character('Foe', '1/9/1');

/** A second part is only done when the first was completely performed. */
describe('CR 6.1.5.1 “[A] to [B]” asks whether A happened', () => {
  test('damage that is prohibited was not dealt: Hades draws nothing', () => {
    const quest = (...others: (string | typeof friend)[]) =>
      table([{ play: [hades, honest, friend, ...others] }])
        .move('quest', hades)
        .accept();
    const barred = quest(baloo).choose(honest);
    expect(barred.card(honest)).toHaveCount('damage', 0);
    expect(barred.player(0)).toHaveCount('hand', 0);
    const other = quest(baloo).choose('Friend');
    expect(other.card('Friend')).toHaveCount('damage', 2);
    expect(other.player(0)).toHaveCount('hand', 2);
    const free = quest().choose(honest);
    expect(free.card(honest)).toHaveCount('damage', 2);
    expect(free.player(0)).toHaveCount('hand', 2);
  });

  test('the same of Teeth and Ambitions: no other character is asked for', () => {
    const g = table([
      { play: ['Chief Bogo - Calling the Shots', friend], hand: ['Teeth and Ambitions'], inkwell: 2 },
      { play: [foe] },
    ]);
    g.move('play', 'Teeth and Ambitions', 'ink').choose('Chief Bogo - Calling the Shots');
    expect(g).toHaveDecision('act');
    expect(g.card('Foe')).toHaveCount('damage', 0);
  });

  test('with nothing but what it is prohibited for it is not begun', () => {
    const g = table([
      { play: ['Chief Bogo - Calling the Shots'], hand: ['Teeth and Ambitions'], inkwell: 2 },
      { play: [foe] },
    ]);
    expect(g.move('play', 'Teeth and Ambitions', 'ink')).toHaveDecision('act');
    const barred = table([{ play: [hades, 'Chief Bogo - Calling the Shots'] }]);
    expect(barred.move('quest', hades)).toHaveDecision('act');
  });

  test('damage that Resist reduces to nothing was dealt for it', () => {
    const tough = character('Tough', '1/4/1', { text: 'Resist +2' });
    const g = table([{ play: [tough], hand: ['Teeth and Ambitions'], inkwell: 2 }, { play: [foe] }]).move(
      'play',
      'Teeth and Ambitions',
      'ink',
    );
    g.choose('Tough').choose('Foe');
    expect(g.card('Tough')).toHaveCount('damage', 0);
    expect(g.card('Foe')).toHaveCount('damage', 2);
    const quest = table([{ play: [hades, tough] }])
      .move('quest', hades)
      .accept()
      .choose('Tough');
    expect(quest.player(0)).toHaveCount('hand', 2);
  });

  test('damage that another character takes instead was dealt for it', () => {
    const beast = 'Beast - Selfless Protector';
    const g = table([{ play: [hades, beast, friend] }])
      .move('quest', hades)
      .accept()
      .choose('Friend');
    expect(g.card(beast)).toHaveCount('damage', 2);
    expect(g.player(0)).toHaveCount('hand', 2);
    const song = table([
      { play: [beast, friend], hand: ['Teeth and Ambitions'], inkwell: 2 },
      { play: [foe] },
    ]).move('play', 'Teeth and Ambitions', 'ink');
    song.choose('Friend').choose('Foe');
    expect([song.card(beast), song.card('Foe')].map((card) => card.count('damage'))).toEqual([2, 2]);
  });

  test('an item that cannot be banished pays for nothing', () => {
    const keep = item('Keep', "Your items named Tool can't be banished.");
    const tool = item('Tool');
    const launch = (...play: (typeof tool)[]) =>
      table([{ play, hand: ['Launch'], inkwell: 3 }, { play: [foe] }]).move('play', 'Launch', 'ink');
    const barred = launch(keep, tool).choose('Tool');
    expect(barred).toHaveDecision('act');
    expect(barred.card('Tool')).toBeInZone('play', 0);
    expect(barred.card('Foe')).toHaveCount('damage', 0);
    const paid = launch(keep, tool).choose('Keep').choose('Foe');
    expect(paid.card('Foe')).toHaveCount('damage', 5);
    // “One of your items” is one that can be (CR 6.7.3).
    const hiram = 'Hiram Flaversham - Toymaker';
    const flaversham = table([{ play: [hiram, keep, tool] }])
      .move('quest', hiram)
      .accept();
    expect(flaversham.card('Keep')).toBeInZone('discard', 0);
    expect(flaversham.player(0)).toHaveCount('hand', 2);
    const all = item('Vault', "Your items can't be banished.");
    expect(table([{ play: [hiram, all] }]).move('quest', hiram)).toHaveDecision('act');
  });

  test('fewer than it says is not begun: “the top 3 cards”', () => {
    const dale = 'Dale - Mischievous Ranger';
    const begin = (cards: number) =>
      table([
        {
          hand: [dale],
          inkwell: 4,
          deck: { only: Array.from({ length: cards }, (_, i) => character(`C${i}`)) },
        },
        { play: [foe] },
      ]).move('play', dale);
    expect(begin(2)).toHaveDecision('act');
    expect(begin(3).accept().choose('Foe').player(0)).toHaveCount('discard', 3);
  });

  test('fewer than it says is not begun: returned, put under, removed', () => {
    const other = character('Other');
    const back = action('Back', 'Return 2 chosen characters of yours to your hand to draw 3 cards.', {
      cost: 0,
    });
    const heal = action('Heal', 'Remove 3 damage from chosen character of yours to draw 3 cards.', {
      cost: 0,
    });
    const one = table([{ play: [friend], hand: [back] }]).move('play', 'Back');
    expect(one).toHaveDecision('act');
    expect(one.player(0)).toHaveCards('play', ['Friend']);
    const two = table([{ play: [friend, other], hand: [back] }])
      .move('play', 'Back')
      .choose('Friend', 'Other');
    expect(two.player(0)).toHaveCount('hand', 5);
    const hurt = (damage: number) =>
      table([{ play: [{ card: friend, damage }, other], hand: [heal] }]).move('play', 'Heal');
    expect(hurt(2)).toHaveDecision('act');
    expect(hurt(2).card('Friend')).toHaveCount('damage', 2);
    const healed = hurt(3).choose('Friend');
    expect(healed.player(0)).toHaveCount('hand', 3);
    // Who takes a character with less has not done it.
    expect(hurt(3).choose('Other').player(0)).toHaveCount('hand', 0);
  });

  test('all of an empty hand is discarded', () => {
    const doc = 'Doc - Bold Knight';
    const g = table([{ hand: [doc], inkwell: 2 }]).move('play', doc);
    expect(g).toHaveDecision('confirm', { prompt: 'may' });
    expect(g.accept().player(0)).toHaveCount('hand', 2);
    const hercules = action(
      'Rescue',
      'You may discard your hand. If you do, return a card from your discard to your hand.',
      { cost: 0 },
    );
    const rescue = table([{ hand: [hercules], discard: [friend] }])
      .move('play', 'Rescue')
      .accept();
    expect(rescue.player(0)).toHaveCards('hand', ['Friend']);
  });
});

describe('CR 6.1.5.1 “[A]. If you do, [B]” asks whether A was completely performed', () => {
  test('a character that cannot ready did not: Della Duck and Rama', () => {
    const still = item('Still', "Your characters can't ready.");
    const boosted = { card: character('Boosted', '1/4/1', { text: 'Boost 1 {I}' }), exerted: true };
    const della = 'Della Duck - Returning Mother';
    const duck = (...play: (typeof still)[]) =>
      table([{ play: [boosted, ...play], hand: [della], inkwell: 4 }]).move('play', della);
    expect(duck(still)).toHaveDecision('act');
    const ready = duck().accept().choose('Boosted');
    expect(ready.card('Boosted').is('ready')).toBe(true);
    expect(ready.offer('quest', 'Boosted')).not.toBeOffered();

    const rama = { card: 'Rama - Vigilant Father', exerted: true };
    const strong = character('Strong', '5/5/1', { cost: 1 });
    const father = (...play: (typeof still)[]) =>
      table([{ play: [rama, ...play], hand: [strong], inkwell: 1 }]).move('play', 'Strong');
    expect(father(still)).toHaveDecision('act');
    expect(father().accept().card('Rama - Vigilant Father').is('ready')).toBe(true);
  });

  test('John Silver readies nobody who could not be dealt damage', () => {
    const silver = 'John Silver - Ferocious Friend';
    const g = table([{ play: [silver, baloo, { card: honest, exerted: true }] }]);
    g.move('quest', silver).accept().choose(honest);
    expect(g.card(honest).is('exerted')).toBe(true);
    const h = table([{ play: [silver, { card: honest, exerted: true }] }])
      .move('quest', silver)
      .accept();
    h.choose(honest);
    expect(h.card(honest).is('exerted')).toBe(false);
  });

  test('without “to” as much is done as can be, and what depends on all of it is not', () => {
    const put = action(
      'Put',
      'You may put 3 item cards from your discard on the bottom of your deck in any order. If you do, deal 3 damage to chosen character.',
      { cost: 0 },
    );
    const tool = item('Tool');
    const begin = (count: number) =>
      table([{ hand: [put], discard: Array.from({ length: count }, () => tool) }, { play: [foe] }])
        .move('play', 'Put')
        .accept();
    const two = begin(2);
    if (two.decision?.kind === 'order') two.order(...two.candidates);
    expect(two).toHaveDecision('act');
    expect(two.player(0).names('discard')).toEqual(['Put']);
    expect(two.card('Foe')).toHaveCount('damage', 0);
    const three = begin(3);
    if (three.decision?.kind === 'order') three.order(...three.candidates);
    expect(three.choose('Foe').card('Foe')).toHaveCount('damage', 3);
  });

  test('each part of one sentence must be done', () => {
    const both = action(
      'Both',
      'You may banish chosen item of yours and banish chosen character of yours. If you do, draw 2 cards.',
      { cost: 0 },
    );
    const shield = item('Shrine', "Your characters can't be banished.");
    const g = table([{ hand: [both], play: [shield, item('Tool'), friend] }])
      .move('play', 'Both')
      .accept();
    g.choose('Tool').choose('Friend');
    expect(g.player(0)).toHaveCount('hand', 0);
    const h = table([{ hand: [both], play: [item('Tool'), friend] }])
      .move('play', 'Both')
      .accept();
    expect(h.choose('Tool').choose('Friend').player(0)).toHaveCount('hand', 2);
  });

  test('damage that is not there to be removed, or may not be, was not removed', () => {
    const heal = action(
      'Heal',
      'You may remove 3 damage from chosen character of yours. If you do, draw a card.',
      {
        cost: 0,
      },
    );
    const begin = (damage: number, ...play: string[]) =>
      table([{ hand: [heal], play: [{ card: friend, damage }, ...play] }]).move('play', 'Heal');
    const part = begin(2).accept().choose('Friend');
    expect(part.card('Friend')).toHaveCount('damage', 0);
    expect(part.player(0)).toHaveCount('hand', 0);
    expect(begin(3).accept().choose('Friend').player(0)).toHaveCount('hand', 1);
    expect(begin(3, 'Vision Slab')).toHaveDecision('act');
  });

  test('three cards put under it are three, and two returned are two', () => {
    const deep = character('Deep', '1/4/1', {
      cost: 1,
      text: 'When you play this character, you may put the top 3 cards of your deck facedown under this character. If you do, draw a card.',
    });
    const begin = (cards: number) => {
      const only = Array.from({ length: cards }, (_, i) => character(`C${i}`));
      return table([{ hand: [deep], inkwell: 1, deck: { only } }])
        .move('play', 'Deep')
        .accept();
    };
    expect(begin(2).player(0)).toHaveCount('hand', 0);
    expect(begin(2).player(0)).toHaveCount('deck', 0);
    expect(begin(4).player(0)).toHaveCards('hand', ['C3']);
    const back = action('Back', 'Return 2 chosen characters of yours to your hand. If you do, gain 3 lore.', {
      cost: 0,
    });
    const lone = table([{ hand: [back], play: [friend] }])
      .move('play', 'Back')
      .choose('Friend');
    expect(lone.player(0)).toHaveCards('hand', ['Friend']);
    expect(lone.player(0)).toHaveCount('lore', 0);
  });
});
