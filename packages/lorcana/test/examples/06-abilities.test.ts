import { describe, expect, test } from 'vitest';
import { action, character, item } from '../support/game.ts';
import { table } from './table.ts';

const tired = (card: string | ReturnType<typeof character>) => ({ card, exerted: true });
const foe = character('Foe', '1/9/1');

describe('CR 6.1.1 abilities and effects', () => {
  test('CR 6.1.1 example: Cursed Merfolk has one ability, whose effect makes each opponent discard', () => {
    const merfolk = "Cursed Merfolk - Ursula's Handiwork";
    const g = table([
      { play: ['Stitch - New Dog'], hand: [character('Lost'), character('Kept')] },
      { play: [tired(merfolk)], hand: 2 },
    ]);
    const { abilities } = g.engine.card(g.state, g.card(merfolk).index).definition;
    expect(abilities.map(({ kind }) => kind)).toEqual(['triggered']);
    g.move('challenge', 'Stitch - New Dog').choose(merfolk);
    expect(g).toHaveDecision('choose-cards', { player: 0, prompt: 'discard', cards: ['Lost', 'Kept'] });
    g.choose('Lost');
    expect(g.player(0)).toHaveCards('hand', ['Kept']);
    expect(g.player(1)).toHaveCount('hand', 2);
  });

  test('CR 6.1.1.2 example A: Huey has a keyword and a triggered ability', () => {
    const g = table([{ play: ['Huey - Savvy Nephew', character('Dewey'), character('Louie'), foe] }]);
    const { abilities } = g.engine.card(g.state, g.card('Huey - Savvy Nephew').index).definition;
    expect(abilities.map(({ kind }) => kind)).toEqual(['keyword', 'triggered']);
    g.move('quest', 'Huey - Savvy Nephew').option(0);
    expect(g).toHaveDecision('confirm');
    g.accept();
    if (g.decision?.kind === 'choose-cards') g.choose('Foe').accept();
    else g.decline();
    expect(g.player(0)).toHaveCount('hand', 3);
  });

  test('CR 6.1.1.2 example B: Ring the Bell has an effect and no ability that waits or is used', () => {
    const g = table([
      { hand: ['Ring the Bell'], inkwell: 3 },
      { play: [{ card: foe, damage: 1 }, 'Stitch - New Dog'] },
    ]);
    const { abilities } = g.engine.card(g.state, g.card('Ring the Bell').index).definition;
    expect(abilities.map(({ kind }) => kind)).toEqual(['spell']);
    g.move('play', 'Ring the Bell');
    expect(g).toHaveDecision('choose-cards', { cards: ['Foe'] });
    g.choose('Foe');
    expect(g.card('Foe')).toBeInZone('discard', 1);
  });
});

describe('CR 6.1.3 choices', () => {
  test('CR 6.1.3 example A: Painting the Roses Red takes nobody twice, and perhaps nobody', () => {
    const begin = () =>
      table([{ hand: ['Painting the Roses Red'], inkwell: 2 }, { play: ['Stitch - New Dog', foe] }]).move(
        'play',
        'Painting the Roses Red',
        'ink',
      );
    const g = begin();
    expect(g).toHaveDecision('choose-cards', { min: 0, max: 2 });
    const stitch = g.decision!.candidates[0]!;
    expect(() => g.answer([stitch, stitch])).toBeRefused('chosen-twice');
    g.choose('Stitch - New Dog', 'Foe');
    expect(g.card('Stitch - New Dog')).toHaveStat('strength', 1);
    expect(g.card('Foe')).toHaveStat('strength', 0);
    const none = begin().choose();
    expect(none.card('Foe')).toHaveStat('strength', 1);
    expect(none.player(0)).toHaveCount('hand', 1);
  });

  test('CR 6.1.3 example B: The Queen may choose one character for both', () => {
    const g = table([
      { play: ['The Queen - Commanding Presence'] },
      { play: ['Marshmallow - Persistent Guardian'] },
    ]);
    g.move('quest', 'The Queen - Commanding Presence').choose('Marshmallow - Persistent Guardian');
    expect(g.card('Marshmallow - Persistent Guardian')).toHaveStat('strength', 1);
    expect([...g.candidates].sort()).toEqual([
      'Marshmallow - Persistent Guardian',
      'The Queen - Commanding Presence',
    ]);
    g.choose('Marshmallow - Persistent Guardian');
    expect(g.card('Marshmallow - Persistent Guardian')).toHaveStat('strength', 5);
  });

  test('CR 6.1.3.1 example A: a chosen character is a requirement', () => {
    const g = table([
      { hand: [action('End', 'Banish chosen character.')], inkwell: 1 },
      { play: ['Stitch - New Dog', 'Marshmallow - Persistent Guardian', item('Book')] },
    ]).move('play', 'End');
    expect(g).toHaveDecision('choose-cards', {
      cards: ['Stitch - New Dog', 'Marshmallow - Persistent Guardian'],
      min: 1,
      max: 1,
    });
    g.choose('Stitch - New Dog');
    expect(g.card('Stitch - New Dog')).toBeInZone('discard');
  });

  test('CR 6.1.3.1 example B: “with 5 or more” limits it', () => {
    const g = table([
      { hand: [action('End', 'Banish chosen character with 5 {S} or more.')], inkwell: 1 },
      { play: ['Stitch - New Dog', 'Marshmallow - Persistent Guardian'] },
    ]).move('play', 'End');
    expect(g).toHaveDecision('choose-cards', { cards: ['Marshmallow - Persistent Guardian'] });
    g.choose('Marshmallow - Persistent Guardian');
    expect(g.card('Marshmallow - Persistent Guardian')).toBeInZone('discard');
  });
});

describe('CR 6.1.5 sequential effects', () => {
  test('CR 6.1.5.1 example A: without an item to banish there is no damage', () => {
    const trade = action('Trade', 'Banish chosen item of yours to deal 5 damage to chosen character.');
    const play = (mine: ReturnType<typeof item>[], theirs: ReturnType<typeof item>[]) =>
      table([{ hand: [trade], inkwell: 1, play: mine }, { play: [foe, ...theirs] }]).move('play', 'Trade');
    const none = play([], [item('Book')]);
    expect(none).toHaveDecision('act', { player: 0 });
    expect(none.card('Foe')).toHaveCount('damage', 0);
    const one = play([item('Mine')], [item('Book')])
      .choose('Mine')
      .choose('Foe');
    expect(one.card('Mine')).toBeInZone('discard');
    expect(one.card('Foe')).toHaveCount('damage', 5);
  });

  const traveler = character('Traveler', '1/3/1', {
    text: 'Whenever this character quests, you may shuffle this card into your deck to draw 3 cards.',
  });

  test('CR 6.1.5.1 example B: who shuffles the card away draws, who does not does not', () => {
    const quest = () => table([{ play: [traveler] }]).move('quest', 'Traveler');
    const declined = quest().decline();
    expect(declined.card('Traveler')).toBeInZone('play');
    expect(declined.player(0)).toHaveCount('hand', 0);
    const accepted = quest().accept();
    expect(accepted.card('Traveler')).not.toBeInZone('play');
    expect(accepted.player(0)).toHaveCount('hand', 3);
  });

  test('CR 6.1.5.1 example B: one that is gone cannot be shuffled, and nobody draws', () => {
    const hunter = character('Hunter', '1/3/1', {
      text: 'Whenever a character quests, you may banish chosen character.',
    });
    const g = table([{ play: [traveler, hunter] }]).move('quest', 'Traveler');
    g.option('Hunter').accept().choose('Traveler');
    if (g.decision?.kind === 'confirm') g.accept();
    expect(g.card('Traveler')).toBeInZone('discard');
    expect(g.player(0)).toHaveCount('hand', 0);
  });

  test('CR 6.1.5.1 example C: no item banished for Judy Hopps, no card drawn', () => {
    const judy = character('Judy Hopps - Optimistic Officer', '2/3/2', {
      text: 'When you play this character, you may banish chosen item. If you do, its player draws a card.',
    });
    const play = () =>
      table([{ hand: [judy], inkwell: 1 }, { play: [item('Book')] }]).move(
        'play',
        'Judy Hopps - Optimistic Officer',
      );
    const declined = play().decline();
    expect(declined.card('Book')).toBeInZone('play');
    expect(declined.player(1)).toHaveCount('hand', 0);
    const accepted = play().accept().choose('Book');
    expect(accepted.card('Book')).toBeInZone('discard');
    expect(accepted.player(1)).toHaveCount('hand', 1);
    expect(accepted.player(0)).toHaveCount('hand', 0);
  });

  test('CR 6.1.5.2 example: Megara is banished when no card is discarded, by will or need', () => {
    const megara = 'Megara - Captivating Cynic';
    const play = (hand: string[]) => table([{ hand: [megara, ...hand], inkwell: 4 }]).move('play', megara);
    const empty = play([]);
    if (empty.decision?.kind === 'choose-option') empty.option(empty.decision.candidates[0]!);
    expect(empty.card(megara)).toBeInZone('discard');
    const discards = play(['Stitch - New Dog']);
    expect(discards).toHaveDecision('choose-option', { player: 0 });
    discards.option(0);
    if (discards.decision?.kind === 'choose-cards') discards.choose('Stitch - New Dog');
    expect(discards.card('Stitch - New Dog')).toBeInZone('discard');
    expect(discards.card(megara)).toBeInZone('play');
    const banishes = play(['Stitch - New Dog']).option(1);
    expect(banishes.card(megara)).toBeInZone('discard');
    expect(banishes.card('Stitch - New Dog')).toBeInZone('hand');
  });
});

describe('CR 6.1.6 to 6.1.12', () => {
  test('CR 6.1.6 example: Mulan’s own lore does not grow, that of the others does', () => {
    const mulan = 'Mulan - Imperial Soldier';
    const g = table([{ play: [mulan, 'Stitch - New Dog'] }, { play: [tired('Flounder - Voice of Reason')] }]);
    g.move('challenge', mulan).choose('Flounder - Voice of Reason');
    expect(g.card('Stitch - New Dog')).toHaveStat('lore', 2);
    expect(g.card(mulan)).toHaveStat('lore', 1);
  });

  test('CR 6.1.6 example: it is another character that she must banish', () => {
    const mulan = 'Mulan - Imperial Soldier';
    const g = table([
      { play: [{ card: mulan, damage: 4 }, 'Stitch - New Dog'] },
      { play: [tired(character('Wall', '1/9/1'))] },
    ]);
    g.move('challenge', mulan).choose('Wall');
    expect(g.card(mulan)).toBeInZone('discard');
    expect(g.card('Stitch - New Dog')).toHaveStat('lore', 1);
  });

  test('CR 6.1.7.1 example: Pride Lands plays Donald Duck for free, and not by Shift', () => {
    const oasis = 'Pride Lands - Jungle Oasis';
    const pie = 'Donald Duck - Pie Slinger';
    const friends = ['A', 'B'].map((name) => character(name));
    const g = table([
      { play: [oasis, ...friends, 'Donald Duck - Perfect Gentleman'], discard: [pie], inkwell: 6 },
    ]);
    for (const name of ['A', 'B', 'Donald Duck - Perfect Gentleman']) g.move('move', name).choose(oasis);
    g.move('use-ability', oasis);
    if (g.decision?.kind === 'choose-cards') g.choose(pie);
    expect(g.card(oasis)).toBeInZone('discard');
    expect(g.card(pie)).toBeInZone('play');
    expect(g.card(pie).under).toEqual([]);
    expect(g.card(pie)).not.toBeInState('shifted');
  });

  test('CR 6.1.8 example: Prince John draws as many as were discarded, or none', () => {
    const discard = action('Empty', 'Each opponent chooses and discards 2 cards.');
    const play = () =>
      table([
        { play: ['Prince John - Greediest of All'], hand: [discard], inkwell: 1 },
        { hand: ['Stitch - New Dog', 'Flounder - Voice of Reason', 'Smash'] },
      ])
        .move('play', 'Empty')
        .choose('Stitch - New Dog', 'Flounder - Voice of Reason');
    const drawn = play();
    expect(drawn).toHaveDecision('confirm', { player: 0 });
    expect(drawn.accept().player(0)).toHaveCount('hand', 2);
    expect(play().decline().player(0)).toHaveCount('hand', 0);
  });

  const ursula = 'Ursula - Deceiver of All';

  test('CR 6.1.11 example: Ursula plays again the song that she sang', () => {
    const storm = 'Let the Storm Rage On';
    const g = table([
      { play: [ursula], hand: [storm], discard: [{ card: 'Reflection', as: 'other song' }] },
      { play: [foe] },
    ]);
    g.move('play', storm, 'sing').choose(ursula);
    g.choose('Foe').accept();
    g.choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 4);
    expect(g.player(0).names('deck').at(-1)).toBe(storm);
    expect(g.card('other song')).toBeInZone('discard');
  });

  test('CR 6.1.11.1 example: the second Ursula no longer finds that song', () => {
    const song = 'Look at This Family';
    const g = table([
      {
        play: [
          { card: ursula, as: 'first' },
          { card: ursula, as: 'second' },
          { card: character('Third', '1/1/1', { cost: 1 }), as: 'third' },
        ],
        hand: [{ card: song, as: 'sung' }],
        discard: [{ card: song, as: 'lying' }],
      },
    ]);
    g.move('play', 'sung', 'sing-together').choose('first', 'second', 'third');
    for (let i = 0; i < 20 && g.unanswered !== null; i++) {
      const { decision } = g;
      if (decision?.kind === 'confirm') g.accept();
      else if (decision?.kind === 'choose-option') g.option(decision.candidates[0]!);
      else if (decision?.kind === 'order') g.answer(decision.candidates);
      else g.answer([]);
    }
    expect(g.player(0).cards('deck').at(-1)?.index).toBe(g.card('sung').index);
    expect(g.card('lying')).toBeInZone('discard');
    expect(g).toHaveHappened('played', { card: 'sung', times: 2 });
  });

  test('CR 6.1.12 example A: a reduction for the discard works while the card is played from the hand', () => {
    const ghost = character('Ghost', '1/1/1', {
      cost: 3,
      text: 'For each character card in your discard, you pay 1 {I} less to play this character.',
    });
    const offer = (discard: string[]) =>
      table([{ hand: [ghost], discard, inkwell: 1 }]).offer('play', 'Ghost');
    expect(offer(['Stitch - New Dog', 'Flounder - Voice of Reason'])).toBeOffered();
    expect(offer(['Stitch - New Dog', 'Smash'])).toBeRefused('not-enough-ink');
  });

  test('CR 6.1.12 example B: Lilo’s ability works in the discard, not in play', () => {
    const lilo = 'Lilo - Escape Artist';
    const g = table([{}, { discard: [lilo], inkwell: 5 }]).endTurn();
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept();
    expect(g.card(lilo)).toBeInZone('play', 1);
    expect(g.card(lilo)).toBeInState('exerted');
    expect(table([{}, { play: [lilo] }]).endTurn()).toHaveDecision('act', { player: 1 });
  });
});

describe('CR 6.1.14 revealing', () => {
  test('CR 6.1.14.2 example: Look at This Family reveals only from the five cards it looks at', () => {
    const deck = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => character(name));
    const g = table([{ hand: ['Look at This Family'], inkwell: 7, deck }]);
    g.move('play', 'Look at This Family', 'ink');
    if (g.decision?.kind === 'confirm') g.accept();
    expect([...g.candidates].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
    g.choose('A', 'C').order('E', 'D', 'B');
    expect(g.player(0)).toHaveCards('hand', ['A', 'C']);
    expect(g).toHaveHappened('revealed', { card: 'A' });
    expect(g).not.toHaveHappened('revealed', { card: 'B' });
    expect(g.player(0).names('deck')[0]).toBe('F');
  });
});
