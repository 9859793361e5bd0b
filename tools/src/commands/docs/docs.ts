import { findGuide } from '../../guides/find-guide.ts';
import { type Guide, readGuides, type Section } from '../../guides/guide.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { fail } from '../../problems/problem.ts';
import type { Terminal } from '../../terminal/terminal.ts';

interface DocsOptions {
  readonly json?: boolean;
}

/** Pages that say why something is as it is; they are listed in one line. */
const isDecision = ({ topic }: Guide): boolean => topic.startsWith('decisions/');

function list(terminal: Terminal, guides: readonly Guide[], { json }: DocsOptions): void {
  if (json) {
    const topics = guides.map(({ topic, title, file }) => ({ topic, title, file }));
    writeAnswer(terminal, { topics });
    return;
  }
  const { colors } = terminal;
  const shown = guides.filter((guide) => !isDecision(guide));
  const width = Math.max(...shown.map(({ topic }) => topic.length));
  for (const { topic, title } of shown) terminal.print(`${colors.bold(topic.padEnd(width))}  ${title}`);
  terminal.print(
    `\nEach by \`cardwright docs <topic>\`; they lie in ${guides[0]!.file.replace(/README\.md$/, '')}`,
  );
}

function listSections(terminal: Terminal, sections: readonly Section[], { json }: DocsOptions): void {
  if (json) writeAnswer(terminal, { sections });
  else if (sections.length === 1) terminal.print(sections[0]!.text);
  else
    for (const { topic, heading } of sections)
      terminal.print(`${heading}  ${terminal.colors.dim(`in ${topic}`)}`);
}

/** `docs` */
export async function docs(
  terminal: Terminal,
  words: readonly string[],
  options: DocsOptions,
): Promise<void> {
  const guides = readGuides();
  if (words.length === 0) return list(terminal, guides, options);
  const found = findGuide(guides, words);
  if ('sections' in found) return listSections(terminal, found.sections, options);
  if ('near' in found)
    return fail('docs/unknown', `there is no guide “${words.join(' ')}”`, {
      ...(found.near.length > 0 && { suggestion: found.near.join(', ') }),
      help: '`cardwright docs` lists them',
    });
  const { topic, file, text } = found.guide;
  if (options.json) writeAnswer(terminal, { topic, file, text });
  else terminal.print(text.trimEnd());
}
