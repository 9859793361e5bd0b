import { writeWhole } from '../../files/write-file.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { type IndexedPhrase, phraseIndex } from '../../phrases/phrase-index.ts';
import { testTexts } from '../../phrases/test-texts.ts';
import { fail } from '../../problems/problem.ts';
import type { GivenShelf } from '../../session.ts';
import { shelfGame } from '../../shelf/chosen-game.ts';
import { gameNames } from '../../shelf/shelf.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { phrasesPage } from './page.ts';

/** Whether every word is somewhere in what is known of a phrase. */
function matches(phrase: IndexedPhrase, words: readonly string[]): boolean {
  const { slot, name, template, examples } = phrase;
  const all = [`${slot}/${name}`, template, ...examples].join('\n').toLowerCase();
  return words.every((word) => all.includes(word.toLowerCase()));
}

/** `phrases [word…]` */
export async function phrases(
  terminal: Terminal,
  words: readonly string[],
  options: GivenShelf & {
    readonly tests: readonly string[];
    readonly json?: boolean;
    readonly write?: string;
    readonly effectOf?: string;
    readonly pool?: readonly string[];
  },
): Promise<number> {
  const { effectOf } = options;
  if (effectOf !== undefined) return (await import('./effect.ts')).effect(terminal, effectOf, options);
  const tested = await testTexts(options.tests, terminal.cwd);
  if (options.write !== undefined) {
    const page = phrasesPage(
      await Promise.all(
        gameNames.map(async (name) => {
          const game = await shelfGame(name);
          return { name, title: game.kit.title, phrases: await phraseIndex(game, tested) };
        }),
      ),
    );
    writeWhole(options.write, page, terminal.cwd);
    terminal.print(`wrote ${options.write}`);
    return 0;
  }
  const found = (await phraseIndex(await options.shelf.asked(), tested)).filter((phrase) =>
    matches(phrase, words),
  );
  if (found.length === 0)
    fail('phrases/none', `no phrase has ${words.map((word) => `“${word}”`).join(' and ')} in it`, {
      help: '`cardwright explain "<text>"` tells what could stand at a place of a text',
    });
  if (options.json) writeAnswer(terminal, found);
  else {
    const { bold, dim } = terminal.colors;
    for (const { slot, name, of, template, examples } of found) {
      terminal.print(`${bold(`${slot}/${name}`)}  ${template}  ${dim(of === 'any' ? 'any game' : of)}`);
      for (const example of examples) terminal.print(`    ${example}`);
    }
    terminal.print(dim(`${found.length} phrases`));
  }
  return 0;
}
