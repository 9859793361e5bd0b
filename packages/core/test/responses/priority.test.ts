import { waitingForResponses } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { card, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';
import { playAlsoCopied } from '../fixtures/random-play.ts';
import { respondingWith } from '../fixtures/responding.ts';

const you = { who: 'you' } as const;
const self = { pick: 'self' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const chosen = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;
const gain = (amount: number) => ({ do: 'gain', player: you, amount }) as const;
const study = rite('Study', { do: 'draw', player: you, count: 1 });
const bolt = rite('Bolt', { do: 'hurt', what: chosen, amount: 1 });
const boon = rite('Boon', gain(1));
const drawn = { kind: 'triggered', on: [{ on: 'drawn', player: you }] } as const;
const eager = card('Eager', {}, { ...drawn, effects: [gain(1)] });
const avid = card('Avid', {}, { ...drawn, effects: [gain(2)] });
const sparing = card('Sparing', {}, { ...drawn, limit: 'once-per-turn', effects: [gain(1)] });
const smith = card(
  'Smith',
  {},
  { kind: 'activated', costs: [], limit: 'once-per-turn', effects: [{ do: 'draw', player: you, count: 1 }] },
);
const cards = [study, bolt, boon, eager, avid, sparing, smith];

/** What waits, by the names of the sources, what resolves next first. */
const waiting = ({ engine, state, ...game }: Playing): string[] =>
  waitingForResponses(engine, state).map(({ source }) =>
    Playing.prototype.nameOf.call({ engine, state, ...game }, source),
  );

describe('with responses', () => {
  test('what came last resolves first, when all have passed in a row', () => {
    const game = new Playing(respondingWith(cards), {
      players: [{ hand: ['Study', 'Boon'] }, { hand: ['Boon'] }],
    });
    game.play('Study');
    // Who announces may go on; then the others respond.
    expect([game.asked(), waiting(game)]).toEqual(['0:act:act', ['Study']]);
    game.pass().play('Boon');
    expect([game.asked(), waiting(game)]).toEqual(['1:act:act', ['Boon', 'Study']]);
    expect(game.told('gained', 'drawn')).toEqual([]);
    game.pass().pass();
    expect(game.told('gained', 'drawn')).toEqual(['gained']);
    // After something has resolved, the active player has priority, with what still waits.
    expect([game.asked(), waiting(game)]).toEqual(['0:act:act', ['Study']]);
    game.pass().pass();
    expect(game.told('gained', 'drawn')).toEqual(['drawn Drone']);
    expect([game.asked(), waiting(game)]).toEqual(['0:act:act', []]);
  });

  test('who is acted after has to pass again', () => {
    const game = new Playing(respondingWith(cards), { players: [{ hand: ['Study', 'Boon'] }, {}] });
    game.play('Study').pass();
    expect(game.asked()).toBe('1:act:act');
    game.pass();
    expect([game.asked(), waiting(game)]).toEqual(['0:act:act', []]);
  });

  test('a phase is over when all pass and nothing waits', () => {
    const game = new Playing(respondingWith(cards), { players: [{}, {}] });
    game.pass().pass();
    expect(game.engine.view(game.state, 0).active).toBe(1);
  });

  test('triggers of one moment wait in the order their player gives, and each is answered to', () => {
    const game = new Playing(respondingWith(cards), {
      players: [{ hand: ['Study'], play: ['Eager', 'Avid'] }, { hand: ['Boon'] }],
    });
    game.play('Study').pass().pass();
    expect(game.asked()).toBe('0:choose-option:choose-trigger');
    const [first] = game.state.decision!.candidates;
    game.answer(first!);
    expect([game.asked(), waiting(game)]).toEqual(['0:act:act', ['Avid', 'Eager']]);
    game.pass().pass();
    expect(game.told('gained')).toEqual(['gained 2']);
    expect(waiting(game)).toEqual(['Eager']);
    game.pass().play('Boon').pass().pass();
    expect(waiting(game)).toEqual(['Eager']);
    game.pass().pass();
    expect(game.told('gained')).toEqual(['gained', 'gained']);
  });

  test('a trigger is used as often as its limit says, though several wait', () => {
    const game = new Playing(respondingWith(cards), {
      players: [{ hand: ['Study', 'Study', 'Study'], play: ['Sparing'] }, {}],
    });
    // The trigger of the first waits, while the second makes another one.
    game.play('Study').pass().pass();
    expect(waiting(game)).toEqual(['Sparing']);
    game.play('Study').pass().pass();
    expect(waiting(game)).toEqual(['Sparing', 'Sparing']);
    game.pass().pass().pass().pass();
    expect([game.points(0), waiting(game)]).toEqual([1, []]);
    game.play('Study').pass().pass();
    expect([game.points(0), waiting(game)]).toEqual([1, []]);
  });

  test('an ability that waits counts as used', () => {
    const game = new Playing(respondingWith(cards), { players: [{ play: ['Smith'] }, {}] });
    game.act('use', 'Smith');
    expect(waiting(game)).toEqual(['Smith']);
    expect(() => game.act('use', 'Smith')).toThrow('not legal');
  });

  test('a rite that has left the place where it waits does nothing; an ability outlives its card', () => {
    const counter = rite('Counter', {
      do: 'move',
      player: you,
      what: { pick: 'chosen', range: { min: 1, max: 1 }, filter: [], from: { zone: 'limbo' } },
      to: { zone: 'discard' },
    });
    const game = new Playing(respondingWith([...cards, counter]), {
      players: [{ hand: ['Boon'] }, { hand: ['Counter'] }],
    });
    game.play('Boon').pass().play('Counter').pass().pass();
    game.choose('Boon');
    expect(game.where('Boon')).toBe('discard');
    game.pass().pass();
    expect(game.told('gained')).toEqual([]);
    const last = card(
      'Last Word',
      { stats: { power: 0, vigour: 1 } },
      { kind: 'triggered', on: [{ on: 'destroyed', card: self }], effects: [gain(3)] },
    );
    const other = new Playing(respondingWith([...cards, last]), {
      players: [{ hand: ['Bolt'], play: ['Last Word'] }, {}],
    });
    other.play('Bolt').pass().pass().choose('Last Word');
    expect([other.where('Last Word'), waiting(other)]).toEqual(['discard', ['Last Word']]);
    other.pass().pass();
    expect(other.points(0)).toBe(3);
  });

  test('what the game says does not wait resolves at once', () => {
    const engine = respondingWith(cards, { waits: ({ kind }) => kind === 'triggered' });
    const game = new Playing(engine, { players: [{ hand: ['Study'], play: ['Eager'] }, {}] });
    game.play('Study');
    expect([game.told('drawn'), waiting(game)]).toEqual([['drawn Drone'], ['Eager']]);
  });

  test('abilities that cause each other without end are found to be a loop', () => {
    const again = card(
      'Again',
      {},
      {
        kind: 'triggered',
        on: [{ on: 'hurt', card: self }],
        effects: [{ do: 'hurt', what: self, amount: 1 }],
      },
    );
    const sturdy = { ...again, stats: { power: 0, vigour: 900 } };
    const game = new Playing(respondingWith([...cards, sturdy]), {
      players: [{ hand: ['Bolt'], play: ['Again'] }, {}],
    });
    game.play('Bolt').pass().pass().choose('Again');
    let passes = 0;
    while (game.asked().endsWith('act:act') && passes++ < 200) game.pass();
    expect(game.asked()).toBe('0:number:repeat-loop');
    game.answer(5);
    expect([game.asked(), waiting(game)]).toEqual(['0:act:act', []]);
  });

  test('any game goes on the same from a save and a fork at any decision', () => {
    const engine = respondingWith(cards, { strict: true });
    const ids = engine.cards.flatMap(({ id }) => [id, id]);
    const state = engine.createGame({ seed: 3, decks: [ids, ids] });
    let most = 0;
    playAlsoCopied(engine, state, { seed: 3, answers: 400 }, ({ played, loaded, forked }) => {
      expect([loaded, forked]).toEqual([played, played]);
      most = Math.max(most, waitingForResponses(engine, state).length);
    });
    expect(most).toBeGreaterThan(2);
  });

  test('who leaves while having priority passes', () => {
    const engine = respondingWith(cards);
    const game = new Playing(engine, { players: [{ hand: ['Study'] }, {}, {}] });
    game.play('Study').pass();
    engine.concede(game.state, 1);
    expect([game.asked(), waiting(game)]).toEqual(['2:act:act', ['Study']]);
    game.pass();
    expect(game.told('drawn')).toEqual(['drawn Drone']);
  });
});
