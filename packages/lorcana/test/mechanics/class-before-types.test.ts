import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language, location } from '../support/game.ts';

const act = (text: string) => action('Act', text, { cost: 0 });
const of = (name: string, ...classifications: string[]) => character(name, '1/3/1', { classifications });
const table = (text: string) =>
  game([
    { hand: [act(text)], deck: 6, inkwell: 9 },
    {
      play: [
        of('Ursula', 'Villain'),
        of('Ariel', 'Hero', 'Princess'),
        of('Scar', 'Villain', 'King'),
        item('Tool'),
        location('Cave'),
      ],
    },
  ]).move('play', 'Act');

describe('CR 6.1.3.1 a class before a list of types is said of the first', () => {
  test.each([
    ['Banish chosen Villain character or item.', ['Ursula', 'Scar', 'Tool']],
    ['Return chosen Hero character or item to their player’s hand.', ['Ariel', 'Tool']],
    ['Banish chosen Hero or King character, item, or location.', ['Ariel', 'Scar', 'Tool', 'Cave']],
    ['Banish chosen Villain King character or location.', ['Scar', 'Cave']],
    ['Banish chosen opposing Princess character or item.', ['Ariel', 'Tool']],
    ['Exert chosen Villain character or item with cost 1 or less.', ['Ursula', 'Scar', 'Tool']],
    ['Banish up to 2 chosen Villain characters and items.', ['Ursula', 'Scar', 'Tool']],
  ])('%s', (text, expected) => {
    const g = table(text);
    expect(g.candidates).toEqual(expected);
    g.choose(expected[0]!);
  });

  test('all of them, and in an event and a condition', () => {
    const g = table('Banish all Villain characters and items.');
    expect(g.player(1).names('play')).toEqual(['Ariel', 'Cave']);
    const watch = character('Watch', '1/3/1', {
      text: 'Whenever you play a Princess character or item, draw a card.',
    });
    const free = { cost: 0 };
    const princess = character('P', '1/1/1', { ...free, classifications: ['Princess'] });
    const played = game([
      { play: [watch], hand: [princess, character('Q', '1/1/1', free), item('I', '', free)], deck: 4 },
    ]);
    for (const name of ['P', 'Q', 'I']) played.move('play', name);
    expect(played.player(0).count('hand')).toBe(2);
    const lore = character('Lore', '1/3/1', {
      text: 'While you have a Hero character or location in play, this character gets +1 {L}.',
    });
    const worth = (...play: ReturnType<typeof item>[]) =>
      game([{ play: [lore, ...play] }])
        .card('Lore')
        .stat('lore');
    expect([worth(of('A', 'Ally')), worth(location('L')), worth(of('H', 'Hero'))]).toEqual([1, 2, 2]);
  });

  test('it prints back; a class of all types has no words', () => {
    const text = 'Banish chosen Villain character, item, or location with cost 3 or less.';
    const { verdict, abilities } = compileText(language(), { text, type: 'action', resolves: true });
    expect(verdict.roundTrip).toBe(true);
    expect(language().print(abilities[0]!.ability)).toBe(text);
    const all = structuredClone(abilities[0]!.ability) as never as {
      effects: [{ what: { filter: object[] } }];
    };
    all.effects[0].what.filter = [
      { is: 'any', of: [[{ is: 'type', type: 'character' }], [{ is: 'type', type: 'item' }]] },
      { is: 'classification', classification: 'Villain' },
    ];
    expect(() => language().print(all as never)).toThrow();
  });
});
