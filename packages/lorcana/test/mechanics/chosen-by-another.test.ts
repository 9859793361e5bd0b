/** Parts of what one player chose or revealed, chosen by another; and what nobody chose. */
import { expect, test } from 'vitest';
import { action, character, game, item, location, song } from '../support/game.ts';

const spell = (text: string) => action('Spell', text, { cost: 0 });
const [a, b, c] = [character('A'), character('B'), character('C')];

test('“chosen opponent chooses one of them … that card … the rest”: of those in the discard', () => {
  const text =
    'Choose 3 character cards in your discard. Chosen opponent chooses one of them. Return that card to your hand and put the rest on the bottom of your deck in any order.';
  const g = game([{ hand: [spell(text)], discard: [a, b, c, character('D')], deck: 0 }, {}]);
  g.move('play', 'Spell').choose('A', 'B', 'C').choose('B').order('C', 'A');
  expect(g.card('B')).toBeInZone('hand');
  expect(g.player(0).names('deck').toSorted()).toEqual(['A', 'C']);
  expect(g.player(0).names('discard').toSorted()).toEqual(['D', 'Spell']);
});

test('“chooses 2 of them … those cards … the rest”: of those that were revealed', () => {
  const text =
    'Reveal the top 3 cards of your deck. Chosen opponent chooses 2 of them. Put those cards into your discard and the rest into your hand.';
  const g = game([{ hand: [spell(text)], deck: [a, b, c] }, {}]);
  g.move('play', 'Spell').choose('A', 'C');
  expect(g.player(0).names('hand')).toEqual(['B']);
  expect(g.player(0).names('discard').toSorted()).toEqual(['A', 'C', 'Spell']);
});

test('“that character” of several is the one that was picked, not all of them', () => {
  const text = 'Choose 2 characters of yours. Chosen opponent chooses one of them. Banish that character.';
  const g = game([{ hand: [spell(text)], play: [a, b, c] }, {}]);
  g.move('play', 'Spell').choose('A', 'B').choose('B');
  expect(g.player(0).names('play').toSorted()).toEqual(['A', 'C']);
});

test('“not chosen this way”: neither by you nor by the others', () => {
  const text = 'Each player chooses one of their items. Banish all items not chosen this way.';
  const g = game([
    { hand: [spell(text)], play: [item('Cup'), item('Pot')] },
    { play: [item('Hat'), item('Wig'), a] },
  ]);
  g.move('play', 'Spell').choose('Cup').choose('Wig');
  expect(g.player(0).names('play')).toEqual(['Cup']);
  expect(g.player(1).names('play').toSorted()).toEqual(['A', 'Wig']);
});

test('“put into a discard this way”: whosever discard it is', () => {
  const text =
    'Each player puts the top card of their deck into their discard. Gain 1 lore for each song card put into a discard this way.';
  const tune = song('Tune', 'Draw a card.');
  const lore = (mine: object, theirs: object) =>
    game([{ hand: [spell(text)], deck: [mine as never] }, { deck: [theirs as never] }])
      .move('play', 'Spell')
      .player(0)
      .count('lore');
  expect(lore(tune, tune)).toBe(2);
  expect(lore(a, tune)).toBe(1);
  expect(lore(a, a)).toBe(0);
});

test('“if you discarded more cards this way than each opponent”', () => {
  const text =
    'Each player discards any number of cards. If you discarded more cards this way than each opponent, gain 2 lore.';
  const lore = (mine: readonly string[], theirs: readonly string[]) =>
    game([{ hand: [spell(text), a, b] }, { hand: [c, c] }])
      .move('play', 'Spell')
      .choose(...mine)
      .choose(...theirs)
      .player(0)
      .count('lore');
  expect(lore(['A', 'B'], ['C'])).toBe(2);
  expect(lore(['A'], ['C'])).toBe(0);
});

test('“they may move here for free”: the one that was played, to this location', () => {
  const speedway = location('Speedway', '5/1/3', {
    text: 'Whenever you play a Racer character, they may move here for free.',
  });
  const racer = character('Racer', '1/1/1', { cost: 1, classifications: ['Racer'] });
  const g = game([{ hand: [racer], play: [speedway, a], inkwell: 1 }, {}]);
  g.move('play', 'Racer').accept();
  expect(g).toHaveHappened('moved-to-location', { card: 'Racer' });
});
