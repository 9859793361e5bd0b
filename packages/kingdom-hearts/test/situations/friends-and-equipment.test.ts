import { describe, expect, test } from 'vitest';
import {
  dark,
  duel,
  equipment,
  event,
  form,
  friend,
  magic,
  magicFriend,
  player,
  world,
} from '../support/duel.ts';

const on = (card: ReturnType<typeof equipment>, bearer: string, as?: string) => ({
  card,
  ...(as === undefined ? {} : { as }),
  'attached-to': bearer,
});
const won = (game: ReturnType<typeof duel>) =>
  game.events('challenge-won').map(({ player: p, amount }) => [p, amount]);
const another = { text: 'This Player can carry another Equipment card.' };

describe('Equipment', () => {
  test('KH 9.17 in an escape that of Friends goes, that of the Player Card stays', () => {
    const game = duel([
      {
        'world-area': [world('Agrabah')],
        'friend-area': [friend('Goofy')],
        play: [on(equipment('Shield'), 'p0:friend-area:0'), on(equipment('Key'), 'p0:player-area:0')],
      },
      { 'dark-area': [dark('Soldier')] },
    ]).move('escape');
    expect(game.card('Shield')).toBeInZone('discard', 0);
    expect(game.card('Key')).toBeInZone('play', 0);
  });

  test('KH 9.17, 9.43 on a captured Friend it stays when the one who put it there escapes', () => {
    const lure = event('Event 3', { text: 'Capture chosen opposing Friend.' });
    const game = duel([
      { hand: [lure], 'dark-area': [dark('Soldier')] },
      {
        'world-area': [world('Agrabah')],
        'friend-area': [friend('Goofy')],
        play: [on(equipment('Shield'), 'p1:friend-area:0')],
      },
    ]);
    game.move('play-event', 'Event 3').choose('Goofy').endTurn().move('escape');
    expect(game.card('Goofy')).toBeInZone('friend-area', 0);
    expect(game.card('Shield')).toBeInZone('play', 1);
  });

  test('KH 8.2.6.1, 9.39 when a Form that carries two goes, one of two is chosen to go', () => {
    const valor = form('Sora, Valor Form', '3/6/2', 'Light', another);
    const game = duel([{ hand: [valor, equipment('Key'), equipment('Shield')] }]);
    game
      .move('play-equipment', 'Key')
      .move('change-form', 'Sora, Valor Form')
      .move('play-equipment', 'Shield');
    game.move('discard', 'Sora, Valor Form').choose('Key');
    expect(game.card('Key')).toBeInZone('discard', 0);
    expect(game.card('Shield')).toBeInZone('play', 0);
  });

  test('KH 9.39 a Form discarded in a challenge leaves the Player Card to fight with its Equipment', () => {
    const game = duel([
      {
        'player-area': [{ card: form('Sora, Valor Form', '3/9/2'), under: [player()] }],
        play: [on(equipment('Key', '2/0'), 'p0:player-area:0')],
      },
    ]);
    game
      .move('end-phase')
      .move('challenge')
      .move('discard', 'Sora, Valor Form')
      .move('do-nothing')
      .move('do-nothing');
    expect(won(game)).toEqual([[0, 2]]);
  });

  test('KH 8.2.6.3 an effect that equips discards that of the same name first, wherever it is', () => {
    const smith = friend('Smith', '1/1/0', {
      text: '{PLAY}: Search your deck for an Equipment card named Oathkeeper. Equip that card to this Friend. Shuffle your deck.',
    });
    const old = { card: equipment('Oathkeeper', '1/0'), as: 'old', 'attached-to': 'p0:player-area:0' };
    const next = { card: equipment('Oathkeeper', '1/0'), as: 'next' };
    const game = duel([{ hand: [smith], play: [old], deck: [next] }]);
    game.move('play-friend', 'Smith').choose('next');
    expect(game.card('old')).toBeInZone('discard', 0);
    expect(game.card('Smith').is('equipped')).toBe(true);
  });

  test('KH 2.4, 9.43 “opposing Equipment” is what the opponent controls, on whomever it is', () => {
    const lure = event('Event 3', { text: 'Capture chosen opposing Friend.' });
    const abu = friend('Abu', '0/1/0', {
      text: '{PLAY}: You may discard chosen opposing Equipment card from play.',
    });
    const game = duel([
      { hand: [lure, abu], play: [on(equipment('Mine'), 'p0:player-area:0')] },
      { 'friend-area': [friend('Goofy')], play: [on(equipment('Theirs'), 'p1:friend-area:0')] },
    ]);
    game.move('play-event', 'Event 3').choose('Goofy').move('play-friend', 'Abu').accept();
    expect(game.candidates).toEqual(['Theirs']);
    game.choose('Theirs');
    expect(game.card('Theirs')).toBeInZone('discard', 1);
  });

  test('KH 4.5.2, 9.24 its Magic Support makes its bearer a source, and no other', () => {
    const game = duel([
      {
        'player-area': [player('Sora', '1/4/0/8')],
        'friend-area': [friend('Donald Duck', '1/1/1'), friend('Goofy', '1/1/1')],
        play: [on(equipment('Staff', '0/2'), 'p0:friend-area:0')],
        hand: [magic('Thunder', 3)],
      },
    ]);
    expect(game.offer('play-magic', 'Thunder', 'Goofy')).toBeRefused('magic-too-low');
    game.move('play-magic', 'Thunder', 'Donald Duck');
    expect(game.events('played')[0]?.data).toMatchObject({ by: 'Donald Duck' });
  });

  test('KH 9.41, 9.43 a captured Friend that is replaced hands over even what the opponent controls', () => {
    const lure = event('Event 3', { text: 'Capture chosen opposing Friend.' });
    const mine = { card: friend('Goofy', '2/3/0'), as: 'mine' };
    const theirs = { card: friend('Goofy', '1/1/0'), as: 'theirs' };
    const game = duel([
      { hand: [lure, mine] },
      { 'friend-area': [theirs], play: [on(equipment('Shield', '2/0'), 'p1:friend-area:0')] },
    ]);
    game.move('play-event', 'Event 3').choose('theirs').move('play-friend', 'mine');
    expect(game.card('theirs')).toBeInZone('discard', 1);
    expect(game.card('mine').is('equipped')).toBe(true);
    expect(game.card('Shield').controller).toBe(1);
  });
});

describe('Friends', () => {
  test('KH 8.2.5.3, 8.2.2.8 one replaced in a battle takes part no more, and the new one not yet', () => {
    const game = duel([
      {
        'world-area': [world('Agrabah')],
        'friend-area': [{ card: friend('Goofy', '1/2/0'), as: 'old' }],
        hand: [{ card: friend('Goofy', '2/5/0'), as: 'new' }],
        play: [on(equipment('Shield', '1/0'), 'p0:friend-area:0')],
      },
      { 'dark-area': [dark('Soldier', '1/20')] },
    ]);
    game.move('battle').move('join', 'old').move('play-friend', 'new').move('join', 'new').move('fight');
    expect(game.card('Soldier')).toHaveCount('damage', 10);
    expect(game.card('Shield')).toBeInZone('discard', 0);
  });

  test('KH 4.3.5 a Magic/Friend goes for a Friend of its name, and the other way round', () => {
    const game = duel([
      {
        'friend-area': [{ card: magicFriend('Simba', '1/3/1'), as: 'spirit' }],
        hand: [
          { card: friend('Simba', '2/3/0'), as: 'lion' },
          { card: magicFriend('Simba', '1/3/1'), as: 'again' },
        ],
      },
    ]);
    game.move('play-friend', 'lion');
    expect(game.card('spirit')).toBeInZone('discard', 0);
    game.move('play-magic', 'again', 'Sora');
    expect(game.card('lion')).toBeInZone('discard', 0);
    expect(game.player(0)).toHaveCount('friend-area', 1);
  });

  test('KH 9.19, 9.20 a Magic/Friend raises the level while it is there', () => {
    const game = duel([{ hand: [magicFriend('Genie', '1/1/0'), friend('Two', '2/1/0')], 'friend-area': [] }]);
    expect(game.offer('play-friend', 'Two')).toBeRefused('level-too-high');
    game.move('play-magic', 'Genie', 'Sora');
    expect(game.offer('play-friend', 'Two')).toBeOffered();
  });

  test('KH 4.3.4 example: who has only a Friend that cannot be discarded discards none', () => {
    const roar = friend('Simba', '1/2/0', {
      text: '{PLAY}: Each player discards one of their Friend cards from play.',
    });
    const leon = friend('Leon', '1/2/0', { text: "This Friend can't be discarded from play." });
    const game = duel([{ hand: [roar] }, { 'friend-area': [leon] }]);
    game.move('play-friend', 'Simba');
    while (game.decision?.kind === 'choose-cards') game.choose(game.candidates[0]!);
    expect(game.card('Simba')).toBeInZone('discard', 0);
    expect(game.card('Leon')).toBeInZone('friend-area', 1);
  });

  test('KH 4.2, 8.3.8 but what a rule discards it does not keep', () => {
    const leon = friend('Leon', '1/2/0', { text: "This Friend can't be discarded from play." });
    const game = duel([{ 'friend-area': [leon] }])
      .move('end-phase')
      .move('challenge')
      .move('join', 'Leon');
    game.move('do-nothing').move('do-nothing');
    expect(game.card('Leon')).toBeInZone('discard', 0);
  });

  test('KH 9.37, 9.40 a Player/XIII used as a Friend and captured helps with its Attack Value', () => {
    const lure = event('Event 3', { text: 'Capture chosen opposing Friend.' });
    const axel = player('Axel', '2/4/2/7', 'XIII');
    const game = duel([
      { hand: [lure] },
      { 'player-area': [player('Roxas', '1/3/1/8', 'XIII')], 'friend-area': [axel] },
    ]);
    game
      .move('play-event', 'Event 3')
      .choose('Axel')
      .move('end-phase')
      .move('challenge')
      .move('join', 'Axel');
    game.move('do-nothing').move('do-nothing');
    expect(won(game)).toEqual([[0, 5]]);
    expect(game.card('Axel')).toBeInZone('discard', 1);
  });
});
