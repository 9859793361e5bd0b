import { describe, expect, test } from 'vitest';
import { action, character, game, language } from '../support/game.ts';

const act = (text: string) => action('Act', text, { cost: 0 });
const damageOn = (g: ReturnType<typeof game>, name: string) => g.card(name).count('damage');

describe('CR 1.9 cards that deal damage by an effect', () => {
  const board = (text: string, mine = '2/5/1', theirs = '3/5/1', more = '') =>
    game([
      { hand: [act(text)], play: [character('Mine', mine, { text: more })] },
      { play: [character('Theirs', theirs), character('Other', '1/5/1')] },
    ]).move('play', 'Act');

  test('one to another: as much as its own strength, and it takes none', () => {
    const g = board('Chosen character of yours deals damage equal to their {S} to chosen opposing character.')
      .choose('Mine')
      .choose('Theirs');
    expect([damageOn(g, 'Mine'), damageOn(g, 'Theirs')]).toEqual([0, 2]);
  });

  test.each([
    'Choose one of your characters and an opposing character. They deal damage equal to their {S} to each other.',
    'Choose one of your characters and an opposing character. Each deals damage equal to their {S} to the other.',
    'Choose one of your characters and an opposing character. Each of them deals damage equal to their {S} to the other.',
  ])('%s', (text) => {
    const g = board(text).choose('Mine').choose('Theirs');
    expect([damageOn(g, 'Mine'), damageOn(g, 'Theirs'), damageOn(g, 'Other')]).toEqual([3, 2, 0]);
  });

  test('both at once: who is banished by it has dealt theirs', () => {
    const g = board(
      'Choose one of your characters and an opposing character. Each deals damage equal to their {S} to the other.',
      '5/3/1',
    )
      .choose('Mine')
      .choose('Theirs');
    expect(g.player(0).names('play')).toEqual([]);
    expect(g.player(1).names('play')).toEqual(['Other']);
  });

  test('each of several to one, and it is they who deal it', () => {
    const watch = 'Whenever this character deals damage, gain 1 lore.';
    const g = board(
      'Each of your characters deals damage equal to their {S} to chosen opposing character.',
      '2/5/1',
      '3/5/1',
      watch,
    ).choose('Theirs');
    expect(damageOn(g, 'Theirs')).toBe(2);
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});

describe('what “their” could be of another is refused', () => {
  test.each([
    'Choose an opposing character. This character deals damage equal to their {S} to chosen character.',
    'This character deals damage equal to their {S} to each other.',
    'Chosen character deals damage equal to their {S} to each other.',
  ])('%s', (text) => {
    const { complete } = language().parse(
      `Whenever this character quests, ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      {
        type: 'character',
      },
    );
    expect(complete).toBe(false);
  });
});
