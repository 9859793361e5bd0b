import type { Question, Reply } from '../../telling/question.ts';

/** What a person may want instead of answering. */
export type Wish =
  | { readonly wish: 'undo' | 'quit' | 'board' | 'concede' }
  | { readonly wish: 'save' | 'dump'; readonly file: string };

/** Asks a person, somehow. */
export interface Asker {
  /** Asks until there is a reply of the right form, or a wish. */
  ask(question: Question): Promise<Reply | Wish>;
  /** Says why an answer was refused. */
  refuse(reason: string): void;
  close(): void;
}

export const isWish = (given: Reply | Wish): given is Wish =>
  typeof given === 'object' && !Array.isArray(given) && 'wish' in given;
