import type { CardView, Engine, GameView, ZoneView } from '@cardwright/core';
import type { Telling } from '@cardwright/dsl/kit';
import { CardWords, isSeen } from '../../telling/card-words.ts';
import type { Option } from '../../telling/question.ts';
import type { Colors } from '../../terminal/colors.ts';

/** Cards in one place, as a player sees them. */
interface Pile {
  readonly name: string;
  readonly count: number;
  readonly cards: readonly CardView[];
}

/** All that a player may look at: each pile, and each card that they see. */
export class Look {
  private readonly words: CardWords;
  private readonly piles: readonly Pile[];

  constructor(engine: Engine, view: GameView, players: readonly string[], telling: Telling) {
    const words = new CardWords(engine, view, telling);
    this.words = words;
    const pile = (zone: ZoneView, whose: string): Pile => ({
      name: `${whose}${words.word('zones', zone.zone)}`,
      count: zone.count,
      cards: zone.cards.filter(isSeen),
    });
    this.piles = [
      ...view.players.flatMap(({ player, zones }) =>
        zones.map((zone) => pile(zone, `${players[player] ?? `Player ${player + 1}`}: `)),
      ),
      ...(view.shared ?? []).map((zone) => pile(zone, '')),
    ].filter(({ count }) => count > 0);
  }

  /** The piles to choose from, each with what is in it. */
  get options(): readonly Option[] {
    return this.piles.map(({ name, count, cards }) => ({
      label: name,
      facts: `${count} ${count === 1 ? 'card' : 'cards'}${cards.length === count ? '' : `, of which you see ${cards.length}`}`,
    }));
  }

  /** A pile, card by card, each with all that is known of it. */
  tell(index: number, colors: Colors): string {
    const { name, count, cards } = this.piles[index]!;
    const unseen = count - cards.length;
    return [
      colors.bold(name),
      ...cards.flatMap((card) => [
        `  ${card.name}  ${colors.dim(this.words.allFacts(card).join(', '))}`,
        ...this.words.texts(card).map((text) => `      ${text}`),
      ]),
      ...(unseen > 0 ? [colors.dim(`  ${unseen} that you do not see`)] : []),
    ].join('\n');
  }
}
