import { set1Cards } from '@cardwright/cards-set1';
import { createEngine } from '@cardwright/core';
import { findIgnoredData } from '@cardwright/core/bind';
import type { Ability } from '@cardwright/core/data';
import { lorcana } from '@cardwright/lorcana';
import { describe, expect, it } from 'vitest';

describe('binding reads every leaf of the data', () => {
  const engine = createEngine({ plugins: [lorcana] });
  const abilities = set1Cards.cards.flatMap((card) =>
    card.abilities.map((a, i) => [`${card.number} ${card.name}`, i, a.ability] as const),
  );

  it.each(abilities)('%s, ability %i', (card, i, ability) => {
    expect(findIgnoredData(engine, `test:${card}#${i}`, ability)).toEqual([]);
  });

  it('would notice a leaf that nothing reads', () => {
    const ability = {
      kind: 'spell',
      effects: [{ do: 'draw', player: { who: 'you' }, count: 1, twice: true }],
    };
    expect(findIgnoredData(engine, 'test:extra', ability as unknown as Ability)).toEqual(['effects.0.twice']);
  });
});
