import {
  actionLoop,
  activePlayer,
  activeRuns,
  ask,
  type CardRef,
  cardOf,
  cardsIn,
  countIn,
  discarded,
  endsAt,
  forActive,
  type GameEvent,
  hand,
  isForbidden,
  isIn,
  type Machine,
  NO_CARD,
  play,
  refOf,
  runStateChecks,
  type Signal,
  Slots,
  settingOf,
  type TimingStep,
  turnEnded,
  turnStarted,
} from '@cardwright/core/game';
import { damageWornOff } from '../events/fighting.ts';
import { cleared, clearedThen } from '../events/leaving.ts';
import { optionsOf } from '../options/options.ts';
import { hasLasting } from '../play/limits.ts';
import { friendsOf } from '../table/areas.ts';
import { beDiscardedWithTurn } from '../table/names.ts';
import { fullHand } from '../table/settings.ts';
import { friendArea } from '../table/zones.ts';
import { drawProgram } from './draw.ts';

const active = (m: Machine): number => activePlayer.get(m.state, 0);

/** The active player draws up to a full hand (KH 8.1); nobody draws on the first turn (KH 9.2: the hand is full). */
function drawUp(m: Machine): Signal {
  const player = active(m);
  const missing = (settingOf(m.kernel, fullHand) ?? 0) - countIn(m.state, player, hand);
  if (missing <= 0) return m.next();
  return m.push(drawProgram, [player, missing], NO_CARD, player);
}

/** What the beginning of the phase has triggered comes before what is done in it. */
const settle = (m: Machine): Signal => runStateChecks(m, 'all');

const act = activeRuns(actionLoop);

/** Magic whose effects have worn off (KH 4.4): what it did once and lasts may go on after the phase. */
function wornOff(m: Machine): GameEvent[] {
  const { kernel, state } = m;
  const isWorn = (card: number): boolean =>
    kernel.card(state, card).definition.type === 'magic' && !hasLasting(state, refOf(state, card));
  return [active(m), 1 - active(m)].flatMap((player) =>
    cardsIn(state, player, play)
      .filter(isWorn)
      .map((card) => cleared.of(player, { card: refOf(state, card) })),
  );
}

/** Damage goes away, and Magic whose effects lasted the phase (KH 4.4, 8.2.2). */
const endOfPhase = (m: Machine): Signal => m.emit([damageWornOff.of(active(m)), ...wornOff(m)]);

const clearWornOff = (m: Machine): Signal => m.emit(wornOff(m));

/** Magic/Friends leave at the end of their controller's turn (KH 4.3, 8.4, KH 9.6). */
function discardMagicFriends(m: Machine): Signal {
  const { kernel, state } = m;
  const leaving = friendsOf(state, active(m)).filter(
    (card) =>
      kernel.card(state, card).definition.type === 'magic-friend' &&
      !isForbidden(kernel, state, beDiscardedWithTurn, active(m), card, -1),
  );
  return m.emit(clearedThen(state, active(m), leaving, beDiscardedWithTurn));
}

/** What is discarded, among the slots of the frame of a turn that are the game's own. */
const DISCARDS = new Slots().add<readonly CardRef[]>();

/** Any number of cards may be discarded, from hand or as the format has it (KH 8.4, KH 9.5). */
function askWhatToDiscard(m: Machine): Signal {
  const { kernel, state } = m;
  const player = active(m);
  const zones = optionsOf(kernel).discardFrom === 'hand' ? [hand] : [hand, friendArea, play];
  const cards = zones.flatMap((zone) => cardsIn(state, player, zone)).map((card) => refOf(state, card));
  m.frame.set(DISCARDS, []);
  if (cards.length === 0) return m.next();
  return m.ask(
    ask.cards(player, {
      prompt: 'discard-phase',
      from: cards,
      min: 0,
      max: cards.length,
      into: DISCARDS,
      secret: true,
      rule: 'KH 8.4',
    }),
  );
}

function discardThem(m: Machine): Signal {
  const { state, frame } = m;
  return m.emit(
    frame
      .get(DISCARDS)
      .map((ref) =>
        isIn(state, cardOf(ref), hand)
          ? discarded.of(active(m), { card: ref })
          : cleared.of(active(m), { card: ref }),
      ),
  );
}

/** The four phases of a turn (KH 7, 8), with the moments between them. */
export const timing: readonly TimingStep[] = [
  {
    name: 'start-of-turn',
    phase: 'draw',
    rule: 'KH 7',
    run: [endsAt('turn-start'), clearWornOff, forActive(turnStarted)],
    settle: 'all',
  },
  {
    name: 'draw',
    phase: 'draw',
    rule: 'KH 8.1',
    run: [endsAt('opening-end'), clearWornOff, drawUp],
    settle: 'all',
  },
  { name: 'action', phase: 'action', rule: 'KH 8.2', run: [settle, act], settle: 'all' },
  { name: 'end-of-action', phase: 'action', rule: 'KH 8.2.2', run: [endOfPhase], settle: 'all' },
  { name: 'challenge', phase: 'challenge', rule: 'KH 8.3', run: [settle, act], settle: 'all' },
  { name: 'end-of-challenge', phase: 'challenge', rule: 'KH 8.3', run: [endOfPhase], settle: 'all' },
  {
    name: 'discard',
    phase: 'discard',
    rule: 'KH 8.4',
    run: [discardMagicFriends, askWhatToDiscard, discardThem],
    settle: 'all',
  },
  {
    name: 'end-of-turn',
    phase: 'discard',
    rule: 'KH 8.4',
    run: [forActive(turnEnded)],
    settle: 'all',
  },
  {
    name: 'effects-end',
    phase: 'discard',
    rule: 'KH 8.4',
    run: [endsAt('turn-end'), clearWornOff],
    settle: 'check',
  },
];
