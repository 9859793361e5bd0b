import {
  type Contract,
  fields,
  fn,
  is,
  isObject,
  listOf,
  name,
  oneOf,
  orNull,
  tableOf,
} from '../../contract/contract.ts';
import { FACTS } from '../refuse-plugin.ts';
import { abilities, card, facts } from './cards.ts';
import { declared } from './declared.ts';
import { decks, game, step } from './game.ts';
import { rows, stateCheck, turnAction } from './rows.ts';

/** A change that follows from the card. */
const revision: Contract = fields(
  'a revision of a card',
  { facts: listOf(oneOf(FACTS), { least: 1 }), of: fn },
  {},
);

/** The facts that an override names; unknown ones are reported with the card. */
const changedCard: Contract = {
  says: 'an object of facts, or null',
  fault: (value, at) => {
    const fault = orNull(is('an object of facts', isObject)).fault(value, at);
    if (fault !== null || value === null) return fault;
    if ('of' in (value as object)) return revision.fault(value, at);
    for (const fact of FACTS) {
      const given = (value as Readonly<Record<string, unknown>>)[fact];
      const wrong = given === undefined || given === null ? null : facts[fact]!.fault(given, [...at, fact]);
      if (wrong !== null) return wrong;
    }
    return null;
  },
};

/** A step of the turn, or those that stand in its place. */
const stepOrSteps: Contract = {
  says: step.says,
  fault: (value, at) => (Array.isArray(value) ? listOf(step) : step).fault(value, at),
};

const overrides: Contract = {
  says: 'an object of overrides',
  fault: (value, at) => {
    const wrong = is('an object of overrides', isObject).fault(value, at);
    if (wrong !== null) return wrong;
    const sections: Readonly<Record<string, Contract>> = {
      cards: tableOf(changedCard),
      settings: tableOf(orNull(is('a number', (one) => typeof one === 'number'))),
      keywords: tableOf(orNull(abilities)),
      checks: tableOf(orNull(stateCheck)),
      actions: tableOf(orNull(turnAction)),
      steps: tableOf(orNull(stepOrSteps)),
      setup: fn,
    };
    for (const [section, contract] of Object.entries(sections)) {
      const given = (value as Readonly<Record<string, unknown>>)[section];
      const fault = given === undefined ? null : contract.fault(given, [...at, section]);
      if (fault !== null) return fault;
    }
    return null;
  },
};

const listsOfRows = Object.fromEntries(Object.entries(rows).map(([field, row]) => [field, listOf(row)]));
const { states: _s, circumstances: _c, ...replaceable } = listsOfRows;

/** Contract of a plugin. Entries with a more specific check are reported by that check first. */
export const plugin: Contract = fields(
  'a plugin',
  { name, version: name },
  {
    requires: tableOf(is('a version', (one) => typeof one === 'string' && /^\d+\.\d+\.\d+/.test(one))),
    ...declared,
    ...listsOfRows,
    keywordDefinitions: tableOf(abilities),
    choiceTests: tableOf(fn),
    cards: listOf(card),
    cardTypes: listOf(name),
    game,
    decks,
    checks: listOf(stateCheck),
    overrides,
    replaces: fields('rows that replace others', {}, replaceable),
  },
);
