import { defineProgram, Frame, label, NO_CARD, Slots } from '@cardwright/core/game';
import { expect, test } from 'vitest';
import { duelWith } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';

test('slots have the numbers in the order of their names, a result two of them', () => {
  const slots = new Slots();
  expect([slots.add<number>(), slots.addResult(), slots.add<boolean>(), slots.count]).toEqual([0, 1, 3, 4]);
});

test('a label is no step, and names the one that follows it', () => {
  const again = label();
  const end = label();
  const { steps } = defineProgram('test/labels', 0, [(m) => m.next(), again, (m) => m.goto(end), end]);
  expect([steps.length, again.at, end.at]).toEqual([2, 1, 2]);
});

test('a program goes round by a label and counts in a slot', () => {
  const slots = new Slots();
  const left = slots.add<number>();
  const again = label();
  const seen: number[] = [];
  const program = defineProgram('test/count', slots.count, [
    again,
    (m) => {
      seen.push(m.frame.get(left));
      m.frame.set(left, m.frame.get(left) - 1);
      return m.frame.get(left) > 0 ? m.goto(again) : m.pop();
    },
  ]);
  const { engine, state } = new Playing(duelWith([]), { players: [{}, {}] });
  state.agenda = new Frame(program, 0, [3], NO_CARD, 0, null, state.agenda, state.run);
  state.decision = null;
  engine.machine.run(state);
  expect(seen).toEqual([3, 2, 1]);
});

test('a slot takes only what it holds', () => {
  const count = new Slots().add<number>();
  defineProgram('test/typed', 1, [
    (m) => {
      // @ts-expect-error: a number is held there
      m.frame.set(count, 'three');
      return m.next();
    },
  ]);
});

test('a label that has a place in one program is refused in another', () => {
  const shared = label();
  defineProgram('test/first', 0, [(m) => m.next(), shared]);
  expect(() => defineProgram('test/second', 0, [shared, (m) => m.goto(shared)])).toThrow(
    expect.objectContaining({ code: 'plugin-invalid' }),
  );
});
