/** A piece of a card's text that a source lists separately: an ability or an effect. */
export interface TextPiece {
  readonly name?: string | undefined;
  readonly text?: string | undefined;
  /** Name and text as printed. */
  readonly whole?: string | undefined;
}

/** A text in one line: printed line breaks are meaningless. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Normalises spellings for comparison, character by character. */
const comparable = (text: string): string =>
  text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[–—−]/g, '-').toLowerCase();

/**
 * Splits a text at the pieces that a source lists, one ability per line. Undefined if the pieces do not add up to the
 * whole text, in any order.
 */
function splitAtPieces(printed: string, pieces: readonly string[]): readonly string[] | undefined {
  const text = oneLine(printed);
  const compared = comparable(text);
  const left = pieces.map(oneLine).filter((piece) => piece !== '');
  const lines: string[] = [];
  let at = 0;
  while (at < text.length) {
    // The longest match: one ability may begin with the words of another.
    const fitting = left
      .filter((piece) => compared.startsWith(comparable(piece), at))
      .sort((a, b) => b.length - a.length)[0];
    // Some forms omit the reminder text printed between the pieces.
    const reminder = /^\([^()]*\)/.exec(compared.slice(at))?.[0];
    const length = fitting?.length ?? reminder?.length;
    if (length === undefined) return undefined;
    if (fitting !== undefined) left.splice(left.indexOf(fitting), 1);
    lines.push(text.slice(at, at + length));
    at += length;
    while (text[at] === ' ') at++;
  }
  return left.length === 0 ? lines : undefined;
}

/**
 * A card's text with one ability per line, if its source lists the abilities: then printed line breaks are ignored.
 * Otherwise the text stays as printed, and the language finds the ends.
 *
 * @param printed as on the card, with line breaks
 * @param sections the abilities as printed, one each
 * @param pieces the abilities, in any order
 */
export function abilityText(
  printed: string | undefined,
  sections: readonly string[] | undefined,
  pieces: readonly TextPiece[],
): string {
  if (sections !== undefined && sections.length > 0) return sections.map(oneLine).join('\n');
  const whole = pieces.map(({ name, text, whole: said }) => said ?? [name, text].filter(Boolean).join(' '));
  if (printed === undefined) return whole.map(oneLine).filter(Boolean).join('\n');
  return splitAtPieces(printed, whole)?.join('\n') ?? printed;
}
