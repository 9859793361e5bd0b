import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import type { Card } from '../model/card.ts';
import type { Kernel } from '../model/kernel.ts';

/** Ids that may be meant: of a card with that name, of one without the part that says it is of a set, or near ones. */
function suggestedFor(kernel: Kernel, id: string): readonly string[] {
  const wanted = id.toLowerCase();
  const meant: string[] = [];
  for (const [known, { definition }] of kernel.cardsById) {
    const names = [`set${wanted}`, definition.name.toLowerCase(), definition.fullName.toLowerCase()];
    if (names[0] === known || names.includes(wanted, 1)) meant.push(known);
  }
  return meant.length > 0 ? meant : nearNames(id, kernel.cardsById.keys());
}

/**
 * Finds and compiles a card that may be used in a game.
 * @throws CardwrightError `unknown-card` or `card-unsupported`
 */
export function findCard(kernel: Kernel, id: string): Card {
  const card = kernel.cardsById.get(id);
  if (card === undefined) {
    throw new CardwrightError('unknown-card', `No set has a card “${id}”.`, {
      card: id,
      suggestions: suggestedFor(kernel, id),
    });
  }
  if (card.definition.unsupported !== undefined) {
    throw new CardwrightError(
      'card-unsupported',
      `“${card.definition.fullName}” is not supported: ${card.definition.unsupported}.`,
      {
        card: id,
        fix: 'Take it out of the deck.',
      },
    );
  }
  kernel.bind(card);
  return card;
}
