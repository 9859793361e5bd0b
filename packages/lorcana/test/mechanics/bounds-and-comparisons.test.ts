/** How far a number that is counted goes, how often an ability triggers, and what one card has compared with others. */
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language, location } from '../support/game.ts';

const items = (n: number) => Array.from({ length: n }, (_, i) => item(`Item ${i}`));
const refused = (type: string, text: string) =>
  language()
    .parse(text, { type })
    .diagnostics.map(({ message }) => message)
    .join();

describe('“for each …, to a maximum of”', () => {
  const strength = (text: string, n: number) =>
    game([{ play: [character('Counter', '5/3/1', { text }), ...items(n)] }, {}])
      .card('Counter')
      .stat('strength');

  test('the bound is a number, or the change of the stat', () => {
    for (const bound of ['2', '+2 {S}']) {
      const text = `This character gets +1 {S} for each item you have in play, to a maximum of ${bound}.`;
      expect([0, 1, 2, 3].map((n) => strength(text, n))).toEqual([5, 6, 7, 7]);
    }
  });

  test('what is lost is bounded, too', () => {
    for (const bound of ['2', '-2 {S}']) {
      const text = `This character gets -1 {S} for each item you have in play, to a maximum of ${bound}.`;
      expect([0, 1, 2, 3].map((n) => strength(text, n))).toEqual([5, 4, 3, 3]);
    }
  });

  test('so is what is paid less', () => {
    const text =
      'For each item you have in play, you pay 1 {I} less to play this character, to a maximum of 2.';
    const playable = (n: number, ink: number) => {
      const g = game([
        { hand: [character('Dear', '1/1/1', { cost: 4, text })], play: items(n), inkwell: ink },
        {},
      ]);
      return g.moves().join().includes('play');
    };
    expect([playable(1, 3), playable(2, 2), playable(4, 2), playable(4, 1), playable(4, 0)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('another stat than the one that changes is refused, and a bound on the wrong side', () => {
    const text = (bound: string) =>
      `This character gets +1 {S} for each item you have in play, to a maximum of ${bound}.`;
    expect(refused('character', text('+2 {W}'))).toContain('another number');
    expect(refused('character', text('-2 {S}'))).toContain('could be too large');
    expect(refused('action', 'Draw 2 cards, to a maximum of 3.')).toContain('no number here varies');
  });

  test('of characters at a location, in either order', () => {
    const hall = location('Hall', '5/1/1', {
      text: 'Characters get +1 {L} while here for each damage on this location, to a maximum of +2 {L}.',
    });
    const g = game([
      {
        play: [
          { card: hall, damage: 3 },
          { card: character('Guest'), 'at-location': 'p0:play:0' },
        ],
      },
      {},
    ]);
    expect(g.card('Guest').stat('lore')).toBe(3);
  });
});

describe('“this ability can’t trigger more than twice each turn”', () => {
  test('is said last and limits the whole', () => {
    const fan = character('Fan', '1/3/1', {
      text: 'Whenever you play an item, draw a card. This ability can’t trigger more than twice each turn.',
    });
    const free = (name: string) => item(name, '', { cost: 0 });
    const g = game([{ play: [fan], hand: [free('A'), free('B'), free('C')], deck: 5 }, { deck: 5 }]);
    for (const name of ['A', 'B', 'C']) g.move('play', name);
    expect(g.player(0).names('hand')).toHaveLength(2);
  });

  test('of what is used', () => {
    const lens = item('Lens', '1 {I} — Gain 1 lore. Use this ability only once each turn.');
    const g = game([{ play: [lens], inkwell: 3, deck: 5 }, { deck: 5 }]);
    g.move('use-ability', 'Lens');
    expect(g.player(0).count('lore')).toBe(1);
    expect(g.moves().join()).not.toContain('use-ability');
  });
});

describe('CR 4.6.6 “if the challenged character has a higher cost”', () => {
  const text = 'Whenever this character challenges another character, if the challenged character has';
  const drawn = (words: string, cost: number, strength: number) => {
    const knight = character('Knight', '2/9/1', { cost: 3, text: `${text} ${words}, gain 1 lore.` });
    const g = game([
      { play: [knight], deck: 3 },
      { play: [{ card: character('Foe', `${strength}/9/1`, { cost }), exerted: true }], deck: 3 },
    ]);
    return g.move('challenge', 'Knight').choose('Foe').player(0).count('lore');
  };

  test('than the other one, said or not', () => {
    for (const words of ['a higher cost', 'a higher cost than this character'])
      expect([drawn(words, 2, 1), drawn(words, 3, 1), drawn(words, 4, 1)]).toEqual([0, 0, 1]);
    for (const words of ['less {S}', 'less {S} than this character'])
      expect([drawn(words, 3, 1), drawn(words, 3, 2), drawn(words, 3, 3)]).toEqual([1, 0, 0]);
  });
});

describe('“more than each”', () => {
  const proud = character('Proud', '3/3/1', {
    text: 'While this character has more {S} than each other character, this character gets +2 {L}.',
  });
  const lore = (...others: readonly string[]) =>
    game([{ play: [proud] }, { play: others.map((one, i) => character(`Foe ${i}`, one)) }])
      .card('Proud')
      .stat('lore');

  test('is more than every one of them, not than all together', () => {
    expect([lore('2/1/1', '2/1/1'), lore('2/1/1', '3/1/1'), lore()]).toEqual([3, 1, 3]);
  });

  test('so, too, of a card that is looked for', () => {
    const narrow = action(
      'Narrow',
      'If you have a character in play with more {S} than each opposing character, gain 1 lore.',
      {
        cost: 0,
      },
    );
    const gained = (...others: readonly string[]) =>
      game([
        { hand: [narrow], play: [character('Big', '4/1/1')] },
        { play: others.map((one, i) => character(`Foe ${i}`, one)) },
      ])
        .move('play', 'Narrow')
        .player(0)
        .count('lore');
    expect([gained('3/1/1', '3/1/1'), gained('1/1/1', '4/1/1')]).toEqual([1, 0]);
  });

  test('“any other” may be each or one, and is refused; so is “the total”, which is of no one', () => {
    expect(refused('action', 'Banish chosen character with more {S} than any other character.')).toContain(
      'than which',
    );
  });
});

describe('so many that can be told apart', () => {
  const cards = [
    item('A', '', { cost: 1 }),
    item('B', '', { cost: 1 }),
    item('A', '', { cost: 1 }),
    character('C'),
  ];
  const lore = (text: string) =>
    game([{ hand: [action('Count', text, { cost: 0 })], discard: cards }, {}])
      .move('play', 'Count')
      .player(0)
      .count('lore');

  test('“each … with a different …”, and “each different … in your discard”', () => {
    expect(lore('Gain 1 lore for each item card with a different name in your discard.')).toBe(2);
    expect(lore('Gain 1 lore for each item card with a different cost in your discard.')).toBe(1);
    expect(lore('Gain 1 lore for each different card type in your discard.')).toBe(2);
  });
});

describe('CR 5.1.1.5 cards from under a card that leaves', () => {
  const low = character('Low');
  const deep = character('Deep');

  test('are those that were under it where it has left by then', () => {
    const chest = item('Chest', '{E}, Banish this item — Put all cards from under this item into your hand.');
    const g = game([{ play: [{ card: chest, under: [low, deep] }] }, {}]);
    g.move('use-ability', 'Chest');
    expect(g.player(0).names('hand').toSorted()).toEqual(['Deep', 'Low']);
    expect(g.player(0).names('discard')).toEqual(['Chest']);
  });

  test('lie there still where it would leave', () => {
    const heir = character('Heir', '1/1/1', {
      text: 'If this character would be banished while there is a card under him, put a card from under him into your discard instead.',
    });
    const smite = action('Smite', 'Banish chosen character.', { cost: 0 });
    const g = game([{ play: [{ card: heir, under: [low] }], hand: [smite, smite], deck: 3 }, {}]);
    g.move('play', 'Smite').choose('Heir');
    expect(g.card('Heir').is('card-under')).toBe(false);
    expect(g.player(0).names('discard')).toContain('Low');
    g.move('play', 'Smite').choose('Heir');
    expect(g.player(0).names('discard')).toContain('Heir');
  });
});

test('CR 6.1.1.1 a named static ability and a line without a name are two abilities', () => {
  const sturdy = character('Sturdy', '1/3/1', {
    text: 'STURDY This character gets +1 {S}.\nWhenever this character quests, gain 1 lore.',
  });
  const g = game([{ play: [sturdy] }, {}]);
  expect(g.card('Sturdy').stat('strength')).toBe(2);
  expect(g.move('quest', 'Sturdy').player(0).count('lore')).toBe(2);
  const said = (text: string) =>
    language()
      .parse(text, { type: 'character' })
      .abilities.map(({ ability }) => ability.kind);
  expect(said('CALM When you play this character, draw a card.\nChoose and discard a card.')).toEqual([
    'triggered',
  ]);
});

describe('what cards have in common', () => {
  const of = (name: string, ...classifications: readonly string[]) =>
    character(name, '1/1/1', { classifications: [...classifications] });

  test('“share a classification with”', () => {
    const host = character('Host', '1/1/1', {
      classifications: ['Hero'],
      text: 'Your other characters who share a classification with this character get +1 {L}.',
    });
    const g = game([
      { play: [host, of('A', 'Hero', 'Ally'), of('B', 'Ally'), of('C')] },
      { play: [of('D', 'Hero')] },
    ]);
    expect(['Host', 'A', 'B', 'C', 'D'].map((name) => g.card(name).stat('lore'))).toEqual([1, 2, 1, 1, 1]);
  });

  test('“2 or more characters that share a classification”', () => {
    const text = 'If you have 2 or more characters in play that share a classification, gain 1 lore.';
    const lore = (...play: readonly ReturnType<typeof of>[]) =>
      game([{ hand: [action('Tell', text, { cost: 0 })], play }, { play: [of('Foe', 'Ally')] }])
        .move('play', 'Tell')
        .player(0)
        .count('lore');
    expect(lore(of('A', 'Hero'), of('B', 'Ally'))).toBe(0);
    expect(lore(of('A', 'Hero', 'Ally'), of('B', 'Ally'))).toBe(1);
    expect(lore(of('A'), of('B'))).toBe(0);
  });

  test('a zone behind a card that is compared with is that of the other card', () => {
    const text =
      'Return a character card that shares a classification with chosen character from your discard to your hand.';
    const g = game([
      {
        hand: [action('Recall', text, { cost: 0 })],
        play: [of('A', 'Hero')],
        discard: [of('B', 'Hero'), of('C', 'Ally')],
      },
      {},
    ]);
    g.move('play', 'Recall').choose('A');
    expect(g.player(0).names('hand')).toEqual(['B']);
  });
});

test('“none of that player’s characters quested or challenged during that turn”', () => {
  const idle = item(
    'Idle',
    'At the end of each opponent’s turn, if none of that player’s characters quested or challenged during that turn, that player loses 1 lore.',
  );
  const lore = (quests: boolean) => {
    const g = game([
      { play: [character('Quester')], lore: 3, deck: 5 },
      { play: [idle], deck: 5 },
    ]);
    if (quests) g.move('quest', 'Quester');
    return g.move('end-turn').player(0).count('lore');
  };
  expect([lore(false), lore(true)]).toEqual([2, 4]);
});

describe('“If you do, it enters play …”', () => {
  const found = item('Found', '', { cost: 2 });
  const text = (more: string) =>
    `You may play an item from your discard for free. If you do, that item enters play exerted${more}.`;

  test('is how it is played', () => {
    const g = game([{ hand: [action('Find', text(''), { cost: 0 })], discard: [found] }, {}]);
    g.move('play', 'Find').accept();
    expect(g.card('Found')).toBeInZone('play');
    expect(g.card('Found').is('exerted')).toBe(true);
  });

  test('and what else is done is done only then', () => {
    const spell = action('Find', text(' and you gain 1 lore'), { cost: 0 });
    expect(
      game([{ hand: [spell], discard: [found] }, {}])
        .move('play', 'Find')
        .accept()
        .player(0)
        .count('lore'),
    ).toBe(1);
    expect(
      game([{ hand: [spell], discard: [found] }, {}])
        .move('play', 'Find')
        .decline()
        .player(0)
        .count('lore'),
    ).toBe(0);
  });
});

test('CR 6.1.1 “loses all abilities and can’t gain abilities”: also what it is given later', () => {
  const mute = action('Mute', 'Chosen character loses all abilities and can’t gain abilities this turn.', {
    cost: 0,
  });
  const give = action('Give', 'Chosen character gains Rush and Evasive this turn.', { cost: 0 });
  const g = game([{ hand: [mute, give], play: [character('Target', '1/1/1', { text: 'Ward' })] }, {}]);
  g.move('play', 'Mute').choose('Target').move('play', 'Give').choose('Target');
  expect(g.card('Target')).not.toHaveKeyword('ward');
  expect(g.card('Target')).not.toHaveKeyword('evasive');
});
