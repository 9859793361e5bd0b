import { describe, expect, test } from 'vitest';
import { action, character, game } from '../support/game.ts';

type Card = ReturnType<typeof character>;

/** A character with a text. */
const says = (name: string, numbers: string, text: string) => character(name, numbers, { text });
const gives = (name: string, numbers: string, to = 'S', of = to) =>
  says(name, numbers, `Your other characters get +{${to}} equal to this character's {${of}}.`);
const STATS = ['strength', 'willpower', 'lore'] as const;

/** What each of some characters has, whichever is asked for first. */
function all(play: readonly Card[], asked: (name: string, of: ReturnType<typeof game>) => unknown) {
  const names = play.map(({ fullName }) => fullName);
  const before = names.map((name) => asked(name, game([{ play }])));
  const g = game([{ play: play.toReversed() }]);
  const after = names
    .toReversed()
    .map((name) => asked(name, g))
    .toReversed();
  expect(after).toEqual(before);
  return before;
}
const strengths = (...play: Card[]) => all(play, (name, g) => g.card(name).stat('strength'));
const numbers = (...play: Card[]) =>
  all(play, (name, g) => STATS.map((stat) => g.card(name).stat(stat)).join('/'));
const keywords = (...play: Card[]) =>
  all(play, (name, g) => ['evasive', 'ward', 'rush'].filter((word) => g.card(name).has(word)).join(' '));

describe('CR 6.4.1 characters that measure each other', () => {
  test('measure what is printed where there is no end to it', () => {
    expect(strengths(gives('A', '2/3/1'), gives('B', '3/3/1'))).toEqual([5, 5]);
    expect(strengths(says('A', '2/3/1', "This character gets +{S} equal to this character's {S}."))).toEqual([
      4,
    ]);
    // Who only looks on sees them as they are.
    expect(strengths(gives('A', '2/3/1'), gives('B', '3/3/1'), character('C', '1/1/1'))).toEqual([5, 5, 11]);
  });

  test('three in a ring, from one stat to the next; what only follows from it is as they end', () => {
    expect(
      numbers(gives('A', '1/2/3', 'W', 'S'), gives('B', '1/2/3', 'L', 'W'), gives('C', '1/2/3', 'S', 'L')),
    ).toEqual(['4/2/6', '6/3/3', '1/6/5']);
  });

  test('a dozen, and it is told at once', () => {
    const many = Array.from({ length: 12 }, (_, i) => gives(`M${i}`, '1/1/1'));
    const start = performance.now();
    expect(strengths(...many)).toEqual(many.map(() => 12));
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  test('a chain that ends is no ring: the last one counts all before it', () => {
    const from = (n: number) =>
      says(
        `C${n}`,
        '1/9/1',
        `While you have a character named C${n - 1} in play with 2 {S} or more, this character gets +1 {S}.`,
      );
    const chain = [character('C0', '2/9/1'), from(1), from(2), from(3)];
    expect(strengths(...chain)).toEqual([2, 2, 2, 2]);
    expect(strengths(...chain.slice(1))).toEqual([1, 1, 1]);
  });
});

describe('CR 6.4.1 characters that count each other', () => {
  const counts = (name: string, strength: number) =>
    says(
      name,
      `${strength}/3/1`,
      'This character gets +1 {S} for each other character you have in play with 3 {S} or more.',
    );

  test('agree with what they count', () => {
    expect(strengths(counts('A', 2), counts('B', 2))).toEqual([2, 2]);
    expect(strengths(counts('A', 3), counts('B', 2))).toEqual([4, 3]);
    expect(strengths(counts('A', 3), counts('B', 2), counts('C', 1))).toEqual([5, 4, 3]);
    expect(strengths(says('A', '3/3/1', 'While this character has 3 {S} or more, he gets +1 {S}.'))).toEqual([
      4,
    ]);
    expect(strengths(says('A', '2/3/1', 'While this character has 3 {S} or more, he gets +1 {S}.'))).toEqual([
      2,
    ]);
  });

  test('measure what is printed where they never agree', () => {
    const alone =
      'While you have no other characters with 3 {S} or more in play, this character gets +2 {S}.';
    expect(strengths(says('A', '1/3/1', alone), says('B', '1/3/1', alone))).toEqual([3, 3]);
  });

  test('with abilities that were given', () => {
    const teacher = (name: string) =>
      says(
        name,
        '3/3/1',
        'Your other characters gain “This character gets +1 {S} for each other character you have in play with 3 {S} or more.”',
      );
    expect(strengths(teacher('A'), teacher('B'), character('C', '1/1/1'))).toEqual([5, 5, 5]);
  });
});

describe('CR 6.4.1 keywords that depend on each other', () => {
  const gains = (name: string, from: string, to: string, facts = '') =>
    says(
      name,
      '1/3/1',
      `${facts}While you have another character with ${from} in play, this character gains ${to}.`,
    );

  test('three in a ring have none of themselves, and all where one is there', () => {
    const ring = [gains('A', 'Evasive', 'Ward'), gains('B', 'Ward', 'Rush'), gains('C', 'Rush', 'Evasive')];
    expect(keywords(...ring)).toEqual(['', '', '']);
    expect(keywords(...ring, says('D', '1/1/1', 'Evasive'))).toEqual(['ward', 'rush', 'evasive', 'evasive']);
  });

  test("Peter Pan - Shadow Finder and Peter Pan's Shadow", () => {
    const finder = says('Finder', '1/1/1', 'Rush\nEvasive\nYour other characters with Evasive gain Rush.');
    const shadow = says('Shadow', '1/1/1', 'Evasive\nRush\nYour other characters with Rush gain Evasive.');
    const friend = (name: string, text: string) => says(name, '1/1/1', text);
    expect(keywords(finder, shadow, friend('A', 'Rush'), friend('B', 'Evasive'), character('C'))).toEqual([
      'evasive rush',
      'evasive rush',
      'evasive rush',
      'evasive rush',
      '',
    ]);
  });

  test('one that is lost by whoever has it is lost', () => {
    const thief = says('Thief', '1/1/1', 'Characters with Evasive lose Evasive.');
    expect(keywords(thief, says('A', '1/1/1', 'Evasive'), says('B', '1/1/1', 'Ward'))).toEqual([
      '',
      '',
      'ward',
    ]);
  });

  test('a number of a keyword, a keyword that changes a stat, and a stat that gives the keyword', () => {
    const tough = (name: string) =>
      says(
        name,
        '1/9/1',
        'Resist +1\nYour other characters gain Resist +1 for each character you have in play with Resist.',
      );
    const resist = all([tough('A'), tough('B'), character('C')], (name, g) => g.card(name).keyword('resist'));
    expect(resist).toEqual([4, 4, 6]);
    const rally = (name: string, strength: number) =>
      says(
        name,
        `${strength}/9/1`,
        'While you have a character in play with 5 {S} or more, your other characters gain Challenger +2.',
      );
    const g = game([
      { play: [rally('A', 5), rally('B', 1)], hand: [action('Act', 'Draw a card.', { cost: 0 })] },
      { play: [{ card: character('Foe', '1/9/1'), exerted: true }] },
    ]);
    g.move('challenge', 'B').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 3);
  });
});
