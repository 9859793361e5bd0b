/**
 * What "it", "that card", "their", "the rest" mean: for each reference in an ability, the part of the same ability
 * that produces what it names.
 *
 * A pure function over ability data with no import from the reader, so that a binder can use it as it stands and the
 * rules live in one place. The rules, most recent producer first:
 *
 * 1. Producers are the parties of the trigger, the cards that costs and effects pick, and players other than you.
 * 2. What a condition or a count mentions is no producer: "if you have a beast named Otto" brings none along.
 * 3. "Their" inside an effect whose subject is a player means that player.
 * 4. The card itself is meant by "it" when it was spoken of last, or when nothing else fits and it is spoken of at
 *    all. Having been paid with does not count.
 * 5. `that` must agree with the type its noun says; `chosen` wants a choice; `rest` and `other` want a group that was
 *    looked at, revealed or chosen from; `party` wants a trigger.
 */
import type { Ability, CardFilter, CardSelector, Effect, PlayerSelector, Reference } from '@cardwright/core';

/** A reference and what it means. */
export interface Resolution {
  /** Where the reference stands in the data (`effects.1.what`). */
  readonly path: string;
  readonly refersTo: 'cards' | 'player';
  /** Path of the producer, `'self'` for the card that has the ability; undefined when nothing fits. */
  readonly producer: string | undefined;
}

interface Producer {
  readonly path: string;
  readonly of: 'cards' | 'player';
  readonly self?: boolean;
  readonly chosen?: boolean;
  /** Out of this group some were taken: "the rest" is left of it. */
  readonly group?: boolean;
  readonly types?: ReadonlySet<string>;
}

/** Every reference of an ability with its producer, in the order of the data. */
export function resolveReferences(ability: Ability): readonly Resolution[] {
  const scope = new Scope(JSON.stringify(ability).includes('"pick":"self"'));
  scope.ability(ability, '');
  return scope.found;
}

/** Keys whose contents are asked about, not acted on: they refer and produce nothing. */
const ASKED = new Set([
  'condition',
  'if',
  'while',
  'during',
  'filter',
  'in',
  'of',
  'by',
  'count',
  'amount',
  'value',
  'duration',
  'from',
  'except',
  // How something enters: said of what was named before.
  'manner',
]);
/** Subjects come first, as they do in the sentence. */
const FIRST = ['player', 'what', 'at'];

class Scope {
  readonly found: Resolution[] = [];
  private producers: Producer[] = [];
  private subject: Producer | undefined;
  private triggered = false;
  private paying = false;
  private readonly speaksOfItself: boolean;

  constructor(speaksOfItself: boolean) {
    this.speaksOfItself = speaksOfItself;
  }

  ability(ability: Ability, path: string): undefined {
    const at = path ? `${path}.` : '';
    if (ability.kind === 'triggered') {
      this.triggered = true;
      ability.on.forEach((pattern, i) => {
        this.pattern(pattern, `${at}on.${i}`);
      });
      this.asked(ability.during, `${at}during`);
      this.asked(ability.if, `${at}if`);
    }
    if (ability.kind === 'replacement') {
      this.triggered = true;
      this.pattern(ability.event, `${at}event`);
      this.asked(ability.if, `${at}if`);
      this.effects(ability.instead, `${at}instead`);
    }
    if (ability.kind === 'static') this.asked(ability.while, `${at}while`);
    if (ability.kind === 'activated')
      ability.costs.forEach((cost, i) => {
        this.paid(cost, `${at}costs.${i}`);
      });
    if ('effects' in ability) this.effects(ability.effects, `${at}effects`);
  }

  private pattern(pattern: object, path: string): undefined {
    const parties = Object.entries(pattern).sort(([, a], [, b]) => Number(isSelf(a)) - Number(isSelf(b)));
    for (const [role, party] of parties) {
      if (typeof party !== 'object' || party === null) continue;
      if ('pick' in party && party.pick === 'ref')
        this.reference(party.ref as Reference, undefined, `${path}.${role}`);
    }
    for (const [role, party] of parties) {
      if (typeof party !== 'object' || party === null) continue;
      if ('who' in party) this.player(party as PlayerSelector, `${path}.${role}`);
      else if ('pick' in party) {
        if (party.pick !== 'ref') {
          const types = party.pick === 'any' ? typesOf(party.filter as readonly CardFilter[]) : undefined;
          const self = isSelf(party) && { self: true };
          this.producers.push({ path: `${path}.${role}`, of: 'cards', ...self, ...(types && { types }) });
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

  private effects(effects: readonly Effect[], path: string): undefined {
    effects.forEach((effect, i) => {
      this.acted(effect, `${path}.${i}`);
    });
  }

  /** Something that is done: what it picks can be referred to afterwards. */
  private acted(value: unknown, path: string, holder = ''): undefined {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach((item, i) => {
        this.acted(item, `${path}.${i}`, holder);
      });
      return;
    }
    if ('who' in value) return this.player(value as PlayerSelector, path);
    if ('pick' in value) return this.selector(value as CardSelector, path, holder);
    if ('kind' in value) return this.nested(value as Ability, path, holder);
    const { subject } = this;
    const kind = (value as { do?: string }).do ?? holder;
    const player = (value as { player?: PlayerSelector }).player;
    if (player && player.who !== 'you') this.subject = { path: `${path}.player`, of: 'player' };
    // Who was spoken of before is not the one that something comes from: "move counters from chosen beast to that beast".
    const { to } = value as { to?: unknown };
    const back = isSelector(to) && to.pick === 'ref' ? ['to'] : [];
    // A number measures who was spoken of before, else what it is done to: "add its strength to another beast's".
    const first = this.producers.some(({ of }) => of === 'cards') ? ['by', 'amount'] : [];
    // What cards are put under was spoken of before them.
    const { under } = value as { under?: unknown };
    if (isSelector(under) && under.pick === 'ref') first.push('under');
    const keys = Object.keys(value).sort((a, b) => order(a, first, back) - order(b, first, back));
    for (const key of keys) {
      const inside = (value as Record<string, unknown>)[key];
      if (key === 'costs')
        (inside as unknown[]).forEach((cost, i) => {
          this.paid(cost, `${path}.costs.${i}`);
        });
      else if (key === 'duration' && 'what' in value && ofThatPlayer(inside))
        this.tell(`${path}.duration.of`, 'player', `${path}.what`);
      else if (ASKED.has(key) && !isSelector(inside)) this.asked(inside, `${path}.${key}`);
      else this.acted(inside, `${path}.${key}`, kind);
    }
    // What was discarded is known, though no selector says it.
    if (kind === 'discard' && 'do' in value) this.producers.push({ path, of: 'cards' });
    this.subject = subject;
  }

  /** A delayed trigger sees what came before it; a granted ability is another card's and sees nothing. */
  private nested(ability: Ability, path: string, holder: string): undefined {
    if (holder === 'trigger') return this.ability(ability, path);
    const inner = new Scope(true);
    inner.ability(ability, path);
    this.found.push(...inner.found);
  }

  /** Something that is only asked about: its references count, its picks do not. */
  private asked(value: unknown, path: string): undefined {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach((item, i) => {
        this.asked(item, `${path}.${i}`);
      });
      return;
    }
    if ('who' in value && value.who === 'those-who')
      return this.trait(value as PlayerSelector & { who: 'those-who' }, path);
    if ('who' in value && value.who === 'that-player') this.thatPlayer(path);
    if ('who' in value && value.who === 'chosen-player') this.producers.push({ path, of: 'player' });
    if ('pick' in value && value.pick === 'chosen') this.selector(value as CardSelector, path, '');
    else if ('pick' in value && value.pick === 'ref')
      this.reference(
        (value as unknown as { ref: Reference }).ref,
        (value as { filter?: readonly CardFilter[] }).filter,
        path,
      );
    else if ('to' in value && typeof value.to === 'string')
      this.reference(value as Reference, undefined, path);
    else for (const [key, inside] of Object.entries(value)) this.asked(inside, `${path}.${key}`);
  }

  private selector(selector: CardSelector, path: string, effect: string): undefined {
    switch (selector.pick) {
      case 'self':
        if (!this.paying) this.producers.push({ path, of: 'cards', self: true });
        return;
      case 'ref':
        return this.reference(selector.ref, selector.filter, path);
      case 'both':
        selector.of.forEach((part, i) => {
          this.selector(part, `${path}.of.${i}`, effect);
        });
        this.producers.push({ path, of: 'cards' });
        return;
      default: {
        this.asked({ ...selector, pick: undefined }, path);
        const group = effect === 'look' || (effect === 'reveal' && selector.pick === 'top');
        const types = 'filter' in selector ? typesOf(selector.filter) : undefined;
        this.producers.push({
          path,
          of: 'cards',
          ...(selector.pick === 'chosen' && { chosen: true }),
          ...(group && { group: true }),
          ...(types && { types }),
        });
      }
    }
  }

  private player(player: PlayerSelector, path: string): undefined {
    if (player.who === 'that-player') return this.thatPlayer(path);
    if (player.who === 'player-of') this.acted(player.card, `${path}.card`);
    if (player.who === 'those-who') this.trait(player, path);
    if (player.who === 'party' && !this.triggered) this.tell(path, 'player', undefined);
    if (player.who !== 'you') this.producers.push({ path, of: 'player' });
  }

  /** What is asked of each of some players speaks of that player. */
  private trait(player: PlayerSelector & { who: 'those-who' }, path: string): undefined {
    const { subject } = this;
    this.subject = { path, of: 'player' };
    this.asked(player.if, `${path}.if`);
    this.subject = subject;
  }

  private thatPlayer(path: string): undefined {
    const owner =
      this.subject && this.subject.path !== path ? this.subject : this.latest((p) => p.of === 'player');
    // Any card has a player: "their hand" after "chosen character" is its player's.
    const producer = owner ?? this.latest((p) => p.of === 'cards' && !p.self);
    this.tell(path, 'player', producer?.path);
  }

  private reference(ref: Reference, filter: readonly CardFilter[] | undefined, path: string): undefined {
    const cards = (test: (p: Producer) => boolean) => this.latest((p) => p.of === 'cards' && test(p));
    const wanted = filter && typesOf(filter);
    // "That beast" is rather a beast than a card of which nothing is known.
    const spoken = (test: (p: Producer) => boolean) =>
      (wanted && cards((p) => !p.self && test(p) && p.types !== undefined && agrees(p, filter))) ??
      cards((p) => !p.self && test(p) && agrees(p, filter));
    switch (ref.to) {
      case 'party':
        return this.tell(path, 'cards', this.triggered ? `on.${ref.role}` : undefined);
      case 'chosen':
        return this.tell(path, 'cards', spoken((p) => p.chosen === true)?.path);
      case 'rest':
      case 'other':
        return this.tell(path, 'cards', cards((p) => p.group === true)?.path);
      case 'that':
        return this.tell(path, 'cards', spoken(() => true)?.path);
      case 'it':
        return this.tell(path, 'cards', this.it());
    }
  }

  private it(): string | undefined {
    const found = this.latest((p) => p.of === 'cards');
    if (found && !found.self) return found.path;
    return found || this.speaksOfItself ? 'self' : undefined;
  }

  private latest(test: (producer: Producer) => boolean): Producer | undefined {
    return this.producers.findLast(test);
  }

  private tell(path: string, refersTo: Resolution['refersTo'], producer: string | undefined): undefined {
    this.found.push({ path, refersTo, producer });
  }
}

function isSelf(party: unknown): boolean {
  return typeof party === 'object' && party !== null && (party as { pick?: unknown }).pick === 'self';
}

function isSelector(value: unknown): value is CardSelector {
  return typeof value === 'object' && value !== null && 'pick' in value;
}

/** "Until the start of their next turn": whoever has the cards it is done to. */
function ofThatPlayer(duration: unknown): boolean {
  return (duration as { of?: PlayerSelector }).of?.who === 'that-player';
}

function order(key: string, first: readonly string[], then: readonly string[]): number {
  const at = ['player', ...first, ...FIRST, ...then].indexOf(key);
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}

/** Types that filters demand; undefined when they demand none. */
function typesOf(filters: readonly CardFilter[]): ReadonlySet<string> | undefined {
  for (const filter of filters) {
    if (filter.is === 'type') return new Set([filter.type]);
    if (filter.is === 'any') {
      const types = filter.of.flatMap((way) => [...(typesOf(way) ?? [])]);
      if (types.length > 0) return new Set(types);
    }
  }
  return undefined;
}

/** Whether a producer can be of the type that the reference's noun says. */
function agrees(producer: Producer, filter: readonly CardFilter[] | undefined): boolean {
  const wanted = filter && typesOf(filter);
  return !wanted || !producer.types || [...wanted].some((type) => producer.types!.has(type));
}
