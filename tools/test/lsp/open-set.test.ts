import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/files/source-file.ts';
import { OpenSet } from '../../src/language-service/open-set.ts';
import { slicesOf } from '../../src/language-service/slices.ts';
import { ProblemError } from '../../src/problems/problem.ts';
import { readSet } from '../../src/set-file/read-set.ts';
import { Games } from '../../src/shelf/games.ts';
import { createCompiler } from '../../src/texts/compiler.ts';
import { problemsOfText } from '../../src/texts/problems-of-text.ts';
import { set } from '../support/sets.ts';

const games = new Games('/', { config: false });
const never = new AbortController().signal;
const first = readFileSync(new URL('../../../packages/cards-set1/cards.yaml', import.meta.url), 'utf8');

/** What is told of a file that is read whole, as `check` reads it. */
async function whole(text: string): Promise<readonly string[]> {
  try {
    const read = await readSet(new SourceFile('cards.yaml', text), games);
    const cards = [...read.cards, ...read.faulty];
    const compiler = createCompiler(
      read.game,
      cards.map(({ facts }) => facts),
    );
    const texts = cards.flatMap((card) => problemsOfText(card, compiler.compile(card.facts)));
    return [...read.problems, ...texts]
      .map(({ code, place, message }) => `${place?.line}:${place?.column} ${code} ${message}`)
      .sort();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.problems
      .map(({ code, place, message }) => `${place?.line}:${place?.column} ${code} ${message}`)
      .sort();
  }
}

/** The same of a file that is open, after other texts of it were read. */
async function opened(text: string, ...before: readonly string[]): Promise<readonly string[]> {
  const open = new OpenSet(games, 'cards.yaml');
  for (const one of before) await open.read(one, [], never);
  const { problems } = await open.read(text, [], never);
  return problems
    .map(
      ({ range: { start }, problem }) =>
        `${start.line + 1}:${start.character + 1} ${problem.code} ${problem.message}`,
    )
    .sort();
}

const two = set({ text: 'Draw a card.' });

describe("an open set's file", () => {
  test.each([
    ['nothing wrong', two],
    ['an unknown word', set({ text: 'Draw a crad.' })],
    ['a text in several lines', set({ text: '"Evasive\\nDraw a crad."' })],
    ['two cards of one number', two.replace('number: 2', 'number: 1')],
    [
      'two cards of one name',
      two.replaceAll(/name: \w+/g, 'name: Mira').replaceAll(/version: .*/g, 'version: One'),
    ],
    ['a wrong value', set({ type: 'charakter' })],
    ['a fact that is missing', set({}).replace('    willpower: 3\n', '')],
    ['an unknown key of the set', `colour: blue\n${two}`],
    ['comments between the cards', two.replace('  - number: 2', '  # here\n\n  - number: 2')],
    ['keys behind the list of cards', `${two}more: 1\n`],
    ['a bracket that is not closed', set({ more: '    classifications: [Hero' })],
    ['a quotation mark that is not closed', set({ text: '"Draw a card.' })],
    ['a tab', two.replace('    cost', '\tcost')],
    ['lines with carriage returns', two.replaceAll('\n', '\r\n')],
    ['no cards', 'set: "9"\nname: Nine\ncards:\n'],
    ['nothing at all', ''],
  ])('tells of %s what a reading of the whole file tells', async (_, text) => {
    const told = await whole(text);
    expect(await opened(text)).toEqual(told);
    expect(await opened(text, two, set({ type: 'charakter' }))).toEqual(told);
  });

  test('is read entry by entry only where it is written the usual way', () => {
    expect(slicesOf(first)!.entries).toHaveLength(204);
    expect(slicesOf(`${two}more: 1\n`)).toBeUndefined();
    expect(slicesOf('set: "9"\ncards: [{ number: 1 }]\n')).toBeUndefined();
    expect(slicesOf('- number: 1\n')).toBeUndefined();
  });

  test('reads again only what has changed', async () => {
    const open = new OpenSet(games, 'cards.yaml');
    const before = await open.read(first, [], never);
    const at = first.indexOf('Draw a card');
    const changed = `# one line more\n${first.slice(0, at)}Draw 2 cards${first.slice(at + 'Draw a card'.length)}`;
    const { texts } = await open.read(changed, [], never);
    const fresh = texts.filter(({ compiled }, i) => compiled !== before.texts[i]!.compiled);
    expect(fresh.map(({ facts }) => facts.text)).toEqual([expect.stringContaining('Draw 2 cards')]);
    expect(texts.at(-1)!.entry.start.line).toBe(before.texts.at(-1)!.entry.start.line + 1);
  });

  test('ends a reading that is not wanted any more', async () => {
    const ended = new AbortController();
    ended.abort(new Error('the document has changed'));
    await expect(new OpenSet(games, 'cards.yaml').read(first, [], ended.signal)).rejects.toThrow(
      'has changed',
    );
  });
});
