import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import { parse } from 'yaml';
import { packageFolder } from '../shelf/package-folder.ts';
import type { TextGame } from '../texts/text-game.ts';

/** A set that was just read from its text. */
export interface SetFromText {
  readonly name: string;
  /** How many cards have rules text. */
  readonly texts: number;
  readonly cards: readonly CardDefinition[];
  readonly plugin: Plugin;
}

/** Reads the text of a game's first set and compiles it, as the build of its package does. */
export function compileFirstSet({ chosen, kit, precompileSet }: TextGame): SetFromText {
  const compiled = precompileSet(
    parse(readFileSync(join(packageFolder(chosen.shipped[0]!.package), 'cards.yaml'), 'utf8')),
  );
  const plugin = kit.cards.defineSet(compiled);
  const texts = compiled.cards.filter((card) => card.text !== '').length;
  return { name: compiled.name, texts, cards: plugin.cards ?? [], plugin };
}
