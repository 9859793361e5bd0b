/** What the “define…” functions of the kernel make: also what they were given is looked at, when it is attached. */
import { Program } from '../../agenda/program.ts';
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
import { EventKind } from '../../events/event-kind.ts';
import { Column } from '../../state/column.ts';
import { Zone } from '../../zones/zone.ts';
import { Action, Keyword, Stat } from '../names.ts';
import { Setting } from '../setting.ts';

type Inside = Readonly<Record<string, Contract>>;

const of = (type: new (...args: never[]) => object, by: string, inside: Inside = {}): Contract =>
  made(type, by, () => Object.entries(inside));

const column = of(Column, 'cardColumn, playerColumn or gameColumn', {
  name,
  scope: oneOf(['card', 'player', 'game']),
  initial: whole(),
  sticky: flag,
  meaning: oneOf(['number', 'card', 'reference']),
  visibility: oneOf(['public', 'no-one']),
  perTurn: flag,
});

/** A column that is declared elsewhere. */
export const aColumn: Contract = of(Column, 'cardColumn, playerColumn or gameColumn');
/** A zone that is declared elsewhere. */
export const aZone: Contract = of(Zone, 'defineZone');
export const anAction: Contract = of(Action, 'defineAction');
export const aSetting: Contract = of(Setting, 'defineSetting');
export const aProgram: Contract = of(Program, 'defineProgram', {
  id: name,
  slotCount: whole(0, 1000),
  steps: listOf(fn),
  rule: text,
});

export const places: Contract = either(oneOf(['in-play', 'out-of-play', 'anywhere']), listOf(aZone));
export const turnOf: Contract = oneOf(['own', 'other']);

export const asked: Contract = fields(
  'what is asked about an action',
  {},
  { forbidden: places, permitted: places, paid: places, repeated: yes, turn: turnOf },
);

const anEvent = of(EventKind, 'defineEvent');
const counted = listOf(fields('a kind that it counts as', { kind: anEvent }, { when: fn }));

const eventOptions = fields(
  'an event',
  { commit: fn },
  {
    roles: tableOf(oneOf(['card', 'other', 'player'])),
    now: fn,
    affects: oneOf(['card', 'player']),
    action: anAction,
    lookBack: flag,
    countsAs: counted,
    includes: counted,
    passage: fields('a passage', {}, { from: aZone, to: aZone }),
    parts: fn,
    turn: fields('whose turn it is', {}, { card: turnOf, other: turnOf }),
    takes: aZone,
    byOwner: yes,
    unit: text,
    measure: fn,
    reduce: fn,
    rule: text,
    visibility: oneOf(['place', 'everyone', 'player', 'no-one']),
    facts: listOf(text),
  },
);

/** The lists of a plugin that hold what was declared. */
export const declared: Inside = {
  columns: listOf(column),
  zones: listOf(
    of(Zone, 'defineZone', {
      name,
      visibility: oneOf(['public', 'owner', 'no-one']),
      ordered: flag,
      inPlay: flag,
      status: listOf(aColumn),
      comesUp: orNull(fn),
      keeps: orNull(fn),
    }),
  ),
  events: listOf(of(EventKind, 'defineEvent', { name, options: eventOptions })),
  stats: listOf(
    of(Stat, 'defineStat', {
      name,
      floor: is(
        'a whole number, or none',
        (one) => Number.isInteger(one) || one === Number.NEGATIVE_INFINITY,
      ),
      asked: orNull(places),
    }),
  ),
  actions: listOf(of(Action, 'defineAction', { name, asked: orNull(asked) })),
  keywords: listOf(
    of(Keyword, 'defineKeyword', {
      name,
      stacking: oneOf(['value', 'once']),
      byRule: flag,
      beyondPlay: flag,
    }),
  ),
  settings: listOf(of(Setting, 'defineSetting', { name, initial: whole(0) })),
};
