import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import type { Card } from '../model/card.ts';
import type { Kernel } from '../model/kernel.ts';

/**
 * Finds and compiles a card that may be used in a game.
 * @throws CardwrightError `unknown-card` or `card-unsupported`
 */
export function findCard(kernel: Kernel, id: string): Card {
  const card = kernel.cardsById.get(id);
  if (card === undefined) {
    throw new CardwrightError('unknown-card', `No set has a card “${id}”.`, {
      card: id,
      suggestions: nearNames(id, kernel.cardsById.keys()),
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
