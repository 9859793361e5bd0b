import {
  createEngine,
  type Decision,
  type Engine,
  type Plugin,
  type ReadonlyState,
  type State,
} from '@cardwright/core';
import type { Binder, ConditionRow, CostRow, EffectRow, FilterRow, QuantityRow } from '@cardwright/core/bind';
import type { Effect } from '@cardwright/core/data';
import {
  type AbilityPart,
  type CardRef,
  cardOf,
  type EventTest,
  NO_CARD,
  type Program,
  type Scope,
  type Step,
} from '@cardwright/core/game';
import { isApplied, tellWhenAsked } from './applied.ts';
import { dataPaths } from './data-paths.ts';
import { Deeds } from './deeds.ts';
import { Duties, type Duty, type DutyKind } from './duty.ts';
import { type Owner, ownerOf } from './owner.ts';
import { type Rows, withRows } from './with-rows.ts';

/** Predicates of a part about its own card: any of them shows that the part was used. */
const USES = ['applies', 'players', 'amount', 'data'] as const;

const keywordDetail = (owner: Owner, detail: string): string => `${owner.of}#${owner.ability} ${detail}`;

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type TestRow = ConditionRow | FilterRow | QuantityRow;
type Predicate = (state: ReadonlyState, subject: never, scope: Scope) => unknown;

/** The predicates of a part that are evaluated before it applies, by name. */
const PREDICATES = ['condition', 'applies', 'players', 'other'] as const;
const NUMBERS = ['amount', 'except'] as const;

/**
 * Instruments a private engine: records which steps, conditions, filters, numbers, costs and parts of which card are
 * used in play. Rows, programs and parts are wrapped here only, so normal play is not slowed down.
 */
export class Watch {
  readonly duties = new Duties();
  private readonly places = new Map<string, Map<object, { ability: number; path: string }>>();
  private readonly partPaths = new Map<string, string>();
  /** Parts about their own card while it is played. */
  private readonly ofItself = new Set<string>();
  /** The game that is being played and the card that is being looked at, for what is asked without either. */
  state: ReadonlyState | null = null;
  subject: CardRef = NO_CARD;
  /** The table is only looked at: what is asked then changes nothing. */
  looking = false;
  /** The effects that are being bound, outermost first. */
  private readonly binding: Effect[] = [];
  /** The effect whose part was just made. */
  private partOf: Effect | null = null;
  /** Where in their card's data the abilities stand that programs of granted abilities were made from. */
  private readonly bases = new Map<string, string>();
  readonly deeds: Deeds;
  /** By keyword, the cards that print it and with which of their abilities. */
  private readonly printed = new Map<string, Map<string, number>>();

  readonly engine: Engine;

  /** Makes an engine of these plugins, with every row watched. */
  constructor(plugins: readonly Plugin[]) {
    const engine = createEngine({ plugins: withRows(plugins, (rows) => this.watchRows(rows)) });
    this.engine = engine;
    this.partOf = null;
    this.deeds = new Deeds(engine, this.duties, (program) => this.bases.get(program) ?? '');
    this.watchRegistry();
    for (const program of [...engine.programs.values()]) this.watchProgram(program);
    for (const part of [...engine.parts.values()]) this.watchPart(part);
  }

  /** Binds a card; from now on its duties are known. @throws CardwrightError where it cannot be bound */
  take(id: string): void {
    const card = this.engine.cardsById.get(id)!;
    const { abilities } = card.definition;
    this.places.set(id, dataPaths(abilities));
    for (const [index, ability] of abilities.entries()) {
      if (ability.kind !== 'keyword') continue;
      const holders = this.printed.get(ability.keyword) ?? new Map<string, number>();
      if (!holders.has(id)) holders.set(id, index);
      this.printed.set(ability.keyword, holders);
    }
    this.engine.bind(card);
    this.deeds.expect(id, abilities);
    for (const ability of card.definition.abilities) {
      if (ability.kind !== 'keyword') continue;
      const keyword = this.engine.keywords.get(ability.keyword);
      for (const part of keyword === undefined ? [] : this.engine.partsOfKeyword(keyword)) {
        this.expectPart(part, id);
        if (part.program !== null) this.expectProgram(part.program, id);
      }
    }
  }

  /** Where a duty is in the data: steps know their place when the card is bound whole. */
  pathOf({ kind, path, detail }: Duty): string {
    if (kind !== 'step' || path !== '') return path;
    const at = detail.lastIndexOf(':');
    const program = this.engine.programs.get(detail.slice(0, at));
    return program === undefined ? '' : this.deeds.pathOf(program, Number(detail.slice(at + 1)));
  }

  private readonly keywordMarkers = new Map<string, ReturnType<Watch['marker']>>();

  /** Told of every answer before it is given. */
  answered(state: State, decision: Decision, answer: unknown): void {
    if (state.agenda === null) return;
    this.deeds.decided(state.agenda, decision, answer);
    if (decision.kind !== 'confirm') return;
    const { program, step, source } = state.agenda;
    const kind = answer === true ? 'accepted' : 'declined';
    if (decision.prompt === 'pay-less') {
      const part = decision.data[1] as string;
      const of = ownerOf(part);
      if (of?.keyword === false) this.marker(kind, of, '', this.partPaths.get(part))(state, decision.source);
      return;
    }
    const owner = ownerOf(program.id);
    if (owner === null) return;
    if (!owner.keyword) {
      this.marker(kind, owner, '', this.deeds.pathOf(program, step))(state, source);
      return;
    }
    const key = `${kind} ${program.id}:${step}`;
    const marker = this.keywordMarkers.get(key) ?? this.marker(kind, owner, `${program.id}:${step}`);
    this.keywordMarkers.set(key, marker);
    marker(state, source);
  }

  /**
   * What notes that a duty is met, quick where it has been. The duty is that of the card whose text it is, or of the
   * card that has the keyword.
   */
  private marker(kind: DutyKind, owner: Owner, detail: string, path = '') {
    if (!owner.keyword) {
      const duty = this.duties.of(kind, owner.of, owner.ability, path, detail);
      return (_state: ReadonlyState, _source: CardRef): void => {
        if (!duty.met) this.duties.meet(duty);
      };
    }
    const done = new Set<string>();
    return (state: ReadonlyState, source: CardRef): void => {
      if (source < 0) return;
      const holder = this.engine.card(state, cardOf(source)).id;
      if (done.has(holder)) return;
      done.add(holder);
      const ability = this.printed.get(owner.of)?.get(holder);
      if (ability === undefined) return;
      this.duties.meet(this.duties.of(kind, holder, ability, '', keywordDetail(owner, detail)));
    };
  }

  /** Makes the duty of a card that prints a keyword. */
  private expect(kind: DutyKind, owner: Owner, detail: string, holder: string): void {
    const ability = this.printed.get(owner.of)!.get(holder)!;
    this.duties.of(kind, holder, ability, '', keywordDetail(owner, detail));
  }

  // ── rows ───────────────────────────────────────────────────────────────────────────────────────────────

  /** A duty about a piece of data, if it is a piece of a card's data. */
  private dutyOf(kind: DutyKind, data: object, binder: Binder) {
    // Asked on the side or not: it is the same piece of data.
    const owner = ownerOf(binder.id.replace(/\/aside.*/, ''));
    if (owner === null || owner.keyword) return null;
    const place = this.places.get(owner.of)?.get(data);
    return place === undefined ? null : this.duties.of(kind, owner.of, place.ability, place.path);
  }

  /** What may be done has to be done and declined. */
  private expectChoice(effect: Effect, binder: Binder): void {
    this.dutyOf('accepted', effect, binder);
    this.dutyOf('declined', effect, binder);
  }

  /** A row that tells whether what it tests for holds or fails. */
  private watchTest<R extends TestRow>(row: R, kinds: readonly [DutyKind | null, DutyKind | null]): R {
    return {
      ...row,
      compile: (data: object, binder: Binder) => {
        const test = row.compile(data as never, binder) as (...args: unknown[]) => unknown;
        const [yes, no] = kinds.map((kind) => kind && this.dutyOf(kind, data, binder));
        if (!yes && !no) return test;
        return (...args: unknown[]) => {
          const result = test(...args);
          const duty = result === false ? no : yes;
          if (duty && !duty.met) this.duties.meet(duty);
          return result;
        };
      },
    };
  }

  private watchCost(row: CostRow): CostRow {
    return {
      ...row,
      compile: (cost, binder) => {
        const compiled = row.compile(cost, binder);
        const duty = this.dutyOf('payable', cost, binder);
        if (duty === null) return compiled;
        const payable: typeof compiled.payable = (state, scope) => {
          const can = compiled.payable(state, scope);
          if (can) this.duties.meet(duty);
          return can;
        };
        return { ...compiled, payable };
      },
    };
  }

  private watchEffect(row: EffectRow): EffectRow {
    const within = <T>(effect: Effect, bind: () => T): T => {
      this.binding.push(effect);
      const result = bind();
      this.binding.pop();
      return result;
    };
    const { kind, resolve, part } = row;
    return {
      ...row,
      ...(resolve === undefined
        ? {}
        : {
            resolve: (effect: Effect, binder: Binder) => {
              if (kind === 'may') this.expectChoice(effect, binder);
              return within(effect, () => resolve.call(row, effect, binder));
            },
          }),
      ...(part === undefined
        ? {}
        : {
            part: (effect: Effect, binder: Binder) => {
              const made = within(effect, () => part.call(row, effect, binder));
              // Whoever pays is asked; what else may be done all the time is a permission.
              if (kind === 'may' && made.kind === 'change-cost') this.expectChoice(effect, binder);
              this.partOf = effect;
              return made;
            },
          }),
    };
  }

  private watchRows({ conditions, filters, quantities, costs, effects }: Rows): Rows {
    return {
      ...(conditions && { conditions: conditions.map((row) => this.watchTest(row, ['holds', 'fails'])) }),
      ...(filters && { filters: filters.map((row) => this.watchTest(row, ['passes', null])) }),
      ...(quantities && { quantities: quantities.map((row) => this.watchTest(row, ['asked', 'asked'])) }),
      ...(costs && { costs: costs.map((row) => this.watchCost(row)) }),
      ...(effects && { effects: effects.map((row) => this.watchEffect(row)) }),
    };
  }

  /** The place of an effect, or of the innermost around it, that is a piece of the card's data. */
  private bindingPath(card: string, effect: Effect | null): string {
    const places = this.places.get(card);
    for (const around of [effect, ...this.binding.toReversed()]) {
      if (around === null) continue;
      const effect = around;
      const place = places?.get(effect);
      if (place !== undefined) return place.path;
    }
    return '';
  }

  // ── programs and parts ─────────────────────────────────────────────────────────────────────────────────

  private watchRegistry(): void {
    const { engine } = this;
    const registerPart = engine.registerPart.bind(engine);
    const registerProgram = engine.registerProgram.bind(engine);
    engine.registerPart = (part) => registerPart(this.watchPart(part));
    engine.registerProgram = (program) => registerProgram(this.watchProgram(program));
  }

  private expectProgram(program: Program, holder: string): void {
    const owner = ownerOf(program.id);
    if (owner === null) return;
    for (const i of program.steps.keys()) this.expect('step', owner, `${program.id}:${i}`, holder);
  }

  private watchProgram(program: Program): Program {
    const owner = ownerOf(program.id);
    if (owner === null) return program;
    const around = this.binding.at(-1);
    // A granted ability is bound by itself: its paths begin at it.
    if (around?.do === 'grant' && around.abilities !== undefined && !owner.keyword) {
      const path = this.places.get(owner.of)?.get(around)?.path;
      if (path !== undefined) this.bases.set(program.id, `${path}.abilities.0`);
    }
    const steps = program.steps as Step[];
    for (const [i, step] of steps.entries()) {
      // The path is found when all of the card is bound: asking the program now would find it half.
      const mark = this.marker('step', owner, `${program.id}:${i}`);
      steps[i] = (m) => {
        mark(m.state, m.frame.source);
        return step(m);
      };
    }
    return program;
  }

  /** The questions of a part that must come out so that it applies. */
  private questions(part: AbilityPart): readonly string[] {
    const asked = [...PREDICATES, ...NUMBERS].filter((name) => part[name] !== null);
    // Its own card is not looked for: what is asked of such a part depends on the rule that asks.
    const own = this.ofItself.has(part.id) || (part.selfOnly && part.data !== null);
    const asks = own ? ['used', ...asked.filter((name) => name === 'condition')] : asked;
    return part.pattern === null ? asks : [...asks, 'event'];
  }

  private expectPart(part: AbilityPart, holder: string): void {
    const owner = ownerOf(part.id);
    if (owner === null) return;
    for (const name of this.questions(part)) this.expect('part', owner, `${part.id} ${name}`, holder);
  }

  private watchPart(part: AbilityPart): AbilityPart {
    const owner = ownerOf(part.id);
    if (owner === null) return part;
    // "While …" makes a second part out of a first, under the same name: the second is the one that plays.
    if (!owner.keyword) {
      const same = `${part.id} `;
      const isOfPart = ({ kind }: Duty): boolean => kind === 'part' || kind === 'lasting';
      this.duties.forget(owner.of, (duty) => isOfPart(duty) && duty.detail.startsWith(same));
    }
    // A row has made its part before that is registered.
    const effect = this.partOf ?? this.binding.at(-1) ?? null;
    this.partOf = null;
    const row = effect === null ? undefined : this.engine.effects.get(effect.do);
    if (effect !== null && row?.whilePlayed?.(effect, this.engine) === true) this.ofItself.add(part.id);
    const path = owner.keyword
      ? ''
      : this.bindingPath(owner.of, effect) || (this.partPaths.get(part.id) ?? '');
    this.partPaths.set(part.id, path);
    const before = effect === null ? undefined : this.engine.rules.situations?.before?.[effect.do];
    if (before !== undefined && !owner.keyword) {
      // It has done its work before there is a game.
      const duty = this.duties.of('part', owner.of, owner.ability, path, `${part.id} before`);
      if (before(effect!, this.engine.cardsById.get(owner.of)!.definition)) this.duties.meet(duty);
      return part;
    }
    const questions = this.questions(part);
    const marks = new Map(
      questions.map((name) => [name, this.marker('part', owner, `${part.id} ${name}`, path)]),
    );
    if (!owner.keyword && effect !== null && isApplied(part)) {
      const mark = this.marker('lasting', owner, `${part.id} asked for`, path);
      tellWhenAsked(part, () => {
        if (this.state !== null && !this.looking) mark(this.state, NO_CARD);
      });
    }
    const used = marks.get('used');
    // Who sees a card is asked by those who look.
    const isSeen = part.kind === 'play-shown';
    const own = part as Writable<AbilityPart>;
    for (const name of [...PREDICATES, ...NUMBERS]) {
      const test = own[name] as ((...args: unknown[]) => unknown) | null;
      const mark = marks.get(name) ?? ((USES as readonly string[]).includes(name) ? used : undefined);
      if (test === null || mark === undefined) continue;
      const any = (NUMBERS as readonly string[]).includes(name);
      (own as Record<string, unknown>)[name] = (...args: Parameters<Predicate>) => {
        const result = test(...args);
        if ((any || result === true) && (!this.looking || isSeen))
          mark(args[0], (args.at(-1) as Scope)?.source ?? -1);
        return result;
      };
    }
    const { pattern, data } = part;
    const fits = marks.get('event');
    if (pattern !== null && fits !== undefined) {
      const test: EventTest['test'] = (state, event, scope) => {
        const fit = pattern.test(state, event, scope);
        if (fit) fits(state, scope.source);
        return fit;
      };
      own.pattern = Object.assign(Object.create(Object.getPrototypeOf(pattern)) as EventTest, pattern, {
        test,
      });
    }
    if (used !== undefined && data !== null) {
      Object.defineProperty(part, 'data', {
        enumerable: true,
        get: () => {
          if (this.state !== null) used(this.state, this.subject);
          return data;
        },
      });
    }
    return part;
  }
}
