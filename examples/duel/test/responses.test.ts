import { fork } from '@cardwright/core';
import { precompileText } from '@cardwright/dsl';
import { card } from '@cardwright/testkit';
import { scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { language, plugins } from './cards.ts';

const rich = { mana: 10, wells: 10 };

describe('instants are answered', () => {
  test('DR 3.1 what was cast last resolves first', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Spark'], ...rich },
        { hand: ['Stone Skin'], play: ['Lantern Moth'], ...rich },
      ],
    });
    game
      .move('cast', 'Spark')
      .choose('Lantern Moth')
      .move('pass')
      .move('cast', 'Stone Skin')
      .choose('Lantern Moth');
    expect(game.card('Spark')).toBeInZone('casting', 0);
    game.move('pass').move('pass');
    expect(game.card('Stone Skin')).toBeInZone('discard', 1);
    game.move('pass').move('pass');
    expect(game.card('Lantern Moth')).toBeInZone('play', 1);
  });

  test('DR 4.6 a spell that is countered does nothing', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Granite Ox'], ...rich },
        { hand: ['Hush'], ...rich },
      ],
    });
    game
      .move('cast', 'Granite Ox')
      .move('pass')
      .move('cast', 'Hush')
      .choose('Granite Ox')
      .move('pass')
      .move('pass');
    expect(game.card('Granite Ox')).toBeInZone('discard', 0);
  });

  test('DR 4.1 other cards are cast in one’s own main phase, when nothing waits', () => {
    const game = scenario({
      plugins,
      players: [{ hand: ['Hedge Squire', 'Mire Hound', 'Spark'], play: ['Granite Ox'], ...rich }, {}],
    });
    game.move('cast', 'Hedge Squire');
    expect(game.offer('cast', 'Mire Hound').isLegal).toBe(false);
    expect(game.offer('cast', 'Spark').isLegal).toBe(true);
    game.move('pass').move('pass');
    expect(game.offer('cast', 'Mire Hound').isLegal).toBe(true);
  });

  test('DR 3.3 triggers wait, and are answered', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Spark'], play: ['Cracked Idol'], life: 20, ...rich },
        { hand: ['Second Wind'], play: ['Granite Ox'], life: 1, ...rich },
      ],
    });
    // The Idol triggers when Spark is cast, so it resolves first; the life of Second Wind comes in time.
    game
      .move('cast', 'Spark')
      .choose('Granite Ox')
      .move('pass')
      .move('cast', 'Second Wind')
      .move('pass')
      .move('pass');
    expect(game.player(1)).toHaveCount('life', 4);
    game.move('pass').move('pass');
    expect(game.player(1)).toHaveCount('life', 3);
  });
});

describe('what waits', () => {
  test('DR 4.3 is seen by both players, what resolves next first, with what was chosen', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Spark'], ...rich },
        { hand: ['Scorch'], play: ['Lantern Moth'], ...rich },
      ],
    });
    game.move('cast', 'Spark').choose('Lantern Moth').move('pass').move('cast', 'Scorch').choosePlayer(0);
    for (const viewer of [0, 1]) {
      const { announced = [] } = game.engine.view(game.state, viewer);
      expect(
        announced.map(({ source, cards, players }) => [source?.name, cards.map((one) => one?.name), players]),
      ).toEqual([
        ['Scorch', [], [0]],
        ['Spark', ['Lantern Moth'], []],
      ]);
    }
  });
});

describe('targets are chosen when a spell is cast', () => {
  test('DR 4.4 one that is gone when it resolves: nothing happens', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Falling Star'], ...rich },
        { hand: ['Spark'], play: ['Ash Mourner'], ...rich },
      ],
    });
    game
      .move('cast', 'Falling Star')
      .choose('Ash Mourner')
      .move('pass')
      .move('cast', 'Spark')
      .choose('Ash Mourner');
    game.move('pass').move('pass');
    expect(game.card('Ash Mourner')).toBeInZone('discard', 1);
    game.move('pass').move('pass').move('pass').move('pass');
    expect(game.card('Falling Star')).toBeInZone('discard', 0);
    expect(game.player(0)).toHaveCount('life', 18);
  });

  test('DR 4.4 some that are gone: the rest', () => {
    const game = scenario({
      plugins,
      players: [
        { hand: ['Twin Bolts'], ...rich },
        { hand: ['Spark'], play: ['Ash Mourner', 'Mire Hound'], ...rich },
      ],
    });
    game.move('cast', 'Twin Bolts').choose('Ash Mourner', 'Mire Hound').move('pass');
    game.move('cast', 'Spark').choose('Ash Mourner').move('pass').move('pass').move('pass').move('pass');
    game.move('pass').move('pass');
    expect(game.card('Mire Hound')).toBeInZone('discard', 1);
  });

  test('DR 4.3 what can choose nothing is not cast', () => {
    const game = scenario({ plugins, players: [{ hand: ['Spark'], ...rich }, {}] });
    expect(game.offer('cast', 'Spark').isLegal).toBe(false);
  });
});

describe('any target', () => {
  const begin = (hand: string[], mine: object = {}, theirs: object = {}) =>
    scenario({
      plugins,
      players: [
        { hand, life: 20, ...rich, ...mine },
        { life: 20, ...rich, ...theirs },
      ],
    });

  test('DR 4.3 a creature or a player, in one choice', () => {
    const setup = () => begin(['Arc Bolt'], {}, { play: ['Granite Ox'] }).move('cast', 'Arc Bolt');
    const player = setup();
    expect(player).toHaveDecision('choose-targets', { prompt: 'choose-target', min: 1, max: 1 });
    expect(player.decision!.candidates).toHaveLength(3);
    player.choose(1).move('pass').move('pass');
    expect(player.player(1)).toHaveCount('life', 17);
    const creature = setup().choose('Granite Ox').move('pass').move('pass');
    expect(creature.card('Granite Ox')).toHaveCount('damage', 3);
    expect(creature.player(1)).toHaveCount('life', 20);
  });

  test('DR 4.3 a view names cards by address and players by number, and takes them so', () => {
    const game = begin(['Arc Bolt'], {}, { play: ['Granite Ox'] }).move('cast', 'Arc Bolt');
    const { engine, state } = game;
    const values = (viewer: number) =>
      engine.view(state, viewer).decision?.choice?.candidates.map(({ value, card }) => [value, card?.name]);
    expect(values(0)).toEqual([
      ['p1:play:0', 'Granite Ox'],
      [0, undefined],
      [1, undefined],
    ]);
    expect(values(1)).toBeUndefined();
    game
      .answer(engine.answerFromView(state, [1]))
      .move('pass')
      .move('pass');
    expect(game.player(1)).toHaveCount('life', 17);
  });

  test('DR 4.3 a game is saved and forked while it asks for a creature or a player', () => {
    const { engine, state } = begin(['Arc Bolt'], {}, { play: ['Granite Ox'] })
      .move('cast', 'Arc Bolt')
      .choose(1);
    const before = begin(['Arc Bolt'], {}, { play: ['Granite Ox'] }).move('cast', 'Arc Bolt');
    const loaded = before.engine.load(before.engine.save(before.state));
    expect(before.engine.hash(loaded)).toBe(before.engine.hash(before.state));
    const branch = fork(before.state);
    for (const one of [loaded, branch]) before.engine.answer(one, before.engine.answerFromView(one, [1]));
    expect([before.engine.hash(loaded), before.engine.hash(branch)]).toEqual([
      engine.hash(state),
      engine.hash(state),
    ]);
    before.choose(1);
  });

  test('DR 4.3 up to two, and another', () => {
    const forked = begin(['Forked Flame'], {}, { play: ['Granite Ox'] }).move('cast', 'Forked Flame');
    expect(forked).toHaveDecision('choose-targets', { min: 0, max: 2 });
    forked.choose('Granite Ox', 1).move('pass').move('pass');
    expect(forked.card('Granite Ox')).toHaveCount('damage', 2);
    expect(forked.player(1)).toHaveCount('life', 18);
    const game = begin(['Ricochet'], {}, { play: ['Granite Ox'] })
      .move('cast', 'Ricochet')
      .choose(1);
    expect(game.decision!.candidates).toHaveLength(2);
    game.choose('Granite Ox').move('pass').move('pass');
    expect(game.card('Granite Ox')).toHaveCount('damage', 1);
    expect(game.player(1)).toHaveCount('life', 18);
  });

  test('DR 4.4 what is gone when it resolves: the rest; if all is, nothing', () => {
    const setup = () =>
      begin(['Forked Flame'], {}, { hand: ['Spark'], play: ['Ash Mourner'] }).move('cast', 'Forked Flame');
    const kill = (game: ReturnType<typeof setup>) =>
      game
        .move('pass')
        .move('cast', 'Spark')
        .choose('Ash Mourner')
        .move('pass')
        .move('pass')
        .move('pass')
        .move('pass');
    const some = kill(setup().choose('Ash Mourner', 1)).move('pass').move('pass');
    expect(some.player(1)).toHaveCount('life', 18);
    const all = kill(setup().choose('Ash Mourner')).move('pass').move('pass');
    expect(all.player(1)).toHaveCount('life', 20);
    expect(all.card('Forked Flame')).toBeInZone('discard', 0);
  });

  test('DR 4.7 creatures and players that can’t be chosen are no targets, neither then nor when it resolves', () => {
    const game = begin(['Arc Bolt', 'Scorch'], {}, { play: ['Hidden Fox', 'Veil of Mist', 'Granite Ox'] });
    game.move('cast', 'Arc Bolt');
    expect(game.candidates).toEqual(['Granite Ox']);
    expect(game.decision!.candidates).toHaveLength(2);
    game.choose('Granite Ox').move('cast', 'Scorch');
    // Only its own player is left, who is not asked.
    game.move('pass').move('pass');
    expect(game.player(0)).toHaveCount('life', 18);
    const late = begin(['Arc Bolt'], {}, { hand: ['Smoke'] })
      .move('cast', 'Arc Bolt')
      .choose(1);
    late.move('pass').move('cast', 'Smoke').move('pass').move('pass').move('pass').move('pass');
    expect(late.player(1)).toHaveCount('life', 20);
    expect(late.card('Arc Bolt')).toBeInZone('discard', 0);
  });

  test('DR 4.8 who is chosen, and what, is an event', () => {
    const game = begin(['Arc Bolt'], {}, { play: ['Wary Oracle'], deck: ['Spark'] });
    game.move('cast', 'Arc Bolt').choose(1);
    expect(game.events('player-chosen')).toHaveLength(1);
    game.move('pass').move('pass');
    expect(game.player(1)).toHaveCount('hand', 1);
  });

  test.each(['That player loses 1 life.', 'Destroy it.', 'Its player loses 1 life.'])(
    'after any target, “%s” could mean either, and is refused',
    (then) => {
      const text = `Deal 2 damage to any target. ${then}`;
      expect(precompileText(language, { type: 'rite', text }).unsupported?.join()).toMatch(
        /refers to nothing/,
      );
    },
  );

  test('after any target, it is that target, and that creature is one if it is', () => {
    const cast = (text: string) =>
      scenario({
        plugins,
        language,
        players: [
          { hand: [card({ name: 'Own', type: 'rite', cost: 1, text })], ...rich },
          { play: ['Granite Ox'], life: 20 },
        ],
      }).move('cast', 'Own');
    const echo = 'Deal 1 damage to any target. Deal 2 damage to it.';
    const doom = 'Deal 1 damage to any target. Destroy that creature.';
    const twice = cast(echo).choose(1).move('pass').move('pass');
    expect(twice.player(1)).toHaveCount('life', 17);
    expect(cast(doom).choose(1).move('pass').move('pass').player(1)).toHaveCount('life', 19);
    const dead = cast(doom).choose('Granite Ox').move('pass').move('pass');
    expect(dead.card('Granite Ox')).toBeInZone('discard', 1);
  });
});

describe('tokens and counters', () => {
  const cast = (name: string, more: object = {}) =>
    scenario({ plugins, players: [{ hand: [name], ...rich, ...more }, {}] }).move('cast', name);

  test('DR 9.1 creatures of no card', () => {
    const game = cast('Seance').move('pass').move('pass');
    expect(game.player(0)).toHaveCount('play', 2);
    expect(cast('Den Mother').move('pass').move('pass').move('pass').move('pass').player(0)).toHaveCount(
      'play',
      2,
    );
  });

  test('DR 9.1 a copy of a creature', () => {
    const game = cast('Mirror Pool', { play: ['Granite Ox'] })
      .choose('Granite Ox')
      .move('pass')
      .move('pass');
    expect(game.player(0)).toHaveCount('play', 2);
  });

  test('DR 9.2 they are nowhere when they have left play', () => {
    const game = cast('Seance', { hand: ['Seance', 'Storm of Cinders'] })
      .move('pass')
      .move('pass');
    game.move('cast', 'Storm of Cinders').move('pass').move('pass');
    expect(game.player(0)).toHaveCount('play', 0);
    expect(game.player(0)).toHaveCount('discard', 2);
  });

  const statsOf = (game: ReturnType<typeof cast>, name: string) =>
    (['power', 'toughness'] as const).map((stat) => game.card(name).stat(stat));
  const might = (card: string, n: number) => ({ card, 'might-counters': n });

  test('DR 9.3 counters feed power and toughness', () => {
    const game = cast('Battle Drummer', { play: ['Hedge Squire'] })
      .move('pass')
      .move('pass');
    game.choose('Hedge Squire').move('pass').move('pass');
    expect(game.card('Hedge Squire')).toHaveCount('might-counters', 2);
    expect(statsOf(game, 'Hedge Squire')).toEqual([3, 4]);
  });

  test('DR 9.3 they are moved and removed, as many as there are', () => {
    const play = [might('Hedge Squire', 3), 'Mire Hound'];
    const moved = cast('Shared Burden', { play }).choose('Hedge Squire').choose('Mire Hound');
    moved.move('pass').move('pass');
    expect([statsOf(moved, 'Hedge Squire'), statsOf(moved, 'Mire Hound')]).toEqual([
      [1, 2],
      [6, 5],
    ]);
    const removed = cast('Erode', { play: [might('Granite Ox', 1)] }).choose('Granite Ox');
    removed.move('pass').move('pass');
    expect(removed.card('Granite Ox')).toHaveCount('might-counters', 0);
  });

  test('DR 9.3 they are counted, asked for, and tell cards apart', () => {
    const game = cast('Muster', { play: [might('Granite Ox', 2), might('Mire Hound', 1)], deck: 5 });
    game.move('pass').move('pass');
    expect(game.player(0)).toHaveCount('hand', 3);
    const humble = cast('Humble', { play: [might('Granite Ox', 2), might('Mire Hound', 1)] });
    expect(humble.candidates).toEqual(['Granite Ox']);
    humble.choose('Granite Ox').move('pass').move('pass');
    const falcons = scenario({
      plugins,
      players: [{ play: ['Proud Falcon', might('Proud Falcon', 1)] }, {}],
    });
    const flies = falcons.engine
      .view(falcons.state, 0)
      .players[0]!.zones.flatMap(({ cards }) =>
        cards.map((one) => 'keywords' in one && Object.keys(one.keywords ?? {})),
      );
    expect(flies).toEqual([[], ['flying']]);
  });

  test('DR 9.3 a creature dies when the counters that kept it alive are gone', () => {
    const play = [{ ...might('Hedge Squire', 2), damage: 3 }];
    const game = cast('Erode', { play }).choose('Hedge Squire').move('pass').move('pass');
    expect(game.card('Hedge Squire')).toBeInZone('discard', 0);
    expect(game.card('Hedge Squire')).toHaveCount('might-counters', 0);
  });

  test('DR 9.4 counters on players', () => {
    const game = scenario({ plugins, players: [{ play: ['Marsh Viper'] }, {}] })
      .move('pass')
      .move('pass');
    game.choose('Marsh Viper').move('pass').move('pass');
    expect(game.player(1)).toHaveCount('venom-counters', 1);
    const players = [
      { hand: ['Fever'], ...rich },
      { life: 20, 'venom-counters': 3 },
    ];
    const fever = scenario({ plugins, players }).move('cast', 'Fever').move('pass').move('pass');
    expect(fever.player(1)).toHaveCount('life', 14);
    const cured = cast('Antidote', { 'venom-counters': 1 }).move('pass').move('pass');
    expect(cured.player(0)).toHaveCount('venom-counters', 0);
  });
  test('“+1 and +1 for each …” is one modifier of two stats, with one duration and a number each', () => {
    const game = cast('Oak Chant', { play: ['Granite Ox', 'Hedge Squire'] }).choose('Hedge Squire');
    game.move('pass').move('pass');
    const squire = game.card('Hedge Squire');
    expect([squire.stat('power'), squire.stat('toughness')]).toEqual([3, 4]);
    expect(game.events('effect-began')).toHaveLength(2);
    const wither = cast('Wither', { play: ['Granite Ox'] })
      .choose('Granite Ox')
      .move('pass')
      .move('pass');
    const ox = wither.card('Granite Ox');
    expect([ox.stat('power'), ox.stat('toughness')]).toEqual([1, 5]);
    const oak = scenario({ plugins, players: [{ play: ['Elder Oak', 'Hedge Squire', 'Mire Hound'] }, {}] });
    expect([oak.card('Elder Oak').stat('power'), oak.card('Elder Oak').stat('toughness')]).toEqual([3, 3]);
    expect(oak.card('Hedge Squire').stat('power')).toBe(1);
  });
});
