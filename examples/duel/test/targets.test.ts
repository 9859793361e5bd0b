import { fork } from '@cardwright/core';
import { precompileText } from '@cardwright/dsl';
import { card } from '@cardwright/testkit';
import { scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { language, plugins } from './cards.ts';

const rich = { mana: 10, wells: 10 };

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

  test('DR 4.10 a price is paid with any target, before anyone responds', () => {
    const altar = () =>
      begin([], { play: ['Blood Altar'], deck: ['Spark'] }, { play: ['Granite Ox'] }).move(
        'use',
        'Blood Altar',
      );
    const player = altar().choose('player 1');
    expect(player.player(1)).toHaveCount('life', 19);
    expect(player.player(0)).toHaveCount('hand', 0);
    expect(player.move('pass').move('pass').player(0)).toHaveCount('hand', 1);
    const creature = altar().choose('Granite Ox');
    expect(creature.card('Granite Ox')).toHaveCount('damage', 1);
    creature.move('pass').move('pass');
    // A price chooses, too: who can't be chosen does not pay it.
    const veiled = begin([], { play: ['Blood Altar'] }, { play: ['Veil of Mist', 'Hidden Fox'] });
    expect(veiled.move('use', 'Blood Altar').player(0)).toHaveCount('life', 20);
    veiled.choose('player 0').move('pass').move('pass');
    expect(veiled.player(0)).toHaveCount('life', 19);
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
