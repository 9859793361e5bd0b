import type { Engine, TurnMove } from '@cardwright/core';
import { playerIn } from '@cardwright/core/game';
import type { Case, CaseCard, CaseStep } from './case.ts';
import { placesOf } from './places.ts';

/** Code needed to print a test for the game under test. */
export interface ScenarioWords {
  /** Import lines for what the others use. */
  readonly imports: readonly string[];
  /** The list of plugins, as code. */
  readonly plugins: string;
  /** The oracle, as code. */
  readonly oracle?: string;
}

const quote = (text: string): string =>
  text.includes("'") && !text.includes('"') ? JSON.stringify(text) : `'${text.replaceAll("'", "\\'")}'`;

const nameOf = (at: number): string =>
  `${String.fromCharCode(97 + (at % 26))}${at < 26 ? '' : Math.floor(at / 26)}`;

/** Nicknames of the cards mentioned. */
function nicknames({ steps, sides }: Case): Map<number, string> {
  const spoken = new Set(steps.flatMap(({ tags }) => tags));
  const cards = (list: readonly CaseCard[]): CaseCard[] =>
    list.flatMap((c) => [c, ...cards(Object.values(c.on).flat())]);
  const found = new Map<number, string>();
  for (const { zones } of sides)
    for (const { tag } of cards(Object.values(zones).flat()))
      if (spoken.has(tag)) found.set(tag, nameOf(found.size));
  return found;
}

class Printer {
  private readonly names: ReadonlyMap<number, string>;
  private readonly places: ReadonlyMap<number, string>;

  constructor(
    private readonly engine: Engine,
    private readonly one: Case,
  ) {
    this.names = nicknames(one);
    this.places = placesOf(one);
  }

  private card({ tag, card, columns, on }: CaseCard): string {
    const fields: string[] = [];
    const nickname = this.names.get(tag);
    if (nickname !== undefined) fields.push(`as: ${quote(nickname)}`);
    for (const [name, value] of Object.entries(columns)) {
      const key = /^\w+$/.test(name) ? name : quote(name);
      const place = typeof value === 'object' ? this.places.get(value.tag) : undefined;
      if (typeof value !== 'object') fields.push(`${key}: ${value}`);
      else if (place !== undefined) fields.push(`${key}: ${quote(place)}`);
    }
    for (const [zone, cards] of Object.entries(on))
      fields.push(`${zone}: [${cards.map((deeper) => this.card(deeper)).join(', ')}]`);
    return fields.length === 0 ? quote(card) : `{ card: ${quote(card)}, ${fields.join(', ')} }`;
  }

  /** The sides of the players, or what they share, one line per zone. */
  sides(those: 'players' | 'shared'): string[] {
    return this.one.sides.flatMap(({ columns, zones, shared = false }) => {
      if (shared !== (those === 'shared')) return [];
      const lines = Object.entries(columns).map(
        ([name, value]) => `${/^\w+$/.test(name) ? name : quote(name)}: ${value},`,
      );
      for (const zone of this.engine.zones) {
        const cards = zones[zone.name] ?? [];
        if (cards.length === 0 && zone.name !== 'deck') continue;
        const list = `[${cards.map((card) => this.card(card)).join(', ')}]`;
        lines.push(
          `${zone.name}: ${zone.name === 'deck' ? (cards.length === 0 ? 0 : `{ only: ${list} }`) : list},`,
        );
      }
      return [shared ? 'shared: {' : '{', ...lines.map((line) => `  ${line}`), '},'];
    });
  }

  step({ kind, tags, value }: CaseStep): string {
    const picks = tags.map((tag) => quote(this.names.get(tag) ?? `card ${tag}`)).join(', ');
    switch (kind) {
      case 'act': {
        const { action, option } = value as TurnMove;
        return tags.length === 0 ? `.move(${quote(action)})` : `.move(${quote(action)}, ${picks}, ${option})`;
      }
      case 'choose-cards':
        return `.choose(${picks})`;
      case 'choose-targets':
        return `.choose(${[...(picks === '' ? [] : [picks]), ...(value as readonly number[]).map(playerIn)].join(', ')})`;
      case 'order':
        return `.order(${picks})`;
      case 'choose-players':
        return `.choosePlayer(${(value as readonly number[]).join(', ')})`;
      case 'choose-option':
        return `.option(${value})`;
      case 'number':
        return `.number(${value})`;
      case 'confirm':
        return value === true ? '.accept()' : '.decline()';
      case 'name':
        return `.name(${quote(String(value))})`;
    }
  }
}

/** Prints a case as a test. */
export function printScenario(
  engine: Engine,
  one: Case,
  law: string,
  message: string,
  words: ScenarioWords,
): string {
  const printer = new Printer(engine, one);
  const setup = Object.entries({ ...(one.from === 'setup' ? { from: one.from } : {}), ...one.setup })
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => `    ${key}: ${typeof value === 'string' ? quote(value) : JSON.stringify(value)},`,
    );
  const known =
    law === 'oracle-agrees' && words.oracle !== undefined ? [`    { oracle: ${words.oracle} },`] : [];
  const played = [
    '    scenario({ ...setup, engine })',
    ...one.steps.map((step) => `      ${printer.step(step)}`),
  ];
  return [
    ...words.imports,
    "import { checkLaw } from '@cardwright/testkit/fuzz';",
    "import { type ScenarioSetup, scenario } from '@cardwright/testkit/vitest';",
    "import { test } from 'vitest';",
    '',
    `// ${message.split('\n')[0]!}`,
    `test(${quote(`${law} holds`)}, () => {`,
    '  const setup: ScenarioSetup = {',
    `    plugins: ${words.plugins},`,
    ...setup,
    '    players: [',
    ...printer.sides('players').map((line) => `      ${line}`),
    '    ],',
    ...printer.sides('shared').map((line) => `    ${line}`),
    '  };',
    `  checkLaw(${quote(law)}, (engine) =>`,
    `${played.join('\n')},`,
    ...known,
    '  );',
    '});',
    '',
  ].join('\n');
}
