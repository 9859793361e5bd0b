import { describe, expect, test } from 'vitest';
import { action, character, item, location, song } from '../support/game.ts';
import { table } from './table.ts';

const friend = character('Friend', '1/4/1', { cost: 2 });
const other = character('Other', '1/4/1', { cost: 2 });
const foe = character('Foe', '1/9/1');
const mirabel = 'Mirabel Madrigal - Family Gatherer';

/** An effect offers only what it can do (CR 1.2.2). */
describe('CR 6.7.3 “play a card for free” offers cards that may be played', () => {
  test('not a character that can’t be played now', () => {
    const freely = action('Freely', 'Play a character with cost 5 or less for free.', { cost: 0 });
    const crowd = Array.from({ length: 5 }, (_, i) => character(`C${i}`));
    const begin = (...play: (typeof friend)[]) =>
      table([{ hand: [freely, mirabel, friend], play }]).move('play', 'Freely');
    const g = begin();
    expect(g).toHaveDecision('choose-cards', { cards: ['Friend'] });
    expect(g.choose('Friend').player(0)).toHaveCards('play', ['Friend']);
    const five = begin(...crowd);
    expect(five).toHaveDecision('choose-cards', { cards: [mirabel, 'Friend'] });
    five.choose(mirabel);
  });

  test('from the discard, where everyone sees it, it is not even offered', () => {
    const back = action('Back', 'You may play a character from your discard for free.', { cost: 0 });
    const begin = (...discard: (string | typeof friend)[]) =>
      table([{ hand: [back], discard }]).move('play', 'Back');
    expect(begin(mirabel)).toHaveDecision('act');
    const g = begin(mirabel, friend).accept();
    expect(g.player(0)).toHaveCards('play', ['Friend']);
  });

  test('not an action to who can’t play actions: Genie and Pete', () => {
    const genie = 'Genie - Powers Unleashed';
    const note = action('Note', 'Draw a card.', { cost: 1 });
    const stop = action('Stop', "Opponents can't play actions or items until the start of your next turn.", {
      cost: 0,
    });
    const quest = (...hand: (string | typeof stop)[]) => {
      const g = table([
        { hand, inkwell: 3 },
        { play: [genie], hand: [note] },
      ]);
      for (const card of hand) g.move('play', typeof card === 'string' ? card : 'Stop');
      return g.endTurn().move('quest', genie);
    };
    expect(quest('Pete - Games Referee')).toHaveDecision('act');
    expect(quest(stop)).toHaveDecision('act');
    const singer = character('Singer', '1/4/1', {
      text: 'Whenever this character quests, you may play a song for free.',
    });
    const sung = table([
      { hand: ['Pete - Games Referee'], inkwell: 3 },
      { play: [singer], hand: [note] },
    ]);
    sung.move('play', 'Pete - Games Referee').endTurn();
    expect(sung.move('quest', 'Singer')).toHaveDecision('act');
    expect(quest().accept().choose('Note').player(1).names('discard')).toEqual(['Note']);
  });

  test('CR 1.5.3 of what is paid for only what can be paid', () => {
    const market = action('Market', 'You may play a character from your discard.', { cost: 0 });
    const dear = character('Dear', '1/4/1', { cost: 5 });
    const g = table([{ hand: [market], inkwell: 2, discard: [dear, friend] }])
      .move('play', 'Market')
      .accept();
    expect(g.player(0)).toHaveCards('play', ['Friend']);
  });
});

describe('CR 6.7.3 “one of your characters” is one to which it can be done', () => {
  test('who can’t move is not moved: Max Goof', () => {
    const goof = "Max Goof - Rockin' Teen";
    const far = location('Far');
    const near = location('Near');
    const g = table([{ play: [goof, friend, other, far, near], hand: ['Voyage'], inkwell: 1 }]);
    g.move('play', 'Voyage');
    expect(g).toHaveDecision('choose-cards', { cards: ['Friend', 'Other'] });
    g.choose('Friend').choose('Near');
  });

  test('who can’t be banished is not chosen by the player who must banish one', () => {
    const keep = item('Keep', "Your characters named Friend can't be banished.");
    const toll = action('Toll', 'Each opponent chooses and banishes one of their characters.', { cost: 0 });
    const g = table([{ hand: [toll] }, { play: [keep, friend, other] }]).move('play', 'Toll');
    expect(g.card('Other')).toBeInZone('discard', 1);
  });
});

describe('CR 1.2.3 a second choice is not asked where the first found nothing', () => {
  test('zero characters go to no location', () => {
    const g = table([{ play: [friend, location('Far'), location('Near')], hand: ['Voyage'], inkwell: 1 }]);
    expect(g.move('play', 'Voyage').choose()).toHaveDecision('act');
  });

  test('no damage goes nowhere: Mama Odie, and a character that has none', () => {
    const odie = 'Mama Odie - Voice of Wisdom';
    const begin = (damage: number) => table([{ play: [odie, { card: friend, damage }] }, { play: [foe] }]);
    expect(begin(0).move('quest', odie)).toHaveDecision('act');
    const none = begin(1).move('quest', odie).accept().choose(odie);
    expect(none).toHaveDecision('act');
    const some = begin(1).move('quest', odie).accept().choose('Friend').choose('Foe').number(1);
    expect(some.card('Foe')).toHaveCount('damage', 1);
    const nero = character('Nero', '3/4/1', {
      text: '{E} — Move 1 damage counter from this character to chosen opposing character.',
    });
    const idle = table([{ play: [nero] }, { play: [foe] }]).move('use-ability', 'Nero');
    expect(idle).toHaveDecision('act');
  });

  test('nothing is put under anything', () => {
    const boosted = (name: string) => character(name, '1/4/1', { text: 'Boost 1 {I}' });
    const page = action(
      'Page',
      'Put a character card from your discard facedown under one of your characters with Boost.',
      {
        cost: 0,
      },
    );
    const g = table([{ hand: [page], play: [friend], discard: [other, foe] }]).move('play', 'Page');
    expect(g).toHaveDecision('act');
    const h = table([{ hand: [page], play: [boosted('One'), boosted('Two')], discard: [other, foe] }]);
    h.move('play', 'Page').choose('One').choose('Other');
    expect(h.player(0).names('discard').sort()).toEqual(['Foe', 'Page']);
  });
});

describe('CR 6.7.8 a number in the text is a number in play', () => {
  const entering = (name: string) =>
    character(name, '1/4/1', { cost: 2, text: 'When you play this character, gain 1 lore.' });
  const [first, second, third] = ['First', 'Second', 'Third'].map(entering) as [
    typeof friend,
    typeof friend,
    typeof friend,
  ];

  test('“play up to 2 characters” plays both, one after the other', () => {
    const two = action('Two', 'Play up to 2 characters with cost 3 or less from your discard for free.', {
      cost: 0,
    });
    const begin = () => table([{ hand: [two], discard: [first, second, third] }]).move('play', 'Two');
    const both = begin().choose('First', 'Third');
    if (both.decision?.kind === 'choose-option') both.option(0);
    expect(both.player(0)).toHaveCards('play', ['First', 'Third']);
    expect(both.player(0)).toHaveCount('lore', 2);
    expect(both.player(0).names('discard').sort()).toEqual(['Second', 'Two']);
    expect(begin().choose('Second').player(0)).toHaveCards('play', ['Second']);
    expect(begin().choose().player(0)).toHaveCards('play', []);
  });

  test('so does “any number of items … and they enter play exerted”', () => {
    const all = action('All', 'Play any number of items from your discard for free.', { cost: 0 });
    const g = table([{ hand: [all], discard: [item('A'), item('B'), item('C')] }]).move('play', 'All');
    g.choose('A', 'B', 'C');
    expect(g.player(0)).toHaveCards('play', ['A', 'B', 'C']);
  });

  test('from hand, and what the first makes impossible is not done', () => {
    const two = action('Two', 'Play 2 characters with cost 5 or less for free.', { cost: 0 });
    const last = character('Last', '1/4/1', { cost: 1 });
    const g = table([{ hand: [two, first, second, last] }]).move('play', 'Two');
    g.choose('First', 'Last');
    expect(g.player(0)).toHaveCards('play', ['First', 'Last']);
    expect(g.player(0)).toHaveCards('hand', ['Second']);
  });

  test('all that were played go where the text says when they have resolved', () => {
    const two = action(
      'Two',
      'Play up to 2 songs with cost 3 or less from your discard for free, then put them on the bottom of your deck instead of into your discard.',
      { cost: 0 },
    );
    const [one, other] = ['One', 'Other'].map((name) => song(name, 'Gain 1 lore.', { cost: 1 }));
    const g = table([{ hand: [two], discard: [one!, other!] }])
      .move('play', 'Two')
      .choose('One', 'Other');
    expect(g.player(0).names('discard')).toEqual(['Two']);
    expect(g.player(0).names('deck').slice(-2).sort()).toEqual(['One', 'Other']);
    expect(g.player(0)).toHaveCount('lore', 2);
  });
});
