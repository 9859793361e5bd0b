import type { EventPattern } from '@cardwright/core/data';

/** The circumstance that an event is the first of its kind in a turn. */
export const FIRST = 'first-this-turn' as never;

/** An event as the first of its kind in a turn. */
export const firstOnly = (event: EventPattern): EventPattern => ({
  ...event,
  given: [...(event.given ?? []), FIRST],
});

/** The event of which that is the first; undefined if it is any. */
export function withoutFirst(event: EventPattern): EventPattern | undefined {
  const { given = [], ...rest } = event;
  if (!given.includes(FIRST)) return undefined;
  const others = given.filter((one) => one !== FIRST);
  return others.length > 0 ? { ...rest, given: others } : rest;
}
