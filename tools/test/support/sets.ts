/** A set of two cards, the first with what a test wants: one fact a line, so that places can be counted. */
export function set(facts: {
  readonly number?: string;
  readonly name?: string;
  readonly type?: string;
  readonly cost?: string;
  /** Text of the first card. */
  readonly text?: string;
  /** Lines at the end of the first card. */
  readonly more?: string;
}): string {
  const { number = '1', name = 'Mira', type = 'character', cost = '3' } = facts;
  const text =
    facts.text === undefined
      ? []
      : ['    text: |-', ...facts.text.split('\n').map((line) => `      ${line}`)];
  return [
    'set: "9"',
    'name: Nine',
    'cards:',
    `  - number: ${number}`,
    `    name: ${name}`,
    '    version: First of All',
    `    type: ${type}`,
    '    inks: [amber]',
    `    cost: ${cost}`,
    '    inkable: true',
    '    classifications: [Hero]',
    '    strength: 2',
    '    willpower: 3',
    ...(facts.more === undefined ? ['    lore: 1'] : [facts.more, '    lore: 1']),
    ...text,
    '  - number: 2',
    '    name: Toby',
    '    type: action',
    '    inks: [ruby]',
    '    cost: 1',
    '    inkable: false',
    '',
  ].join('\n');
}
