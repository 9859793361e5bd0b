import type { Engine, GameView } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';

/** What is printed on a card. */
export interface CardFacts {
  readonly type: string;
  readonly cost: number;
  readonly colors: readonly string[];
  readonly classifications: readonly string[];
  readonly stats: Readonly<Record<string, number>>;
  readonly attributes: Readonly<Record<string, number | boolean | string>>;
  /** Its text, an ability a line. */
  readonly text: string;
}

const factsOf = (card: CardDefinition): CardFacts => ({
  type: card.type,
  cost: card.cost,
  colors: card.colors,
  classifications: card.classifications,
  stats: card.stats,
  attributes: card.attributes,
  text: (card.texts ?? []).map((text) => text.replaceAll(/\s+/g, ' ')).join('\n'),
});

/** A view in which each card that is named has what is printed on it, as `facts`. */
export function withFacts(engine: Engine, view: GameView): GameView {
  const add = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(add);
    if (typeof value !== 'object' || value === null) return value;
    const fields: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) fields[key] = add(inner);
    const card =
      typeof fields.id === 'string' && 'name' in fields ? engine.cardsById.get(fields.id) : undefined;
    if (card !== undefined) fields.facts = factsOf(card.definition);
    return fields;
  };
  return add(view) as GameView;
}
