import { expect, test } from 'vitest';
import { neededWords, phrasesNear } from '../src/phrases/near-need.ts';
import { type IndexedPhrase, phraseIndex } from '../src/phrases/phrase-index.ts';
import { shelfGame } from '../src/shelf/chosen-game.ts';

const game = await shelfGame('lorcana');
const language = (await game.kit.language()).languageOf([]);
const index = await phraseIndex(game);
const near = (need: string) => phrasesNear(index, neededWords(need, language));
const key = ({ slot, name }: Pick<IndexedPhrase, 'slot' | 'name'>) => `${slot}/${name}`;

test.each([
  ['opponent discards a card', /discard/],
  ['banish a character', /banish/],
  ['destroy chosen creature', /banish/],
  ['move damage counters', /move-damage/],
  ['return to hand', /hand|return/],
  ['ready an item', /ready/],
])('the first for “%s” says it', (need, wanted) => {
  const found = near(need).slice(0, 3).map(key);
  expect(
    found.some((one) => wanted.test(one)),
    found.join(' '),
  ).toBe(true);
});

test('words in another number are those of other games, too', () => {
  expect(neededWords('destroys two creatures', language)).toMatchObject([
    { word: 'destroys', known: false, meant: 'banishes' },
    { word: 'two' },
    { word: 'creatures', known: false, meant: expect.stringContaining('character') },
  ]);
});

test('a row of a mod is told as its own', async () => {
  const [first] = language.phrases;
  const mods = [{ name: 'mine', language: { phrases: [first!] } }];
  const found = await phraseIndex({ ...game, mods });
  expect(found.filter(({ of }) => of === 'mine').map(key)).toEqual([key(first!)]);
});
