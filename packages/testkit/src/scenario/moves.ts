import type { Decision, Engine, ReadonlyState, TurnMove } from '@cardwright/core';
import {
  cardOf,
  cardsIn,
  NO_CARD,
  refOf,
  SHARED,
  type TurnActionRow,
  type Zone,
} from '@cardwright/core/game';
import { ScenarioError } from '../errors/scenario-error.ts';
import { didYouMean, listNames } from '../names/phrasing.ts';
import type { CardPick } from '../names/pick.ts';
import type { TableNames } from '../names/table.ts';

/** Picks a way of an action: by number, or by name. */
export type WayPick = number | string;

/** What is needed to interpret a test's words about turn actions. */
export interface Moving {
  readonly engine: Engine;
  readonly names: TableNames;
  readonly state: ReadonlyState;
  readonly decision: Decision;
}

function actionRow(engine: Engine, action: string): TurnActionRow {
  const row = engine.actionRows.get(action);
  if (row !== undefined) return row;
  const known = engine.actionRows.keys();
  throw new ScenarioError(
    'unknown-name',
    `The game has no turn action “${action}”.${didYouMean(action, known)} It has ${listNames(engine.actionRows.keys())}.`,
  );
}

/** What a way is called. */
function wayLabel({ engine, state }: Moving, move: TurnMove): string {
  return engine.actionRows.get(move.action)!.wayName?.(engine, state, cardOf(move.card), move.option) ?? '';
}

/** A move in words. */
export function describeMove(moving: Moving, move: TurnMove): string {
  if (move.card < 0) return move.action;
  const row = moving.engine.actionRows.get(move.action)!;
  const name = moving.names.nameOfRef(moving.state, move.card);
  const ways = row.ways?.(moving.engine, moving.state, moving.decision.player, cardOf(move.card)) ?? 1;
  const label = wayLabel(moving, move);
  const way = label === '' ? `way ${move.option}` : label;
  return `${move.action} ${name}${ways > 1 || move.option > 0 ? ` (${way})` : ''}`;
}

/** The card that is meant: where the action is possible now, else where it usually is, else wherever it could be. */
function cardMeant(
  { engine, names, state, decision: { player } }: Moving,
  row: TurnActionRow,
  pick: CardPick,
) {
  const possible = row.zones.filter((zone) => row.possible?.(engine, state, player, zone) !== false);
  const there = (zone: Zone) => cardsIn(state, zone.shared ? SHARED : player, zone);
  const among = `Cards one could ${row.name}`;
  for (const zones of [possible, row.zones.slice(0, 1)]) {
    const cards = zones.flatMap(there);
    if (names.has(state, pick, cards)) return names.find(state, pick, cards, among);
  }
  const all = row.zones.flatMap(there);
  return names.find(state, pick, all, among);
}

/** The moves that a test's words mean, legal or not: one per way of the card if none is named. */
export function movesMeant(moving: Moving, action: string, pick?: CardPick, way?: WayPick): TurnMove[] {
  const row = actionRow(moving.engine, action);
  if (row.zones.length === 0) {
    if (pick !== undefined)
      throw new ScenarioError('scenario-invalid', `“${action}” is done without a card.`);
    return [{ action, card: NO_CARD, option: 0 } as TurnMove];
  }
  if (pick === undefined) {
    throw new ScenarioError('scenario-invalid', `“${action}” is done with a card: name it.`);
  }
  const card = cardMeant(moving, row, pick);
  const ref = refOf(moving.state, card);
  const ways = row.ways?.(moving.engine, moving.state, moving.decision.player, card) ?? 1;
  const all = Array.from({ length: ways }, (_, option) => ({ action, card: ref, option }) as TurnMove);
  if (way === undefined) return all;
  if (typeof way === 'number') return all.filter(({ option }) => option === way);
  const wanted = way.toLowerCase();
  const labelled = all.filter((move) => wayLabel(moving, move).toLowerCase() === wanted);
  if (labelled.length > 0) return labelled;
  const labels = all.map((move) => wayLabel(moving, move)).filter((label) => label !== '');
  throw new ScenarioError(
    'unknown-name',
    `${moving.names.nameOf(moving.state, card)} has no way “${way}” to ${action}.${didYouMean(way, labels)} It has ${
      labels.length === 0 ? `${ways}, by number from 0` : listNames(labels)
    }.`,
  );
}
