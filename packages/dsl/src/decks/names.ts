import type { Printing } from './deck-list.ts';

/** Zero-width characters that come with copied text. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Normalises a name: any dash, any quotes, any case. */
export const plain = (name: string): string =>
  name
    .replaceAll(UNSEEN, '')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('…', '...')
    .replaceAll(/\s+[-‐-―−]\s+/g, ' - ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Base letters for characters that Unicode does not decompose. */
const SIMPLER: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Letters and digits only, without accents: survives the loss of marks. */
export const letters = (name: string): string =>
  plain(name)
    .normalize('NFD')
    .replaceAll(/[æœøßłđı]/g, (letter) => SIMPLER[letter]!)
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A name without its suffixes. */
export interface BareName {
  readonly rest: string;
  readonly printing?: Printing;
}

/** Finishes, which do not matter for identifying a card. */
const FINISH =
  /\s*(?:\*[a-z]{1,2}\*|[([{](?:foil|cold foil|holo(?:foil)?|non-?foil|normal|regular|promo|enchanted|epic|iconic|special|alt(?:ernate)? art|full art|borderless|extended art|en|english)[)\]}]|\^[^^]*\^|\[[a-z ]+\])$/i;
/** `#12`, `12/204`, `12/204 • EN • 3`, `12a` */
const NUMBER = '#?\\s*(?<number>\\d{1,4})[a-e]?(?:\\s*/\\s*\\d{1,3})?';
const LANGUAGE = '(?:\\s*[•·|]?\\s*(?:EN|DE|FR|IT|ZH|JA)\\s*[•·|]?\\s*(?<tail>[A-Za-z]?\\d{1,3}))?';
const PRINTINGS = [
  // (TFC) 12, [1] #12
  new RegExp(`\\s*[([{]\\s*(?:set )?(?<set>[^()[\\]{}]{1,30}?)\\s*[)\\]}]\\s*${NUMBER}$`, 'i'),
  // (TFC 12), [1-12], (12/204), (12/204 • EN • 1)
  new RegExp(
    `\\s*[([{]\\s*(?:(?:set )?(?<set>[^()[\\]{}]{1,30}?)\\s*[-–#:,/ ]\\s*)??${NUMBER}${LANGUAGE}\\s*[)\\]}]$`,
    'i',
  ),
  // (TFC), [1], (Set 1)
  /\s*[([{]\s*(?:set )?(?<set>[^()[\]{}]{1,30}?)\s*[)\]}]$/i,
  // TFC 12, TFC-012, 1-12
  new RegExp(`\\s+(?<set>[A-Za-z0-9]{1,4})\\s*[-–#: ]\\s*${NUMBER}$`, 'i'),
  // #12, 12/204, 12/204 • EN • 1
  new RegExp(`\\s+(?=#|\\d+\\s*/)${NUMBER}${LANGUAGE}$`, 'i'),
];

/** Which sets there are, as lists call them. */
export interface KnownSets {
  /** Whether there is a set that is called so. */
  isSet(code: string): boolean;
  /** The code by which it is known here. */
  setCode(code: string): string;
}

/**
 * The candidates for a name after removing suffixes that sites add: finish, set, number. The first is the name itself,
 * each further one has a suffix less. Never removes what may be part of the name: sets must be known, or written as
 * codes.
 *
 * @param sets to distinguish a suffix from a part of the name
 */
export function withoutMarks(name: string, sets: KnownSets): readonly BareName[] {
  const found: BareName[] = [{ rest: name.trim() }];
  for (let i = 0; i < 4; i++) {
    const last = found.at(-1)!;
    const next = takeMark(last, sets);
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}

const isCode = (set: string): boolean => /^(?:[A-Z]{0,2}\d{1,3}|[A-Z]{2,4})$/.test(set);

function takeMark({ rest, printing }: BareName, sets: KnownSets): BareName | undefined {
  const finish = FINISH.exec(rest);
  if (finish !== null && finish.index > 0)
    return { rest: rest.slice(0, finish.index), ...(printing && { printing }) };
  for (const form of PRINTINGS) {
    const read = form.exec(rest);
    if (read === null || read.index === 0) continue;
    const { set, number, tail } = read.groups!;
    const code = set ?? tail;
    if (code !== undefined && !sets.isSet(code) && !isCode(code)) continue;
    const named =
      code !== undefined && number !== undefined
        ? { printing: { set: sets.setCode(code), number: Number(number) } }
        : printing && { printing };
    return { rest: rest.slice(0, read.index), ...named };
  }
  return undefined;
}
