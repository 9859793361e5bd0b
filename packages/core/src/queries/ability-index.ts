import type { AbilityPart, BoundAbility } from '../model/ability-part.ts';
import { Active } from '../model/active.ts';
import { cardOf } from '../model/card-ref.ts';
import { controller, definition, nextInZone, playerCount } from '../model/core-columns.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Keyword } from '../model/names.ts';
import { NONE } from '../model/none.ts';
import type { OutsideZone } from '../model/outside-zone.ts';
import { refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState, State } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import { firstIn } from '../table/zone-list.ts';
import { appliesTo } from './active.ts';
import type { Copying } from './copying.ts';
import { functioningParts, markOf } from './functioning-parts.ts';
import { isLost, isNamed, losesAbility } from './lost.ts';

type Lists = (Active[] | undefined)[];
/** Shared empty list for what most tables lack; never written. */
const NO_LISTS: Lists = [];
const NOTHING_HEARD: (boolean | undefined)[] = [];
/** Shared empty list for what an index seldom has: what is added makes a new one. */
const NO_ACTIVE: Active[] = [];

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
  /** Removals of whole abilities, by name or of all. */
  losing: Active[] = NO_ACTIVE;
  /** Whether cards may have other activated abilities than those that they print. */
  changesUses = false;
  /** Whether something gives cards what functions while they are played. */
  changesPlaying = false;
  /** What gives cards the abilities of other cards. */
  copying: Active[] = NO_ACTIVE;
  /** The types of the cards in play, without duplicates; may include types that have left since. */
  private readonly types: string[] = [];
  /** Parts of the game's own kinds, by kind. */
  private others: Map<string, Active[]> | null = null;

  /** The parts of one of the game's own kinds. */
  ofKind(kind: string): readonly Active[] {
    return this.others?.get(kind) ?? NONE;
  }

  /** False if nothing gives cards a keyword: a cheap test before asking what keywords give. */
  get grantsKeywords(): boolean {
    return this.grant.length > 0;
  }

  /** False if no card of a type is in play: a cheap test before looking at each card. */
  mayHaveType(type: string): boolean {
    return this.types.includes(type);
  }

  /** Substitutes each functioning part, but for those that take abilities away. */
  suspend(change: (active: Active) => AbilityPart): void {
    const { modify, keep, grant, lose, bar, forbid, permit, cost, additional, listeners, replacing } = this;
    const lists = [
      modify,
      keep,
      grant,
      lose,
      bar,
      forbid,
      permit,
      cost,
      additional,
      listeners,
      replacing,
    ].flat();
    lists.push(this.abilities, this.copying);
    for (const list of [...lists, ...(this.others?.values() ?? [])]) {
      if (list === undefined) continue;
      for (let i = 0; i < list.length; i++) {
        const active = list[i]!;
        const { part, scope, lasting, mark } = active;
        const other = change(active);
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
        for (const { keyword } of part.keywords) {
          this.grant = push(this.grant, keyword.id, active);
          this.changesUses ||= this.kernel.activatedKeywords.includes(keyword);
          this.changesPlaying ||= worksWhilePlayed(this.kernel, keyword);
        }
        if (part.abilities.length === 0) break;
        this.abilities.push(active);
        this.changesUses = true;
        this.changesPlaying = true;
        break;
      case 'lose-keyword':
        this.lose = push(this.lose, part.keywords[0]!.keyword.id, active);
        this.changesUses = true;
        break;
      case 'lose-abilities':
        this.losing = this.losing.concat(active);
        this.changesUses = true;
        break;
      case 'gain-abilities':
        this.copying = this.copying.concat(active);
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

/** Whether a keyword says something of how its card is played. */
function worksWhilePlayed({ keywordsWhilePlayed: list }: Kernel, keyword: Keyword): boolean {
  for (let i = 0; i < list.length; i++) if (list[i]!.keyword === keyword) return true;
  return false;
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

/** @param functions as in {@link OutsideZone}; null of a zone in play */
function addZone(
  board: AbilityIndex,
  state: ReadonlyState,
  zone: Zone,
  functions: OutsideZone['functions'] | null,
  player: number,
): void {
  const { kernel } = board;
  for (let card = firstIn(state, player, zone); card >= 0; card = nextInZone.get(state, card)) {
    if (functions !== null && functions[definition.get(state, card)] !== 1) continue;
    const one = kernel.card(state, card);
    if (functions === null) board.addType(one.type);
    const parts = one.partsIn(zone);
    // Abilities are a player's: those of a card that no player owns do nothing.
    if (parts.length === 0 || controller.get(state, card) < 0) continue;
    const actives = functioningParts(kernel, refOf(state, card), controller.get(state, card), parts);
    for (let i = 0; i < actives.length; i++) board.add(actives[i]!);
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

/** A part of an ability; applies as long as its card has not lost that ability. */
function whileNotLost(board: AbilityIndex, part: AbilityPart, name: string | undefined): AbilityPart {
  const { losing } = board;
  return {
    ...part,
    condition: (state, scope) =>
      !losesAbility(losing, state, cardOf(scope.source), name) &&
      (part.condition === null || part.condition(state, scope)),
  };
}

/** The same of a printed part. What has resolved is no ability of the card any more. */
function whileAble(board: AbilityIndex, state: ReadonlyState, { part, scope, lasting }: Active): AbilityPart {
  if (lasting !== null) return part;
  const { abilities } = board.kernel.card(state, cardOf(scope.source));
  let name: string | undefined;
  for (let i = 0; i < abilities.length; i++)
    if (abilities[i]!.parts.includes(part)) name = abilities[i]!.data.name;
  return whileNotLost(board, part, name);
}

/**
 * Identity of what a card gives by an effect that copies its abilities. One effect may copy those of several cards.
 */
function copiedMark(copying: Active, giver: number): number {
  const copier = copying.mark < 0 ? -copying.mark : 0x10_0000 + copying.mark;
  return -(copier * 0x400) - giver;
}

/** The abilities with a name, or all; those of keyword lines go by the keyword. */
function named(abilities: readonly BoundAbility[], name: string | null): BoundAbility[] {
  const found: BoundAbility[] = [];
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]!;
    if (ability.keyword === null && (name === null || isNamed(ability.data.name, name))) found.push(ability);
  }
  return found;
}

/** Grants the abilities that cards gain from others: those that are printed there. */
function addCopied(kernel: Kernel, state: ReadonlyState, board: AbilityIndex): void {
  for (const copying of board.copying) {
    const { part, scope, lasting } = copying;
    const { givers, isGiver, ability: name } = part.data as Copying;
    const add = (giver: number, condition: AbilityPart['condition']) => {
      const { abilities, keywords } = kernel.card(state, giver);
      const granted: AbilityPart = {
        ...part,
        kind: 'grant',
        condition,
        keywords: name === null ? keywords : NONE,
        abilities: named(abilities, name),
      };
      board.add(new Active(granted, scope, lasting, copiedMark(copying, giver)));
    };
    if (lasting !== null) {
      for (const ref of givers!(state, scope)) add(cardOf(ref), part.condition);
      continue;
    }
    for (const zone of kernel.inPlayZones)
      for (let player = 0; player < playerCount.get(state, 0); player++)
        for (let giver = firstIn(state, player, zone); giver >= 0; giver = nextInZone.get(state, giver))
          add(
            giver,
            (s, around) =>
              (part.condition === null || part.condition(s, around)) &&
              isGiver!(s, giver, around) &&
              !losesAbility(board.losing, s, giver, undefined),
          );
  }
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
            for (const part of ability.parts) {
              const given = whileGranted(part, grant);
              const kept = board.losing.length === 0 ? given : whileNotLost(board, given, ability.data.name);
              board.add(new Active(kept, scope, null, grantedMark(grant, card, i++)));
            }
          }
        }
      }
    }
  }
}

function build(kernel: Kernel, state: ReadonlyState): AbilityIndex {
  const board = new AbilityIndex(kernel);
  for (let player = 0; player < playerCount.get(state, 0); player++) {
    for (const zone of kernel.inPlayZones) addZone(board, state, zone, null, player);
    for (const { zone, functions } of kernel.outsideZones) addZone(board, state, zone, functions, player);
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
  if (board.losing.length > 0) board.suspend((active) => whileAble(board, state, active));
  if (board.copying.length > 0) addCopied(kernel, state, board);
  if (board.abilities.length > 0) addGranted(kernel, state, board);
  if (board.lose.length > 0) board.suspend(({ part }) => whileKept(board, part));
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
