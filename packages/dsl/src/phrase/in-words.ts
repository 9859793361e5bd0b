/** Example texts of neutral rows in the words of a game. */
import { verbForms, withS } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { idiomOf } from './idiom.ts';

/** How words of a text become others: the forms of each, in the same order. */
interface Rule {
  readonly pattern: RegExp;
  /** What is written for the match, with the forms of verbs and nouns by the group that they were found in. */
  write(groups: readonly string[], gap: (text: string) => string): string;
}

/** "Discard" is a zone where somebody's or any is spoken of; else it is done. */
const OWNED = "(?<=\\b(?:your|their|any|that|hand or|each player's|owner's|'s)\\s)";

const before = (zone: string): string => (zone === 'discard' ? OWNED : '\\b');

/** Writes texts of the neutral rows in the words of a lexicon. */
export function inWordsOf(lexicon: Lexicon): (text: string) => string {
  const rules = [
    ...idiomOf(lexicon).map(({ neutral, words }) =>
      ruleOf(neutral.split(' '), words[0]!.split(' '), lexicon),
    ),
    ...(lexicon.zones ?? []).flatMap(({ id, one, many }) =>
      id === one
        ? []
        : [wordRule(`${before(id)}${id}\\b`, one), wordRule(`${before(id)}${withS(id)}\\b`, many)],
    ),
  ];
  const write = (text: string): string => {
    for (let at = 0; at < text.length; at++) {
      if (at > 0 && /[\p{L}']/u.test(text[at - 1]!)) continue;
      for (const { pattern, write: said } of rules) {
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        if (!match) continue;
        const written = said(match.slice(1), write);
        const capital = /^\p{Lu}/u.test(match[0]) ? written[0]!.toUpperCase() + written.slice(1) : written;
        return text.slice(0, at) + capital + write(text.slice(at + match[0].length));
      }
    }
    return text;
  };
  return rules.length === 0 ? (text) => text : write;
}

const wordRule = (source: string, word: string): Rule => ({
  pattern: new RegExp(source, 'iuy'),
  write: () => word,
});

function ruleOf(neutral: readonly string[], words: readonly string[], lexicon: Lexicon): Rule {
  const formsOf = (word: string): readonly string[] => {
    if (word.endsWith('~')) {
      const { plain, one, many } = verbForms(word.slice(0, -1), lexicon.verbs);
      return [plain, one, many];
    }
    const noun = word.endsWith('#') ? word.slice(0, -1) : undefined;
    return noun === undefined ? [word] : [noun, withS(noun)];
  };
  // Each word is a group, so that its form is known; gaps take as little as they can, within their sentence.
  const source = neutral
    .map((word) => (word === '{}' ? '([^.:\\s][^.:]*?)' : `(${formsOf(word).map(quoted).join('|')})`))
    .join(' ?');
  const inflected = neutral.findIndex((word) => /[~#]$/.test(word));
  const gaps = neutral.flatMap((word, i) => (word === '{}' ? [i] : []));
  return {
    pattern: new RegExp(`${source}(?![\\p{L}'])`, 'iuy'),
    write(groups, inside) {
      const form = inflected < 0 ? 0 : formsOf(neutral[inflected]!).indexOf(groups[inflected]!.toLowerCase());
      let gap = 0;
      const said = words.map((word) => {
        const forms = formsOf(word);
        return word === '{}'
          ? inside(groups[gaps[gap++]!]!)
          : forms[Math.min(Math.max(form, 0), forms.length - 1)]!;
      });
      return said.join(' ').replaceAll(/ (?=[.,:;!?/]|'s)/g, '');
    },
  };
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
