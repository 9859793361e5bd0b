import type { AbilityPart } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { controller, nextInZone, playerCount } from '../model/core-columns.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { Kernel } from '../model/kernel.ts';
import { NONE } from '../model/none.ts';
import { refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState, State } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import { firstIn } from '../table/zone-list.ts';
import { Active, appliesTo } from './active.ts';
import { isLost } from './lost.ts';

type Lists = (Active[] | undefined)[];
/** Shared empty list for what most tables lack; never written. */
const NO_LISTS: Lists = [];
const NOTHING_HEARD: (boolean | undefined)[] = [];

/**
 * The ability index: which abilities function now, by what queries them. A cache derived from the cards in play and the
 * duration effects; dropped when either changes, rebuilt on demand, never saved.
 */
export class AbilityIndex {
  constructor(readonly kernel: Kernel) {}

  /** Modifiers by stat id. */
  modify: Lists = NO_LISTS;
  /** Lower bounds for modified stats, by stat id. */
  keep: Lists = NO_LISTS;
  /** Keyword grants by keyword id. */
  grant: Lists = NO_LISTS;
  /** Keyword removals by keyword id. */
  lose: Lists = NO_LISTS;
  /** Prohibitions to gain a keyword, by keyword id. */
  bar: Lists = NO_LISTS;
  /** Prohibitions by action id. */
  forbid: Lists = NO_LISTS;
  permit: Lists = NO_LISTS;
  /** Cost modifiers by action id. */
  cost: Lists = NO_LISTS;
  /** Additional uses by action id. */
  additional: Lists = NO_LISTS;
  /** Triggers by event kind id. */
  listeners: Lists = NO_LISTS;
  /** Whether events of a kind may trigger anything, directly or as what they count as, by its id. */
  heard: (boolean | undefined)[] = NOTHING_HEARD;
  /** Replacements by event kind id. */
  replacing: Lists = NO_LISTS;
  /** Grants of whole abilities. */
  readonly abilities: Active[] = [];
  /** The types of the cards in play, without duplicates; may include types that have left since. */
  private readonly types: string[] = [];
  /** Parts of the game's own kinds, by kind. */
  private others: Map<string, Active[]> | null = null;

  /** The parts of one of the game's own kinds. */
  ofKind(kind: string): readonly Active[] {
    return this.others?.get(kind) ?? NONE;
  }

  /** False if no card of a type is in play: a cheap test before looking at each card. */
  mayHaveType(type: string): boolean {
    return this.types.includes(type);
  }

  /** Substitutes each functioning part. */
  suspend(change: (part: AbilityPart) => AbilityPart): void {
    const { modify, keep, forbid, permit, cost, additional, listeners, replacing } = this;
    const lists = [modify, keep, forbid, permit, cost, additional, listeners, replacing].flat();
    for (const list of [...lists, ...(this.others?.values() ?? [])]) {
      if (list === undefined) continue;
      for (let i = 0; i < list.length; i++) {
        const { part, scope, lasting, mark } = list[i]!;
        const other = change(part);
        if (other !== part) list[i] = new Active(other, scope, lasting, mark);
      }
    }
  }

  /** Indexes a trigger by its event kind, and marks the kinds of event that may match it. */
  private addListener(kind: EventKind, active: Active): void {
    this.listeners = push(this.listeners, kind.id, active);
    if (this.heard === NOTHING_HEARD) this.heard = [];
    this.heard[kind.id] = true;
    for (const { id } of this.kernel.mayBeCounted[kind.id] ?? NONE) this.heard[id] = true;
  }

  /** Indexes a replacement by its event kind, and by the kinds whose events may count as it. */
  private addReplacement(kind: EventKind, active: Active): void {
    for (const { id } of [kind, ...(this.kernel.mayBeCounted[kind.id] ?? NONE)])
      if (this.replacing[id]?.at(-1) !== active) this.replacing = push(this.replacing, id, active);
  }

  addType(type: string): void {
    if (!this.types.includes(type)) this.types.push(type);
  }

  add(active: Active): void {
    const part = active.part;
    switch (part.kind) {
      case 'modify':
        this.modify = push(this.modify, part.stat!.id, active);
        break;
      case 'keep-stat':
        this.keep = push(this.keep, part.stat!.id, active);
        break;
      case 'grant':
        for (const instance of part.keywords) this.grant = push(this.grant, instance.keyword.id, active);
        if (part.abilities.length > 0) this.abilities.push(active);
        break;
      case 'lose-keyword':
        this.lose = push(this.lose, part.keywords[0]!.keyword.id, active);
        break;
      case 'cannot-gain':
        this.bar = push(this.bar, part.keywords[0]!.keyword.id, active);
        break;
      case 'forbid':
        this.forbid = push(this.forbid, part.action!.id, active);
        break;
      case 'permit':
        this.permit = push(this.permit, part.action!.id, active);
        break;
      case 'change-cost':
        this.cost = push(this.cost, part.action!.id, active);
        break;
      case 'additional-action':
        this.additional = push(this.additional, part.action!.id, active);
        break;
      case 'trigger':
        for (const kind of part.pattern!.kinds) this.addListener(kind, active);
        break;
      case 'replace':
        for (const kind of part.pattern!.kinds) this.addReplacement(kind, active);
        break;
      default:
        this.others ??= new Map();
        pushTo(this.others, part.kind, active);
    }
  }
}

function pushTo<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** Appends to the list of an id; allocates the lists on first use. */
function push(listed: Lists, id: number, active: Active): Lists {
  const lists = listed === NO_LISTS ? [] : listed;
  const list = lists[id];
  if (list === undefined) lists[id] = [active];
  else list.push(active);
  return lists;
}

/** Identity of a card's `i`-th part, the same whenever the index is rebuilt. */
function markOf(card: number, i: number): number {
  return -1 - ((card << 10) | i);
}

function addZone(board: AbilityIndex, state: ReadonlyState, zone: Zone, player: number): void {
  const { kernel } = board;
  for (let card = firstIn(state, player, zone); card >= 0; card = nextInZone.get(state, card)) {
    const definition = kernel.card(state, card);
    if (zone.inPlay) board.addType(definition.type);
    const parts = definition.partsIn(zone);
    if (parts.length === 0) continue;
    const scope: Scope = {
      source: refOf(state, card),
      controller: controller.get(state, card),
      slots: NONE,
      event: null,
    };
    for (let i = 0; i < parts.length; i++) board.add(new Active(parts[i]!, scope, null, markOf(card, i)));
  }
}

/**
 * Identity of the `i`-th part that a grant gives a card. Two grants to one card are two instances, so it contains the
 * grant's own identity: negative for a card's part, a serial number for a duration effect.
 */
function grantedMark(grant: Active, card: number, i: number): number {
  const giver = grant.mark < 0 ? -grant.mark : 0x10_0000 + grant.mark;
  return markOf(card, i) - giver * 0x10_0000;
}

/** The granted part on its holder: applies only while the grant does. */
function whileGranted(part: AbilityPart, grant: Active): AbilityPart {
  return {
    ...part,
    condition: (state, scope) =>
      appliesTo(state, grant, cardOf(scope.source)) &&
      (part.condition === null || part.condition(state, scope)),
  };
}

/** A keyword's part; applies as long as its card has not lost the keyword. */
function whileKept(board: AbilityIndex, part: AbilityPart): AbilityPart {
  const { keyword } = part;
  const losing = keyword === null ? undefined : board.lose[keyword.id];
  if (losing === undefined) return part;
  return {
    ...part,
    condition: (state, scope) =>
      !isLost(losing, state, cardOf(scope.source)) &&
      (part.condition === null || part.condition(state, scope)),
  };
}

function addGranted(kernel: Kernel, state: ReadonlyState, board: AbilityIndex): void {
  // Abilities in quotes that others grant: they are the holder's own, so they go through the same lists.
  for (const grant of board.abilities.slice()) {
    for (const zone of kernel.inPlayZones) {
      for (let player = 0; player < playerCount.get(state, 0); player++) {
        for (let card = firstIn(state, player, zone); card >= 0; card = nextInZone.get(state, card)) {
          const scope: Scope = {
            source: refOf(state, card),
            controller: player,
            slots: NONE,
            event: null,
          };
          let i = 0;
          for (const ability of grant.part.abilities) {
            for (const part of ability.parts)
              board.add(new Active(whileGranted(part, grant), scope, null, grantedMark(grant, card, i++)));
          }
        }
      }
    }
  }
}

function build(kernel: Kernel, state: ReadonlyState): AbilityIndex {
  const board = new AbilityIndex(kernel);
  for (let player = 0; player < playerCount.get(state, 0); player++) {
    for (const zone of kernel.inPlayZones) addZone(board, state, zone, player);
    for (const zone of kernel.outsideZones) addZone(board, state, zone, player);
  }
  for (const lasting of state.durationEffects) {
    const scope: Scope = {
      source: lasting.source,
      controller: lasting.controller,
      slots: lasting.slots,
      event: null,
    };
    board.add(new Active(lasting.part, scope, lasting, lasting.id));
  }
  if (board.abilities.length > 0) addGranted(kernel, state, board);
  if (board.lose.length > 0) board.suspend((part) => whileKept(board, part));
  return board;
}

function rebuilt(kernel: Kernel, state: ReadonlyState): AbilityIndex {
  const board = build(kernel, state);
  if (!kernel.options.withoutIndex) (state as State).abilityIndex = board;
  return board;
}

/** The ability index of a state; rebuilt if it was invalidated. */
export function abilityIndexOf(kernel: Kernel, state: ReadonlyState): AbilityIndex {
  const { abilityIndex: board } = state;
  return board === null ? rebuilt(kernel, state) : (board as AbilityIndex);
}
