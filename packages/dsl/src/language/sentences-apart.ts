import { partsWhere } from '@cardwright/core/data';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CleanLine } from '../normalise/normalise.ts';
import type { Line } from '../reading/line.ts';
import type { ReadAbility } from '../reading/read-ability.ts';
import { dangles } from './dangling.ts';
import type { ReadLine } from './line-reader.ts';

/** Offsets where sentences of a line end that others follow, outside quotation marks. */
function ends({ tokens }: Line): readonly number[] {
  let depth = 0;
  const found: number[] = [];
  for (const { image, end } of tokens) {
    if (image === '“') depth++;
    if (image === '”') depth--;
    if (image === '.' && depth === 0) found.push(end);
  }
  return found.slice(0, -1);
}

/** What was read of one part; undefined unless it was understood wholly and by itself. */
const alone = (read: ReadLine | undefined, told: readonly Diagnostic[]) =>
  read?.meanings === 1 && !told.some(({ severity }) => severity === 'error') && !read.abilities.some(dangles)
    ? read.abilities
    : undefined;

/** Whether two neighbours can be two abilities, which the words of one say nothing about the other. */
function areApart(
  { ability: first }: ReadAbility,
  { ability: second }: ReadAbility,
  runsOn: boolean,
): boolean {
  const [one, two] = [first.kind, second.kind];
  if (!runsOn)
    return (one === 'static') !== (two === 'static') || (one === 'triggered' && two === 'triggered');
  if (one === 'spell') return two !== 'spell';
  // "While …, A. B.": B, too?
  return !(first.kind === 'static' && first.while && second.kind === 'static' && !second.while);
}

/** Whether an ability makes a trigger of which nothing says how long it watches: a text that would be two abilities. */
export const makesEndless = ({ abilities }: ReadLine, runsOn: boolean): boolean =>
  abilities.some(
    ({ ability }) =>
      (runsOn || ability.kind === 'triggered') &&
      partsWhere(
        ability,
        (part) =>
          (part['do'] === 'trigger' || (runsOn && part['do'] === 'replace')) &&
          !part['duration'] &&
          !part['uses'],
      ).length > 0,
  );

/**
 * Reads the text of a card that stays for a while as what lasts and what happens: "You fight with +4 {A}. Gain 1 HP." They
 * are two abilities, and neither refers to the other. So are two that wait for something, "When …, … . Whenever …, … .".
 *
 * @param runsOn whether any abilities may stand in one line
 * @param read how a part is read, which may consist of parts itself
 */
export function readApart(
  line: Line,
  runsOn: boolean,
  read: (part: CleanLine, told: Diagnostic[]) => ReadLine | undefined,
): (ReadLine & { readonly diagnostics: readonly Diagnostic[] }) | undefined {
  const { clean } = line;
  const { text } = clean;
  for (const at of ends(line)) {
    const diagnostics: Diagnostic[] = [];
    const { name: _, nameSpan: __, ...nameless } = clean;
    const first = alone(read({ ...clean, text: text.slice(0, at) }, diagnostics), diagnostics);
    if (first?.length !== 1) continue;
    const rest = { ...nameless, text: text.slice(at, text.text.length).trim(), reminders: [] };
    const others = alone(read(rest, diagnostics), diagnostics);
    if (!others?.[0] || (!runsOn && others.length > 1) || !areApart(first[0]!, others[0], runsOn)) continue;
    return { abilities: [...first, ...others], meanings: 1, diagnostics };
  }
  return undefined;
}
