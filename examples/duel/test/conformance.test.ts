import { runGameConformance } from '@cardwright/testkit/suites';
import { expect, test } from 'vitest';
import { cards, language, plugins } from './cards.ts';

test('every card is understood', () => {
  expect(cards.cards!.flatMap(({ name, unsupported }) => (unsupported ? [[name, unsupported]] : []))).toEqual(
    [],
  );
});

runGameConformance({ plugins, language, decks: { size: 30, copies: 2 }, games: 8 });
