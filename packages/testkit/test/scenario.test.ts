import { card, scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { plugins } from './fixtures/duel.ts';

describe('the literal', () => {
  test('puts cards where it says, with what is on them', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Spark'], play: [{ card: 'Peasant', tired: true }, 'Runner'], points: 3, mana: 2 },
        { play: [{ card: 'Knight of the North', wounds: 2 }], discard: ['Storm'] },
      ],
    });
    expect(game.card('Spark')).toBeInZone('hand', 0);
    expect(game.card('Peasant')).toBeInState('tired');
    expect(game.card('Runner')).not.toBeInState('tired');
    expect(game.card('Runner')).toHaveKeyword('swift', 2);
    expect(game.card('Runner')).toHaveStat('power', 2);
    expect(game.card('Knight of the North')).toHaveCount('wounds', 2);
    expect(game.card('Storm')).toBeInZone('discard', 1);
    expect(game.player(0)).toHaveCount('points', 3);
    expect(game.player(0)).toHaveCards('play', ['Runner', 'Peasant']);
    expect(game).toHaveDecision('act', { player: 0 });
  });

  test('fills decks with plain cards below those given, unless it says otherwise', () => {
    const game = scenario({
      plugins,
      players: [{ deck: ['Spark', 'Storm'] }, { deck: { only: ['Spark'] } }],
    });
    expect(game.player(0)).toHaveCount('deck', 10);
    expect(game.player(0).names('deck').slice(0, 3)).toEqual(['Spark', 'Storm', 'Peasant']);
    expect(game.player(1).names('deck')).toEqual(['Spark']);
    expect(scenario({ plugins, players: [{ deck: 0 }] }).player(0)).toHaveCount('deck', 0);
    expect(scenario({ plugins, players: [{ hand: 3 }] }).player(0)).toHaveCount('hand', 3);
  });

  test('finds a card that the test put down before those that only fill', () => {
    const game = scenario({ plugins, players: [{ play: ['Peasant'] }] });
    expect(game.card('Peasant')).toBeInZone('play', 0);
  });

  test('lays cards under cards', () => {
    const game = scenario({
      plugins,
      players: [{ play: [{ card: 'Runner', under: ['Peasant', 'Avenger'] }] }],
    });
    expect(game.card('Runner').under.map((c) => c.name)).toEqual(['Peasant', 'Avenger']);
  });

  test('begins on the turn of whoever is active', () => {
    expect(scenario({ plugins, active: 1 })).toHaveDecision('act', { player: 1 });
  });

  test('begins before the game when it says so', () => {
    const game = scenario({ plugins, from: 'setup', players: [{ deck: ['Spark'] }, {}] });
    expect(game.card('Spark')).toBeInZone('hand', 0);
  });
});

describe('cards of the test', () => {
  test('are made from data', () => {
    const wizard = card({
      name: 'Wizard',
      type: 'creature',
      stats: { power: 7 },
      abilities: [{ kind: 'keyword', keyword: 'swift' }],
    });
    const game = scenario({ plugins, players: [{ play: [{ card: wizard, wounds: 1 }, 'Peasant'] }] });
    expect(game.card('Wizard')).toHaveStat('power', 7);
    expect(game.card('Wizard')).toHaveKeyword('swift');
    expect(game.card('Peasant')).toBeInZone('play');
  });

  test('take what they do not say from the scenario', () => {
    const game = scenario({
      plugins,
      cardDefaults: { type: 'creature', stats: { power: 2 }, cost: 0 },
      players: [{ hand: [card({ name: 'Wizard' })] }],
    });
    game.move('cast', 'Wizard');
    expect(game.card('Wizard')).toHaveStat('power', 2);
  });

  test('with text need a language', () => {
    const make = () =>
      scenario({ plugins, players: [{ hand: [card({ name: 'Scribe', text: 'Draw a card.' })] }] });
    expect(make).toThrow(/“Scribe” has text, and the scenario has no `language`/);
  });
});

describe('moves and choices by name', () => {
  test('a move, a choice and what follows', () => {
    const game = scenario({
      plugins,
      players: [{ hand: ['Spark'], mana: 1 }, { play: ['Avenger', 'Runner'] }],
    });
    game.move('cast', 'spark');
    expect(game).toHaveDecision('choose-cards', { player: 0, cards: ['Runner', 'Avenger'], min: 1, max: 1 });
    game.choose('Avenger').accept();
    expect(game.card('Avenger')).toBeInZone('discard', 1);
    expect(game.player(1)).toHaveCount('hand', 1);
    expect(game).toHaveHappened('wounded', { card: 'Avenger', amount: 1, times: 1 });
    expect(game).not.toHaveHappened('wounded', { card: 'Runner' });
  });

  test('decline, up to and none', () => {
    const setup = {
      plugins,
      players: [{ hand: ['Insight', 'Storm'], mana: 2 }, { play: ['Avenger', 'Runner'] }],
    };
    const game = scenario(setup).move('cast', 'Insight').decline();
    expect(game.player(0)).toHaveCount('hand', 1);
    game.move('cast', 'Storm').choose();
    expect(game.player(1)).toHaveCards('play', ['Avenger', 'Runner']);
    const both = scenario(setup).move('cast', 'Storm').choose('Runner', 'Avenger').decline();
    expect(both.player(1)).toHaveCards('discard', ['Avenger', 'Runner']);
  });

  test('options by name and by number', () => {
    const setup = { plugins, players: [{ hand: ['Bury', 'Choice'], mana: 2 }, { play: ['Runner'] }] };
    const game = scenario(setup).move('cast', 'Bury').choose('Runner').option('bottom');
    expect(game.card('Runner').place).toBe(10);
    game.move('cast', 'Choice').option(1);
    expect(game.player(0)).toHaveCount('hand', 2);
    const other = scenario(setup).move('cast', 'Bury').choose('Runner');
    expect(() => other.option('topp')).toThrow(/Did you mean “top”/);
    other.option('top');
    expect(other.card('Runner').place).toBe(0);
  });

  test('ways by name and by number', () => {
    const game = scenario({ plugins, players: [{ play: ['Runner', 'Avenger'] }, {}] });
    expect(() => game.move('score', 'Runner')).toThrow(/score Runner \(once\)” or “score Runner \(twice\)/);
    game.move('score', 'Runner', 'twice').move('score', 'Avenger', 0);
    expect(game.player(0)).toHaveCount('points', 3);
  });

  test('order, the first on top', () => {
    const game = scenario({
      plugins,
      players: [{ hand: ['Arrange'], mana: 1, deck: ['Spark', 'Storm', 'Insight'] }, {}],
    });
    game.move('cast', 'Arrange').order('Insight', 'Spark', 'Storm');
    expect(game.player(0).names('deck').slice(0, 3)).toEqual(['Insight', 'Spark', 'Storm']);
  });

  test('naming a card', () => {
    const game = scenario({ plugins, players: [{ hand: ['Oracle'], mana: 1 }, {}] });
    game.move('cast', 'Oracle');
    expect(() => game.name('Nobody')).toBeRefused('no-such-name');
    game.name('Knight');
    expect(game).toHaveHappened('card-named');
  });

  test('turns, conceding and winning', () => {
    const game = scenario({ plugins, players: [{ play: ['Runner'], points: 9 }, {}] });
    game.endTurn();
    expect(game).toHaveDecision('act', { player: 1 });
    game.endTurn().move('score', 'Runner', 'once');
    expect(game).toBeWonBy(0);
    expect(scenario({ plugins }).concede(0)).toBeWonBy(1);
  });

  test('cards of one name', () => {
    const setup = {
      plugins,
      players: [
        { play: [{ card: 'Runner', as: 'mine' }], hand: ['Spark', 'Storm'], mana: 2 },
        { play: ['Runner', { card: 'Runner', wounds: 1, as: 'hurt' }] },
      ],
    };
    const game = scenario(setup).move('cast', 'Spark');
    expect(() => game.choose('Runner')).toThrow(/in 2 places/);
    game.choose({ card: 'Runner', player: 1 });
    expect(game.player(1).cards('play')[0]).toHaveCount('wounds', 1);
    game.move('cast', 'Storm').choose('hurt', game.card('mine'));
    expect(game.card('hurt')).toBeInZone('discard');
    expect(game.card('mine')).toBeInZone('discard');
  });
});
