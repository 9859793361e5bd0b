import { readFileSync } from 'node:fs';
import type { SetText } from '@cardwright/lorcana';
import { checkSetText } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const set = parse(readFileSync(new URL('../cards.yaml', import.meta.url), 'utf8')) as SetText;

describe('the text of the set', () => {
  it('is in canonical form, which data alone print and which reads one way', { timeout: 60_000 }, () => {
    expect(checkSetText(set)).toEqual([]);
  });
});
