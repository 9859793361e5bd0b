import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';
import { readCase } from '../support/reads.ts';

const spell = (text: string) => action('Spell', text, { cost: 0 });

describe('CR 6.1.11 “one of them” is of those that a condition counted', () => {
  test('and only of those, once the condition holds', () => {
    const tinker = character('Tinker', '1/4/1', {
      text: 'At the end of your turn, if you have 3 or more items in play, you may banish one of them to draw 2 cards.',
    });
    const cups = ['A', 'B', 'C'].map((name) => item(name));
    const g = game([{ play: [tinker, ...cups], deck: 4 }, { play: [item('Theirs')] }]).move('end-turn');
    g.accept();
    expect(g.candidates).toEqual(['A', 'B', 'C']);
    g.choose('B');
    expect(g.card('B')).toBeInZone('discard', 0);
    expect(g.player(0)).toHaveCount('hand', 2);
    const few = game([{ play: [tinker, cups[0]!, cups[1]!], deck: 4 }, { deck: 2 }]).move('end-turn');
    expect(few.player(0)).toHaveCount('hand', 0);
  });

  test('in another zone, too, and afterwards they are what was taken', () => {
    const g = game([
      {
        hand: [
          spell('If there are 2 or more character cards in your discard, return one of them to your hand.'),
        ],
        discard: [character('A'), character('B'), item('C')],
      },
    ]).move('play', 'Spell');
    expect(g.candidates).toEqual(['A', 'B']);
    g.choose('A');
    expect(g.card('A')).toBeInZone('hand', 0);
  });

  test.each([
    // Of which of the opponents?
    ['If an opponent has 2 or more items in play, banish one of them.', false],
    // Of the chosen ones, or of those that were counted?
    ['Choose 2 of your characters. If you have 3 or more items in play, banish one of them.', false],
    ['If there are 4 or more opposing characters in play, banish one of them.', true],
  ])('%s', (text, isRead) => {
    expect(readCase(text)).toBe(isRead);
  });
});

describe('CR 6.1.11 “that location” is where the card is of which it was asked', () => {
  const inn = location('Inn', '9/1/1');
  const at = (card: ReturnType<typeof character>) => ({ card, 'at-location': 'p0:play:0' });

  test.each([
    [
      'Deal 1 damage to chosen character. If that character is at a location, deal 2 damage to that location.',
      2,
    ],
    ['Banish chosen character. If they were at a location, deal 2 damage to that location.', 2],
  ])('%s', (text, damage) => {
    const cast = (name: string) =>
      game([
        { hand: [spell(text)], play: [inn, at(character('Guest', '1/4/1')), character('Other', '1/4/1')] },
      ])
        .move('play', 'Spell')
        .choose(name);
    expect(cast('Guest').card('Inn')).toHaveCount('damage', damage);
    expect(cast('Other').card('Inn')).toHaveCount('damage', 0);
  });
});

describe('CR 6.1.13.3 what an effect waits for may be about a card that is chosen for it', () => {
  const zap = (text: string) => action('Zap', text, { cost: 0 });

  test('“the next time chosen character would …”, once', () => {
    const g = game([
      {
        hand: [
          spell(
            'The next time chosen character of yours would be dealt damage this turn, they take no damage instead. Draw a card.',
          ),
          ...['1', '2', '3'].map((n) =>
            action(`Zap ${n}`, 'Deal 1 damage to chosen character.', { cost: 0 }),
          ),
        ],
        play: [character('A', '1/4/1'), character('B', '1/4/1')],
        deck: 2,
      },
    ]).move('play', 'Spell');
    expect(g).toHaveDecision('choose-cards', { prompt: 'choose-target' });
    g.choose('A');
    expect(g.player(0)).toHaveCount('hand', 4);
    g.move('play', 'Zap 1').choose('B').move('play', 'Zap 2').choose('A').move('play', 'Zap 3').choose('A');
    expect(g.card('B')).toHaveCount('damage', 1);
    expect(g.card('A')).toHaveCount('damage', 1);
  });

  test('“whenever chosen character … this turn, they …”', () => {
    const g = game([
      {
        hand: [zap('Whenever chosen character quests this turn, they get +2 {S} this turn.')],
        play: [character('A'), character('B')],
      },
    ]).move('play', 'Zap');
    g.choose('A').move('quest', 'B').move('quest', 'A');
    expect(g.card('A')).toHaveStat('strength', 3);
    expect(g.card('B')).toHaveStat('strength', 1);
  });

  test('not what an ability waits for all the time', () => {
    expect(readCase('Whenever chosen character quests, draw a card.', 'item')).toBe(true);
    expect(() => game([{ play: [item('X', 'Whenever chosen character quests, draw a card.')] }])).toThrow(
      /card that is chosen/,
    );
  });
});

describe('CR 4.7 characters that were moved “this way”', () => {
  test.each([
    ['If you moved 2 characters this way, draw a card.', 1, 1],
    ['Gain 1 lore for each character moved this way.', 0, 0],
  ])('%s', (text, hand) => {
    const g = game([
      {
        hand: [spell(`Move up to 3 of your characters to the same location for free. ${text}`)],
        play: [location('Inn', '9/1/1'), character('A'), character('B'), character('C')],
        deck: 2,
      },
    ]).move('play', 'Spell');
    g.choose('A', 'B');
    if (g.decision?.kind === 'choose-cards') g.choose('Inn');
    expect(g.player(0)).toHaveCount('hand', hand);
    expect(g.player(0)).toHaveCount('lore', hand === 0 ? 2 : 0);
  });
});
