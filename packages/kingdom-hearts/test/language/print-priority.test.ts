import { checkPriorities } from '@cardwright/dsl';
import { createKingdomHeartsLanguage } from '@cardwright/kingdom-hearts/language';
import { expect, it } from 'vitest';

it('is said wherever two phrases print the same', () => {
  expect(checkPriorities(createKingdomHeartsLanguage())).toEqual([]);
}, 60_000);
