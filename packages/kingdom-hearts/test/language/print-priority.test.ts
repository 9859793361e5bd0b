import { checkPriorities } from '@cardwright/dsl';
import { expect, it } from 'vitest';
import { createKingdomHeartsLanguage } from '../../src/language/create.ts';

it('is said wherever two phrases print the same', () => {
  expect(checkPriorities(createKingdomHeartsLanguage())).toEqual([]);
}, 60_000);
