import { nearNames } from '@cardwright/core';
import { type Guide, type Section, sectionsOf } from './guide.ts';

/** What somebody asked for: a page, parts of pages, or near names. */
export type Found =
  | { readonly guide: Guide }
  | { readonly sections: readonly Section[] }
  | { readonly near: readonly string[] };

/** The page of all codes. */
const CODES = 'errors';

/** What the page of codes says of one. */
function codeIn(guides: readonly Guide[], code: string): Section | undefined {
  const page = guides.find(({ topic }) => topic === CODES);
  const row = page?.text.split('\n').find((line) => line.startsWith(`| \`${code}\` |`));
  if (row === undefined) return undefined;
  const [means, cause, fix] = row
    .split(/(?<!\\)\|/)
    .slice(2)
    .map((cell) => cell.trim());
  const told = [`# ${code}`, means!];
  if (cause) told.push(`Usual cause: ${cause}`);
  if (fix) told.push(`Usual fix: ${fix}`);
  return { topic: CODES, heading: code, text: told.join('\n\n') };
}

/** Finds what is asked for by words: a topic, a code, or words of a heading. */
export function findGuide(guides: readonly Guide[], words: readonly string[]): Found {
  const asked = words.join(' ').trim();
  const topic = asked
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replace(/\.md$/, '')
    .replace(/^docs\//, '');
  const guide = guides.find((one) => one.topic === topic);
  if (guide !== undefined) return { guide };
  const code = codeIn(guides, asked.replace(/^\[|\]$/g, ''));
  if (code !== undefined) return { sections: [code] };
  const parts = asked.toLowerCase().split(/\s+/);
  const sections = guides
    .flatMap(sectionsOf)
    .filter(({ heading }) => parts.every((part) => heading.toLowerCase().includes(part)));
  if (sections.length > 0) return { sections };
  return {
    near: nearNames(
      topic,
      guides.map((one) => one.topic),
    ),
  };
}
