/** A time that is said within or behind a clause, instead of before it. */
import { isNode, type Node, type Token } from '../grammar/node.ts';
import type { MappedText } from '../normalise/mapped-text.ts';
import type { Lead } from '../syntax/syntax.ts';

/** What a line is tried with. */
export interface TimeReader {
  /** Words that a time ends with in this game, besides "turn". */
  readonly ends: readonly string[];
  /** The tree of a text, if it can be parsed. */
  parse(text: string): Node | undefined;
  /** What tokens mean as something before a clause. */
  lead(tokens: readonly Token[]): Lead | undefined;
}

/** Tokens between which a time belongs to one clause. */
const BOUNDS: ReadonlySet<string> = new Set(['.', '—', ':', '•', '“', '”', ',']);

/** The word that a time ends with in any game. */
const TURN = /^turns?$/i;

/** Words that a time begins with. */
const BEGINS = /^(at|during|for|once|this|twice|until|up)$/i;

/** Joints of several clauses: which of them the time belongs to is open. */
const JOINED: ReadonlySet<string> = new Set(['joined']);

/**
 * The text with a time moved to the front of its clause, if it can be read so: "Return, at the end of the turn, chosen
 * relic …" says what "At the end of the turn, return chosen relic …" says. Only for texts that cannot be read as they
 * are; undefined if it does not help, or if the time could belong to several clauses.
 */
export function timeFirst(
  text: MappedText,
  tokens: readonly Token[],
  reader: TimeReader,
): MappedText | undefined {
  for (let first = 1; first < tokens.length; first++) {
    if (!BEGINS.test(tokens[first]!.image)) continue;
    for (let end = tokens.length - 1; end > first + 1; end--) {
      const last = tokens[end - 1]!.image;
      if (!(TURN.test(last) || reader.ends.includes(last)) || !isTime(reader.lead(tokens.slice(first, end))))
        continue;
      const moved = inFront(text, tokens, first, end, reader);
      if (moved) return moved;
    }
  }
  return undefined;
}

/** How long, when, or how often: no condition, which could be about something else if it stood elsewhere. */
function isTime(lead: Lead | undefined): boolean {
  if (lead === undefined) return false;
  if (lead.lead === 'trigger') return lead.on.every(({ on }) => on === 'turn-started' || on === 'turn-ended');
  return lead.lead === 'duration' || lead.lead === 'limit' || lead.lead === 'during';
}

function inFront(
  text: MappedText,
  tokens: readonly Token[],
  first: number,
  end: number,
  reader: TimeReader,
): MappedText | undefined {
  const commas = tokens[first - 1]!.image === ',' && tokens[end]?.image === ',';
  const [before, after] = commas ? [first - 1, end + 1] : [first, end];
  const next = tokens[after];
  if (before === 0 || next === undefined) return undefined;
  const start = tokens.slice(0, before).findLastIndex(({ image }) => BOUNDS.has(image)) + 1;
  if (start >= before) return undefined;
  const from = tokens[start]!.startOffset;
  const time = text.slice(tokens[first]!.startOffset, tokens[end - 1]!.end);
  const clause = text.slice(from, tokens[before - 1]!.end);
  const rest = text.slice(next.startOffset, text.text.length);
  const moved = text
    .slice(0, from)
    .concat(inCase(time, clause.text))
    .concat(inCase(clause, time.text), ', ')
    .concat(rest, next.image === '.' ? '' : ' ');
  const tree = reader.parse(moved.text);
  return tree && !isJoined(tree) ? moved : undefined;
}

/** The text with the first letter as large or small as that of another. */
function inCase(text: MappedText, as: string): MappedText {
  const isLarge = /^[A-Z]/.test(as);
  const first = text
    .slice(0, 1)
    .replace(/[A-Za-z]/g, ([letter]) => (isLarge ? letter!.toUpperCase() : letter!.toLowerCase()));
  return text.text.length === 1 ? first : first.concat(text.slice(1, text.text.length));
}

function isJoined({ row, parts }: Node): boolean {
  if (row.phrase.slot === 'chain' && JOINED.has(row.phrase.name)) return true;
  return parts.some((part) => isNode(part) && isJoined(part));
}
