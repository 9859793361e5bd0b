import { keywords } from '@cardwright/lorcana';

/** Every keyword with how many sentences, or which rule of the game, say what it does. */
export const keywordDefinitionsOf = (): readonly { readonly name: string; readonly says: number }[] =>
  keywords.map(({ name, definition, rule }) => ({
    name,
    says: definition.length + (rule === undefined ? 0 : 1),
  }));
