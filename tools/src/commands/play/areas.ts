import type { CardView, Engine, GameView, HiddenCardView, PlayerView } from '@cardwright/core';
import type { Colors } from '../../terminal/colors.ts';

const isSeen = (card: CardView | HiddenCardView): card is CardView => !('hidden' in card);

/** Columns that say where a card is in a list, or nothing to a person. */
const KEPT_BACK: ReadonlySet<string> = new Set(['entered-turn', 'under']);

const numbers = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .filter(([name, value]) => value !== 0 && value !== undefined && !KEPT_BACK.has(name))
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

function cardLine(engine: Engine, card: CardView, colors: Colors): string {
  const definition = engine.cardsById.get(card.id)?.definition;
  const facts = [numbers(card.stats ?? definition?.stats ?? {}), numbers(card.columns)].filter(
    (part) => part !== '',
  );
  const text = definition?.texts?.join(' ').replaceAll(/\s+/g, ' ') ?? '';
  return `     ${card.name}  ${facts.join('; ')}  ${colors.dim(text)}`.trimEnd();
}

function side(engine: Engine, player: PlayerView, name: string, active: boolean, colors: Colors): string[] {
  const counts = player.zones.filter(({ cards }) => !cards.some(isSeen)).filter(({ count }) => count > 0);
  const shown = player.zones.filter(({ zone, cards }) => zone !== 'discard' && cards.some(isSeen));
  const discarded = player.zones.find(({ zone }) => zone === 'discard')?.count ?? 0;
  const summary = [
    numbers(player.columns),
    ...counts.map(({ zone, count }) => `${zone} ${count}`),
    ...(discarded > 0 ? [`discard ${discarded}`] : []),
  ];
  return [
    `${active ? '▶' : ' '} ${colors.bold(name)}  ${summary.filter((part) => part !== '').join('   ')}`,
    ...shown.flatMap(({ zone, cards }) => [
      colors.dim(`   ${zone}`),
      ...cards.filter(isSeen).map((card) => cardLine(engine, card, colors)),
    ]),
  ];
}

/** The table of any game as one player sees it: each area with its cards, the player's own side below. */
export function renderAreas(
  engine: Engine,
  view: GameView,
  players: readonly string[],
  colors: Colors,
): string {
  const ordered = view.players.toSorted(
    (a, b) => Number(a.player === view.viewer) - Number(b.player === view.viewer),
  );
  return [
    colors.dim(`── turn ${view.turn}, ${view.step || 'set-up'} ${'─'.repeat(40)}`),
    ...ordered.flatMap((player) =>
      side(
        engine,
        player,
        players[player.player] ?? `Player ${player.player + 1}`,
        view.active === player.player,
        colors,
      ),
    ),
  ].join('\n');
}
