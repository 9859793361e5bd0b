import { describe, expect, test } from 'vitest';
import {
  attack,
  dark,
  duel,
  equipment,
  event,
  friend,
  language,
  magic,
  player,
  world,
} from '../support/duel.ts';

const on = (card: ReturnType<typeof equipment>, bearer: string) => ({ card, 'attached-to': bearer });
const totals = (game: ReturnType<typeof duel>) =>
  game.events('challenge-won').map(({ player: p, amount }) => [p, amount]);

describe('KH 9.50 the bearer of Equipment', () => {
  test('KH 9.50 is the character that it is on, and nobody else who has Equipment', () => {
    const key = equipment('Key', '0/0', { text: 'The bearer gets +3 {S}.' });
    const game = duel([
      {
        'friend-area': [friend('Goofy', '1/1/0'), friend('Aladdin', '1/1/0')],
        play: [on(key, 'p0:friend-area:0'), on(equipment('Shield', '0/0'), 'p0:friend-area:1')],
      },
    ]);
    expect(game.card('Goofy')).toHaveStat('support', 4);
    expect(game.card('Aladdin')).toHaveStat('support', 1);
  });

  test('KH 9.50 goes with the Equipment, and is heard of', () => {
    const horn = equipment('Horn', '0/0', {
      text: 'Whenever the bearer joins a battle or challenge, gain 1 HP.',
    });
    const game = duel([
      {
        'friend-area': [{ card: friend('Goofy', '1/1/0'), as: 'old' }, friend('Aladdin', '1/1/0')],
        hand: [{ card: friend('Goofy', '2/2/0'), as: 'new' }],
        play: [on(horn, 'p0:friend-area:0')],
      },
    ]);
    game.move('play-friend', 'new').move('end-phase').move('challenge').move('join', 'Aladdin');
    expect(game.player(0)).toHaveCount('hp', 8);
    game.move('do-nothing').move('join', 'new');
    expect(game.player(0)).toHaveCount('hp', 9);
    game.move('do-nothing').move('do-nothing');
  });

  test('KH 9.50 “equipped Player” is refused on Equipment, with the wording that means the bearer', () => {
    const { complete, diagnostics } = language.parse('Equipped Player gets +2 {A}.', {
      type: 'equipment',
      name: 'Key',
    });
    expect(complete).toBe(false);
    expect(diagnostics.map(({ message }) => message).join()).toContain('say “the bearer”');
    const elsewhere = language.parse('Your equipped Friends get +1 {S}.', { type: 'friend', name: 'Goofy' });
    expect(elsewhere.complete).toBe(true);
    const bare = language.parse('The bearer gets +2 {A}.', { type: 'friend', name: 'Goofy' });
    expect(bare.complete).toBe(false);
  });
});

describe('KH 9.53 a battle and a challenge as a condition', () => {
  const sides = (text: string) => [
    { 'friend-area': [friend('Goofy', '1/1/0', { text })], 'world-area': [world('Agrabah')] },
    { 'dark-area': [dark('Soldier', '1/9')] },
  ];

  test('KH 9.53 in a battle, and not before or after', () => {
    const game = duel(sides('During a battle, your Friends get +2 {S}.'));
    expect(game.card('Goofy')).toHaveStat('support', 1);
    game.move('battle');
    expect(game.card('Goofy')).toHaveStat('support', 3);
    game.move('fight');
    expect(game.card('Goofy')).toHaveStat('support', 1);
  });

  test('KH 9.53 a battle is its player’s alone', () => {
    const text = 'While you are in a battle, this Friend gets +2 {S}.';
    const game = duel([
      { 'world-area': [world('Agrabah')] },
      { 'friend-area': [friend('Goofy', '1/1/0', { text })], 'dark-area': [dark('Soldier', '1/9')] },
    ]);
    game.move('battle');
    expect(game.card('Goofy')).toHaveStat('support', 1);
    game.move('fight');
  });

  test('KH 9.53 a challenge is both players’, and each knows which they are', () => {
    const proud = friend('Proud', '1/0/0', { text: 'While you are challenging, you fight with +2 {A}.' });
    const wary = friend('Wary', '1/0/0', { text: 'While you are being challenged, you fight with +3 {A}.' });
    const calm = friend('Calm', '1/0/0', { text: 'While you are in a challenge, you fight with +1 {A}.' });
    const game = duel([{ 'friend-area': [proud, wary, calm] }, { 'friend-area': [proud, wary, calm] }]);
    game.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(totals(game)).toEqual([[1, 1]]);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 4);
  });

  test('KH 9.14, 9.53 what is defeated by Magic outside a battle is not defeated in one', () => {
    const hunter = friend('Hunter', '1/9/0', {
      text: 'Whenever a Dark is defeated in a battle, gain 1 HP.',
    });
    const fire = magic('Fire', 1, { text: 'Deal 9 damage to chosen Dark card.' });
    const side = { 'friend-area': [hunter], 'world-area': [world('Agrabah')], hand: [fire] };
    const outside = duel([side, { 'dark-area': [dark('Soldier', '1/9')] }]);
    outside.move('play-magic', 'Fire', 'Sora').choose('Soldier');
    expect(outside.player(0)).toHaveCount('hp', 8);
    const inside = duel([side, { 'dark-area': [dark('Soldier', '1/9')] }]);
    inside.move('battle').move('play-magic', 'Fire', 'Sora').choose('Soldier');
    expect(inside.player(0)).toHaveCount('hp', 9);
    inside.move('fight');
  });

  test('KH 9.53 what lasts for a challenge ends with it', () => {
    const text = 'Whenever you challenge a player, this Friend gets +2 {S} during that challenge.';
    const game = duel([{ 'friend-area': [friend('Goofy', '1/1/0', { text })] }]);
    game.move('end-phase').move('challenge');
    expect(game.card('Goofy')).toHaveStat('support', 3);
    game.move('do-nothing').move('do-nothing');
    expect(game.card('Goofy')).toHaveStat('support', 1);
  });
});

describe('players who can’t', () => {
  const says = (text: string) => ({ 'friend-area': [friend('Warden', '1/1/0', { text })] });

  test('KH 8.2.1, 8.2.2, 8.2.3 move, start a battle, escape', () => {
    const begin = (text: string) =>
      duel([
        { 'world-area': [world('Agrabah')], hand: [world('Next')] },
        { ...says(text), 'dark-area': [dark('Soldier')] },
      ]);
    expect(begin("Opponents can't start a battle.").offer('battle')).toBeRefused('forbidden');
    expect(begin("Opponents can't start a battle.").offer('escape')).toBeOffered();
    expect(begin("Opponents can't escape.").offer('escape')).toBeRefused('forbidden');
    const still = duel([{ hand: [world('Next')] }, says("Opponents can't move.")]);
    expect(still.offer('move', 'Next')).toBeRefused('forbidden');
    const own = duel([{ hand: [world('Next')], ...says("Opponents can't move.") }]);
    expect(own.offer('move', 'Next')).toBeOffered();
  });

  test('KH 8.3.1 challenge, for a turn', () => {
    const peace = event('Event 3', { text: "Opponents can't challenge during their next turn." });
    const game = duel([{ hand: [peace] }])
      .move('play-event', 'Event 3')
      .move('end-phase');
    expect(game.offer('challenge')).toBeOffered();
    game.endTurn().move('end-phase');
    expect(game.offer('challenge')).toBeRefused('forbidden');
    game.endTurn().endTurn().move('end-phase');
    expect(game.offer('challenge')).toBeOffered();
  });

  test('KH 4.1 gain and lose Heart Points', () => {
    const trade = event('Event 3', { text: 'All players lose 1 HP.\nAll players gain 2 HP.' });
    const sides = (text: string) => duel([{ hand: [trade] }, says(text)]).move('play-event', 'Event 3');
    const hp = (game: ReturnType<typeof duel>) => [0, 1].map((p) => game.player(p).count('hp'));
    expect(hp(sides("Opponents can't gain HP."))).toEqual([7, 9]);
    expect(hp(sides("You can't lose HP."))).toEqual([9, 10]);
    expect(hp(sides("All players can't gain HP."))).toEqual([7, 7]);
  });

  test('KH 8.2.2.3, 8.3.2 a card that can’t join, and one that can’t be defeated or dealt damage', () => {
    const shy = friend('Shy', '1/1/0', { text: "This Friend can't join a battle or challenge." });
    const hard = dark('Hard', '1/2', { text: "This Dark can't be defeated." });
    const clear = dark('Clear', '1/2', { text: "This Dark can't be dealt damage." });
    const game = duel([
      { 'friend-area': [shy], 'world-area': [world('Agrabah')] },
      { 'dark-area': [hard, clear] },
    ]).move('battle');
    expect(game.offer('join', 'Shy')).toBeRefused('forbidden');
    game.move('fight').number(2);
    expect(game.card('Hard')).toBeInZone('dark-area', 1);
    expect(game.card('Hard')).toHaveCount('damage', 2);
    expect(game.card('Clear')).toHaveCount('damage', 0);
  });
});

describe('Heart Points as a measure', () => {
  test('KH 4.1 bounds and comparisons', () => {
    const brave = friend('Brave', '1/1/0', { text: 'While you have 3 HP or less, this Friend gets +4 {S}.' });
    const behind = friend('Behind', '1/1/0', {
      text: 'While an opponent has more HP than you, this Friend gets +2 {S}.',
    });
    const hit = event('Event 3', { text: 'Lose 1 HP.' });
    const game = duel([{ hp: 4, 'friend-area': [brave, behind], hand: [hit] }, { hp: 4 }]);
    expect(game.card('Brave')).toHaveStat('support', 1);
    expect(game.card('Behind')).toHaveStat('support', 1);
    game.move('play-event', 'Event 3');
    expect(game.card('Brave')).toHaveStat('support', 5);
    expect(game.card('Behind')).toHaveStat('support', 3);
  });

  test('KH 4.1 each point counts, and is heard when it goes', () => {
    const many = friend('Many', '1/0/0', { text: 'This Friend gets +1 {S} for each HP you have.' });
    const ache = friend('Ache', '1/0/0', { text: 'Whenever you lose HP in a challenge, draw a card.' });
    const blast = event('Event 3', { text: 'Deal damage equal to your HP to chosen Dark card.' });
    const game = duel([
      { hp: 5, hand: [blast], 'friend-area': [many, ache], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Soldier', '1/9')], 'player-area': [player('Riku', '1/9/1/8')] },
    ]);
    expect(game.card('Many')).toHaveStat('support', 5);
    game.move('play-event', 'Event 3').choose('Soldier');
    expect(game.card('Soldier')).toHaveCount('damage', 5);
    game.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(game.player(0)).toHaveCount('hp', 4);
    expect(game.player(0)).toHaveCount('hand', 1);
    expect(game.card('Many')).toHaveStat('support', 4);
  });
});

describe('KH 9.51 counters', () => {
  const diz = (count: string) =>
    friend('DiZ', '1/2/0', {
      text: `Whenever you start a battle, move ${count} from this Friend to a card named Riku.`,
    });
  const begin = (count: string, counters: number, ...more: ReturnType<typeof friend>[]) =>
    duel([
      {
        'world-area': [world('Agrabah')],
        'friend-area': [{ card: diz(count), counters }, ...more],
      },
      { 'dark-area': [dark('Soldier', '1/9')] },
    ]).move('battle');

  test('KH 9.51 are moved, as many as are there', () => {
    const riku = friend('Riku', '1/1/0', {
      text: 'This Friend gets +1 {S} for each counter on this Friend.',
    });
    const one = begin('1 counter', 5, riku);
    expect(one.card('DiZ')).toHaveCount('counters', 4);
    expect(one.card('Riku')).toHaveStat('support', 2);
    one.move('fight');
    const three = begin('3 counters', 2, riku);
    expect(three.card('DiZ')).toHaveCount('counters', 0);
    expect(three.card('Riku')).toHaveCount('counters', 2);
    three.move('fight');
    const all = begin('all counters', 4, riku);
    expect(all.card('Riku')).toHaveCount('counters', 4);
    expect(all.events('counters-removed').map(({ amount }) => amount)).toEqual([4]);
    all.move('fight');
  });

  test('KH 9.51 stay where they are when there is nobody to take them', () => {
    const game = begin('all counters', 4);
    expect(game.card('DiZ')).toHaveCount('counters', 4);
    expect(game.events('counters-removed')).toEqual([]);
    game.move('fight');
  });

  test('KH 9.51 can be asked about', () => {
    const many = friend('Many', '1/0/0', { text: 'Your Friends with 2 or more counters get +1 {S}.' });
    const none = friend('None', '1/0/0', {
      text: 'While this Friend has no counters, this Friend gets +3 {S}.',
    });
    const game = duel([
      {
        'friend-area': [
          { card: many, counters: 2 },
          { card: none, counters: 1 },
        ],
      },
    ]);
    expect(game.card('Many')).toHaveStat('support', 1);
    expect(game.card('None')).toHaveStat('support', 0);
  });
});

describe('KH 9.52 discarded from play', () => {
  const parting = friend('Parting', '1/1/0', { text: 'When this Friend is discarded from play, gain 1 HP.' });

  test('KH 9.52 by a rule: after a challenge, on escaping, for another of its name', () => {
    const fought = duel([{ 'friend-area': [parting] }])
      .move('end-phase')
      .move('challenge');
    fought.move('join', 'Parting').move('do-nothing').move('do-nothing');
    expect(fought.player(0)).toHaveCount('hp', 9);
    const fled = duel([
      { 'friend-area': [parting], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Soldier')] },
    ]).move('escape');
    expect(fled.player(0)).toHaveCount('hp', 8);
    const next = { card: friend('Parting', '2/1/0'), as: 'next' };
    const replaced = duel([{ 'friend-area': [parting], hand: [next] }]).move('play-friend', 'next');
    expect(replaced.player(0)).toHaveCount('hp', 9);
  });

  test('KH 4.6, 9.52 a Dark Card that is defeated is discarded, one that is left on a World is not defeated', () => {
    const text = 'When this Dark is discarded from play, each opponent loses 1 HP.';
    const defeat = 'When this Dark is defeated, each opponent loses 3 HP.';
    const begin = () =>
      duel([
        { 'world-area': [world('Agrabah')], hand: [attack('Blade', 1)] },
        { 'dark-area': [dark('Soldier', '1/4', { text: `${text}\n${defeat}` })] },
      ]);
    expect(begin().move('battle').move('fight').option(0).player(0)).toHaveCount('hp', 4);
    expect(begin().move('escape').player(0)).toHaveCount('hp', 6);
  });
});
