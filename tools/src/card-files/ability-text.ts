/** A piece of a card's text that a source gives apart: an ability or an effect. */
export interface TextPiece {
  readonly name?: string | undefined;
  readonly text?: string | undefined;
  /** Name and text as they are printed. */
  readonly whole?: string | undefined;
}

/** A text in one line: where its printed lines break says nothing. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Spellings that a source mixes, for comparing; each character becomes one. */
const comparable = (text: string): string =>
  text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[–—−]/g, '-').toLowerCase();

/**
 * The abilities of a text of which a source gives the pieces too: one a line, where the pieces end. Undefined where the
 * pieces are not the whole text, in whatever order.
 */
function splitAtPieces(printed: string, pieces: readonly string[]): readonly string[] | undefined {
  const text = oneLine(printed);
  const compared = comparable(text);
  const left = pieces.map(oneLine).filter((piece) => piece !== '');
  const lines: string[] = [];
  let at = 0;
  while (at < text.length) {
    // The longest that fits: one ability may begin with the words of another.
    const fitting = left
      .filter((piece) => compared.startsWith(comparable(piece), at))
      .sort((a, b) => b.length - a.length)[0];
    // The pieces of some forms lack the reminder text that is printed between them.
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
 * A card's text with one ability a line, where its source states what its abilities are: then a line break of the
 * printed card is none. Without that the text stays as it is printed, for the language to find the ends.
 *
 * @param printed as on the card, its line breaks too
 * @param sections the abilities as they are printed, one each
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
