import { describe, expect, test } from 'vitest';
import { game, readyInk, tired } from './support/game.ts';

const dog = 'Cerberus - Three-Headed Dog';

describe('Moana - Of Motunui: WE CAN FIX IT', () => {
  const play = ['Moana - Of Motunui', tired('Jasmine - Disguised'), tired('Stitch - New Dog')];

  test('your other Princesses may ready, and cannot quest for the rest of the turn', () => {
    const g = game([{ play }]).move('quest', 'Moana - Of Motunui').accept();
    expect(g.card('Jasmine - Disguised')).toBeInState('ready');
    expect(g.card('Stitch - New Dog')).toBeInState('exerted');
    expect(g.card('Moana - Of Motunui')).toBeInState('exerted');
    expect(g.offer('quest', 'Jasmine - Disguised')).toBeRefused('forbidden');
    g.endTurn().endTurn();
    expect(g.offer('quest', 'Jasmine - Disguised')).toBeOffered();
  });

  test('or not', () => {
    const g = game([{ play }]).move('quest', 'Moana - Of Motunui').decline();
    expect(g.card('Jasmine - Disguised')).toBeInState('exerted');
  });
});

describe('Yzma - Alchemist: YOU’RE EXCUSED', () => {
  test('the top card of the deck stays there or goes to the bottom', () => {
    const begin = () =>
      game([{ play: ['Yzma - Alchemist'], deck: ['Smash'] }]).move('quest', 'Yzma - Alchemist');
    const down = begin().option('bottom');
    expect(down.card('Smash').place).toBe(9);
    const up = begin().option('top');
    expect(up.card('Smash').place).toBe(0);
    expect(up).toHaveHappened('looked-at', { player: 0, card: 'Smash' });
  });
});

describe('Genie - Powers Unleashed: PHENOMENAL COSMIC POWER!', () => {
  const hand = ['Smash', 'Be Prepared', 'Friends on the Other Side', 'Stitch - New Dog'];

  test('an action with cost 5 or less may be played for free', () => {
    const g = game([{ play: ['Genie - Powers Unleashed'], hand }, { play: [dog] }]);
    g.move('quest', 'Genie - Powers Unleashed').accept();
    expect(g).toHaveDecision('choose-cards', { cards: ['Smash', 'Friends on the Other Side'] });
    g.choose('Smash').choose(dog);
    expect(g.card(dog)).toHaveCount('damage', 3);
    expect(g.card('Smash')).toBeInZone('discard');
  });

  test('or not', () => {
    const g = game([{ play: ['Genie - Powers Unleashed'], hand }]);
    g.move('quest', 'Genie - Powers Unleashed').decline();
    expect(g.player(0)).toHaveCount('hand', 4);
  });

  test('it is asked without such a card too, which the opponent does not see', () => {
    const g = game([{ play: ['Genie - Powers Unleashed'], hand: ['Be Prepared'] }]);
    g.move('quest', 'Genie - Powers Unleashed').accept().choose();
    expect(g).toHaveDecision('act');
    expect(g.player(0)).toHaveCards('hand', ['Be Prepared']);
  });
});

describe('Jasper - Common Crook: PUPPYNAPPING', () => {
  test('chosen opposing character cannot quest during their next turn', () => {
    const g = game([{ play: ['Jasper - Common Crook'] }, { play: [dog, 'Stitch - New Dog'] }]);
    g.move('quest', 'Jasper - Common Crook').choose(dog).endTurn();
    expect(g.offer('quest', dog)).toBeRefused('forbidden');
    expect(g.offer('quest', 'Stitch - New Dog')).toBeOffered();
    g.endTurn().endTurn();
    expect(g.offer('quest', dog)).toBeOffered();
  });
});

describe('You pay less for the next item you play this turn', () => {
  test('Belle - Inventive Engineer: TINKER, 1 less', () => {
    const g = game([{ play: ['Belle - Inventive Engineer'], hand: ['Lantern', 'Magic Mirror'], inkwell: 3 }]);
    g.move('quest', 'Belle - Inventive Engineer').move('play', 'Lantern');
    expect(readyInk(g)).toBe(2);
    g.move('play', 'Magic Mirror');
    expect(readyInk(g)).toBe(0);
  });

  test('Maurice - World-Famous Inventor: GIVE IT A TRY, 2 less', () => {
    const g = game([{ play: ['Maurice - World-Famous Inventor'], hand: ['Plasma Blaster'], inkwell: 1 }]);
    expect(g.offer('play', 'Plasma Blaster')).toBeRefused('not-enough-ink');
    g.move('quest', 'Maurice - World-Famous Inventor').move('play', 'Plasma Blaster').decline();
    expect(readyInk(g)).toBe(0);
  });

  test('it ends with the turn', () => {
    const g = game([{ play: ['Belle - Inventive Engineer'], hand: ['Lantern'], inkwell: 1 }]);
    g.move('quest', 'Belle - Inventive Engineer').endTurn().endTurn();
    expect(g.offer('play', 'Lantern')).toBeRefused('not-enough-ink');
  });
});

describe('Hans - Thirteenth in Line: STAGE A LITTLE ACCIDENT', () => {
  test('1 damage may be dealt to chosen character', () => {
    const begin = () =>
      game([{ play: ['Hans - Thirteenth in Line'] }, { play: [dog] }]).move(
        'quest',
        'Hans - Thirteenth in Line',
      );
    expect(begin().accept().choose(dog).card(dog)).toHaveCount('damage', 1);
    expect(begin().decline().card(dog)).toHaveCount('damage', 0);
  });
});
