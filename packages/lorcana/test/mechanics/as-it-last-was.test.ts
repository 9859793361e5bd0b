import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language, location } from '../support/game.ts';

const storm = action('Storm', 'Banish chosen character, item, or location.', { cost: 0 });
const hero = (text: string, numbers = '1/4/1') => character('Hero', numbers, { text });
/** A card with its state, and others of the player, after Storm banished the one of this name. */
const banished = (name: string, play: readonly object[], foes: readonly object[] = []) =>
  game([{ play: play as never, hand: [storm], deck: 6 }, { play: foes as never }])
    .move('play', 'Storm')
    .choose(name);
const cardsAfter = (name: string, ...play: object[]) => banished(name, play).player(0).count('hand');

describe('CR 6.7.7 how a card was that has left play', () => {
  const asks = (was: string) => hero(`When this character is banished, if she ${was}, draw a card.`);

  test.each([
    ['was damaged', { damage: 1 }, {}],
    ['was exerted', { exerted: true }, {}],
    ['was ready', {}, { exerted: true }],
    ['wasn’t exerted', {}, { exerted: true }],
    ['didn’t have 2 or more damage', { damage: 1 }, { damage: 2 }],
    ['had 3 or more damage', { damage: 3 }, { damage: 2 }],
    ['had no damage', {}, { damage: 1 }],
    ['had a card under her', { under: [character('Low')] }, {}],
    ['had 2 or more cards under her', { under: [character('Low'), item('Deep')] }, { under: [item('Deep')] }],
  ])('“if she %s”: not how the card in the discard is', (was, yes, no) => {
    expect(cardsAfter('Hero', { card: asks(was), ...yes })).toBe(1);
    expect(cardsAfter('Hero', { card: asks(was), ...no })).toBe(0);
  });

  test('“if she had 3 {S} or more”, “had Evasive”: what she had been given, and not what is printed', () => {
    const banner = item('Banner', 'Your characters get +2 {S} and gain Evasive.');
    for (const had of ['had 3 {S} or more', 'had Evasive']) {
      expect(cardsAfter('Hero', asks(had), banner)).toBe(1);
      expect(cardsAfter('Hero', asks(had))).toBe(0);
    }
  });

  test('“if they were at a location”, of another card: the one that was banished, not the one that asks', () => {
    const guide = character('Guide', '1/4/1', {
      text: 'Whenever one of your other characters is banished, if they were at a location, draw a card.',
    });
    const hall = location('Hall');
    const at = (name: string) => [
      hall,
      { card: guide, ...(name === 'Guide' && { 'at-location': 'p0:play:0' }) },
      { card: hero(''), ...(name === 'Hero' && { 'at-location': 'p0:play:0' }) },
    ];
    expect(cardsAfter('Hero', ...at('Hero'))).toBe(1);
    expect(cardsAfter('Hero', ...at('Guide'))).toBe(0);
  });

  test('of the card that an effect put away, wherever it went', () => {
    const after = (does: string, state: object) =>
      game([
        {
          play: [{ card: hero('', '3/4/1'), ...state }],
          hand: [action('Spell', `${does} If they were exerted, draw a card.`, { cost: 0 })],
          deck: 5,
        },
        {},
      ])
        .move('play', 'Spell')
        .choose('Hero')
        .player(0)
        .names('hand');
    expect(after('Banish chosen character.', { exerted: true })).toEqual(['Extra']);
    expect(after('Banish chosen character.', {})).toEqual([]);
    expect(after('Return chosen character to their player’s hand.', { exerted: true }).toSorted()).toEqual([
      'Extra',
      'Hero',
    ]);
    expect(after('Return chosen character to their player’s hand.', {})).toEqual(['Hero']);
  });

  test('numbers: the {S} she had in play, the damage that was on her, the cards that were under her', () => {
    const banner = item('Banner', 'Your characters get +2 {S}.');
    const lore = (text: string, ...more: object[]) =>
      banished('Hero', [{ card: hero(text), damage: 2, under: [item('Deep')] }, ...more])
        .player(0)
        .count('lore');
    expect(lore('When this character is banished, gain lore equal to the {S} she had in play.', banner)).toBe(
      3,
    );
    expect(lore('When this character is banished, gain lore equal to the damage that was on her.')).toBe(2);
    expect(lore('When this character is banished, gain 1 lore for each damage that was on her.')).toBe(2);
    expect(
      lore('When this character is banished, gain lore equal to the number of cards that were under her.'),
    ).toBe(1);
    expect(lore('When this character is banished, gain 1 lore for each card that was under her.')).toBe(1);
  });

  test('of one in another zone it is asked how it last was in play', () => {
    const keeper = item(
      'Keeper',
      'Whenever a character is put into your discard from play, gain lore equal to the {S} they had in play.',
    );
    const banner = item('Banner', 'Your characters get +2 {S}.');
    expect(
      banished('Hero', [hero(''), keeper, banner])
        .player(0)
        .count('lore'),
    ).toBe(3);
  });
});

describe('CR 6.7.7 the characters that were at a location which has left', () => {
  const hall = (text: string) => location('Hall', '5/1/1', { text });
  const there = (name: string, at = 0) => ({
    card: character(name, '1/5/1'),
    'at-location': `p0:play:${at}`,
  });
  const lore = (text: string, ...play: object[]) =>
    banished('Hall', [hall(text), location('Tower'), ...play])
      .player(0)
      .count('lore');

  test.each([
    ['When this location leaves play, gain 1 lore for each character that was here.', 2],
    ['When this location leaves play, if there were 2 or more characters here, gain 3 lore.', 3],
    ['When this location leaves play, if you had 2 or more characters at it, gain 3 lore.', 3],
    ['When this location leaves play, if there was a damaged character here, gain 1 lore.', 0],
  ])('%s', (text, gained) => {
    expect(lore(text, there('A'), there('B'), there('C', 1))).toBe(gained);
    expect(lore(text, there('C', 1), there('D', 1))).toBe(0);
  });

  test('of each player those that they had there', () => {
    const here = (name: string) => ({ card: character(name, '1/5/1'), 'at-location': 'p0:play:0' });
    const after = (text: string) => {
      const g = game([
        { play: [hall(text), here('A')] as never, hand: [storm], deck: 5, lore: 5 },
        { play: [here('B'), here('C')] as never, deck: 5, lore: 5 },
        { play: [character('D')], deck: 5, lore: 5 },
      ]);
      g.move('play', 'Storm').choose('Hall');
      return [0, 1, 2].map((seat) => g.player(seat).count('lore') + g.player(seat).count('hand'));
    };
    const loses = 'each opponent loses 1 lore for each character they had here.';
    expect(after(`When this location is banished, ${loses}`)).toEqual([5, 3, 5]);
    const draws = 'each player who had 2 or more characters here draws a card.';
    expect(after(`When this location is banished, ${draws}`)).toEqual([5, 6, 5]);
    expect(after('When this location is banished, gain 1 lore for each character you had here.')).toEqual([
      6, 5, 5,
    ]);
  });

  test('they are chosen, and dealt with', () => {
    const text = 'When this location leaves play, deal 1 damage to each character that was here.';
    const g = banished('Hall', [hall(text), location('Tower'), there('A'), there('B', 1)]);
    expect(['A', 'B'].map((name) => g.card(name).count('damage'))).toEqual([1, 0]);
  });
});

describe('CR 6.7.7, 8.4 the cards that were under a card which has left', () => {
  const chest = (text: string) => item('Chest', `When this item is banished, ${text}`);
  const low = character('Low');
  const opened = (text: string, more: Partial<Record<'discard' | 'play', object[]>> = {}) =>
    game([
      {
        play: [{ card: chest(text), under: [low, item('Deep')] }, ...(more.play ?? [])] as never,
        discard: [character('Old')],
        hand: [storm],
        deck: 5,
        inkwell: 5,
      },
      {},
    ])
      .move('play', 'Storm')
      .choose('Chest');

  test('all of them, and no other card of the discard', () => {
    const g = opened('return each card that was under it to your hand.');
    expect(g.player(0).names('hand').toSorted()).toEqual(['Deep', 'Low']);
    expect(g.card('Old')).toBeInZone('discard', 0);
  });

  test('one of them is played', () => {
    const g = opened('you may play one of the cards that lay under it for free.').accept();
    expect(g.candidates.toSorted()).toEqual(['Deep', 'Low']);
    g.choose('Low');
    expect(g.card('Low')).toBeInZone('play', 0);
    expect(g.card('Deep')).toBeInZone('discard', 0);
  });

  test('those of a kind', () => {
    const g = opened('return a character card that was under it to your hand.');
    expect(g.player(0).names('hand')).toEqual(['Low']);
  });

  test('all of them go under another card', () => {
    const g = opened('you may put all cards that were under it under chosen character of yours.', {
      play: [hero('')],
    }).accept();
    g.choose('Hero');
    expect(
      g
        .card('Hero')
        .under.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Deep', 'Low']);
  });
});

describe('CR 6.7.7 how a card was is not asked of one that is still there', () => {
  const supported = (type: string, text: string) =>
    compileText(language(), {
      text,
      type,
      resolves: type === 'action',
      pronoun: type === 'character' ? 'she' : 'it',
    }).verdict.roundTrip;

  test.each([
    ['action', 'Ready chosen character. If they were exerted, draw a card.'],
    ['action', 'Deal 1 damage to chosen character. If they were damaged, draw a card.'],
    [
      'action',
      'Remove up to 3 damage from chosen character. Gain lore equal to the damage that was on them.',
    ],
    ['character', 'Whenever this character quests, if she was damaged, draw a card.'],
    ['character', 'When this character is banished, draw a card for each character that was here.'],
    ['location', 'At the start of your turn, gain 1 lore for each character that was here.'],
    ['action', 'Play a character. If they were damaged, draw a card.'],
  ])('%s: %s', (type, text) => {
    expect(supported(type, text)).toBe(false);
  });
});

describe('CR 6.1.3 what a card is not and has not', () => {
  test('“isn’t exerted”, “doesn’t have Evasive”: of each card that is meant', () => {
    const text = 'While this character isn’t exerted, she gets +2 {S}.';
    const strength = (state: object) =>
      game([{ play: [{ card: hero(text), ...state }] }, {}])
        .card('Hero')
        .stat('strength');
    expect([strength({}), strength({ exerted: true })]).toEqual([3, 1]);
    const flyer = character('Flyer', '1/4/1', { text: 'Evasive' });
    const lore = (...play: object[]) =>
      game([
        {
          play: [
            hero(
              'Whenever this character quests, if one of your other characters doesn’t have Evasive, gain 1 lore.',
            ),
            ...play,
          ] as never,
        },
        {},
      ])
        .move('quest', 'Hero')
        .player(0)
        .count('lore');
    expect([lore(flyer), lore(flyer, character('Plain')), lore()]).toEqual([1, 2, 1]);
  });
});
