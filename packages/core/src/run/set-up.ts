/** What many games do before the first turn. */
import { drawn, shuffled } from '../events/core-events.ts';
import { ask } from '../model/ask.ts';
import { nextInZone, playerCount, startingPlayer } from '../model/core-columns.ts';
import { defineEvent, type EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Machine, Signal } from '../model/machine.ts';
import { defineProgram, type Program, type Step } from '../model/program.ts';
import { refOf } from '../model/reference.ts';
import { givenChooser, givenStart, type Slots, setupSlots } from '../model/slots.ts';
import { deck, hand } from '../model/zone.ts';
import { inTurnOrder } from '../queries/turn-order.ts';
import { randomBelow } from '../table/random.ts';
import { countIn, firstIn } from '../table/zone-list.ts';

/** The event by which it is determined who takes the first turn: its player. */
export const defineStart = (rule?: string): EventKind =>
  defineEvent('starting-player-determined', {
    ...(rule !== undefined && { rule }),
    commit: (_kernel, draft, { player }) => startingPlayer.put(draft, 0, player),
  });

/** Who takes the first turn, where the host says so or says who decides. */
export interface StartChoice {
  /** The step that asks who decides, if anyone does. */
  readonly ask: Step;
  /** Who was named, afterwards; null where the rules decide. */
  given(m: Machine): number | null;
}

/** Makes them, with a slot of their own. */
export function startChoice(slots: Slots, rule: string): StartChoice {
  const goesFirst = slots.add<boolean | null>();
  return {
    ask: (m) => {
      const chooser = m.frame.get(givenChooser);
      if (typeof chooser !== 'number') return m.next();
      return m.ask(ask.confirm(chooser, { prompt: 'take-first-turn', into: goesFirst, rule }));
    },
    given: ({ state, frame }) => {
      const chooser = frame.get(givenChooser);
      if (typeof chooser !== 'number') return frame.get(givenStart) ?? null;
      return frame.get(goesFirst) === true ? chooser : (chooser + 1) % playerCount.get(state, 0);
    },
  };
}

/** Some players draw until they hold so many cards, or their deck is empty. */
export function drawHands(m: Machine, players: readonly number[], size: number): Signal {
  const { state } = m;
  const events: GameEvent[] = [];
  for (const player of players) {
    let card = firstIn(state, player, deck);
    for (let held = countIn(state, player, hand); held < size && card >= 0; held++) {
      events.push(drawn.of(player, { card: refOf(state, card) }));
      card = nextInZone.get(state, card);
    }
  }
  return m.emit(events);
}

/**
 * A set-up: who begins is determined, as the host says or by chance, decks are shuffled, and hands drawn.
 *
 * @param options.id name of the program, for saves
 * @param options.start the event, which the game lists
 * @param options.hand how many cards each player draws
 */
export function usualSetup(options: {
  readonly id: string;
  readonly rule: string;
  readonly start: EventKind;
  readonly hand: number;
}): Program {
  const { id, rule, start, hand: size } = options;
  const slots = setupSlots();
  const first = startChoice(slots, rule);
  const players = ({ state }: Machine): number[] => inTurnOrder(state, startingPlayer.get(state, 0));
  return defineProgram(id, slots.count, [
    first.ask,
    (m) => m.emit([start.of(first.given(m) ?? randomBelow(m.draft(), playerCount.get(m.state, 0)))]),
    (m) => m.emit(players(m).map((player) => shuffled.of(player))),
    (m) => drawHands(m, players(m), size),
  ]);
}
