import { khCards } from '@cardwright/cards-kh';
import { createEngine } from '@cardwright/core';
import { findIgnoredData } from '@cardwright/core/bind';
import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { describe, expect, it } from 'vitest';

describe('binding reads every leaf of the data', () => {
  const engine = createEngine({ plugins: [kingdomHearts] });
  const abilities = khCards.cards.flatMap((card) =>
    card.abilities.map((a, i) => [`${card.number} ${card.name}`, i, a.ability] as const),
  );

  it.each(abilities)('%s, ability %i', (card, i, ability) => {
    expect(findIgnoredData(engine, `test:${card}#${i}`, ability)).toEqual([]);
  });
});
