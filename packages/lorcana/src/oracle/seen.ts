import type { Address, CardView, Engine, GameView, ReadonlyState } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import type { CardRef } from '@cardwright/core/game';
import { playerCount } from '@cardwright/core/game';

/** The oracle cannot judge this: it does not know some text. */
export class Unjudged extends Error {
  override readonly name = 'Unjudged';
}

/** @throws Unjudged */
export function unjudged(what: string): never {
  throw new Unjudged(what);
}

/** A card as the player who decides can see it. */
export interface Seen {
  readonly address: Address;
  /** Its reference in moves. */
  readonly ref: CardRef;
  readonly definition: CardDefinition;
  /** Whose it is here. */
  readonly player: number;
  readonly zone: string;
  readonly exerted: boolean;
  /** In play since the beginning of its player's turn (CR 5.1.1.12). */
  readonly dry: boolean;
  readonly damage: number;
  /** The location that it is at. */
  readonly at: Address | null;
  /** The card that it lies under. */
  readonly under: Address | null;
  /** Printed stats as modified now; of cards in play. */
  readonly stats: Readonly<Record<string, number>>;
}

const place = (value: unknown): Address | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The table as the deciding player sees it. Of the rest of the state only duration effects are read. */
export class SeenTable {
  readonly view: GameView;
  /** Who decides, and so takes the turn action. */
  readonly player: number;
  /** Every card that can be seen, where it lies. */
  readonly cards: readonly Seen[];
  /** The cards in play. */
  readonly inPlay: readonly Seen[];

  constructor(
    readonly engine: Engine,
    readonly state: ReadonlyState,
  ) {
    this.player = state.decision!.player;
    this.view = engine.view(state, this.player);
    this.cards = this.view.players.flatMap(({ player, zones }) =>
      zones.flatMap(({ zone, cards }) =>
        cards.flatMap((card) => ('hidden' in card ? [] : [this.see(player, zone, card)])),
      ),
    );
    this.inPlay = this.cards.filter(({ zone }) => zone === 'play');
  }

  private see(player: number, zone: string, card: CardView): Seen {
    const { address, id, columns, stats = {} } = card;
    const [ref] = this.engine.answerFromView(this.state, [address]) as readonly CardRef[];
    return {
      address,
      ref: ref!,
      definition: this.engine.cardsById.get(id)!.definition,
      player,
      zone,
      exerted: columns['exerted'] === 1,
      dry: columns['dry'] === 1,
      damage: number(columns['damage']),
      at: place(columns['at-location']),
      under: place(columns['under']),
      stats,
    };
  }

  /** A number of a player's, as the view has it. */
  numberOf(player: number, column: string): number {
    return number(this.view.players[player]!.columns[column]);
  }

  /** How many cards a player has in a zone; anyone may count them (CR 7.1.3). */
  countIn(player: number, zone: string): number {
    return this.view.players[player]!.zones.find((one) => one.zone === zone)?.count ?? 0;
  }

  /** The ready cards in a player's inkwell, each of which pays one ink (CR 7.5.1). */
  readyInk(player: number): number {
    const inkwell = this.view.players[player]!.zones.find(({ zone }) => zone === 'inkwell')!;
    return inkwell.cards.filter(({ columns }) => columns['exerted'] !== 1).length;
  }

  get players(): number[] {
    return Array.from({ length: playerCount.get(this.state, 0) }, (_, player) => player);
  }

  /** Everyone else who plays on: without teams, all others are opponents. */
  opponentsOf(player: number): number[] {
    return this.players.filter((other) => other !== player && !this.view.players[other]!.left);
  }
}
