import type { CardDefinition, Engine } from '@cardwright/core';
import { printDeckList, toDeckCode } from '@cardwright/lorcana';
import { explainDeck } from '../../decks/deck-file.ts';
import { readStdin } from '../../files/read-stdin.ts';
import { SourceFile } from '../../files/source-file.ts';
import { createFormatEngine } from '../../games/formats.ts';
import { fail, ProblemError } from '../../problems/problem.ts';
import { toJson } from '../../problems/render.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { explainCard } from './card.ts';

interface DeckOptions {
  readonly format: string;
  /** Codes of sets, with commas between them. */
  readonly sets?: string;
  readonly banned?: readonly string[];
  readonly as?: string;
  readonly card?: string;
  readonly json?: boolean;
}

/** Cards of a deck by what they have in common. */
function count(cards: readonly CardDefinition[], of: (card: CardDefinition) => readonly string[]) {
  const counted: Record<string, number> = {};
  for (const card of cards) for (const key of of(card)) counted[key] = (counted[key] ?? 0) + 1;
  return counted;
}

/** What a deck is made of. */
function summaryOf(engine: Engine, ids: readonly string[]) {
  const cards = ids.map((id) => engine.cardsById.get(id)!.definition);
  return {
    cards: cards.length,
    names: count(cards, ({ fullName }) => [fullName]),
    inks: count(cards, ({ colors }) => colors),
    types: count(cards, ({ type, classifications }) => [classifications.includes('Song') ? 'song' : type]),
    costs: count(cards, ({ cost }) => [String(cost)]),
    inkable: cards.filter(({ attributes }) => attributes.inkable === true).length,
  };
}

/** `deck <file>` */
export async function deck(
  terminal: Terminal,
  name: string | undefined,
  options: DeckOptions,
): Promise<number> {
  const { as } = options;
  if (as !== undefined && as !== 'list' && as !== 'code')
    fail('usage/invalid-argument', `a deck is written as list or as code, not as “${as}”`, {
      help: '--as list, or --as code',
    });
  const engine = createFormatEngine(options.format, {
    ...(options.sets === undefined ? {} : { sets: options.sets.split(',').map((code) => code.trim()) }),
    ...(options.banned === undefined ? {} : { banned: options.banned }),
  });
  if (options.card !== undefined) {
    explainCard(terminal, engine, options.card, options);
    return 0;
  }
  if (name === undefined)
    return fail('usage/missing-argument', 'there is no deck to read', {
      help: 'give the file of a deck, or a card with --card',
    });
  const file =
    name === '-' ? new SourceFile('deck', await readStdin(terminal)) : SourceFile.read(name, terminal.cwd);
  const { cards, faults, format } = explainDeck(engine, file);
  const summary = summaryOf(engine, cards);
  if (options.json) {
    const legal = faults.length === 0;
    terminal.print(
      JSON.stringify(
        { file: name, format: format?.name, legal, ...summary, problems: faults.map(toJson) },
        null,
        2,
      ),
    );
    return legal ? 0 : 1;
  }
  if (faults.length > 0) throw new ProblemError(faults);
  const entries = Object.entries(summary.names).map(([full, copies]) => ({ count: copies, name: full }));
  if (as === 'list') terminal.stdout.write(printDeckList(entries));
  else if (as === 'code') terminal.print(toDeckCode(entries));
  else print(terminal, name, format?.name ?? '', summary);
  return 0;
}

function print(
  terminal: Terminal,
  name: string,
  format: string,
  { cards, names, inks, types, costs, inkable }: ReturnType<typeof summaryOf>,
): void {
  const { colors } = terminal;
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([key, number]) => `${key} ${number}`)
      .join(', ');
  terminal.print(
    `${colors.green('✓')} ${name}: ${cards} cards of ${Object.keys(names).length} names, legal in ${format}`,
  );
  terminal.print(`inks     ${list(inks)}; ${inkable} with the inkwell symbol`);
  terminal.print(`types    ${list(types)}`);
  terminal.print(`costs    ${list(costs)}`);
}
