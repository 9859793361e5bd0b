import type { CardLiteral } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import { deck, hand, play, type SituationHelper, type SituationSide } from '@cardwright/core/game';
import { challengesThisTurn } from '../table/columns.ts';
import { darkArea, friendArea, playerArea, worldArea } from '../table/zones.ts';

/** Areas that hold one card, and the type of card that must be there. */
const SINGLE: readonly (readonly [area: string, type: string])[] = [
  [playerArea.name, 'player'],
  [worldArea.name, 'world'],
];
/** More Friends and Dark Cards than these are no usual sight. */
const MOST = 6;

const cardsOf = (side: SituationSide, zone: string): CardLiteral[] => {
  const cards = side[zone];
  return typeof cards === 'object' ? cards : [];
};

/** The area in which a card lies, by its type: a Dark Card or Nobody on the other World or as a Friend. */
function areaOf(definition: CardDefinition, isFirst: boolean, below: (limit: number) => number): string {
  const { type, attributes } = definition;
  switch (type) {
    case 'friend':
    case 'magic-friend':
      return friendArea.name;
    case 'player':
      // Another Player/XIII Card is a Friend (KH 9.37); a Form Change never is.
      if (attributes['form'] === true) return playerArea.name;
      return !isFirst && below(4) === 0 ? friendArea.name : playerArea.name;
    case 'world':
      return worldArea.name;
    case 'dark':
    case 'nobody':
      return below(2) === 0 ? darkArea.name : friendArea.name;
    // What is played once is not found in play.
    case 'equipment':
      return play.name;
    default:
      return hand.name;
  }
}

/**
 * Arranges the cards in play into their areas (KH 6): at most one card where there is room for one, Equipment on
 * characters.
 */
export function arrange(sides: readonly SituationSide[], { cardOf, plainOf, below }: SituationHelper): void {
  for (const [player, side] of sides.entries()) {
    const laid = cardsOf(side, play.name);
    side[play.name] = [];
    const put = (zone: string, card: CardLiteral): void => {
      // Texts about counters need some now and then.
      const some = below(3) === 0 && card.counters === undefined ? { counters: 1 + below(4) } : {};
      side[zone] = [...cardsOf(side, zone), zone === deck.name ? card : { ...card, ...some }];
    };
    for (const [index, card] of laid.entries())
      put(areaOf(cardOf(card.card), player === 0 && index === 0, below), card);
    for (const [area, type] of SINGLE) {
      const there = cardsOf(side, area);
      const first = player === 0 && there[0] !== undefined && there[0] === laid[0];
      // Random, unless the situation is about it.
      const kept = there[first ? 0 : below(Math.max(1, there.length))] ?? { card: plainOf(type) };
      // A Form Change lies on a Player Card (KH 4.1).
      const isForm = cardOf(kept.card).attributes['form'] === true;
      side[area] = [isForm ? { ...kept, under: [{ card: plainOf(type) }] } : kept];
      for (const card of there) if (card !== kept) put(deck.name, { card: card.card });
    }
    for (const area of [friendArea.name, darkArea.name]) {
      const there = cardsOf(side, area);
      side[area] = there.slice(0, MOST);
      for (const card of there.slice(MOST)) put(deck.name, { card: card.card });
    }
    equip(side, player, below);
    // Whoever has challenged already may have to ask whether they may again (KH 9.29).
    side[challengesThisTurn.name] = below(2);
  }
}

/** Gives each Equipment Card in play to a character without one; what no one can carry goes to hand (KH 8.2.6). */
function equip(side: SituationSide, player: number, below: (limit: number) => number): void {
  const bearers = [playerArea.name, friendArea.name].flatMap((area) =>
    cardsOf(side, area).map((_, index) => `p${player}:${area}:${index}`),
  );
  const carried: CardLiteral[] = [];
  for (const card of cardsOf(side, play.name)) {
    if (bearers.length === 0) side[hand.name] = [...cardsOf(side, hand.name), card];
    else carried.push({ ...card, 'attached-to': bearers.splice(below(bearers.length), 1)[0]! });
  }
  side[play.name] = carried;
}
