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

const read = (text: string, type = 'friend') => language.parse(text, { type, name: 'Warden' }).complete;
const on = (card: ReturnType<typeof equipment>, bearer: string) => ({ card, 'attached-to': bearer });

describe('KH 4.6 a type with its group: “Dark/Heartless”', () => {
  const heartless = dark('Soldier', '1/9');
  const villain = dark('Pete', '1/9', { classifications: ['Villains'] });

  test('KH 4.6 touches that group of the type, and no other', () => {
    const blast = event('Event 3', { text: 'Deal 2 damage to each opposing Dark/Heartless card.' });
    const game = duel([
      { hand: [blast], 'world-area': [world('Agrabah')] },
      { 'dark-area': [heartless, villain] },
    ]).move('play-event', 'Event 3');
    expect(game.card('Soldier')).toHaveCount('damage', 2);
    expect(game.card('Pete')).toHaveCount('damage', 0);
  });

  test('KH 4.6 with what else is said of it', () => {
    const hex = friend('Hex', '1/0/0', { text: 'Your Dark/Villains with level 2 or higher get +3 {P}.' });
    const high = dark('Hades', '2/9', { classifications: ['Villains'] });
    const game = duel([
      { 'friend-area': [hex], 'dark-area': [villain, high, dark('Neoshadow', '3/9')] },
      { 'world-area': [world('Agrabah')] },
    ]);
    expect(game.card('Hades')).toHaveStat('power', 12);
    expect(game.card('Pete')).toHaveStat('power', 9);
    expect(game.card('Neoshadow')).toHaveStat('power', 9);
  });

  test('KH 4.6 the groups of other types are refused', () => {
    expect(read('Your Dark/Villains get +1 {P}.')).toBe(true);
    expect(read('Your Dark/Light get +1 {P}.')).toBe(false);
    expect(read('Your Friend/Heartless get +1 {S}.')).toBe(false);
  });
});

describe('KH 8.2.1 the current World', () => {
  const text = 'While your current World is named Agrabah, this Friend gets +2 {S}.';
  const begin = (...worlds: ReturnType<typeof world>[]) =>
    duel([
      {
        'friend-area': [friend('Goofy', '1/1/0', { text })],
        'world-area': worlds.slice(0, 1),
        hand: worlds.slice(1),
      },
      { 'world-area': [world('Agrabah')] },
    ]);

  test('KH 9.18 is the topmost one of its player; without a World there is none', () => {
    expect(begin().card('Goofy')).toHaveStat('support', 1);
    expect(begin(world('Next')).card('Goofy')).toHaveStat('support', 1);
    const game = begin(world('Agrabah'), world('Next'));
    expect(game.card('Goofy')).toHaveStat('support', 3);
    game.move('move', 'Next');
    expect(game.card('Goofy')).toHaveStat('support', 1);
  });

  test('KH 8.2.1 an opponent’s, and nothing else is current', () => {
    const spy = friend('Spy', '1/1/0', {
      text: "While an opponent's current World is named Agrabah, this Friend gets +2 {S}.",
    });
    const game = duel([{ 'friend-area': [spy] }, { 'world-area': [world('Agrabah')] }]);
    expect(game.card('Spy')).toHaveStat('support', 3);
    const own = duel([{ 'friend-area': [spy], 'world-area': [world('Agrabah')] }]);
    expect(own.card('Spy')).toHaveStat('support', 1);
    expect(read('While your current Friend is named Goofy, you fight with +1 {A}.')).toBe(false);
  });
});

describe('KH 9.56 its owner', () => {
  test('KH 9.56 a captured card returns to the hand of its owner', () => {
    const capture = event('Event 3', { text: 'Capture chosen opposing Friend card.' });
    const back = event('Event 4', { text: "Return chosen Friend card to its owner's hand." });
    const game = duel([{ hand: [capture, back] }, { 'friend-area': [friend('Goofy')] }])
      .move('play-event', 'Event 3')
      .choose('Goofy')
      .move('play-event', 'Event 4')
      .choose('Goofy');
    expect(game.card('Goofy')).toBeInZone('hand', 1);
  });

  test('KH 9.56 several cards, each to its own', () => {
    const wind = event('Event 4', { text: "Return all Friends to their owners' hands." });
    const game = duel([
      { hand: [wind], 'friend-area': [friend('Goofy')] },
      { 'friend-area': [friend('Aladdin')] },
    ]).move('play-event', 'Event 4');
    expect(game.card('Goofy')).toBeInZone('hand', 0);
    expect(game.card('Aladdin')).toBeInZone('hand', 1);
    const sink = event('Event 4', { text: "Put chosen Friend card on the bottom of its owner's deck." });
    const sunk = duel([{ hand: [sink] }, { 'friend-area': [friend('Aladdin')] }])
      .move('play-event', 'Event 4')
      .choose('Aladdin');
    expect(sunk.card('Aladdin')).toBeInZone('deck', 1);
    expect(read("{PLAY}: Look at its owner's hand.")).toBe(false);
  });
});

describe('KH 4.6 who defeats', () => {
  const hunter = friend('Hunter', '1/9/0', { text: 'Whenever you defeat a Dark/Heartless, gain 1 HP.' });
  const fire = magic('Fire', 1, { text: 'Deal 9 damage to chosen Dark card.' });
  const side = { 'friend-area': [hunter], 'world-area': [world('Agrabah')], hand: [fire] };

  test('KH 4.6, 9.14 is who dealt the damage, by Magic too', () => {
    const game = duel([side, { 'dark-area': [dark('Soldier', '1/9')] }]);
    game.move('play-magic', 'Fire', 'Sora').choose('Soldier');
    expect(game.player(0)).toHaveCount('hp', 9);
    const villain = duel([side, { 'dark-area': [dark('Pete', '1/9', { classifications: ['Villains'] })] }]);
    villain.move('play-magic', 'Fire', 'Sora').choose('Pete');
    expect(villain.player(0)).toHaveCount('hp', 8);
  });

  test('KH 4.6 is not the player of a text that only watches', () => {
    const game = duel([
      { 'world-area': [world('Agrabah')], hand: [fire] },
      { 'friend-area': [hunter], 'dark-area': [dark('Soldier', '1/9')] },
    ]);
    game.move('play-magic', 'Fire', 'Sora').choose('Soldier');
    expect(game.player(1)).toHaveCount('hp', 8);
  });

  test('KH 4.6 is remembered this turn', () => {
    const proud = friend('Proud', '1/1/0', {
      text: "While you've defeated a Dark this turn, this Friend gets +2 {S}.",
    });
    const game = duel([
      { ...side, 'friend-area': [proud] },
      {
        'friend-area': [
          friend('Other', '1/1/0', {
            text: "While you've defeated a Dark this turn, this Friend gets +2 {S}.",
          }),
        ],
        'dark-area': [dark('Soldier', '1/9')],
      },
    ]);
    expect(game.card('Proud')).toHaveStat('support', 1);
    game.move('play-magic', 'Fire', 'Sora').choose('Soldier');
    expect(game.card('Proud')).toHaveStat('support', 3);
    expect(game.card('Other')).toHaveStat('support', 1);
  });
});

describe('KH 8.3 who took part', () => {
  const text = 'Whenever you win a challenge this Friend took part in, gain 1 HP.';
  const begin = (joins: string) =>
    duel([{ 'friend-area': [friend('Proud', '1/3/0', { text }), friend('Other', '1/3/0')] }])
      .move('end-phase')
      .move('challenge')
      .move('join', joins)
      .move('do-nothing')
      .move('do-nothing');

  test('KH 8.3 wins with the card, and not beside it', () => {
    expect(begin('Proud').player(0)).toHaveCount('hp', 9);
    expect(begin('Other').player(0)).toHaveCount('hp', 8);
  });

  test('KH 8.3 loses with it', () => {
    const sore = friend('Sore', '1/1/0', {
      text: 'Whenever you lose a challenge this Friend took part in, draw a card.',
    });
    const lost = (joins: string) =>
      duel([
        { 'friend-area': [sore, friend('Other', '1/1/0')] },
        { 'player-area': [player('Riku', '1/9/1/8')] },
      ])
        .move('end-phase')
        .move('challenge')
        .move('join', joins)
        .move('do-nothing')
        .move('do-nothing');
    expect(lost('Sore').player(0)).toHaveCount('hand', 1);
    expect(lost('Other').player(0)).toHaveCount('hand', 0);
    expect(read('Whenever you start a battle this Friend took part in, draw a card.')).toBe(false);
  });
});

describe('a card that its player can play only then', () => {
  test('KH 9 while the condition is met', () => {
    const late = friend('Late', '1/1/0', {
      text: 'You can play this Friend only while you have 4 HP or less.',
    });
    expect(duel([{ hand: [late], hp: 5 }]).offer('play-friend', 'Late')).not.toBeOffered();
    expect(duel([{ hand: [late], hp: 4 }]).offer('play-friend', 'Late')).toBeOffered();
  });

  test('KH 9 if it is met, by the card’s own player', () => {
    const blow = magic('Blow', 1, {
      text: 'You can play this Magic only if you have a Friend in play.\nDraw a card.',
    });
    expect(
      duel([{ hand: [blow] }, { 'friend-area': [friend('Goofy')] }]).offer('play-magic', 'Blow', 'Sora'),
    ).not.toBeOffered();
    expect(
      duel([{ hand: [blow], 'friend-area': [friend('Goofy')] }]).offer('play-magic', 'Blow', 'Sora'),
    ).toBeOffered();
  });
});

describe('KH 9.53 in battles and challenges', () => {
  test('KH 9.53 a number holds in challenges, and in no battle', () => {
    const duelist = friend('Duelist', '1/1/0', { text: 'This Friend gets +3 {S} in challenges.' });
    const game = duel([
      { 'friend-area': [duelist], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Soldier', '1/99')] },
    ]).move('battle');
    expect(game.card('Duelist')).toHaveStat('support', 1);
    game.move('fight').move('end-phase').move('challenge');
    expect(game.card('Duelist')).toHaveStat('support', 4);
    game.move('do-nothing').move('do-nothing');
    expect(game.card('Duelist')).toHaveStat('support', 1);
  });

  test('KH 9.53 a prohibition holds in a challenge', () => {
    const peace = friend('Peace', '1/1/0', { text: "In a challenge, opponents can't play Attack cards." });
    const game = duel([
      { hand: [attack('Blade')], 'world-area': [world('Agrabah')] },
      { 'friend-area': [peace], 'dark-area': [dark('Soldier', '1/99')] },
    ]).move('battle');
    expect(game.offer('play-attack', 'Blade')).toBeOffered();
    game.move('fight').move('end-phase').move('challenge');
    expect(game.offer('play-attack', 'Blade')).toBeRefused('forbidden');
  });
});

describe('moments', () => {
  test('KH 8.2.2, 8.3 a battle starts and ends, and so does a challenge', () => {
    const post = world('Post', '1/3', {
      text: 'At the start of a battle, gain 1 HP.\nAt the end of a challenge, gain 3 HP.',
    });
    const game = duel([{ 'world-area': [post] }, { 'dark-area': [dark('Soldier', '1/99')] }]).move('battle');
    expect(game.player(0)).toHaveCount('hp', 9);
    game.move('fight').move('end-phase').move('challenge');
    expect(game.player(0)).toHaveCount('hp', 9);
    game.move('do-nothing').move('do-nothing');
    expect(game.player(0)).toHaveCount('hp', 12);
  });

  test('KH 8.2.2, 8.3 what may have taken part is discarded at the end: what comes first nobody says', () => {
    expect(read('At the end of a battle, draw a card.', 'world')).toBe(true);
    expect(read('At the end of a battle, draw a card.', 'friend')).toBe(false);
  });

  test('KH 7, 8.4 the Draw Phase begins the turn, the Discard Phase ends it', () => {
    const clock = friend('Clock', '1/1/0', {
      text: 'At the start of your Draw Phase, gain 1 HP.\nAt the end of your Discard Phase, gain 3 HP.',
    });
    const game = duel([{ 'friend-area': [clock] }]);
    game.endTurn();
    expect(game.player(0)).toHaveCount('hp', 11);
    game.endTurn();
    expect(game.player(0)).toHaveCount('hp', 12);
  });
});

describe('a counter', () => {
  test('KH 9.51 is one', () => {
    const jar = friend('Jar', '1/1/0', {
      text: 'At the end of your turn, remove a counter from this Friend.',
    });
    const game = duel([{ 'friend-area': [{ card: jar, counters: 3 }] }]).endTurn();
    expect(game.card('Jar')).toHaveCount('counters', 2);
    const fill = event('Event 3', { text: 'Put a counter on chosen Friend card.' });
    const more = duel([{ hand: [fill], 'friend-area': [{ card: friend('Goofy'), counters: 3 }] }])
      .move('play-event', 'Event 3')
      .choose('Goofy');
    expect(more.card('Goofy')).toHaveCount('counters', 4);
  });
});

describe('a level or higher', () => {
  test('KH 4.6 counts the level itself', () => {
    const strike = event('Event 3', { text: 'Defeat all opposing Dark with level 2 or lower.' });
    const game = duel([
      { hand: [strike], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('One', '1/9'), dark('Two', '2/1'), dark('Three', '3/1')] },
    ]).move('play-event', 'Event 3');
    expect(game.card('One')).toBeInZone('discard', 1);
    expect(game.card('Two')).toBeInZone('discard', 1);
    expect(game.card('Three')).toBeInZone('dark-area', 1);
  });
});

describe('KH 9.46 who is here', () => {
  test('KH 9.46 a player is where the Player Card is: in a challenge at the defender’s World', () => {
    const lurker = dark('Lurker', '1/9', { text: 'While you are here, this Dark gets +4 {P}.' });
    const game = duel([{ 'dark-area': [lurker] }, { 'world-area': [world('Agrabah')] }]);
    expect(game.card('Lurker')).toHaveStat('power', 9);
    game.move('end-phase').move('challenge');
    expect(game.card('Lurker')).toHaveStat('power', 13);
    game.move('do-nothing').move('do-nothing');
    expect(game.card('Lurker')).toHaveStat('power', 9);
  });

  test('KH 9.46 a card is', () => {
    const home = world('Home', '1/3', { text: 'While a card named Goofy is here, you fight with +2 {A}.' });
    const game = duel([{ 'world-area': [home] }, { 'friend-area': [friend('Goofy')] }]);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 4);
    const own = duel([{ 'world-area': [home], 'friend-area': [friend('Goofy')] }]);
    expect(own.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 6);
  });
});

describe('KH 8.2.6 a card that has Equipment', () => {
  test('KH 8.2.6 itself, and not another', () => {
    const text = 'While this Friend has an Equipment card, this Friend gets +3 {S}.';
    const shield = on(equipment('Shield', '0/0'), 'p0:friend-area:0');
    const game = duel([
      {
        'friend-area': [friend('Goofy', '1/1/0', { text }), friend('Aladdin', '1/1/0', { text })],
        play: [shield],
      },
    ]);
    expect(game.card('Goofy')).toHaveStat('support', 4);
    expect(game.card('Aladdin')).toHaveStat('support', 1);
  });
});
