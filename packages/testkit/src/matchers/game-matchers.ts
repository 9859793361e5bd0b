import type { DecisionKind } from '@cardwright/core';
import { ScenarioError } from '../errors/scenario-error.ts';
import { Offer } from '../scenario/offer.ts';
import { Scenario } from '../scenario/scenario.ts';
import { describeDecision } from '../transcript/describe-decision.ts';
import { type MatcherResult, result, wrongSubject } from './result.ts';

/** Expected facts of a decision; absent ones are not checked. */
export interface DecisionFacts {
  readonly player?: number;
  readonly prompt?: string;
  /** Full names of exactly the candidates, in any order. */
  readonly cards?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

/** Expected facts of an event; absent ones are not checked. */
export interface EventFacts {
  readonly player?: number;
  /** Full name of the card it happened to. */
  readonly card?: string;
  readonly amount?: number;
  /** How often; at least once if absent. */
  readonly times?: number;
}

function scenarioOf(matcher: string, received: unknown): Scenario {
  return received instanceof Scenario ? received : wrongSubject(matcher, 'a scenario', received);
}

function reasonFits(wanted: string | RegExp | undefined, reason: string, rule: string): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === 'string' ? wanted === reason || wanted === rule : wanted.test(`${reason} ${rule}`);
}

function refused(offer: Offer, wanted: string | RegExp | undefined): MatcherResult {
  const { refusal } = offer;
  const found =
    refusal === null
      ? 'it may be done'
      : `it is refused for ${refusal.reason}${refusal.rule && ` [${refusal.rule}]`}`;
  const pass = refusal !== null && reasonFits(wanted, refusal.reason, refusal.rule);
  const why = wanted === undefined ? '' : ` for ${wanted}`;
  return result(pass, offer.scenario, `“${offer.description}”`, `to be refused${why}`, found);
}

function refusedCall(call: () => unknown, wanted: string | RegExp | undefined): MatcherResult {
  const why = wanted === undefined ? '' : ` for ${wanted}`;
  try {
    call();
  } catch (error) {
    if (!(error instanceof ScenarioError) || error.code !== 'refused') throw error;
    const { reason = '', rule = '' } = error.details;
    return {
      pass: reasonFits(wanted, reason, rule),
      message: () =>
        `Expected the answer to be refused${why}, and it is for ${reason} [${rule}].\n\n${error.message}`,
    };
  }
  return { pass: false, message: () => `Expected the answer to be refused${why}, but it was taken.` };
}

function fits(scenario: Scenario, kind: DecisionKind, facts: DecisionFacts): boolean {
  const { decision, candidates } = scenario;
  if (decision === null || decision.kind !== kind) return false;
  if (facts.player !== undefined && decision.player !== facts.player) return false;
  if (facts.prompt !== undefined && decision.prompt !== facts.prompt) return false;
  if (facts.min !== undefined && decision.min !== facts.min) return false;
  if (facts.max !== undefined && decision.max !== facts.max) return false;
  if (facts.cards === undefined) return true;
  return JSON.stringify([...candidates].sort()) === JSON.stringify([...facts.cards].sort());
}

/** Matchers about a whole scenario, its offers and its decision. */
export const gameMatchers = {
  toBeOffered(received: unknown): MatcherResult {
    if (!(received instanceof Offer))
      return wrongSubject('toBeOffered', 'an offer (`game.offer(…)`)', received);
    const { refusal, scenario } = received;
    const found =
      refusal === null
        ? 'it may be done'
        : `it is refused for ${refusal.reason}${refusal.rule && ` [${refusal.rule}]`}`;
    return result(refusal === null, scenario, `“${received.description}”`, 'to be offered', found);
  },

  toBeRefused(received: unknown, reason?: string | RegExp): MatcherResult {
    if (received instanceof Offer) return refused(received, reason);
    if (typeof received === 'function') return refusedCall(received as () => unknown, reason);
    return wrongSubject('toBeRefused', 'an offer or a function that answers', received);
  },

  toHaveDecision(received: unknown, kind: DecisionKind, facts: DecisionFacts = {}): MatcherResult {
    const scenario = scenarioOf('toHaveDecision', received);
    const { decision, engine, names, state } = scenario;
    const found = decision === null ? 'nothing is asked' : describeDecision(engine, names, state, decision);
    const wanted = `to ask for ${kind} ${JSON.stringify(facts)}`;
    return result(fits(scenario, kind, facts), scenario, 'the game', wanted, found);
  },

  toHaveHappened(received: unknown, event: string, facts: EventFacts = {}): MatcherResult {
    const scenario = scenarioOf('toHaveHappened', received);
    const { card, player, amount, times } = facts;
    const found = scenario
      .events(event)
      .filter(
        (e) =>
          (player === undefined || e.player === player) &&
          (amount === undefined || e.amount === amount) &&
          (card === undefined || (e.card >= 0 && scenario.card(card).isRef(e.card))),
      );
    const pass = times === undefined ? found.length > 0 : found.length === times;
    const wanted = `to have happened ${JSON.stringify(facts)}`;
    return result(pass, scenario, `“${event}”`, wanted, `it happened ${found.length} times so`);
  },

  toBeWonBy(received: unknown, player: number | null): MatcherResult {
    const scenario = scenarioOf('toBeWonBy', received);
    const pass = scenario.isOver && scenario.winner === player;
    const found = scenario.isOver ? `the winner is ${scenario.winner ?? 'nobody'}` : 'it goes on';
    return result(pass, scenario, 'the game', `to be won by ${player ?? 'nobody'}`, found);
  },
};
