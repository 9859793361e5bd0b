import {
  cardCount,
  controller,
  countIn,
  firstIn,
  lastIn,
  nextInZone,
  owner,
  playerCount,
  SHARED,
  type Zone,
  zoneOf,
} from '@cardwright/core/game';
import { broken, type Law, type Position } from './law.ts';

/** Walks a zone's list and checks each card's own zone. */
function walk({ engine, state }: Position, player: number, zone: Zone, seen: number[]): void {
  const index = engine.zones.indexOf(zone);
  const previous = engine.columns.find(({ name }) => name === 'previous')!;
  const where = `${zone.name} of player ${player}`;
  let length = 0;
  let last = -1;
  for (let card = firstIn(state, player, zone); card >= 0; card = nextInZone.get(state, card)) {
    const other = seen[card];
    if (other !== undefined) broken(`card ${card} is in ${engine.zones[other]!.name} and in ${where}`);
    seen[card] = index;
    const own = owner.get(state, card);
    if (zoneOf.get(state, card) !== index || controller.get(state, card) !== (zone.shared ? own : player))
      broken(`card ${card} lies in ${where} and says otherwise`);
    const isTheirs = zone.shared ? player === SHARED : own === player;
    if (!zone.inPlay && !zone.hangs ? !isTheirs : own < 0)
      broken(`card ${card} lies in ${where}, who does not own it`);
    if (previous.get(state, card) !== last) broken(`the list of ${where} does not read the same backwards`);
    length++;
    last = card;
  }
  if (length !== countIn(state, player, zone) || last !== lastIn(state, player, zone))
    broken(`${where} counts ${countIn(state, player, zone)} cards and has ${length}`);
}

/** Law: cards are conserved. */
export const cardsConserved: Law = {
  name: 'cards-conserved',
  says: 'every card is in exactly one zone, once, and knows where it is',
  every: 1,
  check: (position) => {
    const { engine, state } = position;
    const seen: number[] = [];
    for (let player = 0; player < playerCount.get(state, 0); player++)
      for (const zone of engine.zones) walk(position, player, zone, seen);
    const cards = cardCount.get(state, 0);
    for (let card = 0; card < cards; card++)
      if (seen[card] === undefined) broken(`card ${card} is in no zone`);
    return cards;
  },
};
