import { describe, expect, test } from 'vitest';
import { classifications } from '../../src/cards/classifications.ts';
import { character, item } from '../support/game.ts';
import { printed, table } from './table.ts';

describe('CR 5.1 card states', () => {
  test('CR 5.1.3 example A: questing, Flounder is exerted at once', () => {
    const g = table([{ play: ['Flounder - Voice of Reason'] }]);
    expect(g.card('Flounder - Voice of Reason')).toBeInState('ready');
    g.move('quest', 'Flounder - Voice of Reason');
    expect(g.card('Flounder - Voice of Reason')).toBeInState('exerted');
    expect(g.card('Flounder - Voice of Reason')).not.toBeInState('ready');
  });

  test('CR 5.1.3 example B: shifted onto a ready, undamaged, dry Tinker Bell, the giant one is all that', () => {
    const g = table([
      { play: ['Tinker Bell - Tiny Tactician'], hand: ['Tinker Bell - Giant Fairy'], inkwell: 4 },
    ]);
    g.move('play', 'Tinker Bell - Giant Fairy', 'shift');
    if (g.decision?.kind === 'choose-cards') g.choose('Tinker Bell - Tiny Tactician');
    const top = g.card('Tinker Bell - Giant Fairy');
    expect(top).toBeInZone('play', 0);
    for (const state of ['ready', 'undamaged', 'dry']) expect(top).toBeInState(state);
    expect(top.under.map(({ name }) => name)).toEqual(['Tinker Bell - Tiny Tactician']);
    expect(g.card('Tinker Bell - Tiny Tactician')).toBeInZone('under');
    expect(g.card('Tinker Bell - Tiny Tactician')).not.toBeInState('facedown');
    expect(g.offer('quest', 'Tinker Bell - Giant Fairy')).toBeOffered();
  });
});

describe('CR 5.2 parts of a card', () => {
  test('CR 5.2.6 example A: every version of Peter Pan is named Peter Pan', () => {
    const pans = ['Peter Pan - Fearless Fighter', 'Peter Pan - Never Land Hero'];
    const g = table([{ play: ['Tinker Bell - Peter Pan’s Ally', ...pans, 'Stitch - New Dog'] }]);
    for (const pan of pans) expect(g.card(pan)).toHaveKeyword('challenger', 1);
    expect(g.card('Stitch - New Dog')).not.toHaveKeyword('challenger');
  });

  const lucky = character('Lucky');

  test('CR 5.2.6 example B: “Lucky” is not Lucky Dime', () => {
    const hat = (top: string | typeof lucky) =>
      table([{ play: ["The Sorcerer's Hat"], inkwell: 1, deck: [top] }], { cards: [lucky] })
        .move('use-ability', "The Sorcerer's Hat")
        .name('Lucky');
    const dime = hat('Lucky Dime');
    expect(dime.player(0).names('deck')[0]).toBe('Lucky Dime');
    expect(dime.player(0)).toHaveCount('hand', 0);
    expect(hat(lucky).player(0)).toHaveCards('hand', ['Lucky']);
  });

  test('CR 5.2.6.2 example A: Flotsam & Jetsam is one character of three names', () => {
    const names = ['Flotsam', 'Jetsam', 'Flotsam & Jetsam'];
    const banners = names.map((name, i) => item(`Banner ${i}`, `Your characters named ${name} get +1 {S}.`));
    const g = table([
      { play: ['Flotsam & Jetsam - Entangling Eels', character('Flotsam', '1/1/1'), ...banners] },
    ]);
    expect(g.card('Flotsam & Jetsam - Entangling Eels')).toHaveStat('strength', 8);
    expect(g.card('Flotsam')).toHaveStat('strength', 2);
    const count = item('Count', 'While you have 2 or more characters in play, your characters get +1 {L}.');
    const alone = table([{ play: ['Flotsam & Jetsam - Entangling Eels', count] }]);
    expect(alone.card('Flotsam & Jetsam - Entangling Eels')).toHaveStat('lore', 2);
  });

  test('CR 5.2.6.2 example B: naming Flotsam finds Flotsam & Jetsam, not the other way', () => {
    const flotsam = character('Flotsam');
    const both = 'Flotsam & Jetsam - Entangling Eels';
    const look = (top: string | typeof flotsam, named: string) =>
      table([{ play: ['Bruno Madrigal - Undetected Uncle'], deck: [top] }], { cards: [flotsam] })
        .move('use-ability', 'Bruno Madrigal - Undetected Uncle')
        .name(named);
    for (const top of [flotsam, both]) {
      const found = look(top, 'Flotsam');
      expect(found.player(0)).toHaveCount('hand', 1);
      expect(found.player(0)).toHaveCount('lore', 3);
    }
    const missed = look(flotsam, 'Flotsam & Jetsam');
    expect(missed.player(0)).toHaveCount('hand', 0);
    expect(missed.player(0)).toHaveCount('lore', 0);
    expect(missed.player(0).names('deck')[0]).toBe('Flotsam');
  });

  test('CR 5.2.7 example: Hades counts the other Villain characters', () => {
    const hades = 'Hades - King of Olympus';
    const g = table([
      { play: [hades, 'John Silver - Alien Pirate', 'Scar - Vicious Cheater', 'Stitch - New Dog'] },
      { play: ['Mother Gothel - Withered and Wicked'] },
    ]);
    expect(g.card(hades)).toHaveStat('lore', 3);
  });
});

describe('CR 5.3 characters', () => {
  test('CR 5.3.3.1, 5.3.3.2 every character has strength, willpower and a classification of the list', () => {
    const characters = printed.filter(({ type }) => type === 'character');
    expect(characters.length).toBeGreaterThan(50);
    for (const card of characters) {
      expect(card.strength, card.name).toBeTypeOf('number');
      expect(card.willpower, card.name).toBeTypeOf('number');
      expect(
        card.classifications.some((word) => classifications.includes(word) && word !== 'Song'),
        card.name,
      ).toBe(true);
    }
    for (const card of printed.filter(({ type }) => type !== 'character' && type !== 'location'))
      expect(card.willpower).toBeUndefined();
  });
});
