import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import type * as z from 'zod';
import type { Figures } from '../../src/commands/bench/render.ts';
import { results, resultsSchema } from '../../src/machine/results.ts';
import { createProgram } from '../../src/program.ts';
import { Terminal } from '../../src/terminal/terminal.ts';
import { answerIn, runCli, scratch } from '../support/run-cli.ts';
import { set } from '../support/sets.ts';

vi.setConfig({ testTimeout: 60_000 });

const shipped = JSON.parse(
  readFileSync(new URL('../../src/machine/results.generated.json', import.meta.url), 'utf8'),
) as object;
const ajv = new Ajv2020({ allowUnionTypes: true, strict: false });
ajv.addSchema(shipped, 'results');
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Why a result is not what the schema says of its command. */
const faultsOf = (command: string, result: unknown) => {
  const matches = ajv.getSchema(`results#/$defs/${command}`)!;
  return matches(result) ? [] : matches.errors;
};

const format = `import { defineFormat } from '@cardwright/lorcana';
export default { name: 'small', plugin: () => defineFormat({ name: 'Small', least: 20 }) };
`;
const { set1 } = await import('@cardwright/cards-set1');
const NAMES = [
  ...new Set(set1.cards!.filter(({ colors }) => colors.includes('amber')).map(({ fullName }) => fullName)),
];
const files = {
  'cards.yaml': set({ text: 'When you play this character, draw a card.' }),
  'wrong.yaml': set({ text: 'When you play this character, drw a card.' }),
  'public.json': JSON.stringify({
    metadata: { formatVersion: '2.1.2', language: 'en' },
    sets: { 3: { number: 3, name: 'Third of All', type: 'expansion' } },
    cards: [
      {
        ...{ id: 1, setCode: '3', number: 2, name: 'Mira', version: 'Keeper', fullName: 'Mira - Keeper' },
        ...{ type: 'Character', color: 'Amber', cost: 2, inkwell: true, strength: 1, willpower: 3, lore: 1 },
        fullText: 'Evasive\nDrw a card.',
      },
      {
        id: 2,
        baseId: 1,
        setCode: '3',
        number: 205,
        name: 'Mira',
        type: 'Character',
        color: 'Amber',
        cost: 2,
      },
    ],
  }),
  'format.ts': format,
  'deck.txt': Array.from({ length: 15 }, (_, i) => `4 ${NAMES[i]}`).join('\n'),
};

/** Command lines with results, of each form that a command has. */
const LINES: readonly (readonly string[])[] = [
  ['check', 'cards.yaml'],
  ['check', 'cards.yaml', '--verify'],
  ['check', 'wrong.yaml'],
  ['check', 'format.ts'],
  ['coverage', 'wrong.yaml'],
  ['deck', 'deck.txt'],
  ['deck', '--card', 'Smash'],
  ['diff', 'cards.yaml', 'wrong.yaml'],
  ['docs'],
  ['docs', 'make-a-format'],
  [
    'explain',
    '--type',
    'character',
    'Evasive\nWhen you play this character, you may draw a card. If you do, gain 1 lore.',
  ],
  ['explain', 'Drw a card.'],
  ['format', 'cards.yaml'],
  ['format', 'cards.yaml', '--check'],
  ['fuzz', '--games', '2'],
  ['generalise', 'cards.yaml'],
  ['generate', 'made'],
  ['import', 'public.json', '--out', 'imported'],
  ['new', 'set', 'Night Watch', '--out', 'made'],
  ['perft', '--depth', '1', '--position', 'opening'],
  ['phrases', 'draw'],
  ['phrases', '--effect-of', 'predicate/draw'],
  ['replay', 'games/7.json', '--verify'],
  ['rules', '--game', 'kingdom-hearts'],
  ['rules', '--rule', '4.5.1.4'],
  ['simulate', '--games', '2', '--warm-up', '0', '--stats'],
];

test('the schema that is shipped is the one that is written', () => {
  expect(shipped).toEqual(JSON.parse(JSON.stringify(resultsSchema())));
});

test('every command that answers programs has a schema, and a line here', () => {
  const session = { terminal: Terminal.ofProcess(), status: 0, json: false };
  const answering = createProgram(session)
    .commands.filter((one) => one.options.some(({ long }) => long === '--json'))
    .map((one) => one.name())
    .sort();
  expect(Object.keys(results).sort()).toEqual(answering);
  const tried = [...LINES.map(([command]) => command), 'bench'];
  expect([...new Set(tried)].sort()).toEqual(answering);
});

test('of bench, which takes long, the figures are those of the schema', () => {
  expectTypeOf<keyof z.output<typeof results.bench>>().toEqualTypeOf<keyof Figures>();
});

test.each(LINES.map((line) => [line]))('%j tells what its schema says', async (line) => {
  const [command = ''] = line;
  const { folder } = scratch(files);
  if (command === 'replay')
    await runCli(['simulate', '--games', '1', '--warm-up', '0', '--seed', '7', '--save', 'games'], {
      cwd: folder,
    });
  if (command === 'generate') await runCli(['new', 'set', 'Night Watch', '--out', 'made'], { cwd: folder });
  const cwd = command === 'rules' ? root : folder;
  const outcome = await runCli([...line, '--json'], { cwd });
  expect(outcome.err).toBe('');
  const { result, diagnostics } = answerIn(outcome);
  expect(result, JSON.stringify(diagnostics)).toBeDefined();
  expect(faultsOf(command, result)).toEqual([]);
});

describe('a batch', () => {
  test('tells of each text what the schema says', async () => {
    const { out } = await runCli(['explain', '--batch'], { input: 'Evasive\nDraw a card.' });
    for (const line of out.trim().split('\n'))
      expect(faultsOf('explain', answerIn({ out: line }).result)).toEqual([]);
  });
});
