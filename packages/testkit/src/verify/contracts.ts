import type { Decision, Engine, ReadonlyState } from '@cardwright/core';
import { partsWhere, SKIP, walkParts } from '@cardwright/core/data';
import { abilityIndexOf, cardOf, type DurationEffect, type GameEvent, zoneOf } from '@cardwright/core/game';
import { type Data, isObject } from '../data/is-object.ts';

/** The kinds of event that the core's kinds of effect propose. */
const CORE: Readonly<Record<string, readonly string[]>> = {
  draw: ['drawn'],
  'draw-until': ['drawn'],
  discard: ['discarded'],
  move: ['moved', 'shuffled'],
  reveal: ['revealed'],
  look: ['looked-at'],
  search: ['searched'],
  shuffle: ['shuffled'],
  'name-card': ['card-named'],
  modify: ['effect-began'],
  grant: ['effect-began'],
  forbid: ['effect-began'],
  permit: ['effect-began'],
  'forbid-player': ['effect-began'],
  'change-cost': ['effect-began'],
  'additional-action': ['effect-began'],
  trigger: ['effect-began'],
  'enters-zone': ['effect-began'],
  'play-shown': ['effect-began'],
  replace: ['effect-began'],
};

/** Names of durations in data, by how they are stored. */
const ENDINGS: Readonly<Record<string, string>> = {
  'this-turn': 'this-turn',
  'until-start-of-next-turn': 'turn-start',
  'until-end-of-next-turn': 'turn-end',
  'during-next-turn': 'turn-end',
  'at-start-of-next-turn': 'opening-end',
};

/** The effects at a place of the data and below, except those of costs, which are paid with other events. */
export const effectsIn = (value: unknown): Data[] =>
  partsWhere(value, (part) => typeof part['do'] === 'string');

/** What data implies about its events, so that a wrong zone, amount or duration is detected. */
export class Contracts {
  private readonly own: Readonly<Record<string, readonly string[]>>;

  constructor(private readonly engine: Engine) {
    this.own = engine.rules.situations?.events ?? {};
  }

  /** The kinds of event that an effect may propose; undefined if not restricted. */
  eventsOf(effect: Data): readonly string[] | undefined {
    const kinds = this.own[effect['do'] as string] ?? CORE[effect['do'] as string];
    return kinds?.length === 0 ? undefined : kinds;
  }

  /** Why an event does not match its effect's data; null if it does. */
  fault(state: ReadonlyState, event: GameEvent, effect: Data): string | null {
    const kinds = this.eventsOf(effect);
    if (kinds !== undefined && !kinds.includes(event.kind.name))
      return `“${effect['do']}” is done by the event “${event.kind.name}”`;
    if (effect['do'] === 'move' && event.kind.name === 'moved') return this.wrongPlace(state, event, effect);
    if (event.kind.name === 'effect-began')
      return wrongLasting(event.data!['lasting'] as DurationEffect, effect);
    const amount = effect['amount'];
    if (typeof amount === 'number' && event.amount > amount && kinds?.includes(event.kind.name))
      return `“${effect['do']}” of ${amount} is done ${event.amount} times`;
    return null;
  }

  private wrongPlace(state: ReadonlyState, event: GameEvent, effect: Data): string | null {
    const to = effect['to'] as Data;
    const zone = this.engine.zones[zoneOf.get(state, cardOf(event.card))]!.name;
    if (event.data!['to'] !== to['zone'] || zone !== to['zone'])
      return `“move” to ${to['zone']} puts the card into ${zone}`;
    if (to['position'] === 'bottom' && event.data!['end'] !== 'last')
      return '“move” to the bottom puts the card on top';
    if (to['position'] === 'top' && event.data!['end'] !== 'first')
      return '“move” to the top puts the card elsewhere';
    const as = (to['as'] ?? []) as readonly string[];
    const entered = (event.data!['as'] ?? []) as readonly string[];
    // Other cards may add states to it.
    const more =
      abilityIndexOf(this.engine, state).ofKind('enters-zone').length > 0 &&
      as.every((state) => entered.includes(state));
    if (!more && JSON.stringify(as) !== JSON.stringify(entered))
      return `“move” as ${as.join(', ')} puts the card otherwise`;
    return null;
  }
}

function wrongLasting(lasting: DurationEffect, effect: Data): string | null {
  const { part } = lasting;
  if (effect['do'] === 'modify') {
    // One modifier may change several stats.
    const changes = [effect, ...((effect['and'] ?? []) as readonly Data[])];
    const change = changes.find(({ stat }) => stat === part.stat?.name);
    if (change === undefined) return `“modify” of ${effect['stat']} changes ${part.stat?.name}`;
    if (typeof change['by'] === 'number' && lasting.amount !== change['by'])
      return `“modify” by ${change['by']} changes by ${lasting.amount}`;
  }
  const duration = effect['duration'];
  if (isObject(duration) && endingOf(duration) !== lasting.ends)
    return `“${effect['do']}” that lasts ${duration['lasts']} ends at ${lasting.ends}`;
  if (typeof effect['uses'] === 'number' && lasting.uses !== effect['uses'])
    return `“${effect['do']}” of ${effect['uses']} uses has ${lasting.uses}`;
  return null;
}

function endingOf(duration: Data): string | undefined {
  return duration['lasts'] === 'until' ? `on ${duration['on']}` : ENDINGS[duration['lasts'] as string];
}

/** The choosing selectors of an effect, without those of nested effects. */
function choicesOf(effect: Data): Data[] {
  const found: Data[] = [];
  walkParts(effect, {
    enter(part) {
      if (part !== effect && typeof part['do'] === 'string') return SKIP;
      if (part['pick'] === 'chosen' || part['pick'] === 'some') found.push(part);
      return undefined;
    },
  });
  return found;
}

/** Why a decision's range differs from every selector of the effect; null if it does not. */
export function wrongRange(decision: Decision, effect: Data): string | null {
  if (decision.kind !== 'choose-cards') return null;
  const ranges = choicesOf(effect).map((choice) => choice['range'] as Data);
  if (ranges.length === 0) return null;
  // Fewer are allowed if a rule lets a player fail to find in a hidden zone.
  const fits = ranges.some(({ max }) => {
    const most = typeof max === 'number' ? max : Number.POSITIVE_INFINITY;
    const found = decision.candidates.length;
    return decision.max <= most && (typeof max !== 'number' || decision.max === Math.min(most, found));
  });
  const said = ranges.map(({ min, max }) => `${JSON.stringify(min)} to ${JSON.stringify(max)}`).join(', ');
  return fits ? null : `${said} may be chosen, and ${decision.min} to ${decision.max} are asked for`;
}
