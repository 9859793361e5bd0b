/** Contracts of cards. */
import {
  type Contract,
  either,
  fields,
  flag,
  is,
  isObject,
  listOf,
  name,
  plainData,
  tableOf,
  text,
  whole,
} from '../../contract/contract.ts';

const texts = listOf(text);

/** An ability; its kinds belong to plugins and are checked when it is bound. */
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
export const abilities: Contract = listOf(ability);

/** A place in a text. */
export const span: Contract = fields('a place in a text', { start: whole(0), end: whole(0) });

/** Contracts of a card's facts. */
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
export const card: Contract = fields(
  'a card',
  { id: name, ...(needed as Readonly<Record<string, Contract>>) },
  {
    otherNames: otherNames!,
    texts,
    spans: spans!,
    unsupported: unsupported!,
  },
);

/** An anonymous vanilla card, from which situations are built. */
const { type, classifications, colors, cost, stats, attributes } = needed as Readonly<
  Record<string, Contract>
>;
export const nameless: Contract = fields(
  'a card without text',
  { type: type!, classifications: classifications!, colors: colors!, cost: cost!, stats: stats! },
  { attributes: attributes!, otherNames: otherNames! },
);
