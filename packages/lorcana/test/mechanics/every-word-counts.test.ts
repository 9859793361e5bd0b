import { createEngine } from '@cardwright/core';
import { findIgnoredData } from '@cardwright/core/bind';
import type { Ability } from '@cardwright/core/data';
import { lorcana } from '@cardwright/lorcana';
import { describe, expect, test } from 'vitest';
import { character, game, item, language, location } from '../support/game.ts';

describe('CR 4.2.1.1 cards that count as having the inkwell symbol', () => {
  const plain = character('Plain', '1/1/1', { inkable: false });
  const caster = item('Caster', 'All cards in your hand count as having {C}.');

  test('CR 4.2.1.1 may be inked by their player, and by nobody else', () => {
    expect(game([{ hand: [plain] }]).offer('ink', 'Plain')).toBeRefused('no-inkwell-symbol');
    expect(game([{ hand: [plain] }, { play: [caster] }]).offer('ink', 'Plain')).toBeRefused(
      'no-inkwell-symbol',
    );
    const g = game([{ hand: [plain], play: [caster] }]).move('ink', 'Plain');
    expect(g.card('Plain')).toBeInZone('inkwell', 0);
  });
});

test('“one of your items” in a number is one that the player chooses', () => {
  const miser = character('Miser', '1/1/1', {
    text: 'Whenever this character quests, gain lore equal to the cost of one of your items in play.',
  });
  const play = [miser, item('Cup', '', { cost: 2 }), item('Bell', '', { cost: 3 })];
  const g = game([{ play }]).move('quest', 'Miser');
  expect(g).toHaveDecision('choose-cards', { cards: ['Cup', 'Bell'], min: 1, max: 1 });
  g.choose('Bell');
  expect(g.player(0)).toHaveCount('lore', 4);
});

test('“banished this way” counts what was banished, whatever else was done since', () => {
  const tantrum = character('Tantrum', '1/1/1', {
    text: 'When you play this character, banish any number of your items, then draw a card for each item banished this way.',
  });
  const g = game([{ hand: [tantrum], play: [item('Cup'), item('Bell')], inkwell: 5 }]).move(
    'play',
    'Tantrum',
  );
  g.choose('Cup', 'Bell');
  expect(g.player(0)).toHaveCount('hand', 2);
});

test('CR 4.7.3.3 “your characters” pay less to move, and to any location', () => {
  const map = item('Map', 'You pay 1 {I} less to move your characters to a location.');
  const g = game([{ play: [map, character('Rover'), location('Isle', '5/1/1')], inkwell: 0 }]);
  g.move('move', 'Rover').choose('Isle');
  expect(g.card('Rover')).toBeInState('at-a-location');
});

describe('data that says more than can be meant is refused', () => {
  const engine = createEngine({ plugins: [lorcana] });
  const bind = (text: string) => findIgnoredData(engine, text, language().parse(text).abilities[0]!.ability);

  test.each([
    'You pay 1 {I} less to move your characters to a location.',
    'Opponents need 25 lore to win the game.',
    'All cards in your hand count as having {C}.',
    'Move up to 2 characters of yours to the same location for free.',
    'While another character in play has damage, this character gets +1 {L}.',
    'During your turn, if you’ve played 3 or more actions this turn, you may play this character for free.',
  ])('each leaf of “%s” is read', (text) => {
    expect(bind(text)).toEqual([]);
  });

  test('what an effect moves to a location is not paid for', () => {
    const move = {
      do: 'move-to-location',
      what: { pick: 'self' },
      to: { pick: 'self' },
      free: false,
    } as const;
    const ability = { kind: 'spell', effects: [move] } as never as Ability;
    expect(() => findIgnoredData(engine, 'paid', ability)).toThrow('moves characters to a location for free');
  });

  test.each([
    ['put-under', { what: { pick: 'self' } }, 'under'],
    ['move-damage', { from: { pick: 'self' }, amount: 1, upTo: false }, 'to'],
    ['move-to-location', { what: { pick: 'self' }, free: true }, 'to'],
  ] as const)('%s has one card that it is done with', (kind, more, field) => {
    const bindWith = (max: number | 'any') => {
      const cards = { pick: 'some', range: { min: 0, max }, filter: [] };
      const effect = { do: kind, player: { who: 'you' }, ...more, [field]: cards };
      return findIgnoredData(engine, `${kind} ${max}`, {
        kind: 'spell',
        effects: [effect],
      } as never as Ability);
    };
    expect(bindWith(1)).toEqual([]);
    expect(() => bindWith(2)).toThrow('Only one can be meant here');
    expect(() => bindWith('any')).toThrow('Only one can be meant here');
  });

  test('each player names no card: one does', () => {
    const effects = [{ do: 'name-card', player: { who: 'each-player' } }];
    expect(() => findIgnoredData(engine, 'named', { kind: 'spell', effects } as never as Ability)).toThrow(
      'Only one can be meant here',
    );
  });
});
