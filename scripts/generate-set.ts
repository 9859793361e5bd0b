/**
 * Writes what is made from a set package's `cards.yaml`: the compiled set that the package ships, the golden ability
 * data that shows the blast radius of a change of the language, and the typed names of the cards.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { SetText } from '@cardwright/lorcana';
import { precompileSet } from '@cardwright/lorcana/language';
import { parse } from 'yaml';
import { namesSource } from './names-source.ts';

/** One card a line: a change of one card is a change of one line. */
const lines = (entries: readonly (readonly [string, unknown])[]): string =>
  `{\n${entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;

/** Generates the files of the package at `root`; says what is not understood, and then writes nothing. */
export const generateSet = (root: URL): void => {
  const file = (path: string): URL => new URL(path, root);
  const set = precompileSet(parse(readFileSync(file('cards.yaml'), 'utf8')) as SetText);

  const unsupported = set.cards.filter((card) => card.unsupported !== undefined);
  for (const card of unsupported)
    console.error(`${card.set}/${card.number} ${card.name}: ${card.unsupported?.join('; ')}`);
  if (unsupported.length > 0) process.exit(1);

  const cards = set.cards.map((card) => [String(card.number), card] as const);
  writeFileSync(
    file('src/set.generated.json'),
    `{"set":${JSON.stringify(set.set)},"name":${JSON.stringify(set.name)},"cards":[\n${cards.map(([, card]) => JSON.stringify(card)).join(',\n')}\n]}\n`,
  );
  writeFileSync(
    file('abilities.generated.json'),
    lines(
      cards
        .filter(([, card]) => card.abilities.length > 0)
        .map(([number, card]) => [number, card.abilities.map(({ ability }) => ability)]),
    ),
  );
  writeFileSync(file('src/cards.generated.ts'), namesSource(set));
};
