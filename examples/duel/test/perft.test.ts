import { createEngine } from '@cardwright/core';
import { checkPerft } from '@cardwright/testkit';
import { expect, test } from 'vitest';
import { kit } from '../src/index.ts';
import { plugins } from './cards.ts';

const { perft } = await kit.testing!();
const engine = createEngine({ plugins });

test.each(perft!.positions)('$name', (position) => {
  const { counts } = perft!.table[position.name]!;
  expect(checkPerft(engine, position, counts.length, perft!.table).mismatches).toEqual([]);
});

test('eight ways to attack with three creatures', () => {
  expect(
    perft!.table['combat: several attackers, several blockers, fliers and who strikes first']!.counts[2],
  ).toBe(2 ** 3);
});
