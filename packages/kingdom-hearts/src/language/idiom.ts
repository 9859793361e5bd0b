import type { IdiomWord } from '@cardwright/dsl';

/** The same notion in the words of printed cards and of the rulebook, behind the words that are printed here. */
const also = (neutral: string, ...words: readonly string[]): IdiomWord => ({
  neutral,
  words: [neutral, ...words],
});

/** How printed cards say what the phrases of any game, and of this one, say. */
export const idiom: readonly IdiomWord[] = [
  also("can't", 'cannot'),
  also("don't~", 'do~ not'),
  also("aren't~", 'be~ not'),
  also('a/an', 'one'),
  also('a card', 'one card'),
  also('card# in your hand', 'card# in hand'),
  also('card# in their hand', 'card# in hand'),
  also('their', 'his/her'),
  also('them', 'him/her'),
  also('they have in play', 'they control', 'he/she controls'),
  also('they have', 'he/she has'),
  also('they do', 'he/she does'),
  also("they can't", 'he/she cannot', "he/she can't"),
  also("they don't", 'he/she does not', "he/she doesn't"),
  // Cards in play are controlled (KH 2).
  also('have~ in play', 'control~'),
  also('have~ {} in play', 'control~ {}'),
  also('have {} in play', 'control {}'),
  also("don't~ have {} in play", "don't~ control {}", 'do~ not control {}'),
  also('start', 'beginning'),
  also('reveal~ {}', 'show~ {} to your opponent'),
  also('current', 'topmost'),
  // What happens to a player happens each time.
  also('whenever {}', 'if {}'),
  also('join~', 'participate~ in', 'take~ part in'),
  also('join', 'participate in', 'take part in'),
  also('take part in', 'participate in', 'are participating in'),
  also('took part in', 'participated in'),
  also('took part', 'participated'),
  also('put~', 'add~', 'place~'),
  also('less than', 'lower than'),
  also('greater than', 'higher than'),
  also('a battle', 'battles'),
  also('a challenge', 'challenges'),
  also('each', 'every'),
  also('choose~ and discard~', 'must choose and discard'),
  also('discard~', 'must discard'),
  also("didn't", 'did not'),
  also('HP', 'Heart Points', 'Heart Point'),
  also('get~', 'gain~'),
  also('can be played', 'may be played'),
  also('one more time', 'one additional time', 'an additional time'),
];
