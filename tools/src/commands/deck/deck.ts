import type { CardDefinition, Engine } from '@cardwright/core';
import { printDeckList, toDeckCode } from '@cardwright/lorcana';
import { type DeckFile, explainDeck } from '../../decks/deck-file.ts';
import { readStdin } from '../../files/read-stdin.ts';
import { SourceFile } from '../../files/source-file.ts';
import type { FormatChoice, GameName } from '../../games/game.ts';
import { loadGame } from '../../games/load-game.ts';
import { fail, ProblemError } from '../../problems/problem.ts';
import { renderProblems, toJson } from '../../problems/render.ts';
import { counted } from '../../telling/counted.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { explainCard } from './card.ts';

interface DeckOptions extends FormatChoice {
  readonly game: GameName;
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

/** How many of each full name there are beside the deck, part by part; parts that are empty are left out. */
function besideOf(engine: Engine, { beside }: DeckFile): Record<string, Record<string, number>> {
  const parts = Object.entries(beside).filter(([, ids]) => ids.length > 0);
  const cardsOf = (ids: readonly string[]) => ids.map((id) => engine.cardsById.get(id)!.definition);
  return Object.fromEntries(
    parts.map(([part, ids]) => [part, count(cardsOf(ids), ({ fullName }) => [fullName])]),
  );
}

const entriesOf = (names: Readonly<Record<string, number>> = {}) =>
  Object.entries(names).map(([name, copies]) => ({ count: copies, name }));

/** What a deck is made of: what every game's decks have, and what those of Lorcana have besides. */
function summaryOf(engine: Engine, ids: readonly string[], game: GameName) {
  const cards = ids.map((id) => engine.cardsById.get(id)!.definition);
  const names = count(cards, ({ fullName }) => [fullName]);
  if (game === 'kingdom-hearts') {
    const types = count(cards, ({ type }) => [type]);
    return {
      cards: cards.length,
      names,
      types,
      levels: count(cards, ({ stats }) => [String(stats['level'] ?? '–')]),
    };
  }
  return {
    cards: cards.length,
    names,
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
  const engine = (await loadGame(options.game, options)).createEngine();
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
  const read = await explainDeck(engine, file);
  const { cards, faults, notes, format } = read;
  const summary = summaryOf(engine, cards, options.game);
  const beside = besideOf(engine, read);
  if (options.json) {
    const legal = faults.length === 0;
    terminal.print(
      JSON.stringify(
        {
          file: name,
          format: format?.name,
          legal,
          ...summary,
          ...beside,
          problems: faults.map(toJson),
          notes: notes.map(toJson),
        },
        null,
        2,
      ),
    );
    return legal ? 0 : 1;
  }
  if (faults.length > 0) throw new ProblemError([...faults, ...notes]);
  if (notes.length > 0) terminal.warn(renderProblems(notes, terminal.errorColors));
  const entries = entriesOf(summary.names);
  if (as === 'list') terminal.stdout.write(printDeckList(entries, entriesOf(beside.sideboard)));
  else if (as === 'code') terminal.print(toDeckCode(entries));
  else {
    print(terminal, name, format?.name ?? '', summary);
    for (const [part, names] of Object.entries(beside)) {
      const copies = Object.values(names).reduce((sum, number) => sum + number, 0);
      terminal.print(
        `${part.padEnd(10)} ${counted(copies, 'card')} of ${counted(Object.keys(names).length, 'name')}, kept apart`,
      );
    }
  }
  return 0;
}

function print(
  terminal: Terminal,
  name: string,
  format: string,
  summary: ReturnType<typeof summaryOf>,
): void {
  const { colors } = terminal;
  const { cards, names } = summary;
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([key, number]) => `${key} ${number}`)
      .join(', ');
  terminal.print(
    `${colors.green('✓')} ${name}: ${cards} cards of ${Object.keys(names).length} names, legal in ${format}`,
  );
  if ('inks' in summary)
    terminal.print(`inks     ${list(summary.inks)}; ${summary.inkable} with the inkwell symbol`);
  terminal.print(`types    ${list(summary.types)}`);
  if ('costs' in summary) terminal.print(`costs    ${list(summary.costs)}`);
  else terminal.print(`levels   ${list(summary.levels)}`);
}
