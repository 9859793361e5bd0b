import type { Quantity } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { precompileCard } from '../../src/language/precompile-set.ts';
import { action, character, game, item, language, location } from '../support/game.ts';

/** A text's data, as it is before a test changes it. */
const compiled = (name: string, text: string) => {
  const facts = { set: '0', number: 1, name, type: 'action', inks: [], cost: 0, inkable: true } as const;
  return precompileCard(language(), { ...facts, classifications: [], text });
};

describe('CR 7.7.4.2 identical abilities that wait are one to choose', () => {
  const reader = item('Reader', 'Whenever you draw a card, gain 1 lore.');
  const study = action('Study', 'Draw 3 cards.', { cost: 0 });

  test('those of one card alone are not asked about', () => {
    const g = game([{ play: [reader], hand: [study], deck: 5 }]).move('play', 'Study');
    expect(g).toHaveDecision('act');
    expect(g.player(0)).toHaveCount('lore', 3);
  });

  test('beside those of another card each card is one option, as often as there is a choice', () => {
    const writer = item('Writer', 'Whenever you draw a card, each opponent loses 1 lore.');
    const g = game([{ play: [reader, writer], hand: [study], deck: 5 }, { lore: 9 }]).move('play', 'Study');
    expect(g.decision?.candidates).toHaveLength(2);
    g.option('Writer').option('Reader').option('Writer');
    expect([g.player(0).count('lore'), g.player(1).count('lore')]).toEqual([1, 7]);
    g.option('Writer');
    expect(g).toHaveDecision('act');
    expect([g.player(0).count('lore'), g.player(1).count('lore')]).toEqual([3, 6]);
  });

  test('two cards of one name are two', () => {
    const twin = item('Twin', 'Whenever you draw a card, gain 1 lore.');
    const one = action('One', 'Draw a card.', { cost: 0 });
    const g = game([{ play: [twin, twin], hand: [one], deck: 5 }]).move('play', 'One');
    expect(g.decision?.candidates).toHaveLength(2);
    g.option(0);
  });

  test('an ability that speaks of its event is asked about', () => {
    const mourner = item(
      'Mourner',
      'Whenever one of your characters is banished, you may return that card to your hand.',
    );
    const storm = action('Storm', 'Banish all characters.', { cost: 0 });
    const play = [mourner, character('A'), character('B')];
    const g = game([{ play, hand: [storm] }]).move('play', 'Storm');
    expect(g.decision?.candidates).toHaveLength(2);
    g.option(0).accept().decline();
  });
});

describe('CR 6.1.4 what would have no effect is not offered', () => {
  const scroll = action(
    'Sign the Scroll',
    "Each opponent may choose and discard a card. For each opponent who doesn't, you gain 2 lore.",
    { cost: 0 },
  );

  test('Sign the Scroll: an opponent with an empty hand is not asked, and has not discarded', () => {
    const g = game([{ hand: [scroll] }, {}, { hand: [item('Tool')] }]).move('play', 'Sign the Scroll');
    expect(g).toHaveDecision('confirm', { player: 2 });
    g.accept();
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('Amethyst Chromicon: nor is a player with an empty deck whether to draw', () => {
    const chromicon = item('Amethyst Chromicon', '{E} — Each player may draw a card.');
    const g = game([{ play: [chromicon], deck: 1 }, { deck: 0 }]).move('use-ability', 'Amethyst Chromicon');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g).toHaveDecision('act');
  });

  test('an empty deck is not searched', () => {
    const seeker = character('Seeker', '1/1/1', {
      cost: 0,
      text: 'When you play this character, you may search your deck for a character card and reveal that card to all players. Put that card into your hand and shuffle your deck.',
    });
    expect(game([{ hand: [seeker], deck: 0 }]).move('play', 'Seeker')).toHaveDecision('act');
  });

  test('Voyage: where no character was chosen no location is asked for', () => {
    const voyage = action('Voyage', 'Move up to 2 characters of yours to the same location for free.', {
      cost: 0,
    });
    const play = [character('A'), location('Here'), location('There')];
    const g = game([{ play, hand: [voyage] }])
      .move('play', 'Voyage')
      .choose();
    expect(g).toHaveDecision('act');
  });

  test('Doc: a hand may be discarded to draw also where it is empty', () => {
    const doc = character('Doc', '1/1/1', {
      cost: 0,
      text: 'When you play this character, you may discard your hand to draw 2 cards.',
    });
    const g = game([{ hand: [doc], deck: 3 }])
      .move('play', 'Doc')
      .accept();
    expect(g.player(0)).toHaveCount('hand', 2);
  });

  test('Hercules: the same with “if you do”', () => {
    const hercules = character('Hercules', '1/1/1', {
      cost: 0,
      text: 'When you play this character, you may discard your hand. If you do, return a card from your discard to your hand.',
    });
    const g = game([{ hand: [hercules], discard: [item('Tool')] }])
      .move('play', 'Hercules')
      .accept();
    expect(g.card('Tool')).toBeInZone('hand', 0);
  });

  test('a character that has left is not offered what only it could have', () => {
    const proud = character('Proud', '1/1/1', {
      text: 'Whenever this character quests, you may give this character +2 {S} this turn.',
    });
    const leaver = item('Leaver', 'Whenever one of your characters quests, return that card to your hand.');
    const g = game([{ play: [proud, leaver] }])
      .move('quest', 'Proud')
      .option('Leaver');
    expect(g).toHaveDecision('act');
  });
});

describe('CR 6.1.11 no card compares with one that is not there', () => {
  const song = (name: string, cost: number) =>
    action(name, 'Draw a card.', { cost, classifications: ['Song'] });

  test('Ursula - Voice Stealer: where nobody was exerted no song is played, not even for cost 0', () => {
    const ursula = character('Ursula', '1/1/1', {
      cost: 0,
      text: "When you play this character, exert chosen opposing ready character. Then, you may play a song with cost equal to or less than the exerted character's cost for free.",
    });
    const begin = (exerted: boolean) =>
      game([
        { hand: [ursula, song('Free', 0), song('Dear', 5)] },
        { play: [{ card: character('Foe'), exerted }] },
      ]).move('play', 'Ursula');
    const none = begin(true).accept();
    expect(none.candidates).toEqual([]);
    none.choose();
    expect(none.player(0)).toHaveCards('hand', ['Free', 'Dear']);
    const one = begin(false);
    while (!one.candidates.includes('Free'))
      if (one.candidates.includes('Foe')) one.choose('Foe');
      else one.accept();
    one.choose('Free');
    expect(one.card('Free')).toBeInZone('discard');
  });

  test('nor an item with one that was not banished', () => {
    const swap = action(
      'Swap',
      "Banish chosen opposing item. Then, you may play an item with cost equal to or less than the banished item's cost for free.",
      { cost: 0 },
    );
    const begin = (theirs: boolean) =>
      game([{ hand: [swap, item('Toy', '', { cost: 0 })] }, { play: theirs ? [item('Old')] : [] }]).move(
        'play',
        'Swap',
      );
    const none = begin(false).accept();
    expect(none.candidates).toEqual([]);
    none.choose();
    expect(none.card('Toy')).toBeInZone('hand');
    const one = begin(true);
    while (!one.candidates.includes('Toy'))
      if (one.candidates.includes('Old')) one.choose('Old');
      else one.accept();
    one.choose('Toy');
    expect(one.card('Toy')).toBeInZone('play');
  });

  test.each<[string, (of: Quantity) => Quantity]>([
    ['twice as much', (of) => ({ amount: 'per', each: 2, of })],
    ['one less', (of) => ({ amount: 'beyond', in: of, than: 1 })],
    ['less than nothing', (of) => ({ amount: 'minus', of: { amount: 'minus', of } })],
  ])('nor with a number made of what is not there: %s', (_name, made) => {
    const text =
      "Banish chosen opposing item. Then, you may play an item with cost equal to or less than the banished item's cost for free.";
    const { abilities } = compiled('Swap', text);
    const said = JSON.stringify(
      abilities.map(({ ability }) => ability),
      (key, value) => (key === 'value' && value.amount === 'cost' ? made({ ...value }) : value),
    );
    const swap = action('Swap', '', { cost: 0, abilities: JSON.parse(said) });
    const begin = (theirs: boolean) =>
      game([
        { hand: [swap, item('Toy', '', { cost: 0 })] },
        { play: theirs ? [item('Old', '', { cost: 1 }), item('Older', '', { cost: 1 })] : [] },
      ]).move('play', 'Swap');
    const none = begin(false).accept();
    expect(none.candidates).toEqual([]);
    expect(none.choose().card('Toy')).toBeInZone('hand');
    const one = begin(true).choose('Old').accept().choose('Toy');
    expect(one.card('Toy')).toBeInZone('play');
  });

  test.each([{ is: 'damage' }, { is: 'cards-under' }, { is: 'stat', stat: 'strength' }])(
    'nor any other number of a card: $is',
    (filter) => {
      const text =
        "Banish chosen opposing item. Then, banish all opposing characters with cost equal to or less than the banished item's cost.";
      const { abilities } = compiled('Storm', text);
      const said = JSON.stringify(
        abilities.map(({ ability }) => ability),
        (_key, value) => (value?.is === 'cost' ? { ...value, ...filter } : value),
      );
      const storm = action('Storm', '', { cost: 0, abilities: JSON.parse(said) });
      const begin = (...theirs: ReturnType<typeof item>[]) =>
        game([{ hand: [storm] }, { play: [character('Foe', '0/1/1'), ...theirs] }]).move('play', 'Storm');
      expect(begin().card('Foe')).toBeInZone('play');
      const old = begin(item('Old'), item('Older')).choose('Old');
      expect(old.card('Foe')).toBeInZone('discard');
    },
  );
});

describe('CR 1.2.2 what everybody knows that nobody may play is not asked for, whatever a hand has', () => {
  const toy = item('Toy', '', { cost: 0 });
  const song = action('Tune', 'Draw a card.');
  const ban = (what: string) =>
    action('Ban', `Opponents can't play ${what} until the start of your next turn.`, { cost: 0 });

  test.each([
    ['items', 'Play an item from your hand for free.', toy, 'Toy'],
    ['actions', 'Play an action from your hand for free.', song, 'Tune'],
  ])('%s', (what, text, card, name) => {
    const giver = item('Giver', `{E} — ${text}`);
    const begin = (banned: string) => {
      const g = game([{ hand: [ban(banned)] }, { hand: [card], play: [giver] }]);
      g.move('play', 'Ban').endTurn();
      return g.move('use-ability', 'Giver');
    };
    const asked = begin(what === 'items' ? 'actions' : 'items');
    expect(asked).toHaveDecision('choose-cards');
    asked.choose(name);
    expect(asked.player(1).names('hand')).not.toContain(name);
    expect(begin(what)).toHaveDecision('act');
  });
});
