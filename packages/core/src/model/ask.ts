import { type CardRef, NO_CARD } from './card-ref.ts';
import { AnyDecision, type DecisionKind, type DecisionOf } from './decision.ts';
import { NONE } from './none.ts';
import type { Value } from './value.ts';

/** What every question says, whatever it asks for. */
export interface Question {
  /** Key of the message that asks it, in the catalogues. */
  readonly prompt: string;
  /** The slot of the asking frame that the answer fills. */
  readonly into: number;
  /** The rule it follows. */
  readonly rule?: string;
  /** The card whose text or action asks; none if absent. */
  readonly source?: CardRef;
  /** Facts for the prompt. */
  readonly data?: readonly Value[];
}

/** A question for some of those that there are to choose from. */
export interface ChoiceQuestion extends Question {
  /** What may be chosen: cards, players, either or indexes of options, by kind. */
  readonly from: readonly number[];
  /** How many must be chosen; 1 if absent. */
  readonly min?: number;
  /** How many may be chosen; 1 if absent. */
  readonly max?: number;
}

/** A question for cards. */
export interface CardsQuestion extends ChoiceQuestion {
  /** Only the player asked knows the candidates (a hand, a deck looked at). */
  readonly secret?: boolean;
  /** Further test of the choice as a whole, by its name in the rules of the game ("total … or less"). */
  readonly test?: string;
}

/** A question for one option. */
export interface OptionQuestion extends Question {
  /** Indexes of the options that may be chosen. */
  readonly from: readonly number[];
  /** Only the player asked knows the options. */
  readonly secret?: boolean;
}

/** A question for an order of cards. */
export interface OrderQuestion extends Question {
  /** The cards to order. */
  readonly from: readonly number[];
  /** Only the player asked knows the cards. */
  readonly secret?: boolean;
}

/** A question for a number. */
export interface NumberQuestion extends Question {
  /** The least number; 0 if absent. */
  readonly min?: number;
  readonly max: number;
}

/** What the questions of any kind say. */
type AnyQuestion = Question & Partial<CardsQuestion>;

/** How many must and may be chosen, or the least and greatest number; 1 each if absent. */
interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const ONE: Bounds = { min: 1, max: 1 };
const NO_OR_YES: Bounds = { min: 0, max: 1 };

function decision<K extends DecisionKind>(
  kind: K,
  player: number,
  question: AnyQuestion,
  { min = 1, max = 1 }: Bounds,
): DecisionOf<K> {
  const { prompt, into, rule = '', source = NO_CARD, data = NONE } = question;
  const { from = NONE, secret = false, test = '' } = question;
  const asked = new AnyDecision(kind, player, prompt, from, min, max, source, data, secret, into, rule, test);
  // The questions of cards, below, are of references by how they are made.
  return asked as DecisionOf<DecisionKind> as DecisionOf<K>;
}

/** Makes the question of each kind that a step may ask: `m.ask(ask.cards(player, { prompt, from, into, rule }))`. */
export const ask = {
  /** Which turn action to take: what is legal is asked of the engine. */
  act: (player: number, rule = ''): DecisionOf<'act'> =>
    decision('act', player, { prompt: 'act', into: 0, rule }, ONE),
  /** Which cards. */
  cards: (player: number, question: CardsQuestion): DecisionOf<'choose-cards'> =>
    decision('choose-cards', player, question, question),
  /** Which players. */
  players: (player: number, question: ChoiceQuestion): DecisionOf<'choose-players'> =>
    decision('choose-players', player, question, question),
  /** Which cards and players, in one choice: players as `ofPlayer`. */
  targets: (player: number, question: CardsQuestion): DecisionOf<'choose-targets'> =>
    decision('choose-targets', player, question, question),
  /** Which one of several options. `data`: their keys. */
  option: (player: number, question: OptionQuestion): DecisionOf<'choose-option'> =>
    decision('choose-option', player, question, ONE),
  /** In which order. */
  order: (player: number, question: OrderQuestion): DecisionOf<'order'> =>
    decision('order', player, question, { min: question.from.length, max: question.from.length }),
  /** Which number. */
  number: (player: number, question: NumberQuestion): DecisionOf<'number'> =>
    decision('number', player, question, { min: question.min ?? 0, max: question.max }),
  /** Yes or no. */
  confirm: (player: number, question: Question): DecisionOf<'confirm'> =>
    decision('confirm', player, question, NO_OR_YES),
  /** The name of a card. */
  name: (player: number, question: Question): DecisionOf<'name'> => decision('name', player, question, ONE),
} as const;
