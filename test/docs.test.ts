import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
// Snippets that are tests use it; imported here, its hook is there for each of them.
import '@cardwright/testkit/vitest';
import { anchorsOf, type Block, blocksOf, inlineCodeOf, linksOf, matchesShown } from './support/markdown.ts';
import { type Command, commandLines, faultOf, type Known, wordsOf } from './support/shell.ts';
import { runModule, Snippets, typeErrors } from './support/snippets.ts';
import { filesIn, read, root, workspaces } from './support/sources.ts';

/** Pages whose code is run. */
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/generating-cards-from-text.md',
  'docs/a-new-game-in-an-afternoon.md',
  'docs/use-in-your-project.md',
  'docs/write-a-bot.md',
  'docs/make-a-format.md',
  'docs/agents.md',
  'docs/assistants.md',
  'docs/add-a-way-of-playing.md',
  'docs/fork-a-game.md',
  'docs/how-rows-are-chosen.md',
  ...workspaces.map(({ folder }) => `${folder}/README.md`),
  'create/README.md',
].filter((file) => existsSync(join(root, file)));

/** Pages whose links are followed. */
const pages = [
  ...guides,
  'ARCHITECTURE.md',
  ...['docs', '.changeset'].flatMap(filesIn).filter((file) => file.endsWith('.md')),
];

const blocks = guides.flatMap((file) => blocksOf(file, read(file)));
const where = ({ file, line }: { readonly file: string; readonly line: number }): string => `${file}:${line}`;
/** The output that a page shows for a block. */
const shownFor = (block: Block): string | undefined => {
  const next = blocks[blocks.indexOf(block) + 1];
  return next?.file === block.file && next.language === 'text' ? next.code : undefined;
};

// The command line is reached by path: TypeScript lets no file of this project import one of another.
const load = (path: string) => import(/* @vite-ignore */ join(root, 'tools/src', path));
const { createProgram } = await load('program.ts');
const { run } = await load('run.ts');
const { Terminal } = await load('terminal/terminal.ts');
const known: Known = {
  program: () => createProgram({ terminal: Terminal.ofProcess(), status: 0, json: false }) as Command,
  scripts: new Set(Object.keys(JSON.parse(read('package.json')).scripts)),
};

/** What a command line writes. @throws Error with its complaint when that is nothing */
async function outputOf(args: readonly string[]): Promise<string> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const written = { out: '', err: '' };
  stdout.on('data', (chunk) => {
    written.out += String(chunk);
  });
  stderr.on('data', (chunk) => {
    written.err += String(chunk);
  });
  await run(args, new Terminal({ stdin: Readable.from([]), stdout, stderr, env: {}, cwd: root }));
  // Data events of what was written last come in a later turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  if (written.out === '') throw new Error(`nothing was printed: ${written.err}`);
  return written.out;
}

const snippets = new Snippets();
afterAll(() => snippets.remove());
const written = blocks
  .filter(({ language }) => language === 'ts')
  .map((block) => ({ block, path: snippets.write(block) }));
const mistyped = snippets.write({
  file: 'mistyped.md',
  line: 1,
  language: 'ts',
  code: "import { lorcana } from '@cardwright/lorcana';\nlorcana.nothing;",
});
/** The compiler reads all of them at once: most of its time goes into the packages. */
let compiled: ReturnType<typeof typeErrors> | undefined;
const compile = () => {
  compiled ??= typeErrors([...written.map(({ path }) => path), mistyped]);
  return compiled;
};

describe('snippets', () => {
  test('are of a language that is checked here', () => {
    const checked = ['ts', 'text', 'sh', 'yaml', 'json'];
    expect(blocks.filter(({ language }) => !checked.includes(language)).map(where)).toEqual([]);
  });

  test('compile', () => {
    const told = compile().flatMap(({ path, message }) => {
      const snippet = written.find((one) => one.path === path);
      return snippet === undefined ? [] : [`${where(snippet.block)}: ${message}`];
    });
    expect(told).toEqual([]);
  }, 60_000);

  for (const { block, path } of written) {
    if (/from '(vitest|@cardwright\/testkit\/suites)'/.test(block.code)) {
      // Importing it declares its tests here.
      describe(where(block), async () => {
        await import(/* @vite-ignore */ path);
      });
      continue;
    }
    test(`${where(block)} runs and prints what the page says`, async () => {
      const output = await runModule(path);
      const shown = shownFor(block);
      if (shown !== undefined && !matchesShown(shown, output)) expect(output).toBe(shown);
    });
  }
});

test.each(blocks.filter(({ language }) => language === 'json'))('$file:$line is JSON', ({ code }) => {
  expect(() => JSON.parse(code)).not.toThrow();
});

describe('command lines', () => {
  const lines = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap((block) => commandLines(block.code).map((line) => ({ block, line })));

  test('can be used as they stand', () => {
    const faults = lines.flatMap(({ block, line }) => {
      const fault = faultOf(line, known);
      return fault === undefined ? [] : [`${where(block)}: ${line}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  test('in sentences and tables can be used too', () => {
    const named = guides
      .flatMap((file) => inlineCodeOf(file, read(file)))
      // `npx cardwright <command>` says how, not what.
      .filter(({ code }) => /^(npx cardwright|npm)\b/.test(code) && !code.includes('<'));
    expect(named.length).toBeGreaterThan(10);
    const faults = named.flatMap(({ file, line, code }) => {
      const fault = faultOf(code, known);
      return fault === undefined ? [] : [`${file}:${line}: ${code}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  // The output that a page shows is that of a block's last line.
  const shown = lines.filter(
    ({ block, line }, index) =>
      shownFor(block) !== undefined &&
      lines[index + 1]?.block !== block &&
      /^(npm start|npx cardwright)\b/.test(line),
  );
  for (const { block, line } of shown) {
    test(`${where(block)}: ${line} prints what the page says`, async () => {
      const output = await outputOf(wordsOf(line).slice(2));
      const text = shownFor(block)!;
      if (!matchesShown(text, output)) expect(output).toBe(text);
    });
  }
});

describe('examples of --help', () => {
  const helps = async () => {
    const names = known.program().commands.map((command) => command.name());
    const texts = await Promise.all(
      [[], ...names.map((name) => [name])].map((argv) => outputOf([...argv, '--help'])),
    );
    // Behind the command line stands, further right, what it does.
    return texts.flatMap((text) =>
      [...text.matchAll(/^ {2}\$ (cardwright.*?)(?: {3,}.*)?$/gm)].map(([, line]) => line!),
    );
  };

  test('can be used as they stand', async () => {
    const lines = await helps();
    expect(lines.length).toBeGreaterThan(10);
    const faults = lines.flatMap((line) => faultOf(`npx ${line}`, known) ?? []);
    expect(faults).toEqual([]);
  });

  test('explain texts that are supported', async () => {
    const lines = (await helps()).filter((line) => line.includes(' explain '));
    for (const line of lines) expect(await outputOf(wordsOf(line).slice(1)), line).toContain('✓ supported');
  });
});

test.each(blocks.filter(({ language, code }) => language === 'yaml' && code.includes('cards:')))(
  '$file:$line is a set without a fault',
  async (block) => {
    const { parse } = await import('yaml');
    const { precompileSet } = await import('@cardwright/lorcana/language');
    const { cards } = precompileSet(parse(block.code));
    expect(cards.filter(({ unsupported }) => unsupported)).toEqual([]);
    // A line that was taken for a part of the one before it would be missing.
    for (const card of cards) expect(card.abilities).toHaveLength(card.text.split('\n').length);
  },
);

const anchors = new Map<string, ReadonlySet<string>>();
function anchorsIn(file: string): ReadonlySet<string> {
  const found = anchors.get(file) ?? anchorsOf(file, read(file));
  anchors.set(file, found);
  return found;
}

/** The links of a page that lead nowhere. */
function deadLinks(file: string, markdown: string): string[] {
  const own = anchorsOf(file, markdown);
  return linksOf(file, markdown).flatMap((link) => {
    if (/^[a-z]+:/.test(link.target)) return [];
    const [path, anchor] = link.target.split('#');
    const target = path === '' ? file : join(dirname(file), decodeURI(path!));
    if (target !== file && !existsSync(join(root, target))) return [`${where(link)}: ${link.target}`];
    if (anchor === undefined || !target.endsWith('.md')) return [];
    return (target === file ? own : anchorsIn(target)).has(anchor) ? [] : [`${where(link)}: ${link.target}`];
  });
}

test.each(pages)('links of %s lead somewhere', (file) => {
  expect(deadLinks(file, read(file))).toEqual([]);
});

/** What a file of `.changeset` says of which package, or why it says nothing. */
function faultOfChangeset(text: string): string | undefined {
  const [, front, summary] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (front === undefined) return 'it does not begin with the packages';
  if (summary?.trim() === '') return 'it says nothing';
  const names = new Set([...workspaces.map(({ manifest }) => manifest.name), 'create-cardwright']);
  const wrong = front.split('\n').find((line) => {
    const [, name] = /^["']([^"']+)["']: (?:patch|minor|major)$/.exec(line) ?? [];
    return name === undefined || !names.has(name);
  });
  return wrong === undefined ? undefined : `“${wrong}” is no package and level`;
}

test('changesets name packages and levels', () => {
  const files = filesIn('.changeset').filter((file) => file.endsWith('.md') && !file.endsWith('README.md'));
  const faults = files.map((file) => [file, faultOfChangeset(read(file))]).filter(([, fault]) => fault);
  expect(faults).toEqual([]);
});

describe('what is wrong is found', () => {
  const snippet = (code: string, line = 1): string =>
    snippets.write({ file: 'broken.md', language: 'ts', code, line });

  test('blocks, with their lines, and one that is never closed', () => {
    const page = 'Text\n\n```ts\nlet a = 1;\n```\n\n- item\n\n  ```text\n  1\n    2\n  ```\n';
    expect(blocksOf('page.md', page)).toEqual([
      { file: 'page.md', line: 4, language: 'ts', code: 'let a = 1;' },
      { file: 'page.md', line: 10, language: 'text', code: '1\n  2' },
    ]);
    expect(() => blocksOf('page.md', 'a\n```ts\nlet a = 1;\n')).toThrow(
      'page.md:2: this block is never closed',
    );
  });

  test('a snippet that throws', async () => {
    await expect(runModule(snippet('throw new Error("broken");'))).rejects.toThrow('broken');
  });

  test('a snippet that imports what is not there', async () => {
    const path = snippet("import { nothing } from '@cardwright/nowhere';\nconsole.log(nothing);", 2);
    await expect(runModule(path)).rejects.toThrow('@cardwright/nowhere');
  });

  test('a snippet that prints something else', async () => {
    const output = await runModule(snippet("console.log('two', { n: 2 });\nconsole.log('three');", 3));
    expect(output).toBe('two { n: 2 }\nthree');
    expect(matchesShown('two { n: 2 }\nthree', output)).toBe(true);
    expect(matchesShown('two …\nthree', output)).toBe(true);
    expect(matchesShown('…\nthree', output)).toBe(true);
    expect(matchesShown('two { n: 2 }', output)).toBe(false);
    expect(matchesShown('two { n: 3 }\nthree', output)).toBe(false);
    expect(matchesShown('…\ntwo', output)).toBe(false);
  });

  test('a snippet of the wrong types', () => {
    const errors = compile().filter(({ path }) => path === mistyped);
    expect(errors.map(({ message }) => message)).toEqual([
      "Property 'nothing' does not exist on type 'Plugin'.",
    ]);
  }, 60_000);

  test.each([
    ['npx cardwright explode "Draw a card."', 'there is no command “explode”'],
    ['npx cardwright explain --loud "Draw a card."', '“explain” has no option --loud'],
    ['npx cardwright check', '“check” does not take 0 arguments'],
    ['npx cardwright check packages/nothing/cards.yaml', 'there is no file packages/nothing/cards.yaml'],
    ['npx cardwright --sed 3', '“start” has no option --sed'],
    ['npm run nothing', 'package.json has no script “nothing”'],
    ['npm publish', 'npm has no use “publish” here'],
    ['make', '“make” is not checked'],
  ])('%s', (line, fault) => {
    expect(faultOf(line, known)).toBe(fault);
  });

  test('a value that an option does not take', () => {
    expect(faultOf('npx cardwright simulate --games none', known)).toContain('whole number');
    expect(faultOf('npx cardwright simulate --games 10 --seed 1', known)).toBeUndefined();
  });

  test('command lines among comments, prompts and joined lines', () => {
    const code = '# first\n$ npm ci && npm start  # a game\n\nnpx cardwright explain \\\n  "Draw # cards."\n';
    expect(commandLines(code)).toEqual(['npm ci', 'npm start', 'npx cardwright explain "Draw # cards."']);
  });

  test('changesets of no package, no level or no words', () => {
    expect(faultOfChangeset('---\n"cardwright": minor\n---\n\nNew.\n')).toBeUndefined();
    expect(faultOfChangeset('---\n"cardwrite": minor\n---\n\nNew.\n')).toContain('no package');
    expect(faultOfChangeset('---\n"cardwright": large\n---\n\nNew.\n')).toContain('no package');
    expect(faultOfChangeset('---\n"cardwright": minor\n---\n\n')).toBe('it says nothing');
    expect(faultOfChangeset('## cardwright\n')).toBe('it does not begin with the packages');
  });

  test('links to files and headings that are not there', () => {
    const page = '# One two\n[a](README.md) [b](nothing.md) [c](#one-two) [d](#three) `[e](no.md)`\n';
    expect(deadLinks('page.md', page)).toEqual(['page.md:2: nothing.md', 'page.md:2: #three']);
  });
});
