import { describe, expect, test } from 'vitest';
import {
  all,
  dark,
  duel,
  equipment,
  event,
  form,
  friend,
  magic,
  magicFriend,
  nobody,
  player,
  spell,
  standing,
  whenPlayed,
  world,
  you,
} from '../support/duel.ts';

describe('allies of the Player Card', () => {
  const dl = player('Ansem', '3/5/2/7', 'Dark', {
    abilities: [standing({ do: 'half-power', what: all('friend', you) })],
  });

  test('KH 4.1.2, 4.6.2 Light uses Friends, Dark Dark Cards, XIII Nobodies and other XIII', () => {
    const hand = [friend('Goofy'), dark('Soldier'), nobody('Dusk'), player('Axel', '1/4/1/7', 'XIII')];
    const playable = (leader: ReturnType<typeof player>) =>
      hand.filter(
        ({ fullName }) => duel([{ 'player-area': [leader], hand }]).offer('play-friend', fullName).isLegal,
      );
    expect(playable(player()).map((c) => c.fullName)).toEqual(['Goofy']);
    expect(playable(dl).map((c) => c.fullName)).toEqual(['Soldier']);
    expect(playable(player('Roxas', '1/3/1/8', 'XIII')).map((c) => c.fullName)).toEqual(['Dusk', 'Axel']);
  });

  test('KH 4.3.1 Magic/Friends are friends of a Player/Light', () => {
    const hand = [magicFriend('Genie', '1/2/0')];
    expect(duel([{ hand }]).offer('play-magic', 'Genie')).toBeOffered();
    expect(duel([{ 'player-area': [dl], hand }]).offer('play-magic', 'Genie')).toBeRefused('no-ally');
  });

  test('KH 9.38 a Dark Card used as a Friend goes by levels and has half its Power as Support', () => {
    const game = duel([{ 'player-area': [dl], hand: [dark('Pete', '1/15'), dark('High', '3/2')] }]);
    expect(game.offer('play-friend', 'High')).toBeRefused('level-too-high');
    game.move('play-friend', 'Pete').move('end-phase').move('challenge').move('join', 'Pete');
    game.move('do-nothing').move('do-nothing');
    // 5 and half of 15 against 4.
    expect(game.events('challenge-won').map(({ amount }) => amount)).toEqual([8]);
  });

  test('KH 9.37 a Player/XIII used as a Friend has its Attack Value for Support', () => {
    const game = duel([
      { 'player-area': [player('Roxas', '1/3/1/8', 'XIII')], hand: [player('Axel', '1/4/1/7', 'XIII')] },
    ]);
    game.move('play-friend', 'Axel').move('end-phase').move('challenge').move('join', 'Axel');
    game.move('do-nothing').move('do-nothing');
    expect(game.events('challenge-won').map(({ amount, player: p }) => [p, amount])).toEqual([[0, 3]]);
    expect(game.card('Axel')).toBeInZone('discard', 0);
  });
});

describe('Equipment and Form Changes', () => {
  const olympia = equipment('Olympia', '3/0', {
    abilities: [
      standing({
        do: 'equip-only',
        what: { pick: 'self' },
        filter: [{ is: 'any', of: [[{ is: 'named', name: 'Riku' }], [{ is: 'named', name: 'Sora' }]] }],
      }),
    ],
  });

  test('KH 8.2.6.2 example: Olympia is for Riku and Sora', () => {
    const game = duel([{ 'friend-area': [friend('Goofy')], hand: [olympia] }]);
    expect(game.offer('play-equipment', 'Olympia', 'Goofy')).toBeRefused('cannot-carry');
    game.move('play-equipment', 'Olympia', 'Sora');
    expect(game.card('Olympia')).toBeInZone('play', 0);
  });

  test('KH 8.2.6.1 any number, one on each character', () => {
    const hand = [equipment('Shield'), equipment('Staff'), equipment('Sword')];
    const game = duel([{ 'friend-area': [friend('Goofy')], hand }]);
    game.move('play-equipment', 'Shield', 'Goofy').move('play-equipment', 'Staff', 'Sora');
    expect(game.offer('play-equipment', 'Sword', 'Goofy')).toBeRefused('cannot-carry');
    expect(game.offer('play-equipment', 'Sword', 'Sora')).toBeRefused('cannot-carry');
  });

  test('KH 8.2.6.3 Equipment of the same name is discarded first', () => {
    const hand = [equipment('Shield'), { card: equipment('Shield'), as: 'second' }];
    const game = duel([{ 'friend-area': [friend('Goofy')], hand }]);
    game.move('play-equipment', { card: 'Shield', zone: 'hand' } as never, 'Goofy');
    game.move('play-equipment', 'second', 'Sora');
    expect(game.player(0).count('discard')).toBe(1);
  });

  test('KH 8.2.6.3, 9.21 which is of the same name as the format has it, as with Friends', () => {
    const hand = [equipment('Sword'), equipment('Great Sword')];
    const left = (sameName: 'exact' | 'containing') => {
      const game = duel([{ 'friend-area': [friend('Goofy')], hand }], {}, { sameName });
      game.move('play-equipment', 'Sword', 'Goofy').move('play-equipment', 'Great Sword', 'Sora');
      return game.player(0).names('discard');
    };
    expect(left('exact')).toEqual([]);
    expect(left('containing')).toEqual(['Sword']);
  });

  test('KH 8.2.6.4 Equipment may be discarded whenever its player acts, in a challenge too', () => {
    const game = duel([{ hand: [equipment('Shield')] }]).move('play-equipment', 'Shield', 'Sora');
    game.move('end-phase').move('challenge').move('discard', 'Shield');
    expect(game.card('Shield')).toBeInZone('discard', 0);
    // That was no option of the challenge.
    expect(game.decision?.player).toBe(0);
    game.move('do-nothing').move('do-nothing');
    expect(game.events('challenge-ended')).toHaveLength(1);
  });

  test('KH 4.5.1, 4.5.2 Support and Magic Support are its character’s', () => {
    const hand = [equipment('Staff', '2/2'), magic('Fire', 3)];
    const game = duel([{ hand }]);
    expect(game.offer('play-magic', 'Fire')).toBeRefused('magic-too-low');
    game.move('play-equipment', 'Staff', 'Sora');
    expect(game.offer('play-magic', 'Fire')).toBeOffered();
    game.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(game.events('challenge-won').map(({ amount }) => amount)).toEqual([2]);
  });

  test('KH 9.41 a Magic/Friend may hold Equipment, and a Friend replaced by one of its name hands it over', () => {
    const hand = [{ card: friend('Goofy', '2/3/0'), as: 'second' }, equipment('Shield', '2/0')];
    const game = duel([
      { 'friend-area': [{ card: friend('Goofy'), as: 'first' }, magicFriend('Genie')], hand },
    ]);
    expect(game.offer('play-equipment', 'Shield', 'Genie')).toBeOffered();
    game.move('play-equipment', 'Shield', 'Goofy').move('play-friend', 'second');
    expect(game.card('Shield')).toBeInZone('play', 0);
    expect(game.card('second').is('equipped')).toBe(true);
  });

  test('KH 4.1.4, 9.39 a Form takes the place of the values; Equipment and Heart Points stay', () => {
    const hand = [equipment('Shield'), form('Sora, Valor Form', '3/7/2'), form('Sora, Wisdom Form', '3/5/4')];
    const game = duel([{ hand, hp: 5 }]).move('play-equipment', 'Shield', 'Sora');
    game.move('change-form', 'Sora, Valor Form');
    expect(game.card('Sora, Valor Form')).toHaveStat('attack', 7);
    expect(game.card('Sora, Valor Form').is('equipped')).toBe(true);
    expect(game.player(0).count('hp')).toBe(5);
    game.move('change-form', 'Sora, Wisdom Form');
    expect(game.card('Sora, Valor Form')).toBeInZone('discard', 0);
    expect(game.player(0).names('player-area')).toEqual(['Sora, Wisdom Form']);
    expect(game.card('Shield')).toBeInZone('play', 0);
  });

  test('KH 4.1.4, 9.21 a Form fits every name that the Player Card counts as having', () => {
    const roxas = player('Roxas', '1/3/1/8', 'XIII', { otherNames: ['Mysterious Boy'] });
    const hand = [form('Mysterious Boy, Hooded', '2/4/1', 'XIII'), form('Boy', '2/4/1', 'XIII')];
    const game = duel([{ 'player-area': [roxas], hand }]);
    expect(game.offer('change-form', 'Mysterious Boy, Hooded')).toBeOffered();
    expect(game.offer('change-form', 'Boy')).toBeRefused('other-name');
  });

  test('KH 8.2.6.3 an effect that equips discards Equipment of the same name first, too', () => {
    const find = event('Event 2', {
      abilities: [
        spell({
          do: 'equip',
          player: you,
          what: {
            pick: 'chosen',
            range: { min: 1, max: 1 },
            filter: [{ is: 'type', type: 'equipment' }],
            from: { zone: 'discard', of: you },
          },
          on: {
            pick: 'each',
            filter: [
              { is: 'type', type: 'player' },
              { is: 'of', player: you },
            ],
          },
        }),
      ],
    });
    const old = { card: equipment('Shield'), as: 'old' };
    const game = duel([
      {
        'friend-area': [friend('Goofy')],
        hand: [old, find],
        discard: [{ card: equipment('Shield'), as: 'new' }],
      },
    ]);
    game.move('play-equipment', 'old', 'Goofy').move('play-event', 'Event 2').choose('new');
    expect(game.card('old')).toBeInZone('discard', 0);
    expect(game.card({ card: 'Sora', player: 0 }).is('equipped')).toBe(true);
  });

  test('KH 4.1.5, 9.39 a Form may be discarded whenever its player acts', () => {
    const game = duel([{ hand: [form('Sora, Valor Form')] }]).move('change-form', 'Sora, Valor Form');
    game.move('end-phase').move('challenge').move('discard', 'Sora, Valor Form');
    expect(game.player(0).names('player-area')).toEqual(['Sora']);
  });
});

describe('Events and Magic', () => {
  test('KH 4.8.1; KH 8.2.7.1 example: Event 1 takes 1 Heart Point of each player', () => {
    const one = event('Event 1', {
      abilities: [spell({ do: 'lose-hp', player: { who: 'each-player' }, amount: 1 })],
    });
    const game = duel([{ hand: [one] }]).move('play-event', 'Event 1');
    expect([0, 1].map((p) => game.player(p).count('hp'))).toEqual([7, 7]);
    expect(game.card('Event 1')).toBeInZone('discard', 0);
    expect(game.events('hp-lost')).toHaveLength(2);
  });

  test('KH 8.2.8.2, 4.3.1, 4.3.3, 4.4.1 the declared character must have the Magic Value', () => {
    const hand = [magic('Fire', 2), magicFriend('Genie', '3/2/0')];
    const game = duel([{ 'friend-area': [friend('Donald Duck', '1/1/2')], hand }]);
    expect(game.offer('play-magic', 'Fire', 'Sora')).toBeRefused('magic-too-low');
    expect(game.offer('play-magic', 'Fire', 'Donald Duck')).toBeOffered();
    // Values are not added up: 1 and 2 do not make 3.
    expect(game.offer('play-magic', 'Genie')).not.toBeOffered();
  });

  test('KH 9.24, 8.2.8.1 nothing is spent: the same source serves again, and one that takes part too', () => {
    const hand = [magic('Fire', 2), magic('Blizzard', 2), magic('Thunder', 2)];
    const game = duel([
      { 'friend-area': [friend('Donald Duck', '1/1/2')], hand, 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Soldier', '1/99')] },
    ]);
    game.move('play-magic', 'Fire', 'Donald Duck').move('play-magic', 'Blizzard', 'Donald Duck');
    game
      .move('battle')
      .move('join', 'Donald Duck')
      .move('play-magic', 'Thunder', 'Donald Duck')
      .move('fight');
    expect(game.player(0).count('discard')).toBe(4);
  });

  test('KH 4.4.2 Magic whose effect lasts stays till it has worn off', () => {
    const aura = magic('Aura', 1, {
      abilities: [standing({ do: 'modify', what: all('player', you), stat: 'attack', by: 3 })],
    });
    const game = duel([{ hand: [aura] }]).move('play-magic', 'Aura');
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 7);
    game.move('end-phase');
    expect(game.card('Aura')).toBeInZone('discard', 0);
  });

  test('KH 4.4.2 so does Magic that did something for the turn, but no battle leaves it there', () => {
    const rise = magic('Aero', 1, {
      abilities: [spell({ do: 'fight-with', player: you, by: 3, duration: { lasts: 'this-turn' } })],
    });
    const game = duel([{ hand: [rise] }])
      .move('play-magic', 'Aero')
      .move('end-phase');
    expect(game.card('Aero')).toBeInZone('play', 0);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 7);
    game.move('end-phase');
    expect(game.card('Aero')).toBeInZone('discard', 0);
    const battled = duel([
      { 'world-area': [world('Agrabah')], hand: [rise] },
      { 'dark-area': [dark('Large', '1/30')] },
    ]);
    battled.move('play-magic', 'Aero').move('battle').move('fight');
    expect(battled.card('Large')).toHaveCount('damage', 7);
    expect(battled.card('Aero')).toBeInZone('discard', 0);
  });

  test('KH 9.26 “No Magic may be played here” stops Magic/Friends too, of whoever is there', () => {
    const coliseum = world('Olympus Coliseum', '3/1', {
      abilities: [
        standing({
          do: 'forbid-here',
          what: {
            pick: 'each',
            filter: [
              { is: 'any', of: [[{ is: 'type', type: 'magic' }], [{ is: 'type', type: 'magic-friend' }]] },
            ],
          },
        }),
      ],
    });
    const hand = [magic('Fire'), magicFriend('Genie', '1/1/1')];
    const there = duel([{ 'world-area': [coliseum], hand }]);
    expect(there.offer('play-magic', 'Fire')).toBeRefused('forbidden');
    expect(there.offer('play-magic', 'Genie')).toBeRefused('forbidden');
    const visiting = duel([{ hand }, { 'world-area': [coliseum] }]);
    expect(visiting.offer('play-magic', 'Fire')).toBeOffered();
    visiting.move('end-phase').move('challenge');
    expect(visiting.offer('play-magic', 'Fire')).toBeRefused('forbidden');
    visiting.move('do-nothing').move('do-nothing');
  });

  test('KH 9.26 in a challenge for the defender too', () => {
    const coliseum = world('Olympus Coliseum', '3/1', {
      abilities: [
        standing({ do: 'forbid-here', what: { pick: 'each', filter: [{ is: 'type', type: 'magic' }] } }),
      ],
    });
    const game = duel([{}, { 'world-area': [coliseum], hand: [magic('Fire')] }]).move('end-phase');
    game.move('challenge').move('do-nothing');
    expect(game.offer('play-magic', 'Fire')).toBeRefused('forbidden');
    game.move('do-nothing');
  });

  test('KH 9.27 in a challenge Magic about Dark Cards needs some to be about', () => {
    const fire = magic('Fire', 1, {
      abilities: [
        spell({
          do: 'deal-damage',
          player: you,
          amount: 5,
          to: { pick: 'chosen', range: { min: 1, max: 1 }, filter: [{ is: 'type', type: 'dark' }] },
        }),
      ],
    });
    const alone = duel([{ hand: [fire, magic('Aero')] }]);
    expect(alone.offer('play-magic', 'Fire')).toBeOffered();
    alone.move('end-phase').move('challenge');
    expect(alone.offer('play-magic', 'Fire')).toBeRefused('nothing-to-do');
    expect(alone.offer('play-magic', 'Aero')).toBeOffered();
    alone.move('do-nothing').move('do-nothing');
    const among = duel([
      { hand: [fire], 'world-area': [world('Mine')] },
      { 'dark-area': [dark('Soldier', '1/9')] },
    ]);
    among.move('end-phase').move('challenge').move('play-magic', 'Fire').choose('Soldier');
    expect(among.card('Soldier')).toHaveCount('damage', 5);
    among.move('do-nothing').move('do-nothing');
    const game = duel([
      { hand: [fire], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Soldier')] },
    ]);
    game.move('play-magic', 'Fire').choose('Soldier');
    expect(game.card('Soldier')).toHaveCount('damage', 5);
  });

  test('KH 9.1 all seven actions in one turn', () => {
    const hand = [
      world('Monstro'),
      dark('Soldier', '1/1'),
      friend('Goofy'),
      equipment('Shield'),
      event('Event 3'),
      magic('Cure'),
      { card: whenPlayedFriend, as: 'late' },
    ];
    const game = duel([
      { 'world-area': [world('Agrabah')], hand },
      { 'world-area': [world('Theirs')], 'dark-area': [dark('Shadow', '1/1')] },
    ]);
    game.move('play-magic', 'Cure').move('play-event', 'Event 3').move('play-friend', 'Goofy');
    game.move('play-equipment', 'Shield', 'Goofy').move('disrupt', 'Soldier');
    game.move('battle').move('fight').move('move', 'Monstro').move('play-friend', 'late');
    expect(game.offer('battle')).not.toBeOffered();
    expect(game.player(0).count('hand')).toBe(0);
  });
});

const whenPlayedFriend = friend('Late', '2/1/1', {
  abilities: [whenPlayed({ do: 'gain-hp', player: you, amount: 1 })],
});
