import { describe, expect, test } from 'vitest';
import { action, character, game, item, language, location, song } from '../support/game.ts';
import { seen } from '../support/views.ts';

const hero = character('Hero', '2/4/1');
const stack = { card: character('Top', '2/5/1'), under: [character('Below', '1/1/1')] };

describe('CR 5.1 card states', () => {
  test('CR 5.1.1.1, 5.1.1.2 what is readied is no longer exerted', () => {
    const wake = action('Wake', 'Ready chosen character.', { cost: 0 });
    const g = game([{ hand: [wake], play: [{ card: hero, exerted: true }] }]);
    expect(g.card('Hero')).not.toBeInState('ready');
    g.move('play', 'Wake').choose('Hero');
    expect(g.card('Hero')).toBeInState('ready');
    expect(g.card('Hero')).not.toBeInState('exerted');
  });

  test('CR 5.1.1.3, 5.1.1.4 a card with damage is damaged, one without is undamaged', () => {
    const bell = action('Bell', 'Banish chosen damaged character.', { cost: 0 });
    const g = game([{ hand: [bell], play: [{ card: hero, damage: 1 }, character('Whole', '1/4/1')] }]);
    expect(g.card('Hero')).toBeInState('damaged');
    expect(g.card('Whole')).toBeInState('undamaged');
    g.move('play', 'Bell');
    expect(g.candidates).toEqual(['Hero']);
    g.choose('Hero');
  });

  test('CR 5.1.1.7, 5.1.1.8 only the top card of a stack is in play, and the stack leaves together', () => {
    const back = action('Back', 'Return chosen character to their player’s hand.', { cost: 0 });
    const count = item('Count', 'While you have 2 or more characters in play, your characters get +1 {S}.');
    const g = game([{ hand: [back], play: [stack, count] }]);
    expect(g.player(0)).toHaveCards('play', ['Top', 'Count']);
    expect(g.card('Top')).toHaveStat('strength', 2);
    g.move('play', 'Back').choose('Top');
    expect(g.player(0)).toHaveCards('hand', ['Top', 'Below']);
    expect(g.card('Top').under).toEqual([]);
  });

  test('CR 5.1.1.5, 5.1.1.9 a faceup card is known to all, under another as well', () => {
    const g = game([{ play: [stack] }]);
    for (const viewer of [-1, 0, 1]) {
      const view = JSON.stringify(g.engine.view(g.state, viewer));
      expect(view).toContain('"name":"Top"');
      expect(view).toContain('"name":"Below"');
    }
  });

  test('CR 5.1.1.5, 5.1.1.10 a facedown card is seen by nobody, under another and in the inkwell', () => {
    const g = game([
      {
        play: [{ card: character('Top', '2/5/1'), under: [{ card: character('Secret'), facedown: true }] }],
        inkwell: [character('Ink')],
      },
    ]);
    for (const viewer of [-1, 0, 1]) {
      const view = JSON.stringify(g.engine.view(g.state, viewer));
      expect(view).not.toContain('"name":"Secret"');
      expect(view).not.toContain('"name":"Ink"');
    }
    expect(seen(g, 0, 0, 'inkwell')).toEqual(['?']);
  });

  test('CR 5.1.2.1 a character enters ready, undamaged, faceup and drying', () => {
    const g = game([{ hand: [hero], inkwell: 1 }]).move('play', 'Hero');
    for (const state of ['ready', 'undamaged', 'drying']) expect(g.card('Hero')).toBeInState(state);
    for (const state of ['facedown', 'exerted', 'damaged', 'dry'])
      expect(g.card('Hero')).not.toBeInState(state);
  });

  test('CR 5.1.2.2 an item enters ready and faceup, and is no object of damage', () => {
    const zap = action('Zap', 'Deal 2 damage to chosen character.', { cost: 0 });
    const g = game([{ hand: [item('Book'), zap], inkwell: 1 }, { play: [hero] }]).move('play', 'Book');
    expect(g.card('Book')).toBeInState('ready');
    expect(g.card('Book')).not.toBeInState('facedown');
    g.move('play', 'Zap');
    expect(g.candidates).toEqual(['Hero']);
    g.choose('Hero');
  });

  test('CR 5.1.2.3 a location enters undamaged and faceup, and nothing exerts or readies it', () => {
    const wake = action('Tire All', 'Exert all opposing characters.', { cost: 0 });
    const g = game([{ hand: [location('Castle')], inkwell: 1 }, { hand: [wake] }]).move('play', 'Castle');
    expect(g.card('Castle')).toBeInState('undamaged');
    expect(g.card('Castle')).not.toBeInState('facedown');
    g.endTurn().move('play', 'Tire All');
    expect(g.card('Castle')).not.toBeInState('exerted');
    expect(g.offer('end-turn')).toBeOffered();
  });

  test('CR 5.1.2.4, 7.5.2, 7.5.6 what an effect puts into an inkwell lies facedown, ready unless it says otherwise', () => {
    const hide = action('Hide', 'Put chosen character into their player’s inkwell facedown and exerted.', {
      cost: 0,
    });
    const quill = item('Quill', '{E} — Put any card from your hand into your inkwell facedown.');
    const plain = character('Plain', '1/1/1', { inkable: false });
    const g = game([{ hand: [hide, plain], play: [quill, { card: hero, damage: 2 }] }]);
    g.move('play', 'Hide').choose('Hero').move('use-ability', 'Quill');
    if (g.decision?.kind === 'choose-cards') g.choose('Plain');
    expect(g.card('Hero')).toBeInZone('inkwell');
    for (const name of ['Hero', 'Plain']) expect(g.card(name)).toBeInState('facedown');
    expect(g.card('Hero')).toBeInState('exerted');
    expect(g.card('Plain')).toBeInState('ready');
    expect(g.card('Hero')).toHaveCount('damage', 0);
  });

  test('CR 5.1.2.5, 5.1.2.6, 5.1.2.7 cards elsewhere keep no state of play', () => {
    const bounce = action('Bounce', 'Return chosen character to their player’s hand.', { cost: 0 });
    const end = action('End', 'Banish chosen character.', { cost: 0 });
    const sink = action('Sink', 'Put chosen character on the bottom of their player’s deck.', { cost: 0 });
    const begin = (name: string, spell: ReturnType<typeof action>) => {
      const g = game([{ hand: [spell], play: [{ card: hero, exerted: true, damage: 2 }] }]);
      return g.move('play', name).choose('Hero').card('Hero');
    };
    for (const [name, spell, zone] of [
      ['Bounce', bounce, 'hand'],
      ['End', end, 'discard'],
      ['Sink', sink, 'deck'],
    ] as const) {
      const card = begin(name, spell);
      expect(card).toBeInZone(zone);
      expect(card).toHaveCount('damage', 0);
      expect(card).not.toBeInState('exerted');
    }
    const g = game([{ discard: [hero], deck: [character('Deep')] }]);
    expect(seen(g, 1, 0, 'discard')).toEqual(['Hero']);
    expect(JSON.stringify(g.engine.view(g.state, 0))).not.toContain('"name":"Deep"');
  });
});

describe('CR 5.2 parts of a card', () => {
  test('CR 5.2.3, 7.5.1 each ink card counts as 1, whatever it is', () => {
    const ink = [character('Dear', '9/9/9', { cost: 9 }), item('Book'), action('Read', 'Draw a card.')];
    const g = game([
      {
        hand: [character('Three', '1/1/1', { cost: 3 }), character('Four', '1/1/1', { cost: 4 })],
        inkwell: ink,
      },
    ]);
    expect(g.offer('play', 'Four')).toBeRefused('not-enough-ink');
    g.move('play', 'Three');
    expect(
      g
        .player(0)
        .cards('inkwell')
        .every((card) => card.is('exerted')),
    ).toBe(true);
  });

  test('CR 5.2.6.2 a character of two names is chosen and counted once', () => {
    const both = character('Flip & Flop', '1/4/1', { otherNames: ['Flip', 'Flop'] });
    const zap = action('Zap', 'Deal 2 damage to chosen character.', { cost: 0 });
    const g = game([{ hand: [zap], play: [both] }]).move('play', 'Zap');
    expect(g.candidates).toHaveLength(1);
    g.choose('Flip & Flop');
  });

  test('CR 5.2.8 a story name means nothing: the ability is the same with it and without', () => {
    const text = 'When you play this character, draw a card.';
    const [named] = language().parse(`GOOD NEWS ${text}`).abilities;
    const [plain] = language().parse(text).abilities;
    expect({ ...named?.ability, name: undefined }).toEqual({ ...plain?.ability, name: undefined });
  });
});

describe('CR 5.3 to 5.6 types of card', () => {
  const main = [
    ['a character', character('Card')],
    ['an action', action('Card', 'Draw a card.')],
    ['an item', item('Card')],
    ['a location', location('Card')],
  ] as const;

  test.each(main)(
    'CR 5.3.2, 5.4.2, 5.5.2, 5.6.2 %s is played in its player’s main phase, and at no other time',
    (_what, made) => {
      const bard = character('Bard', '1/1/1', {
        text: 'Whenever this character quests, you may draw a card.',
      });
      const g = game([{ hand: [made], inkwell: 1, play: [bard] }]).move('quest', 'Bard');
      expect(() => g.move('play', 'Card')).toThrow(/does not ask/);
      g.decline();
      expect(g.offer('play', 'Card')).toBeOffered();
      g.endTurn();
      expect(() => g.move('play', 'Card')).toThrow(/is not there/);
    },
  );

  test('CR 5.3.1, 5.5.1, 5.6.1 a card is a character, item or location only in play', () => {
    const things = [hero, item('Book'), location('Castle')];
    const away = { hand: things, discard: things, inkwell: things };
    const texts = { 'chosen character': 'Hero', 'chosen item': 'Book', 'chosen location': 'Castle' };
    for (const [what, name] of Object.entries(texts)) {
      const end = action('End', `Banish ${what}.`, { cost: 0 });
      const none = game([{ ...away, hand: [...things, end] }]).move('play', 'End');
      expect(none).toHaveDecision('act');
      const g = game([{ ...away, hand: [...things, end], play: things }]).move('play', 'End');
      expect(g.candidates).toEqual([name]);
      g.choose(
        g
          .player(0)
          .cards('play')
          .find((card) => card.name === name)!,
      );
      expect(g.player(0)).toHaveCount('play', 2);
    }
  });

  test('CR 5.3.4, 5.3.3.1 strength and willpower make a challenger; an item has neither', () => {
    const g = game([
      { play: [hero, item('Book'), location('Castle')] },
      { play: [{ card: hero, exerted: true }] },
    ]);
    for (const name of ['Book', 'Castle']) {
      expect(g.offer('challenge', name)).toBeRefused('cannot-declare');
      expect(g.offer('quest', name)).toBeRefused('not-a-character');
    }
  });

  test('CR 5.3.6.1, 5.6.5.1 cards of one name and different versions are different cards', () => {
    const one = character('Elsa', '1/4/1', { fullName: 'Elsa - Snow Queen' });
    const two = character('Elsa', '3/4/1', { fullName: 'Elsa - Ice Surfer' });
    const g = game([
      { hand: [two], discard: [one], play: [location('Rock', '5/0/1', { fullName: 'Rock - Old' })] },
    ]);
    expect(g.card('Elsa - Snow Queen')).toBeInZone('discard');
    expect(g.card('Elsa - Ice Surfer')).toBeInZone('hand');
    expect(g.card('Rock - Old')).toBeInZone('play');
    const join = item('Join', 'Your characters named Elsa get +1 {S}.');
    const both = game([{ play: [one, two, join] }]);
    expect(both.card('Elsa - Snow Queen')).toHaveStat('strength', 2);
    expect(both.card('Elsa - Ice Surfer')).toHaveStat('strength', 4);
  });

  test('CR 5.4.1.1, 5.4.4.1, 5.5.3, 5.6.3 what a card says of types looks at its own type', () => {
    const fans = [
      character('Action Fan', '1/1/1', { text: 'Whenever you play an action, gain 1 lore.' }),
      character('Song Fan', '1/1/1', { text: 'Whenever you play a song, gain 2 lore.' }),
      character('Item Fan', '1/1/1', { text: 'Whenever you play an item, gain 4 lore.' }),
      character('Place Fan', '1/1/1', { text: 'Whenever you play a location, gain 8 lore.' }),
    ];
    const play = (made: ReturnType<typeof character>, more: readonly string[] = []) => {
      const g = game([{ hand: [made], inkwell: 1, play: fans }]).move('play', made.fullName, ...more);
      if (g.decision?.kind === 'choose-option') g.option('Song Fan');
      return g.player(0).count('lore');
    };
    expect(play(action('Card', 'Draw a card.'))).toBe(1);
    expect(play(song('Card', 'Draw a card.'), ['ink'])).toBe(3);
    expect(play(item('Card'))).toBe(4);
    expect(play(location('Card'))).toBe(8);
    expect(play(character('Card'))).toBe(0);
  });

  test('CR 5.4.3 an action has an effect that happens once, and no ability', () => {
    const read = action('Read', 'Your characters get +1 {S} this turn.', { cost: 0 });
    const g = game([{ hand: [read], play: [hero], discard: [read] }]);
    const definition = g.engine.card(
      g.state,
      g.player(0).card(g.player(0).cards('hand')[0]!).index,
    ).definition;
    expect(definition.abilities.map(({ kind }) => kind)).toEqual(['spell']);
    expect(g.card('Hero')).toHaveStat('strength', 2);
  });

  test('CR 5.6.4, 6.3.1.2 a location’s ability can be used in the turn it is played', () => {
    const well = location('Well', '5/0/1', { text: '1 {I} — Gain 1 lore.' });
    const g = game([{ hand: [well], inkwell: 2 }])
      .move('play', 'Well')
      .move('use-ability', 'Well');
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});
