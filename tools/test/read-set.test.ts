import { createColors } from 'picocolors';
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../src/files/source-file.ts';
import { type Problem, ProblemError } from '../src/problems/problem.ts';
import { renderProblem } from '../src/problems/render.ts';
import { readSet } from '../src/set-file/read-set.ts';
import { Games } from '../src/shelf/games.ts';
import { set } from './support/sets.ts';

const games = new Games('/', { config: false });

const problemsOf = async (text: string): Promise<readonly Problem[]> => {
  try {
    return (await readSet(new SourceFile('cards.yaml', text), games)).problems;
  } catch (error) {
    if (error instanceof ProblemError) return error.problems;
    throw error;
  }
};

const told = async (text: string) =>
  (await problemsOf(text)).map(({ code, place }) => `${place?.file}:${place?.line}:${place?.column} ${code}`);

describe("a set's file", () => {
  test('without a fault gives its cards, and the way from their texts back to the file', async () => {
    const { cards, problems, yaml } = await readSet(
      new SourceFile('cards.yaml', set({ text: 'Draw a card.' })),
      games,
    );
    expect(problems).toEqual([]);
    expect(cards.map(({ facts }) => facts.number)).toEqual([1, 2]);
    expect(cards[0]?.facts).toMatchObject({
      set: '9',
      name: 'Mira',
      version: 'First of All',
      classifications: ['Hero'],
    });
    const { line, column } = cards[0]!.placeOf(5, 6);
    expect(yaml.file.text.split('\n')[line - 1]?.slice(column - 1)).toBe('a card.');
  });

  test.each([
    ['YAML error', set({}).replace('cards:', 'cards: ['), 'set/yaml', 'cards.yaml:'],
    ['key given twice', set({ more: '    cost: 2' }), 'set/yaml', 'cards.yaml:14:5'],
    ['wrong type', set({ cost: 'two' }), 'set/type', 'cards.yaml:9:11'],
    ['text where a number is', set({ number: '"1"' }), 'set/type', 'cards.yaml:4:13'],
    ['number where a text is', set({ name: '7' }), 'set/type', 'cards.yaml:5:11'],
    ['misspelt value', set({ type: 'charakter' }), 'set/value', 'cards.yaml:7:11'],
    ['misspelt key', set({ more: '    strenght: 2' }), 'set/unknown-key', 'cards.yaml:14:5'],
    ['missing fact', set({}).replace('    willpower: 3\n', ''), 'set/missing', 'cards.yaml:4:5'],
    ['fact of another type', set({ more: '    moveCost: 2' }), 'set/fact-of-others', 'cards.yaml:14:5'],
    ['number used twice', set({ number: '2' }), 'set/duplicate-number', 'cards.yaml:15:13'],
    ['no list of cards', 'set: "9"\nname: Nine\n', 'set/missing', 'cards.yaml:1:1'],
    ['empty file', '', 'set/type', 'cards.yaml:1:1'],
  ])('with a %s is refused at its place', async (_, text, code, place) => {
    const problems = await told(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toContain(code);
    expect(problems[0]).toContain(place);
  });

  test('says what was probably meant', async () => {
    expect((await problemsOf(set({ type: 'charakter' })))[0]?.suggestion).toBe('character');
    expect((await problemsOf(set({ more: '    strenght: 2' })))[0]?.suggestion).toBe('strength');
  });

  test('with several faults is told whole, and the other cards are still read', async () => {
    const text = set({ cost: 'two', type: 'charakter' });
    expect(await told(text)).toHaveLength(2);
    expect(
      (await readSet(new SourceFile('cards.yaml', text), games)).cards.map(({ facts }) => facts.number),
    ).toEqual([2]);
  });
});

describe('a problem', () => {
  test('is shown with code, place, frame, suggestion and help', async () => {
    const [problem] = await problemsOf(set({ type: 'charakter' }));
    expect(renderProblem(problem!, createColors(false))).toBe(
      [
        'error[set/value]: “type” is none of the values it may have: the text “charakter”',
        '  --> cards.yaml:7:11',
        '    |',
        '  7 |     type: charakter',
        '    |           ^^^^^^^^^',
        '  = did you mean: character',
        '  = help: one of character, action, item, location',
      ].join('\n'),
    );
  });

  test('in a very long line is shown around its place', async () => {
    const place = {
      file: 'a',
      line: 1,
      column: 151,
      length: 3,
      source: `${'x'.repeat(150)}BAD${'y'.repeat(150)}`,
    };
    const shown = renderProblem(
      { code: 'set/value', severity: 'error', message: 'm', place },
      createColors(false),
    );
    const [, , , line = '', marks = ''] = shown.split('\n');
    expect(line.indexOf('BAD')).toBe(marks.indexOf('^^^'));
    expect(line.length).toBeLessThan(120);
  });
});
