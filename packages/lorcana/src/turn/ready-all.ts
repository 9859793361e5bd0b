import type { ReadonlyState } from '@cardwright/core';
import {
  type Active,
  abilityIndexOf,
  ask,
  type CardRef,
  cardOf,
  controller,
  defineProgram,
  firstIn,
  isForbidden,
  type Kernel,
  label,
  type Machine,
  NO_CARD,
  nextInZone,
  type Program,
  play,
  refOf,
  type Signal,
  Slots,
  takingPart,
} from '@cardwright/core/game';
import { readied } from '../events/state-changes.ts';
import { exerted } from '../table/columns.ts';
import { readyAtStart, readyStep } from '../table/names.ts';
import { inkwell } from '../table/zones.ts';

/** The kind of part that says how many of some cards are readied in the Ready step. */
export const READY_AT_MOST = 'ready-at-most';

const READIED = [play, inkwell];

/** What the players who take part in the step ready: all their cards in play and in their inkwell (CR 3.2.1.1). */
function toReady(m: Machine): CardRef[] {
  const { kernel, state } = m;
  const found: CardRef[] = [];
  for (const player of takingPart(m, readyStep))
    for (const zone of READIED)
      for (let card = firstIn(state, player, zone); card >= 0; card = nextInZone.get(state, card))
        if (exerted.get(state, card) === 1 && !isForbidden(kernel, state, readyAtStart, player, card, -1))
          found.push(refOf(state, card));
  return found;
}

const emitReadied = (m: Machine, cards: readonly CardRef[]): Signal =>
  m.emit(cards.map((card) => readied.of(controller.get(m.state, cardOf(card)), { card })));

const slots = new Slots();
/** What is still to be readied. */
const CARDS = slots.add<readonly CardRef[]>();
/** The next limit, for the next player. */
const NEXT = slots.add<number>();
/** Which of those that are limited their player readies. */
const CHOSEN = slots.add<readonly CardRef[]>();

/** A limit of one player, and those of the cards that it is about. */
interface Limited {
  readonly limit: Active;
  readonly player: number;
  readonly cards: readonly CardRef[];
}

/** Each limit for each player that it is about. */
function limits(kernel: Kernel, state: ReadonlyState, players: readonly number[], ready: readonly CardRef[]) {
  const found: Limited[] = [];
  for (const limit of abilityIndexOf(kernel, state).ofKind(READY_AT_MOST)) {
    const { part, scope } = limit;
    if (part.condition !== null && !part.condition(state, scope)) continue;
    for (const player of players) {
      if (!part.players!(state, player, scope)) continue;
      const cards = ready.filter((ref) => {
        const card = cardOf(ref);
        return controller.get(state, card) === player && part.applies!(state, card, scope);
      });
      found.push({ limit, player, cards });
    }
  }
  return found;
}

const nextLimit = label();
const done = label();

/** The limit that is asked about now. */
const current = (m: Machine): Limited | undefined =>
  limits(m.kernel, m.state, takingPart(m, readyStep), m.frame.get(CARDS))[m.frame.get(NEXT)];

/** The Ready step where something limits it: each player chooses what they ready, a limit at a time (CR 3.2.1.1). */
export const readyProgram: Program = defineProgram(
  'lorcana/ready',
  slots.count,
  [
    (m) => {
      m.frame.set(CARDS, toReady(m));
      m.frame.set(NEXT, 0);
      return m.next();
    },
    nextLimit,
    (m) => {
      const now = current(m);
      if (now === undefined) return m.goto(done);
      const { limit, player, cards } = now;
      const most = Math.max(0, limit.part.amount!(m.state, limit.scope));
      m.frame.set(CHOSEN, cards.length > most ? [] : cards);
      if (cards.length <= most || most === 0) return m.next();
      return m.ask(
        ask.cards(player, {
          prompt: 'choose-ready',
          from: cards,
          min: most,
          max: most,
          into: CHOSEN,
          source: limit.scope.source,
          rule: 'CR 3.2.1.1',
        }),
      );
    },
    (m) => {
      const { frame } = m;
      const { cards } = current(m)!;
      const chosen = frame.get(CHOSEN);
      frame.set(
        CARDS,
        frame.get(CARDS).filter((ref) => chosen.includes(ref) || !cards.includes(ref)),
      );
      frame.set(NEXT, frame.get(NEXT) + 1);
      return m.goto(nextLimit);
    },
    done,
    (m) => emitReadied(m, m.frame.get(CARDS)),
  ],
  { rule: 'CR 3.2.1' },
);

/** The active players ready all their cards in play and in their inkwell (CR 3.2.1.1). */
export function readyAll(m: Machine): Signal {
  if (abilityIndexOf(m.kernel, m.state).ofKind(READY_AT_MOST).length === 0) return emitReadied(m, toReady(m));
  return m.push(readyProgram, [], NO_CARD, takingPart(m, readyStep)[0] ?? 0);
}
