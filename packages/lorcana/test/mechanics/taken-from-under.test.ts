import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language } from '../support/game.ts';

const low = character('Low');
const deep = character('Deep');
const other = character('Other');
const plain = character('Plain');

describe('CR 5.1.1.5 cards are taken from under a card', () => {
  const keeper = character('Keeper', '1/3/1', {
    text: 'Whenever this character quests, you may put a card from under this character into your hand.',
  });

  test('that the text says, and from no other', () => {
    const g = game([
      {
        play: [
          { card: keeper, under: [low, deep] },
          { card: plain, under: [other] },
        ],
      },
      { play: [{ card: keeper, under: [other] }] },
    ]);
    g.move('quest', { card: 'Keeper', player: 0 }).accept();
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['Low', 'Deep'], min: 1, max: 1 });
    g.choose('Deep');
    expect(g.player(0).names('hand')).toEqual(['Deep']);
    expect(g.card({ card: 'Keeper', player: 0 }).under.map(({ name }) => name)).toEqual(['Low']);
    expect(g.card('Plain').under).toHaveLength(1);
  });

  test('and nothing is offered where nothing lies there', () => {
    const g = game([{ play: [keeper, { card: plain, under: [other] }] }, {}]);
    g.move('quest', 'Keeper');
    expect(g).toHaveDecision('act');
  });

  test('CR 8.4.2 face down, so that nobody knows before which one it is', () => {
    const booster = character('Booster', '1/3/1', {
      text: 'Boost 1 {I}\nWhenever this character quests, put a card from under this character into your hand.',
    });
    const g = game([{ play: [booster], deck: [low, deep], inkwell: 1 }, {}]);
    g.move('use-ability', 'Booster');
    const seen = (viewer: number) => JSON.stringify(g.engine.view(g.state, viewer));
    expect([seen(0).includes('"Low"'), seen(1).includes('"Low"')]).toEqual([false, false]);
    g.move('quest', 'Booster');
    expect(g.player(0).names('hand')).toEqual(['Low']);
    expect(g.card('Booster').is('card-under')).toBe(false);
    expect(seen(0)).toContain('"Low"');
    expect(seen(1)).not.toContain('"Low"');
  });

  test('all of them, of all that are meant', () => {
    const gather = action('Gather', 'Return all cards from under your characters to your hand.', { cost: 0 });
    const g = game([
      {
        hand: [gather],
        play: [
          { card: keeper, under: [low, deep] },
          { card: plain, under: [other] },
          { card: item('Box'), under: [plain] },
        ],
      },
      { play: [{ card: plain, under: [other] }] },
    ]);
    g.move('play', 'Gather');
    expect(g.player(0).names('hand').toSorted()).toEqual(['Deep', 'Low', 'Other']);
    expect(g.card('Box').under).toHaveLength(1);
    expect(g.card({ card: 'Plain', player: 1 }).under).toHaveLength(1);
  });

  test('under those of opponents, into the discards of those whose they are', () => {
    const empty = action(
      'Empty',
      "Put all cards from under opposing characters into their players' discards.",
      { cost: 0 },
    );
    const g = game([
      { hand: [empty], play: [{ card: plain, under: [low] }] },
      { play: [{ card: keeper, under: [other, deep] }] },
    ]);
    g.move('play', 'Empty');
    expect(g.player(1).count('discard')).toBe(2);
    expect(g.card('Plain').under).toHaveLength(1);
  });

  test('CR 1.5.3 as what is paid, which asks for one that is there', () => {
    const burner = item(
      'Burner',
      '{E}, Put a card from under one of your characters into your discard — Draw 2 cards.',
    );
    const g = game([{ play: [burner, { card: plain, under: [low] }] }, {}]);
    g.move('use-ability', 'Burner');
    expect(g.player(0).names('discard')).toEqual(['Low']);
    expect(g.player(0).count('hand')).toBe(2);
    const without = game([{ play: [burner, plain] }, {}]);
    expect(without.offer('use-ability', 'Burner')).not.toBeOffered();
  });

  test('under the character that was spoken of', () => {
    const sage = item(
      'Sage',
      'Whenever one of your characters quests, you may put a card from under them into your inkwell facedown and exerted.',
    );
    const g = game([
      {
        play: [sage, { card: plain, under: [low] }, { card: keeper, under: [deep] }],
      },
      {},
    ]);
    g.move('quest', 'Plain').accept();
    expect(g.player(0).names('inkwell')).toEqual(['Low']);
    expect(g.card('Keeper').under).toHaveLength(1);
  });

  test.each([
    ['Put a character card from under one of your characters into your hand.', 'cannot stand together'],
    ['Put all cards from under one of your characters into your hand.', 'cannot stand together'],
    ['Put all cards from under characters into your hand.', 'cannot stand together'],
  ])('%s is refused', (text, why) => {
    const { diagnostics } = compileText(language(), { text, type: 'action', resolves: true });
    expect(diagnostics.map(({ message }) => message).join()).toContain(why);
  });
});
