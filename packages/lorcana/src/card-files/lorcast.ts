import type { SourceEntry } from '@cardwright/dsl/kit';
import { z } from 'zod';
import { setCodeOf } from '../cards/set-codes.ts';
import { isObject } from './is-object.ts';
import { collectorNumber } from './lorcana-json.ts';

/** A card of the Lorcast API: facts in snake case, types as a list, text with symbols in braces. */
const lorcastCard = z.looseObject({
  id: z.string().nullish(),
  name: z.string(),
  version: z.string().nullish(),
  type: z.array(z.string()),
  classifications: z.array(z.string()).nullish(),
  ink: z.string().nullish(),
  inks: z.array(z.string()).nullish(),
  text: z.string().nullish(),
  rarity: z.string().nullish(),
  collector_number: z.union([z.string(), z.number()]),
  set: z.looseObject({ code: z.string() }),
});

/** Whether a list entry has the Lorcast form: nothing else gives the type as a list. */
export const isLorcastCard = (card: unknown): boolean =>
  isObject(card) && Array.isArray(card.type) && lorcastCard.safeParse(card).success;

const orAbsent = (value: unknown): unknown => value ?? undefined;

/** The same card in the project's own form, still unchecked. A letter behind its number is another picture of it. */
export function fromLorcast(card: unknown): SourceEntry {
  const c = lorcastCard.parse(card);
  const isSong = c.type.includes('Song');
  const classifications = c.classifications ?? [];
  const facts = {
    set: setCodeOf(c.set.code),
    number: collectorNumber(c.collector_number),
    name: c.name,
    version: c.version ?? undefined,
    type: c.type[0],
    inks: c.inks ?? (c.ink ? [c.ink] : []),
    cost: c['cost'],
    inkable: c['inkwell'],
    classifications:
      isSong && !classifications.includes('Song') ? ['Song', ...classifications] : classifications,
    strength: orAbsent(c['strength']),
    willpower: orAbsent(c['willpower']),
    lore: orAbsent(c['lore']),
    moveCost: orAbsent(c['move_cost']),
    rarity: c.rarity ?? undefined,
    text: c.text ?? '',
  };
  return {
    facts,
    ...(c.id == null ? {} : { id: c.id }),
    inOtherFrame: /^\d+[b-z]$/i.test(String(c.collector_number)),
  };
}
