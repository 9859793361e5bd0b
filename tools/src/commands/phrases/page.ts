import type { IndexedPhrase } from '../../phrases/phrase-index.ts';

const introduction = `# Phrases

Every row of the grammar, by the slot that it fills. Written by \`npm run generate\`; do not edit. Search it for a word, or
ask \`npx cardwright phrases <word>\`. How a template is read and how to add one is told in
[generating cards from text](generating-cards-from-text.md); what each slot means in
[\`slots.ts\`](../packages/dsl/src/phrase/slots.ts). The rows of any game have examples of Lorcana here.
`;

/** Text that means itself in Markdown. */
const literal = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|~]/g, '\\$&');

/** An item of a list; each further line of it stays in the item. */
const item = (text: string): string => `  - ${literal(text).replaceAll('\n', '\\\n    ')}`;

function section(title: string, phrases: readonly IndexedPhrase[]): string {
  const slots = new Map<string, IndexedPhrase[]>();
  for (const phrase of phrases) slots.set(phrase.slot, [...(slots.get(phrase.slot) ?? []), phrase]);
  const parts = [...slots].map(([slot, rows]) => {
    const lines = rows.flatMap(({ name, template, examples }) => [
      `- **${literal(name)}**: \`${template}\``,
      ...examples.map(item),
    ]);
    return `### ${slot}\n\n${lines.join('\n')}\n`;
  });
  return `## ${title}\n\n${phrases.length} phrases.\n\n${parts.join('\n')}`;
}

/** The index of both games as a page of Markdown. */
export function phrasesPage(
  lorcana: readonly IndexedPhrase[],
  kingdomHearts: readonly IndexedPhrase[],
): string {
  const of = (phrases: readonly IndexedPhrase[], whose: IndexedPhrase['of']) =>
    phrases.filter((phrase) => phrase.of === whose);
  return [
    introduction,
    section('Any card game', of(lorcana, 'any')),
    section('Lorcana', of(lorcana, 'lorcana')),
    section('Kingdom Hearts', of(kingdomHearts, 'kingdom-hearts')),
  ].join('\n');
}
