import { setCodeOf } from '../cards/set-codes.ts';
import type { Printing } from './deck-list.ts';

/** Characters without width that come with copied text. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Names as people write them: any dash, any quotes, any capitals. */
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

/** Letters that have no simpler one inside as far as Unicode is concerned. */
const SIMPLER: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Letters and digits alone, without accents: what is left of a name when marks are lost on the way. */
export const letters = (name: string): string =>
  plain(name)
    .normalize('NFD')
    .replaceAll(/[æœøßłđı]/g, (letter) => SIMPLER[letter]!)
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A name without what stood behind it. */
export interface BareName {
  readonly rest: string;
  readonly printing?: Printing;
}

/** Marks of a printing that say nothing about which card it is. */
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

/**
 * What a name is without the marks that sites put behind it: finish, set, number. The name itself is the first, each
 * further one has less behind it. Nothing is taken off that may be a name: sets must be known, or written as codes.
 *
 * @param isSet whether there is a set that is called so
 */
export function withoutMarks(name: string, isSet: (code: string) => boolean): readonly BareName[] {
  const found: BareName[] = [{ rest: name.trim() }];
  for (let i = 0; i < 4; i++) {
    const last = found.at(-1)!;
    const next = takeMark(last, isSet);
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}

const isCode = (set: string): boolean => /^(?:[A-Z]{0,2}\d{1,3}|[A-Z]{2,4})$/.test(set);

function takeMark({ rest, printing }: BareName, isSet: (code: string) => boolean): BareName | undefined {
  const finish = FINISH.exec(rest);
  if (finish !== null && finish.index > 0)
    return { rest: rest.slice(0, finish.index), ...(printing && { printing }) };
  for (const form of PRINTINGS) {
    const read = form.exec(rest);
    if (read === null || read.index === 0) continue;
    const { set, number, tail } = read.groups!;
    const code = set ?? tail;
    if (code !== undefined && !isSet(code) && !isCode(code)) continue;
    const named =
      code !== undefined && number !== undefined
        ? { printing: { set: setCodeOf(code), number: Number(number) } }
        : printing && { printing };
    return { rest: rest.slice(0, read.index), ...named };
  }
  return undefined;
}
