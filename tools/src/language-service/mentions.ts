import type { Position, Range } from 'vscode-languageserver';
import { type CardText, contains, type OpenDocument, textAt } from './open-document.ts';

/** A name of a card where a text or a fact says it. */
export interface Mention {
  readonly name: string;
  readonly range: Range;
}

/** Every card name that a text says. */
function mentionsIn(text: CardText): readonly Mention[] {
  return text.compiled.tokens
    .filter(({ kind }) => kind === 'name')
    .map(({ text: name, span }) => ({ name, range: text.rangeOf(span.start, span.end) }));
}

/** A card's name by itself, without its version. */
export const nameOf = ({ facts }: CardText): string => facts.name;

/** Whether a name that is said is that of a card, with or without its version. */
const names = (said: string, text: CardText): boolean => said === text.name || said === nameOf(text);

/** The card name at a position, as a fact or as a mention. */
export function nameAt(document: OpenDocument, position: Position): Mention | undefined {
  const card = document.texts.find(
    ({ nameRange }) => nameRange !== undefined && contains(nameRange, position),
  );
  if (card !== undefined) return { name: nameOf(card), range: card.nameRange! };
  const text = textAt(document, position);
  return text && mentionsIn(text).find(({ range }) => contains(range, position));
}

/** The cards of a document that have a name. */
export const cardsNamed = ({ texts }: OpenDocument, said: string): readonly CardText[] =>
  texts.filter((text) => text.nameRange !== undefined && names(said, text));

/** Where a document says the name of a card alone: at the card itself, and in texts, of a full name the part before its version. */
export function placesOfName({ texts }: OpenDocument, name: string): readonly Range[] {
  const own = texts.flatMap((text) => (text.nameRange && nameOf(text) === name ? [text.nameRange] : []));
  const said = texts.flatMap(mentionsIn).flatMap(({ name: one, range }) => {
    if (one === name) return [range];
    if (!one.startsWith(`${name} - `) && !one.startsWith(`${name} — `)) return [];
    const { start } = range;
    return [{ start, end: { line: start.line, character: start.character + name.length } }];
  });
  return [...own, ...said];
}
