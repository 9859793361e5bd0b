import { isScalar } from 'yaml';
import type { Edit } from '../problems/edit.ts';
import type { SetCard } from './read-set.ts';
import { nodeAt } from './read-yaml.ts';

/** A text as a YAML literal block, which needs no quoting. */
function block(text: string, indent: number, newline: string): string {
  const pad = ' '.repeat(indent);
  return ['|-', ...text.split('\n').map((line) => `${pad}${line}`)].join(newline);
}

/** The change of the file by which a card has another text; undefined where its text has no place of its own. */
export function textChange({ yaml, index }: SetCard, text: string): Edit | undefined {
  const { file } = yaml;
  const node = nodeAt(yaml, ['cards', index, 'text']);
  if (!isScalar(node) || !node.range) return undefined;
  const newline = file.text.includes('\r\n') ? '\r\n' : '\n';
  const [start, end] = node.range;
  const { source = '' } = file.place(start);
  // A flow mapping on one line cannot contain a block.
  const flow = /^\s*-?\s*\{/.test(source);
  const tail = file.text[end - 1] === '\n' ? newline : '';
  const written = flow ? JSON.stringify(text) : block(text, source.indexOf('text') + 2, newline) + tail;
  return { span: { start, end }, text: written };
}
