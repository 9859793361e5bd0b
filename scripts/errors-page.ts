// Writes docs/errors.md: every code of every package, with what it means, what usually causes it and the usual fix.
// Run: node --import ./scripts/register-source.mjs scripts/errors-page.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CORE_ERRORS } from '../packages/core/src/errors/catalogue.ts';
import type { ErrorCatalogue } from '../packages/core/src/errors/error-catalogue.ts';
import { DECK_PROBLEMS } from '../packages/dsl/src/decks/problems.ts';
import { DIAGNOSTICS } from '../packages/dsl/src/diagnostics/codes.generated.ts';
import { LANGUAGE_ERRORS } from '../packages/dsl/src/errors/language-errors.ts';
import { SENSE_MESSAGES } from '../packages/dsl/src/sense/messages.ts';
import { DECK_FAULTS as KINGDOM_HEARTS_FAULTS } from '../packages/kingdom-hearts/src/formats/faults.ts';
import { OBJECTIONS as KINGDOM_HEARTS_OBJECTIONS } from '../packages/kingdom-hearts/src/language/objections.ts';
import { DECK_FAULTS as LORCANA_FAULTS } from '../packages/lorcana/src/formats/faults.ts';
import { OBJECTIONS as LORCANA_OBJECTIONS } from '../packages/lorcana/src/language/objections.ts';
import { SCENARIO_ERRORS } from '../packages/testkit/src/errors/catalogue.ts';
import { FINDINGS } from '../packages/testkit/src/verify/findings.ts';
import { TOOL_PROBLEMS } from '../tools/src/problems/catalogue/index.ts';

/** A catalogue of codes, where it is said, and which file has it. */
export interface CatalogueSection {
  readonly title: string;
  readonly says: string;
  readonly file: string;
  readonly codes: ErrorCatalogue;
}

interface ObjectionSection {
  readonly title: string;
  readonly file: string;
  readonly messages: Readonly<Record<string, string>>;
}

export const catalogues: readonly CatalogueSection[] = [
  {
    title: '`@cardwright/core`',
    says: '`CardwrightError.code`. A game’s rows throw the same codes; a plugin’s own are written `its-name:what-is-wrong`.',
    file: 'packages/core/src/errors/catalogue.ts',
    codes: CORE_ERRORS,
  },
  {
    title: '`@cardwright/dsl`: diagnostics of a text',
    says: '`Diagnostic.code`. The first column of text is the message itself.',
    file: 'packages/dsl/messages',
    codes: DIAGNOSTICS,
  },
  {
    title: '`@cardwright/dsl`: making a language',
    says: 'Thrown when a language is created, or asked to print what it has no words for.',
    file: 'packages/dsl/src/errors/language-errors.ts',
    codes: LANGUAGE_ERRORS,
  },
  {
    title: '`@cardwright/dsl/decks`',
    says: '`DeckProblem.code`; on the command line with `deck/` before it.',
    file: 'packages/dsl/src/decks/problems.ts',
    codes: DECK_PROBLEMS,
  },
  {
    title: '`@cardwright/lorcana`: decks',
    says: '`DeckFault.code` of its formats; on the command line with `deck/` before it.',
    file: 'packages/lorcana/src/formats/faults.ts',
    codes: LORCANA_FAULTS,
  },
  {
    title: '`@cardwright/kingdom-hearts`: decks',
    says: '`DeckFault.code` of its format; on the command line with `deck/` before it.',
    file: 'packages/kingdom-hearts/src/formats/faults.ts',
    codes: KINGDOM_HEARTS_FAULTS,
  },
  {
    title: '`@cardwright/testkit`: scenarios',
    says: '`ScenarioError.code`.',
    file: 'packages/testkit/src/errors/catalogue.ts',
    codes: SCENARIO_ERRORS,
  },
  {
    title: '`@cardwright/testkit`: findings of `verifySet`',
    says: '`Finding.code`; `cardwright check --verify` prints them.',
    file: 'packages/testkit/src/verify/findings.ts',
    codes: FINDINGS,
  },
  {
    title: '`cardwright`, the command line',
    says: 'Printed as `error[code]`, and in `--json`. It also passes on the codes of all others.',
    file: 'tools/src/problems/catalogue',
    codes: TOOL_PROBLEMS,
  },
];

const objections: readonly ObjectionSection[] = [
  { title: 'of any game', file: 'packages/dsl/src/sense/messages.ts', messages: SENSE_MESSAGES },
  {
    title: 'of Lorcana',
    file: 'packages/lorcana/src/language/objections.ts',
    messages: LORCANA_OBJECTIONS,
  },
  {
    title: 'of Kingdom Hearts',
    file: 'packages/kingdom-hearts/src/language/objections.ts',
    messages: KINGDOM_HEARTS_OBJECTIONS,
  },
];

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

/** Braces are where a message has the words of the case at hand. */
const quoted = (message: string): string => message.replaceAll('{', '‹').replaceAll('}', '›');

function sectionOf({ title, says, file, codes }: CatalogueSection): string {
  const rows = Object.entries(codes).map(([code, { means, cause, fix }]) =>
    row(`\`${code}\``, quoted(means), cause, quoted(fix)),
  );
  return `## ${title}\n\n${says} The catalogue is [${file}](../${file}).\n\n${table(['code', 'what it means', 'usual cause', 'usual fix'], rows)}`;
}

function objectionsOf({ title, file, messages }: ObjectionSection): string {
  const rows = Object.entries(messages).map(([id, message]) => row(`\`${id}\``, quoted(message)));
  return `### Objections ${title}\n\nIn [${file}](../${file}).\n\n${table(['objection', 'what is wrong'], rows)}`;
}

/** The page as the catalogues are today. */
export function errorsPage(): string {
  return `${[
    '# Errors',
    '<!-- Generated by scripts/errors-page.ts (npm run generate). Do not edit. -->',
    'Every error has a code. Codes are stable: programs may match on them. Messages are for people and may change.',
    'A package declares its codes in a catalogue, an object `as const`, and types them as its\nkeys: a code that is in no catalogue does not compile.',
    ...catalogues.map(sectionOf),
    '## Objections to what a text says',
    '`DSL2001` stands for all of these: the grammar can say the words, but they cannot be meant. `Diagnostic.objection`\nhas the id; it is printed as `DSL2001/id`. A phrase that refuses its own words gives a message and no id.',
    ...objections.map(objectionsOf),
  ].join('\n\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../docs/errors.md', import.meta.url), errorsPage());
