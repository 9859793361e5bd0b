import { createEngine, type Engine, type Plugin } from '@cardwright/core';
import { type Binder, bindAbility, type CostRow, type EffectRow } from '@cardwright/core/bind';
import type { Ability, PlayerSelector } from '@cardwright/core/data';
import type { AbilityPart, BoundAbility } from '@cardwright/core/game';

/** A step of a bound program, told by the part of the data that made it. */
export interface TracedStep {
  readonly step: number;
  /** Effects and costs around it, outermost first (`may › draw`). */
  readonly of: string;
  /** What it does: `ask`, `choose`, `emit`, `test`, `jump`, `keep` or `do`. */
  readonly what: string;
}

/** A program that binding made. */
export interface TracedProgram {
  readonly id: string;
  readonly steps: readonly TracedStep[];
}

/** A bound ability and how its programs came about. */
export interface TracedAbility {
  readonly bound: BoundAbility;
  readonly programs: readonly TracedProgram[];
  /** Parts that apply for as long as the ability functions. */
  readonly parts: readonly Pick<AbilityPart, 'id' | 'kind'>[];
}

type Note = Omit<TracedStep, 'step'>;

/** Effects whose own steps ask a player something. */
const asks = new Map([
  ['may', 'ask'],
  ['choose-mode', 'ask'],
  ['either', 'ask'],
  ['name-card', 'ask'],
]);

/** Methods of a binder whose steps have a name of their own. */
const helpers = {
  emit: 'emit',
  unless: 'test',
  jump: 'jump',
  keep: 'keep',
  cards: 'choose',
  forEachPlayer: 'for each player',
} as const;

/**
 * Watches how data is bound. The binder knows nothing of it: a plugin replaces the rows so that each step is
 * noted with the effects and costs that are being bound when it is added.
 */
export class BindingTracer {
  private readonly engine: Engine;
  private readonly notes = new Map<readonly unknown[], Note[]>();
  private readonly seen = new WeakSet<Binder>();
  private readonly around: string[] = [];
  private readonly helper: string[] = [];
  private bound = 0;

  /** @param rules that texts are bound to: a game's and those of its mods */
  constructor(rules: readonly Plugin[]) {
    const { effects, costs } = createEngine({ plugins: rules });
    const traced: Plugin = {
      name: 'traced',
      version: '1.0.0',
      requires: Object.fromEntries(rules.map(({ name, version }) => [name, version])),
      replaces: {
        effects: [...effects.values()].map((row) => this.tracedEffect(row)),
        costs: [...costs.values()].map((row) => this.tracedCost(row)),
      },
    };
    this.engine = createEngine({ plugins: [...rules, traced] });
  }

  private tracedEffect(row: EffectRow): EffectRow {
    const { kind, resolve } = row;
    if (resolve === undefined) return row;
    return {
      ...row,
      resolve: (effect, binder) => this.within(binder, kind, () => resolve.call(row, effect, binder)),
    };
  }

  private tracedCost(row: CostRow): CostRow {
    return {
      ...row,
      pay: (cost, binder) => this.within(binder, `pay ${row.kind}`, () => row.pay(cost, binder)),
    };
  }

  /** Binds an ability and tells its steps. Throws what binding throws. */
  trace(ability: Ability): TracedAbility {
    const before = new Set(this.engine.programs.keys());
    const bound = bindAbility(this.engine, `text#${this.bound++}`, ability);
    const programs = [...this.engine.programs.values()].filter(({ id }) => !before.has(id));
    return {
      bound,
      parts: bound.parts.map(({ id, kind }) => ({ id, kind })),
      programs: programs.map(({ id, steps }) => {
        const notes = this.notes.get(steps) ?? [];
        return { id, steps: steps.map((_, step) => ({ step, ...(notes[step] ?? { of: '', what: 'do' }) })) };
      }),
    };
  }

  private within<T>(binder: Binder, label: string, body: () => T): T {
    this.watch(binder);
    this.around.push(label);
    const helper = this.helper.splice(0);
    try {
      return body();
    } finally {
      this.around.pop();
      this.helper.push(...helper);
    }
  }

  /** Has a binder note the steps that it adds. */
  private watch(binder: Binder): void {
    if (this.seen.has(binder)) return;
    this.seen.add(binder);
    const notes: Note[] = [];
    this.notes.set(binder.steps, notes);
    const add = binder.step.bind(binder);
    binder.step = (step) => {
      notes[binder.steps.length] = {
        of: this.around.join(' › '),
        what: this.helper.at(-1) ?? asks.get(this.around.at(-1) ?? '') ?? 'do',
      };
      add(step);
    };
    for (const [method, what] of Object.entries(helpers) as [keyof typeof helpers, string][]) {
      const original = (binder[method] as (...args: unknown[]) => unknown).bind(binder);
      Object.assign(binder, {
        [method]: (...args: unknown[]) => {
          // For "you" alone there is no loop.
          const alone = method === 'forEachPlayer' && (args[0] as PlayerSelector).who === 'you';
          this.helper.push(alone ? (this.helper.at(-1) ?? 'do') : what);
          try {
            return original(...args);
          } finally {
            this.helper.pop();
          }
        },
      });
    }
  }
}
