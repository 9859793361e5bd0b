import type { Ability, EventPattern } from '@cardwright/core/data';
import { compileText, equal, type CardFacts as TextFacts } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { anyType, language } from './language.ts';

/**
 * Every event that a text can wait for, in every use that an event can have. The events are those of the language's own
 * rows: a new one is crossed at once. A use is a sentence about an event that is put in its place.
 */
const KNOWN = 'a character is exerted';
const USES: Readonly<Record<string, string>> = {
  whenever: `Whenever ${KNOWN}, draw a card.`,
  'the first time': `The first time each turn ${KNOWN}, draw a card.`,
  would: 'If a character would be exerted, draw a card instead.',
  'the next time': '{E} — The next time a character would be exerted this turn, draw a card instead.',
  past: '{E} — If a character was exerted this turn, draw a card.',
  'past, as long as it is so': 'While a character was exerted this turn, your characters get +1 {S}.',
  negated: '{E} — If no characters were exerted this turn, draw a card.',
  counted: '{E} — If 2 or more characters were exerted this turn, draw a card.',
  'for each': '{E} — Draw a card for each character exerted this turn.',
  'the number': '{E} — Draw cards equal to the number of times a character was exerted this turn.',
};

interface Read {
  readonly ability: Ability;
  readonly facts: TextFacts;
}

function read(text: string): Read | undefined {
  for (const facts of anyType) {
    const { abilities, verdict } = compileText(language, { text, ...facts });
    if (verdict.roundTrip && abilities.length === 1) return { ability: abilities[0]!.ability, facts };
  }
  return undefined;
}

/** The events of the examples of the rows that say events, once each. */
function eventsOfRows(): readonly EventPattern[] {
  const found = new Map<string, EventPattern>();
  for (const { slot, examples = [] } of language.phrases) {
    if (slot !== 'event-predicate' && slot !== 'event') continue;
    for (const example of examples) {
      const ability = read(example)?.ability;
      if (ability?.kind !== 'triggered') continue;
      for (const event of ability.on) found.set(JSON.stringify(event), event as EventPattern);
    }
  }
  return [...found.values()];
}

/** The same data with another event in the place of the known one. */
function putIn(data: unknown, known: EventPattern, event: EventPattern): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (equal(data, known)) return event;
  const { given = [], ...rest } = data as EventPattern;
  if (given.length > 0 && equal(rest, known)) return { ...event, given: [...(event.given ?? []), ...given] };
  if (Array.isArray(data)) return data.map((part) => putIn(part, known, event));
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, putIn(part, known, event)]));
}

const PAST = ['past', 'past, as long as it is so', 'negated', 'counted', 'for each', 'the number'];

/** Why an event has no such use. */
function senseless(event: EventPattern, use: string): string | undefined {
  const given = event.given ?? [];
  if (event.together && use !== 'whenever')
    return 'what happens at once is told apart only where it triggers';
  if (given.some((name) => /-this-turn$/.test(name)) && use !== 'whenever')
    return 'the first, or the second, is one event already';
  if (event.on === 'ink-paid' && PAST.includes(use) && event.amount?.cmp !== '>=')
    return 'payments of nothing are not remembered';
  if (
    event.on === 'activated' &&
    event.player === undefined &&
    use !== 'whenever' &&
    use !== 'the first time'
  )
    return 'it is the player who uses an ability: “if you used an ability of another card”';
  return undefined;
}

/** Which card “it” is in a sentence about an event: nothing follows it in the past. */
const inUse = ({ about, ...event }: EventPattern, use: string): EventPattern =>
  about === undefined || PAST.includes(use) ? event : { ...event, about };

const known = read(USES['whenever']!)!.ability as Ability & { kind: 'triggered' };
const events = eventsOfRows();
const cells = Object.entries(USES).flatMap(([use, sentence]) => {
  const template = read(sentence)!;
  return events.map((event) => ({ use, event: inUse(event, use), template }));
});

/** How a cell is worded on a card of some type, if it is read as what it was printed from. */
function worded(template: Read, event: EventPattern): string | undefined {
  const ability = putIn(template.ability, known.on[0] as EventPattern, event) as Ability;
  for (const facts of anyType) {
    try {
      const text = language.print(ability, { facts });
      const again = language.parse(text, facts).abilities;
      if (again.length === 1 && equal(again[0]!.ability, ability)) return text;
    } catch {}
  }
  return undefined;
}

describe('events × uses', () => {
  test('every use is a sentence about the same event', () => {
    for (const [use, sentence] of Object.entries(USES))
      expect([use, read(sentence) !== undefined]).toEqual([use, true]);
  });

  test('at least 95 % of the cells that make sense are read', () => {
    const sensible = cells.filter(({ event, use }) => senseless(event, use) === undefined);
    const missing = sensible.filter(({ event, template }) => worded(template, event) === undefined);
    const share = 1 - missing.length / sensible.length;
    const told = missing.map(({ use, event }) => `${use}: ${JSON.stringify(event)}`);
    expect(share, `${sensible.length} cells; not read:\n${told.join('\n')}`).toBeGreaterThanOrEqual(0.95);
  });
});
