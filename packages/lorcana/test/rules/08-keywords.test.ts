import type { PlayerLiteral } from '@cardwright/testkit';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, song } from '../support/game.ts';

type Card = ReturnType<typeof character>;
const tired = (card: Card, more: object = {}) => ({ card, exerted: true, ...more });
const zap = action('Zap', 'Deal 2 damage to chosen character.');
const hero = character('Hero', '3/9/1');

describe('CR 8.1 keywords', () => {
  test('CR 8.1.2 several instances of +N add up', () => {
    const strong = character('Strong', '1/9/1', { text: 'Challenger +2\nChallenger +3' });
    const g = game([{ play: [strong] }, { play: [tired(hero)] }])
      .move('challenge', 'Strong')
      .choose('Hero');
    expect(g.card('Hero')).toHaveCount('damage', 6);
  });
});

describe('CR 8.3 Bodyguard', () => {
  const guard = character('Guard', '1/9/1', { text: 'Bodyguard' });

  test('CR 8.3.1, 8.3.2 it may enter play exerted', () => {
    const begin = () => game([{ hand: [guard], inkwell: 1 }]).move('play', 'Guard');
    const g = begin();
    expect(g).toHaveDecision('confirm', { player: 0, prompt: 'enter-exerted' });
    expect(g.accept().card('Guard')).toBeInState('exerted');
    expect(begin().decline().card('Guard')).toBeInState('ready');
  });

  test('CR 8.3.3 it must be challenged rather than another, if able', () => {
    const g = game([{ play: [hero] }, { play: [tired(guard), tired(character('Other'))] }]).move(
      'challenge',
      'Hero',
    );
    expect(g).toHaveDecision('choose-cards', { cards: ['Guard'] });
    g.choose('Guard');
  });

  test('CR 8.3.3 not while it is ready', () => {
    const g = game([{ play: [hero] }, { play: [guard, tired(character('Other'))] }]).move(
      'challenge',
      'Hero',
    );
    expect(g).toHaveDecision('choose-cards', { cards: ['Other'] });
    g.choose('Other');
  });

  test('CR 8.3.3 any of several Bodyguards', () => {
    const other = character('Other Guard', '1/9/1', { text: 'Bodyguard' });
    const g = game([{ play: [hero] }, { play: [tired(guard), tired(other), tired(character('Other'))] }]);
    g.move('challenge', 'Hero');
    expect(g).toHaveDecision('choose-cards', { cards: ['Guard', 'Other Guard'] });
    g.choose('Other Guard');
  });

  test('CR 8.3.3 one that also has Evasive does not bind a challenger without it', () => {
    const bird = character('Bird', '1/9/1', { text: 'Bodyguard\nEvasive' });
    const g = game([{ play: [hero] }, { play: [tired(bird), tired(character('Other'))] }]).move(
      'challenge',
      'Hero',
    );
    expect(g).toHaveDecision('choose-cards', { cards: ['Other'] });
    g.choose('Other');
  });

  test('CR 8.3.3 effects may choose whom they like', () => {
    const g = game([{ hand: [zap], inkwell: 1 }, { play: [tired(guard), hero] }]).move('play', 'Zap');
    expect(g).toHaveDecision('choose-cards', { cards: ['Guard', 'Hero'] });
    g.choose('Hero');
  });
});

describe('CR 8.5 Challenger', () => {
  const fighter = character('Fighter', '1/9/1', { text: 'Challenger +2' });

  test('CR 8.5.1 it gets +N {S} while it challenges', () => {
    const g = game([{ play: [fighter] }, { play: [tired(hero)] }])
      .move('challenge', 'Fighter')
      .choose('Hero');
    expect(g.card('Hero')).toHaveCount('damage', 3);
    expect(g.card('Fighter')).toHaveStat('strength', 1);
  });

  test('CR 8.5.2 not while it is challenged', () => {
    const g = game([{ play: [hero] }, { play: [tired(fighter)] }])
      .move('challenge', 'Hero')
      .choose('Fighter');
    expect(g.card('Hero')).toHaveCount('damage', 1);
  });

  test('CR 8.5.1 gained, it adds as much', () => {
    const song = action('Anger', 'Chosen character gains Challenger +2 this turn.');
    const g = game([
      { hand: [song], inkwell: 1, play: [hero] },
      { play: [tired(character('Foe', '0/9/1'))] },
    ]);
    g.move('play', 'Anger').choose('Hero').move('challenge', 'Hero').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 5);
  });
});

describe('CR 8.6 Evasive', () => {
  const bird = character('Bird', '1/9/1', { text: 'Evasive' });

  test('CR 8.6.1 only Evasive characters can challenge it', () => {
    const g = game([
      { play: [hero, character('Hawk', '2/9/1', { text: 'Evasive' })] },
      { play: [tired(bird)] },
    ]);
    expect(g.offer('challenge', 'Hero')).toBeRefused('nothing-to-challenge');
    g.move('challenge', 'Hawk').choose('Bird');
    expect(g.card('Bird')).toHaveCount('damage', 2);
  });

  test('CR 8.6.1 it can challenge whom it likes', () => {
    const g = game([{ play: [bird] }, { play: [tired(hero)] }]);
    expect(g.offer('challenge', 'Bird')).toBeOffered();
  });

  test('CR 8.6.1 gained, it keeps challengers away as well', () => {
    const dust = action('Dust', 'Chosen character gains Evasive until the start of your next turn.');
    const g = game([{ hand: [dust], inkwell: 1, play: [tired(hero)] }, { play: [character('Foe')] }]);
    g.move('play', 'Dust').choose('Hero').endTurn();
    expect(g.offer('challenge', 'Foe')).toBeRefused('nothing-to-challenge');
  });
});

describe('CR 8.7 Reckless', () => {
  const wild = character('Wild', '1/9/2', { text: 'Reckless\n{E} — Draw a card.' });

  test('CR 8.7.1, 8.7.2 it cannot quest', () => {
    expect(game([{ play: [wild] }]).offer('quest', 'Wild')).toBeRefused('forbidden');
  });

  test('CR 8.7.3 the turn cannot end while it is ready and can challenge', () => {
    const g = game([{ play: [wild] }, { play: [tired(hero)] }]);
    expect(g.offer('end-turn')).toBeRefused('must-challenge');
    expect(g.moves()).not.toContain('end-turn');
    g.move('challenge', 'Wild').choose('Hero');
    expect(g.offer('end-turn')).toBeOffered();
  });

  test('CR 8.7.3 it can when there is nothing to challenge, when it is exerted or drying', () => {
    expect(game([{ play: [wild] }, { play: [hero] }]).offer('end-turn')).toBeOffered();
    expect(game([{ play: [tired(wild)] }, { play: [tired(hero)] }]).offer('end-turn')).toBeOffered();
    expect(
      game([{ play: [{ card: wild, dry: false }] }, { play: [tired(hero)] }]).offer('end-turn'),
    ).toBeOffered();
  });

  test('CR 8.7.4 it can exert otherwise', () => {
    const g = game([{ play: [wild] }, { play: [tired(hero)] }]).move('use-ability', 'Wild');
    expect(g.offer('end-turn')).toBeOffered();
  });
});

describe('CR 8.8 Resist', () => {
  const tough = character('Tough', '1/9/1', { text: 'Resist +2' });

  test('CR 8.8.1 damage dealt is reduced, in challenges and by effects', () => {
    const g = game([
      { hand: [action('Blast', 'Deal 3 damage to chosen character.')], inkwell: 1, play: [hero] },
      { play: [tired(tough)] },
    ]);
    g.move('challenge', 'Hero').choose('Tough');
    expect(g.card('Tough')).toHaveCount('damage', 1);
    g.move('play', 'Blast').choose('Tough');
    expect(g.card('Tough')).toHaveCount('damage', 2);
  });

  test('CR 8.8.2 reduced to 0, none was dealt', () => {
    const g = game([{ hand: [zap], inkwell: 1 }, { play: [tough] }])
      .move('play', 'Zap')
      .choose('Tough');
    expect(g.card('Tough')).toHaveCount('damage', 0);
    expect(g).not.toHaveHappened('damaged');
  });

  test('CR 8.8.3 damage that is put is not reduced', () => {
    const put = action('Curse', 'Put 2 damage counters on chosen character.');
    const g = game([{ hand: [put], inkwell: 1 }, { play: [tough] }])
      .move('play', 'Curse')
      .choose('Tough');
    expect(g.card('Tough')).toHaveCount('damage', 2);
  });
});

describe('CR 8.9 Rush', () => {
  const quick = character('Quick', '1/9/1', { text: 'Rush\n{E} — Draw a card.' });

  test('CR 8.9.1 it can challenge the turn it is played, but not quest or exert for a cost', () => {
    const g = game([{ hand: [quick, character('Slow')], inkwell: 2 }, { play: [tired(hero)] }]);
    g.move('play', 'Quick').move('play', 'Slow');
    expect(g.offer('challenge', 'Quick')).toBeOffered();
    expect(g.offer('challenge', 'Slow')).toBeRefused('cannot-declare');
    expect(g.offer('quest', 'Quick')).toBeRefused('drying');
    expect(g.offer('use-ability', 'Quick')).toBeRefused('cannot-pay');
  });
});

describe('CR 8.10 Shift', () => {
  const queen = character('Elsa', '2/3/1', { fullName: 'Elsa - Snow Queen', cost: 3 });
  const spirit = character('Elsa', '4/6/3', { fullName: 'Elsa - Spirit', cost: 8, text: 'Shift 6' });
  const shift = (under: object, more: object = {}) =>
    game([{ hand: [spirit], inkwell: 6, play: [{ card: queen, ...under }], ...more }])
      .move('play', 'Elsa - Spirit', 'shift')
      .choose('Elsa - Snow Queen');

  test('CR 8.10.1, 1.5.5.2 it is played for its shift cost on top of a character of the same name', () => {
    const g = shift({});
    expect(g.card('Elsa - Spirit')).toBeInZone('play', 0);
    expect(g.card('Elsa - Spirit').under.map((c) => c.name)).toEqual(['Elsa - Snow Queen']);
    expect(g.card('Elsa - Snow Queen')).not.toBeInZone('play');
    expect(g.player(0)).toHaveCards('play', ['Elsa - Spirit']);
    expect(
      g
        .player(0)
        .cards('inkwell')
        .every((c) => c.is('exerted')),
    ).toBe(true);
  });

  test('CR 8.10.1 not without the ink, nor onto another name, nor onto an opponent’s', () => {
    const refused = (mine: PlayerLiteral, theirs: PlayerLiteral = {}) =>
      expect(game([{ hand: [spirit], ...mine }, theirs]).offer('play', 'Elsa - Spirit', 'shift')).toBeRefused(
        'cannot-shift',
      );
    refused({ inkwell: 5, play: [queen] });
    refused({ inkwell: 6, play: [hero] });
    refused({ inkwell: 6 }, { play: [queen] });
  });

  test('CR 8.10.1, 1.5.5 both costs are offered where both can be paid', () => {
    const g = game([{ hand: [spirit], inkwell: 8, play: [queen] }]);
    expect(g.offer('play', 'Elsa - Spirit', 'ink')).toBeOffered();
    expect(g.offer('play', 'Elsa - Spirit', 'shift')).toBeOffered();
  });

  test('CR 8.10.2 onto an exerted character it enters exerted', () => {
    expect(shift({ exerted: true }).card('Elsa - Spirit')).toBeInState('exerted');
    expect(shift({}).card('Elsa - Spirit')).toBeInState('ready');
  });

  test('CR 8.10.4 it is dry or drying as the character was', () => {
    expect(shift({}).offer('quest', 'Elsa - Spirit')).toBeOffered();
    expect(shift({ dry: false }).offer('quest', 'Elsa - Spirit')).toBeRefused('drying');
  });

  test('CR 8.10.5 it keeps what applies to the character, and gains none of its text', () => {
    const boost = action('Boost Up', 'Chosen character gets +2 {S} this turn.');
    const evasive = character('Elsa', '2/3/1', { fullName: 'Elsa - Bird', text: 'Evasive' });
    const g = game([{ hand: [spirit, boost], inkwell: 7, play: [evasive] }]);
    g.move('play', 'Boost Up')
      .choose('Elsa - Bird')
      .move('play', 'Elsa - Spirit', 'shift')
      .choose('Elsa - Bird');
    expect(g.card('Elsa - Spirit')).toHaveStat('strength', 6);
    expect(g.card('Elsa - Spirit')).not.toHaveKeyword('evasive');
  });

  test('CR 8.10.6 it keeps the damage', () => {
    expect(shift({ damage: 2 }).card('Elsa - Spirit')).toHaveCount('damage', 2);
  });

  test('CR 8.10.7, 5.1.1.7 the cards under it go where it goes', () => {
    const back = action('Back', 'Return chosen character to their player’s hand.');
    const g = shift({}, { hand: [spirit, back], inkwell: 7 })
      .move('play', 'Back')
      .choose('Elsa - Spirit');
    expect(g.card('Elsa - Spirit')).toBeInZone('hand');
    expect(g.card('Elsa - Snow Queen')).toBeInZone('hand');
  });

  test('CR 8.10.7 banished, all of the stack goes to the discard', () => {
    const burn = action('Burn', 'Banish chosen character.');
    const g = shift({}, { hand: [spirit, burn], inkwell: 7 })
      .move('play', 'Burn')
      .choose('Elsa - Spirit');
    expect(g.player(0)).toHaveCards('discard', ['Burn', 'Elsa - Spirit', 'Elsa - Snow Queen']);
  });

  test('CR 8.10.8.2 Universal Shift goes onto any character of one’s own', () => {
    const robot = character('Robot', '4/4/1', { cost: 6, text: 'Universal Shift 2' });
    const g = game([{ hand: [robot], inkwell: 2, play: [hero] }])
      .move('play', 'Robot', 'shift')
      .choose('Hero');
    expect(g.card('Robot').under.map((c) => c.name)).toEqual(['Hero']);
  });
});

describe('CR 8.11 Singer', () => {
  const sing5 = song('Aria', 'Draw a card.', { cost: 5 });
  const bird = character('Nightingale', '1/1/1', { cost: 2, text: 'Singer 5' });

  test('CR 8.11.1 it sings as if it had cost N', () => {
    const g = game([{ hand: [sing5], play: [bird] }])
      .move('play', 'Aria', 'sing')
      .choose('Nightingale');
    expect(g.card('Nightingale')).toBeInState('exerted');
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 8.11.1 not songs that cost more', () => {
    const g = game([{ hand: [song('Opera', 'Draw a card.', { cost: 6 })], play: [bird] }]);
    expect(g.offer('play', 'Opera', 'sing')).toBeRefused('no-singer');
  });

  test('CR 8.11.2 its cost does not change', () => {
    const small = action('Small', 'Banish chosen character with cost 2 or less.');
    const g = game([{ hand: [small], inkwell: 1 }, { play: [bird] }])
      .move('play', 'Small')
      .choose('Nightingale');
    expect(g.card('Nightingale')).toBeInZone('discard');
  });
});

describe('CR 8.13 Support', () => {
  const friend = character('Friend', '2/2/1', { text: 'Support' });

  test('CR 8.13.1 questing, its strength may be added to another chosen character’s this turn', () => {
    const g = game([{ play: [friend, hero] }])
      .move('quest', 'Friend')
      .accept();
    expect(g).toHaveDecision('choose-cards', { cards: ['Hero'] });
    g.choose('Hero');
    expect(g.card('Hero')).toHaveStat('strength', 5);
    expect(g.endTurn().card('Hero')).toHaveStat('strength', 3);
  });

  test('CR 8.13.1 or not, and not to itself', () => {
    expect(
      game([{ play: [friend, hero] }])
        .move('quest', 'Friend')
        .decline()
        .card('Hero'),
    ).toHaveStat('strength', 3);
    expect(game([{ play: [friend] }]).move('quest', 'Friend')).toHaveDecision('act');
  });

  test('CR 8.13.1 it may choose an opposing character, and what it has then is added', () => {
    const boost = action('Boost Up', 'Chosen character gets +2 {S} this turn.');
    const g = game([{ hand: [boost], inkwell: 1, play: [friend] }, { play: [hero] }]);
    g.move('play', 'Boost Up').choose('Friend').move('quest', 'Friend').accept();
    g.choose('Hero');
    expect(g.card('Hero')).toHaveStat('strength', 7);
  });
});

describe('CR 8.15 Ward', () => {
  const shy = character('Shy', '1/9/1', { text: 'Ward' });

  test('CR 8.15.1 opponents cannot choose it', () => {
    const g = game([{ hand: [zap], inkwell: 1 }, { play: [shy, hero] }]).move('play', 'Zap');
    expect(g).toHaveDecision('choose-cards', { cards: ['Hero'] });
    expect(() => g.choose('Shy')).toThrow(/“Shy” is not there/);
    g.choose('Hero');
  });

  test('CR 8.15.1 alone, the effect does nothing and nothing is asked', () => {
    const g = game([{ hand: [zap], inkwell: 1 }, { play: [shy] }]).move('play', 'Zap');
    expect(g).toHaveDecision('act');
    expect(g.card('Shy')).toHaveCount('damage', 0);
  });

  test('CR 8.15.1 its own player can choose it', () => {
    const g = game([{ hand: [zap], inkwell: 1, play: [shy] }])
      .move('play', 'Zap')
      .choose('Shy');
    expect(g.card('Shy')).toHaveCount('damage', 2);
  });

  test('CR 8.15.1 it can be challenged', () => {
    const g = game([{ play: [hero] }, { play: [tired(shy)] }])
      .move('challenge', 'Hero')
      .choose('Shy');
    expect(g.card('Shy')).toHaveCount('damage', 3);
  });

  test('CR 8.15.2 effects that do not choose reach it', () => {
    const storm = action('Storm', 'Deal 2 damage to each opposing character.');
    const g = game([{ hand: [storm], inkwell: 1 }, { play: [shy] }]).move('play', 'Storm');
    expect(g.card('Shy')).toHaveCount('damage', 2);
  });

  test('CR 8.15.1 an item whose text chooses cannot choose it either', () => {
    const wand = item('Wand', '{E} — Exert chosen opposing character.');
    const g = game([{ play: [wand] }, { play: [shy] }]).move('use-ability', 'Wand');
    expect(g.card('Shy')).toBeInState('ready');
  });
});
