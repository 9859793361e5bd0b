import type { CardDefinition } from '../model/card-definition.ts';
import type { Kernel } from '../model/kernel.ts';
import type { DeckFault } from './plugin.ts';

/** Limits for decks; absent ones do not apply. */
export interface DeckLimits {
  /** How many cards a deck has at least, and at most. */
  readonly least?: number;
  readonly most?: number;
  /** How many cards of one full name it has at most. */
  readonly copies?: number;
  /** Codes of the legal sets; a card is legal if one of them has its full name. */
  readonly sets?: readonly string[];
  /** Full names of banned cards. */
  readonly banned?: readonly string[];
  /** How many there may be of some cards, by full name, where that is fewer than of others. */
  readonly restricted?: Readonly<Record<string, number>>;
}

/** What a game knows of its cards that limits ask for. */
export interface LimitRules {
  /** How many of a card there may be, where the card itself says so. */
  readonly copiesAllowed?: (card: CardDefinition) => number | undefined;
  /** Cards that are in decks at all: no tokens. All if absent. */
  readonly fits?: (card: CardDefinition) => boolean;
}

/** The codes of what {@link deckFaults} finds. */
export type LimitFault =
  | 'too-few-cards'
  | 'too-many-cards'
  | 'too-many-copies'
  | 'banned'
  | 'rotated-out'
  | 'no-deck-card';

/** Full names of cards that limits speak of. */
export const namesInLimits = ({ banned = [], restricted = {} }: DeckLimits): readonly string[] => [
  ...banned,
  ...Object.keys(restricted).filter((name) => !banned.includes(name)),
];

/** Full names in some sets, in any printing. */
function namesIn(kernel: Kernel, sets: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { definition } of kernel.cards)
    if (sets.includes(String(definition.attributes['set']))) names.add(definition.fullName);
  return names;
}

/** What a deck has too many or too few cards of in all. */
export function sizeFaults(
  deck: readonly string[],
  { least = 0, most }: DeckLimits,
): DeckFault<LimitFault>[] {
  const few = deck.length < least;
  if (!few && (most === undefined || deck.length <= most)) return [];
  const asked = most === undefined ? `at least ${least}` : `${least} to ${most}`;
  return [
    {
      code: few ? 'too-few-cards' : 'too-many-cards',
      message: `a deck has ${asked} cards; this one has ${deck.length}`,
    },
  ];
}

/** Every violation of some limits by a deck, each card told once, in deck order. */
export function deckFaults(
  kernel: Kernel,
  deck: readonly string[],
  limits: DeckLimits,
  { copiesAllowed, fits }: LimitRules = {},
): DeckFault<LimitFault>[] {
  const { copies, sets, banned = [], restricted = {} } = limits;
  const counted = new Map<string, { readonly card: CardDefinition; count: number }>();
  for (const id of deck) {
    const card = kernel.cardsById.get(id)?.definition;
    if (card === undefined) continue;
    const same = counted.get(card.fullName);
    if (same === undefined) counted.set(card.fullName, { card, count: 1 });
    else same.count++;
  }
  const faults = sizeFaults(deck, limits);
  const legal = sets === undefined ? undefined : namesIn(kernel, sets);
  for (const { card, count } of counted.values()) {
    const { fullName: name, id } = card;
    const usual = copies === undefined ? undefined : (copiesAllowed?.(card) ?? copies);
    const most = restricted[name] ?? usual;
    if (fits?.(card) === false)
      faults.push({ code: 'no-deck-card', message: `${name} is no card for decks`, card: id });
    if (most !== undefined && count > most)
      faults.push({
        code: 'too-many-copies',
        message: `at most ${most} copies of ${name}, not ${count}`,
        card: id,
      });
    if (banned.includes(name)) faults.push({ code: 'banned', message: `${name} is banned`, card: id });
    if (legal?.has(name) === false)
      faults.push({
        code: 'rotated-out',
        message: `${name} is in none of the sets that may be used (${sets!.join(', ')})`,
        card: id,
      });
  }
  return faults;
}
