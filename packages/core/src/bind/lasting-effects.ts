import type { Duration } from '../ability/duration.ts';
import type { CardSelector } from '../ability/selector.ts';
import { type DataPart, findPart } from '../ability/walk.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { effectBegan } from '../events/core-events.ts';
import {
  type AbilityPart,
  type CardsOf,
  type CardTest,
  makePart,
  type PlayersOf,
  type Test,
} from '../model/ability-part.ts';
import { type CardRef, NO_CARD } from '../model/card-ref.ts';
import { turnNumber } from '../model/core-columns.ts';
import { DurationEffect, type Ending } from '../model/duration-effect.ts';
import type { GameEvent } from '../model/game-event.ts';
import { isCurrent } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { mentions } from '../reference/mentions.ts';
import type { Binder } from './binder.ts';
import { type CanBeDoneTo, UNKNOWN } from './can-be-done-to.ts';
import { selectorPossible } from './feasible.ts';
import { keepSpoken } from './kept-cards.ts';
import { onlyPlayer } from './only-one.ts';
import { playerOfRef } from './players.ts';

interface Lifetime {
  readonly ends: Ending;
  readonly later: boolean;
  readonly player:
    | ((state: Parameters<CardsOf>[0], scope: Parameters<CardsOf>[1], card: CardRef) => number)
    | null;
  /** It ends with the turn of each player it is about; for effects that apply to no card. */
  readonly theirs?: true;
}

/** Whether "their next turn" is the turn of the players that the effect is about. */
export const isTheirs = (duration: Duration | undefined): boolean =>
  duration !== undefined && 'of' in duration && duration.of.who === 'that-player';

/** Binds a duration. "Their next turn" is that of the player whose card it is applied to. */
function bindDuration(
  binder: Binder,
  duration: Duration | undefined,
  to: CardSelector | undefined,
): Lifetime {
  if (duration === undefined || duration.lasts === 'rest-of-game')
    return { ends: 'never', later: false, player: null };
  if (duration.lasts === 'this-turn') return { ends: 'this-turn', later: false, player: null };
  if (duration.lasts === 'until') {
    const { name } = binder.named('event', binder.kernel.eventKinds, duration.on);
    return { ends: `on ${name}`, later: false, player: null };
  }
  const of = duration.of;
  const byCard = of.who === 'player-of' || of.who === 'that-player';
  if (of.who === 'that-player') binder.report(of, to);
  const whose = byCard ? null : onlyPlayer(binder, of);
  const player: Lifetime['player'] = (s, scope, card) => {
    if (whose === null) return card >= 0 ? playerOfRef(s, card) : scope.controller;
    const one = whose(s, scope);
    return one < 0 ? scope.controller : one;
  };
  const theirs = isTheirs(duration) && to === undefined ? ({ theirs: true } as const) : undefined;
  switch (duration.lasts) {
    case 'until-start-of-next-turn':
      return { ends: 'turn-start', later: false, player, ...theirs };
    case 'until-end-of-next-turn':
      return { ends: 'turn-end', later: false, player, ...theirs };
    case 'during-next-turn':
      return { ends: 'turn-end', later: true, player, ...theirs };
    case 'at-start-of-next-turn':
      return { ends: 'opening-end', later: true, player, ...theirs };
    default:
      throw new CardwrightError(
        'unknown-kind',
        `Unknown duration “${(duration as { lasts: string }).lasts}”.`,
        { ability: binder.id },
      );
  }
}

/** What a duration effect is applied to. */
export interface Applied {
  /** The part it makes, or the parts of one effect; its `applies` holds for continuous ones. */
  readonly part: AbilityPart | (() => AbilityPart | readonly AbilityPart[]);
  /** The cards it is applied to; absent for continuous ones and those about players. */
  readonly to?: CardSelector;
  readonly players?: PlayersOf;
  readonly duration: Duration | undefined;
  readonly uses?: number;
  /**
   * Where its number is about each of its cards: what is called with a card before the number is reckoned for it. Asked
   * for when the part is bound.
   */
  readonly ofEach?: () => ((ref: CardRef) => void) | undefined;
  /** Whether it listens rather than applies: its cards, if any, may be gone. */
  readonly captures?: boolean;
}

/** Cards to which one duration effect is applied. */
interface Group {
  readonly player: number;
  /** The number of each part. */
  readonly n: readonly number[];
  readonly cards: CardRef[];
}

/** Adds the steps that create a duration effect. Returns whether there is anything to apply it to. */
export function beginLasting(binder: Binder, applied: Applied): Test | null {
  const lifetime = bindDuration(binder, applied.duration, applied.to);
  const isHere: CanBeDoneTo = (s, _scope, ref) => ref === UNKNOWN || binder.kernel.isHere(s, ref);
  const possible = applied.to === undefined ? null : selectorPossible(binder, applied.to, isHere);
  const cards = applied.to === undefined ? null : binder.cards(applied.to);
  // Cards of a named zone are where they were found, also those that a pronoun means; all others are in play.
  const named = applied.to?.pick === 'ref' ? binder.meant.at(-1) : applied.to;
  const elsewhere = typeof named === 'object' && 'from' in named && named.from !== undefined;
  const isThere: (state: ReadonlyState, ref: CardRef) => boolean = elsewhere
    ? isCurrent
    : (s, ref) => binder.kernel.isHere(s, ref);
  // Bound after its cards: "chosen beast gets +1 for each wound on it" counts on the chosen one.
  const made = typeof applied.part === 'function' ? applied.part() : applied.part;
  const { wrapPart } = binder;
  const parts = [made]
    .flat()
    .map((part) => (wrapPart === null ? part : binder.kernel.registerPart(wrapPart(part))));
  const look = applied.ofEach?.();
  // Its program and its condition may refer to antecedents from before it began: capture them.
  const captures = parts[0]!.program !== null || applied.captures === true || wrapPart !== null;
  binder.emit((m) => {
    const { state, frame } = m;
    const targets = cards === null ? null : cards(state, frame).filter((ref) => isThere(state, ref));
    if (targets !== null && targets.length === 0) return [];
    const reckon = (ref: CardRef): number[] => {
      look?.(ref);
      return parts.map(({ amount }) => (amount === null ? 0 : amount(state, frame)));
    };
    const players = applied.players === undefined ? [] : applied.players(state, frame);
    if (applied.players !== undefined && players.length === 0) return [];
    const slots = captures ? frame.slots.slice() : [];
    // One duration effect per player whose turn it ends with, and per number where each card has its own.
    const groups: Group[] = [];
    const each = lifetime.theirs === true && players.length > 0;
    if (each) for (const player of players) groups.push({ player, n: reckon(NO_CARD), cards: [NO_CARD] });
    else {
      const same = look === undefined ? reckon(NO_CARD) : null;
      for (const ref of targets ?? [NO_CARD]) {
        const player = lifetime.player === null ? -1 : lifetime.player(state, frame, ref);
        const n = same ?? reckon(ref);
        const group = groups.find((one) => one.player === player && one.n.every((m, i) => m === n[i]));
        if (group === undefined) groups.push({ player, n, cards: [ref] });
        else group.cards.push(ref);
      }
    }
    const events: GameEvent[] = [];
    for (const { player, n, cards: group } of groups)
      for (const [i, part] of parts.entries()) {
        const lasting = new DurationEffect({
          id: m.takeSerial(),
          part,
          source: frame.source,
          controller: frame.controller,
          cards: targets === null ? null : group,
          players: each ? [player] : players,
          amount: n[i]!,
          ends: lifetime.ends,
          player,
          later: lifetime.later,
          made: turnNumber.get(state, 0),
          uses: applied.uses ?? -1,
          slots,
        });
        events.push(
          effectBegan.of(frame.controller, {
            card: targets === null ? NO_CARD : group[0]!,
            amount: 0,
            source: frame.source,
            data: {
              lasting,
            },
          }),
        );
      }
    return events;
  });
  return possible;
}

/** A part for an effect on particular cards: the cards are stored with the effect, not in the part. */
export function appliedPart(
  binder: Binder,
  part: Partial<AbilityPart> & Pick<AbilityPart, 'kind'>,
): AbilityPart {
  return binder.kernel.registerPart(makePart({ id: binder.nextId(), ...part, applies: null }));
}

/**
 * Begins what lets, forbids or makes cards do something for a time. "Your beasts can …" is said of whatever is such a card
 * meanwhile, also what comes later; of chosen cards, and those it is told by, of them alone.
 *
 * @param applies the cards that are such
 */
export function beginRule(
  binder: Binder,
  { what, duration }: { readonly what: CardSelector; readonly duration?: Duration | undefined },
  part: Partial<AbilityPart> & Pick<AbilityPart, 'kind'>,
  applies: () => CardTest = () => binder.standingTest(what),
): Test | null {
  // "During their next turn" differs for the player of each card.
  if (!isContinuous(binder, what) || isTheirs(duration))
    return beginLasting(binder, { part: appliedPart(binder, part), to: what, duration });
  const told = mentions(what, 'to', 'it') || mentions(what, 'to', 'that') || mentions(what, 'to', 'chosen');
  const { bound, cardSlots } = told ? keepSpoken(binder, applies) : { bound: applies(), cardSlots: [] };
  return beginLasting(binder, {
    part: binder.kernel.registerPart(
      makePart({ id: binder.nextId(), ...part, applies: bound, ...(told && { cardSlots }) }),
    ),
    duration,
    captures: told,
  });
}

/** Whether an ability resolves once its own card has left play: it waits for that. */
function hasLeft({ ability, kernel }: Binder): boolean {
  return (
    ability?.kind === 'triggered' &&
    ability.on.some(
      (on) =>
        'card' in on && on.card?.pick === 'self' && kernel.eventKinds.get(on.on)?.options.lookBack === true,
    )
  );
}

/**
 * Whether an effect applies continuously to whatever matches ("your characters can't …") rather than to a fixed set. Cards
 * that are told by a card that has left play, such as those that were at it, are a fixed set: nothing new comes to match.
 */
function isContinuous(binder: Binder, what: CardSelector): boolean {
  if (what.pick !== 'each') return false;
  const { states } = binder.kernel;
  const toldByCard = ({ is, state }: DataPart): boolean =>
    is === 'state' && states.get(state as string)?.standing !== undefined;
  return findPart(what, toldByCard) === undefined || !hasLeft(binder);
}
