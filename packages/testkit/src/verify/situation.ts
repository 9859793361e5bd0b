import type { BoardLiteral, CardLiteral, Engine, ReplaySetup } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import type { SituationRules, SituationSide } from '@cardwright/core/game';
import { countersSpokenOf } from './counters.ts';
import type { Dice } from './dice.ts';
import type { CardInSituation, CardsNeeded } from './situation-cards.ts';

/** The parameters of a situation. */
export interface Variation {
  /** How many cards of each kind in the text: none, one, one of some kinds, or several on every possible side. */
  readonly targets: 'none' | 'one' | 'some' | 'many';
  /** Whose turn it is, seen from the card's player. */
  readonly turn: 'own' | 'other';
  /** The zone of the card, or dealt. */
  readonly source: string;
  /** The card leaves play between triggering and resolving. */
  readonly gone: boolean;
}

/** States about how a card lies; generated cards have them only if the text requires them. */
const LYING = new Set(['facedown', 'faceup']);

const OTHER_ZONES = ['hand', 'discard', 'deck'];

/** In place of a zone: the card is in a deck, and the game begins. */
export const DEALT = 'dealt';

/** Maximum number of causing cards in a hand. */
const MEANS = 4;

type Side = Record<string, CardLiteral[]>;

/** Builds the tables on which a card's abilities are exercised. */
export class Tables {
  private states: readonly Readonly<Record<string, number | boolean>>[];
  /** Those of the cards of the table that is built now. */
  private now: readonly Readonly<Record<string, number | boolean>>[] = [];

  constructor(
    private readonly engine: Engine,
    private readonly rules: SituationRules,
    private readonly plain: readonly CardInSituation[],
    /** Real cards, for ordinary interactions. */
    private readonly company: readonly CardDefinition[],
  ) {
    this.states = Object.entries(rules.states).flatMap(([name, columns]) =>
      columns === null || LYING.has(name) || Object.keys(columns).length === 0 ? [] : [columns],
    );
    // A game without states has cards that are as they entered play.
    if (this.states.length === 0) this.states = [{}];
  }

  private literal(id: string, columns: Readonly<Record<string, number | boolean>>): CardLiteral {
    const { under, ...rest } = columns;
    const beneath =
      typeof under !== 'number' ? {} : { under: Array.from({ length: under }, () => this.plain[0]!.id) };
    return { card: id, ...rest, ...beneath };
  }

  private place(side: Side, { id, zone, columns }: CardInSituation, dice: Dice, at = zone): void {
    const inPlay = this.engine.zonesByName.get(at)?.inPlay === true;
    // Only cards in play have states; unless the text requires one, it is random.
    const hasStats = Object.keys(this.engine.cardsById.get(id)!.definition.stats).length > 0;
    const chance = inPlay && hasStats && dice.below(2) === 0 ? dice.of(this.now) : {};
    const values = inPlay || at === zone ? { ...(inPlay ? chance : {}), ...columns } : {};
    side[at] = [...(side[at] ?? []), this.literal(id, inPlay ? values : onlyFacing(values))];
  }

  private addCompany(sides: readonly [Side, Side], dice: Dice): void {
    if (this.company.length === 0) return;
    for (const side of sides) {
      for (let n = 0; n < 4; n++) {
        const card = dice.of(this.company);
        const zone = onceOnly(card) || n % 2 === 0 ? 'hand' : 'play';
        side[zone] = [...(side[zone] ?? []), { card: card.id }];
      }
    }
  }

  /** The set-up of a situation for a card with these parameters; the rest is random. */
  setupFor(card: CardDefinition, ingredients: CardsNeeded, how: Variation, dice: Dice): ReplaySetup {
    return how.source === DEALT
      ? this.deal(card, ingredients, how, dice)
      : { board: this.board(card, ingredients, how, dice) };
  }

  /** A game from its beginning, with the card in one of the decks. */
  private deal(card: CardDefinition, { asked }: CardsNeeded, how: Variation, dice: Dice): ReplaySetup {
    const plain = this.plain.map(({ id }) => id);
    const some = how.targets === 'none' ? [] : asked.map(({ id }) => id);
    const share = how.targets === 'many' ? [...some, ...some] : some;
    return {
      seed: dice.below(1 << 30),
      decks: [
        [card.id, ...share, ...plain],
        [...share, ...plain],
      ],
    };
  }

  private board(
    card: CardDefinition,
    { asked, means }: CardsNeeded,
    how: Variation,
    dice: Dice,
  ): BoardLiteral {
    const sides: [Side, Side] = [{}, {}];
    const counters = countersSpokenOf(this.engine, this.rules, card);
    this.now = [...this.states, ...counters.cards.map((name) => ({ [name]: 2 }))];
    // An empty hand is a situation, too.
    if (how.targets !== 'none')
      for (const side of sides)
        side['hand'] = dice
          .shuffled(means)
          .slice(0, MEANS)
          .map((id) => this.literal(id, {}));
    const plain = how.targets === 'none' ? [] : this.plain;
    if (how.targets !== 'none') {
      for (const [index, ingredient] of asked.entries()) {
        const players = ingredient.side === 'you' ? [0] : ingredient.side === 'opponents' ? [1] : [0, 1];
        if (how.targets === 'some' && dice.below(2) === 0) continue;
        const chosen = how.targets === 'many' ? players : [players[index % players.length]!];
        for (const player of chosen) {
          this.place(sides[player]!, ingredient, dice);
          if (how.targets !== 'many') continue;
          this.place(sides[player]!, ingredient, dice);
          if (ingredient.zone !== 'hand') this.place(sides[player]!, ingredient, dice, dice.of(OTHER_ZONES));
        }
      }
    }
    for (const player of [0, 1] as const) {
      const side = sides[player];
      for (const ingredient of plain) {
        if (dice.below(2) === 0)
          this.place(side, ingredient, dice, dice.of(['play', 'hand', 'play', 'discard']));
        this.place(side, ingredient, dice, 'deck');
      }
    }
    if (how.targets === 'many') this.addCompany(sides, dice);
    const inPlay = this.engine.zonesByName.get(how.source)?.inPlay === true;
    const columns =
      inPlay && Object.keys(card.stats).length > 0 && dice.below(4) === 0 ? dice.of(this.now) : {};
    sides[0][how.source] = [this.literal(card.id, columns), ...(sides[0][how.source] ?? [])];
    // Smaller sides satisfy conditions about having less.
    const share = dice.of([1, 1, 1, 0.25]);
    const players = sides.map((side) => {
      const filled: SituationSide = { ...side };
      // Texts that look at the top of a deck need something there.
      const top = how.targets !== 'none' && asked.length > 0 && dice.below(2) === 0;
      filled['deck'] = [
        ...(top ? [this.literal(dice.of(asked).id, {})] : []),
        ...dice.shuffled(side['deck'] ?? []),
        ...Array.from({ length: 6 }, () => this.literal(this.plain[0]!.id, {})),
      ];
      for (const [name, most] of Object.entries(this.rules.side)) {
        const number = Math.ceil(most * share);
        if (!this.engine.zonesByName.has(name)) filled[name] = number;
        else filled[name] = Array.from({ length: number }, () => this.literal(dice.of(this.plain).id, {}));
      }
      for (const name of counters.players) filled[name] = dice.of([0, 1, 3]);
      return filled;
    });
    this.rules.arrange?.(players, {
      cardOf: (id) => this.engine.cardsById.get(id)!.definition,
      plainOf: (type) => dice.of(this.plain.filter((ingredient) => ingredient.type === type)).id,
      below: (limit) => dice.below(limit),
    });
    return { seed: dice.below(1 << 30), active: how.turn === 'own' ? 0 : 1, players };
  }
}

/** Whether a card resolves when played and is never in play. */
export const onceOnly = (card: CardDefinition): boolean =>
  card.abilities.some(({ kind }) => kind === 'spell');

/** Out of play only a card's facing matters. */
function onlyFacing(columns: Readonly<Record<string, number | boolean>>): Record<string, number | boolean> {
  return 'facedown' in columns ? { facedown: columns['facedown']! } : {};
}
