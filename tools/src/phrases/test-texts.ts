import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fail } from '../problems/problem.ts';

/** Words that could be a card's text: a sentence, or a cost and what it pays for. */
const TEXT = /^[A-Z{•].* .*[.”]$/s;

/** The card texts that stand in the TypeScript files of folders: string literals that look like sentences. */
export async function testTexts(folders: readonly string[], cwd: string): Promise<readonly string[]> {
  if (folders.length === 0) return [];
  const { Project, SyntaxKind } = await import('ts-morph');
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true });
  for (const folder of folders) {
    const path = resolve(cwd, folder);
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true)
      fail('file/unreadable', `${folder} cannot be read: there is no such folder`);
    for (const file of readdirSync(path, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.ts')) project.addSourceFileAtPath(join(path, file));
  }
  return project
    .getSourceFiles()
    .flatMap((file) =>
      [
        ...file.getDescendantsOfKind(SyntaxKind.StringLiteral),
        ...file.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
      ]
        .map((literal) => literal.getLiteralText())
        .filter((text) => TEXT.test(text)),
    );
}
