import { describe, expect, test } from 'vitest';
import { isScalar, parseDocument } from 'yaml';
import { scalarOffsets } from '../src/set-file/yaml-offsets.ts';

/** For each way of writing a text in YAML: what each of its characters stands at in the file. */
const sources: Readonly<Record<string, string>> = {
  plain: 'text: Draw a card.\n',
  'plain over lines': 'text: Draw\n  a card.\n',
  single: "text: 'You can''t draw: a card.'\n",
  double: 'text: "Say \\"card\\", then\\nsing \\u2014 now."\n',
  literal: 'text: |-\n  Draw a card.\n  Then sing.\nafter: 1\n',
  'literal with a blank line': 'text: |\n    Draw.\n\n    Sing.\n',
  folded: 'text: >-\n  Draw a\n  card now.\n',
};

describe('scalarOffsets', () => {
  test.each(Object.entries(sources))('finds every word of a %s scalar', (_, source) => {
    const node = parseDocument(source).get('text', true);
    if (!isScalar(node) || !node.range) throw new Error('no scalar');
    const value = String(node.value);
    const offsets = scalarOffsets(source, node.range[0], node.range[1], value);
    expect(offsets).toHaveLength(value.length + 1);
    for (const { 0: word, index } of value.matchAll(/[A-Za-z]+/g)) {
      const at = offsets[index]!;
      expect(source.slice(at, at + word.length)).toBe(word);
    }
    expect([...offsets].sort((a, b) => a - b)).toEqual(offsets);
  });
});
