/**
 * Writes what is made from a set package's `cards.yaml`: the compiled set that the package ships, the golden ability
 * data that shows the blast radius of a change of the language, and the typed names of the cards.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { CompiledText } from '@cardwright/core';
import { parse } from 'yaml';
import { namesSource } from './names-source.ts';

/** What generating needs to know of a card of any game. */
interface CompiledCard extends CompiledText {
  readonly set: string;
  readonly number: number;
  readonly name: string;
}

/** A game: how it reads a set, and what a card is called in full. */
interface Game<T, C extends CompiledCard> {
  readonly precompileSet: (text: T) => {
    readonly set: string;
    readonly name: string;
    readonly cards: readonly C[];
  };
  readonly fullName: (card: C) => string;
}

/** One card a line: a change of one card is a change of one line. */
const lines = (entries: readonly (readonly [string, unknown])[]): string =>
  `{\n${entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;

/** Generates the files of the package at `root`; says what is not understood, and then writes nothing. */
export const generateSet = <T, C extends CompiledCard>(
  root: URL,
  { precompileSet, fullName }: Game<T, C>,
): void => {
  const file = (path: string): URL => new URL(path, root);
  const set = precompileSet(parse(readFileSync(file('cards.yaml'), 'utf8')) as T);

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
  writeFileSync(
    file('src/cards.generated.ts'),
    namesSource(
      set.name,
      cards.map(([number, card]) => [number, fullName(card)]),
    ),
  );
};
