import { readFileSync } from 'node:fs';
import { equal, type Language } from '@cardwright/dsl';
import type { CardFacts, SetText } from '@cardwright/lorcana';
import { createLorcanaLanguage, toCardText } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const set = parse(readFileSync(new URL('../cards.yaml', import.meta.url), 'utf8')) as SetText;
const language: Language = createLorcanaLanguage({ names: set.cards.map(({ name }) => name) });
const cards = set.cards
  .map((card) => ({ text: '', classifications: [], ...card, set: set.set }) as CardFacts)
  .filter(({ text }) => text !== '')
  .map((card) => [`${card.number} ${card.name}`, toCardText(card)] as const);

describe('the text of the set', () => {
  it.each(cards)('is in canonical form, which data alone print and which reads one way: %s', (_, card) => {
    const { abilities } = language.parse(card.text, card);
    const printed = abilities.map(({ ability }) => language.print(ability, { facts: card }));
    expect(printed.join('\n')).toBe(card.text);
    for (const [i, { ability, text }] of abilities.entries()) {
      const again = language.parse(printed[i]!, card).abilities;
      expect(again.map((one) => equal(one.ability, ability))).toEqual([true]);
      expect(language.readings(text, card)).toBe(1);
    }
  });

  it('says of players what is theirs', () => {
    const data = language.parse('Each player discards their hand and draws 7 cards.', { type: 'action' });
    expect(
      data.abilities.map(({ ability }) => language.print(ability, { facts: { type: 'action' } })),
    ).toEqual(['Each player discards their hand and draws 7 cards.']);
  });
});
