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

/** A part of a line from one sentence to another, as one ability; undefined if it is not one by itself. */
interface Part {
  readonly ability: ReadAbility;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the text of a card that stays for a while as what lasts and what happens: "You fight with +4 {A}. Gain 1 HP." They
 * are two abilities, and neither refers to the other. So are two that wait for something, "When …, … . Whenever …, … .".
 *
 * Each part is read once, from the last: what follows a sentence is the same however what went before is divided.
 *
 * @param runsOn whether any abilities may stand in one line, and more than two
 * @param cutAt where the line may be divided; at the end of each sentence if absent
 * @param read how a part is read as a whole
 */
export function readApart(
  line: Line,
  runsOn: boolean,
  cutAt: readonly number[] | undefined,
  read: (part: CleanLine, told: Diagnostic[]) => ReadLine | undefined,
): (ReadLine & { readonly diagnostics: readonly Diagnostic[] }) | undefined {
  const { clean } = line;
  const { text } = clean;
  const { name: _, nameSpan: __, breaks: ___, ...nameless } = clean;
  const cuts = [0, ...(cutAt ?? ends(line)), text.text.length];
  const partOf = (from: number, to: number): Part | undefined => {
    const said = text.slice(cuts[from]!, cuts[to]!).trim();
    const told: Diagnostic[] = [];
    const { name, nameSpan, reminders } = from === 0 ? clean : { ...nameless, reminders: [] };
    const part = {
      ...nameless,
      text: said,
      reminders,
      ...(name !== undefined && { name }),
      ...(nameSpan && { nameSpan }),
    };
    const [ability, more] = alone(read(part, told), told) ?? [];
    return ability && !more ? { ability, diagnostics: told } : undefined;
  };
  const last = cuts.length - 1;
  /** For each sentence the parts from there to the end, the first of them as short as it can be. */
  const parts: (readonly Part[] | undefined)[] = [];
  for (let from = last - 1; from >= 0; from--) {
    const whole = from === 0 ? undefined : partOf(from, last);
    let found: readonly Part[] | undefined;
    // Two parts are all that there may be where abilities do not run on.
    for (let to = from + 1; to < last && !found && (runsOn || from === 0); to++) {
      const rest = parts[to];
      const first = rest && partOf(from, to);
      if (first && areApart(first.ability, rest[0]!.ability, runsOn)) found = [first, ...rest];
    }
    const divide = !whole || (found && makesEndless({ abilities: [whole.ability], meanings: 1 }, runsOn));
    parts[from] = divide ? found : [whole];
  }
  const found = parts[0];
  if (!found) return undefined;
  const diagnostics = found.flatMap((part) => part.diagnostics);
  return { abilities: found.map(({ ability }) => ability), meanings: 1, diagnostics };
}
