import { type CardRef, cardOf } from '../model/card-ref.ts';
import { type Column, cardColumn } from '../model/column.ts';
import { activePlayer } from '../model/core-columns.ts';
import { defineEvent, type EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import { type Action, defineAction, type Keyword, type Stat } from '../model/names.ts';
import type { Program } from '../model/program.ts';
import { refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { defineState, type StateRow } from '../model/state-rows.ts';
import { isForbidden } from '../queries/can.ts';
import { cardsInPlay } from '../queries/in-play.ts';
import { hasKeyword } from '../queries/keywords.ts';
import { statOf } from '../queries/stat.ts';
import { inTurnOrder } from '../queries/turn-order.ts';
import { combatProgram, type Fight } from './combat.ts';

/** What a game says of a combat in which cards deal each other what a stat says. */
export interface CombatOptions {
  /** Name of the program, for saves. */
  readonly id: string;
  readonly rule: string;
  /** Who is attacked by a player; the next in turn order if absent. */
  defender?(kernel: Kernel, state: ReadonlyState, player: number): number;
  /** Type of the cards that fight. */
  readonly fighters: string;
  /** 1 for a card that takes no part; what attacks has it. */
  readonly tapped: Column;
  /** Whether a card may attack besides; any may if absent. */
  mayAttack?(kernel: Kernel, state: ReadonlyState, card: number): boolean;
  /** Whether a card may block that attacker besides; any may if absent. */
  mayBlock?(kernel: Kernel, state: ReadonlyState, card: number, attacker: number): boolean;
  /** How much a card deals. */
  readonly deals: Stat;
  /** How much it takes until it is dealt with, and what it has taken. */
  readonly takes: readonly [stat: Stat, damage: Column];
  /** The event of dealing it to a card, and to a player; `other` deals it. */
  readonly hits: EventKind;
  readonly hitsPlayer: EventKind;
  /** Cards with this keyword deal it before the others. */
  readonly first?: Keyword;
  /** What happens after attacks, after blocks and after each strike, such as priority; nothing if absent. */
  readonly between?: Program;
}

/** A combat, and what the game lists of it. */
export interface Combat {
  readonly program: Program;
  readonly columns: readonly Column[];
  /** `attacked`, `blocked` (whose `other` is the attacker) and `combat-ended`. */
  readonly events: readonly EventKind[];
  /** `attack` and `block`, which texts may forbid. */
  readonly actions: readonly Action[];
  /** `attacking`. */
  readonly states: readonly StateRow[];
}

/**
 * Makes the combat of a game ({@link combatProgram}) with its events, its actions, and the columns of who attacks and who
 * blocks: unblocked attackers hit the player, blocked ones their blockers in order, each as much as it takes and the last of
 * them the rest, and blockers hit back.
 */
export function defineCombat(options: CombatOptions): Combat {
  const { id, rule, fighters, tapped, deals, takes, hits, hitsPlayer, first, between } = options;
  const attacking = cardColumn('attacking');
  /** The card that it blocks, plus one. */
  const blocking = cardColumn('blocking', { meaning: 'card' });
  const attack = defineAction('attack', { forbidden: 'in-play', turn: 'own' });
  const block = defineAction('block', { forbidden: 'in-play', turn: 'other' });
  const attacked = defineEvent('attacked', {
    action: attack,
    turn: { card: 'own' },
    rule,
    commit: (_kernel, draft, { card }) => {
      attacking.put(draft, cardOf(card), 1);
      tapped.put(draft, cardOf(card), 1);
    },
  });
  const blocked = defineEvent('blocked', {
    action: block,
    roles: { attacker: 'other' },
    turn: { card: 'other', other: 'own' },
    rule,
    commit: (_kernel, draft, { card, other }) => blocking.put(draft, cardOf(card), cardOf(other) + 1),
  });
  const ended = defineEvent('combat-ended', {
    rule,
    commit: (kernel, draft) => {
      for (const player of kernel.playersLeft(draft))
        for (const card of cardsInPlay(kernel, draft, player)) {
          attacking.put(draft, card, 0);
          blocking.put(draft, card, 0);
        }
    },
  });
  const able = (
    kernel: Kernel,
    state: ReadonlyState,
    player: number,
    may: (card: number) => boolean,
  ): CardRef[] =>
    cardsInPlay(kernel, state, player, fighters)
      .filter((card) => tapped.get(state, card) === 0 && may(card))
      .map((card) => refOf(state, card));
  /** One strike, of all or of those with the keyword or without it. */
  const strike =
    (isFirst: boolean) =>
    (kernel: Kernel, state: ReadonlyState, fights: readonly Fight[], against: number): GameEvent[] => {
      const power = (ref: CardRef): number =>
        first === undefined || hasKeyword(kernel, state, cardOf(ref), first) === isFirst
          ? statOf(kernel, state, cardOf(ref), deals)
          : 0;
      return fights.flatMap(({ attacker, blockers, blocked: wasBlocked }) => {
        let left = power(attacker);
        if (!wasBlocked) return [hitsPlayer.of(against, { other: attacker, amount: left })];
        const dealt = blockers.map((card, i) => {
          const enough = statOf(kernel, state, cardOf(card), takes[0]) - takes[1].get(state, cardOf(card));
          const amount = i === blockers.length - 1 ? left : Math.min(left, Math.max(0, enough));
          left -= amount;
          return hits.of(against, { card, other: attacker, amount });
        });
        const back = blockers.map((other) =>
          hits.of(activePlayer.get(state, 0), { card: attacker, other, amount: power(other) }),
        );
        return [...dealt, ...back];
      });
    };
  const program = combatProgram({
    id,
    rule,
    defender: options.defender ?? ((_kernel, state, player) => inTurnOrder(state, player + 1)[0]!),
    attackers: (kernel, state, player) =>
      able(
        kernel,
        state,
        player,
        (card) =>
          options.mayAttack?.(kernel, state, card) !== false &&
          !isForbidden(kernel, state, attack, player, card, -1),
      ),
    attacked,
    blockers: (kernel, state, player, attacker) =>
      able(
        kernel,
        state,
        player,
        (card) =>
          options.mayBlock?.(kernel, state, card, cardOf(attacker)) !== false &&
          !isForbidden(kernel, state, block, player, card, cardOf(attacker)),
      ),
    blocked,
    strikes: first === undefined ? [strike(false)] : [strike(true), strike(false)],
    ended,
    ...(between !== undefined && { between }),
  });
  const isAttacking = defineState('attacking', (_kernel, state, card) => attacking.get(state, card) === 1);
  return {
    program,
    columns: [attacking, blocking],
    events: [attacked, blocked, ended],
    actions: [attack, block],
    states: [{ ...isAttacking, places: 'in-play' }],
  };
}
