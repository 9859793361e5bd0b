/** Lists of any length: "A", "A or B", "A, B, or C". */
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

type ListSlot = 'types' | 'any-class' | 'names' | 'quoted-names';

/**
 * Rows for a list of words of one kind, whose data is the list of them. In a list of kinds of cards "and" means the same
 * as "or": any mix of them.
 */
export function listed(slot: ListSlot, word: string): Phrase[] {
  // A word with marks around it says where its name stands: “ {@:name} ”.
  const part = word.includes('@') ? word : `{@:${word}}`;
  const written = (template: string) =>
    template.replaceAll(/\{(\w+):@\}/g, (_, name: string) => part.replace('@', name));
  const row = (
    name: string,
    template: string,
    parts: (all: readonly string[]) => Record<string, unknown> | false,
  ): Phrase =>
    definePhrase({
      slot: slot as 'types',
      name,
      ...(name === 'more' && { yieldsTo: ['some'] }),
      template: written(template) as '{first:type} [, {second:type} ,] or {last:types}',
      build: ({ first, second, last }) => [
        first,
        ...(second === undefined ? [] : [second]),
        ...[last ?? []].flat(),
      ],
      split: (all) => parts(all) as never,
    });
  return [
    row('one', '{first:@}', ([first, ...more]) => more.length === 0 && { first }),
    row('some', '{first:@} [, {second:@} ,] (or|and|and/or) {last:@}', ([first, second, last, ...more]) => {
      if (second === undefined || more.length > 0) return false;
      return last === undefined ? { first, last: second } : { first, second, last };
    }),
    row('more', `{first:@} , {last:${slot}}`, ([first, ...last]) => last.length > 1 && { first, last }),
  ];
}
