import type { Ability } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { Quantity } from '../ability/quantity.ts';
import type { CardSelector } from '../ability/selector.ts';
import { unnoted } from '../ability/unnoted.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { AbilityPart, CardTest, ListOf, NumberOf, PlayerTest, Test } from '../model/ability-part.ts';
import type { GameEvent } from '../model/game-event.ts';
import { Label } from '../model/label.ts';
import type { Machine } from '../model/machine.ts';
import type { Action, Keyword, Stat } from '../model/names.ts';
import { pathsOf } from '../model/paths.ts';
import { Program, type Step } from '../model/program.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Zone } from '../model/zone.ts';
import { mentions } from '../reference/mentions.ts';
import { isPlace, speakingAs } from '../reference/spoken.ts';
import type { AbilityKernel } from './ability-kernel.ts';
import { allOf } from './all-of.ts';
import type { Binder } from './binder.ts';
import type { BinderOptions, PublicKnowledge } from './binder-options.ts';
import type { CanBeDoneTo } from './can-be-done-to.ts';
import { chooseCards } from './choose-cards.ts';
import { bindEachPlayer } from './each-player.ts';
import { bindByChosen, effectsPerPlayer, isGroup, playerOf, samePlayers } from './effects-per-player.ts';
import { deedsOf, emitEvents } from './emit-events.ts';
import { existsChoice, NEVER_FILLED, type Supposed } from './feasibility.ts';
import type { Found } from './found.ts';
import { lookUpKind, lookUpName } from './look-up.ts';
import { bindMeasured } from './measured.ts';
import { mergeAmendments } from './merge-amendments.ts';
import { inNumber } from './other.ts';
import { OtherThan } from './other-than.ts';
import { bindPlayers, bindPlayerTest } from './players.ts';
import type { Group, Producer } from './producer.ts';
import { compileCondition, compileFilter, compileQuantity, resolveByRow } from './rows.ts';
import { bindList, bindSelectorTest, bindStandingTest } from './selectors.ts';
import { limitShown } from './shown-for.ts';
import { bindWholly } from './wholly.ts';

/**
 * Compiles ability data to a program and predicates. One per program. Effects add steps with {@link step},
 * {@link emit} and the selectors; what they produce can be referred to by what follows.
 */
export class AbilityBinder implements Binder {
  readonly steps: Step[] = [];
  readonly producers: Producer[] = [];
  readonly otherThan = new OtherThan();
  /** Numbers that effects really did, newest last. */
  readonly results: {
    readonly unit: string;
    readonly number: NumberOf;
    /** The cards it was done to, by what it is called; null where the text does not speak of them. */
    readonly cards?: (deed: string) => ListOf | null;
  }[] = [];
  /** Whether the latest effect was completely performed ("if you do", CR 6.1.5.1). */
  done: Test | null = null;
  /** What the cards of a selector must be for a cost to be paid with them, or for what they are shown for. */
  readonly payable = new Map<CardSelector, CanBeDoneTo>();
  /** The cards that the effect being bound has found so far. */
  found: Found[] = [];
  /** The players who did the latest optional effect, one by one ("each opponent who doesn't"). */
  doneBy: ListOf | null = null;
  /** The subject that "their" and "that player" mean in the clause being bound. */
  subject: ListOf | null = null;
  /** The selector in the data that says who the subject is. */
  subjectData: object | null = null;
  /** Players spoken of before, newest last: what "that player" means outside of its own clause. */
  readonly knownPlayers: { readonly list: ListOf; readonly data: object }[] = [];
  /** The players that are gone through one by one around what is being bound. */
  loop: { readonly over: PlayerSelector; readonly current: NumberOf } | null = null;
  /** The name that was named, for "the named card". */
  namedCard: ((state: ReadonlyState, scope: Scope) => string) | null = null;
  /** The group looked at or revealed, and what has been taken from it. */
  group: Group | null = null;
  /** What the references bound so far mean, as told to {@link report}. */
  readonly meant: (object | string | undefined)[] = [];
  /** Whether an event is known, whose parties can be spoken of. */
  hasEvent = false;
  readonly cardSlots: number[] = []; // The slots that are known to hold cards.
  meansItself = false; // Whether a reference has meant the card that has the ability.
  deed: Action | null = null; // What is done to the cards asked about: played, one may count as something else.
  readonly beginning = new Label(); // Where the effects begin, after costs and conditions.
  wrapPart: ((part: AbilityPart) => AbilityPart) | null = null; // What effects that begin here depend on ("while …").
  /** The players that a question supposes to be chosen; null when this is no question but done. */
  readonly supposed: Supposed[] | null;
  private spokenOf: readonly string[] | undefined;
  slotCount = 0;
  private nested = 0;
  /** The effects and costs being bound, outermost first, and what each step was added within. */
  readonly around: object[] = [];
  private readonly within: (readonly object[])[] = [];

  constructor(
    readonly kernel: AbilityKernel,
    /** Identity of the program, stable between processes. */
    readonly id: string,
    readonly options: BinderOptions = {},
  ) {
    const outer = options.outer;
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
      // A copy: what is only tried aside takes nothing from the group here.
      this.group = outer.group === null ? null : { ...outer.group, taken: outer.group.taken.slice() };
    }
  }

  /** Tells what a reference means to whoever asked. */
  report(reference: object, producer: object | 'self' | 'event' | undefined): void {
    this.meant.push(producer);
    if (this.options.report) this.options.report(reference, producer);
    else this.options.outer?.report(reference, producer);
  }

  /** The report of this binder, for abilities bound apart from it. */
  get reporting(): BinderOptions {
    return { report: (reference, producer) => this.report(reference, producer), given: true };
  }

  get inFull(): boolean {
    return this.options.inFull ?? this.options.outer?.inFull ?? false;
  }

  /** Whether only what everyone knows may decide. */
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

  /** Looks a name up, or refuses it with what is near. */
  named<T>(what: string, table: ReadonlyMap<string, T>, name: string): T {
    return lookUpName(what, table, name, this.id);
  }

  /** All filters at once. */
  cardTest(filters: readonly CardFilter[]): CardTest {
    return allOf(filters.map((f) => compileFilter(this, f)));
  }

  /** Whether a card is one that something continuous applies to: one of those in play, or in the zone it names. */
  standingTest(selector: CardSelector): CardTest {
    return bindStandingTest(this, selector);
  }

  /** Whether a card is one the selector speaks of, wherever it is. */
  selectorTest(selector: CardSelector): CardTest {
    return bindSelectorTest(this, selector);
  }

  /** The cards a selector finds, without asking anybody. */
  list(selector: CardSelector): ListOf {
    return bindList(this, selector);
  }

  players(selector: PlayerSelector): ListOf {
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

  /** A new named result; a question has none, and must not read that of somebody else. */
  slot(): number {
    return this.supposed === null ? this.slotCount++ : NEVER_FILLED;
  }

  step(step: Step): void {
    this.steps.push(step);
    this.within.push(this.around.slice());
  }

  /** Binds a part of the data; the steps it adds are known to come from it. */
  from<T>(data: object, bind: () => T): T {
    this.around.push(data);
    const result = bind();
    this.around.pop();
    return result;
  }

  /** Whether the text speaks of its own card anywhere. */
  get speaksOfItself(): boolean {
    const { outer, given, ability } = this.options;
    if (outer !== undefined) return outer.speaksOfItself;
    return given === true || ability === undefined || mentions(ability, 'pick', 'self');
  }

  get ability(): Ability | null {
    return this.options.ability ?? this.options.outer?.ability ?? null;
  }

  /** What was done to the cards that the text speaks of as "discarded this way". */
  get deeds(): readonly string[] {
    this.spokenOf ??= this.options.outer?.deeds ?? deedsOf(this.ability);
    return this.spokenOf;
  }

  label(): Label {
    return new Label();
  }

  /** Gives a label the place of the next step. */
  place(label: Label): void {
    label.at = this.steps.length;
  }

  /** Goes on at the label unless the test holds. */
  unless(test: Test, label: Label): void {
    this.step((m) => (test(m.state, m.frame) ? m.next() : m.goto(label)));
  }

  jump(label: Label): void {
    this.step((m) => m.goto(label));
  }

  /** A step that computes a list once and keeps it. */
  keep(list: ListOf): ListOf {
    if (this.supposed !== null) return list;
    const slot = this.slot();
    this.step((m) => {
      m.frame.slots[slot] = list(m.state, m.frame);
      return m.next();
    });
    return (_s, scope) => (scope.slots[slot] ?? []) as readonly number[];
  }

  /** Cards, asking for a choice where the selector has one. The result can be referred to afterwards, as what was `said`. */
  cards(
    selector: CardSelector,
    chooser?: ListOf,
    said = selector,
    only: CardTest | null = null,
    thinkable: Test | null = null,
  ): ListOf {
    const { producers, otherThan } = this;
    const first = producers.length;
    const list = chooseCards(this, selector, chooser ?? this.subject ?? null, said, only, thinkable);
    // Who goes to a place is who the sentence is about, not the place.
    if (isPlace(this.around.at(-1), said)) producers.splice(otherThan.begin, 0, ...producers.splice(first));
    return list;
  }

  /** As what the effect that is being bound speaks of its cards. */
  get speaking(): string | undefined {
    const data = unnoted(this.around.at(-1)) as object | undefined;
    return data !== undefined && 'do' in data ? speakingAs(data as Effect) : undefined;
  }

  produce(producer: Producer): void {
    const { speaking: by } = this;
    this.producers.push(by === undefined ? producer : { by, ...producer });
  }

  /**
   * Proposes the events that `make` gives, all at once.
   * @param unit what the sum of their amounts counts, for "for each … this way"
   */
  emit(make: (machine: Machine) => GameEvent[], unit = ''): void {
    emitEvents(this, make, unit, this.loop !== null);
  }

  /** Adds the steps of an effect. Returns whether it could do anything now; null when it always can. */
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

  /** Who does an effect is its subject from its first word on: "each opponent … their discard". */
  private withSubject<T>(effect: Effect, bind: () => T): T {
    const player = playerOf(effect);
    // Players that are chosen or referred to become the subject when it is known who they are.
    if (player === undefined || !isGroup(player)) return bind();
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

  /** Effects in the order written. Returns whether the first could do anything now. @param after called after each */
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

  /** Runs `body` once for each of the players, in turn order; inside, they are the subject. */
  forEachPlayer(selector: PlayerSelector, body: (player: NumberOf) => void): void {
    bindEachPlayer(this, selector, body);
  }

  /**
   * Binds a question on the side, such as whether something could be done now: adds no steps, leaves nothing behind.
   * It holds if it does for some choice of the players that are yet to be chosen; cards yet to be chosen are any of
   * those that could be.
   */
  bindFeasibility(ask: (binder: Binder) => Test | null, options: BinderOptions = {}): Test | null {
    const inner = new AbilityBinder(this.kernel, `${this.id}/aside`, {
      ...options,
      supposing: true,
      outer: this,
    });
    return existsChoice(inner.supposed ?? [], ask(inner));
  }

  /** A program of its own that sees what was produced so far; its frames begin with a copy of the slots. */
  program(build: (binder: Binder) => void): Program {
    const inner = new AbilityBinder(this.kernel, `${this.id}/${this.nested++}`, { outer: this });
    build(inner);
    return inner.finish();
  }

  /** The program made of the steps so far. */
  finish(): Program {
    const paths = () => pathsOf(this.ability, this.within);
    return this.kernel.registerProgram(new Program(this.id, this.slotCount, this.steps, '', paths));
  }

  /** A name for the next thing bound here that must be found again after loading. */
  nextId(): string {
    return `${this.id}/${this.nested++}`;
  }
}
