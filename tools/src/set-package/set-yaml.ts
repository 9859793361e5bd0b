import type { KitCard } from '@cardwright/dsl/kit';
import { Document, isMap, isPair, isScalar, Scalar, visit } from 'yaml';
import { USUAL_GAME } from '../shelf/shelf.ts';
import type { TextGame } from '../texts/text-game.ts';

const schema = './cards.schema.json';

/** What a set's text is made of. */
export interface SetContents {
  /** The code that names the set, unique among sets. */
  readonly code: string;
  readonly name: string;
  readonly cards: readonly KitCard[];
}

/** A set's text as data: the set's code stands once above all cards, and the game where it is not the usual one. */
export const setText = (
  { kit: { name: game, cards: pipeline } }: TextGame,
  { code, name, cards }: SetContents,
) => ({
  ...(game === USUAL_GAME ? {} : { game }),
  set: code,
  name,
  cards: cards.map((card) => pipeline.toEntry(card)),
});

/**
 * The text of a set's `cards.yaml`: a fact a line, lists in brackets, rules text as a block.
 *
 * @param comment what the first lines tell of the file
 */
export function setYaml(game: TextGame, set: SetContents, comment: string): string {
  const document = new Document(setText(game, set));
  document.commentBefore = ` yaml-language-server: $schema=${schema}\n ${comment}`;
  visit(document, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'text' && isScalar(value)) value.type = Scalar.BLOCK_LITERAL;
      if (isScalar(key) && key.value === 'set' && isScalar(value)) value.type = Scalar.QUOTE_DOUBLE;
    },
    Seq(_, node, path) {
      const parent = path.at(-1);
      const key = isPair(parent) && isScalar(parent.key) ? parent.key.value : undefined;
      node.flow = key !== 'cards' || (isMap(path.at(-2)) && path.length > 3);
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
