import { describe, expect, test } from 'vitest';
import { dark, duel, equipment, event, friend, magicFriend, technique, world } from '../support/duel.ts';

const here = world('Agrabah', '2/3');
const soldier = dark('Soldier', '1/20');

describe('what is not discarded stays in play', () => {
  const loyal = friend('Goofy', '1/1/0', { text: "This Friend isn't discarded at the end of a battle." });

  test('after a battle, back in the Friend Area, and not after a challenge', () => {
    const game = duel([{ 'friend-area': [loyal], 'world-area': [here] }, { 'dark-area': [soldier] }]);
    game.move('battle').move('join', 'Goofy').move('fight');
    expect(game.card('Goofy')).toBeInZone('friend-area', 0);
    expect(game.card('Goofy')).toHaveCount('participating', 0);
    game.move('end-phase').move('challenge').move('join', 'Goofy').move('do-nothing').move('do-nothing');
    expect(game.card('Goofy')).toBeInZone('discard', 0);
  });

  test('after either, if it says so', () => {
    const both = friend('Goofy', '1/1/0', {
      text: "This Friend isn't discarded at the end of a battle or challenge.",
    });
    const game = duel([{ 'friend-area': [both], 'world-area': [here] }, { 'dark-area': [soldier] }]);
    game.move('battle').move('join', 'Goofy').move('fight');
    game.move('end-phase').move('challenge').move('join', 'Goofy').move('do-nothing').move('do-nothing');
    expect(game.card('Goofy')).toBeInZone('friend-area', 0);
  });

  test('whoever takes part in the battle of a Technique, also who joins after it', () => {
    const union = technique('Union', {
      text: "The Friends taking part in this battle aren't discarded at the end of the battle.",
    });
    const game = duel([
      {
        'friend-area': [friend('Goofy', '1/1/0'), friend('Aladdin', '1/1/0')],
        'world-area': [here],
        hand: [union],
      },
      { 'dark-area': [soldier] },
    ]);
    game
      .move('battle')
      .move('join', 'Goofy')
      .move('play-technique', 'Union')
      .move('join', 'Aladdin')
      .move('fight');
    expect(game.player(0).names('friend-area')).toEqual(['Goofy', 'Aladdin']);
    expect(game.card('Union')).toBeInZone('discard', 0);
  });

  test('in the Discard Phase, while its condition holds', () => {
    const carpet = magicFriend('Genie', '1/1/1', {
      text: "While you have a card named Aladdin in play, this Friend isn't discarded during your Discard Phase.",
    });
    const end = (others: readonly ReturnType<typeof friend>[]) => {
      const game = duel([{ 'friend-area': [carpet, ...others] }]);
      game.move('end-phase').move('end-phase');
      return game.card('Genie');
    };
    expect(end([friend('Aladdin', '1/1/0')])).toBeInZone('friend-area', 0);
    expect(end([])).toBeInZone('discard', 0);
  });

  test('of an escape, by the word of the World that is left', () => {
    const harbour = world('Harbour', '2/3', {
      text: "When you escape from here, you don't discard your Friends.",
    });
    const side = { 'friend-area': [friend('Goofy', '1/1/0'), magicFriend('Genie', '1/1/1')] };
    const kept = duel([{ ...side, 'world-area': [harbour] }, { 'dark-area': [soldier] }]);
    kept.move('escape');
    expect(kept.player(0).names('friend-area')).toEqual(['Goofy', 'Genie']);
    expect(kept.card('Harbour')).toBeInZone('discard', 0);
    expect(kept.player(0)).toHaveCount('hp', 7);
    const lost = duel([
      { ...side, 'world-area': [{ card: here, under: [harbour] }] },
      { 'dark-area': [soldier] },
    ]);
    lost.move('escape');
    expect(lost.player(0).names('friend-area')).toEqual([]);
  });

  test('for a turn, if an Event says so', () => {
    const cheer = event('Cheer', {
      text: "Chosen Friend isn't discarded at the end of a challenge this turn.",
    });
    const game = duel([{ 'friend-area': [friend('Goofy', '1/1/0')], hand: [cheer] }]);
    game
      .move('play-event', 'Cheer')
      .choose('Goofy')
      .move('end-phase')
      .move('challenge')
      .move('join', 'Goofy');
    game.move('do-nothing').move('do-nothing');
    expect(game.card('Goofy')).toBeInZone('friend-area', 0);
  });
});

describe('Equipment that is discarded instead of its bearer', () => {
  const shield = (bearer: string) => ({
    card: equipment('Shield', '0/0', {
      text: 'If the Friend carrying this Equipment would be discarded from play, discard this Equipment from play instead.',
    }),
    'attached-to': bearer,
  });

  test('goes for a Friend that an effect discards', () => {
    const fall = event('Fall', { text: 'Discard chosen Friend card from play.' });
    const game = duel([
      { 'friend-area': [friend('Goofy', '1/1/0')], play: [shield('p0:friend-area:0')], hand: [fall] },
    ]);
    game.move('play-event', 'Fall').choose('Goofy');
    expect(game.card('Goofy')).toBeInZone('friend-area', 0);
    expect(game.card('Shield')).toBeInZone('discard', 0);
  });

  test('and for one that the rules discard, after a challenge and in an escape', () => {
    const side = { 'friend-area': [friend('Goofy', '1/1/0')], play: [shield('p0:friend-area:0')] };
    const game = duel([side]);
    game.move('end-phase').move('challenge').move('join', 'Goofy').move('do-nothing').move('do-nothing');
    expect(game.card('Goofy')).toBeInZone('friend-area', 0);
    expect(game.card('Shield')).toBeInZone('discard', 0);
    const fled = duel([{ ...side, 'world-area': [here] }, { 'dark-area': [soldier] }]);
    fled.move('escape');
    expect(fled.card('Goofy')).toBeInZone('friend-area', 0);
  });
});
