/**
 * Resolves the references of an ability. The kernel decides which candidate is the antecedent, for reading and binding
 * alike; this module lists the candidates in text order:
 *
 * - the parties of the trigger, the cards that costs and effects pick, and players other than you
 * - nothing that only a condition or a count mentions: "if you have a beast named Otto" introduces none
 * - the card itself where it is mentioned, but not because it was paid with
 */
import type { Ability } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { EventPattern, PartyPattern } from '../ability/event-pattern.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { Reference } from '../ability/reference.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { TargetSelector } from '../ability/target.ts';
import { meantPlayer, type SpokenOf, saidBy } from './meaning.ts';
import { Mentioned } from './mentioned.ts';
import { speaksOfItself } from './mentions.ts';
import {
  ASKED,
  doneByThem,
  isLater,
  isSelector,
  isSelf,
  keysInOrder,
  ofThatPlayer,
  pathTo,
  picksInNumber,
  playersIn,
} from './part-order.ts';
import type { Resolution } from './resolution.ts';
import {
  asPartOf,
  insteadOfChosen,
  isChoice,
  measuredIn,
  opponentAsked,
  partiesInOrder,
  placeOf,
  saidOf,
  speakingAs,
  spokenBy,
  spokenByTarget,
  turnAsked,
} from './spoken.ts';
import { crossedIn } from './their-own.ts';

/** Every reference of an ability with its producer, in data order. */
export function resolveReferences(ability: Ability): readonly Resolution[] {
  const scope = new Scope(() => speaksOfItself(ability));
  scope.ability(ability, '');
  return scope.found;
}

type Filters = readonly CardFilter[];
type Every = Extract<Condition, { if: 'every' }>;
type Amending = Extract<Effect, { do: 'instead' }>;

class Scope {
  readonly found: Resolution[] = [];
  private readonly cards: Mentioned;
  /** Paths of the players mentioned. */
  private readonly players: (string | null)[] = [];
  /** Path of the clause's subject. */
  private subject: string | null = null;
  private triggered = false;
  /** Whether this is inside a continuous effect. */
  private standing = false;
  private paying = false;

  constructor(speaksOfItself: () => boolean) {
    this.cards = new Mentioned(speaksOfItself);
  }

  private get speaksOfPlayers(): boolean {
    return this.subject !== null || this.players.length > 0;
  }

  ability(ability: Ability, path: string): undefined {
    const at = path ? `${path}.` : '';
    if (ability.kind === 'triggered') {
      this.triggered = true;
      const turn = turnAsked(ability.during);
      const before = this.players.length;
      if (turn !== undefined) this.players.push(pathTo(ability.during, turn, `${at}during`));
      ability.on.forEach((pattern, i) => {
        this.pattern(pattern, `${at}on.${i}`);
      });
      if (turn !== undefined) this.players.splice(before, 1);
      this.asked(ability.during, `${at}during`);
      this.asked(ability.if, `${at}if`);
      if (ability.if) this.conditioned(ability.if, `${at}if`, false);
    }
    if (ability.kind === 'replacement') {
      this.triggered = true;
      this.pattern(ability.event, `${at}event`);
      this.asked(ability.if, `${at}if`);
      this.instead(ability.instead, `${at}instead`);
    }
    this.standing ||= ability.kind === 'static' && ability.while !== undefined;
    const unless = ability.kind === 'static' ? this.conditions(ability.while, `${at}while`) : [];
    if (ability.kind === 'activated')
      ability.costs.forEach((cost, i) => {
        this.paid(cost, `${at}costs.${i}`);
      });
    if ('effects' in ability) this.effects(ability.effects, `${at}effects`);
    // "Unless they are …" comes last and is about the subject of the sentence.
    for (const [condition, where] of unless) this.asked(condition, where);
  }

  /** The conditions of a continuous effect; negated ones are resolved after the effects. */
  private conditions(condition: Condition | undefined, path: string): (readonly [Condition, string])[] {
    if (condition === undefined) return [];
    const all = condition.if === 'all' ? condition.of.map((c, i) => [c, `${path}.of.${i}`] as const) : [];
    const each = condition.if === 'all' ? all : [[condition, path] as const];
    for (const [one, where] of each) {
      if (isLater(one)) continue;
      this.asked(one, where);
      this.conditioned(one, where, true);
    }
    return each.filter(([one]) => isLater(one));
  }

  /** Adds the cards that a condition introduces. */
  private conditioned(condition: Condition, path: string, standing: boolean): undefined {
    const opponent = standing ? undefined : opponentAsked(condition);
    if (opponent !== undefined) this.players.push(pathTo(condition, opponent, path));
    this.cards.conditioned(condition, path, standing);
  }

  private pattern(pattern: EventPattern, path: string): undefined {
    const { with: type, card: _, by: __, ...rest } = pattern;
    if (type !== undefined) this.cards.add(path, { how: 'party', types: [type] });
    const parties = [
      ...Object.entries(rest),
      ...partiesInOrder(pattern).map((role) => [role, pattern[role]] as const),
    ];
    for (const [role, party] of parties) {
      if (typeof party !== 'object' || party === null) continue;
      if ('pick' in party && party.pick === 'ref')
        this.reference(party.ref as Reference, (party as { filter?: Filters }).filter, `${path}.${role}`);
    }
    for (const [of, where] of crossedIn(pattern, path, this.speaksOfPlayers)) this.player(of, where);
    for (const [role, party] of parties) {
      if (typeof party !== 'object' || party === null) continue;
      if ('who' in party) {
        this.player(party as PlayerSelector, `${path}.${role}`);
        if (party.who === 'that-player') this.players.push(`${path}.${role}`);
      } else if ('pick' in party) {
        if (party.pick !== 'ref') {
          const said = saidOf(party as PartyPattern);
          this.cards.place(placeOf(said), `${path}.${role}`);
          const how = isSelf(party) ? 'self' : 'party';
          const subject = pattern.about === role && ({ subject: true } as const);
          this.cards.add(`${path}.${role}`, { how, ...saidBy(said), by: pattern.on, ...subject });
        }
      }
    }
  }

  private paid(cost: unknown, path: string): undefined {
    const { paying } = this;
    this.paying = true;
    this.acted(cost, path, 'cost');
    this.paying = paying;
  }

  /** What happens in place of an event: where it has a price, "they" is who the event is about, not what was paid. */
  private instead(effects: readonly Effect[], path: string): undefined {
    const [before, [price]] = [this.cards.length, effects];
    const isPaid = price?.do === 'may' && !price.otherwise;
    effects.forEach((effect, i) => {
      if (i === 1 && isPaid) this.cards.cut(before);
      this.acted(effect, `${path}.${i}`);
    });
  }

  private effects(effects: readonly Effect[], path: string): undefined {
    effects.forEach((effect, i) => {
      this.acted(effect, `${path}.${i}`);
    });
  }

  /** An executed part: what it picks can be referred to afterwards. */
  private acted(value: unknown, path: string, holder = ''): undefined {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach((item, i) => {
        this.acted(item, `${path}.${i}`, holder);
      });
      return;
    }
    if ('who' in value) return this.player(value as PlayerSelector, path);
    if ('target' in value) return this.target(value as TargetSelector, path);
    if ('pick' in value) return this.selector(value as CardSelector, path);
    if ('kind' in value) return this.nested(value as Ability, path, holder);
    const { subject } = this;
    const { doing } = this.cards;
    const kind = (value as { do?: string }).do ?? holder;
    if ('do' in value) this.cards.doing = speakingAs(value as Effect);
    const player = (value as { player?: PlayerSelector }).player;
    if (player && player.who !== 'you') this.subject = `${path}.player`;
    const { to } = value as { to?: unknown };
    // The origin must differ from the antecedent: "move counters from chosen beast to that beast".
    const back = isSelector(to) && to.pick === 'ref' ? ['to'] : [];
    // A number refers to an earlier antecedent, else to the cards of its effect: "add its strength to another beast's".
    // A number with a choice of its own comes after those cards: "he gets as much as chosen beast has".
    const first = this.cards.speaks && !picksInNumber(value) ? ['by', 'amount'] : [];
    // "… unless their player pays": the payer is mentioned last; in "each player … unless they pay", first.
    if (kind === 'unless') first.unshift(...(doneByThem(value) ? ['player'] : []), 'effects');
    // The card that others are put under was mentioned before them.
    const { under } = value as { under?: unknown };
    if (isSelector(under) && under.pick === 'ref') first.push('under');
    // "For each opponent, …": that player in turn, who does nothing of it.
    const all = kind === 'repeat' ? playersIn(value) : undefined;
    if (all !== undefined) {
      this.players.push(pathTo(value, all, path));
      this.subject = null;
    }
    const keys = keysInOrder(value, first, back);
    const measured = measuredIn(value);
    const before = this.cards.length;
    let asked = before;
    let what = 0;
    let unless: (readonly [Condition, string])[] = [];
    for (const key of keys) {
      const inside = (value as Record<string, unknown>)[key];
      if (key === 'costs')
        (inside as unknown[]).forEach((cost, i) => {
          this.paid(cost, `${path}.costs.${i}`);
        });
      else if (key === 'duration' && 'what' in value && ofThatPlayer(inside))
        this.tell(`${path}.duration.of`, 'player', `${path}.what`);
      else if (key === 'instead' && kind === 'replace') this.instead(inside as Effect[], `${path}.${key}`);
      else if (key === 'modes' || key === 'options') this.alternatives(inside as unknown[], `${path}.${key}`);
      else if (key === 'otherwise' && kind === 'if') {
        this.cards.leaveBranch(before, asked, value as Extract<Effect, { do: 'if' }>, path);
        this.acted(inside, `${path}.${key}`, kind);
      } else if (key === 'otherwise' && kind === 'may') {
        // Where it was declined, nothing of it was done: "it" was spoken of before.
        this.cards.setAside(before, () => this.acted(inside, `${path}.${key}`, kind));
      } else if (key === 'condition' && kind === 'while')
        unless = this.conditions(inside as Condition, `${path}.${key}`);
      else if (key === measured?.field && !isSelector(inside)) this.measured(inside, `${path}.${key}`);
      else if (ASKED.has(key) && !isSelector(inside)) {
        this.asked(inside, `${path}.${key}`);
        if (key === 'condition' && (kind === 'if' || kind === 'instead'))
          this.conditioned(inside as Condition, `${path}.${key}`, false);
        if (kind === 'instead' && insteadOfChosen((value as Amending).effect, inside as Condition))
          this.cards.bringUp(before, asked);
        asked = this.cards.length;
      } else this.acted(inside, `${path}.${key}`, kind);
      if (key === 'what') what = this.cards.length;
    }
    // The sentence is about the card that goes to a place, not about the place.
    if (isSelector(to) && what > 0) this.cards.bringUp(before, what);
    for (const [condition, where] of unless) this.asked(condition, where);
    if ('do' in value) this.cards.result(value as Effect, path);
    this.subject = subject;
    this.cards.doing = doing;
  }

  /** A number: a choice inside it is made, anything else counted or measured. */
  private measured(value: unknown, path: string): undefined {
    if (typeof value !== 'object' || value === null) return;
    if (isChoice(value)) return this.selector(value, path);
    if ('pick' in value || 'who' in value || 'to' in value) return this.asked(value, path);
    for (const [key, inside] of Object.entries(value)) this.measured(inside, `${path}.${key}`);
  }

  /** Alternatives: only one is executed, so what one introduces is no candidate in the next. */
  private alternatives(branches: readonly unknown[], path: string): undefined {
    const before = this.cards.length;
    branches.forEach((branch, i) => {
      this.cards.cut(before);
      this.acted(branch, `${path}.${i}`, 'branch');
    });
  }

  /** A delayed trigger sees the candidates before it; a granted ability belongs to another card and sees none. */
  private nested(ability: Ability, path: string, holder: string): undefined {
    if (holder === 'trigger') return this.ability(ability, path);
    const inner = new Scope(() => true);
    inner.ability(ability, path);
    this.found.push(...inner.found);
  }

  /** A tested part: its references count, its picks introduce nothing. */
  private asked(value: unknown, path: string): undefined {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach((item, i) => {
        this.asked(item, `${path}.${i}`);
      });
      return;
    }
    if ('on' in value && ('from' in value || 'to' in value)) {
      const { from: _, to: __, ...rest } = value as EventPattern;
      for (const [of, at] of crossedIn(value as EventPattern, path, this.speaksOfPlayers)) this.asked(of, at);
      return this.asked(rest, path);
    }
    if ('who' in value && value.who === 'those-who')
      return this.trait(value as PlayerSelector & { who: 'those-who' }, path);
    if ('if' in value && value.if === 'every') return this.ofEach(value as Every, path);
    if ('who' in value && value.who === 'that-player') this.thatPlayer(path);
    if ('who' in value && value.who === 'chosen-player') this.players.push(path);
    if ('pick' in value && value.pick === 'chosen') this.selector(value as CardSelector, path);
    else if ('pick' in value && value.pick === 'ref')
      this.reference(
        (value as unknown as { ref: Reference }).ref,
        (value as { filter?: Filters }).filter,
        path,
      );
    else if ('to' in value && value.to === 'under')
      this.asked((value as { readonly top?: unknown }).top, `${path}.top`);
    else if ('to' in value && typeof value.to === 'string')
      this.reference(value as Reference, undefined, path);
    else for (const [key, inside] of Object.entries(value)) this.asked(inside, `${path}.${key}`);
  }

  private selector(selector: CardSelector, path: string): undefined {
    if (selector.pick === 'self' && this.paying) return;
    let whole: SpokenOf | 'self' | undefined;
    if (selector.pick === 'ref') this.reference(selector.ref, selector.filter, path);
    else if (selector.pick === 'both')
      selector.of.forEach((part, i) => {
        this.selector(part, `${path}.of.${i}`);
      });
    else if (selector.pick === 'some' && selector.from !== undefined && 'to' in selector.from) {
      const { from, ...rest } = selector;
      this.asked({ ...rest, pick: undefined }, path);
      whole = this.part(from, selector.filter, `${path}.from`);
    } else this.asked({ ...selector, pick: undefined }, path);
    this.cards.place(placeOf(saidOf(selector)), path);
    const spoken = spokenBy(selector);
    if (spoken !== undefined) this.cards.add(path, asPartOf(spoken, whole));
    else if (selector.pick === 'ref') this.cards.anew(selector, path, this.paying);
  }

  private target(target: TargetSelector, path: string): undefined {
    if (target.target === 'ref') return this.reference(target.of.ref, target.of.filter, `${path}.of`, true);
    this.asked({ ...target, target: undefined }, path);
    this.cards.add(path, spokenByTarget(target));
    this.players.push(null);
  }

  private player(player: PlayerSelector, path: string): undefined {
    if (player.who === 'that-player') return this.thatPlayer(path);
    if (player.who === 'player-of') this.acted(player.card, `${path}.card`);
    if (player.who === 'those-who') this.trait(player, path);
    if (player.who === 'party' && !this.triggered) this.tell(path, 'player', undefined);
    if (player.who !== 'you') this.players.push(path);
  }

  /** A condition on each of some players: "that player" is the current one. */
  private trait(player: PlayerSelector & { who: 'those-who' }, path: string): undefined {
    const { subject } = this;
    this.subject = path;
    this.asked(player.if, `${path}.if`);
    this.subject = subject;
  }

  /** A condition that holds for all of some players. */
  private ofEach({ among, condition }: Every, path: string): undefined {
    const { subject } = this;
    this.asked(among, `${path}.among`);
    this.subject = `${path}.among`;
    this.asked(condition, `${path}.condition`);
    this.subject = subject;
  }

  private thatPlayer(path: string): undefined {
    const meant = meantPlayer(this.subject === path ? null : this.subject, this.players, this.cards.cards);
    this.tell(path, 'player', meant && ('player' in meant ? meant.player : meant.of.path));
  }

  private reference(ref: Reference, filter: Filters | undefined, path: string, mixed = false): undefined {
    // During an event in progress, its parties can be referred to.
    if (ref.to === 'party')
      return this.tell(path, 'cards', this.triggered || this.standing ? `on.${ref.role}` : undefined);
    if (ref.to === 'under') return this.asked(ref.top, `${path}.ref.top`);
    const meant = this.cards.meant(ref, filter, false, mixed);
    this.tell(path, 'cards', meant === 'self' ? meant : meant?.path);
  }

  /** The cards of which some are taken. */
  private part(from: Reference, filter: Filters, path: string): SpokenOf | 'self' | undefined {
    if (from.to === 'party' || from.to === 'under') return this.asked(from, path);
    const meant = this.cards.meant(from, filter, true);
    this.tell(path, 'cards', meant === 'self' ? meant : meant?.path);
    if (meant !== undefined && meant !== 'self') this.cards.parted(meant);
    return meant;
  }

  private tell(path: string, refersTo: Resolution['refersTo'], producer: string | undefined): undefined {
    this.found.push({ path, refersTo, producer });
  }
}
