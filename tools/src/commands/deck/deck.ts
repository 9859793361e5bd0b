import type { CardDefinition, Engine } from '@cardwright/core';
import { printDeckList, toDeckCode } from '@cardwright/lorcana';
import { explainDeck } from '../../decks/deck-file.ts';
import { readStdin } from '../../files/read-stdin.ts';
import { SourceFile } from '../../files/source-file.ts';
import type { FormatChoice, GameName } from '../../games/game.ts';
import { loadGame } from '../../games/load-game.ts';
import { fail, ProblemError } from '../../problems/problem.ts';
import { toJson } from '../../problems/render.ts';
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
  const { cards, faults, format } = explainDeck(engine, file);
  const summary = summaryOf(engine, cards, options.game);
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
