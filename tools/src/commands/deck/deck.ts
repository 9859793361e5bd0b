import type { Engine } from '@cardwright/core';
import { printDeckList, toDeckCode } from '@cardwright/dsl/decks';
import { countsOf } from '@cardwright/dsl/kit';
import { warnOfLeftOut } from '../../card-files/index.ts';
import { type DeckFile, explainDeck } from '../../decks/deck-file.ts';
import { readStdin } from '../../files/read-stdin.ts';
import { SourceFile } from '../../files/source-file.ts';
import { type GameChoice, loadGame } from '../../games/load-game.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { fail, ProblemError } from '../../problems/problem.ts';
import { renderProblems } from '../../problems/render.ts';
import type { GivenShelf } from '../../session.ts';
import { partOf } from '../../shelf/part-of.ts';
import { counted } from '../../telling/counted.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { explainCard } from './card.ts';

interface DeckOptions extends GameChoice, GivenShelf {
  readonly as?: string;
  readonly card?: string;
  readonly json?: boolean;
}

/** How many of each full name there are beside the deck, part by part; parts that are empty are left out. */
function besideOf(engine: Engine, { beside }: DeckFile): Record<string, Readonly<Record<string, number>>> {
  const parts = Object.entries(beside).filter(([, ids]) => ids.length > 0);
  const cardsOf = (ids: readonly string[]) => ids.map((id) => engine.cardsById.get(id)!.definition);
  return Object.fromEntries(
    parts.map(([part, ids]) => [part, countsOf(cardsOf(ids), ({ fullName }) => [fullName])]),
  );
}

const entriesOf = (names: Readonly<Record<string, number>> = {}) =>
  Object.entries(names).map(([name, copies]) => ({ count: copies, name }));

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
  const { kit, createEngine } = await loadGame(
    await options.shelf.asked(),
    options,
    terminal.cwd,
    (leftOut) => warnOfLeftOut(terminal, leftOut),
  );
  const { summary: summarise } = partOf(kit, 'decks');
  const engine = createEngine();
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
  const read = await explainDeck(kit, engine, file);
  const { cards: ids, faults, notes, format } = read;
  const cards = ids.map((id) => engine.cardsById.get(id)!.definition);
  const names = countsOf(cards, ({ fullName }) => [fullName]);
  const summary = summarise(cards);
  const beside = besideOf(engine, read);
  if (options.json) {
    const legal = faults.length === 0;
    const result = {
      file: name,
      format: format?.name,
      legal,
      cards: cards.length,
      names,
      ...summary.data,
      ...beside,
    };
    writeAnswer(terminal, result, [...faults, ...notes], legal);
    return legal ? 0 : 1;
  }
  if (faults.length > 0) throw new ProblemError([...faults, ...notes]);
  if (notes.length > 0) terminal.warn(renderProblems(notes, terminal.errorColors));
  const entries = entriesOf(names);
  if (as === 'list') terminal.stdout.write(printDeckList(entries, entriesOf(beside.sideboard)));
  else if (as === 'code') terminal.print(toDeckCode(entries));
  else {
    const { colors } = terminal;
    terminal.print(
      `${colors.green('✓')} ${name}: ${cards.length} cards of ${Object.keys(names).length} names, legal in ${format?.name ?? ''}`,
    );
    for (const [what, counts] of summary.lines) terminal.print(`${what.padEnd(8)} ${counts}`);
    for (const [part, apart] of Object.entries(beside)) {
      const copies = Object.values(apart).reduce((sum, number) => sum + number, 0);
      terminal.print(
        `${part.padEnd(10)} ${counted(copies, 'card')} of ${counted(Object.keys(apart).length, 'name')}, kept apart`,
      );
    }
  }
  return 0;
}
