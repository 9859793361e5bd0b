/** Contract of a game's rules. */
import {
  type Contract,
  either,
  fields,
  flag,
  fn,
  is,
  listOf,
  name,
  oneOf,
  orNull,
  plainData,
  tableOf,
  text,
  whole,
  yes,
} from '../../contract/contract.ts';
import { nameless } from './cards.ts';
import { action, asked, column, places, program, setting } from './declared.ts';
import { demand, stateCheck, turnAction } from './rows.ts';

/** Maximum number of players of a table. */
const MOST_PLAYERS = 64;

/** Contract of a step of the turn. */
export const step: Contract = fields(
  'a step of a turn',
  { name, phase: name, run: listOf(fn), settle: oneOf(['nothing', 'check', 'all']), rule: text },
  { skip: action, skipPhase: action, whenSkipped: listOf(fn), always: yes },
);

const texts = listOf(text);
const functions = tableOf(fn);
const values = tableOf(either(whole(), flag));

const situations: Contract = fields(
  'what situations are made of',
  { cards: tableOf(listOf(nameless)), states: tableOf(orNull(values)), side: tableOf(whole(0)) },
  {
    filters: functions,
    events: tableOf(texts),
    asides: texts,
    most: whole(1),
    ways: functions,
    acts: functions,
    before: functions,
    means: fields(
      'what brings about what no turn action does',
      { card: nameless, events: functions },
      {
        states: functions,
        actions: functions,
        again: functions,
        given: functions,
        circumstances: functions,
        gains: functions,
        columns: functions,
      },
    ),
    needs: tableOf(text),
    passing: texts,
    setUp: texts,
    arrange: fn,
  },
);

const pool: Contract = fields(
  'a pool',
  { name, pays: name, amount: fn, spent: fn },
  { only: fn, empties: oneOf(['step', 'phase', 'turn']), column },
);

const rules = fields(
  'the rules of a game',
  {
    minPlayers: whole(1, MOST_PLAYERS),
    maxPlayers: whole(1, MOST_PLAYERS),
    setup: fn,
    timing: listOf(step, { least: 1 }),
    triggers: fields('who resolves next', { nextPlayer: fn, rule: text }),
    checks: listOf(stateCheck),
    actions: listOf(turnAction),
  },
  {
    asks: fields('what the game asks', {}, { actions: tableOf(asked), states: tableOf(places) }),
    responses: fields('how players respond', { waits: fn, program, rule: text }, { announces: fn }),
    demands: listOf(demand),
    programs: listOf(program),
    pools: listOf(pool),
    means: fn,
    describe: fn,
    afterLeaving: fn,
    citations: tableOf(text),
    board: fields(
      'how boards are written',
      {},
      { step: name, zones: tableOf(tableOf(whole())), filler: name, deck: whole(0, 1000) },
    ),
    situations,
    reveals: texts,
    isNamed: fn,
    teams: setting,
    areOpponents: fn,
    options: plainData,
  },
);

const seats: Contract = is(
  'at least as many players as the least',
  (game) => (game as { minPlayers: number }).minPlayers <= (game as { maxPlayers: number }).maxPlayers,
);

export const game: Contract = {
  says: rules.says,
  fault: (value, at) => rules.fault(value, at) ?? seats.fault(value, at),
};

export const decks: Contract = fields(
  'rules for decks',
  { name, check: fn },
  {
    bounds: fields(
      'the numbers that decks keep to',
      {},
      { least: whole(0), most: whole(0), copies: whole(0), colors: whole(0) },
    ),
    names: listOf(text),
    besides: listOf(name),
    shared: tableOf(listOf(name)),
  },
);
