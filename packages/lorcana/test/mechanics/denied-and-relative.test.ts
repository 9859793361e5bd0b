import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, language, location } from '../support/game.ts';

const hall = location('Hall');
const plain = (name: string, text = '') => character(name, '2/4/1', { text });
/** Who is exerted after a spell, of characters of both players with their states. */
function exertedBy(words: string, own: readonly object[], foes: readonly object[] = []) {
  const spell = action('Spell', `Exert all characters ${words}.`, { cost: 0 });
  const g = game([{ play: [...own] as never, hand: [spell] }, { play: foes as never }]).move('play', 'Spell');
  return [0, 1]
    .flatMap((player) => g.player(player).cards('play'))
    .filter((card) => card.is('exerted'))
    .map(({ name }) => name)
    .sort();
}

describe('what a card is or has, denied and in a relative clause', () => {
  const hurt = { card: plain('Hurt'), damage: 1 };
  const hale = { card: plain('Hale') };
  const fast = { card: plain('Fast', 'Evasive') };
  const guest = { card: plain('Guest'), 'at-location': 'p0:play:0' };

  test.each([
    ['that are damaged', ['Hurt']],
    ["that aren't damaged", ['Fast', 'Guest', 'Hale']],
    ['that have damage', ['Hurt']],
    ["that don't have damage", ['Fast', 'Guest', 'Hale']],
    ['who have Evasive', ['Fast']],
    ["that don't have Evasive", ['Guest', 'Hale', 'Hurt']],
    ['that are at a location', ['Guest']],
    ["that aren't at a location", ['Fast', 'Hale', 'Hurt']],
    ['that are named Hale', ['Hale']],
    ["that aren't named Hale", ['Fast', 'Guest', 'Hurt']],
    ['that have 3 or more damage', []],
    ["that don't have 3 {S} or more", ['Fast', 'Guest', 'Hale', 'Hurt']],
  ])('“all characters %s”', (words, names) => {
    expect(exertedBy(words, [hall, hurt, guest], [hale, fast])).toEqual(names);
  });

  test.each([
    ["isn't damaged", { damage: 0 }, { damage: 1 }],
    ["isn't exerted", {}, { exerted: true }],
    ["doesn't have damage", {}, { damage: 1 }],
  ])('“while this character %s”', (words, yes, no) => {
    const hero = character('Hero', '2/4/1', { text: `While this character ${words}, they get +2 {L}.` });
    const lore = (state: object) =>
      game([{ play: [{ card: hero, ...state }] as never }, {}])
        .card('Hero')
        .stat('lore');
    expect(lore(yes)).toBe(3);
    expect(lore(no)).toBe(1);
  });

  test('each is read as the short words are, where there are such', () => {
    const data = (text: string) => compileText(language(), { text, type: 'action', resolves: true });
    for (const [long, short] of [
      ['Banish all characters that are damaged.', 'Banish all damaged characters.'],
      ["Ready all characters that don't have Rush.", 'Ready all characters without Rush.'],
      ['Ready all characters who are at a location.', 'Ready all characters at a location.'],
      ['Deal 1 damage to each character that is named Hero.', 'Deal 1 damage to each character named Hero.'],
    ] as const) {
      const [a, b] = [data(long), data(short)];
      expect(a.abilities.map(({ ability }) => ability)).toEqual(b.abilities.map(({ ability }) => ability));
      expect(a.verdict.roundTrip).toBe(true);
    }
  });

  test('a card that can never be so is refused as it is in short words', () => {
    for (const text of ['Banish all items that have damage.', 'Banish all items that are at a location.'])
      expect(compileText(language(), { text, type: 'action', resolves: true }).verdict.parsed).toBe(false);
  });
});
