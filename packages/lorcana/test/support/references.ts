import { type CardwrightError, createEngine } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import { type Ability, resolveReferences } from '@cardwright/core/data';
import { lorcana } from '@cardwright/lorcana';

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

/** Data whose references each stand in one place: one that stood in several would have the meaning of the last. */
function withoutSharing(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || 'who' in data) return data;
  if (Array.isArray(data)) return data.map(withoutSharing);
  return Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, withoutSharing(inner)]));
}

/** What each reference means when the ability is bound: places of its producer, `self` or `event`. */
function boundReferences(ability: Ability): Map<string, readonly string[]> {
  const places = placesOf(ability);
  const found = new Map<string, readonly string[]>();
  try {
    bindAbility(engine, `references#${ability.kind}`, ability, {
      report: (reference, producer) => {
        const meant = typeof producer === 'object' ? (places.get(producer) ?? ['?']) : [String(producer)];
        for (const path of places.get(reference) ?? []) found.set(path.replace(/\.ref$/, ''), meant);
      },
    });
  } catch (error) {
    // What would never do anything is refused once it is bound, and has its meaning all the same.
    if ((error as Partial<CardwrightError>).code !== 'ability-inert') throw error;
  }
  return found;
}

/** References that reader and binder understand differently; empty when they agree. */
export function disagreements(compiled: Ability): string[] {
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
