/** Contracts of the rows in a plugin's lists: code for kinds of data, and state checks. */
import {
  type Contract,
  fields,
  flag,
  fn,
  listOf,
  name,
  tableOf,
  text,
  yes,
} from '../../contract/contract.ts';
import { column, places, program, turnOf, zone } from './declared.ts';

const compiled = fields('a row', { kind: name, compile: fn });

const acts = tableOf(
  fields(
    'what an effect needs of cards',
    {},
    { places, turn: turnOf, named: listOf(zone), state: text, to: zone },
  ),
);

/** Rows by the list that contains them. */
export const rows: Readonly<Record<string, Contract>> = {
  filters: fields('a row', { kind: name, compile: fn }, { leftWith: fn }),
  conditions: compiled,
  quantities: compiled,
  costs: fields('a cost', { kind: name, compile: fn, pay: fn }, { evenForFree: flag }),
  effects: fields(
    'an effect',
    { kind: name },
    { resolve: fn, part: fn, whilePlayed: fn, amends: fn, acts, to: zone },
  ),
  states: fields(
    'a state',
    { name, test: fn },
    { places, opposite: text, standing: fn, enter: fn, brings: fn },
  ),
  circumstances: fields('a circumstance', { name, test: fn }, { turn: turnOf }),
};

export const stateCheck: Contract = fields(
  'a state check',
  { name, find: fn, rule: text },
  { reads: listOf(column), open: fn, betweenDraws: yes },
);

export const turnAction: Contract = fields(
  'a turn action',
  { name, zones: listOf(zone), check: fn, program: fn, rule: text },
  { ways: fn, wayName: fn, possible: fn, endsLoop: flag, keepsPriority: flag },
);

export const demand: Contract = fields('a demand', { name, find: fn, program, rule: text });
