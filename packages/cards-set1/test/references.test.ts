import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Ability, bindAbility, createEngine } from '@cardwright/core';
import { resolveReferences } from '@cardwright/dsl';
import { type CardFacts, lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage, precompileCard } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { set1Cards } from '../src/index.ts';

const engine = createEngine({ plugins: [lorcana] });

/** Every place of every object: one object may stand in several. */
function placesOf(data: unknown): Map<object, string[]> {
  const places = new Map<object, string[]>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    places.set(value, [...(places.get(value) ?? []), path]);
    for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`);
  };
  walk(data, '');
  return places;
}

/** What each reference means when the ability is bound: places of its producer, `self` or `event`. */
function boundReferences(ability: Ability): Map<string, readonly string[]> {
  const places = placesOf(ability);
  const found = new Map<string, readonly string[]>();
  bindAbility(engine, `references#${ability.kind}`, ability, {
    report: (reference, producer) => {
      const meant = typeof producer === 'object' ? (places.get(producer) ?? ['?']) : [String(producer)];
      for (const path of places.get(reference) ?? []) found.set(path.replace(/\.ref$/, ''), meant);
    },
  });
  return found;
}

/** Data whose references each stand in one place: one that stood in several would have the meaning of the last. */
function withoutSharing(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || 'who' in data) return data;
  if (Array.isArray(data)) return data.map(withoutSharing);
  return Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, withoutSharing(inner)]));
}

/** References that reader and binder understand differently; empty when they agree. */
function disagreements(compiled: Ability): string[] {
  const ability = withoutSharing(compiled) as Ability;
  const resolved = resolveReferences(ability);
  // A dangling reference is refused when the card is compiled: there is nothing to bind.
  if (resolved.some(({ producer }) => producer === undefined)) return [];
  const read = new Map(resolved.map(({ path, producer }) => [path, producer]));
  const bound = boundReferences(ability);
  // "That player … their hand": the subject is itself a reference.
  const meaning = (path: string): string | undefined => {
    const producer = read.get(path);
    return producer !== undefined && read.has(producer) ? meaning(producer) : producer;
  };
  return [...new Set([...read.keys(), ...bound.keys()])].flatMap((path) => {
    const mine = meaning(path);
    const theirs = bound.get(path) ?? [];
    const same =
      mine !== undefined &&
      (theirs.includes(mine) ||
        theirs.includes(read.get(path) ?? '') ||
        (theirs[0] === 'event' && /(^|\.)on\./.test(mine)));
    return same ? [] : [`${path}: read as ${mine}, bound as ${theirs.join(' = ') || 'nothing'}`];
  });
}

const corpus =
  process.env['CARDWRIGHT_CORPUS'] ?? fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));
const file = `${corpus}/lorcana-sets-01-10.json`;

describe('reading and binding agree on what every reference means', () => {
  it('in the first set', () => {
    const wrong = set1Cards.cards.flatMap((card) =>
      card.abilities.flatMap(({ ability }) => disagreements(ability).map((one) => `${card.name}: ${one}`)),
    );
    expect(wrong).toEqual([]);
  });

  it.skipIf(!existsSync(file))(
    'in all sets that public data has (skipped without a corpus)',
    () => {
      const cards = JSON.parse(readFileSync(file, 'utf8')) as CardFacts[];
      const language = createLorcanaLanguage({ names: cards.map(({ name }) => name) });
      const wrong: string[] = [];
      let agreed = 0;
      for (const facts of cards) {
        const card = precompileCard(language, facts);
        if (card.unsupported !== undefined) continue;
        for (const { ability } of card.abilities) {
          let found: string[];
          try {
            found = disagreements(ability);
          } catch {
            // What the game cannot play yet is told elsewhere.
            continue;
          }
          agreed += found.length === 0 ? 1 : 0;
          wrong.push(...found.map((one) => `${facts.set}/${facts.number} ${facts.name}: ${one}`));
        }
      }
      expect(wrong).toEqual([]);
      expect(agreed).toBeGreaterThan(1500);
    },
    60_000,
  );
});
