import {
  actionLoop,
  activePlayer,
  anyEnds,
  boardOf,
  countIn,
  deck,
  drawn,
  effectsEnded,
  firstIn,
  GameEvent,
  isForbidden,
  type Machine,
  type Moment,
  nextInZone,
  play,
  playerLost,
  refOf,
  type Signal,
  settingOf,
  startingPlayer,
  statOf,
  type TimingStep,
  turnEnded,
  turnNumber,
  turnStarted,
} from '@cardwright/core';
import { dried, inkLimitReset, loreGained, readied } from '../events/state-changes.ts';
import { exerted } from '../table/columns.ts';
import { drawStep, loreValue, readyAtStart } from '../table/names.ts';
import { emptyDeck } from '../table/settings.ts';
import { inkwell } from '../table/zones.ts';

const active = (m: Machine): number => activePlayer.get(m.state, 0);

/** The active player readies all their cards in play and in their inkwell (CR 3.2.1.1). */
function readyAll(m: Machine): Signal {
  const player = active(m);
  const events: GameEvent[] = [];
  for (const zone of [play, inkwell]) {
    for (let card = firstIn(m.state, player, zone); card >= 0; card = nextInZone.get(m.state, card)) {
      if (exerted.get(m.state, card) === 1 && !isForbidden(m.engine, m.state, readyAtStart, player, card, -1))
        events.push(new GameEvent(readied, player, refOf(m.state, card), -1, 1));
    }
  }
  return m.emit(events);
}

function endEffects(moment: Moment) {
  return (m: Machine): Signal =>
    m.emit(
      anyEnds(m.state, moment) ? [new GameEvent(effectsEnded, active(m), -1, -1, 0, -1, { moment })] : [],
    );
}

/** Lore from the active player's locations; not a triggered ability (CR 3.2.2.2). */
function loreFromLocations(m: Machine): Signal {
  const player = active(m);
  const events: GameEvent[] = [];
  if (!boardOf(m.engine, m.state).mayHaveType('location')) return m.emit(events);
  for (let card = firstIn(m.state, player, play); card >= 0; card = nextInZone.get(m.state, card)) {
    if (m.engine.card(m.state, card).definition.type !== 'location') continue;
    const amount = statOf(m.engine, m.state, card, loreValue);
    if (amount > 0) events.push(new GameEvent(loreGained, player, -1, refOf(m.state, card), amount));
  }
  return m.emit(events);
}

/** The starting player does not draw on the first turn of the game (CR 3.2.3.1). */
function draw(m: Machine): Signal {
  const player = active(m);
  const top = firstIn(m.state, player, deck);
  const first = turnNumber.get(m.state, 0) === 1 && player === startingPlayer.get(m.state, 0);
  return m.emit(first || top < 0 ? [] : [new GameEvent(drawn, player, refOf(m.state, top), -1, 1)]);
}

/** A player whose turn ends with no cards in their deck loses (CR 1.8.1.2). */
function loseByEmptyDeck(m: Machine): Signal {
  const player = active(m);
  const lost = countIn(m.state, player, deck) === settingOf(m.engine, emptyDeck);
  return m.emit(lost ? [new GameEvent(playerLost, player)] : []);
}

/** The steps of a turn (CR 3). */
export const timing: readonly TimingStep[] = [
  {
    name: 'ready',
    phase: 'start-of-turn',
    rule: 'CR 3.2.1',
    run: [
      (m) => m.emit([new GameEvent(inkLimitReset, active(m))]),
      readyAll,
      endEffects('turn-start'),
      (m) => m.emit([new GameEvent(turnStarted, active(m))]),
    ],
    settle: 'check',
  },
  {
    name: 'set',
    phase: 'start-of-turn',
    rule: 'CR 3.2.2',
    run: [endEffects('opening-end'), (m) => m.emit([new GameEvent(dried, active(m))]), loreFromLocations],
    settle: 'all',
  },
  { name: 'draw', phase: 'start-of-turn', rule: 'CR 3.2.3', run: [draw], settle: 'all', skip: drawStep },
  {
    name: 'main',
    phase: 'main',
    rule: 'CR 3.3',
    run: [(m) => m.push(actionLoop, [], -1, active(m))],
    settle: 'nothing',
  },
  {
    name: 'end-of-turn',
    phase: 'end-of-turn',
    rule: 'CR 3.4.1.1',
    run: [(m) => m.emit([new GameEvent(turnEnded, active(m))])],
    settle: 'all',
  },
  {
    name: 'effects-end',
    phase: 'end-of-turn',
    rule: 'CR 3.4.1.2',
    run: [endEffects('turn-end')],
    settle: 'all',
  },
  { name: 'turn-passes', phase: 'end-of-turn', rule: 'CR 3.4.2', run: [loseByEmptyDeck], settle: 'check' },
];
