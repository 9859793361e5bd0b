import { z } from 'zod';

/**
 * A card of LorcanaJSON. The form published until 2024 has `baseName`, `subtitle` and `inkwell`; the later one `name`,
 * `version`, `inkwell`/`inkable` and two-ink colours ("Amber-Steel"). Only what matters in a game is looked at.
 */
const lorcanaJsonCard = z.looseObject({
  baseName: z.string().optional(),
  name: z.string().optional(),
  subtitle: z.string().nullish(),
  version: z.string().nullish(),
  type: z.string(),
  color: z.string().nullish(),
  colors: z.array(z.string()).optional(),
  cost: z.number(),
  inkwell: z.boolean().optional(),
  inkable: z.boolean().optional(),
  number: z.union([z.number(), z.string()]).optional(),
  setCode: z.union([z.string(), z.number()]).optional(),
  setNumber: z.union([z.string(), z.number()]).optional(),
  subtypes: z.array(z.string()).optional(),
  fullText: z.string().optional(),
  abilities: z.array(z.unknown()).optional(),
  effects: z.array(z.unknown()).optional(),
  rarity: z.string().optional(),
  nonEnchantedId: z.number().optional(),
  nonPromoId: z.number().optional(),
  baseId: z.number().optional(),
  variant: z.string().optional(),
});
type LorcanaJsonCard = z.infer<typeof lorcanaJsonCard>;

/** Sets whose `setdata` file carries a letter code and no number. */
const setNumbers: ReadonlyMap<string, string> = new Map([
  ['TFC', '1'],
  ['TSC', '2'],
  ['ROF', '2'],
  ['ITI', '3'],
  ['URR', '4'],
  ['SSK', '5'],
  ['AZS', '6'],
  ['ARI', '7'],
  ['ROJ', '8'],
  ['FAB', '9'],
  ['WIW', '10'],
]);

const withText = z.looseObject({
  name: z.string().optional(),
  text: z.string().optional(),
  fullText: z.string().optional(),
});

/** A number as public data write it, `4a` too; what begins with no digit stays as it is, to be refused in its own words. */
export const collectorNumber = (given: unknown): unknown =>
  typeof given === 'string' && /^\d/.test(given) ? Number.parseInt(given, 10) : given;

/** Text of a card without a `fullText`: its pieces, one a line, in the order of the file. */
const joinPieces = (card: LorcanaJsonCard): string =>
  [...(card.abilities ?? []), ...(card.effects ?? [])]
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const read = withText.safeParse(piece);
      if (!read.success) return '';
      const { name, text, fullText } = read.data;
      return fullText ?? [name, text].filter(Boolean).join(' ');
    })
    .filter(Boolean)
    .join('\n');

/** Whether a list entry looks like LorcanaJSON's rather than our own. */
export const isLorcanaJsonCard = (card: unknown): boolean =>
  typeof card === 'object' &&
  card !== null &&
  ('inkwell' in card || 'fullName' in card || 'baseName' in card || 'setCode' in card) &&
  !('inks' in card);

/**
 * A reprint in another frame (enchanted, promo) or with another picture (4b of 4a to 4e): the same card again, so it is
 * left out.
 */
export const isLorcanaJsonVariant = (card: unknown): boolean => {
  const read = lorcanaJsonCard.safeParse(card);
  if (!read.success) return false;
  const { nonEnchantedId, nonPromoId, baseId, variant = 'a' } = read.data;
  return [nonEnchantedId, nonPromoId, baseId].some((id) => id !== undefined) || variant !== 'a';
};

/** The code by which a set is known here: its number where public data have letters. */
export const setCode = (code: unknown): string => setNumbers.get(String(code)) ?? String(code);

/** The same card in the project's own form, still unchecked; `set` is the file's code where the card has none. */
export const fromLorcanaJson = (card: unknown, set: string | undefined): unknown => {
  const read = lorcanaJsonCard.safeParse(card);
  if (!read.success) return card;
  const c = read.data;
  const isSong = c.type.toLowerCase() === 'song';
  const subtypes = (c.subtypes ?? []).filter((s) => !/^(action|character|item|location)$/i.test(s));
  const colors = c.colors ?? (c.color ? c.color.split(/[-/,]\s*/) : []);
  const code = c.setCode ?? c.setNumber ?? set;
  return {
    set: code === undefined ? undefined : setCode(code),
    number: collectorNumber(c.number),
    name: c.baseName ?? c.name,
    version: c.subtitle ?? c.version ?? undefined,
    type: isSong ? 'action' : c.type,
    inks: colors,
    cost: c.cost,
    inkable: c.inkwell ?? c.inkable,
    classifications: isSong && !subtypes.includes('Song') ? ['Song', ...subtypes] : subtypes,
    strength: c.strength,
    willpower: c.willpower,
    lore: c.lore,
    moveCost: c.moveCost,
    rarity: c.rarity,
    text: c.fullText ?? joinPieces(c),
  };
};
