import { describe, expect, it } from 'vitest';
import { findPart, forEachPart, mapParts, partsWhere, SKIP, walkParts } from '../src/ability/walk.ts';
import { mentions } from '../src/reference/mentions.ts';

const ability = {
  kind: 'spell',
  effects: [
    { do: 'draw', player: { who: 'you' }, count: 2 },
    { do: 'may', effects: [{ do: 'draw', player: { who: 'an-opponent' }, count: 1 }] },
  ],
};

describe('a walk over ability data', () => {
  it('comes to the outer part before those inside it, in the order of the data, and tells where it is', () => {
    const seen: string[] = [];
    walkParts(ability, {
      enter(_, { path, field, around }) {
        seen.push(`${path} (${field}, ${around.length})`);
        return undefined;
      },
    });
    expect(seen).toEqual([
      ' (, 0)',
      'effects (effects, 1)',
      'effects.0 (effects, 2)',
      'effects.0.player (player, 3)',
      'effects.1 (effects, 2)',
      'effects.1.effects (effects, 3)',
      'effects.1.effects.0 (effects, 4)',
      'effects.1.effects.0.player (player, 5)',
    ]);
  });

  it('comes to the words and numbers, too', () => {
    const numbers: string[] = [];
    walkParts(ability, {
      leaf(value, { path }) {
        if (typeof value === 'number') numbers.push(path);
        return undefined;
      },
    });
    expect(numbers).toEqual(['effects.0.count', 'effects.1.effects.0.count']);
    expect(walkParts(3, { leaf: (value, { path }) => [value, path] })).toEqual([3, '']);
  });

  it('ends with what is found, passes over what is skipped, and leaves what it has entered', () => {
    const left: unknown[] = [];
    const found = walkParts(ability, {
      enter: (part) => (part['do'] === 'draw' ? SKIP : part['do'] === 'may' ? 'found' : undefined),
      leave(part) {
        left.push(part);
      },
    });
    expect(found).toBe('found');
    expect(left).toEqual([]);
    walkParts(ability, {
      enter: (part) => (part['do'] === 'may' ? SKIP : undefined),
      leave(part) {
        left.push(part);
      },
    });
    const [draw] = ability.effects;
    expect(left).toEqual([draw!.player, draw, ability.effects, ability]);
  });

  it('finds one part, and all', () => {
    const draws = partsWhere(ability, (part) => part['do'] === 'draw');
    expect(draws).toHaveLength(2);
    expect(findPart(ability, (part) => part['do'] === 'draw')).toBe(draws[0]);
    expect(findPart(ability, (part) => part['do'] === 'discard')).toBeUndefined();
    expect(findPart(undefined, () => true)).toBeUndefined();
    const paths: string[] = [];
    forEachPart([ability], (_, { path }) => paths.push(path));
    expect(paths[0]).toBe('0');
  });

  it('copies with other parts in the place of some', () => {
    const other = mapParts(ability, ({ who }) =>
      who === 'an-opponent' ? { who: 'that-player' } : undefined,
    );
    expect(mentions(other, 'who', 'an-opponent')).toBe(false);
    expect(mentions(other, 'who', 'that-player')).toBe(true);
    expect(mentions(ability, 'who', 'an-opponent')).toBe(true);
    expect(other).toEqual(JSON.parse(JSON.stringify(ability).replaceAll('an-opponent', 'that-player')));
  });

  it('looks at data behind a stand-in that notes who reads it without reading', () => {
    let read = 0;
    const noting = new Proxy(ability, {
      get(target, key) {
        if (key === 'toJSON') return () => target;
        read++;
        return Reflect.get(target, key);
      },
    });
    expect(mentions(noting, 'who', 'you')).toBe(true);
    expect(read).toBe(0);
  });
});
