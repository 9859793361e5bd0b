import { set2Cards } from '@cardwright/cards-set2';
import { createEngine } from '@cardwright/core';
import { findIgnoredData } from '@cardwright/core/bind';
import { lorcana } from '@cardwright/lorcana';
import { describe, expect, it } from 'vitest';

describe('binding reads every leaf of the data', () => {
  const engine = createEngine({ plugins: [lorcana] });
  const abilities = set2Cards.cards.flatMap((card) =>
    card.abilities.map((a, i) => [`${card.number} ${card.name}`, i, a.ability] as const),
  );

  it.each(abilities)('%s, ability %i', (card, i, ability) => {
    expect(findIgnoredData(engine, `test:${card}#${i}`, ability)).toEqual([]);
  });
});
