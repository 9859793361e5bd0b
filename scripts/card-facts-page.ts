// Writes docs/card-facts.md: every fact of a card in a set's file, by the schemas that editors and `check` use, each with an
// example from the sets that are here. Run: node --import ./scripts/register-source.mjs scripts/card-facts-page.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly examples?: readonly string[];
  readonly 'x-written'?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface CardSchema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly {
    readonly if: { readonly properties: { readonly type: { readonly const: string } } };
    readonly then: {
      readonly required?: readonly string[];
      readonly properties?: Readonly<Record<string, false>>;
    };
  }[];
}

interface SetSchema {
  readonly $defs: Readonly<Record<string, Schema>> & { readonly card: CardSchema };
}

const games = [
  { title: 'Lorcana', sets: ['packages/cards-set1', 'packages/cards-set2'] },
  { title: 'Kingdom Hearts', sets: ['packages/cards-kh'] },
];

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** A schema with what it refers to. */
function resolved(schema: Schema, { $defs }: SetSchema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : { ...($defs[name] as Schema), ...schema };
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}

const quoted = (values: readonly unknown[]): string => values.map((one) => `\`${one}\``).join(', ');

/** What a fact may be, in words. */
function valuesOf(given: Schema, whole: SetSchema): string {
  const schema = resolved(given, whole);
  if (schema.enum !== undefined) return quoted(schema.enum);
  if (schema.const !== undefined) return quoted([schema.const]);
  if (schema.oneOf !== undefined) return schema.oneOf.map((one) => valuesOf(one, whole)).join(', or ');
  if (schema.type === 'integer') return `a whole number${rangeOf(schema)}`;
  if (schema.type === 'boolean') return '`true` or `false`';
  if (schema.type !== 'array') return 'a text';
  const { minItems = 0, maxItems } = schema;
  const many = maxItems === undefined ? '' : ` of ${minItems} to ${maxItems}`;
  const items = resolved(schema.items ?? {}, whole);
  const known = items.examples === undefined ? '' : `; known: ${quoted(items.examples)}`;
  return `a list${many}: ${items.enum === undefined ? 'texts' : quoted(items.enum)}${known}`;
}

/** Which cards must have a fact, and which alone can. */
function neededBy(fact: string, { required, allOf = [] }: CardSchema): string {
  if (required.includes(fact)) return 'every card';
  const typesThat = (test: (then: (typeof allOf)[number]['then']) => boolean): string[] =>
    allOf.filter(({ then }) => test(then)).map((one) => `a ${one.if.properties.type.const}`);
  const needing = typesThat((then) => then.required?.includes(fact) === true);
  const having = typesThat((then) => then.properties?.[fact] !== false);
  const others = having.length < allOf.length && having.length > needing.length;
  return [...needing, ...(others ? [`only ${having.join(' or ')} can have it`] : [])].join(', ');
}

/** What a fact might be that no card here has. */
const madeUp = ({ type }: Schema): unknown => (type === 'integer' ? 1 : ['Quick Wit']);

/** A fact as it is written, from the first card that has it. */
function exampleOf(
  fact: string,
  schema: Schema,
  cards: readonly Readonly<Record<string, unknown>>[],
): string {
  if (fact === 'text') return 'as above';
  const value = cards.find((card) => fact in card)?.[fact] ?? madeUp(schema);
  const written = stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
  return `\`${fact}: ${written.replace(/^\[ (.*) \]$/, '[$1]')}\``;
}

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function sectionOf({ title, sets }: (typeof games)[number]): string {
  const schema = JSON.parse(read(`${sets[0]}/cards.schema.json`)) as SetSchema;
  const { card } = schema.$defs;
  const cards = sets.flatMap((set) => parse(read(`${set}/cards.yaml`)).cards);
  const rows = Object.entries(card.properties).map(([fact, given]) =>
    row([
      `\`${fact}\``,
      resolved(given, schema).description ?? '',
      valuesOf(given, schema),
      neededBy(fact, card),
      exampleOf(fact, resolved(given, schema), cards),
    ]),
  );
  const otherwise = Object.entries(card.properties).flatMap(([fact, given]) =>
    Object.entries(given['x-written'] ?? {}).map(
      ([said, facts]) =>
        `There is no \`${fact}: ${said}\`: a ${said} is written\n\n\`\`\`yaml\n${stringify(facts).trim()}\n\`\`\``,
    ),
  );
  const head = [row(['fact', 'what it is', 'values', 'needed by', 'example']), row(Array(5).fill('---'))];
  return [`## ${title}`, [...head, ...rows].join('\n'), ...otherwise].join('\n\n');
}

/** The page as the schemas are today. */
export function cardFactsPage(): string {
  return `${[
    '# Card facts',
    '<!-- Generated by scripts/card-facts-page.ts (npm run generate). Do not edit. -->',
    'What a card is in the `cards.yaml` of a set: a fact a line, and its text. A set has a `set` (its code), a `name` and `cards`.\nThe schema beside each set (`cards.schema.json`) tells editors the same; `cardwright check` tells what is wrong, and which fact or\nvalue was probably meant.',
    'A text has an ability a line. Write it as a block: YAML reads lines without `|-` as one.',
    '```yaml\ntext: |-\n  Rush\n  Whenever this character quests, draw a card.\n```',
    ...games.map(sectionOf),
  ].join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../docs/card-facts.md', import.meta.url), cardFactsPage());
