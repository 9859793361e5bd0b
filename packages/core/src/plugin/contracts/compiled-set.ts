import { type Contract, fields, is, isObject, listOf, name, tableOf, text } from '../../contract/contract.ts';
import { fixOf, placeOf, tellFault } from '../../contract/tell-fault.ts';
import { CardwrightError } from '../../errors/cardwright-error.ts';
import { span } from './cards.ts';

const read = fields('an ability that was read', {
  ability: is('an ability', isObject),
  span,
  spans: tableOf(span),
});

/** The fields that a set’s definition takes of a card; its facts are checked with the resulting plugin. */
const card: Contract = {
  says: 'a compiled card',
  fault: (value, at) => {
    const fault = is('a compiled card', isObject).fault(value, at);
    if (fault !== null) return fault;
    const { name: called, text: words, abilities, unsupported } = value as Readonly<Record<string, unknown>>;
    return (
      name.fault(called, [...at, 'name']) ??
      text.fault(words, [...at, 'text']) ??
      listOf(read).fault(abilities, [...at, 'abilities']) ??
      (unsupported === undefined ? null : listOf(text).fault(unsupported, [...at, 'unsupported']))
    );
  },
};

const compiledSet = fields('a compiled set', { set: name, name: text, cards: listOf(card) });

/** Refuses anything but a compiled set. @throws CardwrightError `plugin-invalid`, with the path */
export function checkCompiledSet(set: unknown): void {
  refuseUnless(compiledSet, set, 'A set');
}

/**
 * Refuses a value that breaks a contract. @param what how a message begins (`A set`) @throws CardwrightError
 * `plugin-invalid`
 */
export function refuseUnless(contract: Contract, value: unknown, what: string): void {
  const fault = contract.fault(value, []);
  if (fault === null) return;
  const at = placeOf(fault.at);
  throw new CardwrightError(
    'plugin-invalid',
    `${what} cannot be made${at === '' ? '' : `: at \`${at}\``} ${tellFault(fault)}.`,
    { at, wanted: fault.wanted, suggestions: fault.suggestions ?? [], fix: fixOf(fault) },
  );
}
