import { describe, expect, test } from 'vitest';
import { SourceFile } from '../src/files/source-file.ts';
import { ProblemError } from '../src/problems/problem.ts';
import { readSet } from '../src/set-file/read-set.ts';
import { readYamlOn } from '../src/set-file/read-yaml.ts';
import { Games } from '../src/shelf/games.ts';

const games = new Games('/', { config: false });

const card = (lines: string, number = 1): string => `  - number: ${number}
    name: Mira
    version: Number ${number}
    type: character
    inks: [amber]
    cost: 3
    inkable: true
    strength: 2
    willpower: 3
    lore: 1
${lines}`;

const set = (...cards: readonly string[]): string =>
  `set: "9"\nname: Nine\ncards:\n${cards.map((lines, i) => card(lines, i + 1)).join('')}`;

const slipsOf = (text: string) =>
  readYamlOn(new SourceFile('cards.yaml', text)).problems.map(({ message, place, suggestion }) => ({
    message: message.replace('not YAML: ', ''),
    at: `${place?.line}:${place?.column}`,
    suggestion,
  }));

describe('a line that stands too far left or right is told there, with its place', () => {
  const good = set('    text: |-\n      Evasive\n      Draw a card.\n', '    text: Draw a card.\n');
  test.each([
    ['a fact', '    willpower: 3', '   willpower: 3', '12:4', 'a fact stands too far left'],
    ['a fact far left', '    inks: [amber]', '  inks: [amber]', '8:3', 'a fact stands too far left'],
    ['the fact of a text', '    text: |-', '   text: |-', '14:4', 'a fact stands too far left'],
    [
      'a text',
      '      Evasive\n      Draw',
      '    Evasive\n    Draw',
      '15:5',
      'a line of the text stands too far left',
    ],
    [
      'the last line',
      '      Draw a card.',
      '    Draw a card.',
      '16:5',
      'a line of the text stands too far left',
    ],
    [
      'a line in between',
      '      Draw a card.',
      '   Draw a card.',
      '16:4',
      'a line of the text stands too far left',
    ],
    ['an entry', '  - number: 2', ' - number: 2', '17:2', 'an entry of the list stands too far left'],
  ])('%s', (_, right, wrong, at, message) => {
    const text = good.replace(right, wrong);
    expect(text).not.toBe(good);
    const { problems, yaml } = readYamlOn(new SourceFile('cards.yaml', text));
    expect(problems.map((one) => [`${one.place?.line}:${one.place?.column}`, one.message])).toEqual([
      [at, `not YAML: ${message}`],
    ]);
    expect(problems[0]!.suggestion).toBe(right.trim().split('\n')[0]);
    expect(yaml.data).toEqual(readYamlOn(new SourceFile('cards.yaml', good)).yaml.data);
  });
});

describe("the usual slips in a set's file are told where they were made", () => {
  test.each([
    [
      'a colon in a text',
      'text: WAIT: Draw a card.',
      'a text with “: ” in it must be in quotation marks',
      '14:15',
      'text: "WAIT: Draw a card."',
    ],
    [
      'a text that begins with a symbol',
      'text: {E} — Draw a card.',
      'a text that begins with “{” must be in quotation marks',
      '14:11',
      'text: "{E} — Draw a card."',
    ],
    [
      'a text that begins with a bullet',
      'text: - Draw a card.',
      'a text that begins with “-” must be in quotation marks',
      '14:11',
      'text: "- Draw a card."',
    ],
    [
      'a list that is not closed',
      'classifications: [Hero, Ally',
      'the “[” that opens here is not closed on its line',
      '14:22',
      'classifications: [Hero, Ally]',
    ],
    [
      'a quotation that is not closed',
      'text: "Evasive',
      'the quotation mark that opens here is not closed on its line',
      '14:11',
      'text: "Evasive"',
    ],
    [
      'quotation marks within quotation marks',
      'text: "Gains "Draw a card.""',
      'the quotation ends here, but the line goes on',
      '14:18',
      'text: "Gains \\"Draw a card.\\""',
    ],
  ])('%s', (_, line, message, at, suggestion) => {
    expect(slipsOf(set(`    ${line}\n`, ''))).toEqual([{ message, at, suggestion }]);
  });

  test.each([
    ['strength: 2', 'strength 2', '11:13'],
    ['inks: [amber]', 'inks [amber]', '8:9'],
    ['inkable: true', 'inkable true', '10:12'],
    ['version: Number 1', 'version Number 1', '6:12'],
  ])('a fact without its colon: %s', async (meant, line, at) => {
    const text = set('', '').replace(meant, line);
    const message = 'the colon between a fact and its value is missing';
    expect(slipsOf(text)).toEqual([{ message, at, suggestion: meant }]);
    expect(slipsOf(text.replaceAll('\n', '\r\n'))).toMatchObject([{ message, at }]);
    const { cards } = await readSet(new SourceFile('cards.yaml', text), games);
    expect(cards.map(({ facts }) => facts.number)).toEqual([1, 2]);
  });

  test('several facts without their colons are told at once, and words of a text are none', () => {
    const text = set('').replace('cost: 3', 'cost 3').replace('lore: 1', 'lore 1');
    expect(slipsOf(text).map(({ at }) => at)).toEqual(['9:9', '13:9']);
    for (const words of ['Draw a card.', 'draw a card.'])
      expect(slipsOf(set(`    text: |-\n      Rush\n    ${words}\n`))).toEqual([
        { message: 'a line of the text stands too far left', at: '16:5', suggestion: words },
      ]);
  });

  const [, second] = set('', '').split(/(?= {2}- number: 2)/);
  const dash = 'an entry of the list begins here, and its “- ” is missing';
  test.each([
    ['whose lines go on in the card before', second!.replace('  - number', '    number'), '14:5'],
    ['whose lines stand deeper than it', second!.replace('  - number', '  number'), '14:3'],
    ['that stands where cards begin', second!.replaceAll(/^ {2}(?:- | {2})/gm, '  '), '14:3'],
  ])('a card without its dash, %s', async (_, lines, at) => {
    const text = set('') + lines + card('    text: Rush\n', 3);
    expect(slipsOf(text)).toEqual([{ message: dash, at, suggestion: '- number: 2' }]);
    const { cards, problems } = await readSet(new SourceFile('cards.yaml', text), games);
    expect(problems.map(({ code }) => code)).toEqual(['set/yaml']);
    expect(cards.map(({ facts }) => facts.number)).toEqual([1, 2, 3]);
    const { line, source } = cards[2]!.placeOf(0, 4);
    expect({ line, source }).toEqual({ line: 34, source: '    text: Rush' });
  });

  test('a fact that is there twice is no card without its dash', () => {
    expect(() => readYamlOn(new SourceFile('cards.yaml', set('    cost: 4\n')))).toThrow(
      /a key stands twice in one mapping/,
    );
  });

  test('a tab', () => {
    expect(slipsOf(set('\ttext: Evasive\n', ''))).toEqual([
      { message: 'a tab is in the indentation', at: '14:1', suggestion: 'text: Evasive' },
    ]);
  });

  test('what they were meant to say is what is read on with', async () => {
    // The quotation ends far below, where the parser is lost for another reason.
    const lines = ['    text: Evasive: Rush "x" \\n\n', '    text: "Ward\n', '\ttext: Rush\n'];
    const { yaml } = readYamlOn(new SourceFile('cards.yaml', set(...lines)));
    expect((yaml.data as { cards: { text: string }[] }).cards.map(({ text }) => text)).toEqual([
      'Evasive: Rush "x" \\n',
      'Ward',
      'Rush',
    ]);
  });

  test('one does not hide another, nor a fact that is wrong, and all have the places of the file', async () => {
    const text = set('    text: AT ONCE: Evasive\n', '    lroe: 2\n', '    classifications: [Hero\n');
    const { problems, cards } = await readSet(new SourceFile('cards.yaml', text), games);
    expect(problems.map(({ code, place }) => `${code} ${place?.line}:${place?.column}`)).toEqual([
      'set/yaml 14:18',
      'set/yaml 36:22',
      'set/unknown-key 25:5',
    ]);
    const [first] = cards;
    const { line, column, source } = first!.placeOf(9, 16);
    expect({ line, word: source?.slice(column - 1, column + 6) }).toEqual({ line: 14, word: 'Evasive' });
  });

  test('what none of them explains is told as YAML tells it, a line at a time', () => {
    const odd = `${set('')}  odd\n more: [\n`;
    expect(() => readYamlOn(new SourceFile('cards.yaml', odd))).toThrow(ProblemError);
    expect(() => readYamlOn(new SourceFile('cards.yaml', 'a: [1, 2\n  ]: }\n'))).toThrow(/not YAML/);
  });

  test('a large file is not read again for each of them', () => {
    const file = new SourceFile('cards.yaml', set('    text: A: B\n', '    text: C: D\n'));
    expect(readYamlOn(file, file.text.length * 3).problems).toHaveLength(2);
    expect(() => readYamlOn(file, file.text.length)).toThrow(/Nested mappings/);
  });

  test('a file without a slip is read as it is', () => {
    const text = set('    text: |\n      [Not: "this\n      {E} — x\n', "    text: 'It''s: “so”'\n");
    expect(slipsOf(text)).toEqual([]);
  });
});

describe('facts of a set', () => {
  const problemsOf = async (text: string) =>
    (await readSet(new SourceFile('cards.yaml', text), games)).problems.map(
      ({ code, severity, message, suggestion }) => ({
        code,
        severity,
        message,
        ...(suggestion && { suggestion }),
      }),
    );

  test('tell how a song is written', async () => {
    const text = set('    text: Draw a card.\n').replace('type: character', 'type: Song');
    const { problems } = await readSet(new SourceFile('cards.yaml', text), games);
    expect(problems.filter(({ code }) => code === 'set/value')).toMatchObject([
      { suggestion: 'action', help: 'write “type: action” and “classifications: [Song]”' },
    ]);
  });

  test.each([
    ['without a mark', '    text: Rush\n      Whenever this character quests, draw a card.\n', 15],
    ['with the mark that folds', '    text: >-\n      Draw a card.\n      Gain 1 lore.\n', 16],
    ['in quotation marks', '    text: "Draw a card.\n      {E} - Gain 1 lore."\n', 15],
  ])('whose lines are read as one are warned of: %s', async (_, lines, line) => {
    const { cards, problems } = await readSet(new SourceFile('cards.yaml', set(lines)), games);
    expect(cards).toHaveLength(1);
    expect(problems).toMatchObject([{ code: 'set/folded', severity: 'warning', place: { line } }]);
  });

  test.each([
    ['a sentence over two lines', '    text: Whenever this character quests,\n      draw a card.\n'],
    ['a name in it', '    text: You pay 1 less for characters named\n      Mira.\n'],
    ['a line for each', '    text: |-\n      Rush\n      Draw a card.\n'],
    ['an empty line between', '    text: >-\n      Rush\n\n      Draw a card.\n'],
  ])('of which that is meant are not: %s', async (_, lines) => {
    const { problems } = await readSet(new SourceFile('cards.yaml', set(lines)), games);
    expect(problems).toEqual([]);
  });

  test('that are allowed but make no sense are warned of, and the card is read', async () => {
    const text = set('    classifications: [Heroo, Zeppelin, Hero]\n').replace(
      'willpower: 3',
      'willpower: 0',
    );
    const { cards, problems } = await readSet(new SourceFile('cards.yaml', text), games);
    expect(cards).toHaveLength(1);
    expect(problems.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      [
        'set/doubtful',
        'warning',
        'entry 1 of “classifications” is like none that is known: the text “Heroo”',
      ],
      ['set/doubtful', 'warning', '“willpower” is 0; it is usually at least 1'],
    ]);
  });

  test('that are missing are told together; one under a misspelt name is not missing', async () => {
    const bare = set('').replace('    cost: 3\n', '').replace('    lore: 1\n', '');
    expect(await problemsOf(bare)).toEqual([
      { code: 'set/missing', severity: 'error', message: '“lore”, “cost” are missing' },
    ]);
    expect(await problemsOf(set('').replace('inks:', 'ink:'))).toEqual([
      {
        code: 'set/unknown-key',
        severity: 'error',
        message: 'there is no fact called “ink”',
        suggestion: 'inks',
      },
    ]);
  });

  test('that are one where a list is meant are told how to write it', async () => {
    expect(await problemsOf(set('').replace('[amber]', 'amber'))).toMatchObject([
      { code: 'set/type', suggestion: '[amber]' },
    ]);
  });

  test('with a text that a comment cuts are warned of', async () => {
    expect(await problemsOf(set('    text: Evasive # Rush\n'))).toMatchObject([
      { code: 'set/comment', severity: 'warning' },
    ]);
  });

  test('that are wrong do not keep the text from being looked at, by the type that was meant', async () => {
    const text = set('    text: Evasive\n')
      .replace('type: character', 'type: charakter')
      .replace('cost: 3', 'cost: two');
    const { cards, faulty } = await readSet(new SourceFile('cards.yaml', text), games);
    expect(cards).toEqual([]);
    expect(faulty.map(({ facts }) => ({ type: facts.type, text: facts.text }))).toEqual([
      { type: 'character', text: 'Evasive' },
    ]);
  });
});
