/** What a card's text says of its copies in a deck: a fact of the card, not an ability (KH 5.5). */
const LIMIT = /^\s*\[["“](.+?)["”] limit (\d+)\]\s*\n?/;
const ANY = /^\s*You may have any number of (?:this card|["“](.+?)["”](?: cards)?) in your deck\.\s*\n?/;

/** The copies that a deck may have by the text of a card of this name, and the text without that. */
export function copiesPrinted(
  name: string,
  text: string,
): { readonly copies: number | 'any'; readonly text: string } | undefined {
  const limit = LIMIT.exec(text);
  if (limit?.[1] === name) return { copies: Number(limit[2]), text: text.slice(limit[0].length) };
  const any = ANY.exec(text);
  return any && (any[1] === undefined || any[1] === name)
    ? { copies: 'any', text: text.slice(any[0].length) }
    : undefined;
}
