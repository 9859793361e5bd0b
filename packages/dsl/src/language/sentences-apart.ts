import { partsWhere } from '@cardwright/core/data';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CleanLine } from '../normalise/normalise.ts';
import type { Line } from '../reading/line.ts';
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

/** An ability that was read of one part; undefined unless it was understood wholly and by itself. */
function alone(read: ReadLine | undefined, told: readonly Diagnostic[]) {
  const [ability, more] = read?.abilities ?? [];
  const whole = read?.meanings === 1 && !more && !told.some(({ severity }) => severity === 'error');
  return whole && ability && !dangles(ability) ? ability : undefined;
}

/** Whether an ability makes a trigger of which nothing says how long it watches: a text that would be two abilities. */
export const makesEndless = ({ abilities }: ReadLine): boolean =>
  abilities.some(
    ({ ability }) =>
      ability.kind === 'triggered' &&
      partsWhere(ability, (part) => part['do'] === 'trigger' && !part['duration'] && !part['uses']).length >
        0,
  );

/**
 * Reads the text of a card that stays for a while as what lasts and what happens: "You fight with +4 {A}. Gain 1 HP." They
 * are two abilities, and neither refers to the other. So are two that wait for something, "When …, … . Whenever …, … .".
 */
export function readApart(
  line: Line,
  read: (part: CleanLine, told: Diagnostic[]) => ReadLine | undefined,
): (ReadLine & { readonly diagnostics: readonly Diagnostic[] }) | undefined {
  const { clean } = line;
  const { text } = clean;
  for (const at of ends(line)) {
    const diagnostics: Diagnostic[] = [];
    const { name: _, nameSpan: __, ...nameless } = clean;
    const first = alone(read({ ...clean, text: text.slice(0, at) }, diagnostics), diagnostics);
    const rest = { ...nameless, text: text.slice(at, text.text.length).trim(), reminders: [] };
    const second = first && alone(read(rest, diagnostics), diagnostics);
    if (!first || !second) continue;
    const [one, two] = [first.ability.kind, second.ability.kind];
    if ((one === 'static') === (two === 'static') && (one !== 'triggered' || two !== 'triggered')) continue;
    return { abilities: [first, second], meanings: 1, diagnostics };
  }
  return undefined;
}
