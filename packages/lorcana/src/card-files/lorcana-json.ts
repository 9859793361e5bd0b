import type { SourceEntry } from '@cardwright/dsl/kit';
import { z } from 'zod';
import { setCodeOf } from '../cards/set-codes.ts';
import { abilityText, type TextPiece } from './ability-text.ts';
import { isObject } from './is-object.ts';

const id = z.union([z.number(), z.string()]).nullish();
const ids = z.array(z.union([z.number(), z.string()])).nullish();

/** A piece of text: a string, or an ability with its parts. */
const piece = z.union([
  z.string(),
  z.looseObject({
    name: z.string().nullish(),
    text: z.string().nullish(),
    effect: z.string().nullish(),
    fullText: z.string().nullish(),
  }),
]);

/**
 * A card of LorcanaJSON. The form published until 2024 has `baseName`, `subtitle` and `inkwell`; the later one `name`,
 * `version`, `inkwell`/`inkable` and two-ink colours ("Amber-Steel"). Only what matters in a game is looked at.
 */
const lorcanaJsonCard = z.looseObject({
  id,
  baseName: z.string().nullish(),
  name: z.string().nullish(),
  subtitle: z.string().nullish(),
  version: z.string().nullish(),
  type: z.string(),
  color: z.string().nullish(),
  colors: z.array(z.string()).nullish(),
  inkwell: z.boolean().nullish(),
  inkable: z.boolean().nullish(),
  setCode: z.union([z.string(), z.number()]).nullish(),
  setNumber: z.union([z.string(), z.number()]).nullish(),
  subtypes: z.array(z.string()).nullish(),
  fullText: z.string().nullish(),
  fullTextSections: z.array(z.string()).nullish(),
  abilities: z.array(piece).nullish(),
  effects: z.array(piece).nullish(),
  rarity: z.string().nullish(),
  nonEnchantedId: id,
  nonPromoId: id,
  baseId: id,
  enchantedId: id,
  epicId: id,
  iconicId: id,
  promoIds: ids,
  promoGrouping: z.string().nullish(),
  variant: z.string().nullish(),
});
type LorcanaJsonCard = z.infer<typeof lorcanaJsonCard>;

/**
 * A collector number as public data has it, also `4a`; anything that does not begin with a digit is kept, to be refused
 * later.
 */
export const collectorNumber = (given: unknown): unknown =>
  typeof given === 'string' && /^\d/.test(given) ? Number.parseInt(given, 10) : given;

/** Whether a list entry looks like LorcanaJSON's rather than our own. */
export const isLorcanaJsonCard = (card: unknown): boolean =>
  isObject(card) &&
  ('inkwell' in card || 'fullName' in card || 'baseName' in card || 'setCode' in card) &&
  !('inks' in card);

const piecesOf = ({ abilities, effects }: LorcanaJsonCard): readonly TextPiece[] =>
  [...(abilities ?? []), ...(effects ?? [])].map((given): TextPiece => {
    if (typeof given === 'string') return { whole: given };
    const { name, text, effect, fullText } = given;
    return { name: name ?? undefined, text: text ?? effect ?? undefined, whole: fullText ?? undefined };
  });

/** Passes present facts to the schema check; null means absent in this source. */
const orAbsent = (value: unknown): unknown => value ?? undefined;

function factsOf(c: LorcanaJsonCard, file: string | undefined): unknown {
  const isSong = c.type.toLowerCase() === 'song';
  const subtypes = (c.subtypes ?? []).filter((s) => !/^(action|character|item|location)$/i.test(s));
  const colors = c.colors ?? (c.color ? c.color.split(/[-/,]\s*/) : []);
  // A promo is numbered among promos, beside the numbers of the set that it says it is of.
  const code = c.promoGrouping ?? c.setCode ?? c.setNumber ?? file;
  return {
    set: code === undefined ? undefined : setCodeOf(String(code)),
    number: collectorNumber(c['number']),
    name: c.baseName ?? c.name,
    version: c.subtitle ?? c.version ?? undefined,
    type: isSong ? 'action' : c.type,
    inks: colors,
    cost: c['cost'],
    inkable: c.inkwell ?? c.inkable,
    classifications: isSong && !subtypes.includes('Song') ? ['Song', ...subtypes] : subtypes,
    strength: orAbsent(c['strength']),
    willpower: orAbsent(c['willpower']),
    lore: orAbsent(c['lore']),
    moveCost: orAbsent(c['moveCost']),
    rarity: orAbsent(c.rarity),
    text: abilityText(c.fullText ?? undefined, c.fullTextSections ?? undefined, piecesOf(c)),
  };
}

/**
 * A card in the project's own form, still unchecked, and which printing of it this is: in another frame (enchanted,
 * promo, epic …) or with another picture (4b of 4a to 4e).
 *
 * @param file the file's code for its set, where the card has none
 */
export function fromLorcanaJson(card: unknown, file: string | undefined): SourceEntry {
  const read = lorcanaJsonCard.safeParse(card, { reportInput: true });
  if (!read.success) return { facts: card, issues: read.error.issues, inOtherFrame: false };
  const c = read.data;
  const of = c.baseId ?? c.nonEnchantedId ?? c.nonPromoId;
  const others = [c.enchantedId, c.epicId, c.iconicId, ...(c.promoIds ?? [])].filter((one) => one != null);
  return {
    facts: factsOf(c, file),
    ...(c.id == null ? {} : { id: String(c.id) }),
    ...(of == null ? {} : { printingOf: String(of) }),
    printings: others.map(String),
    inOtherFrame: of != null || c.promoGrouping != null || (c.variant ?? 'a') !== 'a',
  };
}
