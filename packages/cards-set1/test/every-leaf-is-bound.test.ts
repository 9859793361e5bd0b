import { set1Cards } from '@cardwright/cards-set1';
import { type Ability, bindAbility, createEngine } from '@cardwright/core';
import { lorcana } from '@cardwright/lorcana';
import { describe, expect, it } from 'vitest';

/** Leaves that carry no meaning in the rules: the story name, and how a group of keywords is said. */
const WITHOUT_MEANING = new Set(['name']);

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
  const engine = createEngine({ plugins: [lorcana] });
  const abilities = set1Cards.cards.flatMap((card) =>
    card.abilities.map((a, i) => [`${card.number} ${card.name}`, i, a.ability] as const),
  );

  it.each(abilities)('%s, ability %i', (card, i, ability) => {
    const read = new Set<string>();
    bindAbility(engine, `test:${card}#${i}`, recording(ability as Ability & object, '', read));
    const all = new Set<string>();
    leaves(ability, '', all);
    const unread = [...all].filter((path) => !read.has(path) && !WITHOUT_MEANING.has(path.slice(1)));
    expect(unread).toEqual([]);
  });

  it('would notice a leaf that nothing reads', () => {
    const read = new Set<string>();
    const ability = {
      kind: 'spell',
      effects: [{ do: 'draw', player: { who: 'you' }, count: 1, twice: true }],
    };
    bindAbility(engine, 'test:extra', recording(ability, '', read) as unknown as Ability);
    expect(read.has('.effects.0.twice')).toBe(false);
  });
});
