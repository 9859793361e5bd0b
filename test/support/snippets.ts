import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import ts from 'typescript';
import { vi } from 'vitest';
import type { Block } from './markdown.ts';
import { root } from './sources.ts';

/** Files made of blocks, in the workspace, so that they find its packages. */
export class Snippets {
  private readonly folder: string;

  constructor() {
    const parent = join(root, '.cache');
    mkdirSync(parent, { recursive: true });
    this.folder = mkdtempSync(join(parent, 'docs-'));
  }

  /** Writes a block as a module. */
  write({ file, line, code }: Block): string {
    const path = join(this.folder, `${file.replace(/\W+/g, '-')}-${line}.ts`);
    writeFileSync(path, `${code}\nexport {};\n`);
    return path;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Runs a module. @returns what it printed */
export async function runModule(path: string): Promise<string> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...args) => {
    lines.push(format(...args));
  });
  try {
    await import(/* @vite-ignore */ path);
  } finally {
    log.mockRestore();
  }
  return lines.join('\n');
}

/** What the compiler has to say of a module, and where: its lines count from 1. */
export interface TypeError {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** What the compiler has to say of modules, each with the file it stands in. */
export function typeErrors(paths: readonly string[]): TypeError[] {
  const config = join(root, 'tsconfig.base.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram([...paths], {
    ...options,
    composite: false,
    incremental: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    types: ['node'],
  });
  return paths.flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText, file, start }) => ({
        path,
        line: file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }),
    );
  });
}
