import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { PlayerSelector } from '../ability/player.ts';
import { mentions } from '../reference/mentions.ts';
import { refersBack } from '../reference/spoken.ts';
import { written } from '../reference/written.ts';
import type { Binder } from './binder.ts';

/** Whether two selectors mean the same players. */
export function samePlayers(a: PlayerSelector, b: PlayerSelector): boolean {
  return a === b || written(a) === written(b);
}

/** Whether this may be several players, each of whom acts. */
export function isGroup(player: PlayerSelector): boolean {
  if (player.who === 'those-who') return isGroup(player.among);
  return player.who === 'opponents' || player.who === 'each-player';
}

/** Whether it is known before anything is done who this is: all of a group, or a party of the event. */
export function isKnown(player: PlayerSelector): boolean {
  if (player.who === 'party' || isGroup(player)) return true;
  return player.who === 'player-of' && player.card.pick === 'ref' && player.card.ref.to === 'party';
}

/**
 * How many effects, starting at an index, form one unit per player: "each player chooses one of their cards and turns
 * it", "each player may discard a card. If they do, they draw a card". Later references mean what the same player did,
 * so one player does all of them before the next.
 */
export function effectsPerPlayer(effects: readonly Effect[], from: number): number {
  const player = playerOf(effects[from]!);
  if (player === undefined || !isGroup(player)) return 1;
  let end = from + 1;
  while (end < effects.length && goesOn(effects[end]!, player)) end++;
  return end - from;
}

/** Whether an effect continues what each of these players did. */
function goesOn(effect: Effect, players: PlayerSelector): boolean {
  if (effect.do === 'if') return asksOfEach(effect.condition);
  const player = playerOf(effect);
  // "That many" and "one of those" are what the same player did and chose, too.
  const back =
    refersBack(effect) ||
    mentions(effect, 'to', 'that') ||
    mentions(effect, 'to', 'rest') ||
    mentions(effect, 'amount', 'done');
  if (player === undefined || !back) return false;
  return player.who === 'that-player' || samePlayers(player, players);
}

/** "If they do", "if it's a beast": a condition about what each player did or introduced. */
function asksOfEach(condition: Condition): boolean {
  switch (condition.if) {
    case 'not':
      return asksOfEach(condition.condition);
    case 'done':
      return true;
    case 'matches':
      return condition.card.pick === 'ref' && condition.card.ref.to !== 'party';
    default:
      return false;
  }
}

/** The player who does an effect, if it names one. */
export function playerOf(effect: Effect): PlayerSelector | undefined {
  return 'player' in effect ? effect.player : undefined;
}

/** Where an effect holds others: their players are found as they are bound. */
const HOLDS_EFFECTS = ['effects', 'modes', 'options', 'deed'] as const;

/**
 * "Chosen opponent destroys one of their beasts", "looks at the top card of their deck": chooses the player first, then
 * binds the effect for that player. False if the effect refers to nothing of theirs, or holds effects of its own.
 */
export function bindByChosen(binder: Binder, effect: Effect): boolean {
  const player = playerOf(effect);
  if (player?.who !== 'chosen-player' || HOLDS_EFFECTS.some((field) => field in effect)) return false;
  const { player: _, ...rest } = effect as Effect & { player: PlayerSelector };
  if (!mentions(rest, 'who', 'that-player')) return false;
  const theirs = { ...effect, player: { who: 'that-player' } } as Effect;
  binder.forEachPlayer(player, () => binder.effect(theirs));
  return true;
}
