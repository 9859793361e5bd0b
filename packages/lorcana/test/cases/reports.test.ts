import { describe, expect, test } from 'vitest';
import { action, character, item, location } from '../support/game.ts';
import { seen } from '../support/views.ts';
import { table, tired } from './table.ts';

const MICKEY = 'Mickey Mouse - True Friend';
const zap = action('Zap', 'Deal 2 damage to chosen character.');

describe('situations that engines often get wrong', () => {
  test("Flotsam - Ursula's Spy: Jetsam may challenge as soon as it is played", () => {
    const jetsam = "Jetsam - Ursula's Spy";
    const play = ["Flotsam - Ursula's Spy"];
    const g = table([
      { hand: [jetsam], inkwell: 4, play },
      { play: [tired(character('Foe', '1/9/1'))] },
    ]).move('play', jetsam);
    g.move('challenge', jetsam).choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 3);
  });

  test('an exerted Bodyguard with Evasive does not shield others from those without (CR 8.3.3)', () => {
    const bird = character('Bird', '1/9/1', { text: 'Bodyguard\nEvasive' });
    const g = table([{ play: [MICKEY] }, { play: [tired(bird), tired(character('Other'))] }]);
    g.move('challenge', MICKEY);
    expect(g).toHaveDecision('choose-cards', { cards: ['Other'] });
    g.choose('Other');
  });

  test('Zeus - Mr. Lightning Bolts deals what he gained', () => {
    const zeus = 'Zeus - Mr. Lightning Bolts';
    const g = table([{ play: [zeus, 'Goofy - Daredevil'] }, { play: [tired(character('Foe', '1/9/1'))] }]);
    g.move('challenge', zeus).choose('Foe').choose('Goofy - Daredevil');
    expect(g.card('Foe')).toHaveCount('damage', 3);
  });

  test('of both players’ waiting abilities the active player’s go first (CR 7.7.4)', () => {
    const text = 'When this character is banished, gain 1 lore.';
    const mine = character('Mine', '1/1/1', { text });
    const theirs = (name: string) => character(name, '1/1/1', { text });
    const g = table([
      { hand: ['Be Prepared'], inkwell: 7, play: [mine] },
      { play: [theirs('A'), theirs('B')] },
    ]).move('play', 'Be Prepared', 'ink');
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g).toHaveDecision('choose-option', { player: 1 });
    g.option(0);
    expect(g.player(1)).toHaveCount('lore', 2);
  });

  test('a hand that is altered ends in a shuffled deck (CR 2.2.2.3)', () => {
    const g = table([{ deck: 20 }, { deck: 20 }], { from: 'setup', startChosenBy: 0 }).accept();
    const before = g.events('shuffled').length;
    g.choose('Extra', 'Extra', 'Extra').choose();
    expect(g.player(0)).toHaveCount('hand', 7);
    expect(
      g
        .events('shuffled')
        .slice(before)
        .map(({ player }) => player),
    ).toEqual([0]);
  });

  test('a willpower of 0 banishes without damage (CR 1.8.1.4)', () => {
    const sap = action('Sap', 'Chosen character gets -3 {W} this turn.');
    const g = table([{ hand: [sap], inkwell: 1 }, { play: [MICKEY] }])
      .move('play', 'Sap')
      .choose(MICKEY);
    expect(g.card(MICKEY)).toBeInZone('discard', 1);
  });
});

describe('from players’ reports', () => {
  test('Cheshire Cat: from one opposing character to another', () => {
    const cat = 'Cheshire Cat - Inexplicable';
    const foes = [{ card: character('A', '1/9/1'), damage: 2 }, character('B', '1/9/1')];
    const g = table([{ play: [cat], inkwell: 2 }, { play: foes }])
      .move('use-ability', cat, 'boost')
      .accept();
    g.choose('A').choose('B').number(2);
    expect(g.card('A')).toHaveCount('damage', 0);
    expect(g.card('B')).toHaveCount('damage', 2);
  });

  describe('Madam Mim - Elephant moves damage from herself', () => {
    const mim = 'Madam Mim - Elephant';
    const begin = () => table([{}, { play: [{ card: mim, damage: 3 }] }]).endTurn();

    test('without a target nothing is asked', () => {
      expect(begin()).toHaveDecision('act', { player: 1 });
    });

    test('only the target is asked, and how much', () => {
      const g = table([
        { play: [character('Foe', '1/9/1')] },
        { play: [{ card: mim, damage: 3 }] },
      ]).endTurn();
      expect(g).toHaveDecision('confirm', { player: 1 });
      g.accept();
      expect(g).toHaveDecision('choose-cards', { player: 1, cards: ['Foe'] });
      g.choose('Foe');
      expect(g).toHaveDecision('number', { min: 0, max: 2 });
      g.number(2);
      expect(g.card(mim)).toHaveCount('damage', 1);
      expect(g.card('Foe')).toHaveCount('damage', 2);
    });

    test('it may be declined', () => {
      const g = table([
        { play: [character('Foe', '1/9/1')] },
        { play: [{ card: mim, damage: 3 }] },
      ]).endTurn();
      expect(g.decline().card(mim)).toHaveCount('damage', 3);
    });
  });

  test('Be King Undisputed: the opponent chooses, paid or sung', () => {
    const begin = (way: string) => {
      const star = character('Star', '1/1/1', { cost: 4 });
      const hand = ['Be King Undisputed'];
      const g = table([{ hand, inkwell: 4, play: [star] }, { play: [character('A'), character('B')] }]);
      g.move('play', 'Be King Undisputed', way);
      if (way === 'sing') g.choose('Star');
      return g;
    };
    for (const way of ['ink', 'sing']) {
      const g = begin(way);
      expect(g).toHaveDecision('choose-cards', { player: 1, cards: ['A', 'B'] });
      expect(g.choose('B').card('B')).toBeInZone('discard', 1);
    }
  });

  test('Hades - Infernal Schemer: his player picks, those with Ward are left out', () => {
    const hades = 'Hades - Infernal Schemer';
    const shy = character('Shy', '1/1/1', { text: 'Ward' });
    const g = table([{ hand: [hades], inkwell: 7 }, { play: [shy, character('A'), character('B')] }]);
    g.move('play', hades).accept();
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['A', 'B'] });
    g.choose('A');
    expect(g.player(1)).toHaveCount('inkwell', 1);
    expect(g.player(1)).toHaveCards('play', ['Shy', 'B']);
  });

  test('Anastasia - Bossy Stepsister: the challenging player discards', () => {
    const anastasia = 'Anastasia - Bossy Stepsister';
    const hand = [character('X'), character('Y')];
    const g = table([
      { hand, play: [MICKEY] },
      { hand: [character('Z')], play: [tired(anastasia)] },
    ]);
    g.move('challenge', MICKEY).choose(anastasia);
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['X', 'Y'] });
    g.choose('X');
    expect(g.player(0)).toHaveCards('hand', ['Y']);
    expect(g.player(1)).toHaveCount('hand', 1);
  });

  test('Webby’s Diary: without ink nothing is asked', () => {
    const diver = character('Diver', '1/9/1', { text: 'Boost 1 {I}' });
    const g = table([{ play: [diver, "Webby's Diary"], inkwell: 1 }]).move('use-ability', 'Diver', 'boost');
    expect(g).toHaveDecision('act');
    expect(g.player(0)).toHaveCount('hand', 0);
  });

  test('CR 8.10.1 Webby’s Diary, Simba: Shift puts a card on top of one in play, not one under it', () => {
    const simba = 'Simba - King in the Making';
    const onto = character('Simba', '1/9/1', {
      text: 'Shift 1 {I}\nWhenever you put a card under this character, gain 1 lore.',
    });
    const g = table([{ play: [simba, "Webby's Diary"], hand: [onto], inkwell: 2 }])
      .move('play', 'Simba', 'shift')
      .choose(simba);
    expect(g).toHaveDecision('act');
    expect(g.card('Simba').under).toHaveLength(1);
    expect(g.player(0)).toHaveCount('hand', 0);
    expect(g.player(0)).toHaveCount('lore', 0);
  });

  test('Robin Hood - Sharpshooter: the choice inside the action that he found comes up', () => {
    const robin = 'Robin Hood - Sharpshooter';
    const deck = [
      'Develop Your Brain',
      character('A'),
      character('B'),
      character('C'),
      character('D'),
      character('E'),
    ];
    const g = table([{ play: [robin], deck }])
      .move('quest', robin)
      .accept()
      .choose('Develop Your Brain');
    // The rest is in the discard by now; the action looks at the next two.
    expect(g.player(0)).toHaveCards('discard', ['A', 'B', 'C']);
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['D', 'E'] });
    g.choose('E');
    expect(g.player(0)).toHaveCards('hand', ['E']);
    expect(g.player(0).names('deck').at(-1)).toBe('D');
  });

  describe('Hercules - Mighty Leader', () => {
    const hercules = 'Hercules - Mighty Leader';
    test('he challenges: no damage; he is challenged: damage', () => {
      const foe = character('Foe', '2/9/1');
      const g = table([{ play: [hercules] }, { play: [tired(foe)] }])
        .move('challenge', hercules)
        .choose('Foe');
      expect(g.card(hercules)).toHaveCount('damage', 0);
      g.endTurn().move('challenge', 'Foe').choose(hercules);
      expect(g.card(hercules)).toHaveCount('damage', 2);
    });
  });

  test('what lies face down under a card that goes to the inkwell stays hidden (Ariel, Let It Go)', () => {
    const ariel = 'Ariel - Ethereal Voice';
    const g = table([
      { hand: ['Let It Go'], inkwell: 5 },
      { play: [{ card: ariel, under: [{ card: character('Secret'), facedown: true }] }] },
    ]).move('play', 'Let It Go', 'ink');
    g.choose(ariel);
    expect(g.player(1)).toHaveCount('inkwell', 2);
    for (const viewer of [0, 1, -1])
      expect(JSON.stringify(g.engine.view(g.state, viewer))).not.toContain('Secret');
    expect(seen(g, 1, 1, 'inkwell').every((name) => name === '?')).toBe(true);
  });

  test('Pluto - Guard Dog: the bonus ends inside the challenge', () => {
    const pluto = 'Pluto - Guard Dog';
    const g = table([{ play: [MICKEY, zap].slice(0, 1) }, { play: [tired(pluto)] }]);
    g.move('challenge', MICKEY).choose(pluto);
    expect(g.card(pluto)).toHaveCount('damage', 3);
    expect(g.card(pluto)).toHaveStat('strength', 1);
    expect(g.card(MICKEY)).toBeInZone('discard', 0);
  });

  describe('Cinderella - Dream Come True', () => {
    const cinderella = 'Cinderella - Dream Come True';

    test('no Princess played: nothing is asked', () => {
      const g = table([{ hand: [character('Held')], play: [cinderella] }]).endTurn();
      expect(g).toHaveDecision('act', { player: 1 });
    });

    test('an empty hand: nothing to put away, no card drawn', () => {
      const g = table([{ hand: [cinderella], inkwell: 4 }])
        .move('play', cinderella)
        .endTurn();
      expect(g).toHaveDecision('act', { player: 1 });
      expect(g.player(0)).toHaveCount('hand', 0);
      expect(g.player(0)).toHaveCount('inkwell', 4);
    });

    test('with both: a card goes to the inkwell and one is drawn', () => {
      const g = table([{ hand: [cinderella, character('Held')], inkwell: 4 }])
        .move('play', cinderella)
        .endTurn();
      g.accept();
      expect(g.player(0)).toHaveCount('inkwell', 5);
      expect(g.player(0)).toHaveCards('hand', ['Extra']);
    });
  });

  test('Iago’s Vanish answers an opponent’s action that chooses him', () => {
    const iago = 'Iago - Giant Spectral Parrot';
    const back = action('Back', "Return chosen character to their player's hand.");
    const g = table([{ hand: [zap, back], inkwell: 2 }, { play: [iago] }])
      .move('play', 'Zap')
      .choose(iago);
    expect(g.card(iago)).toBeInZone('discard', 1);
  });

  test('Donald Duck - Flustered Sorcerer: 20 are not enough', () => {
    const play = ['Donald Duck - Flustered Sorcerer'];
    const g = table([{ play: [MICKEY], lore: 18 }, { play }]).move('quest', MICKEY);
    expect(g.player(0)).toHaveCount('lore', 20);
    expect(g.isOver).toBe(false);
  });

  test('locations and items stay out of what only characters do', () => {
    const isle = location('Isle', '5/1/1');
    const g = table([{ play: [isle, item('Cup')] }]);
    expect(g.moves()).toEqual(['end-turn']);
  });
});
