import { type CardRef, type Column, cardColumn, gameColumn, NO_CARD, refOf } from '@cardwright/core/game';
import { expect, expectTypeOf, test } from 'vitest';
import type { CardsOf, PlayersOf } from '../../src/model/ability-part.ts';

test('a number is no reference to a card until refOf makes it one', () => {
  expectTypeOf<CardRef>().toExtend<number>();
  expectTypeOf<number>().not.toExtend<CardRef>();
  expectTypeOf(refOf).returns.toEqualTypeOf<CardRef>();
  expectTypeOf(NO_CARD).toEqualTypeOf<CardRef>();
  expect(NO_CARD).toBe(-1);
});

test('players are no cards', () => {
  expectTypeOf<PlayersOf>().not.toExtend<CardsOf>();
});

test('a column that holds references gives and takes them alone', () => {
  const marked = cardColumn('marked-by', { initial: -1, meaning: 'reference' });
  expectTypeOf(marked.get).returns.toEqualTypeOf<CardRef>();
  expectTypeOf(marked.put).parameter(2).toEqualTypeOf<CardRef>();
  expectTypeOf(gameColumn('rounds')).toEqualTypeOf<Column>();
  expect(marked.initial).toBe(NO_CARD);
});
