import type { CardFilter, CardSelector, Quantity } from '@cardwright/core/data';

/** Moves of cards: those who made one this turn are counted where it happened, not where they are by now. */
const MOVES: ReadonlySet<string> = new Set(['left-play', 'left-zone', 'entered-zone', 'returned']);

/** Whether an event is such a move. */
export const isMove = ({ on }: { readonly on: string }): boolean => MOVES.has(on);

type Happened = Extract<CardFilter, { readonly is: 'happened' }>;

/** How many cards there are; of cards that "were put into your discard this turn", how many such events. */
export function countOf(cards: CardSelector): Quantity {
  const said = cards.pick === 'each' && cards.from === undefined ? cards.filter : [];
  const move = said.find((one): one is Happened => one.is === 'happened' && MOVES.has(one.event.on));
  if (move === undefined) return { amount: 'cards', in: cards };
  const filter = said.filter((one) => one !== move);
  return { amount: 'events', of: { ...move.event, [move.role]: { pick: 'any', filter } } };
}

/** The inverse: the cards that a quantity counts. */
export function countedIn(quantity: Quantity): CardSelector | undefined {
  if (typeof quantity !== 'object') return undefined;
  if (quantity.amount === 'cards') return quantity.in;
  if (quantity.amount !== 'events' || !MOVES.has(quantity.of.on)) return undefined;
  const { card, ...event } = quantity.of;
  return card?.pick === 'any'
    ? { pick: 'each', filter: [...card.filter, { is: 'happened', role: 'card', event }] }
    : undefined;
}
