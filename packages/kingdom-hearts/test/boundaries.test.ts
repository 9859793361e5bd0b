import { createKingdomHearts, defineSet } from '@cardwright/kingdom-hearts';
import { expect, test } from 'vitest';

test.each<[() => unknown, string, string?]>([
  [() => createKingdomHearts({ discardFrm: 'hand' } as never), 'discardFrm', 'discardFrom'],
  [() => createKingdomHearts({ sameName: 'exakt' } as never), 'sameName', 'exact'],
  [() => createKingdomHearts(null as never), ''],
  [() => defineSet({} as never), 'set'],
  [() => defineSet({ set: '1', name: 'x', cards: [5] } as never), 'cards[0]'],
])('what is no option and no set is refused with its place: %#', (make, at, meant = '') => {
  expect(make).toThrow(
    expect.objectContaining({
      code: 'plugin-invalid',
      details: expect.objectContaining({ at, fix: expect.stringContaining(meant) }),
    }),
  );
});
