import { createEngine, type Plugin } from '@cardwright/core';
import { constructed, lorcana, packRush } from '@cardwright/lorcana';
import { describe, expect, test } from 'vitest';
import { precompileCard } from '../../src/language/precompile-set.ts';
import { toDefinition } from '../../src/sets/define-set.ts';
import { character, game, item, language } from '../support/game.ts';

describe('CR 5.2.5 ink types', () => {
  const fan = (ink: string) =>
    character(`${ink} Fan`, '1/1/1', { text: `Whenever you play an ${ink} character, gain 1 lore.` });

  test('CR 5.2.5, 5.2.5.1 cards may speak of ink types, and a card of two counts as each', () => {
    const play = (colors: readonly string[]) => {
      const card = character('Card', '1/1/1', { colors, cost: 0 });
      const g = game([{ hand: [card], play: [fan('Amber'), fan('Emerald')] }]).move('play', 'Card');
      if (g.decision?.kind === 'choose-option') g.option('Amber Fan');
      return g.player(0).count('lore');
    };
    expect(play(['amber'])).toBe(1);
    expect(play(['steel'])).toBe(0);
    expect(play(['amber', 'emerald'])).toBe(2);
  });
});

describe('CR 5.2.6 names', () => {
  test('CR 5.2.6.1, 5.2.6.3 names joined by “&” count apart, and Chip ’n’ Dale’s as if they were', () => {
    const facts = (name: string) =>
      toDefinition(
        precompileCard(language(), {
          set: '9',
          number: 1,
          name,
          version: 'Both',
          type: 'character',
          inks: ['ruby'],
          cost: 1,
          inkable: true,
          classifications: ['Storyborn'],
          strength: 1,
          willpower: 3,
          lore: 1,
          text: '',
        }),
      );
    expect(facts('Flip & Flop').otherNames).toEqual(['Flip', 'Flop']);
    expect(facts("Chip 'n' Dale").otherNames).toEqual(['Chip', 'Dale']);
    expect(facts('Plain').otherNames).toEqual([]);
    const banner = item('Banner', 'Your characters named Dale get +2 {S}.');
    const chip = character("Chip 'n' Dale", '1/3/1', { otherNames: ['Chip', 'Dale'] });
    const g = game([{ play: [banner, chip, character('Dale', '1/3/1'), character('Donald', '1/3/1')] }]);
    expect(g.card("Chip 'n' Dale")).toHaveStat('strength', 3);
    expect(g.card('Donald')).toHaveStat('strength', 1);
  });
});

describe('CR 1.10 decks', () => {
  const card = (id: string, colors: readonly string[]) => ({
    id,
    name: id,
    fullName: id,
    type: 'item',
    classifications: [],
    colors,
    cost: 1,
    stats: {},
    attributes: { inkable: true },
    abilities: [],
  });
  const names = Array.from({ length: 16 }, (_, i) => `card${i}`);
  const pool: Plugin = {
    name: 'pool',
    version: '0.1.0',
    cards: [
      ...names.map((id, i) => card(id, [i % 2 === 0 ? 'amber' : 'steel'])),
      card('ruby', ['ruby']),
      card('both', ['amber', 'steel']),
      card('strange', ['amber', 'ruby']),
    ],
  };
  const engine = createEngine({ plugins: [lorcana, constructed, pool] });
  const faults = (deck: readonly string[]) => constructed.decks!.check(engine, deck).map(({ code }) => code);
  const four = (ids: readonly string[]) => ids.flatMap((id) => Array<string>(4).fill(id));
  const sixty = four(names.slice(0, 15));

  test('CR 1.10.1.1 Constructed: 60 cards or more, four of a full name, two ink types', () => {
    expect(faults(sixty)).toEqual([]);
    expect(faults(four(names))).toEqual([]);
    expect(faults(sixty.slice(1))).toEqual(['too-few-cards']);
    expect(faults([...sixty, 'card0'])).toEqual(['too-many-copies']);
    expect(faults([...sixty, 'ruby'])).toEqual(['too-many-inks']);
  });

  test('CR 5.2.5.1, 1.10.1.1 a card of two ink types counts as each in a deck', () => {
    expect(faults([...sixty, 'both'])).toEqual([]);
    expect(faults([...sixty, 'strange'])).toEqual(['too-many-inks']);
  });

  test('CR 10.2.1, 10.2.1.1 Pack Rush asks nothing of a deck: few cards, many copies, any inks', () => {
    const rush = (deck: readonly string[]) => packRush.decks!.check(engine, deck);
    expect(rush([...Array<string>(6).fill('card0'), 'card1', 'ruby', 'strange'])).toEqual([]);
    expect(rush(['card0'])).toEqual([]);
  });
});
