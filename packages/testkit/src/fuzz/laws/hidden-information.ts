import {
  addressOf,
  CardwrightError,
  type Engine,
  type EventView,
  fork,
  type ReadonlyState,
  type State,
  type ViewAnswer,
} from '@cardwright/core';
import type { CardRef } from '@cardwright/core/game';
import {
  cardCount,
  cardOf,
  type GameEvent,
  isCurrent,
  type Observer,
  playerCount,
} from '@cardwright/core/game';
import { anyAnswer } from '../../answers/any-answer.ts';
import { difference } from './difference.ts';
import { broken, type Law, type Position } from './law.ts';
import { withRedealt } from './redeal.ts';
import { Witness } from './witness.ts';

const viewers = (state: ReadonlyState): number[] => [
  -1,
  ...Array.from({ length: playerCount.get(state, 0) }, (_, player) => player),
];

/** Law: a player's view does not depend on what they cannot see. */
export const hiddenView: Law = {
  name: 'hidden-view',
  says: 'a view (with prompt and candidates) has the same bytes whatever the cards are that its player cannot see',
  every: 6,
  check: ({ engine, state, random }) => {
    for (const viewer of viewers(state)) {
      const seen = JSON.stringify(engine.view(state, viewer));
      const other = withRedealt(engine, state, viewer, random, () =>
        JSON.stringify(engine.view(state, viewer)),
      );
      if (seen !== other)
        broken(`the view of player ${viewer} tells what is hidden: ${difference(seen, other)}`);
    }
    return viewers(state).length;
  },
};

/** The outcome of a view answer: the refusal or error in full. */
function outcomeOf(engine: Engine, state: State, answer: ViewAnswer): string {
  try {
    return JSON.stringify(engine.check(state, engine.answerFromView(state, answer)));
  } catch (error) {
    if (!(error instanceof CardwrightError)) return `fails: ${String(error)}`;
    return JSON.stringify([error.code, error.message, error.details]);
  }
}

/** Maximum number of attempts per decision. */
const ATTEMPTS = 250;

/** Everything a player could try, by address. */
function attempts(engine: Engine, state: State): ViewAnswer[] {
  const found: ViewAnswer[] = [];
  for (let card = 0; card < cardCount.get(state, 0); card++) {
    const address = addressOf(engine, state, card);
    found.push([address]);
    if (state.decision!.kind !== 'act') continue;
    for (const action of engine.actionRows.keys())
      for (const option of [0, 1]) found.push({ action, card: address, option });
  }
  return found;
}

/** Law: refusals reveal nothing hidden. */
export const hiddenErrors: Law = {
  name: 'hidden-errors',
  says: 'what is refused, and the error in full, does not depend on what the player who answers cannot see',
  every: 24,
  check: ({ engine, state, random }) => {
    if (state.decision === null) return 0;
    const { player } = state.decision;
    const all = random.sample(attempts(engine, state), ATTEMPTS);
    const run = () => all.map((answer) => outcomeOf(engine, state, answer));
    const mine = run();
    const other = withRedealt(engine, state, player, random, run);
    const at = mine.findIndex((text, i) => text !== other[i]);
    if (at >= 0) broken(`trying ${JSON.stringify(all[at])} tells what is hidden: ${mine[at]} / ${other[at]}`);
    return all.length;
  },
};

/** The references that an event's view may name, with the name given. */
function namedBy(event: GameEvent, view: EventView): [ref: CardRef, name: string][] {
  const pairs = [
    [event.card, view.card],
    [event.other, view.other],
    [event.source, view.source],
  ] as const;
  return pairs.flatMap(([ref, mention]) => (mention === null ? [] : [[ref, mention.name]]));
}

/** Compares what each viewer is told about each event with what they could have seen. */
class Listener implements Observer {
  events = 0;
  private readonly witnesses: ReadonlyMap<number, Witness>;

  constructor(
    private readonly position: Position,
    before: ReadonlyState,
  ) {
    const { engine } = position;
    this.witnesses = new Map(viewers(before).map((viewer) => [viewer, new Witness(engine, viewer, before)]));
  }

  event(read: ReadonlyState, event: GameEvent): void {
    const { engine, random } = this.position;
    const state = read as State;
    for (const [viewer, witness] of this.witnesses) {
      witness.note(state, event);
      const tell = (): EventView | null => engine.viewEvent(state, event, viewer);
      const view = tell();
      // Only a viewer who has seen the card may be told its current name; the swap below cannot judge a card that was
      // in play.
      for (const [ref, name] of view === null ? [] : namedBy(event, view))
        if (isCurrent(state, ref) && !witness.knows(cardOf(ref)))
          broken(`the log names ${name} to player ${viewer}, who has not seen it (${event.kind.name})`);
      const seen = JSON.stringify(view);
      const other = withRedealt(engine, state, viewer, random, () => JSON.stringify(tell()), witness.known);
      if (seen !== other)
        broken(`the log of player ${viewer} tells what is hidden: ${difference(seen, other)}`);
    }
    this.events++;
  }

  forbidden(): void {}

  replaced(): void {}
}

/** Law: the log reveals nothing hidden. */
export const hiddenLog: Law = {
  name: 'hidden-log',
  says: 'what a player is told of an event has the same bytes whatever the cards are that they cannot see',
  every: 12,
  check: (position) => {
    const { engine, state, random } = position;
    if (state.decision === null) return 0;
    const listener = new Listener(position, state);
    const next = fork(state);
    const answer = anyAnswer(engine, state, (n) => random.below(n));
    engine.unobserved(() => {
      const stop = engine.observe(listener);
      try {
        engine.answer(next, answer);
      } finally {
        stop();
      }
    });
    return listener.events;
  },
};
