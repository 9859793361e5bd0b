import { describe, expect, test } from 'vitest';
import { attack, duel, equipment, friend, magicFriend, player } from '../support/duel.ts';

describe('KH 9.24 the declared source of Magic is a card, not its place among others', () => {
  const genie = (level: number) => magicFriend('Genie', `${level}/2/0`);

  test('KH 9.24, 8.2.8.2 a Friend of the same name that goes does not change it', () => {
    const game = duel([
      {
        'player-area': [player('Sora', '1/4/0/8')],
        'friend-area': [
          { card: genie(1), as: 'old' },
          friend('Donald Duck', '2/1/3'),
          friend('Goofy', '1/1/0'),
        ],
        hand: [{ card: genie(2), as: 'new' }],
      },
    ]);
    game.move('play-magic', 'new', 'Donald Duck');
    expect(game.card('old')).toBeInZone('discard', 0);
    const [event] = game.events('played');
    expect(event?.data).toMatchObject({ by: 'Donald Duck' });
  });

  test('KH 9.24, 9.19 the Friend that goes may be the source itself', () => {
    const game = duel([
      {
        'player-area': [player('Sora', '1/4/0/8')],
        'friend-area': [{ card: magicFriend('Genie', '1/2/3'), as: 'old' }],
        hand: [{ card: genie(2), as: 'new' }],
      },
    ]);
    game.move('play-magic', 'new', 'Genie');
    expect(game.card('new')).toBeInZone('friend-area', 0);
    expect(game.events('played')[0]?.data).toMatchObject({ by: 'Genie' });
  });

  test('KH 8.2.6.3 nor does Equipment of the same name that goes change the bearer', () => {
    const game = duel([
      {
        'friend-area': [friend('Goofy'), friend('Aladdin')],
        play: [{ card: equipment('Shield'), as: 'old', 'attached-to': 'p0:friend-area:0' }],
        hand: [{ card: equipment('Shield'), as: 'new' }],
      },
    ]);
    game.move('play-equipment', 'new', 'Aladdin');
    expect(game.card('Aladdin').is('equipped')).toBe(true);
    expect(game.card('Goofy').is('equipped')).toBe(false);
  });
});

describe('KH 9.49 a second door has the same check', () => {
  const needs = (name: string, condition: string) =>
    attack(name, 5, { text: `This Attack can be played only if ${condition}.` });
  const challenge = (...hand: ReturnType<typeof attack>[]) =>
    duel([{ hand }, { 'friend-area': [friend('Goofy', '1/3/0')] }])
      .move('end-phase')
      .move('challenge');

  test('KH 9.31, 9.49 what an Attack Card asks is asked of it as one of several, too', () => {
    const game = challenge(attack('Blade', 1), needs('Twin', 'you have 2 or more Friends in play'));
    expect(game.offer('play-attack', 'Twin')).toBeRefused('condition');
    game.move('play-attack', 'Blade');
    expect(game.candidates).toEqual([]);
    game.choose();
    expect(game.card('Twin')).toBeInZone('hand', 0);
    game.move('do-nothing').move('do-nothing');
  });

  test('KH 9.49 what forbids playing it forbids that, too', () => {
    const mute = friend('Mute', '1/0/0', { text: "Opponents can't play Attack cards named Ultima Weapon." });
    const game = duel([
      { hand: [attack('Blade', 1), attack('Ultima Weapon', 3)] },
      { 'friend-area': [mute] },
    ]);
    game.move('end-phase').move('challenge').move('play-attack', 'Blade');
    expect(game.candidates).toEqual([]);
    game.choose().move('do-nothing').move('do-nothing');
  });

  test('KH 9.49 one after the other: the second of two may shut the third out, or let it in', () => {
    const alone = needs('Alone', 'you have fewer than 2 Attacks in play');
    const more = challenge(
      attack('Blade', 1),
      needs('Third', 'you have 2 or more Attacks in play'),
      attack('Edge', 2),
    );
    more.move('play-attack', 'Blade');
    expect(more.candidates).toEqual(['Edge']);
    more.choose('Edge');
    expect(more.candidates).toEqual(['Third']);
    more.choose('Third');
    expect(more.player(0).count('play')).toBe(3);
    more.move('do-nothing').move('do-nothing');
    const fewer = challenge(attack('Blade', 1), attack('Edge', 2), alone);
    fewer.move('play-attack', 'Blade').choose('Edge', 'Alone');
    expect(fewer.card('Alone')).toBeInZone('hand', 0);
    expect(fewer.candidates).toEqual([]);
    fewer.choose().move('do-nothing').move('do-nothing');
  });
});
