import type { CardFacts } from '../cards/card-facts.ts';

/** Frames that are never a card's only one, unless a file has no other. */
const FRAMES: ReadonlySet<unknown> = new Set(['enchanted', 'special', 'epic', 'iconic']);

/** Whether a card is a printing in such a frame. */
export const isInOtherFrame = ({ rarity }: CardFacts): boolean => FRAMES.has(rarity);

const squashed = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/[\s<>]+/g, '');

/** Whether two entries are equal in everything that matters in a game. */
export const samePlay = (a: CardFacts, b: CardFacts): boolean => {
  const facts = ({
    set: _,
    number: __,
    rarity: ___,
    pronoun: ____,
    name,
    version,
    text,
    ...rest
  }: CardFacts) =>
    JSON.stringify([squashed(text), ...Object.entries(rest).sort(([x], [y]) => (x < y ? -1 : 1))]);
  return facts(a) === facts(b);
};
