import {
  type Action,
  abilityIndexOf,
  actionLoop,
  activePlayer,
  activePlayers,
  anyEnds,
  countIn,
  deck,
  drawn,
  type EventKind,
  effectsEnded,
  firstIn,
  type GameEvent,
  isForbidden,
  type Machine,
  type Moment,
  NO_CARD,
  nextInZone,
  play,
  playerLost,
  refOf,
  type Signal,
  sameTeam,
  settingOf,
  startingPlayer,
  statOf,
  type TimingStep,
  takingPart,
  teamActions,
  teamsOf,
  turnEnded,
  turnNumber,
  turnStarted,
} from '@cardwright/core/game';
import { dried, loreGained } from '../events/state-changes.ts';
import {
  drawStep,
  endOfTurnPhase,
  gainLore,
  loreValue,
  mainPhase,
  readyStep,
  setStep,
  startOfTurnPhase,
} from '../table/names.ts';
import { emptyDeck, firstDraw, turnDraw } from '../table/settings.ts';
import { discardToLimit } from './hand-limit.ts';
import { readyAll } from './ready-all.ts';

/** The active players: one, or a team that takes a simultaneous turn (CR 9.3.1). */
const active = (m: Machine): readonly number[] => activePlayers(m.kernel, m.state);

/** Simultaneous events, one for each active player who takes part in the step. */
function forEach(kind: EventKind, step?: Action) {
  // The event of a player who is alone is the same in every turn: made once.
  const alone: (readonly GameEvent[])[] = [];
  return (m: Machine): Signal => {
    const players = takingPart(m, step);
    if (players.length !== 1) return m.emit(players.map((player) => kind.of(player)));
    const player = players[0]!;
    alone[player] ??= [kind.of(player)];
    return m.emit(alone[player]);
  };
}

function endEffects(moment: Moment) {
  return (m: Machine): Signal => {
    if (m.state.durationEffects.length === 0) return m.next();
    return m.emit(
      active(m)
        .filter((player) => anyEnds(m.state, moment, player))
        .map((player) => effectsEnded.of(player, { data: { moment } })),
    );
  };
}

/** Lore from the active player's locations; not a triggered ability (CR 3.2.2.2). */
function loreFromLocations(m: Machine): Signal {
  const events: GameEvent[] = [];
  if (!abilityIndexOf(m.kernel, m.state).mayHaveType('location')) return m.emit(events);
  for (const player of takingPart(m, setStep))
    for (let card = firstIn(m.state, player, play); card >= 0; card = nextInZone.get(m.state, card)) {
      if (m.kernel.card(m.state, card).definition.type !== 'location') continue;
      const amount = statOf(m.kernel, m.state, card, loreValue);
      if (amount > 0 && !isForbidden(m.kernel, m.state, gainLore, player, card, -1))
        events.push(loreGained.of(player, { other: refOf(m.state, card), amount }));
    }
  return m.emit(events);
}

/** A card is drawn (CR 3.2.3), unless a format says more; the starting player draws none on the first turn (CR 3.2.3.1). */
function draw(m: Machine): Signal {
  const first = turnNumber.get(m.state, 0) === 1 ? startingPlayer.get(m.state, 0) : -1;
  const events: GameEvent[] = [];
  for (const player of takingPart(m, drawStep)) {
    const begins = first >= 0 && sameTeam(m.kernel, player, first);
    const most = settingOf(m.kernel, begins ? firstDraw : turnDraw) ?? 0;
    let top = firstIn(m.state, player, deck);
    for (let i = 0; i < most && top >= 0; i++) {
      events.push(drawn.of(player, { card: refOf(m.state, top) }));
      top = nextInZone.get(m.state, top);
    }
  }
  return m.emit(events);
}

const EMPTY_DECK = { reason: 'empty-deck', rule: 'CR 1.8.1.2' };

/** A player whose turn ends with no cards in their deck loses (CR 1.8.1.2). */
function loseByEmptyDeck(m: Machine): Signal {
  const least = settingOf(m.kernel, emptyDeck);
  const lost: GameEvent[] = [];
  for (const player of active(m))
    if (countIn(m.state, player, deck) === least) lost.push(playerLost.of(player, { data: EMPTY_DECK }));
  return m.emit(lost);
}

/** The active player takes turn actions, or all of a team in any order. */
function act(m: Machine): Signal {
  const player = activePlayer.get(m.state, 0);
  if (teamsOf(m.kernel) === 0) return m.push(actionLoop, [], NO_CARD, player);
  const taking = takingPart(m);
  // Players who skip the phase count as having ended the turn.
  return m.push(teamActions, [null, active(m).filter((one) => !taking.includes(one))], NO_CARD, player);
}

/** The steps of a turn (CR 3), and what effects forbid to skip them (CR 6.4.5). */
export const timing: readonly TimingStep[] = [
  {
    name: 'ready',
    phase: 'start-of-turn',
    rule: 'CR 3.2.1',
    run: [readyAll, endEffects('turn-start'), forEach(turnStarted, readyStep)],
    settle: 'check',
    skip: readyStep,
    skipPhase: startOfTurnPhase,
    whenSkipped: [endEffects('turn-start')],
  },
  {
    name: 'set',
    phase: 'start-of-turn',
    rule: 'CR 3.2.2',
    run: [endEffects('opening-end'), forEach(dried, setStep), loreFromLocations],
    settle: 'all',
    skip: setStep,
    whenSkipped: [endEffects('opening-end')],
  },
  { name: 'draw', phase: 'start-of-turn', rule: 'CR 3.2.3', run: [draw], settle: 'all', skip: drawStep },
  {
    name: 'main',
    phase: 'main',
    rule: 'CR 3.3',
    run: [act],
    settle: 'nothing',
    skipPhase: mainPhase,
  },
  {
    name: 'end-of-turn',
    phase: 'end-of-turn',
    rule: 'CR 3.4.1.1',
    run: [forEach(turnEnded), discardToLimit],
    settle: 'all',
    skipPhase: endOfTurnPhase,
  },
  {
    name: 'effects-end',
    phase: 'end-of-turn',
    rule: 'CR 3.4.1.2',
    run: [endEffects('turn-end')],
    settle: 'all',
    // The turn ends whatever happened in its last phase.
    always: true,
  },
  {
    name: 'turn-passes',
    phase: 'end-of-turn',
    rule: 'CR 3.4.2',
    run: [loseByEmptyDeck],
    settle: 'check',
    always: true,
  },
];
