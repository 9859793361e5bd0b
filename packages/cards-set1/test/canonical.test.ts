import { readFileSync } from 'node:fs';
import type { SetText } from '@cardwright/lorcana';
import { checkSetText, createLorcanaLanguage } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const set = parse(readFileSync(new URL('../cards.yaml', import.meta.url), 'utf8')) as SetText;

describe('the text of the set', () => {
  it('is in canonical form, which data alone print and which reads one way', { timeout: 60_000 }, () => {
    expect(checkSetText(set)).toEqual([]);
  });

  it('would be noticed in another form', () => {
    const [first] = set.cards;
    const other = { ...set, cards: [{ ...first!, text: 'When you play this character, you draw a card.' }] };
    expect(checkSetText(other)).toHaveLength(1);
  });

  it('says of players what is theirs', () => {
    const language = createLorcanaLanguage();
    const data = language.parse('Each player discards their hand and draws 7 cards.', { type: 'action' });
    expect(
      data.abilities.map(({ ability }) => language.print(ability, { facts: { type: 'action' } })),
    ).toEqual(['Each player discards their hand and draws 7 cards.']);
  });
});
