import { expect, test, vi } from 'vitest';
import { applyEdits } from '../../src/problems/edit.ts';
import { type answerIn, runCli } from '../support/run-cli.ts';

// The first one loads the language and the kernel from source.
vi.setConfig({ testTimeout: 60_000 });

type Answer = ReturnType<typeof answerIn> & {
  readonly id?: unknown;
  readonly line?: number;
  readonly entry?: number;
};

async function batch(lines: readonly (string | object)[], ...options: readonly string[]) {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { status, out, err } = await runCli(['explain', '--batch', ...options], { input });
  expect(err).toBe('');
  return {
    status,
    answers: out
      .trim()
      .split('\n')
      .map((line): Answer => JSON.parse(line)),
  };
}

test('answers a line for each text, in their order, whatever form it is given in', async () => {
  const { status, answers } = await batch([
    { id: 7, text: 'Draw a card.', type: 'action' },
    'Evasive',
    '"Draw 2 cards."',
    { id: 'x', text: 'Evasive\nRush', name: 'Mira - One' },
  ]);
  expect(status).toBe(0);
  expect(answers.map(({ id, ok, result }) => [id, ok, result.type, result.abilities.length])).toEqual([
    [7, true, 'action', 1],
    [undefined, true, 'character', 1],
    // Where no type is given it is read for the first that understands it.
    [undefined, true, 'action', 1],
    ['x', true, 'character', 2],
  ]);
});

test('takes a list as JSON, too, in one line or in many', async () => {
  const asked = [{ id: 1, text: 'Draw a card.', type: 'action' }, 'Evasive'];
  for (const list of [JSON.stringify(asked), JSON.stringify(asked, null, 2)]) {
    const { status, answers } = await batch([list, '"Draw 2 cards."']);
    expect(status).toBe(0);
    expect(answers.map(({ id, result }) => [id, result.type])).toEqual([
      [1, 'action'],
      [undefined, 'character'],
      [undefined, 'action'],
    ]);
  }
  const { answers } = await batch(['[{"text": "Draw a card."},', '"Evasive"']);
  expect(answers.map(({ diagnostics }) => diagnostics[0]?.code)).toEqual(['explain/line']);
});

test('a line that cannot be used is answered with why, and the others go on', async () => {
  const { status, answers } = await batch([
    '{"text": "Draw a card."',
    { txt: 'Draw a card.' },
    { text: 'Draw a card.', type: 'spell' },
    { text: 3 },
    { text: 'Flibber the wug.', name: 'Mira - One', type: 'action' },
    { text: 'Draw a card.', type: 'action' },
  ]);
  expect(status).toBe(1);
  expect(answers.map(({ ok, diagnostics }) => [ok, diagnostics[0]?.code])).toEqual([
    [false, 'explain/line'],
    [false, 'explain/line'],
    [false, 'usage/invalid-argument'],
    [false, 'explain/line'],
    [false, 'DSL1001'],
    [true, undefined],
  ]);
  expect(answers[4]!.diagnostics[0]).toMatchObject({
    card: 'Mira - One',
    kind: 'text',
    span: { start: 0, end: 7 },
  });
});

test('what is refused is found again by its id and its line', async () => {
  const { answers } = await batch([
    { id: 'a', text: 3 },
    '',
    '{"id": 8, "text": "Draw a card."',
    { id: { of: 'mine' }, text: 'Draw a card.', typ: 'action' },
    { id: 9, text: 'Draw a card.', type: 'acton' },
    '[{"id": 1, "text": "Evasive"},',
    ' {"id": 2, "txt": "Evasive"}]',
  ]);
  const told = answers.map(({ id, diagnostics: [first] }) => [id, first?.line, first?.suggestion]);
  expect(told).toEqual([
    ['a', 1, undefined],
    [undefined, 2, undefined],
    [8, 3, undefined],
    [{ of: 'mine' }, 4, 'type'],
    [9, 5, 'action'],
    [1, undefined, undefined],
    [2, 6, 'text'],
  ]);
  expect(answers.at(-1)!.diagnostics[0]!.message).toContain('entry 2 of the list');
});

test('every line has one answer, which tells the line, also of a text that is blank in any form', async () => {
  const { status, answers } = await batch(['Evasive', '', '{"text": ""}', '"   "', '["Rush", " "]']);
  expect(status).toBe(1);
  expect(answers.map(({ ok, line, entry }) => [ok, line, entry])).toEqual([
    [true, 1, undefined],
    [false, 2, undefined],
    [false, 3, undefined],
    [false, 4, undefined],
    [true, 5, 1],
    [false, 5, 2],
  ]);
  for (const { ok, diagnostics } of answers)
    if (!ok) expect(diagnostics.map(({ code }) => code)).toEqual(['explain/no-text']);
});

test.each([
  ['', [], 'explain/no-text'],
  ['[]', [], 'explain/no-text'],
  ['Evasive', ['Rush'], 'usage/invalid-argument'],
])('of %j with the arguments %j nothing can be answered', async (input, words, code) => {
  const { status, out, err } = await runCli(['explain', '--batch', ...words], { input });
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain(code);
});

test('small words left out or said twice are mended, also where no type of card is given', async () => {
  const texts = [
    ['Draw card.', 'Draw a card.'],
    ['Banish the the chosen character.', undefined],
    ['Deal 3 damage chosen character.', 'Deal 3 damage to chosen character.'],
    ['Draw 2 crads.', 'Draw 2 cards.'],
    ['Challenger 2', 'Challenger +2'],
    ['When you play this character, draw a a card.', 'When you play this character, draw a card.'],
  ] as const;
  const { answers } = await batch(texts.map(([text]) => text));
  for (const [i, [text, meant]] of texts.entries()) {
    const edits = answers[i]!.diagnostics.flatMap((one) => one.edits);
    expect(edits.length === 0 ? undefined : applyEdits(text, edits)).toBe(meant);
  }
});

test.each([
  ['Draw 2 cards!', 'Draw 2 cards.'],
  ['Draw 2 cards..', 'Draw 2 cards.'],
  ['- Draw 2 cards.', 'Draw 2 cards.'],
  ['* Draw 2 crads.', 'Draw 2 cards.'],
  ['“Draw 2 cards.”', 'Draw 2 cards.'],
  ['"Draw 2 crads."', 'Draw 2 cards.'],
  ['Draw 2\u202e cards.', 'Draw 2 cards.'],
  ['Draw 2 cards', 'Draw 2 cards.'],
  ['draw 2 Cards', 'Draw 2 cards.'],
  // More than a few words, sentence by sentence.
  [
    'Draw 2 crads. Bansih chosen charcter. Draw 3 cadrs. Bansih chosen itme.',
    'Draw 2 cards. Banish chosen character. Draw 3 cards. Banish chosen item.',
  ],
  // What cannot be mended keeps nothing else from it.
  ['Draw 2 crads. Flibber the wug.', 'Draw 2 cards. Flibber the wug.'],
  ['Flibber the wug. Draw 2 crads.', 'Flibber the wug. Draw 2 cards.'],
])('%j has edits that make %j of it', async (text, meant) => {
  const { answers } = await batch([{ text, type: 'action' }]);
  const edits = answers[0]!.diagnostics.flatMap((one) => one.edits);
  expect(applyEdits(text, edits)).toBe(meant);
});

test('the other game is read in its own words', async () => {
  const { answers } = await batch(
    [{ text: 'Deal 4 damage to chosen Dark card.', type: 'magic' }],
    '--game',
    'kingdom-hearts',
  );
  expect(answers[0]!.ok).toBe(true);
});

/** Texts as people misspell them, with what each was meant to be. */
const MISSPELT: readonly (readonly [type: string, wrong: string, meant: string])[] = [
  ['action', 'Draw 2 crads.', 'Draw 2 cards.'],
  ['action', 'Banish chosen charcter.', 'Banish chosen character.'],
  ['character', 'Wen you play this character, draw a card.', 'When you play this character, draw a card.'],
  ['action', 'Deal 2 damge to chosen character.', 'Deal 2 damage to chosen character.'],
  ['character', 'Evasve', 'Evasive'],
  [
    'action',
    'Retrun chosen character to their player’s hand.',
    "Return chosen character to their player's hand.",
  ],
  [
    'character',
    'Whenever this character qests, gain 1 lore.',
    'Whenever this character quests, gain 1 lore.',
  ],
  [
    'action',
    'Ready chosen chracter. They cant quest for the rest of this turn.',
    "Ready chosen character. They can't quest for the rest of this turn.",
  ],
  ['action', 'Each oponent loses 1 loer.', 'Each opponent loses 1 lore.'],
];

test('a program that applies the edits until there are none repairs most misspelt texts', async () => {
  let texts = MISSPELT.map(([type, text], id) => ({ id, type, text }));
  for (let round = 0; round < 3; round++) {
    const { answers } = await batch(texts);
    texts = texts.map((one, i) => {
      const edits = answers[i]!.diagnostics.find((told) => told.edits.length > 0)?.edits ?? [];
      return { ...one, text: applyEdits(one.text, edits) };
    });
  }
  const { answers } = await batch(texts);
  const repaired = MISSPELT.filter(
    ([, , meant], i) => answers[i]!.ok && texts[i]!.text.replaceAll('’', "'") === meant,
  );
  expect(repaired.length).toBeGreaterThanOrEqual(7);
});
