import type { Engine, ReadonlyState } from '@cardwright/core';
import { type GameEvent, ruleOfEvent } from '@cardwright/core/game';
import type { TableNames } from '../names/table.ts';

function plain(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.length > 0 && value.every((v) => typeof v === 'string'))
    return value.join('+');
  return null;
}

function step(engine: Engine, event: GameEvent): string {
  return event.kind.name === 'step-began' ? (engine.rules.timing[event.amount]?.name ?? '') : '';
}

/** An event in one line: what, to whom, with what, how much, why, and the rule. */
export function describeEvent(
  engine: Engine,
  names: TableNames,
  state: ReadonlyState,
  event: GameEvent,
): string {
  const words = [event.kind.name];
  const stepName = step(engine, event);
  if (stepName !== '') words.push(stepName);
  if (event.card >= 0) words.push(names.nameOfRef(state, event.card));
  if (event.other >= 0) words.push(`/ ${names.nameOfRef(state, event.other)}`);
  if (event.player >= 0) words.push(`(player ${event.player})`);
  if (event.amount !== 0 && stepName === '') words.push(`×${event.amount}`);
  for (const [key, value] of Object.entries(event.data ?? {})) {
    const text = plain(value);
    if (text !== null) words.push(`${key}: ${text}`);
  }
  if (event.source >= 0 && event.source !== event.card)
    words.push(`by ${names.nameOfRef(state, event.source)}`);
  const rule = ruleOfEvent(engine, event);
  if (rule !== '') words.push(`[${rule}]`);
  return words.join(' ');
}
