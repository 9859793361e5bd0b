/**
 * Bots for any game, decks by chance, and what has bots play: see the guide "Write a bot".
 * @packageDocumentation
 */

export { answerFor, changedState } from './answer-for.ts';
export { type AnswersBy, answersBy } from './answers-by.ts';
export type { Bot, BotMaker, BotSeat, SlowBot } from './bot.ts';
export { chanceOf } from './chance-of.ts';
export { greedyBot } from './greedy-bot.ts';
export { MOST_DECISIONS, playOut, playOutSlowly } from './play-out.ts';
export { firstLegal, randomBot } from './random-bot.ts';
export { randomDeck } from './random-deck.ts';
