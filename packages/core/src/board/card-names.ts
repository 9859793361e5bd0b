import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import type { Card } from '../model/card.ts';
import type { Kernel } from '../model/kernel.ts';
import { findCard } from '../table/find-card.ts';

interface Names {
  readonly exact: ReadonlyMap<string, Card>;
  readonly folded: ReadonlyMap<string, Card>;
  readonly cards: number;
}

const known = new WeakMap<Kernel, Names>();

function namesOf(kernel: Kernel): Names {
  const found = known.get(kernel);
  if (found !== undefined && found.cards === kernel.cards.length) return found;
  const exact = new Map<string, Card>();
  const folded = new Map<string, Card>();
  // The first card with a full name owns it; others are named by id.
  for (const card of kernel.cards.toReversed()) {
    exact.set(card.definition.fullName, card);
    folded.set(card.definition.fullName.toLowerCase(), card);
  }
  const names = { exact, folded, cards: kernel.cards.length };
  known.set(kernel, names);
  return names;
}

/**
 * Finds a card by full name or id, and compiles it. Falls back to ignoring case.
 * @throws CardwrightError `unknown-card` with near names, or `card-unsupported`
 */
export function findCardByName(kernel: Kernel, name: string, at = ''): Card {
  const names = namesOf(kernel);
  const card = kernel.cardsById.get(name) ?? names.exact.get(name) ?? names.folded.get(name.toLowerCase());
  if (card !== undefined) return findCard(kernel, card.id);
  const suggestions = nearNames(name, names.exact.keys());
  throw new CardwrightError('unknown-card', `${at === '' ? '' : `${at}: `}no set has a card “${name}”.`, {
    card: name,
    at,
    suggestions,
    fix: suggestions.length > 0 ? `Did you mean “${suggestions[0]}”?` : 'Use the full name or the id.',
  });
}

/**
 * The name by which {@link findCardByName} finds the card: its full name, or its id if another card has that name too.
 */
export function nameOfCard(kernel: Kernel, card: Card): string {
  const { fullName } = card.definition;
  return namesOf(kernel).exact.get(fullName) === card ? fullName : card.id;
}

/** The filler card, used where any card will do. */
export function fillerCard(kernel: Kernel): Card {
  const { filler } = kernel.rules.board ?? {};
  if (filler !== undefined) return findCard(kernel, filler);
  const supported = kernel.cards.filter((card) => card.definition.unsupported === undefined);
  const plain = supported.find((card) => card.definition.abilities.length === 0) ?? supported[0];
  if (plain === undefined) {
    throw new CardwrightError('unknown-card', 'There is no card to fill a zone with.', {
      fix: 'Add a set to the plugins.',
    });
  }
  return findCard(kernel, plain.id);
}
