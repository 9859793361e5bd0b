import {
  type Answer,
  createEngine,
  type Decision,
  type Engine,
  fork,
  type Plugin,
  type ReplaySetup,
  type State,
  type TurnMove,
} from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import { type CardRef, cardOf, NO_CARD, zoneOf } from '@cardwright/core/game';
import { Dice } from './dice.ts';
import { type Aim, answerIn, type Manner } from './manner.ts';
import { Tables, type Variation } from './situation.ts';
import { type CardsNeeded, SituationCards } from './situation-cards.ts';
import { keywordAbilities, situationRulesOf, sourcesOf } from './subject.ts';

/** What to try, and with which chance. */
export interface TryoutSetup {
  /** The game, and whatever else the card requires. */
  readonly plugins: readonly Plugin[];
  /** As a set would bring it; what its type needs and it lacks (a strength, say) is that of the game's plainest card. */
  readonly card: CardDefinition;
  /** Seed of everything random; 1 if absent. */
  readonly seed?: number;
}

/** A table on which a card is tried. */
export interface TryoutTable {
  /** The zone in which the card is. */
  readonly source: string;
  /** Whose turn it is, seen from the card's player, who is the first. */
  readonly turn: Variation['turn'];
  readonly setup: ReplaySetup;
}

/** What a question of a trial was answered. */
export type Answered = (state: State, decision: Decision, answer: Answer) => void;

/** How much is on the tables, round after round; how the cards lie is by chance. */
const ROUNDS: readonly Variation['targets'][] = Array.from({ length: 6 }, (_, i) =>
  i % 3 === 1 ? 'one' : 'many',
);

/** Most decisions of one turn action; more is a loop. */
const LONGEST = 200;

/** A card in situations that are made from its data: to see what it does, not to prove that it does all of it. */
export class Tryout {
  readonly engine: Engine;
  readonly card: CardDefinition;
  private readonly tables: Tables;
  private readonly ingredients: CardsNeeded;
  private readonly dice: Dice;

  /** @throws CardwrightError for a card that cannot be bound, and for a game without `situations` */
  constructor({ plugins, card, seed = 1 }: TryoutSetup) {
    const rules = situationRulesOf(plugins);
    const base = (rules.cards[card.type] ?? [])[0];
    this.card = {
      ...card,
      stats: { ...base?.stats, ...card.stats },
      attributes: { ...base?.attributes, ...card.attributes },
    };
    this.dice = new Dice(seed);
    const kitchen = new SituationCards(rules);
    this.ingredients = kitchen.ingredientsOf(this.card, keywordAbilities(plugins, this.card));
    const tried: Plugin = { name: 'tried', version: '0.0.0', cards: [this.card] };
    this.engine = createEngine({ plugins: [...plugins, tried, kitchen.plugin()] });
    this.tables = new Tables(this.engine, rules, kitchen.plain, []);
  }

  /** What its situations lack because the game does not say how to build it. */
  get unmade(): readonly string[] {
    return this.ingredients.unmade;
  }

  /** Tables with the card in each zone where it can do something, on either player's turn; several of each. */
  *situations(): Generator<TryoutTable> {
    const { engine, card, tables, ingredients, dice } = this;
    const sources = sourcesOf(engine, situationRulesOf(engine.plugins), card);
    for (const targets of ROUNDS)
      for (const turn of ['own', 'other'] as const)
        for (const source of sources) {
          const how = { targets, turn, gone: false, source };
          yield { source, turn, setup: tables.setupFor(card, ingredients, how, dice) };
        }
  }

  /** Begins on a table, up to the first turn action. */
  begin({ setup }: TryoutTable, answered?: Answered): State {
    const { engine } = this;
    const state = 'board' in setup ? engine.board(setup.board) : engine.createGame(setup);
    this.settle(state, 'much', answered);
    return state;
  }

  /** Turn actions that differ in what they are done with, those of the card first. */
  moves(state: State): readonly TurnMove[] {
    const { means } = this.ingredients;
    const rank = (card: string): number => (card === this.card.id ? 0 : means.includes(card) ? 1 : 2);
    const byKey = new Map<string, { readonly move: TurnMove; readonly rank: number }>();
    for (const move of this.engine.legal(state)) {
      const card = move.card < 0 ? '' : this.engine.card(state, cardOf(move.card)).id;
      const key = `${move.action} ${card} ${move.option}`;
      if (!byKey.has(key)) byKey.set(key, { move, rank: rank(card) });
    }
    return [...byKey.values()].toSorted((a, b) => a.rank - b.rank).map(({ move }) => move);
  }

  /** Whether a turn action is one with the card itself. */
  isOwn(state: State, { card }: TurnMove): boolean {
    return this.isCard(state, card);
  }

  private isCard(state: State, ref: CardRef): boolean {
    return ref >= 0 && this.engine.card(state, cardOf(ref)).id === this.card.id;
  }

  /**
   * Goes on to the other player's turn by what ends this one: what happens on it, and the zone in which the card is then.
   * Undefined where that does not end it.
   */
  passed(state: State, { card }: TurnMove, manner: Manner): { state: State; source: string } | undefined {
    const { engine } = this;
    const end = state.decision === null ? undefined : engine.legal(state).find((move) => move.card < 0);
    if (end === undefined || card < 0) return undefined;
    const after = this.take(state, end, manner);
    if (after.decision === null || after.decision.player === state.decision!.player) return undefined;
    return { state: after, source: engine.zones[zoneOf.get(after, cardOf(card))]!.name };
  }

  /** Takes a turn action and answers all that is asked on it. @returns what comes of it; the state is as before */
  take(state: State, move: TurnMove, manner: Manner, answered?: Answered): State {
    const after = fork(state);
    this.engine.answer(after, move);
    this.settle(after, manner, answered);
    return after;
  }

  private settle(state: State, manner: Manner, answered: Answered = () => {}): void {
    for (let n = 0; state.decision !== null && state.decision.kind !== 'act' && n < LONGEST; n++) {
      const { decision } = state;
      const aim: Aim = (candidates) => this.aimed(state, candidates);
      const answer = answerIn(manner, this.engine, state, decision, this.dice, aim);
      answered(state, decision, answer);
      this.engine.answer(state, answer);
    }
  }
  /** What others may choose the card for, they do: what it does then shows. */
  private aimed(state: State, candidates: readonly CardRef[]): readonly CardRef[] {
    if (this.isCard(state, state.agenda?.source ?? NO_CARD)) return candidates;
    return candidates.toSorted((a, b) => Number(this.isCard(state, b)) - Number(this.isCard(state, a)));
  }
}
