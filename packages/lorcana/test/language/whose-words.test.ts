import { compileText } from '@cardwright/dsl';
import { expect, test } from 'vitest';
import { anyType, language } from './language.ts';

const facts = anyType.find(({ type }) => type === 'action')!;
const messages = (text: string) =>
  compileText(language, { text, ...facts }).diagnostics.map(({ message }) => message);

test('"your" and "their" are of who does it: others are refused, not taken for who is meant', () => {
  for (const text of [
    'Each opponent shuffles your deck.',
    'Each opponent discards your hand.',
    'Each opponent plays with your hand face up.',
    'Shuffle their deck.',
    'Discard their hand.',
    'Draw cards until they have 4 cards in their hand.',
    'Each opponent loses 1 lore. Draw cards until they have 4.',
    'Chosen opponent draws cards until you have 4 cards in your hand.',
    'Chosen opponent draws cards until you have as many cards in your hand as you.',
    'Chosen opponent discards cards until you have 2.',
    'Discard cards until they have 2 cards in their hand.',
  ])
    expect(messages(text), text).not.toEqual([]);
  for (const text of [
    'Each opponent shuffles their deck.',
    'Chosen player discards their hand and shuffles their deck.',
    'Each opponent plays with their hand face up.',
    'Discard your hand.',
    'Draw cards until you have 4 cards in your hand.',
    'Each player draws cards until they have 4 cards in their hand.',
    'Chosen opponent gains 1 lore. They draw cards until they have 4.',
    'Chosen opponent draws cards until they have as many cards in their hand as you.',
    'Each opponent chooses and discards cards until they have 2 cards in their hand.',
    'Discard cards until you have 2.',
  ])
    expect(messages(text), text).toEqual([]);
});

test('"each" after the verb speaks of several players, and cards enter only zones where they lie in such a state', () => {
  expect(messages('Draw 2 cards each.').join()).toMatch(/several players/);
  expect(messages("Cards enter opponents' hands exerted.").join()).toMatch(/no such state/);
  expect(messages('Banish an item in your hand or discard.').join()).toMatch(/hand cannot be banished/);
  expect(messages('Return a card from your hand or hand to your hand.')).not.toEqual([]);
});

test('an event in a zone of "yours" is your deed, in one of "theirs" another player\'s', () => {
  const listener = anyType.find(({ type }) => type === 'character')!;
  const heard = (event: string) =>
    compileText(language, { text: `${event}, gain 1 lore.`, ...listener }).diagnostics;
  for (const event of [
    'Whenever an opponent puts a card into your inkwell',
    'Whenever you put a card into their inkwell',
    'Whenever an opponent discards a card from your hand',
    'Whenever you discard a card from their hand',
    'Whenever an opponent returns a card from your discard to your hand',
    'Whenever you return a card from their discard to their hand',
    "Whenever this character quests, if an opponent's put a card into your inkwell this turn",
  ])
    expect(heard(event), event).not.toEqual([]);
  for (const event of [
    'Whenever an opponent puts a card into their inkwell',
    'Whenever you put a card into your inkwell',
    'Whenever an opponent discards a card from their hand',
    'Whenever you discard a card from your hand',
    'Whenever an opponent returns a card from their discard to their hand',
    "Whenever this character quests, if an opponent's put a card into their inkwell this turn",
  ])
    expect(heard(event), event).toEqual([]);
});
