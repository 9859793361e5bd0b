import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const floodborn = (name: string, text: string) =>
  character(name, '3/3/1', {
    fullName: `${name} - Greater`,
    cost: 4,
    classifications: ['Floodborn'],
    text: `Shift 0\n${text}`,
  });
const lesser = (name: string) => character(name, '1/1/1', { fullName: `${name} - Lesser` });
/** Takes a character away before what else its coming triggered resolves. */
const trapdoor = item('Trapdoor', "Whenever you play a character, return that card to its player's hand.");
const guillotine = item('Guillotine', 'Whenever you play a character, banish them.');

describe('CR 6.2.4 what was so when it happened is remembered when the card is gone (CR 6.7.7)', () => {
  test('Bucky: “if you used Shift to play them” of a character that is back in the hand', () => {
    const bucky = character('Bucky', '1/1/1', {
      text: 'Whenever you play a Floodborn character, if you used Shift to play them, each opponent chooses and discards a card.',
    });
    const merlin = floodborn('Merlin', '');
    const g = game([
      { play: [bucky, trapdoor, lesser('Merlin')], hand: [merlin] },
      { hand: [character('A')] },
    ]);
    g.move('play', 'Merlin - Greater', 'shift').choose('Merlin - Lesser').option('Trapdoor');
    expect(g.card('Merlin - Greater')).toBeInZone('hand', 0);
    expect(g.player(1)).toHaveCount('hand', 0);
    // Played for its ink cost, it was not shifted, gone or not.
    const h = game([{ play: [bucky, trapdoor], hand: [merlin], inkwell: 4 }, { hand: [character('A')] }]);
    h.move('play', 'Merlin - Greater', 'ink').option('Trapdoor');
    expect(h.player(1)).toHaveCount('hand', 1);
  });

  test('Donald Duck: “if you used Shift to play him” of the character itself, banished meanwhile', () => {
    const donald = floodborn(
      'Donald Duck',
      'When you play this character, if you used Shift to play him, each opponent loses 2 lore.',
    );
    const g = game([{ play: [guillotine, lesser('Donald Duck')], hand: [donald] }, { lore: 5 }]);
    g.move('play', 'Donald Duck - Greater', 'shift').choose('Donald Duck - Lesser').option('Guillotine');
    expect(g.card('Donald Duck - Greater')).toBeInZone('discard', 0);
    expect(g.player(1)).toHaveCount('lore', 3);
  });

  test('Rapunzel: “if there’s a card under her” of a character that has left', () => {
    const rapunzel = character('Rapunzel', '1/3/1', {
      text: "Whenever this character quests, if there's a card under her, gain 2 lore.",
    });
    const leaver = item('Leaver', 'Whenever one of your characters quests, return that card to your hand.');
    const below = action('Below', 'Put the top card of your deck facedown under chosen character.', {
      cost: 0,
    });
    const g = game([{ play: [rapunzel, leaver], hand: [below], deck: 3 }]);
    g.move('play', 'Below').choose('Rapunzel').move('quest', 'Rapunzel').option('Leaver');
    expect(g.card('Rapunzel')).toBeInZone('hand', 0);
    expect(g.player(0)).toHaveCount('lore', 3);
    const h = game([{ play: [rapunzel, leaver], deck: 3 }]);
    h.move('quest', 'Rapunzel').option('Leaver');
    expect(h.player(0)).toHaveCount('lore', 1);
  });

  test('Snuggly Duckling: a strength that a character had when it left', () => {
    const inn = item(
      'Inn',
      'Whenever one of your characters quests, if they have 6 {S} or more, gain 3 lore.',
    );
    const leaver = item('Leaver', 'Whenever one of your characters quests, return that card to your hand.');
    const crown = item('Crown', 'Your characters get +5 {S}.');
    const play = [inn, leaver, character('A', '1/1/1')];
    const g = game([{ play: [...play, crown] }])
      .move('quest', 'A')
      .option('Leaver');
    expect(g.player(0)).toHaveCount('lore', 4);
    const h = game([{ play }]).move('quest', 'A').option('Leaver');
    expect(h.player(0)).toHaveCount('lore', 1);
  });

  test('CR 6.4.4 what lasts asks who is there, not who was', () => {
    const lion = character('Lion', '1/1/1', {
      text: 'Whenever this character quests, your other characters get +2 {S} this turn while this character is exerted.',
    });
    const zap = action('Zap', 'Banish chosen character.', { cost: 0 });
    const g = game([{ play: [lion, character('Cub')], hand: [zap] }]).move('quest', 'Lion');
    expect(g.card('Cub')).toHaveStat('strength', 3);
    g.move('play', 'Zap').choose('Lion');
    expect(g.card('Cub')).toHaveStat('strength', 1);
  });
});
