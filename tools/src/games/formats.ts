import { set1 } from '@cardwright/cards-set1';
import { createEngine, type Engine, nearNames, type Plugin } from '@cardwright/core';
import {
  constructed,
  coreConstructed,
  draft,
  lorcana,
  packRush,
  type Season,
  sealed,
} from '@cardwright/lorcana';
import { type DeckShape, TWO_INKS } from '../decks/random-deck.ts';
import { fail } from '../problems/problem.ts';
import type { FormatChoice } from './game.ts';
import { unknownFormat } from './unknown-format.ts';

/** A format with the decks that are made for it by chance. */
export interface FormatOfGames {
  readonly plugin: Plugin;
  readonly shape: DeckShape;
}

/** A season has to be said: which sets are legal is no rule of the game. */
function core(season: Partial<Season>): Plugin {
  const { sets = [], banned = [] } = season;
  if (sets.length > 0) return coreConstructed({ sets, banned });
  return fail('usage/missing-argument', 'core does not say which sets the season has', {
    help: 'give their codes with --sets, such as --sets 1,2; and what is banned with --banned',
  });
}

interface Row {
  readonly plugin: (season: Partial<Season>) => Plugin;
  readonly shape: DeckShape;
}

/** The formats of Lorcana by the names that `--format` takes. */
const formats: ReadonlyMap<string, Row> = new Map<string, Row>([
  ['constructed', { plugin: () => constructed, shape: TWO_INKS }],
  ['core', { plugin: core, shape: TWO_INKS }],
  ['draft', { plugin: () => draft, shape: { size: 35, copies: 4 } }],
  ['sealed', { plugin: () => sealed, shape: { size: 40, copies: 4 } }],
  // Two packs of twelve cards, in which some come twice.
  ['pack-rush', { plugin: () => packRush, shape: { size: 24, copies: 2 } }],
]);

/** Their names. */
export const formatNames: readonly string[] = [...formats.keys()];

/** The codes that `--sets` gives. */
const codesOf = (sets: string): readonly string[] => sets.split(',').map((code) => code.trim());

/** Refuses a season with a set that is not here: it would have every card rotated out, or miss what was meant. */
function checkSets(engine: Engine, codes: readonly string[]): void {
  const known = [...new Set(engine.cards.map(({ definition }) => String(definition.attributes.set)))];
  for (const code of codes) {
    if (known.includes(code)) continue;
    const near = nearNames(code, known);
    fail('format/unknown-set', `the season has the set “${code}”, and there is no such set here`, {
      ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
      help: `the sets here are ${known.join(', ')}`,
    });
  }
}

/**
 * A format of Lorcana.
 *
 * @throws ProblemError when there is no such format, or it needs a season and none is given
 */
export function formatOf({ format: name = 'constructed', sets, banned }: FormatChoice): FormatOfGames {
  const row = formats.get(name);
  if (row === undefined) return unknownFormat(name, 'lorcana', formatNames);
  const plugin = row.plugin({
    ...(sets === undefined ? {} : { sets: codesOf(sets) }),
    ...(banned === undefined ? {} : { banned }),
  });
  return { plugin, shape: row.shape };
}

/**
 * Lorcana with some sets in a format.
 *
 * @throws ProblemError as {@link formatOf}, and when a set is none of them or a card that is banned is in none
 */
export function createFormatEngine(
  choice: FormatChoice,
  sets: readonly Plugin[] = [set1],
  { plugin } = formatOf(choice),
): Engine {
  const engine = createEngine({ plugins: [lorcana, ...sets, plugin] });
  if (choice.sets !== undefined) checkSets(engine, codesOf(choice.sets));
  const names = [...new Set(engine.cards.map(({ definition }) => definition.fullName))];
  for (const name of choice.banned ?? []) {
    if (names.includes(name)) continue;
    const near = nearNames(name, names);
    fail('format/unknown-card', `“${name}” is banned, and no set has such a card`, {
      ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
      help: 'write the full name: Name - Version',
    });
  }
  return engine;
}
