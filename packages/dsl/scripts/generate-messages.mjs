// Makes of messages/*.md the catalogue of codes and one typed function for each: src/diagnostics/*.generated.ts.
// `--check` only compares. Run: node packages/dsl/scripts/generate-messages.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../messages/', import.meta.url);
const target = (name) => new URL(`../src/diagnostics/${name}.generated.ts`, import.meta.url);

const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const quote = (text) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

function field(page, name, file) {
  const found = new RegExp(`^- ${name}: (.+)$`, 'm').exec(page);
  if (!found) throw new Error(`${file} lacks "- ${name}: …"`);
  return found[1];
}

const entries = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => {
    const page = readFileSync(new URL(file, folder), 'utf8');
    const cause = page
      .split(/^- .+$/m)
      .at(-1)
      .trim()
      .replace(/\s+/g, ' ');
    if (!cause) throw new Error(`${file} does not explain itself`);
    const name = /^# ([a-z-]+)$/m.exec(page)?.[1];
    if (!name) throw new Error(`${file} lacks its title`);
    const message = field(page, 'message', file);
    const parts = [...new Set([...message.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))];
    return {
      code: file.replace('.md', ''),
      name,
      message,
      cause,
      parts,
      severity: field(page, 'severity', file),
      fix: field(page, 'fix', file),
    };
  });

const functions = entries.map(({ code, name, message, parts, severity, fix }) => {
  const type =
    parts.length > 0
      ? `parts: { ${parts.map((part) => `readonly ${part}: string | number`).join('; ')} } & Extra`
      : 'parts: Extra';
  const text =
    parts.length > 0
      ? `\`${message.replace(/[`\\]/g, '\\$&').replace(/\{(\w+)\}/g, '$' + '{parts.$1}')}\``
      : quote(message);
  return `/** ${code}: ${message} */
export function ${camel(name)}(span: Span, ${type} = {} as never): Diagnostic {
  return make('${code}', '${severity}', ${text}, ${quote(fix)}, span, parts);
}`;
});

const text = `// Generated from messages/*.md by scripts/generate-messages.mjs. Do not edit.
import type { Span } from '../syntax/syntax.ts';
import type { DiagnosticCode } from './codes.generated.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';

interface Extra {
  readonly expected?: readonly string[];
  readonly suggestion?: string;
}

function make(code: DiagnosticCode, severity: Severity, message: string, fix: string, span: Span, extra: Extra): Diagnostic {
  const { expected, suggestion } = extra;
  return { code, severity, message, span, fix, ...(expected && { expected }), ...(suggestion !== undefined && { suggestion }) };
}

${functions.join('\n\n')}
`;

const codes = `// Generated from messages/*.md by scripts/generate-messages.mjs. Do not edit.
/** Every code of a diagnostic, with its message, what it is about and the usual fix. */
export const DIAGNOSTICS = {
${entries
  .map(
    ({ code, message, cause, fix }) =>
      `  ${code}: {\n    means: ${quote(message)},\n    cause: ${quote(cause)},\n    fix: ${quote(fix)},\n  },`,
  )
  .join('\n')}
} as const;

/** A code of a diagnostic. */
export type DiagnosticCode = keyof typeof DIAGNOSTICS;
`;

for (const [name, made] of [
  ['messages', text],
  ['codes', codes],
]) {
  if (!process.argv.includes('--check')) writeFileSync(target(name), made);
  else if (readFileSync(target(name), 'utf8') !== made) {
    console.error(
      `${name}.generated.ts is not up to date: run node packages/dsl/scripts/generate-messages.mjs`,
    );
    process.exit(1);
  }
}
