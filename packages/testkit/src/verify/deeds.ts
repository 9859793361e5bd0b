import type { Decision, Engine, ReadonlyState } from '@cardwright/core';
import type { Ability } from '@cardwright/core/data';
import type { Frame, GameEvent, Program } from '@cardwright/core/game';
import type { Data } from '../data/is-object.ts';
import { Contracts, effectsIn, wrongRange } from './contracts.ts';
import type { Duties } from './duty.ts';
import { type Owner, ownerOf } from './owner.ts';

/** Compares what effects do in play with what their data says. */
export class Deeds {
  /** The first deviation since the last query. */
  private found: string | null = null;
  private declined: { readonly program: string; readonly path: string } | null = null;
  private readonly contracts: Contracts;
  private readonly known = new Map<string, readonly (Data | null)[]>();

  constructor(
    private readonly engine: Engine,
    private readonly duties: Duties,
    /** Path prefix of a program's ability in its card's data, if it is granted by another ability. */
    private readonly baseOf: (program: string) => string,
  ) {
    this.contracts = new Contracts(engine);
  }

  /** Takes the deviation, once. */
  take(): string | null {
    const { found } = this;
    this.found = null;
    return found;
  }

  /** The full path of a step in its card's data. */
  pathOf(program: Program, step: number): string {
    const path = program.paths[step] ?? '';
    const base = this.baseOf(program.id);
    return base === '' || path === '' ? `${base}${path}` : `${base}.${path}`;
  }

  private dataOf(owner: Owner, program: Program, step: number): Data | null {
    let all = this.known.get(program.id);
    if (all === undefined) {
      const ability = this.engine.cardsById.get(owner.of)?.definition.abilities[owner.ability];
      all = program.steps.map((_, i) => at(ability, this.pathOf(program, i)));
      this.known.set(program.id, all);
    }
    return all[step] ?? null;
  }

  /** Registers that every effect of a card with steps and known events must happen. */
  expect(card: string, abilities: readonly Ability[]): void {
    for (const program of this.engine.programs.values()) {
      const owner = ownerOf(program.id);
      if (owner === null || owner.keyword || owner.of !== card || abilities[owner.ability] === undefined)
        continue;
      for (const step of program.steps.keys()) {
        const data = this.dataOf(owner, program, step);
        if (data !== null && typeof data['do'] === 'string' && this.contracts.eventsOf(data) !== undefined)
          this.duties.of('happened', card, owner.ability, this.pathOf(program, step));
      }
    }
  }

  /** Called for every event. */
  event(state: ReadonlyState, event: GameEvent): void {
    const { frame } = this.engine.machine;
    const owner = frame === undefined ? null : ownerOf(frame.program.id);
    if (owner === null || owner.keyword) return;
    if (this.engine.rules.situations?.asides?.includes(event.kind.name)) return;
    const step = frame.step - 1;
    const data = this.dataOf(owner, frame.program, step);
    if (data === null || typeof data['do'] !== 'string') return;
    const path = this.pathOf(frame.program, step);
    const { declined } = this;
    if (declined !== null && declined.program === frame.program.id && path.startsWith(`${declined.path}.`))
      this.found ??= `“${event.kind.name}” happens although it was declined (${path})`;
    // Data made up by the binder counts as its nearest enclosing data: any effect inside may be meant.
    const own = this.contracts.eventsOf(data) !== undefined;
    const meant = own ? [data] : effectsIn(data).filter((e) => this.contracts.eventsOf(e) !== undefined);
    const faults = meant.map((effect) => this.contracts.fault(state, event, effect));
    if (faults.length > 0 && !faults.includes(null)) this.found ??= `${faults[0]} (${path})`;
    else if (own) this.duties.meet(this.duties.of('happened', owner.of, owner.ability, path));
  }

  /** Called for every decision with its answer, before it is given. */
  decided(frame: Frame, decision: Decision, answer: unknown): void {
    if (decision.kind === 'act') this.declined = null;
    const owner = ownerOf(frame.program.id);
    if (owner === null || owner.keyword) return;
    const data = this.dataOf(owner, frame.program, frame.step);
    if (data === null) return;
    const path = this.pathOf(frame.program, frame.step);
    if (data['do'] === 'may' && decision.kind === 'confirm')
      this.declined = answer === true ? null : { program: frame.program.id, path };
    const wrong = typeof data['do'] === 'string' ? wrongRange(decision, data) : null;
    if (wrong !== null) this.found ??= `${wrong} (${path})`;
  }

  /** Called when another ability begins to resolve. */
  began(): void {
    this.declined = null;
  }
}

function at(value: unknown, path: string): Data | null {
  let found = value;
  for (const key of path === '' ? [] : path.split('.'))
    found = typeof found === 'object' && found !== null ? (found as Data)[key] : undefined;
  return typeof found === 'object' && found !== null ? (found as Data) : null;
}
