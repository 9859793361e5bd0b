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

/** The phrases of a game's language. */
export interface GamePhrases {
  readonly name: string;
  readonly title: string;
  readonly phrases: readonly IndexedPhrase[];
}

/** The index of all games as a page of Markdown; the neutral rows have the examples of the first. */
export function phrasesPage(games: readonly GamePhrases[]): string {
  const of = (phrases: readonly IndexedPhrase[], whose: string) =>
    phrases.filter((phrase) => phrase.of === whose);
  return [
    introduction,
    section('Any card game', of(games[0]?.phrases ?? [], 'any')),
    ...games.map(({ name, title, phrases }) => section(title, of(phrases, name))),
  ].join('\n');
}
