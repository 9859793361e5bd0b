import { describe, expect, test } from 'vitest';
import { action, character, game, item, song } from '../support/game.ts';
import { table } from './table.ts';

type Game = ReturnType<typeof table>;

const robin = 'Robin Hood - Sharpshooter';
const powerline = "Powerline - World's Greatest Rock Star";
const mirabel = 'Mirabel Madrigal - Family Gatherer';
const [tune, feast] = [song('Tune', 'Draw a card.'), action('Feast', 'Gain 1 lore.', { cost: 5 })];
const [lamp, friend] = [item('Lamp'), character('Friend')];

/** What a spectator sees to be asked, and how much was told before. */
const seen = (g: Game) => {
  const { decision } = g.engine.view(g.state, -1);
  return { prompt: decision?.prompt ?? null, player: decision?.player ?? null, log: g.events().length };
};
/** Puts all that is asked for in any order there as it is listed. */
const inOrder = (g: Game) => (g.decision?.kind === 'order' ? g.order(...g.candidates) : g);

/** “You may reveal [a card] and play it”: to reveal it is of use only if it can be played. */
describe('CR 6.1.5.2, 1.2.2 nothing is shown for what everybody knows cannot be done to it', () => {
  const quest = (ban: string | ReturnType<typeof action>, ...deck: (typeof lamp | string)[]) => {
    const name = typeof ban === 'string' ? ban : ban.facts.name;
    const g = table([
      { hand: [ban], inkwell: 9 },
      { play: [robin], deck: { only: [friend, ...deck, friend] } },
    ]);
    return g.move('play', name).endTurn().move('quest', robin);
  };

  test.each(['Pete - Games Referee', 'Keep the Ancient Ways'])('%s: Robin Hood, who discards all', (ban) => {
    const g = quest(ban, tune, lamp, feast, friend);
    expect(g).toHaveDecision('act');
    expect(g.player(1)).toHaveCards('discard', ['Tune', 'Lamp', 'Feast', 'Friend']);
    expect(seen(quest(ban, lamp, lamp, friend, friend))).toEqual(seen(g));
  });

  test('the same if only some can be: it is asked, whatever is there', () => {
    const begin = (...deck: (typeof lamp)[]) =>
      table([
        { play: ['Gizmoduck - Duckburg Defender'] },
        { play: [robin], deck: { only: [friend, ...deck, friend] } },
      ])
        .endTurn()
        .move('quest', robin);
    const [some, none] = [begin(feast, tune, lamp, lamp), begin(feast, feast, lamp, lamp)];
    expect(some).toHaveDecision('confirm', { player: 1 });
    expect(seen(none)).toEqual(seen(some));
    expect(some.accept()).toHaveDecision('choose-cards', { cards: ['Tune'] });
    expect(seen(none.accept())).toEqual(seen(some));
    // What cannot be played is not shown in vain, and is one of the rest (CR 6.7.3.2).
    expect(none.choose().player(1)).toHaveCards('discard', ['Feast', 'Feast', 'Lamp', 'Lamp']);
    expect(some.choose('Tune').player(1)).toHaveCards('discard', ['Feast', 'Lamp', 'Lamp', 'Tune']);
  });

  test('The Return of Hercules: who can’t play characters is not asked, and shows none', () => {
    const hercules = 'The Return of Hercules';
    const begin = (what: string) => {
      const ban = action('Ban', `Opponents can't play ${what} until the start of your next turn.`, {
        cost: 0,
      });
      return table([{ hand: [ban, hercules, friend], inkwell: 9 }, { hand: [character('Other')] }])
        .move('play', 'Ban')
        .move('play', hercules)
        .decline();
    };
    const g = begin('items');
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept().choose('Other');
    expect(g.card('Other')).toBeInZone('play', 1);
    expect(begin('characters')).toHaveDecision('act', { player: 0 });
    expect(begin('characters').events('revealed')).toEqual([]);
  });

  test('without “may” as well', () => {
    const must = action('Must', 'Reveal an item card from your hand and play it for free.', { cost: 0 });
    const free = game([{ hand: [must, lamp, item('Lute')] }]).move('play', 'Must');
    expect(free).toHaveDecision('choose-cards', { cards: ['Lamp', 'Lute'] });
    expect(free.choose('Lute').card('Lute')).toBeInZone('play', 0);
    const ban = item('Ban', "Players can't play items.");
    const g = game([{ hand: [must, lamp], play: [ban] }]).move('play', 'Must');
    expect(g).toHaveDecision('act');
    expect(g.card('Lamp')).toBeInZone('hand', 0);
  });

  test('The Queen - Diviner: what can’t be played is put into the hand', () => {
    const queen = 'The Queen - Diviner';
    const g = table([
      { hand: ['Keep the Ancient Ways'], inkwell: 9 },
      { play: [queen], deck: { only: [friend, lamp, friend, friend, friend, friend] } },
    ])
      .move('play', 'Keep the Ancient Ways')
      .endTurn()
      .move('use-ability', queen)
      .accept();
    inOrder(g.candidates.includes('Lamp') ? g.choose('Lamp') : g);
    expect(g.card('Lamp')).toBeInZone('hand', 1);
  });
});

describe('CR 6.7.3.2 a card that says that it can’t be played now is not shown to be played', () => {
  const begin = (text: string, ...deck: (typeof lamp | string)[]) =>
    table([{ hand: [text], inkwell: 9, deck: { only: deck } }])
      .move('play', text)
      .accept();

  test('Down in New Orleans: Mirabel stays with the rest', () => {
    const orleans = 'Down in New Orleans';
    const g = begin(orleans, mirabel, lamp, feast, friend);
    expect(g).toHaveDecision('choose-cards', { cards: ['Lamp'] });
    inOrder(g.choose('Lamp'));
    expect(g.player(0).names('deck')[0]).toBe('Friend');
    expect(g.player(0).names('deck')).toContain(mirabel);
    const alone = begin(orleans, mirabel, feast, feast, friend);
    expect(alone).toHaveDecision('choose-cards', { max: 0 });
    expect(inOrder(alone.choose()).player(0).names('deck')[0]).toBe('Friend');
    expect(alone.events('revealed')).toEqual([]);
  });

  test('The Return of Hercules: Mirabel is not offered beside another', () => {
    const hercules = 'The Return of Hercules';
    const g = table([{ hand: [hercules, mirabel, friend, character('Other')], inkwell: 9 }])
      .move('play', hercules)
      .accept();
    expect(g).toHaveDecision('choose-cards', { cards: ['Friend', 'Other'] });
    expect(g.choose('Other').card('Other')).toBeInZone('play', 0);
  });

  test('Powerline: nor a song that can’t be played', () => {
    const solo = song('Solo', "You can't play this action unless you have 5 or more characters in play.");
    const g = table([{ play: [powerline], hand: [tune], deck: { only: [friend, solo, tune, feast, lamp] } }])
      .move('play', 'Tune', 'sing')
      .choose(powerline);
    while (g.decision?.kind !== 'choose-cards') g.accept();
    expect(g).toHaveDecision('choose-cards', { cards: ['Tune'] });
    inOrder(g.choose('Tune'));
  });
});

describe('CR 6.1.3, 6.1.5.1 what was shown and stayed where it was is one of the rest', () => {
  const look = action(
    'Look',
    'Look at the top 3 cards of your deck. You may reveal a character card. If it costs 2 or less, put it into your hand. Put the rest into your discard.',
    { cost: 0 },
  );
  const begin = (name: string) =>
    game([
      {
        hand: [look],
        deck: { only: [character('Cheap'), character('Dear', '1/1/1', { cost: 5 }), lamp, friend] },
      },
    ])
      .move('play', 'Look')
      .accept()
      .choose(name);

  test('where nothing was done to it', () => {
    expect(begin('Cheap').player(0)).toHaveCards('hand', ['Cheap']);
    expect(begin('Cheap').player(0)).toHaveCards('discard', ['Dear', 'Lamp', 'Look']);
    expect(begin('Dear').player(0)).toHaveCards('discard', ['Cheap', 'Dear', 'Lamp', 'Look']);
  });

  test('but not where it is yet to be put somewhere', () => {
    const later = action(
      'Later',
      'Look at the top 3 cards of your deck. Reveal a character card. Put the rest into your discard. Put the revealed card into your hand.',
      { cost: 0 },
    );
    const g = game([{ hand: [later], deck: { only: [character('Cheap'), lamp, lamp, friend] } }]).move(
      'play',
      'Later',
    );
    if (g.decision?.kind === 'choose-cards') g.choose('Cheap');
    expect(g.player(0)).toHaveCards('hand', ['Cheap']);
    expect(g.player(0)).toHaveCards('discard', ['Lamp', 'Lamp', 'Later']);
  });
});
