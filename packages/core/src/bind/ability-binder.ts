import type { Ability } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { Quantity } from '../ability/quantity.ts';
import type { CardSelector } from '../ability/selector.ts';
import { unnoted } from '../ability/unnoted.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type {
  AbilityPart,
  CardsOf,
  CardTest,
  ListOf,
  NumberOf,
  PlayersOf,
  PlayerTest,
  Test,
} from '../model/ability-part.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import { Label } from '../model/label.ts';
import type { Machine } from '../model/machine.ts';
import type { Action, Keyword, Stat } from '../model/names.ts';
import { pathsOf } from '../model/paths.ts';
import { type AnnouncedChoice, Program, type Step } from '../model/program.ts';
import type { Scope } from '../model/scope.ts';
import type { Slot } from '../model/slots.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Value } from '../model/value.ts';
import type { Zone } from '../model/zone.ts';
import { speaksOfItself } from '../reference/mentions.ts';
import { isPlace, speakingAs } from '../reference/spoken.ts';
import type { AbilityKernel } from './ability-kernel.ts';
import type { Achieved } from './achieved.ts';
import { allOf } from './all-of.ts';
import type { Announced } from './announced.ts';
import type { Binder, CardsOptions } from './binder.ts';
import type { BinderOptions, PublicKnowledge } from './binder-options.ts';
import type { CanBeDoneTo } from './can-be-done-to.ts';
import { chooseCards } from './choose-cards.ts';
import { originalOf } from './copies.ts';
import { bindEachPlayer } from './each-player.ts';
import { bindByChosen, effectsPerPlayer, isKnown, playerOf, samePlayers } from './effects-per-player.ts';
import { deedsOf, emitEvents } from './emit-events.ts';
import { existsChoice, NEVER_FILLED, type Supposed } from './feasibility.ts';
import type { Found } from './found.ts';
import { keepList } from './kept-cards.ts';
import { lookUpKind, lookUpName } from './look-up.ts';
import { bindMeasured } from './measured.ts';
import { mergeAmendments } from './merge-amendments.ts';
import { inNoun, inNumber } from './other.ts';
import { OtherThan } from './other-than.ts';
import { bindPlayers, bindPlayerTest } from './players.ts';
import type { Group, Producer } from './producer.ts';
import { compileCondition, compileFilter, compileQuantity, resolveByRow } from './rows.ts';
import { bindList, bindSelectorTest, bindStandingTest } from './selectors.ts';
import { limitShown } from './shown-for.ts';
import { bindWholly } from './wholly.ts';

/**
 * Compiles ability data to a program and predicates; one instance per program. Effects add steps with {@link step},
 * {@link emit} and the selectors. What they produce can be the antecedent of later references.
 */
export class AbilityBinder implements Binder {
  readonly steps: Step[] = [];
  readonly producers: Producer[] = [];
  readonly otherThan = new OtherThan();
  /** Amounts that effects actually achieved, newest last. */
  readonly results: Achieved[] = [];
  done: Test | null = null; // Whether the latest effect was completely performed ("if you do").
  /**
   * What cards must satisfy for a cost to be paid with them, or for the effect that they are shown for. By selector.
   */
  readonly payable = new Map<CardSelector, CanBeDoneTo>();
  readonly announced: Map<object, Announced[]>; // What was chosen when the ability was announced, by its place in the data.
  readonly announcements: AnnouncedChoice[] = []; // The same for views, in the order of the text.
  found: Found[] = []; // The cards found so far by the effect being bound.
  /** The players who accepted the latest optional effect, one by one ("each opponent who doesn't"). */
  doneBy: PlayersOf | null = null;
  /** The subject of the clause being bound: the antecedent of "their" and "that player". */
  subject: PlayersOf | null = null;
  subjectData: object | null = null; // The selector in the data that names the subject.
  /** Players introduced before: antecedents of "that player" outside of its own clause; null for cards or players. */
  readonly knownPlayers: ({ readonly list: PlayersOf; readonly data: object } | null)[] = [];
  /** The enclosing loop over players, if any: which players, and the current one. */
  loop: { readonly over: PlayerSelector; readonly current: NumberOf } | null = null;
  /** The name that was named: antecedent of "the named card". */
  namedCard: ((state: ReadonlyState, scope: Scope) => string) | null = null;
  group: Group | null = null; // The group looked at or revealed, and what has been taken from it.
  /** The antecedents of the references bound so far, as passed to {@link report}. */
  readonly meant: (object | string | undefined)[] = [];
  hasEvent = false; // Whether there is a triggering event whose parties can be referred to.
  readonly cardSlots: number[] = []; // The slots that hold cards.
  meansItself = false; // Whether a reference has resolved to the card that has the ability.
  deed: Action | null = null; // The action in which cards are asked about.
  readonly beginning = new Label(); // Index of the first effect step, after costs and conditions.
  wrapPart: ((part: AbilityPart) => AbilityPart) | null = null; // Wraps parts that depend on “while …”.
  /** In a feasibility question, the players it assumes to be chosen; null when binding real steps. */
  readonly supposed: Supposed[] | null;
  private spokenOf: readonly string[] | undefined;
  slotCount = 0;
  private nested = 0;
  /** The effects and costs being bound, outermost first: the provenance of each step. */
  readonly around: object[] = [];
  private readonly within: (readonly object[])[] = [];

  constructor(
    readonly kernel: AbilityKernel,
    /** Identity of the program, stable across processes. */
    readonly id: string,
    readonly options: BinderOptions = {},
  ) {
    const outer = options.outer;
    this.announced = outer?.announced ?? new Map();
    this.supposed = options.supposing ? [] : (outer?.supposed ?? null);
    if (outer !== undefined) {
      this.slotCount = outer.slotCount;
      this.around.push(...outer.around);
      this.producers.push(...outer.producers);
      this.results.push(...outer.results);
      this.doneBy = outer.doneBy;
      this.namedCard = outer.namedCard;
      this.subject = outer.subject;
      this.subjectData = outer.subjectData;
      this.knownPlayers.push(...outer.knownPlayers);
      this.loop = outer.loop;
      this.hasEvent = outer.hasEvent;
      this.deed = outer.deed;
      // A copy: a tentative binding takes nothing from the real group.
      this.group = outer.group === null ? null : { ...outer.group, taken: outer.group.taken.slice() };
    }
  }

  /** Reports the antecedent of a reference to the caller of the binder. */
  report(reference: object, producer: object | 'self' | 'event' | undefined): void {
    this.meant.push(producer);
    const said = typeof producer === 'object' ? originalOf(producer) : producer;
    if (this.options.report) this.options.report(reference, said);
    else this.options.outer?.report(reference, producer);
  }

  /** Options with the report of this binder, for abilities that are bound separately. */
  get reporting(): BinderOptions {
    return { report: (reference, producer) => this.report(reference, producer), given: true };
  }

  get inFull(): boolean {
    return this.options.inFull ?? this.options.outer?.inFull ?? false;
  }

  /** Set when the answer may depend only on public knowledge. */
  get openly(): PublicKnowledge | null {
    return this.options.openly ?? this.options.outer?.openly ?? null;
  }

  get keyword(): Keyword | null {
    return this.options.keyword ?? this.options.outer?.keyword ?? null;
  }

  stat(name: string): Stat {
    return this.named('stat', this.kernel.stats, name);
  }
  action(name: string): Action {
    return this.named('action', this.kernel.actions, name);
  }
  keywordNamed(name: string): Keyword {
    return this.named('keyword', this.kernel.keywords, name);
  }
  zone(name: string): Zone {
    return this.named('zone', this.kernel.zonesByName, name);
  }

  /** Looks a name up; refuses an unknown one with near names. */
  named<T>(what: string, table: ReadonlyMap<string, T>, name: string): T {
    return lookUpName(what, table, name, this.id);
  }

  /** Conjunction of the filters. */
  cardTest(filters: readonly CardFilter[]): CardTest {
    return allOf(inNoun(this, filters, (one) => compileFilter(this, one)));
  }

  /**
   * Predicate for a continuous effect: whether it applies to a card. Only cards in play qualify, or those in the zone
   * that the selector names.
   */
  standingTest(selector: CardSelector): CardTest {
    return bindStandingTest(this, selector);
  }

  /** Predicate of a selector: whether it matches a card, in whatever zone. */
  selectorTest(selector: CardSelector): CardTest {
    return bindSelectorTest(this, selector);
  }

  /** The cards that match a selector, without asking anyone. */
  list(selector: CardSelector): CardsOf {
    return bindList(this, selector);
  }

  players(selector: PlayerSelector): PlayersOf {
    return bindPlayers(this, selector);
  }

  playerTest(selector: PlayerSelector): PlayerTest {
    return bindPlayerTest(this, selector);
  }

  number(quantity: Quantity): NumberOf {
    if (typeof quantity === 'number') return () => quantity;
    return inNumber(this, quantity, () => compileQuantity(this, quantity));
  }

  condition(condition: Condition): Test {
    return compileCondition(this, condition);
  }

  /** Allocates a slot for a named result. A feasibility question has none, and must not read someone else's. */
  slot<T extends Value>(): Slot<T> {
    return (this.supposed === null ? this.slotCount++ : NEVER_FILLED) as Slot<T>;
  }

  step(step: Step): void {
    this.steps.push(step);
    this.within.push(this.around.slice());
  }

  /** Binds a part of the data and records it as the provenance of the steps added. */
  from<T>(data: object, bind: () => T): T {
    this.around.push(data);
    const result = bind();
    this.around.pop();
    return result;
  }

  /** Whether the text refers to its own card anywhere. */
  get speaksOfItself(): boolean {
    const { outer, given, ability } = this.options;
    if (outer !== undefined) return outer.speaksOfItself;
    return given === true || ability === undefined || speaksOfItself(ability);
  }

  get ability(): Ability | null {
    return this.options.ability ?? this.options.outer?.ability ?? null;
  }

  /** The deeds that the text refers to by "… this way". */
  get deeds(): readonly string[] {
    this.spokenOf ??= this.options.outer?.deeds ?? deedsOf(this.ability);
    return this.spokenOf;
  }

  label(): Label {
    return new Label();
  }

  /** Sets a label to the next step. */
  place(label: Label): void {
    label.at = this.steps.length;
  }

  /** Jumps to the label unless the test holds. */
  unless(test: Test, label: Label): void {
    this.step((m) => (test(m.state, m.frame) ? m.next() : m.goto(label)));
  }

  jump(label: Label): void {
    this.step((m) => m.goto(label));
  }

  /** Adds a step that evaluates a list once and stores it in a slot. */
  keep<T extends number>(list: ListOf<T>): ListOf<T> {
    return this.supposed === null ? keepList(this, list).kept : list;
  }

  /** Cards; asks for a choice if the selector has one. The result becomes an antecedent. */
  cards(selector: CardSelector, chooser?: PlayersOf, options: CardsOptions = {}): CardsOf {
    const { producers, otherThan } = this;
    const first = producers.length;
    const list = chooseCards(this, selector, chooser ?? this.subject ?? null, options);
    // The sentence is about the card that goes to a place, not about the place: order the antecedents so.
    if (isPlace(this.around.at(-1), options.said ?? selector))
      producers.splice(otherThan.begin, 0, ...producers.splice(first));
    return list;
  }

  /** The kind by which the effect being bound introduces its cards. */
  get speaking(): string | undefined {
    const data = unnoted(this.around.at(-1)) as object | undefined;
    return data !== undefined && 'do' in data ? speakingAs(data as Effect) : undefined;
  }

  produce(producer: Producer): void {
    const { speaking: by } = this;
    this.producers.push(by === undefined ? producer : { by, ...producer });
  }

  /**
   * Proposes the events that `make` returns as one batch.
   * @param unit what the sum of their amounts counts, for "for each … this way"
   * @param does what is done to their cards, for "… this way": the kinds of the events, and what they count as
   */
  emit(make: (machine: Machine) => GameEvent[], unit = '', does: readonly EventKind[] = []): void {
    emitEvents(this, make, unit, does);
  }

  /** Adds the steps of an effect. Returns its feasibility test; null if it is always feasible. */
  effect(effect: Effect): Test | null {
    const row = lookUpKind('effect', this.kernel.effects, effect.do, this.id);
    if (row.resolve === undefined) {
      const message = `“${effect.do}” cannot be done by something that resolves.`;
      throw new CardwrightError('ability-invalid', message, { ability: this.id });
    }
    if (bindByChosen(this, effect)) return null;
    const measured = bindMeasured(this, effect);
    if (measured !== null) return this.effect(measured);
    this.otherThan.begin = this.producers.length;
    const bind = () => this.withSubject(effect, () => resolveByRow(this, row, effect));
    return this.from(effect, () => bindWholly(this, bind));
  }

  /** The player who does an effect is its subject from the first word on: "each opponent … their discard". */
  private withSubject<T>(effect: Effect, bind: () => T): T {
    const player = playerOf(effect);
    // Chosen or referenced players become the subject once it is known who they are.
    if (player === undefined || !isKnown(player)) return bind();
    const { subject, subjectData } = this;
    if (this.loop === null || !samePlayers(this.loop.over, player)) {
      this.subject = this.players(player);
      this.subjectData = player;
    }
    const result = bind();
    this.subject = subject;
    this.subjectData = subjectData;
    return result;
  }

  /** Binds effects in the order written. Returns the feasibility test of the first. @param after called after each */
  effects(written: readonly Effect[], after?: (effect: Effect) => void): Test | null {
    const effects = mergeAmendments(this.kernel, written);
    if (this.beginning.at < 0) this.place(this.beginning);
    let possible: Test | null = null;
    for (let i = 0; i < effects.length; ) {
      const together = this.loop === null ? effectsPerPlayer(effects, i) : 1;
      const first = i;
      const bindRun = () => {
        for (const effect of effects.slice(first, first + together)) {
          limitShown(this, effect, effects[i + 1]);
          const can = this.effect(effect);
          if (i++ === 0) possible = can;
          after?.(effect);
        }
      };
      if (together === 1) bindRun();
      else this.forEachPlayer((effects[first] as { player: PlayerSelector }).player, bindRun);
    }
    return possible;
  }

  /** Iterates over the players in turn order; inside `body` the current one is the subject. */
  forEachPlayer(selector: PlayerSelector, body: (player: NumberOf) => void): void {
    bindEachPlayer(this, selector, body);
  }

  /**
   * Binds a question on the side, such as a feasibility test: adds no steps and leaves no trace. It holds if some
   * choice of the players yet to be chosen satisfies it; cards yet to be chosen stand for any candidate.
   */
  bindFeasibility(ask: (binder: Binder) => Test | null, options: BinderOptions = {}): Test | null {
    const inner = new AbilityBinder(this.kernel, `${this.id}/aside`, {
      ...options,
      supposing: true,
      outer: this,
    });
    return existsChoice(inner.supposed ?? [], ask(inner));
  }

  /** A nested program that sees what was produced so far; its frames start with a copy of the slots. */
  program(build: (binder: Binder) => void): Program {
    const inner = new AbilityBinder(this.kernel, `${this.id}/${this.nested++}`, { outer: this });
    build(inner);
    return inner.finish();
  }

  /** The program with the steps added so far. */
  finish(): Program {
    const findPaths = () => pathsOf(this.ability, this.within);
    const { announcements: announced } = this;
    return this.kernel.registerProgram(
      new Program(this.id, this.slotCount, this.steps, { findPaths, announced }),
    );
  }

  /** The next id for something bound here that saved games refer to. */
  nextId(): string {
    return `${this.id}/${this.nested++}`;
  }
}
