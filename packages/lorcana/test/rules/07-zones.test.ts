import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';
import { seen } from '../support/views.ts';

const hero = character('Hero', '2/4/1');
const end = action('End', 'Banish chosen character.', { cost: 0 });

describe('CR 7.1 general', () => {
  const everywhere = {
    hand: [character('In Hand')],
    deck: { only: [character('In Deck')] },
    inkwell: [character('In Inkwell')],
    discard: [character('In Discard')],
    play: [character('In Play')],
  };

  test('CR 7.1.2, 7.1.2.1, 7.4.2, 7.6.2 play and discard are public, with all states', () => {
    const g = game([
      { ...everywhere, play: [{ card: character('In Play', '1/5/1'), damage: 2, exerted: true }] },
    ]);
    for (const viewer of [-1, 0, 1]) {
      expect(seen(g, viewer, 0, 'play')).toEqual(['In Play']);
      expect(seen(g, viewer, 0, 'discard')).toEqual(['In Discard']);
      const [card] = g.engine
        .view(g.state, viewer)
        .players[0]!.zones.find(({ zone }) => zone === 'play')!.cards;
      expect(card?.columns).toMatchObject({ damage: 2, exerted: 1 });
    }
  });

  test('CR 7.1.2.1 what waits in the bag is public', () => {
    const bards = ['One', 'Two'].map((name) =>
      character(name, '1/1/1', { text: 'Whenever one of your characters quests, you may draw a card.' }),
    );
    const g = game([{ play: bards }]).move('quest', 'One');
    for (const viewer of [-1, 0, 1]) {
      expect(
        g.engine
          .view(g.state, viewer)
          .waiting.map(({ source }) => source?.name)
          .sort(),
      ).toEqual(['One', 'Two']);
    }
    g.option('One').decline().decline();
  });

  test('CR 7.1.3, 7.1.3.1, 7.2.2, 7.3.2, 7.5.4 hand, deck and inkwell are private, and can be counted', () => {
    const g = game([everywhere]);
    expect(seen(g, 0, 0, 'hand')).toEqual(['In Hand']);
    for (const viewer of [-1, 1]) expect(seen(g, viewer, 0, 'hand')).toEqual(['?']);
    for (const viewer of [-1, 0, 1]) {
      expect(seen(g, viewer, 0, 'deck')).toEqual(['?']);
      expect(seen(g, viewer, 0, 'inkwell')).toEqual(['?']);
    }
  });

  test('CR 7.1.4 who looks in a private zone may fail to find, in a public one not', () => {
    const search = action(
      'Search',
      'Search your deck for a character card and reveal that card to all players. Put that card into your hand and shuffle your deck.',
      { cost: 0 },
    );
    const fetch = action('Fetch', 'Return a character card from your discard to your hand.', { cost: 0 });
    const g = game([{ hand: [search], deck: { only: [hero, character('Other')] } }]).move('play', 'Search');
    expect(g).toHaveDecision('choose-cards', { min: 0, max: 1 });
    g.choose();
    expect(g.player(0)).toHaveCount('hand', 0);
    const h = game([{ hand: [fetch], discard: [hero, character('Other')] }]).move('play', 'Fetch');
    expect(h).toHaveDecision('choose-cards', { min: 1, max: 1 });
    expect(() => h.choose()).toBeRefused('wrong-number');
    h.choose('Hero');
  });

  test('CR 7.1.5 a card is in one zone, and moves between them whole', () => {
    const g = game([{ hand: [end, hero], inkwell: 1 }])
      .move('play', 'Hero')
      .move('play', 'End')
      .choose('Hero');
    const zones = ['hand', 'deck', 'play', 'inkwell', 'discard'];
    const found = zones.filter((zone) => g.player(0).names(zone).includes('Hero'));
    expect(found).toEqual(['discard']);
    expect(zones.reduce((sum, zone) => sum + g.player(0).count(zone), 0)).toBe(3 + 10);
  });

  test('CR 7.1.6 a card that leaves play is a new one, without damage and what it gained', () => {
    const bless = action('Bless', 'Chosen character gains Evasive and gets +3 {S} this turn.', { cost: 0 });
    const back = action('Back', 'Return chosen character to their player’s hand.', { cost: 0 });
    const g = game([{ hand: [bless, back], play: [{ card: hero, damage: 2, exerted: true }], inkwell: 1 }]);
    g.move('play', 'Bless').choose('Hero');
    expect(g.card('Hero')).toHaveKeyword('evasive');
    g.move('play', 'Back').choose('Hero').move('play', 'Hero');
    expect(g.card('Hero')).not.toHaveKeyword('evasive');
    expect(g.card('Hero')).toHaveStat('strength', 2);
    expect(g.card('Hero')).toHaveCount('damage', 0);
    expect(g.card('Hero')).toBeInState('ready');
  });
});

describe('CR 7.2 deck', () => {
  test('CR 7.2.1, 7.2.2 cards are drawn from the top, and what is under it keeps its order', () => {
    const read = action('Read', 'Draw a card.', { cost: 0 });
    const deck = ['A', 'B', 'C', 'D'].map((name) => character(name));
    const g = game([
      {
        hand: [
          { card: read, as: 'r1' },
          { card: read, as: 'r2' },
        ],
        deck: { only: deck },
      },
    ]);
    g.move('play', 'r1').move('play', 'r2');
    expect(g.player(0)).toHaveCards('hand', ['A', 'B']);
    expect(g.player(0).names('deck')).toEqual(['C', 'D']);
  });

  test('CR 7.2.3, 7.2.3.1 cards that go under a deck are ordered freely, those of stacks too, and all know how', () => {
    const sink = action(
      'Sink',
      'Put all opposing characters on the bottom of their players’ decks in any order.',
      { cost: 0 },
    );
    const stack = { card: character('Top', '2/4/1'), under: [character('Below', '1/1/1')] };
    const g = game([{ hand: [sink] }, { play: [stack, character('Other')] }]).move('play', 'Sink');
    expect(g).toHaveDecision('order');
    expect([...g.candidates].sort()).toEqual(['Below', 'Other', 'Top']);
    g.order('Below', 'Other', 'Top');
    expect(g.player(1).names('deck').slice(-3)).toEqual(['Below', 'Other', 'Top']);
    const told = g.events('moved').map((event) => JSON.stringify(g.engine.viewEvent(g.state, event, 1)));
    expect(['Below', 'Other', 'Top'].every((name) => told.some((line) => line.includes(name)))).toBe(true);
  });
});

describe('CR 7.3 hand', () => {
  test('CR 7.3.1, 7.3.3 drawn cards go to the hand, and there may be any number', () => {
    const read = action('Read', 'Draw 20 cards.', { cost: 0 });
    const g = game([{ hand: [read], deck: 30 }])
      .move('play', 'Read')
      .endTurn()
      .endTurn();
    expect(g.player(0)).toHaveCount('hand', 21);
  });

  test('CR 7.3.4 who discards chooses which cards', () => {
    const chill = action('Chill', 'Each opponent chooses and discards a card.', { cost: 0 });
    const g = game([{ hand: [chill] }, { hand: [character('A'), character('B')] }]).move('play', 'Chill');
    expect(g).toHaveDecision('choose-cards', { player: 1, cards: ['A', 'B'], min: 1, max: 1 });
    g.choose('B');
    expect(g.player(1)).toHaveCards('hand', ['A']);
    expect(g.player(1)).toHaveCards('discard', ['B']);
  });
});

describe('CR 7.4 play', () => {
  test('CR 7.4.1 cards are played into their own player’s zone, and an action stays no longer than it resolves', () => {
    const zap = action('Zap', 'Deal 2 damage to chosen character.', { cost: 0 });
    const g = game([{ hand: [zap, hero, item('Book')], inkwell: 2 }, { play: [character('Foe', '1/9/1')] }]);
    g.move('play', 'Hero').move('play', 'Book').move('play', 'Zap');
    expect(g.player(0)).toHaveCards('play', ['Hero', 'Book', 'Zap']);
    g.choose('Foe');
    expect(g.player(0)).toHaveCards('play', ['Hero', 'Book']);
    expect(g.player(1)).toHaveCards('play', ['Foe']);
  });

  test('CR 7.4.2.1 facedown cards under others are private, and can be counted', () => {
    const g = game([
      {
        play: [
          {
            card: hero,
            under: [
              { card: character('Secret'), facedown: true },
              { card: character('Second'), facedown: true },
            ],
          },
        ],
      },
    ]);
    for (const viewer of [-1, 0, 1]) {
      expect(seen(g, viewer, 0, 'under')).toEqual(['?', '?']);
      expect(JSON.stringify(g.engine.view(g.state, viewer))).not.toContain('Secret');
    }
  });
});

describe('CR 7.5 inkwell', () => {
  test('CR 7.5.3 any number of cards is ink, and all of it can be used', () => {
    const g = game([{ inkwell: 25, hand: [character('Vast', '1/1/1', { cost: 25 })] }]).move('play', 'Vast');
    expect(g.card('Vast')).toBeInZone('play');
  });

  test('CR 7.5.2 several cards that are put there at once are so many instances', () => {
    const fan = character('Fan', '1/1/1', { text: 'Whenever a card is put into your inkwell, gain 1 lore.' });
    const grow = action('Grow', 'Put the top 2 cards of your deck into your inkwell facedown and exerted.', {
      cost: 0,
    });
    const g = game([{ hand: [grow], play: [fan] }]).move('play', 'Grow');
    if (g.decision?.kind === 'choose-option') g.option(g.decision.candidates[0]!);
    expect(g.player(0)).toHaveCount('lore', 2);
  });
});

describe('CR 7.6 discard', () => {
  test('CR 7.6.1 what is banished, discarded or has resolved lies in its owner’s discard', () => {
    const g = game([{ hand: [end] }, { play: [hero] }])
      .move('play', 'End')
      .choose('Hero');
    expect(g.player(0)).toHaveCards('discard', ['End']);
    expect(g.player(1)).toHaveCards('discard', ['Hero']);
  });

  test('CR 7.6.3 cards that come together lie there together', () => {
    const sweep = action('Sweep', 'Banish all characters.', { cost: 0 });
    const g = game([{ hand: [sweep], play: [hero, character('Other'), character('Third')] }]).move(
      'play',
      'Sweep',
    );
    expect(g.player(0)).toHaveCards('discard', ['Hero', 'Other', 'Third', 'Sweep']);
  });
});

describe('CR 7.7 the bag', () => {
  test('CR 7.7.3.1, 7.7.4.1 what several trigger at once waits together, each for its own player', () => {
    const watch = (name: string, text: string) => character(name, '1/1/1', { text });
    const g = game([
      { play: [hero, watch('Mine', 'Whenever one of your characters quests, you may draw a card.')] },
      { play: [watch('Theirs', 'Whenever an opposing character quests, you may draw a card.')] },
    ]).move('quest', 'Hero');
    expect(g.state.pendingTriggers).toHaveLength(1);
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept();
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g.player(1)).toHaveCount('hand', 1);
  });

  test('CR 7.7.3.1 what is triggered while an effect resolves waits until that is done', () => {
    const thorn = character('Thorn', '1/1/1', {
      text: 'When this character is banished, you may gain 1 lore.',
    });
    const chain = action('Chain', 'Banish chosen character. Draw a card.', { cost: 0 });
    const g = game([{ hand: [chain], play: [thorn] }])
      .move('play', 'Chain')
      .choose('Thorn');
    expect(g.player(0)).toHaveCount('hand', 1);
    g.accept();
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 7.7.7 what a player who leaves has waiting ceases to exist', () => {
    const thorn = (name: string) =>
      character(name, '1/1/1', { text: 'When this character is banished, each opponent loses 1 lore.' });
    const sweep = action('Sweep', 'Banish all characters. You may draw a card.', { cost: 0 });
    const g = game([
      { hand: [sweep], lore: 5 },
      { play: [thorn('A')] },
      { lore: 5, play: [thorn('B')] },
    ]).move('play', 'Sweep');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.concede(1);
    g.decline();
    expect(g.player(0)).toHaveCount('lore', 4);
    expect(g.player(2)).toHaveCount('lore', 5);
  });
});
