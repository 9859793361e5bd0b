import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardDefinition, Plugin } from '@cardwright/core';
import { defineSet, type SetText } from '@cardwright/lorcana';
import { precompileSet } from '@cardwright/lorcana/language';
import { parse } from 'yaml';
import { set1Folder } from './package-folder.ts';

/** The first set, just read from its text. */
export interface Set1FromText {
  readonly name: string;
  /** How many cards have rules text. */
  readonly texts: number;
  readonly cards: readonly CardDefinition[];
  readonly plugin: Plugin;
}

/** Reads the text of the first set and compiles it, as the build of its package does. */
export function compileSet1(): Set1FromText {
  const text = parse(readFileSync(join(set1Folder(), 'cards.yaml'), 'utf8')) as SetText;
  const compiled = precompileSet(text);
  const plugin = defineSet(compiled);
  const texts = compiled.cards.filter((card) => card.text !== '').length;
  return { name: compiled.name, texts, cards: plugin.cards ?? [], plugin };
}
