import type { Engine } from '@cardwright/core';

/** The text of an ability in a line, by its id (`set1-12#0`); undefined for one that stands on no card. */
export function abilityText(engine: Engine, id: string | null): string | undefined {
  const [, card = '', index = ''] = /^(.*)#(\d+)/.exec(id ?? '') ?? [];
  return engine.cardsById.get(card)?.definition.texts?.[Number(index)]?.replaceAll(/\s+/g, ' ');
}
