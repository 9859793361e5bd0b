import { join } from 'node:path';
import { SourceFile } from '../../files/source-file.ts';
import { writeWhole } from '../../files/write-file.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { ProblemError } from '../../problems/problem.ts';
import type { GivenShelf } from '../../session.ts';
import { placeAt, readYaml } from '../../set-file/read-yaml.ts';
import { compileSet, gameOfSet } from '../../set-package/compile-set.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/** `generate <folder>` */
export async function generate(
  terminal: Terminal,
  folder: string,
  options: GivenShelf & { readonly keepUnsupported?: boolean; readonly json?: boolean },
): Promise<number> {
  const keeps = options.keepUnsupported === true;
  const source = SourceFile.read(join(folder, 'cards.yaml'), terminal.cwd);
  const { data } = readYaml(source);
  const cards = (data as { readonly cards?: unknown } | null)?.cards;
  if (!Array.isArray(cards))
    throw new ProblemError([
      {
        code: 'set/missing',
        severity: 'error',
        message: '“cards” is missing',
        place: source.place(0),
        help: '`cardwright check` tells everything that is wrong with the file',
      },
    ]);
  const text = data as Parameters<typeof compileSet>[1];
  const { set, files } = compileSet(await gameOfSet(text, options.shelf), text, keeps);
  const unsupported = set.cards.flatMap((card, index) =>
    card.unsupported === undefined ? [] : [{ card, index, reasons: card.unsupported }],
  );
  if (unsupported.length > 0 && !keeps)
    throw new ProblemError(
      unsupported.map(({ card, index, reasons }) => ({
        code: 'set/unsupported',
        severity: 'error',
        message: `${card.set}/${card.number} ${card.name} cannot be played: ${reasons.join('; ')}`,
        place: placeAt(source, ['cards', index]),
        help: '`cardwright check` shows the words; --keep-unsupported keeps the card as facts',
      })),
    );
  for (const [path, text] of files) writeWhole(join(folder, path), text, terminal.cwd);
  if (options.json) {
    const { cards, name } = set;
    writeAnswer(terminal, {
      folder,
      name,
      cards: cards.length,
      unsupported: unsupported.length,
      files: [...files.keys()],
    });
    return 0;
  }
  const kept = unsupported.length === 0 ? '' : `, ${unsupported.length} of them unsupported`;
  terminal.print(
    `${folder}: ${set.cards.length} cards of ${set.name}${kept}; wrote ${[...files.keys()].join(', ')}`,
  );
  return 0;
}
