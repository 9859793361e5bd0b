import { describe, expect, test } from 'vitest';
import { character, game, item } from '../support/game.ts';
import { table } from './table.ts';

const MULAN = 'Mulan - Elite Archer';
const NAMAARI = 'Namaari - Heir of Fang';
const BIG = (name: string) => character(name, '0/9/1');
const exerted = (card: ReturnType<typeof character>) => ({ card, exerted: true });

describe('CR 6.1.6 “other” and “another” leave out what the event has spoken of', () => {
  test('Mulan - Elite Archer and Namaari - Heir of Fang: the damaged character is no other', () => {
    const challenging = (card: string) =>
      table([{ play: [card] }, { play: [exerted(BIG('Foe')), BIG('Bystander')] }])
        .move('challenge', card)
        .choose('Foe');
    const mulan = challenging(MULAN);
    expect(mulan.candidates).toEqual(['Bystander']);
    mulan.choose('Bystander');
    expect(mulan.card('Foe').count('damage')).toBe(mulan.card('Bystander').count('damage'));
    const namaari = challenging(NAMAARI).accept();
    expect(namaari.candidates).toEqual(['Bystander']);
    namaari.choose('Bystander');
  });

  test('what was played, and who quests, is no other either', () => {
    const guide = (text: string) => character('Guide', '1/3/1', { text });
    const played = game([
      {
        hand: [character('New', '1/1/1', { cost: 1 })],
        inkwell: 1,
        play: [
          guide('Whenever you play a character, deal 1 damage to another chosen character.'),
          BIG('Old'),
        ],
      },
    ]).move('play', 'New');
    expect(played.candidates).toEqual(['Old']);
    played.choose('Old');
    const quested = game([
      {
        play: [
          guide('Whenever one of your characters quests, another chosen character gets +1 {S} this turn.'),
          BIG('Hero'),
          BIG('Friend'),
        ],
      },
    ]).move('quest', 'Hero');
    expect(quested.candidates).toEqual(['Friend']);
    quested.choose('Friend');
  });

  test('“a damaged character challenges another” is met where that other has the ability (Mad Hatter)', () => {
    const hatter = 'Mad Hatter - Unruly Eccentric';
    const g = table([
      { play: [{ card: BIG('Foe'), damage: 1 }] },
      { play: [{ card: hatter, exerted: true }] },
    ])
      .move('challenge', 'Foe')
      .choose(hatter)
      .accept();
    expect(g.player(1)).toHaveCount('hand', 1);
  });
});

describe('CR 6.1.6 the source is no other, wherever it is now', () => {
  const racer = (name: string) => character(name, '1/1/1', { classifications: ['Racer'] });

  test('King Candy - Sugar Rush Nightmare in the discard does not return itself', () => {
    const candy = 'King Candy - Sugar Rush Nightmare';
    const banished = (discard: ReturnType<typeof racer>[]) => {
      const play = [{ card: candy, exerted: true }];
      return table([{ play: [character('Foe', '9/9/1')] }, { play, discard }])
        .move('challenge', 'Foe')
        .choose(candy);
    };
    const alone = banished([]);
    expect(alone.card(candy)).toBeInZone('discard', 1);
    expect(alone).toHaveDecision('act');
    const two = banished([racer('A'), racer('B')]).accept();
    expect(two.candidates).toEqual(['A', 'B']);
    two.choose('A');
  });

  test('Alien - True Believer returns another Alien, not itself', () => {
    const alien = 'Alien - True Believer';
    const other = character('Alien', '1/1/1', { fullName: 'Alien - Other' });
    const play = [{ card: alien, damage: 0 }];
    const g = table([{ play, discard: [other] }, { play: [exerted(character('Foe', '9/9/1'))] }]);
    g.move('challenge', alien).choose('Foe');
    expect(g.card(alien)).toBeInZone('discard', 0);
    expect(g.player(0).names('hand')).toEqual(['Alien - Other']);
  });

  test('an item that was banished for it is no other item', () => {
    const journal = item(
      'Journal',
      'Banish this item — Return another item card from your discard to your hand.',
    );
    const g = game([{ play: [journal], discard: [item('Cup'), item('Bowl')] }]).move(
      'use-ability',
      'Journal',
    );
    expect(g.candidates).toEqual(['Cup', 'Bowl']);
    g.choose('Cup');
  });

  test('one that was shifted onto is the one on top of it (CR 8.10.5)', () => {
    const young = character('Elder', '1/9/1', {
      cost: 1,
      fullName: 'Elder - Young',
      text: 'When you play this character, draw a card. At the end of this turn, exert another chosen character.',
    });
    const old = character('Elder', '3/9/1', { cost: 9, fullName: 'Elder - Old', text: 'Shift 1' });
    const g = game([{ hand: [young, old], inkwell: 2, play: [BIG('A'), BIG('B')] }, {}]).move(
      'play',
      'Elder - Young',
    );
    g.move('play', 'Elder - Old', 'shift').choose('Elder - Young').endTurn();
    expect(g.candidates).toEqual(['A', 'B']);
    g.choose('A');
  });
});

describe('CR 6.1.6 “each other” after a choice leaves out the chosen one alone', () => {
  test('Morgana Macawber - Reformed Spellcaster moves damage from herself, too', () => {
    const morgana = 'Morgana Macawber - Reformed Spellcaster';
    const mine = character('Morgana Macawber', '1/4/1', { fullName: 'Morgana Macawber - Before' });
    const g = table([
      {
        hand: [morgana],
        inkwell: 4,
        play: [
          { card: mine, damage: 2 },
          { card: BIG('Friend'), damage: 2 },
        ],
      },
      { play: [{ card: BIG('Foe'), damage: 3 }] },
    ]);
    g.move('play', morgana, 'shift').choose('Morgana Macawber - Before').accept().choose('Foe');
    const left = [morgana, 'Friend', 'Foe'].map((name) => g.card(name).count('damage'));
    expect(left).toEqual([1, 1, 5]);
  });

  test('“for each other character you have” counts the source unless it was chosen', () => {
    const tramp = character('Tramp', '1/2/1', {
      cost: 1,
      text: 'When you play this character, chosen character of yours gets +1 {S} this turn for each other character you have in play.',
    });
    const strength = (chosen: string) =>
      game([{ hand: [tramp], inkwell: 1, play: [BIG('A'), BIG('B')] }])
        .move('play', 'Tramp')
        .choose(chosen)
        .card(chosen)
        .stat('strength');
    expect(strength('A')).toBe(2);
    expect(strength('Tramp')).toBe(3);
  });

  test('“another chosen character” after a choice may be the source', () => {
    const scar = character('Scar', '1/5/1', {
      cost: 1,
      text: 'When you play this character, deal 2 damage to chosen character of yours to deal 2 damage to another chosen character.',
    });
    const g = game([{ hand: [scar], inkwell: 1, play: [BIG('A'), BIG('B')] }])
      .move('play', 'Scar')
      .choose('A');
    expect(g.candidates).toEqual(['B', 'Scar']);
    g.choose('Scar');
  });

  test.each([
    'When you play this character, banish chosen item. Your other characters get +1 {L} this turn.',
    'When you play this character, exert chosen opposing character. Your other characters get +1 {L} this turn.',
  ])('“other” of cards that the chosen one could not be is not the source: %s', (text) => {
    const tala = character('Tala', '1/5/1', { cost: 1, text });
    const g = game([
      { hand: [tala], inkwell: 1, play: [BIG('A')] },
      { play: [BIG('Foe'), item('Cup')] },
    ]).move('play', 'Tala');
    g.choose(text.includes('item') ? 'Cup' : 'Foe');
    expect(g.card('A')).toHaveStat('lore', 2);
    expect(g.card('Tala')).toHaveStat('lore', 1);
  });

  test('a number that is said before the choice is of the source: “your other Pirates … to chosen character”', () => {
    const smee = character('Smee', '1/2/1', {
      cost: 1,
      classifications: ['Pirate'],
      text: 'When you play this character, deal damage equal to the number of your other Pirate characters in play to chosen character.',
    });
    const pirate = (name: string) => character(name, '1/9/1', { classifications: ['Pirate'] });
    const g = game([{ hand: [smee], inkwell: 1, play: [pirate('A'), pirate('B')] }])
      .move('play', 'Smee')
      .choose('A');
    expect(g.card('A')).toHaveCount('damage', 2);
  });
});
