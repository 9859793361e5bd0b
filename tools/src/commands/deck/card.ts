import { type Engine, findCardByName, layersOfCard } from '@cardwright/core';
import { writeAnswer } from '../../machine/answer.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/** Facts that are about how a card is told, not about what it is. */
const TELLING: ReadonlySet<string> = new Set(['spans', 'id']);

/**
 * Tells the facts of a card and which plugin, its set, a format or a mod, set each.
 *
 * @throws CardwrightError `unknown-card` with near names, also where a format took the card away
 */
export function explainCard(
  terminal: Terminal,
  engine: Engine,
  name: string,
  options: { readonly json?: boolean },
): void {
  const { definition } = findCardByName(engine, name);
  const { setBy } = layersOfCard(engine, definition.id)!;
  const facts = Object.keys(setBy)
    .filter((fact) => !TELLING.has(fact))
    .map((fact) => ({
      fact,
      value: (definition as unknown as Record<string, unknown>)[fact],
      setBy: setBy[fact]!,
    }));
  if (options.json) {
    writeAnswer(terminal, { card: definition.fullName, id: definition.id, facts });
    return;
  }
  terminal.print(terminal.colors.bold(`${definition.fullName} (${definition.id})`));
  const width = Math.max(...facts.map(({ fact }) => fact.length));
  for (const { fact, value, setBy: layer } of facts) {
    const shown = value === undefined ? 'taken away' : JSON.stringify(value);
    const cut = shown.length > 80 ? `${shown.slice(0, 80)}…` : shown;
    terminal.print(`  ${fact.padEnd(width)}  ${cut}  ${terminal.colors.dim(`[${layer}]`)}`);
  }
}
