import { describe, expect, test } from 'vitest';
import { action, character, game, item, location, song } from '../support/game.ts';
import { readyInk } from '../support/views.ts';

const hero = character('Hero', '2/4/1');
const tired = (card: ReturnType<typeof character>, more: object = {}) => ({ card, exerted: true, ...more });
const foe = character('Foe', '1/9/1');

describe('CR 4.1 general', () => {
  test('CR 4.1.4 a process that cannot be done wholly is not begun', () => {
    const mirror = item('Mirror', '{E}, 2 {I} — Draw a card.');
    const g = game([{ play: [mirror], inkwell: 1 }]);
    const before = g.engine.hash(g.state);
    expect(() => g.move('use-ability', 'Mirror')).toBeRefused('cannot-pay');
    expect(g.card('Mirror')).toBeInState('ready');
    expect(g.engine.hash(g.state)).toBe(before);
  });

  test('CR 4.1.5 what the process of a challenge triggers waits until its declaration is complete', () => {
    const watcher = character('Watcher', '1/3/1', {
      text: 'Whenever one of your characters is exerted, you may draw a card.',
    });
    const g = game([{ play: [hero, watcher] }, { play: [tired(foe)] }]).move('challenge', 'Hero');
    expect(g).toHaveDecision('choose-cards', { prompt: 'choose-challenge' });
    g.choose('Foe');
    expect(g).toHaveHappened('challenged', { card: 'Foe' });
    expect(g).toHaveDecision('confirm', { player: 0 });
    expect(g.card('Foe')).toHaveCount('damage', 0);
    g.accept();
    expect(g.card('Foe')).toHaveCount('damage', 2);
  });
});

describe('CR 4.2 ink a card', () => {
  const fan = character('Fan', '1/1/1', {
    text: 'Whenever a card is put into your inkwell, you may gain 1 lore.',
  });

  test('CR 4.2.2 what inking triggers resolves before the next turn action', () => {
    const g = game([{ play: [fan], hand: [hero] }]).move('ink', 'Hero');
    expect(g.card('Hero')).toBeInZone('inkwell');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g).toHaveDecision('act', { player: 0 });
  });

  test('CR 4.2.1.1, 4.2.1.2 everyone is shown the card that is inked, and then nobody', () => {
    const g = game([{ hand: [hero] }]).move('ink', 'Hero');
    const [inked] = g.events('inked');
    const told = g.engine.viewEvent(g.state, inked!, 1);
    expect(JSON.stringify(told)).toContain('Hero');
    expect(JSON.stringify(g.engine.view(g.state, 1))).not.toContain('"name":"Hero"');
  });

  test('CR 7.5.5 an additional card is inked by the same process, and needs the symbol as well', () => {
    const belle = character('Belle', '1/1/1', { text: 'During your turn, you may ink an additional card.' });
    const royal = character('Royal', '1/1/1', { inkable: false });
    const g = game([{ play: [belle], hand: [hero, royal, character('Second')] }]).move('ink', 'Hero');
    expect(g.offer('ink', 'Royal')).toBeRefused('no-inkwell-symbol');
    g.move('ink', 'Second');
    expect(g.card('Second')).toBeInState('facedown');
    expect(g.card('Second')).toBeInState('ready');
  });
});

describe('CR 4.3 play a card', () => {
  test('CR 4.3.1, 4.3.2 the active player plays cards of the hand, in their own turn only', () => {
    const cheap = character('Cheap', '1/1/1', { cost: 0 });
    const elsewhere = { deck: [cheap], discard: [cheap], inkwell: [cheap] };
    const g = game([{ hand: [cheap], ...elsewhere }, { hand: [character('Theirs', '1/1/1', { cost: 0 })] }]);
    expect(g.moves().filter((move) => move.startsWith('play'))).toHaveLength(1);
    expect(() => g.offer('play', 'Theirs')).toThrow(/is not there/);
    g.move('play', g.player(0).cards('hand')[0]!);
    expect(g.player(0)).toHaveCards('play', ['Cheap']);
  });

  test('CR 4.3.2.1 the card that is played is known to all, while it resolves and after', () => {
    const zap = action('Zap', 'Deal 2 damage to chosen character.');
    const g = game([{ hand: [zap], inkwell: 1, play: [hero] }]).move('play', 'Zap');
    expect(JSON.stringify(g.engine.view(g.state, 1))).toContain('"name":"Zap"');
    g.choose('Hero');
  });

  test('CR 4.3.2.2 one way of paying is chosen, and only that is paid', () => {
    const aria = song('Aria', 'Draw a card.', { cost: 3 });
    const singer = character('Singer', '1/3/1', { cost: 3 });
    const sung = game([{ hand: [aria], inkwell: 3, play: [singer] }])
      .move('play', 'Aria', 'sing')
      .choose('Singer');
    expect(readyInk(sung)).toBe(3);
    const paid = game([{ hand: [aria], inkwell: 3, play: [singer] }]).move('play', 'Aria', 'ink');
    expect(readyInk(paid)).toBe(0);
    expect(paid.card('Singer')).toBeInState('ready');
  });

  test('CR 4.3.2.3 modifiers change an alternate cost as well', () => {
    const sale = item('Sale', 'You pay 1 {I} less to play characters.');
    const elder = character('Elder', '1/1/1', { fullName: 'Elder - Young' });
    const grown = character('Elder', '3/3/1', { cost: 9, text: 'Shift 3', fullName: 'Elder - Grown' });
    const g = game([{ hand: [grown], play: [sale, elder], inkwell: 2 }]).move(
      'play',
      'Elder - Grown',
      'shift',
    );
    if (g.decision?.kind === 'choose-cards') g.choose('Elder - Young');
    expect(g.card('Elder - Grown')).toBeInZone('play');
    expect(readyInk(g)).toBe(0);
  });

  test('CR 4.3.5, 8.11.2 a singer’s number changes no cost: neither its own nor the song’s', () => {
    const aria = song('Aria', 'Draw a card.', { cost: 5 });
    const diva = character('Diva', '1/3/1', { cost: 2, text: 'Singer 5' });
    const small = character('Small', '1/1/1', {
      text: 'Whenever you play a song with cost 5 or more, gain 1 lore.',
    });
    const g = game([{ hand: [aria], play: [diva, small] }])
      .move('play', 'Aria', 'sing')
      .choose('Diva');
    expect(g.player(0)).toHaveCount('lore', 1);
    const end = action('End', 'Banish chosen character with cost 5 or more.', { cost: 0 });
    const h = game([{ hand: [end], play: [diva] }]).move('play', 'End');
    expect(h).toHaveDecision('act');
    expect(h.card('Diva')).toBeInZone('play');
  });
});

describe('CR 4.4 use an activated ability', () => {
  const scholar = character('Scholar', '1/3/1', { text: '{E} — Draw a card.\n1 {I} — Gain 1 lore.' });

  test('CR 4.4.1, 4.4.3.1 the ability that is announced is the one that is used', () => {
    const g = game([{ play: [scholar], inkwell: 1 }]).move('use-ability', 'Scholar', 1);
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.card('Scholar')).toBeInState('ready');
    g.move('use-ability', 'Scholar', 0);
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g.card('Scholar')).toBeInState('exerted');
  });

  test('CR 4.4.2.1 only a dry character can be exerted for another’s cost', () => {
    const drum = item('Drum', '{E} one of your characters — Gain 1 lore.');
    const drying = { card: hero, dry: false };
    expect(game([{ play: [drum, drying] }]).offer('use-ability', 'Drum')).toBeRefused('cannot-pay');
    const g = game([{ play: [drum, drying, character('Dry')] }]).move('use-ability', 'Drum');
    if (g.decision?.kind === 'choose-cards') {
      expect(g.candidates).toEqual(['Dry']);
      g.choose('Dry');
    }
    expect(g.card('Dry')).toBeInState('exerted');
    expect(g.card('Hero')).toBeInState('ready');
  });

  test('CR 4.4.4, 4.4.5, 6.3.3 the effect comes at once, and then what paying for it triggered', () => {
    const bomb = item('Bomb', 'Banish this item — Deal 1 damage to chosen character.');
    const mourner = character('Mourner', '1/3/1', {
      text: 'Whenever one of your items is banished, you may gain 1 lore.',
    });
    const g = game([{ play: [bomb, mourner] }]).move('use-ability', 'Bomb');
    expect(g).toHaveDecision('choose-cards', { prompt: 'choose-target' });
    g.choose('Mourner');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 6.3.2 no ability is used in the middle of a quest or challenge, or while others wait', () => {
    const bard = character('Bard', '1/3/1', { text: 'Whenever this character quests, you may draw a card.' });
    const g = game([{ play: [bard, scholar] }]).move('quest', 'Bard');
    expect(g.moves()).toEqual([]);
    expect(() => g.move('use-ability', 'Scholar', 0)).toThrow(/does not ask/);
    g.decline().move('use-ability', 'Scholar', 0);
  });
});

describe('CR 4.5 quest', () => {
  test('CR 4.5.1.1 the character that is declared is the one that quests', () => {
    const g = game([{ play: [character('One', '1/1/1'), character('Two', '1/1/2')] }]).move('quest', 'Two');
    expect(g.player(0)).toHaveCount('lore', 2);
    expect(g.card('One')).toBeInState('ready');
    expect(g).toHaveHappened('quested', { card: 'Two', times: 1 });
  });

  test('CR 4.5.3 the next turn action comes when all that was triggered has resolved', () => {
    const bard = character('Bard', '1/3/1', { text: 'Whenever this character quests, you may draw a card.' });
    const g = game([{ play: [bard, hero] }]).move('quest', 'Bard');
    expect(() => g.move('quest', 'Hero')).toThrow(/does not ask/);
    g.accept().move('quest', 'Hero');
    expect(g.player(0)).toHaveCount('lore', 2);
  });
});

describe('CR 4.6 challenge', () => {
  test('CR 4.6.2 only the two characters are in the challenge', () => {
    const guard = character('Guard', '1/3/1', {
      text: 'Whenever one of your other characters is banished in a challenge, gain 1 lore.',
    });
    const storm = character('Storm', '9/9/1', {
      text: 'Whenever this character challenges another character, deal 1 damage to each opposing character.',
    });
    const g = game([
      { play: [storm] },
      { play: [guard, tired(character('Frail', '1/2/1')), character('Bystander', '1/1/1')] },
    ]);
    g.move('challenge', 'Storm').choose('Frail');
    expect(g.card('Bystander')).toBeInZone('discard');
    expect(g.card('Frail')).toBeInZone('discard');
    // Of the two that were banished only one was in the challenge.
    expect(g.player(1)).toHaveCount('lore', 1);
  });

  test('CR 4.6.3 all of the declaration comes before any damage', () => {
    const g = game([{ play: [hero] }, { play: [tired(foe)] }])
      .move('challenge', 'Hero')
      .choose('Foe');
    const kinds = g.events().map(({ kind }) => kind.name);
    const wanted = ['exerted', 'challenged', 'damaged', 'damaged', 'challenge-ended'];
    expect(kinds.filter((kind) => wanted.includes(kind))).toEqual(wanted);
  });

  test('CR 4.6.4.3 what forbids a challenge is looked at before it is begun', () => {
    const bird = character('Bird', '1/1/1', { text: 'Evasive' });
    const g = game([{ play: [hero] }, { play: [tired(bird)] }]);
    expect(g.offer('challenge', 'Hero')).toBeRefused('nothing-to-challenge');
    const guard = character('Guard', '1/5/1', { text: 'Bodyguard' });
    const h = game([{ play: [hero] }, { play: [tired(guard), tired(foe)] }]).move('challenge', 'Hero');
    expect(h.candidates).toEqual(['Guard']);
    h.choose('Guard');
  });

  test('CR 4.6.4.5 “while challenging” applies when “challenges” triggers', () => {
    const fury = character('Fury', '1/9/1', {
      text: 'Challenger +3\nWhenever this character challenges, you may banish chosen character with 4 {S} or more.',
    });
    const g = game([{ play: [fury] }, { play: [tired(foe)] }])
      .move('challenge', 'Fury')
      .choose('Foe')
      .accept();
    expect(g.candidates).toEqual(['Fury']);
    g.choose('Fury');
  });

  test('CR 4.6.6.1, 6.7.2.2 strength is changed first, then the damage', () => {
    const weak = action('Weak', 'Chosen character gets -2 {S} this turn.', { cost: 0 });
    const tough = character('Tough', '0/9/1', { text: 'Resist +2' });
    const attacker = character('Attacker', '5/9/1');
    const g = game([{ play: [attacker], hand: [weak] }, { play: [tired(tough)] }]);
    g.move('play', 'Weak').choose('Attacker').move('challenge', 'Attacker').choose('Tough');
    expect(g.card('Tough')).toHaveCount('damage', 1);
    // With a strength below 0 it counts as 0; a reduction does not turn it into healing.
    const low = game([
      { play: [character('Low', '1/9/1')], hand: [weak] },
      { play: [tired(tough, { damage: 3 })] },
    ]);
    low.move('play', 'Weak').choose('Low').move('challenge', 'Low').choose('Tough');
    expect(low.card('Tough')).toHaveCount('damage', 3);
  });

  test('CR 4.6.9.1 what waits resolves although the challenge has lost a character', () => {
    const coward = character('Coward', '2/3/1', {
      text: 'Whenever this character is challenged, you may return this card to your hand.',
    });
    const bully = character('Bully', '2/4/1', {
      text: 'Whenever this character challenges, you may draw a card.',
    });
    const watcher = character('Watcher', '1/1/1', {
      text: 'Whenever one of your characters is challenged, you may gain 1 lore.',
    });
    const g = game([{ play: [bully] }, { play: [tired(coward), watcher] }]);
    g.move('challenge', 'Bully').choose('Coward').decline().option('Coward').accept();
    expect(g.card('Coward')).toBeInZone('hand', 1);
    expect(g).not.toHaveHappened('challenge-ended');
    g.accept();
    expect(g.player(1)).toHaveCount('lore', 1);
    expect(g).toHaveHappened('challenge-ended', { times: 1 });
    expect(g.card('Bully')).toHaveCount('damage', 0);
  });
});

describe('CR 4.7 move a character', () => {
  const castle = location('Castle', '6/1/2');
  const ruin = location('Ruin', '6/1/1');

  test('CR 4.7.1 one’s own characters move to one’s own locations', () => {
    const g = game([{ play: [hero], inkwell: 2 }, { play: [castle, character('Theirs')] }]);
    expect(g.offer('move', 'Hero')).toBeRefused('nowhere-to-move');
    const own = game([{ play: [castle], inkwell: 2 }, { play: [character('Theirs')] }]);
    expect(() => own.offer('move', 'Theirs')).toThrow(/is not there/);
    expect(own.offer('move', 'Castle')).toBeRefused('not-a-character');
  });

  test('CR 4.7.2 a character leaves a location for another one only', () => {
    const g = game([{ play: [hero, castle], inkwell: 9 }])
      .move('move', 'Hero')
      .choose('Castle');
    expect(g.offer('move', 'Hero')).toBeRefused('nowhere-to-move');
    const two = game([{ play: [hero, castle, ruin], inkwell: 9 }])
      .move('move', 'Hero')
      .choose('Castle');
    two.move('move', 'Hero');
    expect(two.candidates).toEqual(['Ruin']);
    two.choose('Ruin');
    expect(two.card('Hero')).toBeInState('at-a-location');
  });

  test('CR 4.7.3.3 what is paid is the move cost with its modifiers', () => {
    const guide = item('Guide', 'You pay 1 {I} less to move your characters to a location.');
    const g = game([{ play: [hero, castle, guide], inkwell: 2 }])
      .move('move', 'Hero')
      .choose('Castle');
    expect(readyInk(g)).toBe(1);
  });

  test('CR 4.7.3.2 moving for free costs nothing', () => {
    const inn = location('Inn', '6/1/3', { text: 'Your characters may move here for free.' });
    const g = game([{ play: [hero, inn] }]).move('move', 'Hero');
    if (g.decision?.kind === 'choose-cards') g.choose('Inn');
    expect(g.card('Hero')).toBeInState('at-a-location');
  });

  test('CR 4.7.5 what moving triggers resolves then', () => {
    const walker = character('Walker', '1/1/1', {
      text: 'Whenever this character moves to a location, you may gain 1 lore.',
    });
    const g = game([{ play: [walker, castle], inkwell: 2 }])
      .move('move', 'Walker')
      .choose('Castle');
    expect(g.card('Walker')).toBeInState('at-a-location');
    g.accept();
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g).toHaveDecision('act');
  });
});
