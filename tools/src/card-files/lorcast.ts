import { z } from 'zod';
import { isObject } from '../data/is-object.ts';
import { collectorNumber } from './lorcana-json.ts';

/** A card of the Lorcast API: facts in snake case, types as a list, text with symbols in braces. */
const lorcastCard = z.looseObject({
  name: z.string(),
  version: z.string().nullish(),
  type: z.array(z.string()),
  classifications: z.array(z.string()).nullish(),
  ink: z.string().nullish(),
  inks: z.array(z.string()).nullish(),
  cost: z.number(),
  inkwell: z.boolean(),
  text: z.string().nullish(),
  move_cost: z.number().nullish(),
  strength: z.number().nullish(),
  willpower: z.number().nullish(),
  lore: z.number().nullish(),
  rarity: z.string().nullish(),
  collector_number: z.union([z.string(), z.number()]),
  set: z.looseObject({ code: z.string() }),
});

/** Whether a list entry has the Lorcast form: nothing else gives the type as a list. */
export const isLorcastCard = (card: unknown): boolean =>
  isObject(card) && Array.isArray(card.type) && lorcastCard.safeParse(card).success;

/** The same card in the project's own form, still unchecked. */
export const fromLorcast = (card: unknown): unknown => {
  const c = lorcastCard.parse(card);
  const isSong = c.type.includes('Song');
  const classifications = c.classifications ?? [];
  return {
    set: c.set.code,
    number: collectorNumber(c.collector_number),
    name: c.name,
    version: c.version ?? undefined,
    type: c.type[0],
    inks: c.inks ?? (c.ink ? [c.ink] : []),
    cost: c.cost,
    inkable: c.inkwell,
    classifications:
      isSong && !classifications.includes('Song') ? ['Song', ...classifications] : classifications,
    strength: c.strength ?? undefined,
    willpower: c.willpower ?? undefined,
    lore: c.lore ?? undefined,
    moveCost: c.move_cost ?? undefined,
    rarity: c.rarity ?? undefined,
    text: c.text ?? '',
  };
};
