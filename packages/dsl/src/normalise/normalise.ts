/** Cleans card text to lines of one ability each, with a map back to the original. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Span } from '../syntax/syntax.ts';
import { normaliseCharacters, normaliseName, quoteRegExp } from './characters.ts';
import { keywordPattern, leadingKeywords, type Misformed, misformedKeyword } from './keyword-line.ts';
import { MappedText } from './mapped-text.ts';
import { isStoryName, storyNameLength } from './story-name.ts';
import { isTooLong } from './text-limit.ts';

/** A reminder text that was removed. */
export interface Reminder {
  readonly text: string;
  readonly span: Span;
  /** True if its line continues after it, other than with a new text. */
  readonly within: boolean;
}

/** The text of one ability; empty if a card's text is nothing but reminders. */
export interface CleanLine {
  readonly text: MappedText;
  readonly name?: string;
  /** Span of the name. */
  readonly nameSpan?: Span;
  readonly keyword: boolean;
  /** The keyword that it is, in a form that it does not have. */
  readonly misformed?: Misformed;
  readonly reminders: readonly Reminder[];
  /** True if the final full stop was added. */
  readonly stopped: boolean;
  /** Offsets of whole sentences that stood on lines of their own, without names: they may be abilities of their own. */
  readonly breaks?: readonly number[];
}

/** A line that may continue the previous one. */
interface Draft {
  text: MappedText;
  name?: MappedText;
  keyword: boolean;
  misformed?: Misformed;
  reminders: Reminder[];
  breaks?: number[];
}

/** What may follow a reminder: the end of its sentence, the end of the line, another reminder, or a capital. */
const NEW_TEXT = /^\.? *(?:\n|$|[(<\p{Lu}])/u;

/** Words that begin a sentence which continues the previous one, even on a new line. */
const CONTINUES = /^(They|It|Then|Otherwise|If you do|That|Those|The rest)\b/;

/**
 * Splits and cleans a text. The lexicon supplies glyphs and keywords. A text that is too long is returned unchanged, as
 * one line.
 *
 * @param storyNames the ability names given by the card's file; then no other capitals are names
 */
export function normalise(
  text: string,
  lexicon: Lexicon,
  storyNames?: readonly string[],
): readonly CleanLine[] {
  if (isTooLong(text)) return [{ text: MappedText.of(text), keyword: false, reminders: [], stopped: false }];
  const keyword = keywordPattern(lexicon);
  const clean = normaliseCharacters(MappedText.of(text), lexicon);
  const { body, reminders } = takeReminders(atEnds(clean, lexicon), lexicon.quotesNames === true);
  const drafts: Draft[] = [];
  const stated = storyNames?.map(normaliseName);
  for (const line of splitLines(body)) addLine(line, drafts, keyword, stated, lexicon);
  if (drafts.length === 0 && reminders.length > 0)
    drafts.push({ text: MappedText.of('', reminders[0]!.span.start), keyword: true, reminders: [] });
  for (const reminder of reminders) {
    const owner = drafts.findLast((draft) => draft.text.at(0) <= reminder.span.start) ?? drafts[0];
    owner?.reminders.push(reminder);
  }
  return drafts.map(finish);
}

/** A text with a new line behind each mark that ends an ability. */
function atEnds(text: MappedText, { abilitiesEnd = [] }: Lexicon): MappedText {
  return abilitiesEnd.reduce(
    (whole, mark) =>
      whole.text.includes(`${mark} `)
        ? whole.replace(
            new RegExp(`(?<=${quoteRegExp(mark.slice(0, -1))})${quoteRegExp(mark.at(-1)!)} `, 'g'),
            '\n',
          )
        : whole,
    text,
  );
}

/** Names in quotation marks: what such parentheses hold is no reminder. */
const NAMES = /^“[^“”]+”(?:(?:,| and|, and)? “[^“”]+”)*$/;

function takeReminders(text: MappedText, quotesNames: boolean): { body: MappedText; reminders: Reminder[] } {
  const reminders: Reminder[] = [];
  if (!text.text.includes('(')) return { body: text, reminders };
  const body = text.replace(/ ?\(([^()]*)\)(?=(\s|$)?)/g, (match) => {
    if (quotesNames && NAMES.test(match[1]!)) return match[0];
    const start = match.index + match[0].indexOf('(');
    reminders.push({
      text: match[1]!.replace(/\s+/g, ' ').replace(/[<>]/g, '').trim(),
      span: { start: text.at(start), end: text.at(match.index + match[0].length) },
      within: !NEW_TEXT.test(text.text.slice(match.index + match[0].length)),
    });
    // Text right after a reminder begins a new line.
    return match[2] === undefined && text.text[match.index + match[0].length] !== '.' ? '\n' : '';
  });
  return { body, reminders };
}

function splitLines(text: MappedText): MappedText[] {
  const lines: MappedText[] = [];
  let start = 0;
  for (const { length } of text.text.split('\n')) {
    const line = text.slice(start, start + length).trim();
    if (line.text) lines.push(line);
    start += length + 1;
  }
  return lines;
}

function addLine(
  line: MappedText,
  drafts: Draft[],
  keyword: RegExp | undefined,
  stated: readonly string[] | undefined,
  lexicon: Lexicon,
): undefined {
  const { namesEnd } = lexicon;
  const previous = drafts.at(-1);
  if (line.text.startsWith('•') && previous) return join(previous, line);
  const { ends, rest } = leadingKeywords(line.text, keyword);
  const misformed = ends.length === 0 && isEnded(previous) ? misformedKeyword(line.text, lexicon) : undefined;
  if (misformed) return void drafts.push({ text: line, keyword: true, misformed, reminders: [] });
  if (previous && ends.length === 0 && isNameAlone(previous, stated)) return giveText(previous, line, stated);
  if (
    previous &&
    !previous.keyword &&
    ends.length === 0 &&
    continues(previous, line.text, stated, namesEnd)
  ) {
    if (startsAnew(previous, line.text))
      previous.breaks = [...(previous.breaks ?? []), previous.text.text.length + 1];
    return join(previous, line);
  }
  // "… gains / Swift.": the keyword ends the sentence of the previous line.
  const ends0 = ends[0] ?? 0;
  if (
    previous &&
    !previous.keyword &&
    line.text[ends0] === '.' &&
    ends0 > 0 &&
    !/[.!?”]$/.test(previous.text.text)
  )
    return join(previous, line);
  let from = 0;
  for (const end of ends) {
    const piece = line
      .slice(from, end)
      .replace(/[<>]/g, '')
      .replace(/^[,.\s]+/g, '')
      .trim();
    drafts.push({ text: piece, keyword: true, reminders: [] });
    from = end;
  }
  const remainder = ends.length > 0 ? line.slice(rest, line.text.length).trim() : line;
  if (!remainder.text) return;
  const length = storyNameLength(remainder.text, stated, namesEnd);
  const body = remainder.slice(length, remainder.text.length).replace(/[<>]/g, '');
  const said = remainder.slice(0, length).trim();
  const name = namesEnd?.includes(said.text.at(-1)!) ? said.slice(0, said.text.length - 1).trim() : said;
  drafts.push({ text: body, keyword: false, reminders: [], ...(length > 0 && { name }) });
}

/** Whether nothing of a line can go on in the next. */
const isEnded = (previous: Draft | undefined): boolean =>
  previous === undefined || previous.keyword || /[.!?”)]$/.test(previous.text.text);

/** Whether a line is only an ability name: the next line is its text. */
function isNameAlone({ text, name, keyword }: Draft, stated: readonly string[] | undefined): boolean {
  return name === undefined && !keyword && isStoryName(text.text, stated);
}

/** Attaches an ability name on a line of its own to the text below it; a long name may span lines. */
function giveText(previous: Draft, line: MappedText, stated: readonly string[] | undefined): undefined {
  const more = storyNameLength(line.text, stated);
  if (more === 0 && isStoryName(line.text, stated)) return join(previous, line);
  const name = line.slice(0, more).trim();
  previous.name = more === 0 ? previous.text : previous.text.concat(name, ' ');
  previous.text = line.slice(more, line.text.length).replace(/[<>]/g, '');
}

function continues(
  previous: Draft,
  line: string,
  stated: readonly string[] | undefined,
  namesEnd: readonly string[] | undefined,
): boolean {
  if (storyNameLength(line, stated, namesEnd) > 0) return false;
  if (!/[.!?”)]$/.test(previous.text.text) || /^\p{Ll}/u.test(line)) return true;
  if (isStoryName(line, stated)) return false;
  return previous.name !== undefined || CONTINUES.test(line);
}

/** Whether a line that continues another is a whole sentence behind whole ones: it may be an ability of its own. */
const startsAnew = ({ text }: Draft, line: string): boolean =>
  /[.!?”)]$/.test(text.text) && !/^\p{Ll}/u.test(line) && !CONTINUES.test(line);

function join(previous: Draft, line: MappedText): undefined {
  previous.text = previous.text.concat(line.replace(/[<>]/g, ''), ' ');
}

function finish(draft: Draft): CleanLine {
  const before = draft.text.text.length - draft.text.text.trimStart().length;
  const breaks = draft.breaks?.map((at) => at - before);
  let text = draft.text.trim();
  const stopped = !draft.keyword && !/[.!?”:]$/.test(text.text);
  if (stopped) text = text.concat(MappedText.of('.', text.at(text.text.length)));
  if (draft.keyword) text = text.replace(/\.$/g, '');
  const { name, keyword, misformed, reminders } = draft;
  if (name === undefined) return { text, keyword, reminders, stopped, ...(misformed && { misformed }) };
  const nameSpan = { start: name.at(0), end: name.at(name.text.length - 1) + 1 };
  return { text, name: name.text, nameSpan, keyword, reminders, stopped, ...(breaks && { breaks }) };
}
