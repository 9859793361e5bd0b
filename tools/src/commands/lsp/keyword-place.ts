import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Location, Position } from 'vscode-languageserver';
import { type OpenDocument, rangeOfPlace, textAt } from '../../language-service/open-document.ts';
import { placeOfWords } from '../../modules/module-problem.ts';
import type { Games } from '../../shelf/games.ts';

/** Where a project's own keyword is declared; null for the game's, which hover explains. */
export async function keywordPlace(
  document: OpenDocument,
  position: Position,
  games: Games,
  folder: string,
): Promise<Location | null> {
  const text = textAt(document, position);
  const at = text?.before(position)?.length ?? -1;
  const token = text?.compiled.tokens.find(({ span }) => span.start <= at && at < span.end);
  const words = text?.compiler.language.lexicon.keywords ?? [];
  const keyword = words.find(({ word }) => word === token?.text);
  if (keyword === undefined) return null;
  const { files = [] } = await games.asked();
  const file = files.find((one) => one.text.includes(keyword.word));
  if (file === undefined) return null;
  const place = placeOfWords(file, keyword.word);
  return { uri: pathToFileURL(resolve(folder, file.name)).href, range: rangeOfPlace(place) };
}
