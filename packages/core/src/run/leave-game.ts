import type { Engine } from '../engine/engine.ts';
import { cardCount, controller, owner, zoneOf } from '../model/core-columns.ts';
import type { Frame } from '../model/frame.ts';
import type { Draft, State } from '../model/state.ts';
import { discard, removed } from '../model/zone.ts';
import { dropBoard } from '../queries/drop-board.ts';
import { moveCard } from '../table/move-card.ts';
import { forcedAnswer } from './forced-answer.ts';

/** Decisions whose step may run again: it changes nothing before it asks. */
const FOUND_ANEW: readonly string[] = ['choose-trigger', 'choose-replacement'];

/**
 * Takes a player's cards and waiting abilities out of a game that goes on without them (CR 7.7.7, 9.2.3). What they
 * controlled of others' goes to its owner's discard.
 */
export function removePlayer(engine: Engine, draft: Draft, player: number): void {
  draft.waiting = draft.waiting.filter((waiting) => waiting.controller !== player);
  for (let card = 0; card < cardCount.get(draft, 0); card++) {
    const zone = engine.zones[zoneOf.get(draft, card)]!;
    if (owner.get(draft, card) === player) {
      if (zone !== removed) moveCard(engine, draft, card, removed);
    } else if (controller.get(draft, card) === player) moveCard(engine, draft, card, discard);
  }
  dropBoard(draft);
}

/**
 * Goes on with a game in which the player who was asked has left: others decide nothing for them.
 * @param anew the player left while being asked, so that what was to choose from may be gone: abilities that wait and
 * replacements that fit are found anew
 */
export function passOverDecision(engine: Engine, state: State, anew: boolean): void {
  const decision = state.decision!;
  const frame: Frame = state.agenda!.run === state.run ? state.agenda! : state.agenda!.copy(state.run);
  state.agenda = frame;
  state.decision = null;
  // Whoever has left takes no more turn actions: the loop of them ends.
  if (decision.kind === 'act') state.agenda = frame.next;
  else if (!anew || !FOUND_ANEW.includes(decision.prompt)) {
    if (decision.slot >= 0) frame.slots[decision.slot] = forcedAnswer(decision);
    frame.step++;
  }
  engine.machine.run(state);
}
