import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const hurt = (name: string, damage: number) => ({ card: character(name, '1/9/1'), damage });
const drain = action(
  'Drain',
  'Move up to 2 damage counters from chosen character to chosen opposing character.',
);

describe('CR 1.9.2.4 damage that is moved is removed from one card and put on the other', () => {
  const cards = {
    Rapunzel: 'Whenever you remove 1 or more damage from one of your characters, you may draw a card.',
    'Grand Pabbie': 'Whenever you remove 1 or more damage from one of your characters, gain 2 lore.',
    Pepa: 'Once during your turn, whenever you remove 1 or more damage from one of your characters, draw a card.',
  };
  const played = (name: keyof typeof cards, text: string = cards[name]) =>
    game([
      { hand: [drain], inkwell: 1, play: [character(name, '1/4/1', { text }), hurt('Hurt', 3)], deck: 9 },
      { play: [character('Foe', '1/9/1')] },
    ])
      .move('play', 'Drain')
      .choose('Hurt')
      .choose('Foe')
      .number(2);

  test('Rapunzel - Gifted Artist hears it', () => {
    const g = played('Rapunzel').accept();
    expect(g.player(0)).toHaveCount('hand', 1);
    expect([g.card('Hurt').count('damage'), g.card('Foe').count('damage')]).toEqual([1, 2]);
  });

  test('Grand Pabbie - Oldest and Wisest hears it once, however much it is', () => {
    expect(played('Grand Pabbie').player(0)).toHaveCount('lore', 2);
  });

  test('Pepa Madrigal - Calm Before the Storm hears it once a turn', () => {
    expect(played('Pepa').player(0)).toHaveCount('hand', 1);
  });

  test("it is remembered as both: Julieta's Arepas, Nathaniel Flint - Notorious Pirate", () => {
    const arepas = item('Arepas', '{E} — If you removed damage from a character this turn, gain 1 lore.');
    const gem = item('Gem', '{E} — If an opposing character was damaged this turn, gain 1 lore.');
    const g = game([
      { hand: [drain], inkwell: 1, play: [arepas, gem, hurt('Hurt', 3)] },
      { play: [character('Foe', '1/9/1')] },
    ]);
    g.move('play', 'Drain').choose('Hurt').choose('Foe').number(2);
    g.move('use-ability', 'Arepas').move('use-ability', 'Gem');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('whoever takes it is damaged once: Beast - Relentless readies once', () => {
    const beast = character('Beast', '1/4/1', {
      text: 'Whenever an opposing character is damaged, you gain 1 lore.',
    });
    const g = game([
      { hand: [drain], inkwell: 1, play: [beast, hurt('Hurt', 3)] },
      { play: [character('Foe', '1/9/1')] },
    ]);
    g.move('play', 'Drain').choose('Hurt').choose('Foe').number(2);
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('it is not dealt, and what is not moved is not removed', () => {
    const hydra = character('Hydra', '1/9/1', {
      text: 'Whenever this character is dealt damage, each opponent loses 1 lore.',
    });
    const g = game([
      {
        hand: [drain],
        inkwell: 1,
        lore: 5,
        play: [character('Pabbie', '1/4/1', { text: cards['Grand Pabbie'] }), hurt('Hurt', 3)],
      },
      { play: [hydra] },
    ]);
    g.move('play', 'Drain').choose('Hurt').choose('Hydra').number(0);
    expect(g.player(0)).toHaveCount('lore', 5);
  });

  test('from each: every one is heard', () => {
    const each = action(
      'Each',
      'Move 1 damage counter from each damaged character you have in play to chosen opposing character.',
    );
    const pabbie = character('Pabbie', '1/4/1', { text: cards['Grand Pabbie'] });
    const g = game([
      { hand: [each], inkwell: 1, play: [pabbie, hurt('A', 1), hurt('B', 2)] },
      { play: [character('Foe', '1/9/1')] },
    ]);
    g.move('play', 'Each').choose('Foe');
    expect(g.player(0)).toHaveCount('lore', 4);
    expect(g.card('Foe')).toHaveCount('damage', 2);
  });
});

/** A character with one card under it. */
const stacked = (name: string, text = '') => ({
  card: character(name, '3/3/1', text === '' ? {} : { text }),
  under: [character(`${name} Below`, '1/1/1')],
});
const sink = action(
  'Sink',
  'Put chosen character into their player’s inkwell facedown and exerted.'.replace('’', "'"),
);

describe('CR 7.5.2, 8.10.7 each card of a stack that leaves play goes where it goes, in an event of its own', () => {
  test('Gramma Tala - Spirit of the Ocean: two cards are put into the inkwell', () => {
    const tala = character('Tala', '2/4/1', {
      text: 'Whenever a card is put into your inkwell, gain 1 lore.',
    });
    const g = game([{ hand: [sink], inkwell: 1, play: [tala, stacked('Floodborn')] }, {}]);
    g.move('play', 'Sink').choose('Floodborn');
    expect(g.player(0)).toHaveCount('lore', 2);
    expect(g.player(0)).toHaveCount('inkwell', 3);
  });

  test('Chicha - Dedicated Mother: the second of them is the second card put there this turn', () => {
    const chicha = character('Chicha', '1/3/1', {
      text: "During your turn, when you put a card into your inkwell, if it's the second card you've put into your inkwell this turn, you may draw a card.",
    });
    const g = game([{ hand: [sink], inkwell: 1, play: [chicha, stacked('Floodborn')] }, {}]);
    g.move('play', 'Sink').choose('Floodborn').option(0).accept();
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('an ability that is used once a turn is used once: Minnie Mouse - Pirate Lookout', () => {
    const minnie = character('Minnie', '1/2/1', {
      text: 'Once during your turn, whenever a card is put into your inkwell, you may draw a card.',
    });
    const g = game([{ hand: [sink], inkwell: 1, play: [minnie, stacked('Floodborn')] }, {}]);
    g.move('play', 'Sink').choose('Floodborn').accept();
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('only the top card leaves play, and only it is returned from play', () => {
    const wind = action('Wind', "Return chosen character to their player's hand.");
    const staff = item('Staff', 'Whenever one of your characters leaves play, gain 1 lore.');
    const merlin = character('Merlin', '3/4/1', {
      text: 'Whenever one of your other characters is returned to your hand from play, you gain 1 lore.',
    });
    const g = game([{ hand: [wind], inkwell: 1, play: [merlin, staff, stacked('Floodborn')] }, {}]);
    g.move('play', 'Wind').choose('Floodborn').option(0);
    expect(g.player(0)).toHaveCount('hand', 2);
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('only the top card is banished', () => {
    const spike = action('Spike', 'Banish chosen character.');
    const king = character('King', '1/4/1', {
      text: 'Whenever one of your other characters is banished, gain 1 lore.',
    });
    const g = game([{ hand: [spike], inkwell: 1, play: [king, stacked('Floodborn')] }, {}]);
    g.move('play', 'Spike').choose('Floodborn');
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.player(0)).toHaveCount('discard', 3);
  });

  test('Roo - Little Helper: what was under a card that is put under another goes with it', () => {
    const roo = {
      card: character('Roo', '1/1/1', {
        text: '{E} — Put this character facedown under one of your characters or locations with Boost.',
      }),
      under: [character('Below A'), character('Below B')],
    };
    const diary = item(
      'Diary',
      'Whenever you put a card under one of your characters or locations, gain 1 lore.',
    );
    const host = character('Host', '1/1/1', { text: 'Boost 1 {I}' });
    const g = game([{ hand: [sink], inkwell: 1, play: [diary, host, roo] }, {}]);
    g.move('use-ability', 'Roo');
    expect(g.player(0)).toHaveCount('lore', 3);
    g.move('play', 'Sink').choose('Host');
    expect(g.player(0)).toHaveCount('inkwell', 5);
  });
});

test('CR 5.1.1.8, 7.4.1 an action leaves play when it has resolved', () => {
  const watch = item('Watch', 'Whenever one of your cards leaves play, gain 1 lore.');
  const g = game([{ hand: [action('Nothing', 'Draw a card.')], inkwell: 1, play: [watch] }, {}]);
  g.move('play', 'Nothing');
  expect(g.player(0)).toHaveCount('lore', 1);
});
