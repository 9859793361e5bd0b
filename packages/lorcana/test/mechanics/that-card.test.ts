import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';
import { readCase } from '../support/reads.ts';

describe('CR 6.1.11 “that character” is the card of which it was just asked', () => {
  const bogo = character('Bogo', '5/5/1', {
    text: "During an opponent's turn, whenever one of your characters with Bodyguard is banished, you may reveal the top card of your deck. If it's a character card with cost 5 or less, you may play that character for free. Otherwise, put it on the top of your deck.",
  });
  const guard = character('Guard', '1/1/1', { text: 'Bodyguard' });
  const foe = character('Foe', '3/3/1');
  /** Guard was banished in an opponent's turn, with this card on the top of the deck. */
  const banished = (top: ReturnType<typeof item>) =>
    game([{ play: [foe] }, { play: [bogo, { card: guard, exerted: true }], deck: [top] }])
      .move('challenge', 'Foe')
      .choose('Guard');

  test('Chief Bogo - Commanding Officer: the revealed one is played, not the banished one', () => {
    const g = banished(character('Clawhauser')).accept().accept();
    expect(g.card('Clawhauser')).toBeInZone('play', 1);
    expect(g.card('Guard')).toBeInZone('discard', 1);
  });

  test('Chief Bogo - Commanding Officer: of another type it goes back, and nothing is played', () => {
    const g = banished(item('Badge')).accept();
    expect(g.card('Badge')).toBeInZone('deck', 1);
    expect(g.card('Guard')).toBeInZone('discard', 1);
  });

  test('Chief Bogo - Commanding Officer: nothing is played where nothing was revealed', () => {
    const g = banished(character('Clawhauser')).decline();
    expect(g.card('Clawhauser')).toBeInZone('deck', 1);
    expect(g.card('Guard')).toBeInZone('discard', 1);
  });

  test('Oswald - The Lucky Rabbit: the revealed item, not the card put into the inkwell', () => {
    const oswald = character('Oswald', '2/3/1', {
      text: "During your turn, whenever a card is put into your inkwell, you may reveal the top card of your deck. If it's an item card, you may play that item for free and it enters play exerted. Otherwise, put it on the bottom of your deck.",
    });
    const g = game([{ play: [oswald], hand: [item('Inked')], deck: [item('Top')] }, {}])
      .move('ink', 'Inked')
      .accept()
      .accept();
    expect(g.card('Top')).toBeInZone('play');
    expect(g.card('Top').count('exerted')).toBe(1);
    expect(g.card('Inked')).toBeInZone('inkwell');
  });

  test('Jafar - High Sultan of Lorcana: the card that was discarded this way, if it is one', () => {
    const jafar = character('Jafar', '2/5/1', {
      text: 'Whenever this character quests, you may draw a card, then choose and discard a card. If an Illusion character card is discarded this way, you may play that character for free.',
    });
    const ghost = character('Ghost', '1/1/1', { classifications: ['Illusion'] });
    const discarding = (name: string) =>
      game([{ play: [jafar], hand: [ghost, character('Aide')], deck: [item('Lamp')] }, {}])
        .move('quest', 'Jafar')
        .accept()
        .choose(name);
    expect(discarding('Ghost').accept().card('Ghost')).toBeInZone('play');
    const other = discarding('Aide');
    expect(other.card('Aide')).toBeInZone('discard');
    expect(other.card('Ghost')).toBeInZone('hand');
  });
});

describe('CR 6.1.11 “the revealed card” is the nearest that was revealed', () => {
  const spell = (text: string) => action('Spell', text);

  test('whatever else was chosen since', () => {
    const text =
      'Reveal the top card of your deck. Deal 1 damage to chosen character. Put the revealed card into your hand.';
    const g = game([
      { hand: [spell(text)], inkwell: 1, deck: [item('Top')] },
      { play: [character('A', '1/3/1')] },
    ])
      .move('play', 'Spell', 'ink')
      .choose('A');
    expect(g.card('Top')).toBeInZone('hand');
    expect(g.card('A')).toBeInZone('play', 1);
  });

  test('and so with what was banished, and what was returned', () => {
    const banish =
      'Banish chosen item. Deal 1 damage to chosen character. Return the banished card to your hand.';
    const g = game([
      { hand: [spell(banish)], inkwell: 1, play: [item('Cup')] },
      { play: [character('A', '1/3/1')] },
    ])
      .move('play', 'Spell', 'ink')
      .choose('Cup')
      .choose('A');
    expect(g.card('Cup')).toBeInZone('hand');
    expect(g.card('A')).toBeInZone('play', 1);
    const back =
      'Return chosen character of yours to your hand. Exert chosen character. Gain lore equal to the returned character’s {L}.';
    const h = game([
      { hand: [spell(back)], inkwell: 1, play: [character('B', '1/1/3')] },
      { play: [character('A', '1/3/1')] },
    ])
      .move('play', 'Spell', 'ink')
      .choose('B')
      .choose('A');
    expect(h.player(0)).toHaveCount('lore', 3);
  });
});

describe('CR 6.1.11 “they” are who went to a place, not the place', () => {
  test('“move … to a location. They …”', () => {
    const text = 'Move chosen character of yours to a location for free. They get +2 {W} this turn.';
    const g = game([
      {
        hand: [action('Spell', text)],
        inkwell: 1,
        play: [character('A', '1/3/1'), location('Home', '5/1/1')],
      },
      {},
    ])
      .move('play', 'Spell', 'ink')
      .choose('A');
    expect(g.card('A')).toHaveStat('willpower', 5);
    expect(g.card('Home')).toHaveStat('willpower', 5);
  });
});

describe('CR 6.1.11 “that” with words that are said of one of two cards only', () => {
  test.each([
    [
      'Whenever one of your Pirate characters challenges another character, that Pirate character gets +2 {S} this turn.',
      true,
    ],
    [
      'Whenever one of your Pirate characters banishes another character in a challenge, ready that Pirate character.',
      true,
    ],
    [
      'Whenever one of your Pirate characters challenges another Pirate character, that Pirate character gets +2 {S} this turn.',
      false,
    ],
    [
      'Whenever one of your characters challenges another character, that Pirate character gets +2 {S} this turn.',
      false,
    ],
    [
      'Whenever one of your characters challenges a Pirate character, that Pirate character gets -2 {S} this turn.',
      true,
    ],
    [
      'Whenever one of your Pirate characters challenges another character, that character gets -2 {S} this turn.',
      true,
    ],
    ['Whenever one of your Pirate characters challenges another character, they get +2 {S} this turn.', true],
    ['Whenever one of your Pirate characters quests, that Pirate character gets +2 {S} this turn.', true],
  ])('%s', (text, isRead) => {
    expect(readCase(text, 'item')).toBe(isRead);
  });

  test.each([
    ['Deal 1 damage to chosen character. Ready that Pirate character.', false],
    ['Choose a character. That Pirate character gets +2 {S} this turn.', false],
    ["Choose a character. If it's a Pirate character, ready that Pirate character.", true],
    [
      'Look at the top card of your deck. You may reveal a Pirate character card and put that Pirate card into your hand.',
      true,
    ],
  ])('%s', (text, isRead) => {
    expect(readCase(text)).toBe(isRead);
  });

  const kin = (name: string, kind: string) => character(name, '2/9/1', { classifications: [kind] });

  test('of two cards of an event it is the one that was said to be such', () => {
    const flag = item(
      'Flag',
      'Whenever one of your Pirate characters challenges another character, that Pirate character gets +2 {S} this turn.',
    );
    const g = game([
      { play: [flag, kin('Hook', 'Pirate')] },
      { play: [{ card: kin('Smee', 'Pirate'), exerted: true }] },
    ]);
    g.move('challenge', 'Hook').choose('Smee');
    expect(g.card('Hook')).toHaveStat('strength', 4);
    expect(g.card('Smee')).toHaveStat('strength', 2);
  });

  test.each([
    'Deal 1 damage to chosen Villain character and 1 damage to chosen Hero character. Exert that Villain character.',
    'Choose a Villain character and a Hero character. Exert that Villain character.',
  ])('of two chosen cards, too: %s', (text) => {
    const g = game([
      { hand: [action('Spell', text)], inkwell: 1, play: [kin('Bad', 'Villain'), kin('Good', 'Hero')] },
    ]).move('play', 'Spell');
    g.choose('Bad').choose('Good');
    expect(g.card('Bad')).toBeInState('exerted');
    expect(g.card('Good')).toBeInState('ready');
  });
});
