import type { TextSpan } from '../model/card-definition.ts';
import type { Frame } from '../model/frame.ts';
import type { Kernel } from '../model/kernel.ts';

/** The part of a card's text that a step comes from. */
export interface TextOrigin {
  /** Id of the card, or the keyword's name. */
  readonly of: string;
  readonly kind: 'card' | 'keyword';
  /** Index of the ability. */
  readonly ability: number;
  /** Path in the ability's data; empty for the whole ability. */
  readonly path: string;
  /** The sentence, or the whole ability; empty if the set ships no text. */
  readonly words: string;
}

/** Programs of card text are named after their ability: `card id#index/…`, `keyword:name#index/…`. */
const ABILITY = /^(keyword:)?([^#]+)#(\d+)/;
/** The subject may stand elsewhere in the sentence; it does not locate the effect. */
const SUBJECT = /(^|\.)player(\.|$)/;

/** The span of the data at a path: its own, or the union of the spans of its parts. */
function spanOf(spans: Readonly<Record<string, TextSpan>>, path: string): TextSpan | null {
  if (spans[path] !== undefined) return spans[path];
  let start = Number.POSITIVE_INFINITY;
  let end = -1;
  for (const [at, span] of Object.entries(spans)) {
    if (!at.startsWith(`${path}.`) || SUBJECT.test(at.slice(path.length + 1))) continue;
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
  }
  return end < 0 ? null : { start, end };
}

/** The sentences that a span touches. */
function sentencesAt(text: string, span: TextSpan): string {
  const before = Math.max(
    text.lastIndexOf('. ', span.start - 1) + 1,
    text.lastIndexOf('\n', span.start - 1) + 1,
    0,
  );
  const stop = text.slice(span.end).search(/[.\n](?:\s|$)|[.]$/);
  const end = stop < 0 ? text.length : span.end + stop + 1;
  return text.slice(before, end).trim();
}

function wordsOf(kernel: Kernel, id: string, ability: number, path: string): string {
  const definition = kernel.cardsById.get(id)?.definition;
  const text = definition?.texts?.[ability];
  if (text === undefined) return '';
  const spans = definition?.spans?.[ability];
  const span = spans === undefined || path === '' ? null : spanOf(spans, path);
  return span === null ? text : sentencesAt(text, span);
}

/**
 * The text that a frame executes, or null for a rule of the game. Events suspended in a kernel frame belong to the
 * frame below.
 * @param done whether the frame's step has already been taken, as while an event is reported
 */
export function originOf(kernel: Kernel, frame: Frame | null, done = false): TextOrigin | null {
  for (let at = frame; at !== null; at = at.next) {
    const match = ABILITY.exec(at.program.id);
    if (match === null) {
      if (at.program.id !== 'core/event') return null;
      continue;
    }
    const [, keyword, of = '', index = '0'] = match;
    const ability = Number(index);
    const path = at.program.paths[done ? at.step - 1 : at.step] ?? '';
    const kind = keyword === undefined ? 'card' : 'keyword';
    return { of, kind, ability, path, words: kind === 'card' ? wordsOf(kernel, of, ability, path) : '' };
  }
  return null;
}
