import { createEngine } from '@cardwright/core';
import { type PlayerLiteral, type ScenarioSetup, scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { kit } from '../src/index.ts';
import { plugins } from './cards.ts';

const table = (mine: PlayerLiteral, theirs: PlayerLiteral = {}, more: Partial<ScenarioSetup> = {}) =>
  scenario({ plugins, players: [mine, theirs], ...more });
const rich = { mana: 10, wells: 10 };
/** Both players pass. */
const both = (game: ReturnType<typeof table>) => game.move('pass').move('pass');

describe('the table', () => {
  test('DR 1.1 twenty life and six cards', () => {
    const game = table({ deck: 30 }, { deck: 30 }, { from: 'setup' });
    for (const player of [0, 1]) {
      expect(game.player(player)).toHaveCount('life', 20);
      expect(game.player(player)).toHaveCount('hand', 6);
    }
  });

  test('DR 1.2 thirty cards or more, four of a name at most, and no tokens', () => {
    const free = kit.formats[0].plugin({ sets: [], banned: [] });
    const engine = createEngine({ plugins });
    const ids = [...engine.cardsById.values()].filter(
      ({ definition }) => definition.attributes['token'] !== true,
    );
    const deck = ids.slice(0, 30).map(({ id }) => id);
    const faults = (cards: readonly string[]) => free.decks!.check(engine, cards).map(({ code }) => code);
    expect(faults(deck)).toEqual([]);
    expect(faults(deck.slice(1))).toEqual(['too-few-cards']);
    expect(faults([...deck, ...Array.from({ length: 4 }, () => deck[0]!)])).toEqual(['too-many-copies']);
    const token = [...engine.cardsById.values()].find(({ definition }) => definition.name === 'Ghost')!;
    expect(faults([...deck, token.id])).toEqual(['no-deck-card']);
  });
});

describe('a turn', () => {
  test('DR 2.1 one more mana, and what is tapped is ready', () => {
    const game = table({ mana: 1, wells: 3 }, { wells: 4, play: [{ card: 'Mire Hound', tapped: true }] });
    game.endTurn();
    expect(game.player(1)).toHaveCount('mana', 5);
    expect(game.card('Mire Hound')).toHaveCount('tapped', 0);
    // The other one's is not filled.
    expect(game.player(0)).toHaveCount('mana', 1);
  });

  test('DR 2.1 ten at most', () => {
    expect(table({}, { wells: 10 }).endTurn().player(1)).toHaveCount('mana', 10);
  });

  test('DR 2.2 a card is drawn, but for the first turn of the game', () => {
    const first = table({ deck: 30 }, { deck: 30 }, { from: 'setup' });
    const begins = first.decision!.player;
    first.endTurn();
    expect(first.player(begins)).toHaveCount('hand', 6);
    expect(first.player(1 - begins)).toHaveCount('hand', 7);
  });

  test('DR 2.2 who cannot draw loses', () => {
    expect(table({}, { deck: 0 }).endTurn()).toBeWonBy(0);
  });

  test('DR 2.3 before and after combat', () => {
    const game = table({ hand: ['Hedge Squire', 'Hedge Squire'], ...rich });
    both(game.move('cast', 'Hedge Squire'));
    both(game);
    expect(game.player(0)).toHaveCount('play', 1);
    both(game.move('cast', 'Hedge Squire'));
    expect(game.player(0)).toHaveCount('play', 2);
  });

  test('DR 2.4 with no creature that may attack there is no combat', () => {
    expect(both(table({})).decision).toMatchObject({ kind: 'act', player: 0 });
  });

  test('DR 2.5 what lasts for a turn ends, and damage goes', () => {
    const game = table({ hand: ['Sudden Growth', 'Spark'], play: ['Granite Ox'], ...rich });
    both(game.move('cast', 'Sudden Growth').choose('Granite Ox'));
    both(game.move('cast', 'Spark').choose('Granite Ox'));
    expect(game.card('Granite Ox')).toHaveCount('damage', 2);
    both(game).choose();
    game.endTurn();
    expect(game.card('Granite Ox')).toHaveCount('damage', 0);
    expect(game.card('Granite Ox')).toHaveStat('power', 3);
  });

  test('DR 3.2 who announced may act first, then whose turn it is', () => {
    const game = table({ hand: ['Spark'], ...rich }, { hand: ['Spark'], play: ['Granite Ox'], ...rich });
    game.move('cast', 'Spark').choose('Granite Ox');
    game.move('pass').move('cast', 'Spark').choose('Granite Ox');
    expect(game.decision).toMatchObject({ player: 1 });
    expect(both(game).decision).toMatchObject({ player: 0 });
  });
});

describe('casting and abilities', () => {
  test('DR 4.2 the cost is paid, and the card waits where all see it', () => {
    const game = table({ hand: ['Granite Ox'], mana: 5 });
    expect(game.move('cast', 'Granite Ox').card('Granite Ox')).toBeInZone('casting', 0);
    expect(game.player(0)).toHaveCount('mana', 1);
    expect(table({ hand: ['Granite Ox'], mana: 3 }).offer('cast', 'Granite Ox').isLegal).toBe(false);
  });

  test('DR 4.5 a creature or relic enters play', () => {
    for (const name of ['Granite Ox', 'Cracked Idol']) {
      const game = both(table({ hand: [name], ...rich }).move('cast', name));
      expect(game.card(name)).toBeInZone('play', 0);
    }
  });

  test('DR 6.1 the cost is paid: mana, and the card is tapped', () => {
    const game = both(table({ play: ['Quiet Scholar'], mana: 3 }).move('use', 'Quiet Scholar'));
    expect(game.player(0)).toHaveCount('mana', 1);
    expect(game.player(0)).toHaveCount('hand', 1);
    expect(game.offer('use', 'Quiet Scholar').isLegal).toBe(false);
  });

  test('DR 6.2 not with nothing to choose', () => {
    const witch = { play: ['Bramble Witch'] };
    expect(table(witch).offer('use', 'Bramble Witch').isLegal).toBe(true);
    expect(table({ play: ['Cracked Idol', 'Well of Plenty'] }).offer('use', 'Well of Plenty').isLegal).toBe(
      false,
    );
  });
});

describe('keywords', () => {
  test('DR 5.1 a creature that came this turn does not attack; what attacks is tapped', () => {
    const game = both(
      table({ hand: ['Mire Hound'], play: ['Granite Ox'], ...rich }).move('cast', 'Mire Hound'),
    );
    expect(both(game).decision!.candidates).toHaveLength(1);
    game.choose('Granite Ox');
    expect(game.card('Granite Ox')).toHaveCount('tapped', 1);
  });

  test('DR 7.2 what has Haste does, and pays with itself', () => {
    const game = both(table({ hand: ['Ember Colt'], ...rich }).move('cast', 'Ember Colt'));
    expect(both(game).decision!.candidates).toHaveLength(1);
    game.choose('Ember Colt');
    both(game);
    for (let i = 0; i < 2; i++) both(game);
    expect(game.player(1)).toHaveCount('life', 18);
  });

  test('DR 5.2 one attacker, any number of blockers', () => {
    const game = table({ play: ['Granite Ox'] }, { play: ['Mire Hound', 'Hedge Squire', 'Old Warden'] });
    both(both(game).choose('Granite Ox'));
    expect(game.decision).toMatchObject({ player: 1, min: 0, max: 3 });
    game.choose();
  });
});

describe('the end', () => {
  test('DR 8.1 who has no life loses', () => {
    const game = table({ hand: ['Scorch'], ...rich }, { life: 2 });
    expect(both(game.move('cast', 'Scorch').choosePlayer(1))).toBeWonBy(0);
  });

  test('DR 8.2 who concedes is the last but one', () => {
    expect(table({}).concede(0)).toBeWonBy(1);
  });

  test('DR 8.3 a creature with as much damage as toughness dies', () => {
    const game = table({ hand: ['Spark'], ...rich }, { play: ['Mire Hound'] });
    both(game.move('cast', 'Spark').choose('Mire Hound'));
    expect(game.card('Mire Hound')).toBeInZone('discard', 1);
  });
});
