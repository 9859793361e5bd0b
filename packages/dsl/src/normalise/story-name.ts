/** An ability's name in capitals before its text. Returns the length of the name with the space behind it, or 0. */
export function storyNameLength(text: string): number {
  const words = [...text.matchAll(/\S+/g)];
  let count = 0;
  while (count < words.length) {
    const word = words[count]![0];
    if (/\p{Ll}|[{}<>•“”]|—/u.test(word) && word !== '—') break;
    count++;
  }
  if (count === words.length) return 0;
  // Give back what begins the sentence: "A", or a capital directly before a lower-case word, a number before a symbol.
  while (count > 0) {
    const word = words[count - 1]![0];
    const next = words[count]?.[0] ?? '';
    const symbol = /^\d+$/.test(word) && next.startsWith('{');
    const article = /^(A|I)$/.test(word) && /^\p{Ll}/u.test(next);
    if (!symbol && !article && word !== '—') break;
    count--;
  }
  const name = words.slice(0, count).map((word) => word[0]);
  if (!name.some((word) => (word.match(/\p{Lu}/gu) ?? []).length > 1 || /^\p{Lu}[!?.,]*$/u.test(word)))
    return 0;
  if (!name.some((word) => (word.match(/\p{Lu}/gu) ?? []).length > 1)) return 0;
  return count === 0 ? 0 : words[count]!.index;
}
