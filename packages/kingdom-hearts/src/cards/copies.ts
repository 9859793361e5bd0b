/** What a card's text says of its copies in a deck: a fact of the card, not an ability (KH 5.5). */
const LIMIT = /^\s*\[["“](.+?)["”] limit (\d+)\]\s*\n?/;
const ANY =
  /^\s*(?:You may have|Your deck may (?:contain|have)|A deck may (?:contain|have)) (any number of|up to [a-z]+|up to \d+) (?:copies of this card|this card|["“](.+?)["”](?: cards)?)(?: in your deck)?\.\s*\n?/;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in words or figures after “up to”. */
function upTo(words: string): number | undefined {
  const word = words.replace('up to ', '');
  const n = NUMBERS.indexOf(word) + 1 || Number(word);
  return Number.isInteger(n) ? n : undefined;
}

/** The copies that a deck may have by the text of a card of this name, and the text without that. */
export function copiesPrinted(
  name: string,
  text: string,
): { readonly copies: number | 'any'; readonly text: string } | undefined {
  const limit = LIMIT.exec(text);
  if (limit?.[1] === name) return { copies: Number(limit[2]), text: text.slice(limit[0].length) };
  const any = ANY.exec(text);
  if (!any || (any[2] !== undefined && any[2] !== name)) return undefined;
  const copies = any[1] === 'any number of' ? 'any' : upTo(any[1]!);
  return copies === undefined ? undefined : { copies, text: text.slice(any[0].length) };
}
