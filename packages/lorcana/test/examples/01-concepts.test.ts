import { describe, expect, test } from 'vitest';
import { action, character } from '../support/game.ts';
import { table } from './table.ts';

describe('CR 1.2 golden rules', () => {
  test('CR 1.2.1 example: Mufasa lets a player play a character in another’s turn', () => {
    const g = table([
      { hand: ['Smash'], inkwell: 3 },
      { play: ['Mufasa - Betrayed Leader'], deck: ['Stitch - New Dog'] },
    ]);
    g.move('play', 'Smash').choose('Mufasa - Betrayed Leader');
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept().accept();
    expect(g.card('Stitch - New Dog')).toBeInZone('play', 1);
    expect(g.card('Stitch - New Dog')).toBeInState('exerted');
    expect(g).toHaveHappened('revealed', { card: 'Stitch - New Dog' });
    expect(g).toHaveDecision('act', { player: 0 });
  });

  test('CR 1.2.1 example: what is no character card goes back on top', () => {
    const g = table([
      { hand: ['Smash'], inkwell: 3 },
      { play: ['Mufasa - Betrayed Leader'], deck: ['Fire the Cannons!'] },
    ]);
    g.move('play', 'Smash').choose('Mufasa - Betrayed Leader').accept();
    expect(g.player(1).names('deck')[0]).toBe('Fire the Cannons!');
    expect(g).toHaveDecision('act', { player: 0 });
  });

  test('CR 1.2.2 example: what Tiana prevents, Genie does not allow', () => {
    const quest = (exerted: boolean) =>
      table([
        { play: ['Genie - Powers Unleashed'], hand: ['Fire the Cannons!'] },
        { play: [{ card: 'Tiana - Celebrating Princess', exerted }, 'Stitch - New Dog'] },
      ]).move('quest', 'Genie - Powers Unleashed');
    const prevented = quest(true);
    if (prevented.decision?.kind === 'confirm') prevented.accept().choose('Fire the Cannons!');
    expect(prevented).toHaveDecision('act', { player: 0 });
    expect(prevented.card('Fire the Cannons!')).toBeInZone('hand');
    const allowed = quest(false).accept();
    allowed.choose('Fire the Cannons!').choose('Stitch - New Dog');
    expect(allowed.card('Stitch - New Dog')).toBeInZone('discard');
  });

  test('CR 1.2.3 example: Reflection looks at two cards where there are only two', () => {
    const deck = { only: [character('Upper'), character('Lower')] };
    const g = table([{ hand: ['Reflection'], inkwell: 1, deck }]).move('play', 'Reflection');
    expect(g).toHaveDecision('order', { cards: ['Upper', 'Lower'] });
    g.order('Lower', 'Upper');
    expect(g.player(0).names('deck')).toEqual(['Lower', 'Upper']);
  });
});

describe('CR 1.4 cards', () => {
  const dance = character('Chernabog - Unnatural Force', '9/9/3', {
    text: 'When you play this character, you may shuffle chosen opposing character into their player’s deck. If you do, that player may play a character from their discard for free.',
  });

  test('CR 1.4.3 example: Chernabog’s player chooses, the other shuffles the card into their own deck', () => {
    const g = table([
      { hand: [dance], inkwell: 1 },
      { play: ['Milo Thatch - Clever Cartographer'], discard: ['Stitch - New Dog'], deck: { only: [] } },
    ]);
    g.move('play', 'Chernabog - Unnatural Force').accept();
    g.choose('Milo Thatch - Clever Cartographer');
    expect(g).toHaveDecision('confirm', { player: 1 });
    expect(g.player(1)).toHaveCards('deck', ['Milo Thatch - Clever Cartographer']);
    expect(g).toHaveHappened('shuffled', { player: 1, times: 1 });
    g.accept();
    expect(g.card('Stitch - New Dog')).toBeInZone('play', 1);
  });
});

describe('CR 1.7 timing and illegal actions', () => {
  test('CR 1.7.2 example: a song resolves wholly before Dr. Facilier looks', () => {
    const g = table([
      {
        play: ['Dr. Facilier - Remarkable Gentleman'],
        hand: ['Let the Storm Rage On'],
        inkwell: 3,
        deck: [character('First'), character('Second'), character('Third')],
      },
      { play: ['Milo Thatch - Clever Cartographer'] },
    ]);
    g.move('play', 'Let the Storm Rage On', 'ink');
    expect(g).toHaveDecision('choose-cards', { prompt: 'choose-target' });
    g.choose('Milo Thatch - Clever Cartographer');
    expect(g).toHaveDecision('confirm', { player: 0 });
    expect(g.player(0)).toHaveCards('hand', ['First']);
    expect(g.card('Let the Storm Rage On')).toBeInZone('discard');
    g.accept();
    expect([...g.candidates].sort()).toEqual(['Second', 'Third']);
    g.choose('Third');
    expect(g.player(0).names('deck')[0]).toBe('Third');
    expect(g.player(0).names('deck').at(-1)).toBe('Second');
  });

  test('CR 1.7.7 example A: three ready ink cards do not play a card with cost 4, and nothing is spent', () => {
    const ink = [0, 1, 2].map((i) => ({ card: 'Stitch - New Dog', as: `ink ${i}` }));
    const g = table([
      {
        hand: ['Grumpy - Bad-Tempered'],
        inkwell: [...ink, { card: 'Stitch - New Dog', as: 'spent', exerted: true }],
      },
    ]);
    const before = g.engine.hash(g.state);
    expect(g.offer('play', 'Grumpy - Bad-Tempered')).toBeRefused('not-enough-ink');
    expect(() => g.move('play', 'Grumpy - Bad-Tempered')).toBeRefused('not-enough-ink');
    expect(g.engine.hash(g.state)).toBe(before);
    expect(g.card('Grumpy - Bad-Tempered')).toBeInZone('hand');
    expect(
      g
        .player(0)
        .cards('inkwell')
        .filter((c) => c.is('ready')),
    ).toHaveLength(3);
  });

  test('CR 1.7.7 example B: a character with Ward is no legal choice; the song stays played and another is chosen', () => {
    const warded = character('Warded', '1/4/1', { text: 'Ward' });
    const g = table([
      { hand: ['Let the Storm Rage On'], inkwell: 3 },
      { play: [warded, { card: 'Grumpy - Bad-Tempered', as: 'Grumpy' }] },
    ]);
    g.move('play', 'Let the Storm Rage On', 'ink');
    expect(() => g.choose('Warded')).toThrow(/not there/);
    expect(g.card('Let the Storm Rage On')).toBeInZone('play');
    g.choose('Grumpy');
    expect(g.card('Grumpy')).toHaveCount('damage', 2);
    expect(g.card('Warded')).toHaveCount('damage', 0);
    expect(g.player(0)).toHaveCount('hand', 1);
  });
});

describe('CR 1.8 game state check', () => {
  test('CR 1.8.3 example A: Flounder is banished by the check after Fire the Cannons!', () => {
    const g = table([{ hand: ['Fire the Cannons!'], inkwell: 1 }, { play: ['Flounder - Voice of Reason'] }]);
    g.move('play', 'Fire the Cannons!').choose('Flounder - Voice of Reason');
    expect(g.card('Flounder - Voice of Reason')).toBeInZone('discard', 1);
    const kinds = g.events().map((event) => event.kind.name);
    expect(kinds.indexOf('action-finished')).toBeLessThan(kinds.indexOf('banished'));
    expect(g).toHaveHappened('banished', { times: 1 });
  });

  test('CR 1.8.3 example B: Pride Lands goes first, then Flounder, whom only it kept alive', () => {
    const g = table(
      [
        { play: ['Lumiere - Hotheaded Candelabra'] },
        {
          play: ['Pride Lands - Pride Rock', 'Flounder - Voice of Reason'],
          hand: [action('Hurt', 'Deal 2 damage to chosen character.')],
          inkwell: 3,
        },
      ],
      { active: 1 },
    );
    g.move('move', 'Flounder - Voice of Reason').choose('Pride Lands - Pride Rock');
    g.move('play', 'Hurt').choose('Flounder - Voice of Reason');
    expect(g.card('Flounder - Voice of Reason')).toHaveStat('willpower', 4);
    g.endTurn();
    g.move('challenge', 'Lumiere - Hotheaded Candelabra').choose('Pride Lands - Pride Rock');
    const banished = g.events('banished').map(({ card }) => g.card('Pride Lands - Pride Rock').isRef(card));
    expect(banished).toEqual([true, false]);
    expect(g.card('Flounder - Voice of Reason')).toBeInZone('discard');
  });

  test('CR 1.8.5 example: Luisa has 4 damage for a moment, and is not banished', () => {
    const luisa = character('Luisa Madrigal - Confident Climber', '3/4/1', {
      text: '1 {I} — Move up to 1 damage from chosen character of yours to this character. Then, if this character has 3 or more damage, move all damage from this character to chosen opposing character.',
    });
    const g = table([
      {
        play: [
          { card: luisa, damage: 3 },
          { card: character('Hurt', '1/3/1'), damage: 1 },
        ],
        inkwell: 1,
      },
      { play: [character('Foe', '1/9/1')] },
    ]);
    g.move('use-ability', 'Luisa Madrigal - Confident Climber').choose('Hurt').number(1);
    g.choose('Foe');
    expect(g.card('Luisa Madrigal - Confident Climber')).toBeInZone('play');
    expect(g.card('Luisa Madrigal - Confident Climber')).toHaveCount('damage', 0);
    expect(g.card('Hurt')).toHaveCount('damage', 0);
    expect(g.card('Foe')).toHaveCount('damage', 4);
  });
});
