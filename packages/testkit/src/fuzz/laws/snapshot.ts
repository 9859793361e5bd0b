import type { Engine, ReadonlyState } from '@cardwright/core';

/** A full snapshot of a state; equal snapshots mean bit-identical states. */
export class FullSnapshot {
  private readonly n: Int32Array;
  /** Everything that is not a number: agenda, pending triggers, duration effects, history, last known, decision. */
  private readonly lists: string;

  constructor(engine: Engine, state: ReadonlyState) {
    this.n = (state.n as Int32Array).slice();
    const { numbers: _numbers, cards: _cards, ...lists } = engine.save(state);
    this.lists = JSON.stringify(lists);
  }

  equals(other: FullSnapshot): boolean {
    if (this.lists !== other.lists || this.n.length !== other.n.length) return false;
    for (let i = 0; i < this.n.length; i++) if (this.n[i] !== other.n[i]) return false;
    return true;
  }
}

/** A shallow snapshot: numbers and identities only, faster than a full one. */
export class ShallowSnapshot {
  private readonly n: Int32Array;
  private readonly parts: readonly unknown[];

  constructor(private readonly state: ReadonlyState) {
    this.n = (state.n as Int32Array).slice();
    this.parts = ShallowSnapshot.partsOf(state);
  }

  private static partsOf(state: ReadonlyState): unknown[] {
    const {
      agenda,
      pendingTriggers: waiting,
      durationEffects: lasting,
      history,
      lastKnown,
      decision,
    } = state;
    return [agenda, agenda?.step, agenda?.program, waiting, lasting, history, lastKnown, decision];
  }

  /** What has changed since, in a word; null if nothing has. */
  changed(): string | null {
    for (let i = 0; i < this.n.length; i++) if (this.n[i] !== this.state.n[i]) return 'numbers';
    const names = ['agenda', 'step', 'program', 'waiting', 'lasting', 'history', 'last known', 'decision'];
    const now = ShallowSnapshot.partsOf(this.state);
    const at = this.parts.findIndex((part, i) => part !== now[i]);
    return at < 0 ? null : names[at]!;
  }
}
