import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(src, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(src + file, 'utf8') }));

describe('the sources', () => {
  it('speak of no real game', () => {
    const words =
      /\b(ink|inks|inked|inkwell|lore|quest|quests|exert|exerts|exerted|banish|banished|challenge[rsd]?|willpower|evasive|ward|bodyguard|reckless|lorcana|kingdom hearts|heart points?)\b/i;
    expect(
      files.flatMap(({ file, text }) =>
        text.split('\n').flatMap((line, i) => (words.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
      ),
    ).toEqual([]);
  });
  it('import Chevrotain in one place', () => {
    expect(files.filter(({ text }) => /from 'chevrotain'/.test(text)).map(({ file }) => file)).toEqual([
      'grammar/chevrotain.ts',
    ]);
  });
  it('use of Chevrotain what its types tell: nothing private is read or written', () => {
    const inside = files.filter(({ file }) => file.startsWith('grammar/'));
    expect(
      inside.filter(({ text }) => /as unknown as|as any|@ts-/.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });
  it('load no grammar for those who read no text', () => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const { text } = files.find((one) => one.file === file)!;
      for (const [, path] of text.matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.[^']+)'/gm)) {
        if (path) visit(new URL(path, `file:///${file}`).pathname.slice(1));
      }
    };
    visit('kit/index.ts');
    visit('decks/index.ts');
    expect([...seen].filter((file) => /^(grammar|phrases|lexer|print)\//.test(file))).toEqual([]);
  });
  it('are short', () => {
    expect(
      files
        .filter(({ file, text }) => !file.endsWith('.generated.ts') && text.split('\n').length > 400)
        .map(({ file }) => file),
    ).toEqual([]);
  });
});
