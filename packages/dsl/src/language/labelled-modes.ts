import type { MappedText } from '../normalise/mapped-text.ts';

/** "… choose Fire or Ice: • …", with the labels that are chosen between. */
const CHOICE = /\b([Cc]hooses?) ([A-Z][^:•.]*?) or ([A-Z][^:•.,]*): (?=•)/g;

/** A mode with its label. */
const MODE = /• ([A-Z][^:•.]*): /g;

/**
 * The text without the labels of its modes, which say nothing but which mode is which: "choose Fire or Ice: • Fire: …"
 * says what "choose one: • …" says. Undefined unless the labels are those that are chosen between, in that order.
 */
export function withoutLabels(text: MappedText): MappedText | undefined {
  const [choice, more] = text.text.matchAll(CHOICE);
  if (!choice || more) return undefined;
  const labels = [...choice[2]!.split(/,\s*/).filter((one) => one !== ''), choice[3]!];
  const modes = [...text.text.matchAll(MODE)].map(([, label]) => label);
  if (modes.length !== labels.length || labels.some((label, i) => label.trim() !== modes[i]))
    return undefined;
  return text.replace(CHOICE, ([, verb]) => `${verb} one: `).replace(MODE, '• ');
}
