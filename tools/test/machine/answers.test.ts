import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { createProgram } from '../../src/program.ts';
import { Terminal } from '../../src/terminal/terminal.ts';
import { answerIn, runCli, scratch } from '../support/run-cli.ts';
import { set } from '../support/sets.ts';

const schema = JSON.parse(
  readFileSync(new URL('../../src/machine/answer.schema.json', import.meta.url), 'utf8'),
) as object;
const matches = new Ajv({ allowUnionTypes: true }).compile(schema);

const game = JSON.stringify({ seed: 1 });
const files = {
  'cards.yaml': set({ text: 'When you play this character, draw a card.' }),
  'wrong.yaml': set({ text: 'When you play this character, drw a card.' }),
  'deck.txt': '1 Smash\n',
  'a.json': JSON.stringify([{ name: 'One', abilities: [] }]),
  'game.json': game,
};

/** For each command a line that works, or fails by what it was given, and the status that it ends with. */
const LINES: readonly (readonly [status: number, command: string, ...more: string[]])[] = [
  [0, 'explain', '--type', 'action', 'Draw a card.'],
  [1, 'explain', '--type', 'action', 'Drw a card.'],
  [0, 'check', 'cards.yaml'],
  [1, 'check', 'wrong.yaml'],
  [1, 'format', 'wrong.yaml'],
  [0, 'format', 'cards.yaml'],
  [0, 'coverage', 'wrong.yaml'],
  [0, 'phrases', 'draw'],
  [2, 'generalise', 'nowhere.yaml'],
  [0, 'new', 'set', 'Night Watch', '--out', 'made'],
  [1, 'import', 'a.json', '--out', 'imported'],
  [2, 'generate', 'nowhere'],
  [1, 'deck', 'deck.txt'],
  [1, 'diff', 'a.json', 'game.json'],
  [0, 'simulate', '--games', '2', '--warm-up', '0'],
  [1, 'replay', 'game.json'],
  [0, 'fuzz', '--games', '1'],
  [2, 'perft', 'no such position'],
  [2, 'bench', '--no-such-option'],
  [0, 'docs'],
  [2, 'rules', '--rule', '99.99'],
];
/** Commands that talk with a person, or with a program in a way of its own. */
const TALKING = ['agent', 'lsp', 'mcp', 'play', 'start'];

test('every command has a line here, or talks', () => {
  const session = { terminal: Terminal.ofProcess(), status: 0, json: false };
  const names = createProgram(session).commands.map((command) => command.name());
  const tried = new Set(LINES.map(([, command]) => command));
  expect(names.filter((name) => !tried.has(name)).sort()).toEqual(TALKING);
  const json = createProgram(session).commands.filter((one) =>
    one.options.some(({ long }) => long === '--json'),
  );
  expect(names.filter((name) => !json.some((one) => one.name() === name)).sort()).toEqual(TALKING);
});

test.each(LINES)('with status %i: %s %s %s %s %s', async (wanted, ...words) => {
  const argv = words.map(String);
  const { folder } = scratch(files);
  const outcome = await runCli([...argv, '--json'], { cwd: folder });
  const { ok, diagnostics } = answerIn(outcome);
  expect({
    status: outcome.status,
    ok,
    valid: matches(JSON.parse(outcome.out)),
    faults: matches.errors,
  }).toEqual({
    status: wanted,
    ok: wanted === 0,
    valid: true,
    faults: null,
  });
  if (wanted !== 0) expect(diagnostics.length).toBeGreaterThan(0);
});

test('a command that there is not is answered, too', async () => {
  const outcome = await runCli(['chekc', '--json']);
  expect(outcome).toMatchObject({ status: 2, err: '' });
  expect(matches(JSON.parse(outcome.out))).toBe(true);
});
