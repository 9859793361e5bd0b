import type { CardSelector, PlayerSelector } from '@cardwright/core/data';
import { equal } from '../syntax/equal.ts';
import { canonical } from './filters.ts';

type Each = Extract<CardSelector, { pick: 'each' }>;

/** "You have 2 characters": the cards are the player's. `always`: even if the zone does not state an owner. */
export function owned(of: CardSelector, who: PlayerSelector, always = false): CardSelector {
  if (of.pick !== 'each') return of;
  const { from } = of;
  if (from) {
    const theirs = from.of?.who === 'that-player' || (always && !from.of) ? { ...from, of: who } : from;
    return { ...of, from: theirs };
  }
  return { ...of, filter: canonical([...of.filter, { is: 'of', player: who }]) };
}

/** The single owner of the cards, if there is one; what somebody "has" is there, not what did something and left. */
export function ownerOf(of: Each): PlayerSelector | undefined {
  if (of.was) return undefined;
  if (of.from) return of.from.of;
  const owner = of.filter.find((filter) => filter.is === 'of');
  return owner?.is === 'of' ? owner.player : undefined;
}

/** The group as expressed for that player: "their hand" for others, "your hand" for you. */
export function withoutOwner(of: Each, who: PlayerSelector): Each {
  if (!of.from)
    return { pick: 'each', filter: of.filter.filter((one) => !(one.is === 'of' && equal(one.player, who))) };
  return who.who === 'you' ? of : { ...of, from: { ...of.from, of: { who: 'that-player' } } };
}
