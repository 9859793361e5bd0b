import type { CardEntry, CardFacts } from '@cardwright/lorcana';
import { Document, isMap, isPair, isScalar, Scalar, visit } from 'yaml';

const schema = './cards.schema.json';

/** A card's facts in the order in which they are written; the set's code stands once above all of them. */
function entryOf({ set: _, text, classifications, ...card }: CardFacts): CardEntry {
  const { number, name, version, type, inks, cost, inkable, strength, willpower, lore, moveCost } = card;
  const { rarity, pronoun, storyNames } = card;
  const facts = { number, name, version, type, inks, cost, inkable };
  const numbers = { strength, willpower, lore, moveCost, rarity, pronoun, storyNames };
  const lists = classifications.length === 0 ? {} : { classifications };
  const words = text === '' ? {} : { text };
  const all = Object.entries({ ...facts, ...lists, ...numbers, ...words });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as unknown as CardEntry;
}

/**
 * The text of a set's `cards.yaml`: a fact a line, lists in brackets, rules text as a block.
 *
 * @param comment what the first lines tell of the file
 */
export function setYaml(code: string, name: string, cards: readonly CardFacts[], comment: string): string {
  const document = new Document({ set: code, name, cards: cards.map(entryOf) });
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
