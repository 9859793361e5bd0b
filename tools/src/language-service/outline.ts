import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver';
import type { CardText, OpenDocument } from './open-document.ts';

function ofCard({ name, facts, entry, nameRange, compiled }: CardText): DocumentSymbol {
  return {
    name: name.trim() === '' ? 'a card without a name' : name,
    detail: `${facts.type}${compiled.verdict.supported ? '' : ', not understood'}`,
    kind: SymbolKind.Class,
    range: entry,
    selectionRange: nameRange ?? { start: entry.start, end: entry.start },
  };
}

/** The cards of a document, and the abilities of each. */
export function outline({ texts }: OpenDocument): DocumentSymbol[] {
  return texts.map((text) => ({ ...ofCard(text), children: abilitiesOf(text) }));
}

function abilitiesOf(text: CardText): DocumentSymbol[] {
  const { abilities, printed } = text.compiled;
  return abilities.map(({ ability, span }, i) => {
    const range = text.rangeOf(span.start, span.end);
    const words = printed[i] ?? ability.kind;
    const isKeyword = ability.kind === 'keyword';
    return {
      name: ability.name ?? (isKeyword ? words : ability.kind),
      ...(isKeyword ? {} : { detail: words }),
      kind: isKeyword ? SymbolKind.Constant : SymbolKind.Method,
      range,
      selectionRange: range,
    };
  });
}
