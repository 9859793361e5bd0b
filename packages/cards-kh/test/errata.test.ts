import { kh } from '@cardwright/cards-kh';
import { createEngine, definePlugin } from '@cardwright/core';
import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { errata } from '@cardwright/kingdom-hearts/errata';
import { expect, test } from 'vitest';

const cardWith = (name: string, text: string) => {
  const mended = definePlugin({
    name: 'mended',
    version: '1.0.0',
    overrides: { cards: errata({ [name]: text }) },
  });
  const { cards } = createEngine({ plugins: [kingdomHearts, kh, mended] });
  return cards.find(({ definition }) => definition.fullName === name)!.definition;
};
const printed = (is: (card: NonNullable<typeof kh.cards>[number]) => boolean) =>
  kh.cards!.find((card) => is(card) && card.abilities.length > 0)!;

test('a card has the text that an erratum gives it', () => {
  const { fullName } = printed(({ type }) => type === 'friend');
  const text = '{PLAY}: Draw a card.';
  expect(cardWith(fullName, text).texts).toEqual([text]);
  expect(() => cardWith(fullName, '{PLAY}: Draw a crad.')).toThrow(/new text of .*DSL1001/s);
});

test('the text of a Player that may be a Friend works where it is the Player (KH 9.37)', () => {
  const isBoth = ({ type, classifications }: ReturnType<typeof printed>) =>
    type === 'player' && classifications.includes('XIII');
  const one = kh.cards!.find((card) => isBoth(card) && card.attributes['form'] !== true)!;
  const text = 'Whenever you lose a challenge, draw a card.';
  const { abilities } = cardWith(one.fullName, text);
  expect(JSON.stringify(abilities)).toContain('player-area');
});
