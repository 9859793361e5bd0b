import { describe, expect, test } from 'vitest';
import { game, played, readyInk, tired } from './support/game.ts';

const dog = 'Cerberus - Three-Headed Dog';
const stitch = 'Stitch - New Dog';

describe('what triggers waits (CR 6.7.4, 6.7.8)', () => {
  test('Just in Time: what the character triggers resolves after the action has finished', () => {
    const g = game([{ hand: ['Just in Time', 'Maleficent - Sorceress'], inkwell: 3 }]);
    g.move('play', 'Just in Time').accept().choose('Maleficent - Sorceress');
    expect(g.card('Just in Time')).toBeInZone('discard');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('an action played by an effect resolves before what waits in the bag (CR 6.7.8.1)', () => {
    const g = game([
      { play: ['Genie - Powers Unleashed', "Ursula's Shell Necklace"], hand: ['Sudden Chill'], inkwell: 1 },
      { hand: ['Smash', 'Tangle'] },
    ]);
    g.move('quest', 'Genie - Powers Unleashed').accept().choose('Sudden Chill');
    expect(g).toHaveDecision('choose-cards', { player: 1, prompt: 'discard' });
    g.choose('Tangle');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.decline();
  });

  test('two abilities of one event: the first takes the card, the second finds nothing', () => {
    const g = game([
      { play: ['Marshmallow - Persistent Guardian', 'Dr. Facilier - Agent Provocateur'] },
      { play: [tired(dog)] },
    ]);
    g.move('challenge', 'Marshmallow - Persistent Guardian').choose(dog);
    expect(g).toHaveDecision('choose-option', { player: 0, prompt: 'choose-trigger' });
    g.option('Dr. Facilier - Agent Provocateur').accept();
    expect(g.card('Marshmallow - Persistent Guardian')).toBeInZone('hand');
    expect(g).toHaveDecision('act');
    expect(g.player(0)).toHaveCards('hand', ['Marshmallow - Persistent Guardian']);
  });

  test('an ability resolves though its card has left (CR 6.7.7)', () => {
    const g = game([
      { play: [tired(stitch)], hand: ['Be Prepared'], inkwell: 7 },
      { play: ['Gramma Tala - Storyteller', 'Musketeer Tabard', 'Hercules - True Hero'] },
    ]);
    g.move('play', 'Be Prepared', 'ink').option('Musketeer Tabard').accept().accept();
    expect(g.player(1)).toHaveCount('hand', 1);
    expect(g.card('Gramma Tala - Storyteller')).toBeInZone('inkwell');
  });

  test('lore gained by an ability wins at the check after it', () => {
    const g = game([{ play: ['Te Kā - Heartless'], lore: 18 }, { play: [tired(stitch)] }]);
    g.move('challenge', 'Te Kā - Heartless').choose(stitch);
    expect(g).toBeWonBy(0);
  });
});

describe('payment modifiers (CR 4.3.6)', () => {
  test('two Lanterns make the next character 2 cheaper, and both are used up', () => {
    const g = game([
      {
        play: [
          { card: 'Lantern', as: 'one' },
          { card: 'Lantern', as: 'two' },
        ],
        hand: ['Abu - Mischievous Monkey', 'Stitch - New Dog'],
        inkwell: 2,
      },
    ]);
    g.move('use-ability', 'one').move('use-ability', 'two').move('play', 'Abu - Mischievous Monkey');
    expect(readyInk(g)).toBe(1);
    g.move('play', stitch);
    expect(readyInk(g)).toBe(0);
  });

  test('a character played for free uses it up as well', () => {
    const g = game([
      { play: ['Lantern'], hand: ['Just in Time', dog, 'Abu - Mischievous Monkey'], inkwell: 5 },
    ]);
    g.move('use-ability', 'Lantern').move('play', 'Just in Time').accept().choose(dog);
    expect(g.offer('play', 'Abu - Mischievous Monkey')).toBeRefused('not-enough-ink');
  });

  test('it does not lower what a song costs, nor an item', () => {
    const g = game([{ play: ['Lantern'], hand: ['Dinglehopper', 'Tangle'], inkwell: 1 }]);
    g.move('use-ability', 'Lantern');
    expect(g.offer('play', 'Tangle')).toBeRefused('not-enough-ink');
    g.move('play', 'Dinglehopper');
    expect(readyInk(g)).toBe(0);
  });

  test('an action that is sung uses up Dr. Facilier’s Cards', () => {
    const g = game([
      { play: ["Dr. Facilier's Cards", dog], hand: ['Friends on the Other Side', 'Tangle'], inkwell: 1 },
    ]);
    g.move('use-ability', "Dr. Facilier's Cards")
      .move('play', 'Friends on the Other Side', 'sing')
      .choose(dog);
    expect(g.offer('play', 'Tangle')).toBeRefused('not-enough-ink');
  });
});

describe('inking (CR 4.2.3.1)', () => {
  test('when Belle leaves, her additional card is lost', () => {
    const g = game([
      { play: ['Belle - Strange but Special'], hand: ['Dragon Fire', stitch, 'Smash'], inkwell: 5 },
    ]);
    g.move('ink', stitch).move('play', 'Dragon Fire').choose('Belle - Strange but Special');
    expect(g.offer('ink', 'Smash')).toBeRefused('inked-already');
  });

  test('two Belles allow three cards', () => {
    const belle = 'Belle - Strange but Special';
    const g = game([{ play: [belle, belle], hand: [stitch, 'Smash', dog, 'Tangle'] }]);
    g.move('ink', stitch).move('ink', 'Smash').move('ink', dog);
    expect(g.offer('ink', 'Tangle')).toBeRefused('inked-already');
  });
});

describe('durations (CR 6.1.13)', () => {
  test('“can’t ready at the start of their next turn” on a character of one’s own is about one’s own next turn', () => {
    const g = played('Elsa - Spirit of Winter', { play: [dog] }).choose(dog);
    g.endTurn().endTurn();
    expect(g.card(dog)).toBeInState('exerted');
    g.endTurn().endTurn();
    expect(g.card(dog)).toBeInState('ready');
  });

  test('what applies to a character goes on applying to the one shifted onto it (CR 8.10.5)', () => {
    const g = game([
      { play: ['Jasper - Common Crook'] },
      { play: [stitch], hand: ['Stitch - Rock Star'], inkwell: 4 },
    ]);
    g.move('quest', 'Jasper - Common Crook').choose(stitch).endTurn();
    g.move('play', 'Stitch - Rock Star', 'shift').choose(stitch);
    expect(g.offer('quest', 'Stitch - Rock Star')).toBeRefused('forbidden');
    g.endTurn().endTurn();
    expect(g.offer('quest', 'Stitch - Rock Star')).toBeOffered();
  });

  test('“they can’t quest” is about all that were to ready, ready or not (Moana - Of Motunui)', () => {
    const g = game([{ play: ['Moana - Of Motunui', 'Jasmine - Disguised'] }]);
    g.move('quest', 'Moana - Of Motunui').accept();
    expect(g.offer('quest', 'Jasmine - Disguised')).toBeRefused('forbidden');
  });

  test('Steal from the Rich twice takes 2', () => {
    const g = game([
      { hand: ['Steal from the Rich', 'Steal from the Rich'], inkwell: 10, play: [stitch] },
      { lore: 5 },
    ]);
    g.move('play', 'Steal from the Rich').move('play', 'Steal from the Rich').move('quest', stitch);
    g.option(0);
    expect(g.player(1)).toHaveCount('lore', 3);
  });
});

describe('choosing', () => {
  test('Cruella De Vil cannot return a challenger with Ward', () => {
    const g = game([
      { play: ['Donald Duck - Strutting His Stuff'] },
      { play: [tired('Cruella De Vil - Miserable as Usual')] },
    ]);
    g.move('challenge', 'Donald Duck - Strutting His Stuff').choose('Cruella De Vil - Miserable as Usual');
    expect(g).toHaveDecision('act');
    expect(g.card('Donald Duck - Strutting His Stuff')).toBeInZone('play');
  });

  test('Aurora’s Ward does not hinder her own player', () => {
    const g = played('Smash', { play: ['Aurora - Dreaming Guardian', dog] }).choose(dog);
    expect(g.card(dog)).toHaveCount('damage', 3);
  });

  test('two Tinker Bells give Peter Pan Challenger +2', () => {
    const bell = "Tinker Bell - Peter Pan's Ally";
    const g = game([{ play: [bell, bell, 'Peter Pan - Never Landing'] }, { play: [tired(dog)] }]);
    g.move('challenge', 'Peter Pan - Never Landing').choose(dog);
    expect(g.card(dog)).toHaveCount('damage', 5);
  });

  test('discarding as many as there are', () => {
    expect(played('Sudden Chill').player(1)).toHaveCount('discard', 0);
    expect(played('Ransack', { deck: 0 }).player(0)).toHaveCards('discard', ['Ransack']);
  });

  test('A Whole New World draws what there is, and no more happens before the end of the turn', () => {
    const g = played('A Whole New World', { deck: { only: [stitch] } });
    expect(g.player(0)).toHaveCards('hand', [stitch]);
    expect(g.isOver).toBe(false);
    expect(g.endTurn()).toBeWonBy(1);
  });
});
