import type { CardView, Engine, GameView, PlayerView, ReadonlyState } from '@cardwright/core';
import type { Telling } from '@cardwright/dsl/kit';
import type { Colors } from '../terminal/colors.ts';
import { abilityText } from './ability-text.ts';
import { CardWords, isSeen } from './card-words.ts';

/** The table of any game in words: each area with its cards. */
class Table {
  private readonly words: CardWords;

  constructor(
    private readonly engine: Engine,
    private readonly state: ReadonlyState,
    private readonly view: GameView,
    private readonly telling: Telling,
    private readonly colors: Colors,
  ) {
    this.words = new CardWords(engine, view, telling);
  }

  private card(card: CardView): string {
    const facts = this.words.facts(card).join(', ');
    return `     ${card.name}  ${facts}  ${this.colors.dim(this.words.texts(card).join(' '))}`.trimEnd();
  }

  /** The zones that belong to no player. */
  shared(): string[] {
    return (this.view.shared ?? []).flatMap(({ zone, count, cards }) => {
      const seen = cards.filter(isSeen).map((card) => this.card(card));
      const unseen = count - seen.length;
      if (count === 0) return [];
      return [
        this.colors.dim(`  ${this.words.word('zones', zone)}${unseen > 0 ? ` ${unseen}` : ''}`),
        ...seen,
      ];
    });
  }

  /** What waits for responses, with what was chosen for it; what resolves next first. */
  waiting(players: readonly string[]): string[] {
    return (this.view.announced ?? []).map(({ source, ability, cards, players: chosen }, i) => {
      const of = [
        ...cards.map((card) => card?.name ?? 'a card'),
        ...chosen.map((player) => players[player] ?? `Player ${player + 1}`),
      ];
      const text = abilityText(this.engine, ability);
      const what = `${source?.name ?? 'An ability'}${of.length === 0 ? '' : ` → ${of.join(', ')}`}${text === undefined ? '' : this.colors.dim(`  ${text}`)}`;
      return `  ${i === 0 ? 'waits, next:' : 'then:'} ${what}`;
    });
  }

  side(player: PlayerView, name: string): string[] {
    const shown = player.zones.filter(({ zone, cards }) => zone !== 'discard' && cards.some(isSeen));
    const counted = player.zones.filter((zone) => zone.count > 0 && !shown.includes(zone));
    const summary = [
      ...this.words.columns(player.columns),
      ...(this.telling.playerFacts?.(this.engine, this.state, player.player) ?? []),
      ...counted.map(({ zone, count }) => `${this.words.word('zones', zone)} ${count}`),
    ];
    const mark = this.view.active === player.player ? '▶' : ' ';
    return [
      `${mark} ${this.colors.bold(name)}  ${summary.join('   ')}`,
      // The hand last, next to what is asked.
      ...shown
        .toSorted((a, b) => Number(a.zone === 'hand') - Number(b.zone === 'hand'))
        .flatMap(({ zone, cards }) => [
          this.colors.dim(`   ${this.words.word('zones', zone)}`),
          ...cards.filter(isSeen).map((card) => this.card(card)),
        ]),
    ];
  }
}

/**
 * The table of any game as one player sees it: each area with its cards, the player's own side below.
 *
 * @param state what the game reckons for everybody is reckoned of it; all else comes from the view
 */
export function renderAreas(
  engine: Engine,
  state: ReadonlyState,
  view: GameView,
  players: readonly string[],
  telling: Telling,
  colors: Colors,
): string {
  const table = new Table(engine, state, view, telling, colors);
  const ordered = view.players.toSorted(
    (a, b) => Number(a.player === view.viewer) - Number(b.player === view.viewer),
  );
  return [
    colors.dim(
      `── turn ${view.turn}, ${(view.step || 'set-up').replaceAll('-', ' ')} phase ${'─'.repeat(40)}`,
    ),
    ...ordered.flatMap((player) =>
      table.side(player, players[player.player] ?? `Player ${player.player + 1}`),
    ),
    ...table.shared(),
    ...table.waiting(players),
  ].join('\n');
}
