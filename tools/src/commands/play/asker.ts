import type { Option, Question, Reply } from '../../telling/question.ts';

/** What a person may want instead of answering, at every question. */
export type Wish =
  | { readonly wish: 'undo' | 'quit' | 'board' | 'concede' | 'look' | 'help' }
  | { readonly wish: 'save' | 'dump'; readonly file: string };

/** Asks a person, somehow. */
export interface Asker {
  /** How to answer, and what else may be wanted, a line each. */
  readonly help: readonly string[];
  /** Asks until there is a reply of the right form, or a wish. */
  ask(question: Question): Promise<Reply | Wish>;
  /** Lets one of several things be picked; undefined for none. */
  pick(text: string, options: readonly Option[]): Promise<number | undefined>;
  /** Lets something be typed; undefined for nothing. */
  type(text: string): Promise<string | undefined>;
  /** Says why an answer was refused. */
  refuse(reason: string): void;
  close(): void;
}

export const isWish = (given: Reply | Wish): given is Wish =>
  typeof given === 'object' && !Array.isArray(given) && 'wish' in given;

/** What an option's card is, has and says. */
export const detailOf = ({ facts, hint }: Option): string =>
  [facts, hint].filter((one) => one !== undefined && one !== '').join(': ');
