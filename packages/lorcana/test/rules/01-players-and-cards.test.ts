import { createEngine, type Plugin } from '@cardwright/core';
import { playerCount } from '@cardwright/core/game';
import { lorcana } from '@cardwright/lorcana';
import { describe, expect, test } from 'vitest';
import { action, character, game, language } from '../support/game.ts';

const hero = character('Hero', '2/4/1');
const drain = action('Drain', 'Each opponent loses 1 lore.', { cost: 0 });

describe('CR 1.1 general', () => {
  const plain: Plugin = {
    name: 'plain',
    version: '0.1.0',
    cards: [
      {
        id: 'x',
        name: 'X',
        fullName: 'X',
        type: 'character',
        classifications: [],
        colors: ['steel'],
        cost: 1,
        stats: { strength: 1, willpower: 1, lore: 1 },
        attributes: { inkable: true },
        abilities: [],
      },
    ],
  };
  const engine = createEngine({ plugins: [lorcana, plain] });
  const deck = Array<string>(20).fill('x');

  test('CR 1.1.1, 1.3.1 a game has at least two players, each with a deck', () => {
    expect(() => engine.createGame({ seed: 1, decks: [deck] })).toThrow(/players/);
    const state = engine.createGame({ seed: 1, decks: [deck, deck] });
    expect(playerCount.get(state, 0)).toBe(2);
  });

  test('CR 1.1.7, 8.1.1 reminder text changes nothing, and may say nothing new', () => {
    const bare = language()
      .parse('Evasive')
      .abilities.map(({ ability }) => ability);
    const read = language().parse('Evasive (Only characters with Evasive can challenge this character.)');
    expect(read.complete).toBe(true);
    expect(read.abilities.map(({ ability }) => ability)).toEqual(bare);
    expect(language().parse('Evasive (Draw 7 cards.)').complete).toBe(false);
  });
});

describe('CR 1.3 players', () => {
  test('CR 1.3.2, 1.3.4.1 the active player is whoever’s turn it is, and one at a time', () => {
    const g = game([{}, {}]);
    expect(g).toHaveDecision('act', { player: 0 });
    expect(() => g.player(1).card('Nothing')).toThrow();
    g.endTurn();
    expect(g).toHaveDecision('act', { player: 1 });
    expect(g.events('turn-began').map(({ player }) => player)).toEqual([1]);
    g.endTurn();
    expect(g).toHaveDecision('act', { player: 0 });
  });

  test('CR 1.3.2, 1.3.5.2 whoever plays it, an effect’s opponents are the others', () => {
    const side = { hand: [drain], lore: 5 };
    const g = game([side, side, side]).move('play', 'Drain');
    expect([0, 1, 2].map((p) => g.player(p).count('lore'))).toEqual([5, 4, 4]);
    g.endTurn().move('play', g.player(1).card('Drain'));
    expect([0, 1, 2].map((p) => g.player(p).count('lore'))).toEqual([4, 4, 3]);
  });

  test.each([
    ['Each opposing player loses 1 lore.', 'Each opponent loses 1 lore.'],
    ['Opposing players can’t gain lore this turn.', 'Opponents can’t gain lore this turn.'],
    ['Chosen opposing player discards their hand.', 'Chosen opponent discards their hand.'],
  ])('CR 1.3.5.3 an opposing player is an opponent: “%s”', (said, usual) => {
    const facts = { type: 'action', resolves: true };
    const read = (text: string) => language().parse(text, facts);
    expect(read(said).complete).toBe(true);
    expect(read(said).abilities.map(({ ability }) => ability)).toEqual(
      read(usual).abilities.map(({ ability }) => ability),
    );
  });

  test('CR 1.3.3, 1.4.3.1 “you” is the player of the card, in another’s turn too', () => {
    const spy = character('Spy', '1/1/1', {
      text: 'Whenever an opposing character quests, you gain 1 lore.',
    });
    const g = game([{ play: [hero] }, { play: [spy] }]).move('quest', 'Hero');
    expect(g.player(1)).toHaveCount('lore', 1);
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 1.3.3 what is said of every player of a role is for all of them', () => {
    const gift = action('Gift', 'Each player draws a card.');
    const g = game([{ hand: [gift], inkwell: 1 }, {}, {}]).move('play', 'Gift');
    expect([0, 1, 2].map((p) => g.player(p).count('hand'))).toEqual([1, 1, 1]);
  });

  test('CR 1.4.3 a player makes the decisions of their own cards, in another’s turn too', () => {
    const avenger = character('Avenger', '1/2/1', {
      text: 'When this character is banished, you may deal 1 damage to chosen character.',
    });
    const zap = action('Zap', 'Deal 2 damage to chosen character.');
    const g = game([{ hand: [zap], inkwell: 1, play: [hero] }, { play: [avenger] }]);
    g.move('play', 'Zap').choose('Avenger');
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept();
    expect(g).toHaveDecision('choose-cards', { player: 1 });
    g.choose('Hero');
  });

  test('CR 1.4.3.2 pronouns speak of those named before', () => {
    const rally = action('Rally', 'Ready chosen character. They can’t quest for the rest of this turn.');
    const g = game([
      { hand: [rally], inkwell: 1, play: [{ card: hero, exerted: true }, character('Other')] },
    ]);
    g.move('play', 'Rally').choose('Hero');
    expect(g.card('Hero')).toBeInState('ready');
    expect(g.offer('quest', 'Hero')).toBeRefused('forbidden');
    expect(g.offer('quest', 'Other')).toBeOffered();
  });
});
