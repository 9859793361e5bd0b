import {
  type Contract,
  either,
  fields,
  flag,
  fn,
  is,
  isObject,
  listOf,
  name,
  orNull,
  plainData,
  tableOf,
  text,
  whole,
} from '../../contract/contract.ts';
import { FACTS } from '../refuse-plugin.ts';
import { declared } from './declared.ts';
import { decks, game } from './game.ts';
import { rows, stateCheck, turnAction } from './rows.ts';

const texts = listOf(text);

/** Data of an ability: its kinds are the plugins', and looked at when it is bound. */
const ability: Contract = {
  says: 'an ability',
  fault: (value, at) =>
    is('an ability', isObject).fault(value, at) ??
    is('a kind of ability', (kind) => typeof kind === 'string').fault((value as { kind: unknown }).kind, [
      ...at,
      'kind',
    ]) ??
    plainData.fault(value, at),
};
const abilities = listOf(ability);

const span = fields('a place in a text', { start: whole(0), end: whole(0) });

/** Each fact of a card. */
export const facts: Readonly<Record<string, Contract>> = {
  name,
  fullName: name,
  type: name,
  classifications: texts,
  colors: texts,
  cost: whole(0),
  stats: tableOf(whole()),
  attributes: tableOf(either(is('a number', Number.isFinite), flag, text)),
  abilities,
  otherNames: listOf(name),
  texts,
  spans: listOf(tableOf(span)),
  unsupported: text,
};

const { otherNames, texts: _, spans, unsupported, ...needed } = facts;
const card = fields(
  'a card',
  { id: name, ...(needed as Readonly<Record<string, Contract>>) },
  {
    otherNames: otherNames!,
    texts,
    spans: spans!,
    unsupported: unsupported!,
  },
);

/** The facts that an override names; which there are is told with the card. */
const changedCard: Contract = {
  says: 'an object of facts, or null',
  fault: (value, at) => {
    const fault = orNull(is('an object of facts', isObject)).fault(value, at);
    if (fault !== null || value === null) return fault;
    for (const fact of FACTS) {
      const given = (value as Readonly<Record<string, unknown>>)[fact];
      const wrong = given === undefined || given === null ? null : facts[fact]!.fault(given, [...at, fact]);
      if (wrong !== null) return wrong;
    }
    return null;
  },
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

/** All that a plugin may bring. What is told more exactly elsewhere is told there first. */
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
