import { findCard } from '../engine/create-game.ts';
import type { Engine } from '../engine/engine.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import type { Card } from '../model/card.ts';

interface Names {
  readonly exact: ReadonlyMap<string, Card>;
  readonly folded: ReadonlyMap<string, Card>;
  readonly cards: number;
}

const known = new WeakMap<Engine, Names>();

function namesOf(engine: Engine): Names {
  const found = known.get(engine);
  if (found !== undefined && found.cards === engine.cards.length) return found;
  const exact = new Map<string, Card>();
  const folded = new Map<string, Card>();
  // The first card of a name stands for it; others are named by id.
  for (const card of engine.cards.toReversed()) {
    exact.set(card.definition.fullName, card);
    folded.set(card.definition.fullName.toLowerCase(), card);
  }
  const names = { exact, folded, cards: engine.cards.length };
  known.set(engine, names);
  return names;
}

/**
 * The card that a full name or id means, compiled. Capitals do not matter where no card is spelt so.
 * @throws CardwrightError `unknown-card` with near names, or `card-unsupported`
 */
export function findCardByName(engine: Engine, name: string, at = ''): Card {
  const names = namesOf(engine);
  const card = engine.cardsById.get(name) ?? names.exact.get(name) ?? names.folded.get(name.toLowerCase());
  if (card !== undefined) return findCard(engine, card.id);
  const suggestions = nearNames(name, names.exact.keys());
  throw new CardwrightError('unknown-card', `${at === '' ? '' : `${at}: `}no set has a card “${name}”.`, {
    card: name,
    at,
    suggestions,
    fix: suggestions.length > 0 ? `Did you mean “${suggestions[0]}”?` : 'Use the full name or the id.',
  });
}

/** What {@link findCardByName} finds the card by: its full name, or its id where another card has that name too. */
export function nameOfCard(engine: Engine, card: Card): string {
  const { fullName } = card.definition;
  return namesOf(engine).exact.get(fullName) === card ? fullName : card.id;
}

/** The card that stands for any card. */
export function fillerCard(engine: Engine): Card {
  const { filler } = engine.rules.board ?? {};
  if (filler !== undefined) return findCard(engine, filler);
  const supported = engine.cards.filter((card) => card.definition.unsupported === undefined);
  const plain = supported.find((card) => card.definition.abilities.length === 0) ?? supported[0];
  if (plain === undefined) {
    throw new CardwrightError('unknown-card', 'There is no card to fill a zone with.', {
      fix: 'Add a set to the plugins.',
    });
  }
  return findCard(engine, plain.id);
}
