import { type EntryProblem, factsOfOthers } from '@cardwright/dsl/kit';
import { z } from 'zod';
import { type CardFacts, cardTypes } from '../cards/card-facts.ts';
import { factsOfTypes } from '../cards/facts-of-types.ts';
import { tellIssue } from './tell-issue.ts';

const lower = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase().replace(/\s+/g, '_') : value;
/** Names are compared, so their quotes are normalised; text is not, until it is parsed. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^\P{C}*$/u, 'has characters that cannot be seen')
  .transform((text) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"'));
const number = z.number().int().min(0).max(9999);
const stat = z.number().int().min(0).max(99);

const inks = z.enum(['amber', 'amethyst', 'emerald', 'ruby', 'sapphire', 'steel']);
const rarities = z.enum([
  'common',
  'uncommon',
  'rare',
  'super_rare',
  'legendary',
  'enchanted',
  'special',
  'epic',
  'iconic',
]);

/** Other spellings of a rarity in public data. */
const rarityNames: ReadonlyMap<unknown, string> = new Map([
  ['super', 'super_rare'],
  ['promo', 'special'],
]);

/** An unknown rarity does not affect play, so it is dropped instead of refused. */
const rarity = z.preprocess((value) => {
  const name = lower(value);
  const known = rarityNames.get(name) ?? name;
  return rarities.safeParse(known).success ? known : undefined;
}, rarities.optional());

/** Refuses facts that only cards of another type have. */
function refuseOthers(card: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void {
  for (const fact of factsOfOthers(card, factsOfTypes)) {
    const message = `a card of type “${card.type}” has none: leave it out, or correct the type`;
    context.addIssue({ code: 'custom', path: [fact], message, input: card[fact] });
  }
}

/** The facts of a card in the project's own form, as it stands in a plain list or a `cards.yaml`. */
const facts = z.object({
  set: z.preprocess((v) => (typeof v === 'number' ? String(v) : v), z.string().min(1)),
  number,
  name,
  version: name.optional(),
  type: z.preprocess(lower, z.enum(cardTypes)),
  inks: z.array(z.preprocess(lower, inks)).max(2),
  cost: stat,
  inkable: z.boolean(),
  classifications: z.array(name).default([]),
  strength: z.number().int().min(-99).max(99).optional(),
  willpower: stat.optional(),
  lore: stat.optional(),
  moveCost: stat.optional(),
  rarity,
  pronoun: z.enum(['he', 'she', 'they']).optional(),
  storyNames: z.array(name).optional(),
  text: z.preprocess((v) => v ?? '', z.string()),
});

/** One card in the project's own form. */
export const cardSchema = facts.superRefine(refuseOthers);

/** Where a card of a file is, for messages: its place in the list and, if it has one, its name. */
const place = (index: number, card: unknown): string => {
  const name = (card as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? `card ${index + 1} (${name})` : `card ${index + 1}`;
};

/** What a schema found wrong with a card, one entry per fault, each with its place. */
export const tellIssues = (
  issues: readonly z.core.$ZodIssue[],
  card: unknown,
  index: number,
): EntryProblem[] =>
  issues.map((issue): EntryProblem => {
    const keys = issue.path.filter((key) => typeof key !== 'symbol');
    const subject = keys.length === 0 ? place(index, card) : `${place(index, card)}: ${keys.join('.')}`;
    const told = tellIssue(issue);
    return { ...told, message: `${subject}: ${told.message}`, path: [index, ...keys] };
  });

/** Reads one card or says, one entry per fault, what is wrong with it. */
export const checkCard = (card: unknown, index: number): { card?: CardFacts; problems: EntryProblem[] } => {
  const result = cardSchema.safeParse(card, { reportInput: true });
  if (!result.success) return { problems: tellIssues(result.error.issues, card, index) };
  // Keep absent facts absent: `undefined` members would show up in comparisons and generated files.
  const entries = Object.entries(result.data).filter(([, value]) => value !== undefined);
  return { card: Object.fromEntries(entries) as unknown as CardFacts, problems: [] };
};
