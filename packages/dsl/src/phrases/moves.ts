import type { CardFilter, CardSelector, Quantity } from '@cardwright/core/data';

/** Moves of cards: those who made one this turn are counted where it happened, not where they are by now. */
const MOVES: ReadonlySet<string> = new Set(['left-play', 'left-zone', 'entered-zone', 'returned']);

/** Whether an event is such a move. */
export const isMove = ({ on }: { readonly on: string }): boolean => MOVES.has(on);

type Happened = Extract<CardFilter, { readonly is: 'happened' }>;

/** Whether a card is told by something that it did, or suffered. */
const didSomething = (one: CardFilter): one is Happened => one.is === 'happened';

/**
 * How many cards there are: of cards that "were put into your discard this turn" how many such events; of cards told by
 * what else they did also those that have left play since, unless it is said that they are there.
 */
export function countOf(cards: CardSelector, place: Place = ''): Quantity {
  if (place !== '' || cards.pick !== 'each' || cards.from !== undefined)
    return { amount: 'cards', in: cards };
  const did = cards.filter.find(didSomething);
  if (did === undefined) return { amount: 'cards', in: cards };
  const filter = cards.filter.filter((one) => one !== did);
  return isMove(did.event)
    ? { amount: 'events', of: { ...did.event, [did.role]: { pick: 'any', filter } } }
    : { amount: 'cards', in: { pick: 'each', filter: [...filter, did], was: true } };
}

/** Whether it is said of counted cards that they are in play. */
type Place = 'in play' | '';

/** The inverse: the cards that a quantity counts. */
export function countedIn(quantity: Quantity): CardSelector | undefined {
  if (typeof quantity !== 'object') return undefined;
  if (quantity.amount === 'cards') {
    const cards = quantity.in;
    return cards.pick === 'each' && cards.was ? { pick: 'each', filter: cards.filter } : cards;
  }
  if (quantity.amount !== 'events' || !isMove(quantity.of)) return undefined;
  const { card, ...event } = quantity.of;
  return card?.pick === 'any'
    ? { pick: 'each', filter: [...card.filter, { is: 'happened', role: 'card', event }] }
    : undefined;
}

/** The inverse, and whether they are said to be in play. */
export function countedAt(quantity: Quantity): readonly { cards: CardSelector; place: Place }[] {
  const cards = countedIn(quantity);
  if (cards === undefined) return [];
  const is = typeof quantity === 'object' && quantity.amount === 'cards' && quantity.in === cards;
  if (!is) return [{ cards, place: '' }];
  const there = { cards, place: 'in play' as const };
  return cards.pick === 'each' && cards.filter.some(didSomething) ? [there] : [{ cards, place: '' }, there];
}
