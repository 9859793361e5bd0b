import type { CompiledCard, CompiledSet, KitCard } from '@cardwright/dsl/kit';
import { namesSource } from './names-source.ts';

/** One card a line: a change of one card is a change of one line. */
const lines = (entries: readonly (readonly [string, unknown])[]): string =>
  entries.length === 0
    ? '{}\n'
    : `{\n${entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;

/**
 * What a set package holds besides its text, by path: the compiled set that it ships, the golden ability data that
 * shows the blast radius of a change of the language, the typed names of the cards, and why some cannot be played.
 *
 * @param keepsUnsupported whether the package lists its unsupported cards; one that has none needs no list
 */
export function generatedFiles(
  set: CompiledSet<CompiledCard<KitCard>>,
  fullName: (card: KitCard) => string,
  keepsUnsupported: boolean,
): ReadonlyMap<string, string> {
  const cards = set.cards.map((card) => [String(card.number), card] as const);
  const compiled = cards.map(([, card]) => JSON.stringify(card)).join(',\n');
  const files = new Map([
    [
      'src/set.generated.json',
      `{"set":${JSON.stringify(set.set)},"name":${JSON.stringify(set.name)},"cards":[\n${compiled}\n]}\n`,
    ],
    [
      'abilities.generated.json',
      lines(
        cards
          .filter(([, card]) => card.abilities.length > 0)
          .map(([number, card]) => [number, card.abilities.map(({ ability }) => ability)]),
      ),
    ],
    [
      'src/cards.generated.ts',
      namesSource(
        set.name,
        cards.map(([number, card]) => [number, fullName(card)]),
      ),
    ],
  ]);
  if (keepsUnsupported)
    files.set(
      'unsupported.generated.json',
      lines(
        cards
          .filter(([, { unsupported }]) => unsupported !== undefined)
          .map(([number, card]) => [number, { name: fullName(card), reasons: card.unsupported }]),
      ),
    );
  return files;
}
