import { checkText, createLanguage } from '@cardwright/dsl';
import { expect, test } from 'vitest';
import { rows, testLanguage, words } from './game.ts';

const language = createLanguage({
  lexicons: [{ ...words, quotesNames: true, namesEnd: [':'], abilitiesEnd: ['):'] }],
  phrases: rows,
  runsOn: true,
  untimed: { words: 'At the start of your turn,', types: ['beast'] },
  timesEnd: ['play'],
});

const meaning = (text: string, type = 'beast') =>
  language.parse(text, { type }).abilities.map(({ ability: { name: _, ...ability } }) => ability);

test('a line may hold several abilities, in a game that prints them so', () => {
  const [stays, waits] = ['Your relics get +1 {P}.', 'Whenever this beast attacks, draw a card.'];
  const both = [...meaning(stays!), ...meaning(waits!)];
  expect(both).toHaveLength(2);
  expect(meaning(`${stays} ${waits}`)).toEqual(both);
  expect(meaning(`${waits} ${stays}`)).toEqual([...both].reverse());
  expect(meaning(`${stays} ${stays!.replace('relics', 'beasts')} ${waits}`)).toHaveLength(3);
  expect(testLanguage().parse(`${stays} ${waits} ${stays}`, { type: 'beast' }).complete).toBe(false);
  // One condition may be that of both, and what refers back does so to the sentence before.
  expect(meaning(`While you have a relic in play, this beast gets +1 {P}. ${stays}`)).toEqual([]);
  expect(meaning('Whenever this beast attacks, choose a relic. It gets +1 {P}.')).toEqual([]);
});

test('what has a name of its own has a moment, where the game says which', () => {
  expect(meaning('TAKE AIM: Draw a card.')).toEqual(meaning('At the start of your turn, draw a card.'));
  expect(meaning('Draw a card.')).toEqual([]);
  expect(meaning('TAKE AIM: Draw a card.', 'relic')).toEqual([]);
  expect(language.parse('TAKE AIM: Draw a card.', { type: 'beast' }).abilities[0]!.ability.name).toBe(
    'TAKE AIM',
  );
});

test('a comma behind a quoted name may stand inside the quotation marks, and is printed behind them', () => {
  const said = 'If you have “Otto,” draw a card.';
  const [{ ability, printed }] = language.parse(said).abilities as never as [
    { ability: never; printed: string },
  ];
  expect(printed).toBe('If you have “Otto”, draw a card.');
  expect(language.parse('If you have “Otto”, draw a card.').abilities[0]!.ability).toEqual(ability);
  expect(checkText(language, 'If you have an “Otto” in play, draw a card.')).toBeUndefined();
});
