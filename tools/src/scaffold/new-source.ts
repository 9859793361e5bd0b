import type { SourceFile } from 'ts-morph';

/** A TypeScript module as text, made by ts-morph, which takes most of a second to load and is loaded here only. */
export async function newSource(write: (file: SourceFile) => void): Promise<string> {
  const { IndentationText, Project, QuoteKind } = await import('ts-morph');
  const project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
  });
  const file = project.createSourceFile('new.ts');
  write(file);
  return `${file.getFullText().trim()}\n`;
}
