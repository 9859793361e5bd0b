import { describe, expect, test } from 'vitest';
import {
  attack,
  dark,
  duel,
  equipment,
  event,
  form,
  friend,
  magic,
  magicFriend,
  player,
  technique,
  world,
} from '../support/duel.ts';

const won = (game: ReturnType<typeof duel>) =>
  game.events('challenge-won').map(({ player: p, amount }) => [p, amount]);
const hp = (game: ReturnType<typeof duel>) => [0, 1].map((p) => game.player(p).count('hp'));

describe('Attack Cards', () => {
  const ultima = (as: string) => ({
    card: attack('Ultima Weapon', 3, {
      text: 'While you have another card named Ultima Weapon in play, this Attack gets +2 {S}.',
    }),
    as,
  });

  test('KH 4.10.2, 9.35 two of a name strengthen each other, one of the opponent’s does not', () => {
    const game = duel([{ hand: [ultima('a'), ultima('b')] }, { hand: [ultima('c')] }]);
    game.move('end-phase').move('challenge').move('play-attack', 'a').choose('b').move('play-attack', 'c');
    game.move('do-nothing').move('do-nothing');
    expect(won(game)).toEqual([[0, 7]]);
  });

  test('KH 4.10.1 one played in a battle is gone before the challenge', () => {
    const game = duel([
      { hand: [attack('Blade', 9)], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Soldier', '1/20')] },
    ]);
    game.move('battle').move('play-attack', 'Blade').move('fight');
    expect(game.card('Soldier')).toHaveCount('damage', 13);
    game.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(won(game)).toEqual([]);
  });

  test('KH 9.31 in a battle they are played one by one, as they like', () => {
    const game = duel([
      { hand: [attack('A', 1), attack('B', 2)], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Soldier', '1/7')] },
    ]);
    game.move('battle').move('play-attack', 'A').move('play-attack', 'B').move('fight');
    expect(game.card('Soldier')).toBeInZone('discard', 1);
  });
});

describe('Magic and Techniques', () => {
  test('KH 4.4.2, 8.2.2.10 what Magic did for the turn goes on after its card has gone with the battle', () => {
    const aero = magic('Aero', 1, { text: 'You fight with +3 {A} this turn.' });
    const game = duel([
      { hand: [aero], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Soldier', '1/20')] },
    ]);
    game.move('battle').move('play-magic', 'Aero', 'Sora').move('fight');
    expect(game.card('Aero')).toBeInZone('discard', 0);
    game.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(won(game)).toEqual([[0, 3]]);
  });

  test('KH 9.27, 9.34 the defender may burn the Dark Cards on the own World in a challenge', () => {
    const fire = magic('Fire', 1, { text: 'Deal 4 damage to chosen opposing Dark card.' });
    const game = duel([
      { 'dark-area': [dark('Soldier', '1/4', { text: 'Players here get -1 {A}.' })] },
      { hand: [fire], 'world-area': [world('Theirs')] },
    ]);
    game
      .move('end-phase')
      .move('challenge')
      .move('do-nothing')
      .move('play-magic', 'Fire', 'Sora')
      .choose('Soldier');
    expect(game.card('Soldier')).toBeInZone('discard', 0);
    game.move('do-nothing').move('do-nothing');
    expect(won(game)).toEqual([]);
  });

  test('KH 4.9.2, 9.28 a captured Friend cooperates with its new controller, a lost one no more', () => {
    const union = technique('Union', {
      text: 'This Technique needs the cooperation of a card named Donald Duck.\nYou fight with +5 {A}.',
    });
    const lure = magic('Lure', 1, { text: 'Capture chosen opposing Friend.' });
    const game = duel([
      { hand: [union, lure], 'world-area': [world('Agrabah')] },
      { 'friend-area': [friend('Donald Duck')], 'dark-area': [dark('Soldier', '1/9')] },
    ]);
    game.move('battle');
    expect(game.offer('play-technique', 'Union')).toBeRefused('condition');
    game
      .move('play-magic', 'Lure', 'Sora')
      .choose('Donald Duck')
      .move('play-technique', 'Union')
      .move('fight');
    expect(game.card('Soldier')).toBeInZone('discard', 1);
    expect(game.card('Donald Duck')).toBeInZone('friend-area', 0);
  });

  test('KH 9.24 a Friend that takes part may still be the source', () => {
    const game = duel([
      {
        'player-area': [player('Sora', '1/4/0/8')],
        'world-area': [world('Agrabah')],
        'friend-area': [friend('Donald Duck', '1/1/2')],
        hand: [magic('Fire', 2, { text: 'Deal 3 damage to chosen Dark card.' })],
      },
      { 'dark-area': [dark('Soldier', '1/8')] },
    ]);
    game
      .move('battle')
      .move('join', 'Donald Duck')
      .move('play-magic', 'Fire', 'Donald Duck')
      .choose('Soldier');
    game.move('fight');
    expect(game.card('Soldier')).toBeInZone('discard', 1);
  });

  test('KH 4.1.7 without Heart Points the duel is over in the middle of a challenge', () => {
    const drain = magic('Drain', 1, { text: 'Each opponent loses 1 HP.' });
    const game = duel([{ hand: [drain] }, { hp: 1 }])
      .move('end-phase')
      .move('challenge');
    game.move('play-magic', 'Drain', 'Sora');
    expect(game.isOver).toBe(true);
    expect(game.winner).toBe(0);
  });
});

describe('challenges', () => {
  test('KH 9.29 a second challenge that a Form allows is gone with the Form', () => {
    const text =
      'You may challenge one more time each turn.\nWhenever you lose a challenge, discard this Player from play.';
    const blades = form('Sora, Two Blades', '4/8/2', 'Light', { text });
    const begin = (attackOf: number) =>
      duel([
        { 'player-area': [{ card: blades, under: [player()] }] },
        { 'player-area': [player('Riku', `2/${attackOf}/1/7`)] },
      ])
        .move('end-phase')
        .move('challenge')
        .move('do-nothing')
        .move('do-nothing');
    expect(begin(5).offer('challenge')).toBeOffered();
    expect(begin(12).offer('challenge')).toBeRefused('challenged-already');
  });

  test('KH 9.33 who can’t lose Heart Points in a challenge loses it all the same', () => {
    const calm = friend('Calm', '1/0/0', { text: "During a challenge, you can't lose HP." });
    const proud = friend('Proud', '1/0/0', { text: 'Whenever you win a challenge, draw a card.' });
    const game = duel([
      { 'friend-area': [proud], 'player-area': [player('Riku', '2/9/1/7')], hp: 7 },
      { 'friend-area': [calm] },
    ]);
    game.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(hp(game)).toEqual([7, 8]);
    expect(won(game)).toEqual([[0, 5]]);
    expect(game.player(0)).toHaveCount('hand', 1);
  });

  test('KH 8.3.5, 9.25 a Magic/Friend played and joined, with a Friend that strengthens it', () => {
    const band = friend('Band', '1/1/0', { text: 'Your other Friends get +2 {S}.' });
    const game = duel([{ 'friend-area': [band], hand: [magicFriend('Genie', '1/1/0')] }]);
    game.move('end-phase').move('challenge').move('play-magic', 'Genie', 'Sora').move('do-nothing');
    game.move('join', 'Genie').move('do-nothing').move('join', 'Band').move('do-nothing').move('do-nothing');
    expect(won(game)).toEqual([[0, 4]]);
    expect(game.player(0)).toHaveCount('friend-area', 0);
  });

  test('KH 9.7, 8.3.6 both players’ texts about the end of a challenge: the active player’s first', () => {
    const sting = { text: 'Whenever you lose a challenge, each opponent loses 1 HP.' };
    const glee = { text: 'Whenever you win a challenge, each opponent loses 1 HP.' };
    const game = duel([
      { 'friend-area': [friend('Glee', '1/0/0', glee)], 'player-area': [player('Riku', '2/9/1/7')], hp: 1 },
      { 'friend-area': [friend('Sting', '1/0/0', sting)], hp: 2 },
    ]);
    game.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    // The loss of the challenge, then Glee: the defender is out before Sting resolves.
    expect(game.winner).toBe(0);
    expect(hp(game)).toEqual([1, 0]);
  });

  test('KH 8.2.6, 9.31 Equipment that is discarded in a challenge does not count', () => {
    const key = { card: equipment('Key', '3/0'), 'attached-to': 'p0:player-area:0' };
    const game = duel([{ play: [key] }])
      .move('end-phase')
      .move('challenge')
      .move('discard', 'Key');
    game.move('do-nothing').move('do-nothing');
    expect(won(game)).toEqual([]);
  });

  test('KH 9.53 a text for the challenge reaches the Magic and Attack Cards that are played in it', () => {
    const cheer = friend('Cheer', '1/0/0', { text: 'During a challenge, your Attacks get +2 {S}.' });
    const game = duel([
      {
        'friend-area': [cheer],
        hand: [attack('Blade', 1), attack('Edge', 1)],
        'world-area': [world('Agrabah')],
      },
      { 'dark-area': [dark('Soldier', '1/20')] },
    ]);
    game.move('battle').move('play-attack', 'Blade').move('fight');
    expect(game.card('Soldier')).toHaveCount('damage', 5);
    game
      .move('end-phase')
      .move('challenge')
      .move('play-attack', 'Edge')
      .move('do-nothing')
      .move('do-nothing');
    expect(won(game)).toEqual([[0, 3]]);
  });
});

describe('counters and Forms', () => {
  test('KH 9.39 counters go up to a Form and come back, and are moved from whichever is on top', () => {
    const lost = { text: 'Whenever you lose a challenge, put 1 counter on this Player.' };
    const give = event('Event 3', { text: 'Move all counters from a card named Sora to chosen Friend.' });
    const game = duel([
      {
        'player-area': [{ card: player('Sora', '1/4/1/8', 'Light', lost), counters: 2 }],
        'friend-area': [friend('DiZ', '1/0/0')],
        hand: [form('Sora, Valor Form'), give],
      },
    ]);
    game.move('change-form', 'Sora, Valor Form');
    expect(game.card('Sora, Valor Form')).toHaveCount('counters', 2);
    game.move('play-event', 'Event 3');
    // It may be the opponent's Sora as well.
    game.choose('Sora, Valor Form').choose('DiZ');
    expect(game.card('DiZ')).toHaveCount('counters', 2);
    expect(game.card('Sora, Valor Form')).toHaveCount('counters', 0);
  });

  test('KH 9.51, 9.42 counters stay on a card that is captured', () => {
    const lure = event('Event 3', { text: 'Capture chosen opposing Friend.' });
    const diz = friend('DiZ', '1/2/0', { text: 'This Friend gets +1 {S} for each counter on this Friend.' });
    const game = duel([{ hand: [lure] }, { 'friend-area': [{ card: diz, counters: 3 }] }]);
    game.move('play-event', 'Event 3').choose('DiZ').move('end-phase').move('challenge').move('join', 'DiZ');
    game.move('do-nothing').move('do-nothing');
    expect(won(game)).toEqual([[0, 5]]);
  });
});
