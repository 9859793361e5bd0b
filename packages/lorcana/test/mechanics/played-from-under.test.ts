import { legalityOracle } from '@cardwright/lorcana/testing';
import type { Scenario, TestCard } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { describeMove } from '../../src/messages/describe-move.ts';
import { action, character, game, item, location, song } from '../support/game.ts';
import { readyInk } from '../support/views.ts';

const pot = item('Pot', '{E}, 1 {I} — This turn, you may play characters from under this item.');
const chest = character('Chest', '1/9/1', { text: 'You may play characters from under this character.' });
const hero = character('Hero', '2/3/1', { cost: 3, text: 'When you play this character, gain 1 lore.' });

/** What can be played now; the rules as they are read a second time must agree. */
function plays(g: Scenario): string[] {
  const { legal, unjudged } = legalityOracle(g.engine, g.state);
  const said = (moves: readonly object[]) => moves.map((move) => JSON.stringify(move)).sort();
  expect(unjudged).toEqual([]);
  expect(said(g.engine.legal(g.state))).toEqual(said(legal));
  return g.moves().filter((move) => move.startsWith('play'));
}

describe('CR 4.3.2 cards are played from hand, from under a card with leave of an effect', () => {
  const begin = (ink = 4) => game([{ inkwell: ink, play: [{ card: pot, under: [hero] }] }, {}]);

  test('not before the text says so, then for their cost; what they do when played happens', () => {
    const g = begin();
    expect(g.offer('play', 'Hero')).toBeRefused('wrong-zone');
    expect(plays(g)).toEqual([]);
    g.move('use-ability', 'Pot');
    expect(plays(g)).toEqual(['play Hero']);
    g.move('play', 'Hero');
    expect(g.card('Hero')).toBeInZone('play', 0);
    expect(g.card('Hero')).toBeInState('drying');
    expect(g.card('Pot').under).toEqual([]);
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(readyInk(g)).toBe(0);
  });

  test('not with too little ink, nor in a later turn', () => {
    const poor = begin(3).move('use-ability', 'Pot');
    expect(poor.offer('play', 'Hero')).toBeRefused('not-enough-ink');
    const later = begin().move('use-ability', 'Pot').endTurn().endTurn();
    expect(later.offer('play', 'Hero')).toBeRefused('wrong-zone');
    expect(plays(later)).not.toContain('play Hero');
  });

  test('only such cards as it names, and only from under that card', () => {
    const tool = item('Tool');
    const other = character('Other');
    const play = [
      { card: pot, under: [hero, tool] },
      { card: character('Base'), under: [other] },
    ];
    const g = game([{ inkwell: 9, play }, {}]).move('use-ability', 'Pot');
    expect(plays(g)).toEqual(['play Hero']);
    expect(g.offer('play', 'Tool')).toBeRefused('wrong-zone');
    expect(g.offer('play', 'Other')).toBeRefused('wrong-zone');
  });

  test('what comes under it later in the turn, too; nothing once the card has left', () => {
    const stow = action('Stow', 'Put a character card from your discard under chosen item faceup.');
    const smash = action('Smash', 'Banish chosen item.');
    const g = game([{ inkwell: 9, hand: [stow, smash], discard: [hero], play: [pot] }, {}]);
    g.move('use-ability', 'Pot').move('play', 'Stow').choose('Pot');
    expect(plays(g)).toContain('play Hero');
    g.move('play', 'Smash').choose('Pot');
    expect(g.card('Hero')).toBeInZone('discard', 0);
    expect(plays(g)).toEqual([]);
  });

  test('only its own player', () => {
    const g = game([{ inkwell: 4, play: [{ card: chest, under: [hero] }] }, { inkwell: 4 }]);
    expect(plays(g)).toEqual(['play Hero']);
    const [card] = g.engine.answerFromView(g.state, ['p0:under:0']) as readonly number[];
    g.endTurn();
    expect(plays(g)).not.toContain('play Hero');
    expect(g.engine.check(g.state, { action: 'play', card: card!, option: 0 })).toMatchObject({
      reason: 'not-yours',
    });
  });

  test('where cards cannot be played, not from there either', () => {
    const hush = character('Hush', '1/9/1', { text: "Opponents can't play actions." });
    const book = item('Book', 'You may play actions from under this item.');
    const play = [{ card: book, under: [action('Read', 'Draw a card.')] }];
    const g = game([{ inkwell: 4, play }, { play: [hush] }]);
    expect(g.offer('play', 'Read')).toBeRefused('forbidden');
    expect(plays(g)).toEqual([]);
  });
});

describe('for as long as a card that says so is in play, and in every way of playing', () => {
  test('a song is sung from under a location', () => {
    const hall = location('Hall', '5/1/1', { text: 'You may play songs from under this location.' });
    const tune = song('Tune', 'Gain 2 lore.', { cost: 1 });
    const g = game([{ play: [{ card: hall, under: [tune] }, character('Voice', '1/1/1', { cost: 2 })] }, {}]);
    expect(plays(g)).toEqual(['play Tune (sing)']);
    g.move('play', 'Tune', 'sing').choose('Voice');
    expect(g.player(0)).toHaveCount('lore', 2);
    expect(g.card('Tune')).toBeInZone('discard', 0);
  });

  test('a character is shifted onto the very card that it lies under', () => {
    const grown = character('Chest', '4/9/1', { fullName: 'Chest - Grown', cost: 6, text: 'Shift 2' });
    const play = [{ card: chest, under: [character('Deep'), grown] }];
    const g = game([{ inkwell: 2, play }, {}]);
    g.move('play', 'Chest - Grown', 'shift').choose('Chest');
    expect(g.card('Chest - Grown')).toBeInZone('play', 0);
    expect(
      g
        .card('Chest - Grown')
        .under.map(({ name }) => name)
        .sort(),
    ).toEqual(['Chest', 'Deep']);
    // It lies under nothing any more, least of all itself.
    const zones = g.engine.view(g.state, 0).players[0]!.zones;
    const [top] = zones.find(({ zone }) => zone === 'play')!.cards;
    expect(top!.columns['under']).toBeUndefined();
    expect(g.offer('play', 'Deep')).toBeRefused('wrong-zone');
  });
});

describe('CR 5.1.1.10 what lies face down is no such card, and nothing is told of it', () => {
  const secret = (card: TestCard) => {
    const g = game([{ inkwell: 9, play: [{ card: chest, under: [{ card, facedown: true }] }] }, {}]);
    expect(plays(g)).toEqual([]);
    const [ref] = g.engine.answerFromView(g.state, ['p0:under:0']) as readonly number[];
    return [0, 1, 2].map((option) => g.engine.check(g.state, { action: 'play', card: ref!, option }));
  };

  test('it cannot be played, and is refused in the same words whatever it is', () => {
    const plain = secret(character('Secret'));
    expect(plain[0]).toMatchObject({ reason: 'wrong-zone' });
    expect(secret(character('Secret', '1/1/1', { cost: 5, text: 'Shift 2' }))).toEqual(plain);
    expect(secret(song('Secret', 'Draw a card.'))).toEqual(plain);
  });
});

test('a player is told from where', () => {
  const g = game([
    { inkwell: 4, hand: [hero], play: [{ card: chest, under: [{ card: hero, as: 'Lower' }] }] },
    {},
  ]);
  const said = g.engine
    .legal(g.state)
    .filter(({ action: name }) => name === 'play')
    .map((move) => describeMove(g.engine, g.state, move));
  expect(said).toEqual(['Play Hero (3 ink)', 'Play Hero from under Chest (3 ink)']);
});
