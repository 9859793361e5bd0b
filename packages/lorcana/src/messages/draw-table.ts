import type { CardView, Engine, GameView, HiddenCardView, PlayerView } from '@cardwright/core';
import type { Paint } from '@cardwright/dsl/kit';

const isSeen = (card: CardView | HiddenCardView): card is CardView => !('hidden' in card);

const zoneOf = (player: PlayerView, name: string) => player.zones.find(({ zone }) => zone === name);

const keywordText = ([name, value]: [string, number]): string => {
  const word = name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
  return value === 0 ? word : `${word} ${value}`;
};

/** A line for a card in play: stats, damage, states, keywords. */
function cardInPlay(card: CardView, view: GameView, width: number, colors: Paint): string {
  const { strength, willpower, lore } = card.stats ?? {};
  const columns = card.columns;
  const damage = Number(columns.damage ?? 0);
  const stats = [
    ...(strength === undefined || willpower === undefined ? [] : [`${strength}/${willpower}`]),
    ...(strength === undefined && willpower !== undefined ? [`–/${willpower}`] : []),
    ...(lore === undefined ? [] : [`◊${lore}`]),
  ].join(' ');
  const location =
    typeof columns['at-location'] === 'string' ? nameAt(view, columns['at-location']) : undefined;
  const states = [
    ...(damage > 0 ? [colors.red(`${damage} damage`)] : []),
    ...(columns.exerted === 1 ? [colors.yellow('exerted')] : []),
    ...(strength !== undefined && columns.dry !== 1 ? [colors.dim('drying')] : []),
    ...(location === undefined ? [] : [`at ${location}`]),
    ...Object.entries(card.keywords ?? {}).map((keyword) => colors.cyan(keywordText(keyword))),
  ];
  return `   ${card.name.padEnd(width)}  ${stats.padEnd(7)}  ${states.join(', ')}`.trimEnd();
}

function nameAt(view: GameView, address: string): string | undefined {
  const cards = view.players.flatMap(({ zones }) => zones.flatMap((zone) => zone.cards));
  const found = cards.find((card) => card.address === address);
  return found !== undefined && isSeen(found) ? found.name : undefined;
}

/** A player's counts in one line. */
function summary(player: PlayerView, name: string, active: boolean, colors: Paint): string {
  const ink = zoneOf(player, 'inkwell');
  const ready = (ink?.cards ?? []).filter(({ columns }) => columns.exerted !== 1).length;
  const facts = [
    `lore ${colors.bold(String(player.columns.lore ?? 0))}`,
    `ink ${ready}/${ink?.count ?? 0}`,
    `hand ${zoneOf(player, 'hand')?.count ?? 0}`,
    `deck ${zoneOf(player, 'deck')?.count ?? 0}`,
    `discard ${zoneOf(player, 'discard')?.count ?? 0}`,
  ];
  return `${active ? '▶' : ' '} ${colors.bold(name.padEnd(8))} ${facts.join('   ')}`;
}

/** A line for a card in hand: cost, stats, whether it can be inked, its text. */
function cardInHand({ id, name }: CardView, engine: Engine, width: number, colors: Paint): string {
  const definition = engine.cardsById.get(id)?.definition;
  if (definition === undefined) return `   ${name}`;
  const { strength, willpower, lore } = definition.stats;
  const stats = strength === undefined ? definition.type : `${strength}/${willpower} ◊${lore ?? 0}`;
  const ink = definition.attributes.inkable === true ? '⬡' : ' ';
  const text = (definition.texts ?? []).join(' / ').replaceAll(/\s+/g, ' ');
  return `   ${String(definition.cost).padStart(2)}${ink} ${name.padEnd(width)}  ${stats.padEnd(9)} ${colors.dim(text)}`.trimEnd();
}

/** What the marks of the table mean. */
export const legend: readonly string[] = [
  'In play: strength/willpower, then ◊ with the lore that questing gains; –/7 is the willpower of a location.',
  'In hand: the cost, ⬡ for a card that may be inked, then strength/willpower and lore.',
  'ink 3/5: three of five cards in the inkwell are ready. “drying”: it came this turn, and may not act yet.',
];

/** The table as one player sees it: opponents above, the player's own cards below. */
export function drawTable(engine: Engine, view: GameView, players: readonly string[], colors: Paint): string {
  const others = view.players.filter(({ player }) => player !== view.viewer);
  const own = view.players.find(({ player }) => player === view.viewer);
  const inPlay = (player: PlayerView) => (zoneOf(player, 'play')?.cards ?? []).filter(isSeen);
  const hand = own === undefined ? [] : (zoneOf(own, 'hand')?.cards ?? []).filter(isSeen);
  const everything = [...view.players.flatMap(inPlay), ...hand];
  const width = Math.max(20, ...everything.map(({ name }) => name.length));
  const side = (player: PlayerView): string[] => {
    const cards = inPlay(player).map((card) => cardInPlay(card, view, width, colors));
    const name = players[player.player] ?? `Player ${player.player + 1}`;
    return [
      summary(player, name, view.active === player.player, colors),
      ...(cards.length === 0 ? [colors.dim('   nothing in play')] : cards),
    ];
  };
  return [
    colors.dim(`── turn ${view.turn}, ${view.step || 'set-up'} ${'─'.repeat(40)}`),
    ...others.flatMap(side),
    ...(own === undefined ? [] : side(own)),
    ...(hand.length === 0 ? [] : [colors.dim('   in hand')]),
    ...hand.map((card) => cardInHand(card, engine, width, colors)),
  ].join('\n');
}
