/** Names of sets besides their number, in capitals: codes of data files and shops, and printed names. */
const numbers: ReadonlyMap<string, string> = new Map([
  ...[
    ['TFC', 'THE FIRST CHAPTER'],
    ['ROF', 'TSC', 'RISE OF THE FLOODBORN'],
    ['ITI', 'INK', 'INTO THE INKLANDS'],
    ['URR', 'URS', "URSULA'S RETURN"],
    ['SSK', 'SHS', 'SHIMMERING SKIES'],
    ['AZS', 'AZU', 'AZURITE SEA'],
    ['ARI', 'ARC', "ARCHAZIA'S ISLAND"],
    ['ROJ', 'JAF', 'REIGN OF JAFAR'],
    ['FAB', 'FABLED'],
    ['WIW', 'WHI', 'WHISPERS IN THE WELL'],
    ['WIN', 'WINTERSPELL'],
    ['WIL', 'WILDS UNKNOWN'],
  ].flatMap((names, index) => names.map((name) => [name, String(index + 1)] as const)),
]);

/**
 * The code by which a set is known here: its number, where a source has three letters, the printed name or zeros before
 * the number. Any other code stays as it is.
 *
 * @example
 * ```ts
 * setCodeOf('TFC'); // '1'
 * setCodeOf('003'); // '3'
 * setCodeOf('P1'); // 'P1'
 * ```
 */
export function setCodeOf(written: string): string {
  const code = written.trim();
  if (/^\d+$/.test(code)) return code.replace(/^0+(?=\d)/, '');
  return numbers.get(code.toUpperCase().replaceAll('’', "'")) ?? code;
}
