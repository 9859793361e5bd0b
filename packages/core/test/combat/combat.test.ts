import type { ReadonlyState } from '@cardwright/core';
import { createEngine } from '@cardwright/core';
import {
  activePlayer,
  cardOf,
  cardsIn,
  combatProgram,
  defineEvent,
  type Kernel,
  NO_CARD,
  play,
  refOf,
  statOf,
} from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { card, duel, plain } from '../fixtures/duel.ts';
import { power } from '../fixtures/names.ts';
import { Playing } from '../fixtures/playing.ts';
import { hurt } from '../fixtures/table.ts';

const charged = defineEvent('charged', { commit: () => {} });
const stopped = defineEvent('stopped', { roles: { charger: 'other' }, commit: () => {} });
const calmed = defineEvent('calmed', { commit: () => {} });
const inPlay = (_kernel: Kernel, state: ReadonlyState, player: number) =>
  cardsIn(state, player, play).map((one) => refOf(state, one));

/** Those named so strike before the others. */
const strike =
  (first: boolean): Parameters<typeof combatProgram>[0]['strikes'][number] =>
  (kernel, state, fights, defender) =>
    fights.flatMap(({ attacker, blockers, blocked }) => {
      const deals = (ref: typeof attacker) =>
        kernel.card(state, cardOf(ref)).definition.name.startsWith('Swift') === first
          ? statOf(kernel, state, cardOf(ref), power)
          : 0;
      expect(blocked || blockers.length === 0).toBe(true);
      const [front] = blockers;
      if (front === undefined) return [];
      const sides = [
        hurt.of(defender, { card: front, other: attacker, amount: deals(attacker) }),
        ...blockers.map((other) => hurt.of(1 - defender, { card: attacker, other, amount: deals(other) })),
      ];
      return sides.filter(({ amount }) => amount > 0);
    });

const combat = combatProgram({
  id: 'test/combat',
  rule: 'C',
  defender: (_kernel, _state, player) => 1 - player,
  attackers: inPlay,
  attacked: charged,
  blockers: inPlay,
  blocked: stopped,
  strikes: [strike(true), strike(false)],
  ended: calmed,
});
const game = duel.game!;
const timing = game.timing.map((step) =>
  step.name === 'main'
    ? { ...step, run: [(m) => m.push(combat, [], NO_CARD, activePlayer.get(m.state, 0))] as typeof step.run }
    : step,
);
const swift = card('Swift', { stats: { power: 5, vigour: 1 } });
const newEngine = () =>
  createEngine({
    plugins: [
      {
        ...duel,
        events: [...duel.events!, charged, stopped, calmed],
        game: { ...game, timing, programs: [...game.programs!, combat] },
      },
      { name: 'cards', version: '1.0.0', requires: { duel: '0.1.0' }, cards: [...plain, swift] },
    ],
  });
const fight = (mine: readonly string[], theirs: readonly string[]) =>
  new Playing(newEngine(), { players: [{ play: mine }, { play: theirs }] });

describe('a combat', () => {
  test('each attacker is blocked by several, each blocker blocks one, and their order is chosen', () => {
    const table = fight(['Ox', 'Mule'], ['Wisp', 'Drone']);
    expect(table.asked()).toBe('0:choose-cards:declare-attackers');
    table.choose('Ox', 'Mule');
    expect([table.asked(), table.candidates()]).toEqual([
      '1:choose-cards:declare-blockers',
      ['Wisp', 'Drone'],
    ]);
    table.choose('Wisp', 'Drone');
    // Nothing is left to block the other one with: no one is asked.
    expect([table.asked(), table.told('charged', 'stopped')]).toEqual([
      '0:order:order-blockers',
      ['charged Ox', 'charged Mule', 'stopped Wisp', 'stopped Drone'],
    ]);
    table.choose('Drone', 'Wisp');
    expect(table.told('hurt', 'destroyed', 'calmed')).toEqual([
      'hurt Drone 2',
      'hurt Ox',
      'destroyed Drone',
      'calmed 0',
    ]);
  });

  test('what is killed by the first strike deals nothing in the next', () => {
    const table = fight(['Swift'], ['Ox']).choose('Swift').choose('Ox');
    expect(table.told('hurt', 'destroyed', 'calmed')).toEqual([
      'hurt Ox 5',
      'destroyed Ox',
      'calmed 0',
      'calmed 0',
    ]);
  });

  test('is over at once without attackers', () => {
    expect(fight([], ['Ox']).asked()).toBe('1:choose-cards:declare-attackers');
    expect(fight(['Ox'], ['Ox']).choose().told('calmed')).toEqual(['calmed 0']);
  });

  test('goes on the same from a save at each of its decisions', () => {
    const table = fight(['Ox', 'Mule'], ['Wisp', 'Drone']);
    const { engine } = table;
    for (const names of [
      ['Ox', 'Mule'],
      ['Wisp', 'Drone'],
      ['Drone', 'Wisp'],
    ]) {
      const loaded = engine.load(JSON.parse(JSON.stringify(engine.save(table.state))));
      const { cards } = table.state.decision!;
      engine.answer(
        loaded,
        names.map((name) => cards.find((ref) => table.nameOf(ref) === name)!),
      );
      table.choose(...names);
      expect(engine.hash(loaded)).toBe(engine.hash(table.state));
    }
  });
});
