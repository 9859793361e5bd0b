const number = String.raw`\d+(?:\.\d+)+`;

/**
 * The rules cited in a text, with the example if one is meant: `CR 4.5.1.3 and 4.5.1.4 …`, `CR 1.8.3 example B: …`.
 *
 * @param prefix the prefix of rule numbers (`CR`)
 * @returns `4.5.1.3`, `1.8.3 example B`; without duplicates
 */
export function citationsIn(words: string, prefix: string): readonly string[] {
  const found = new Set<string>();
  const cited = new RegExp(
    String.raw`\b${prefix} (${number}(?:(?:, | and |, and )${number})*)( example(?: [A-Z])?\b)?`,
    'g',
  );
  for (const [, numbers = '', example = ''] of words.matchAll(cited)) {
    for (const [rule] of numbers.matchAll(new RegExp(number, 'g'))) {
      found.add(rule);
      if (example !== '') found.add(`${rule}${example}`);
    }
  }
  return [...found];
}
