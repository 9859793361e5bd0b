import { describe, expect, test } from 'vitest';
import { action, character, game, item, location, song } from '../support/game.ts';

const quester = (text: string, numbers = '1/4/0') => character('Guide', numbers, { text });

describe('Shift in other words', () => {
  const upper = character('Nemo', '3/3/1', { fullName: 'Nemo - Grown', cost: 5, text: 'Shift 3' });
  const lower = (text: string) => character('Marlin', '2/2/1', { text });

  test('"counts as being named … for Shift" lets others be put on it, and is no name elsewhere', () => {
    const banish = action('Net', 'Banish chosen character named Nemo.');
    const g = game([
      {
        hand: [upper, banish],
        inkwell: 4,
        play: [lower('This character also counts as being named Nemo for Shift.')],
      },
    ]);
    g.move('play', 'Net', 'ink');
    expect(g.card('Marlin')).toBeInZone('play');
    g.move('play', 'Nemo - Grown', 'shift').choose('Marlin');
    expect(g.card('Nemo - Grown')).toBeInZone('play');
  });

  test('"as if they had any name" does so for every name; without it nobody fits', () => {
    const alike = game([{ hand: [upper], inkwell: 3, play: [lower('')] }]);
    expect(alike.offer('play', 'Nemo - Grown', 'shift')).not.toBeOffered();
    const g = game([
      {
        hand: [upper],
        inkwell: 3,
        play: [
          lower('You may play any character with Shift on this character as if this character had any name.'),
        ],
      },
    ]);
    expect(g.offer('play', 'Nemo - Grown', 'shift')).toBeOffered();
  });

  test('"using their Shift ability" is paid less for, and played in another way it is not', () => {
    const same = character('Nemo', '1/1/1', { fullName: 'Nemo - Small' });
    const g = game([
      {
        hand: [upper],
        inkwell: 2,
        play: [
          same,
          character('Host', '1/1/1', {
            text: 'You pay 1 {I} less to play characters using their Shift ability.',
          }),
        ],
      },
    ]);
    expect(g.offer('play', 'Nemo - Grown', 'ink')).not.toBeOffered();
    g.move('play', 'Nemo - Grown', 'shift').choose('Nemo - Small');
    expect(g.player(0)).toHaveCount('inkwell', 2);
  });

  test('"when you play a character on this card" is known to the card below', () => {
    const text = 'Whenever you play a character on this character, gain 2 lore.';
    const g = game([
      { hand: [upper], inkwell: 3, play: [character('Nemo', '1/1/1', { fullName: 'Nemo - Small', text })] },
    ]);
    g.move('play', 'Nemo - Grown', 'shift').choose('Nemo - Small');
    expect(g.player(0)).toHaveCount('lore', 2);
  });
});

describe('what was done this way', () => {
  test('only those from whom damage was really removed are readied', () => {
    const heal = action(
      'Salve',
      'Remove up to 2 damage from each of your characters. Ready each character you removed damage from this way.',
    );
    const hurt = (name: string, damage: number) => ({
      card: character(name, '1/5/1'),
      damage,
      exerted: true,
    });
    const g = game([{ hand: [heal], inkwell: 1, play: [hurt('A', 2), hurt('B', 1), hurt('C', 0)] }]);
    g.move('play', 'Salve', 'ink').number(2).number(0);
    expect(g.card('A')).toHaveCount('exerted', 0);
    expect(g.card('B')).toHaveCount('exerted', 1);
    expect(g.card('C')).toHaveCount('exerted', 1);
  });

  test('damage that cannot be removed was not, nor can it be moved', () => {
    const seal = item('Seal', "Damage counters can't be removed.");
    const heal = action(
      'Salve',
      'Remove all damage from each of your characters. Draw a card for each character you removed damage from this way.',
    );
    const shift = action('Trade', 'Move 1 damage from chosen character to chosen opposing character.');
    const g = game([
      { hand: [heal, shift], inkwell: 2, play: [seal, { card: character('A', '1/5/1'), damage: 2 }] },
      { play: [character('Foe', '1/5/1')] },
    ]);
    g.move('play', 'Salve', 'ink');
    expect(g.card('A')).toHaveCount('damage', 2);
    expect(g.player(0)).toHaveCount('hand', 1);
    g.move('play', 'Trade', 'ink').choose('A').choose('Foe');
    expect(g.card('A')).toHaveCount('damage', 2);
    expect(g.card('Foe')).toHaveCount('damage', 0);
  });

  test('"for each character you moved" counts those who moved', () => {
    const text =
      'Whenever this character quests, move up to 2 of your other characters to the same location for free. Gain 1 lore for each character you moved.';
    const g = game([{ play: [quester(text), character('A'), character('B'), location('Port')] }]);
    g.move('quest', 'Guide').choose('A', 'B');
    expect(g.player(0)).toHaveCount('lore', 2);
  });
});

describe('who else is spoken of', () => {
  test('"the other character" is the one that was said to be another', () => {
    const text =
      'Whenever this character quests, you may move this character and one of your other characters to the same location for free. The other character gets +2 {S} this turn.';
    const g = game([{ play: [quester(text), character('A', '1/1/1'), location('Port')] }]);
    g.move('quest', 'Guide').accept();
    expect(g.card('A')).toHaveStat('strength', 3);
    expect(g.card('Guide')).toHaveStat('strength', 1);
  });

  test('"that location" is the one at which the chosen character is', () => {
    const tale = action(
      'Tale',
      "Ready chosen character of yours at a location. Gain lore equal to that location's {L}.",
    );
    const walk = action('Walk', 'Move a character of yours to a location for free.');
    const g = game([{ hand: [walk, tale], inkwell: 2, play: [character('A'), location('Port', '5/3/1')] }]);
    g.move('play', 'Walk', 'ink').move('play', 'Tale', 'ink').choose('A');
    expect(g.player(0)).toHaveCount('lore', 3);
  });

  test('"while one of your … is …, that character gains" gives it to each that is, and to no other', () => {
    const text = 'While one of your Hero characters is exerted, that character gains Ward.';
    const hero = (name: string, exerted: boolean) => ({
      card: character(name, '1/1/1', { classifications: ['Hero'] }),
      exerted,
    });
    const g = game([
      {
        play: [
          character('Chief', '1/1/1', { text }),
          hero('A', true),
          hero('B', false),
          { card: character('C'), exerted: true },
        ],
      },
    ]);
    expect(g.card('A')).toHaveKeyword('ward');
    expect(g.card('B')).not.toHaveKeyword('ward');
    expect(g.card('C')).not.toHaveKeyword('ward');
  });

  test('"the challenging character" while this one is challenged', () => {
    const trap = character('Trap', '0/3/1', {
      text: 'While this character is being challenged, the challenging character gets -2 {S}.',
    });
    const g = game([{ play: [character('A', '3/5/1')] }, { play: [{ card: trap, exerted: true }] }]);
    g.move('challenge', 'A').choose('Trap');
    expect(g.card('Trap')).toHaveCount('damage', 1);
    expect(g.card('A')).toHaveStat('strength', 3);
  });

  test('"if 2 or more characters sang this song, ready them" readies those, and a single singer is not spoken of', () => {
    const text =
      "Sing Together 4\nIf 2 or more characters sang this song, ready them. They can't quest for the rest of this turn.";
    const tune = song('Tune', text, { cost: 4 });
    const singer = (name: string, cost: number) => character(name, '1/1/1', { cost });
    const together = game([{ hand: [tune], play: [singer('A', 2), singer('B', 2)] }]);
    together.move('play', 'Tune', 'sing-together').choose('A', 'B');
    expect(together.card('A')).toHaveCount('exerted', 0);
    expect(together.offer('quest', 'A')).not.toBeOffered();
    const alone = game([{ hand: [tune], play: [singer('C', 4)] }]);
    alone.move('play', 'Tune', 'sing').choose('C');
    expect(alone.card('C')).toHaveCount('exerted', 1);
  });
});

describe('what lasts while something holds', () => {
  test('"while this item is in play, that character gains" ends with the item', () => {
    const feather = item(
      'Feather',
      'When you play this item, choose a character of yours. While this item is in play, that character gains Ward.\n1 {I} — Return this item to your hand.',
    );
    const g = game([{ hand: [feather], inkwell: 2, play: [character('A'), character('B')] }]);
    g.move('play', 'Feather', 'ink').choose('A');
    expect(g.card('A')).toHaveKeyword('ward');
    expect(g.card('B')).not.toHaveKeyword('ward');
    g.move('use-ability', 'Feather');
    expect(g.card('A')).not.toHaveKeyword('ward');
  });

  test('"during that challenge" ends with it', () => {
    const text = 'Whenever one of your characters challenges, they gain Resist +2 during that challenge.';
    const g = game([
      { play: [character('Chief', '0/9/1', { text }), character('A', '1/9/1')] },
      { play: [{ card: character('Foe', '3/9/1'), exerted: true }] },
    ]);
    g.move('challenge', 'A').choose('Foe');
    expect(g.card('A')).toHaveCount('damage', 1);
    expect(g.card('A')).not.toHaveKeyword('resist');
  });

  test('"after the challenge" is after its damage', () => {
    const text =
      'Whenever this character challenges another character, ready this character after the challenge.';
    const g = game([
      { play: [character('Knight', '1/9/1', { text })] },
      { play: [{ card: character('Foe', '3/9/1'), exerted: true }] },
    ]);
    g.move('challenge', 'Knight').choose('Foe');
    expect(g.card('Knight')).toHaveCount('exerted', 0);
    expect(g.card('Knight')).toHaveCount('damage', 3);
  });

  test('"can\'t gain" keeps a keyword from being given, "lose" takes a printed one', () => {
    const text = "Opposing characters lose Evasive and can't gain Evasive.";
    const gift = character('Wind', '1/1/1', { text: 'Your other characters gain Evasive.' });
    const g = game([
      { play: [character('Hook', '1/1/1', { text })] },
      { play: [gift, character('Bird', '1/1/1', { text: 'Evasive' }), character('Cat')] },
    ]);
    expect(g.card('Bird')).not.toHaveKeyword('evasive');
    expect(g.card('Cat')).not.toHaveKeyword('evasive');
    const only = game([
      { play: [character('Hook', '1/1/1', { text: "Opposing characters can't gain Evasive." })] },
      { play: [gift, character('Bird', '1/1/1', { text: 'Evasive' }), character('Cat')] },
    ]);
    expect(only.card('Bird')).toHaveKeyword('evasive');
    expect(only.card('Cat')).not.toHaveKeyword('evasive');
  });

  test('"each turn, only one character can challenge": it again, no other', () => {
    const text = 'Each turn, only one character can challenge.';
    const ready = action('Call', 'Ready chosen character.');
    const g = game([
      {
        hand: [ready],
        inkwell: 1,
        play: [character('Prince', '0/9/1', { text }), character('A', '1/9/1'), character('B', '1/9/1')],
      },
      { play: [{ card: character('Foe', '0/9/1'), exerted: true }] },
    ]);
    g.move('challenge', 'A').choose('Foe');
    expect(g.offer('challenge', 'B')).not.toBeOffered();
    g.move('play', 'Call', 'ink').choose('A');
    expect(g.offer('challenge', 'A')).toBeOffered();
  });

  test('"the first action you play each turn" costs less, the second does not', () => {
    const text = 'You pay 1 {I} less for the first action you play each turn.';
    const cheap = (name: string) => action(name, 'Gain 1 lore.', { cost: 2 });
    const g = game([
      { hand: [cheap('One'), cheap('Two')], inkwell: 2, play: [character('Host', '1/1/1', { text })] },
    ]);
    g.move('play', 'One', 'ink');
    expect(g.offer('play', 'Two', 'ink')).not.toBeOffered();
  });
});
