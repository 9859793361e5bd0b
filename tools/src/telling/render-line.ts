import type { Colors } from '../terminal/colors.ts';
import type { Line } from './narrator.ts';

/** A line of the log: what happened, the words behind it and the rule. */
export function renderLine({ text, origin, rule, heading }: Line, colors: Colors): string {
  if (heading) return `\n${colors.bold(text)}${rule === '' ? '' : colors.dim(`  [${rule}]`)}`;
  const number = rule === '' ? '' : colors.dim(`  [${rule}]`);
  const words = origin.words?.replaceAll(/\s+/g, ' ');
  const because =
    words === undefined ? '' : `\n      ${colors.dim('because')} ${origin.of}: ${colors.green(`“${words}”`)}`;
  return `  ${text}${number}${because}`;
}
