import type { Engine } from '@cardwright/core';
import type { Card } from '@cardwright/core/game';
import { ScenarioError } from '../errors/scenario-error.ts';
import { didYouMean, listNames } from './phrasing.ts';

/**
 * The definition that a test means by a name: a full name, an id, or the bare name if it is unique.
 * @throws ScenarioError `unknown-name` or `ambiguous-name`
 */
export function definitionByName(engine: Engine, name: string): Card {
  const byId = engine.cardsById.get(name);
  if (byId !== undefined) return byId;
  const wanted = name.toLowerCase();
  const full = engine.cards.filter((c) => c.definition.fullName.toLowerCase() === wanted);
  // Reprints share a full name and play alike: take any.
  if (full.length > 0) return full.at(-1)!;
  const named = engine.cards.filter((c) => c.definition.name.toLowerCase() === wanted);
  const fullNames = new Set(named.map((c) => c.definition.fullName));
  if (fullNames.size === 1) return named.at(-1)!;
  if (fullNames.size > 1) {
    throw new ScenarioError(
      'ambiguous-name',
      `Several cards are called “${name}”: ${listNames(fullNames)}. Use a full name.`,
    );
  }
  const known = engine.cards.flatMap((c) => [c.definition.fullName, c.definition.name]);
  throw new ScenarioError('unknown-name', `No card is called “${name}”.${didYouMean(name, known)}`);
}
