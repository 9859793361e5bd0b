import { describe, expect, test } from 'vitest';
import { action, character, game, item, language } from '../support/game.ts';
import { seen } from '../support/views.ts';

const hero = character('Hero', '2/4/1');
const foe = character('Foe', '1/9/1');

describe('CR 1.2 golden rules', () => {
  test('CR 1.2.1 a card’s text beats a rule: ready characters can be challenged by who says so', () => {
    const g = game([
      {
        play: [hero, character('Bold', '2/4/1', { text: 'This character can challenge ready characters.' })],
      },
      { play: [foe] },
    ]);
    expect(g.offer('challenge', 'Hero')).toBeRefused('nothing-to-challenge');
    g.move('challenge', 'Bold').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 2);
  });
});

describe('CR 6.1 abilities and effects', () => {
  test('CR 6.1.1.1 each line of a card is an ability, and each works for itself', () => {
    const { abilities } = language().parse('Evasive\nGOOD NEWS When you play this character, draw a card.');
    expect(abilities.map(({ ability }) => ability.kind)).toEqual(['keyword', 'triggered']);
    const both = character('Both', '1/1/1', {
      text: 'When you play this character, draw a card.\nWhenever this character quests, gain 1 lore.',
    });
    const g = game([{ hand: [both], inkwell: 1 }]).move('play', 'Both');
    expect(g.player(0)).toHaveCount('hand', 1);
    g.endTurn().endTurn().move('quest', 'Both');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('CR 6.1.8 “for each” is counted once by what resolves, and all the time by what is static', () => {
    const items = [item('A', 'Banish this item — Gain 1 lore.'), item('B')];
    const once = action('Once', 'Chosen character gets +1 {S} this turn for each item you have in play.', {
      cost: 0,
    });
    const always = character('Always', '1/4/1', {
      text: 'This character gets +1 {S} for each item you have in play.',
    });
    const g = game([{ hand: [once], play: [hero, always, ...items] }])
      .move('play', 'Once')
      .choose('Hero');
    expect(g.card('Hero')).toHaveStat('strength', 4);
    expect(g.card('Always')).toHaveStat('strength', 3);
    g.move('use-ability', 'A');
    expect(g.card('Hero')).toHaveStat('strength', 4);
    expect(g.card('Always')).toHaveStat('strength', 2);
  });

  test('CR 6.1.8.1 “until you have” is counted once, and nothing is drawn beyond it', () => {
    const refill = action('Refill', 'Draw cards until you have 4 cards in your hand.', { cost: 0 });
    const draw = (hand: number) =>
      game([{ hand: [refill, ...Array.from({ length: hand }, (_, i) => character(`H${i}`))] }]).move(
        'play',
        'Refill',
      );
    expect(draw(1).player(0)).toHaveCount('hand', 4);
    expect(draw(1)).toHaveHappened('drawn', { times: 3 });
    expect(draw(6).player(0)).toHaveCount('hand', 6);
  });

  test('CR 6.1.11 “that character” is the one spoken of before', () => {
    const bully = character('Bully', '1/9/1', {
      text: 'Whenever this character challenges another character, deal 1 damage to that character.',
    });
    const g = game([
      { play: [bully] },
      { play: [{ card: foe, exerted: true }, character('Other', '0/9/1')] },
    ]);
    g.move('challenge', 'Bully').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 2);
    expect(g.card('Other')).toHaveCount('damage', 0);
  });

  test('CR 6.1.14.1, 6.1.14.2 what is revealed is shown to all, comes from the cards looked at, and is private again after', () => {
    const look = action(
      'Look',
      'Look at the top 3 cards of your deck. You may reveal a character card and put it into your hand. Put the rest on the bottom of your deck in any order.',
      { cost: 0 },
    );
    const deck = [character('Found'), item('Thing'), character('Left'), character('Deep')];
    const g = game([{ hand: [look], deck }]).move('play', 'Look');
    if (g.decision?.kind === 'confirm') g.accept();
    expect([...g.candidates].sort()).toEqual(['Found', 'Left']);
    g.choose('Found').order('Thing', 'Left');
    const [revealed] = g.events('revealed');
    expect(JSON.stringify(g.engine.viewEvent(g.state, revealed!, 1))).toContain('Found');
    expect(g).toHaveHappened('revealed', { times: 1 });
    expect(seen(g, 1, 0, 'hand')).toEqual(['?']);
    expect(JSON.stringify(g.engine.view(g.state, 1))).not.toContain('"name":"Found"');
  });
});

describe('CR 6.4.4 conditional static abilities', () => {
  const book = item('Book', 'Banish this item — Gain 1 lore.');
  const at = (text: string) => {
    const g = game([{ play: [character('Sure', '1/4/1', { text }), book] }]);
    const before = g.card('Sure').stat('strength');
    return [before, g.move('use-ability', 'Book').card('Sure').stat('strength')];
  };

  test('CR 6.4.4.1 “unless” applies while the condition is false', () => {
    const lame = character('Lame', '1/4/1', {
      text: 'This character can’t quest unless you have an item in play.',
    });
    const g = game([{ play: [lame, book] }]);
    expect(g.offer('quest', 'Lame')).toBeOffered();
    g.move('use-ability', 'Book');
    expect(g.offer('quest', 'Lame')).toBeRefused('forbidden');
  });

  test('CR 6.4.4.2 “if …, …” applies while the condition is true', () => {
    expect(at('If you have an item in play, this character gets +2 {S}.')).toEqual([3, 1]);
  });

  test('CR 6.4.4.3 “… if …” applies while the condition is true', () => {
    expect(at('This character gets +2 {S} if you have an item in play.')).toEqual([3, 1]);
  });
});

describe('CR 6.7 resolving', () => {
  test('CR 6.7.2.1 a secondary “if” that is false leaves nothing of the effect', () => {
    const herald = character('Herald', '1/1/1', {
      text: 'When you play this character, if you have an item in play, draw a card.',
    });
    expect(
      game([{ hand: [herald], inkwell: 1 }])
        .move('play', 'Herald')
        .player(0),
    ).toHaveCount('hand', 0);
    const g = game([{ hand: [herald], inkwell: 1, play: [item('Book')] }]).move('play', 'Herald');
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 6.7.2.3 what can be done is done, in the order written, with a part that cannot', () => {
    const both = action('Both', 'Deal 2 damage to chosen character. Draw a card.', { cost: 0 });
    const g = game([{ hand: [both] }]).move('play', 'Both');
    expect(g.player(0)).toHaveCount('hand', 1);
    const h = game([{ hand: [both] }, { play: [foe] }]).move('play', 'Both');
    expect(h.player(0)).toHaveCount('hand', 0);
    h.choose('Foe');
    expect(h.player(0)).toHaveCount('hand', 1);
    const storm = action('Storm', 'Deal 2 damage to each opposing character.', { cost: 0 });
    const all = game([{ hand: [storm] }, { play: [foe, hero] }]).move('play', 'Storm');
    expect(all.events().findIndex(({ kind }) => kind.name === 'banished')).toBe(-1);
    expect([all.card('Foe').count('damage'), all.card('Hero').count('damage')]).toEqual([2, 2]);
  });

  test('CR 6.7.3.3 a choice that a limiter forbids is illegal, and another is made', () => {
    const end = action('End', 'Banish chosen character with 2 {S} or less.', { cost: 0 });
    const strong = character('Strong', '5/5/1');
    const g = game([{ hand: [end] }, { play: [foe, strong] }]).move('play', 'End');
    expect(() => g.choose('Strong')).toThrow(/not there/);
    g.choose('Foe');
    expect(g.card('Foe')).toBeInZone('discard');
    expect(g.card('Strong')).toBeInZone('play');
  });

  const herald = character('Herald', '1/1/1', { text: 'When you play this character, you may gain 1 lore.' });

  test('CR 6.7.8 a card that an effect plays is played while it resolves; what it triggers waits for the rest', () => {
    const gate = action('Gate', 'Play a character with cost 3 or less for free. Draw a card.', { cost: 0 });
    const g = game([{ hand: [gate, herald], deck: [character('Next')] }]).move('play', 'Gate');
    if (g.decision?.kind === 'choose-cards') g.choose('Herald');
    expect(g.card('Herald')).toBeInZone('play');
    expect(g).toHaveDecision('confirm', { player: 0 });
    expect(g.player(0)).toHaveCards('hand', ['Next']);
    expect(g.card('Gate')).toBeInZone('discard');
    g.accept();
  });

  test('CR 7.1.6.1, 6.7.8.1 the effect of an action that an ability plays comes before what waits in the bag', () => {
    const muse = character('Muse', '1/1/1', {
      text: 'When you play this character, you may play an action with cost 3 or less for free.',
    });
    const fan = character('Fan', '1/1/1', { text: 'Whenever you play a character, you may gain 1 lore.' });
    const zap = action('Zap', 'Deal 2 damage to chosen character.', { cost: 3 });
    const g = game([{ hand: [muse, zap], inkwell: 1, play: [fan] }, { play: [foe] }]).move('play', 'Muse');
    g.option('Muse').accept();
    if (g.candidates.includes('Zap')) g.choose('Zap');
    expect(g).toHaveDecision('choose-cards', { prompt: 'choose-target' });
    expect(g.state.pendingTriggers.length).toBeGreaterThan(0);
    g.choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 2);
    g.accept();
    expect(g.player(0)).toHaveCount('lore', 1);
  });
});
