/** Contracts of what the “define…” functions of the kernel make; their arguments are checked when attached. */

import {
  type Contract,
  either,
  fields,
  flag,
  fn,
  is,
  listOf,
  made,
  name,
  oneOf,
  orNull,
  tableOf,
  text,
  whole,
  yes,
} from '../../contract/contract.ts';
import { Column } from '../../model/column.ts';
import { EventKind } from '../../model/event-kind.ts';
import { Action, Keyword, Stat } from '../../model/names.ts';
import { Program } from '../../model/program.ts';
import { Setting } from '../../model/setting.ts';
import { Zone } from '../../model/zone.ts';

type Inside = Readonly<Record<string, Contract>>;

const of = (type: new (...args: never[]) => object, by: string, inside: Inside = {}): Contract =>
  made(type, by, () => Object.entries(inside));

/** The number that the kernel assigns. */
const id = whole(0);

const floor = is(
  'a whole number, or none',
  (one) => Number.isInteger(one) || one === Number.NEGATIVE_INFINITY,
);

/** Any column, also one declared elsewhere: it is checked where it is named. */
export const column: Contract = of(Column, 'cardColumn, playerColumn or gameColumn', {
  id,
  name,
  scope: oneOf(['card', 'player', 'game']),
  initial: whole(),
  sticky: flag,
  meaning: oneOf(['number', 'card', 'reference']),
  visibility: oneOf(['public', 'no-one']),
  perTurn: flag,
});

export const zone: Contract = of(Zone, 'defineZone', {
  id,
  name,
  visibility: oneOf(['public', 'owner', 'no-one']),
  ordered: flag,
  inPlay: flag,
  shared: flag,
  hangs: flag,
  status: listOf(column),
  comesUp: orNull(fn),
  keeps: orNull(fn),
});

export const places: Contract = either(oneOf(['in-play', 'out-of-play', 'anywhere']), listOf(zone));
export const turnOf: Contract = oneOf(['own', 'other']);

export const asked: Contract = fields(
  'what is asked about an action',
  {},
  { forbidden: places, permitted: places, paid: places, repeated: yes, charged: yes, turn: turnOf },
);

export const action: Contract = of(Action, 'defineAction', { id, name, asked: orNull(asked) });
export const setting: Contract = of(Setting, 'defineSetting', {
  id,
  name,
  initial: orNull(whole(0)),
  least: whole(0),
  optional: flag,
});
export const program: Contract = of(Program, 'defineProgram', {
  id: name,
  slotCount: whole(0, 1000),
  cyclic: flag,
  steps: listOf(fn),
  rule: text,
});

const anEvent = of(EventKind, 'defineEvent');
const counted = listOf(fields('a kind that it counts as', { kind: anEvent }, { when: fn }));

const eventOptions = fields(
  'an event',
  { commit: fn },
  {
    roles: tableOf(oneOf(['card', 'other', 'player'])),
    now: fn,
    affects: oneOf(['card', 'player']),
    action,
    lookBack: flag,
    countsAs: counted,
    includes: counted,
    passage: fields('a passage', {}, { from: zone, to: zone }),
    parts: fn,
    turn: fields('whose turn it is', {}, { card: turnOf, other: turnOf }),
    takes: zone,
    byOwner: yes,
    unit: text,
    measure: fn,
    reduce: fn,
    rule: text,
    visibility: oneOf(['place', 'everyone', 'player', 'no-one']),
    facts: listOf(text),
  },
);

/** What counts for a stat. */
const feed = fields(
  'what feeds a stat',
  { column },
  { each: is('a whole number', (one) => Number.isInteger(one)) },
);

/** The lists of a plugin that hold declarations. */
export const declared: Inside = {
  columns: listOf(column),
  zones: listOf(zone),
  events: listOf(of(EventKind, 'defineEvent', { id, name, options: eventOptions })),
  stats: listOf(of(Stat, 'defineStat', { id, name, floor, asked: orNull(places), fedBy: listOf(feed) })),
  actions: listOf(action),
  keywords: listOf(
    of(Keyword, 'defineKeyword', {
      id,
      name,
      stacking: oneOf(['value', 'once']),
      byRule: flag,
      beyondPlay: flag,
    }),
  ),
  settings: listOf(setting),
};
