import { khCards } from '@cardwright/cards-kh';
import { type Ability, bindAbility, createEngine } from '@cardwright/core';
import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { describe, expect, it } from 'vitest';

function leaves(value: unknown, path: string, found: Set<string>): void {
  if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) leaves(inner, `${path}.${key}`, found);
  } else found.add(path);
}

/** The same data; every leaf that is read is noted under its path. */
function recording<T extends object>(value: T, path: string, read: Set<string>): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const inner = Reflect.get(target, key, receiver) as unknown;
      if (typeof key !== 'string' || !Object.hasOwn(target, key)) return inner;
      const at = `${path}.${key}`;
      if (inner !== null && typeof inner === 'object') return recording(inner, at, read);
      read.add(at);
      return inner;
    },
  });
}

describe('binding reads every leaf of the data', () => {
  const engine = createEngine({ plugins: [kingdomHearts] });
  const abilities = khCards.cards.flatMap((card) =>
    card.abilities.map((a, i) => [`${card.number} ${card.name}`, i, a.ability] as const),
  );

  it.each(abilities)('%s, ability %i', (card, i, ability) => {
    const read = new Set<string>();
    bindAbility(engine, `test:${card}#${i}`, recording(ability as Ability & object, '', read));
    const all = new Set<string>();
    leaves(ability, '', all);
    // The name of an ability has no meaning in the rules.
    expect([...all].filter((path) => !read.has(path) && path !== '.name')).toEqual([]);
  });
});
