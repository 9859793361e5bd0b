import { MOST_DECISIONS } from '@cardwright/bots';
import type { Engine, ReadonlyState } from '@cardwright/core';
import {
  cite,
  citedFor,
  type GameEvent,
  type Observer,
  OutsideChance,
  ruleOfEvent,
} from '@cardwright/core/game';
import { badAnswers } from '@cardwright/testkit/fuzz';
import { describe, expect, test } from 'vitest';
import { createBot } from '../src/bots/index.ts';
import { kingdomHearts, lorcana } from './support/games.ts';

/** What names no rule, by what it is; `seen` counts all that was looked at. */
class Nameless implements Observer {
  readonly found = new Set<string>();
  readonly seen = { events: new Set<string>(), questions: new Set<string>(), refusals: new Set<string>() };

  constructor(private readonly engine: Engine) {}

  private note(kind: keyof Nameless['seen'], what: string, rule: string): void {
    this.seen[kind].add(what);
    if (rule === '') this.found.add(`${kind}: ${what}`);
  }

  event(state: ReadonlyState, event: GameEvent): void {
    const view = this.engine.viewEvent(state, event, event.player);
    this.note('events', event.kind.name, view?.rule ?? ruleOfEvent(this.engine, event));
  }

  // That these have a rule is a fact of the game, tested above.
  forbidden(): void {}
  replaced(): void {}

  /** Whatever is asked, and why answers to it are refused. */
  play(game: typeof lorcana, seed: number, refusalsEvery: number): void {
    const { engine } = this;
    const decks = [seed * 2, seed * 2 + 1].map((deck) => game.deckOf(engine, deck));
    const bots = decks.map((_, seat) => createBot('random', seed * 2 + seat, game.kit));
    const chance = new OutsideChance(seed);
    const state = engine.createGame({ seed, decks });
    for (let n = 0; n < MOST_DECISIONS; n++) {
      const { decision } = state;
      if (decision !== null) this.note('questions', decision.prompt, decision.rule);
      if (n % refusalsEvery === 0 || decision === null || decision.kind !== 'act') {
        for (const { answer } of badAnswers(engine, state, chance)) {
          const refusal = engine.check(state, answer as never);
          if (refusal !== null) this.note('refusals', refusal.reason, refusal.rule);
        }
      }
      if (decision === null) return;
      engine.answer(state, bots[decision.player]!.choose(engine, state));
    }
  }
}

describe.each([lorcana, kingdomHearts])('$kit.name names the rule that it follows', (game) => {
  const engine = game.createEngine();
  test('with every kind of event', () => {
    const kinds = [...engine.eventKinds.values()];
    expect(kinds.length).toBeGreaterThan(30);
    expect(
      kinds.filter((kind) => ruleOfEvent(engine, { kind, amount: 0 }) === '').map(({ name }) => name),
    ).toEqual([]);
  });

  test('with all that the kernel does by a rule, every step, action and check', () => {
    expect(citedFor.filter((what) => cite(engine, what) === '')).toEqual([]);
    const { timing, actions, checks, triggers } = engine.rules;
    const rows = [...timing, ...actions, ...checks, { name: 'triggers', rule: triggers.rule }];
    expect(rows.filter(({ rule }) => rule === '').map(({ name }) => name)).toEqual([]);
  });

  test('with whatever happens, is asked and is refused in games', () => {
    const nameless = new Nameless(engine);
    const stop = engine.observe(nameless);
    for (let seed = 1; seed <= 6; seed++) nameless.play(game, seed, 10);
    stop();
    expect([...nameless.found]).toEqual([]);
    expect(nameless.seen.events.size).toBeGreaterThan(15);
    expect(nameless.seen.questions.size).toBeGreaterThan(4);
    expect(nameless.seen.refusals.size).toBeGreaterThan(10);
  });
});
