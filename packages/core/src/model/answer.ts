import type { KindsOfGames } from '../ability/games.ts';
import type { CardRef } from './card-ref.ts';
import type { Decision, DecisionKind } from './decision.ts';

/** A turn action of a game that does not declare what it has. */
interface AnyMove<Card> {
  /** Its name. */
  readonly action: string;
  /** The card it is done with, or -1. */
  readonly card: Card;
  /** Which of its ways: an ability's index, an alternative cost; 0 where there is one way. */
  readonly option: number;
}

/** The turn actions that games declare, as `turnActions` in {@link Games}, each with its fields. */
type MovesOf<Actions, Card> = Actions extends unknown
  ? {
      readonly [K in keyof Actions]: {
        readonly action: K;
        readonly card: Card;
        readonly option: Actions[K] extends { readonly option: infer Option } ? Option : number;
      };
    }[keyof Actions]
  : never;

/** What {@link TurnMove} and {@link GivenMove} are made by. */
type Move<Card> = [KindsOfGames<'turnActions'>] extends [never]
  ? AnyMove<Card>
  : MovesOf<KindsOfGames<'turnActions'>, Card>;

/** What a game declares of a turn action that is done in one way, with a card or without. */
export interface OneWay {
  /** The first and only way. */
  readonly option: 0;
}

/** What a game declares of a turn action with several ways: an ability's index, an alternative cost. */
export interface ManyWays {
  /** Which way. */
  readonly option: number;
}

/**
 * A turn action: which, with which card (-1 for none), and which of its ways (an ability's index, an alternative cost).
 * What the games of a program declare is a union by `action`; in a program whose games declare nothing, any name.
 */
export type TurnMove = Move<CardRef>;

/** The name of a turn action. */
export type TurnActionName = TurnMove['action'];

/** A turn action as a host may write it: whether its number is a reference to a card is part of the check. */
export type GivenMove = Move<number>;

/** The types of answers, by the kind of decision. */
interface Answers {
  /** One of `engine.legal(state)`. */
  readonly act: GivenMove;
  /** From `min` to `max` of the candidates. */
  readonly 'choose-cards': readonly number[];
  /** From `min` to `max` of the candidates. */
  readonly 'choose-players': readonly number[];
  /** From `min` to `max` of the candidates. */
  readonly 'choose-targets': readonly number[];
  /** One of the candidates. */
  readonly 'choose-option': number;
  /** From `min` to `max`. */
  readonly number: number;
  /** Yes or no. */
  readonly confirm: boolean;
  /** All candidates, in the order that is wanted. */
  readonly order: readonly number[];
  /** The name of a card. */
  readonly name: string;
}

/**
 * The type of an answer to a decision, or to a kind of decision.
 * @example
 * if (decision.kind === 'confirm') return true satisfies AnswerTo<typeof decision>;
 */
export type AnswerTo<Asked extends Decision | DecisionKind> = Answers[Asked extends Decision
  ? Asked['kind']
  : Asked];

/**
 * An answer, by decision kind: `act` a {@link TurnMove}; `choose-cards`, `choose-players`, `choose-targets`, `order` a
 * list out of the candidates; `choose-option` and `number` a number; `confirm` true or false; `name` a string.
 */
export type Answer = AnswerTo<DecisionKind>;
