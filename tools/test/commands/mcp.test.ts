import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import schema from '../../src/machine/answer.schema.json' with { type: 'json' };
import { runCli } from '../support/run-cli.ts';
import { served } from '../support/served.ts';
import { set } from '../support/sets.ts';

const bin = fileURLToPath(new URL('../../bin/cardwright.js', import.meta.url));
const matches = new Ajv({ allowUnionTypes: true }).compile(schema);

// biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
type Told = { readonly ok: boolean; readonly result?: any; readonly diagnostics: readonly any[] };

/** An assistant that has started the server in a folder. */
class Assistant {
  private readonly client = new Client({ name: 'test', version: '0.0.0' });

  constructor(
    private readonly cwd: string,
    private readonly argv: readonly string[] = [],
  ) {}

  async start(): Promise<this> {
    const env = { ...process.env, CARDWRIGHT_RUN: 'source' } as Record<string, string>;
    await this.client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [bin, 'mcp', ...this.argv],
        cwd: this.cwd,
        env,
        stderr: 'ignore',
      }),
    );
    return this;
  }

  get listed() {
    return this.client.listTools();
  }

  get instructions() {
    return this.client.getInstructions();
  }

  /** Calls a tool; the client checks its answer against the tool's schema, and this against the one of all answers. */
  async call(name: string, given: Record<string, unknown>): Promise<Told & { readonly isError: boolean }> {
    const { structuredContent, content, isError } = await this.client.callTool(
      { name, arguments: given },
      undefined,
      { timeout: 120_000 },
    );
    expect(matches(structuredContent), JSON.stringify(matches.errors)).toBe(true);
    const [first] = content as { type: string; text: string }[];
    expect(JSON.parse(first!.text)).toEqual(structuredContent);
    return { ...(structuredContent as Told), isError: isError === true };
  }

  /** Why a call is refused before the tool sees it. */
  async refusal(name: string, given: Record<string, unknown>): Promise<string> {
    const { isError, diagnostics } = await this.call(name, given);
    expect(isError).toBe(true);
    expect(diagnostics[0]).toMatchObject({ kind: 'usage', severity: 'error' });
    return diagnostics.map(({ message }) => message).join();
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

const { folder, remove } = served({
  'cards.yaml': set({ text: 'When you play this character, you may draw a card.' }),
  'wrong.yaml': set({ text: 'When you play this character, you may drw a card.' }),
});
symlinkSync(fileURLToPath(new URL('../../package.json', import.meta.url)), join(folder, 'link.yaml'));

let assistant: Assistant;
beforeAll(async () => {
  assistant = await new Assistant(folder).start();
}, 60_000);
afterAll(async () => {
  await assistant.close();
  remove();
});

test('the tools are told with what they take and answer, and what they are for', async () => {
  const { tools } = await assistant.listed;
  expect(tools.map(({ name }) => name)).toEqual([
    'explain_text',
    'check_set',
    'find_phrases',
    'try_card',
    'simulate_games',
  ]);
  for (const { description, inputSchema, outputSchema, annotations } of tools) {
    expect(description).toBeTruthy();
    expect(inputSchema.additionalProperties).toBe(false);
    expect(outputSchema?.required).toEqual(['ok', 'diagnostics']);
    expect(annotations?.readOnlyHint).toBe(true);
  }
  expect(assistant.instructions).toContain('explain_text');
});

describe('explain_text', () => {
  test('tells what a text means, for the type that understands it', async () => {
    const { ok, result } = await assistant.call('explain_text', { text: 'Draw 2 cards.' });
    expect(ok).toBe(true);
    expect(result).toMatchObject({ type: 'action', supported: true });
    expect(result.abilities[0].ability).toMatchObject({ kind: 'spell', effects: [{ do: 'draw', count: 2 }] });
  });

  test('gives the verdict of the command, and edits that mend the text', async () => {
    const text = 'Draw 2 crads.';
    const { ok, isError, diagnostics } = await assistant.call('explain_text', { text, type: 'action' });
    expect({ ok, isError }).toEqual({ ok: false, isError: false });
    const told = JSON.parse((await runCli(['explain', '--type', 'action', text, '--json'])).out);
    expect(diagnostics[0]).toMatchObject({ code: told.diagnostics[0].code, span: told.diagnostics[0].span });
    const [{ span, text: put }] = diagnostics[0].edits;
    expect(text.slice(0, span.start) + put + text.slice(span.end)).toBe('Draw 2 cards.');
  });

  test('answers what the page on assistants shows', async () => {
    const page = readFileSync(new URL('../../../docs/assistants.md', import.meta.url), 'utf8');
    const [, given, answer] = [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, json]) =>
      JSON.parse(json!),
    );
    expect(await assistant.call('explain_text', given)).toMatchObject(answer);
  });

  test.each(['', '  '])('says of %j what the command says: there is no text', async (text) => {
    const { ok, diagnostics } = await assistant.call('explain_text', { text });
    expect({ ok, code: diagnostics[0].code }).toEqual({ ok: false, code: 'explain/no-text' });
  });

  test('refuses a type that there is not, with the near one', async () => {
    const { isError, diagnostics } = await assistant.call('explain_text', {
      text: 'Draw a card.',
      type: 'acton',
    });
    expect(isError).toBe(true);
    expect(diagnostics[0]).toMatchObject({ kind: 'usage', suggestion: 'action' });
  });
});

describe('check_set', () => {
  test('tells what is wrong with a file, by card and place', async () => {
    const { ok, result, diagnostics } = await assistant.call('check_set', { path: 'wrong.yaml' });
    expect(ok).toBe(false);
    expect(result).toMatchObject({ file: 'wrong.yaml', cards: 2, errors: 1 });
    expect(diagnostics[0]).toMatchObject({ file: 'wrong.yaml', expected: expect.any(Array) });
    expect(diagnostics[0].card).toBeTruthy();
  });

  test('takes a folder, and verifies', async () => {
    const { ok, result } = await assistant.call('check_set', { path: '.', verify: true });
    expect(ok).toBe(true);
    expect(result.verified).toMatchObject({ cards: 2, exercised: 2 });
  }, 60_000);

  test.each(['../', '/etc/hosts', '/etc/none', '../none/x.yaml', 'link.yaml'])(
    'does not read %s, which is outside',
    async (path) => {
      const { isError, diagnostics } = await assistant.call('check_set', { path });
      expect(isError).toBe(true);
      expect(diagnostics[0]).toMatchObject({ code: 'mcp/outside', kind: 'usage' });
    },
  );
});

test('find_phrases lists what may be said, and tells the words of other games', async () => {
  const { result } = await assistant.call('find_phrases', { need: 'opponent discards a crad', most: 5 });
  expect(result.phrases).toHaveLength(5);
  expect(JSON.stringify(result.phrases[0])).toContain('discard');
  expect(result.words.find(({ word }: { word: string }) => word === 'crad')).toMatchObject({
    known: false,
    near: expect.arrayContaining(['card']),
  });
  const { result: other } = await assistant.call('find_phrases', { need: 'destroy a creature' });
  expect(other.words[0]).toMatchObject({ word: 'destroy', known: false, meant: 'banish' });
}, 60_000);

describe('try_card', () => {
  test('tells what a card does, with the words and the rules behind it', async () => {
    const { ok, result } = await assistant.call('try_card', {
      name: 'Scribe',
      text: 'When you play this character, you may draw a card.',
      details: true,
    });
    expect(ok).toBe(true);
    const [trial] = result.trials;
    expect(trial).toMatchObject({ source: 'hand', turn: 'own', board: { players: expect.any(Array) } });
    expect(trial.action).toContain('Scribe');
    expect(trial.answers[0]).toMatchObject({ answered: 'Yes' });
    const drawn = trial.events.find(
      ({ of, text }: { of?: string; text: string }) => of === 'Scribe' && /draw/.test(text),
    );
    expect(drawn).toMatchObject({
      because: expect.stringContaining('you may draw a card'),
      rule: expect.stringMatching(/^CR /),
    });
    expect(trial.before).toContain('Scribe');
    expect(trial.after).not.toBe(trial.before);
  }, 60_000);

  test('tells no more than what changed unless it is asked to', async () => {
    const text = 'When you play this character, you may draw a card. If you do, gain 1 lore.';
    const { result } = await assistant.call('try_card', { name: 'Scribe', text });
    const [trial] = result.trials;
    expect(Object.keys(trial)).not.toEqual(expect.arrayContaining(['before', 'board', 'after']));
    expect(trial.changes.some((line: string) => /^\+ .*Scribe/.test(line))).toBe(true);
    expect(JSON.stringify(result).length / result.trials.length).toBeLessThan(2500);
  }, 60_000);

  test('does as little as can be where it is asked to', async () => {
    const text = 'When you play this character, you may draw a card.';
    const { result } = await assistant.call('try_card', { name: 'Scribe', text, manner: 'little', most: 1 });
    expect(result.trials[0].answers[0]).toMatchObject({ answered: 'No' });
  }, 60_000);

  test('shows triggers of the other turn, and facts that are given', async () => {
    const { result } = await assistant.call('try_card', {
      name: 'Wall',
      text: 'Whenever this character is challenged, gain 1 lore.',
      facts: { cost: 5, willpower: 9 },
      details: true,
    });
    const challenged = result.trials.find(({ turn }: { turn: string }) => turn === 'other');
    expect(challenged.events.some(({ of }: { of?: string }) => of === 'Wall')).toBe(true);
    expect(challenged.before).toContain('9');
  }, 60_000);

  test('refuses facts that say otherwise than the arguments', async () => {
    const asked = { text: 'Evasive', type: 'character' };
    for (const facts of [{ text: 'Rush' }, { type: 'item' }, { name: 'X' }]) {
      const { isError, diagnostics } = await assistant.call('try_card', { ...asked, facts });
      expect({ isError, code: diagnostics[0].code }).toEqual({
        isError: true,
        code: 'usage/invalid-argument',
      });
    }
    expect((await assistant.call('try_card', { ...asked, facts: asked })).ok).toBe(true);
  }, 60_000);

  test('refuses facts that there are not, and texts that are not understood', async () => {
    const text = 'When you play this character, you may draw a card.';
    const facts = await assistant.call('try_card', { text, facts: { willpwer: 3 } });
    expect(facts.diagnostics[0]).toMatchObject({ code: 'set/unknown-key', suggestion: 'willpower' });
    const unread = await assistant.call('try_card', { text: 'Draw a crad.' });
    expect(unread).toMatchObject({ ok: false, isError: false });
  }, 60_000);
});

describe('simulate_games', () => {
  test('plays them, and counts', async () => {
    const { ok, result } = await assistant.call('simulate_games', { games: 2, statistics: true });
    expect(ok).toBe(true);
    expect(result).toMatchObject({ games: 2, finished: 2, bots: ['random', 'random'] });
    expect(result.statistics.cards.length).toBeGreaterThan(10);
  }, 60_000);

  test('runs no module and no command that a stranger names', async () => {
    expect(await assistant.refusal('simulate_games', { bot1: 'cmd:touch here' })).toContain('bot1');
    expect(await assistant.refusal('simulate_games', { format: './mine.ts' })).toContain('format');
  });
});

test.each([
  ['a text without end', 'explain_text', { text: 'Draw a card. '.repeat(1000) }],
  ['too many games', 'simulate_games', { games: 1_000_000 }],
  ['a field that there is not', 'explain_text', { text: 'Draw a card.', shell: 'ls' }],
  [
    'facts without end',
    'try_card',
    { text: 'Evasive', facts: { classifications: Array(2000).fill('Ally') } },
  ],
])('%s is refused, and the server goes on', async (_, name, given) => {
  expect(await assistant.refusal(name, given)).toBeTruthy();
  expect((await assistant.call('explain_text', { text: 'Evasive' })).ok).toBe(true);
});

test.each([
  ['a misspelt argument', 'explain_text', { txt: 'Evasive', text: 'Evasive' }, 'txt', 'text'],
  ['an argument that is missing', 'check_set', {}, 'path', undefined],
  [
    'a word that is none of those it may be',
    'try_card',
    { text: 'Evasive', manner: 'litle' },
    'litle',
    'little',
  ],
  ['another type', 'find_phrases', { need: 5 }, 'need', undefined],
  ['a tool that there is not', 'explain_txt', { text: 'Evasive' }, 'explain_txt', 'explain_text'],
])('%s is told as all is, with what was meant', async (_, name, given, said, meant) => {
  const { ok, isError, diagnostics } = await assistant.call(name, given);
  expect({ ok, isError, of: diagnostics.length }).toEqual({ ok: false, isError: true, of: 1 });
  expect(diagnostics[0].message).toContain(said);
  expect(diagnostics[0].suggestion?.split(', ')[0]).toBe(meant);
});

test('a line that is no message is answered as JSON-RPC says, and the server goes on', async () => {
  const env = { ...process.env, CARDWRIGHT_RUN: 'source' };
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 4, method: 'ping' });
  const input = `{"jsonrpc": \n[1]\n{"id": 3, "method": "ping"}\n${ping}\n`;
  const run = spawnSync(process.execPath, [bin, 'mcp'], { cwd: folder, env, input });
  const told = String(run.stdout)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(told).toMatchObject([
    { jsonrpc: '2.0', id: null, error: { code: -32700 } },
    { id: null, error: { code: -32600 } },
    { id: 3, error: { code: -32600 } },
    { id: 4, result: {} },
  ]);
}, 60_000);

test('works with the game that is asked for', async () => {
  const other = await new Assistant(folder, ['--game', 'kingdom-hearts']).start();
  try {
    const { ok, result } = await other.call('try_card', {
      type: 'magic',
      text: 'Deal 4 damage to chosen Dark card.',
    });
    expect(ok).toBe(true);
    expect(result.trials.length).toBeGreaterThan(0);
  } finally {
    await other.close();
  }
}, 60_000);
