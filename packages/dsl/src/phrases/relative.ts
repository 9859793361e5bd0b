/** What a card is and has, or is not and has not, in a relative clause: "that aren't exhausted", "who have Haste". */
import type { Phrase } from '../phrase/define-phrase.ts';
import type { Modifier } from '../syntax/syntax.ts';
import { filterOf } from './past-standing.ts';

type Parts = Record<string, unknown>;
type Split = (value: unknown, context: never) => Parts | readonly Parts[] | undefined | false;

const VERB = /^(be~|\(be~\|'s\)|aren't~|have~|don't~ have|share~|don't~ share) /;
/** Where a card is has relative clauses of its own: they tell which kinds of card can be there. */
const PLACE = /\{place:/;

/** The relative clauses, made of the rows that say what a card is, written or derived. */
export function relativeRows(phrases: readonly Phrase[]): Phrase[] {
  // Some are written: they print what they read.
  const modifiers = phrases.filter(({ slot }) => slot === 'modifier');
  const written = new Set(modifiers.map(({ template }) => template));
  const names = modifiers.map(({ name }) => name);
  const said = phrases.filter((row) => {
    const template = row.template as string;
    if (written.has(`(that|who) ${template}`)) return false;
    if (row.slot !== 'condition-predicate' || row.subject !== 'cards') return false;
    return VERB.test(template) && !PLACE.test(template);
  });
  const known = new Set(said.map(({ name }) => name));
  return said.map((row) => {
    const template = row.template as string;
    const { examples: _, yieldsTo = [], subject: __, ...rest } = row;
    return {
      ...rest,
      derived: row.derived ?? `${row.slot}/${row.name}`,
      slot: 'modifier',
      // What has words of its own is said in them.
      yieldsTo: [...names, ...yieldsTo.filter((name) => known.has(name)).map((name) => `that-${name}`)],
      name: `that-${row.name}`,
      template: `(that|who) ${template}`,
      usual: () => false,
      build: (parts: Parts, context: never) => {
        const filter = filterOf(row.build(parts as never, context));
        return filter && filter.length > 0 ? { filter } : undefined;
      },
      split: ({ filter, from, asks }: Modifier, context: never) =>
        from || asks !== undefined || filter.length === 0
          ? undefined
          : (row.split as Split)({ if: 'matches', filter }, context),
    } as unknown as Phrase;
  });
}
