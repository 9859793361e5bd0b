import { describe, expect, test } from 'vitest';
import { action, character, item, song } from '../support/game.ts';
import { table } from './table.ts';

const hymn = song('Hymn', 'Draw a card.', { cost: 1 });
const friend = character('Friend', '1/4/1');
const below = character('Below', '1/4/1');
const lamp = item('Lamp');
const top = (g: ReturnType<typeof table>, player = 0) => g.player(player).names('deck')[0];
const bottom = (g: ReturnType<typeof table>, player = 0) => g.player(player).names('deck').at(-1);

/** “If [it is so], you may [A]. Otherwise, [B]”: B where A was declined, was impossible, or it was not so. */
describe('CR 6.1.4 “Otherwise” answers the choice as well as the condition', () => {
  test('declined: the card goes where the text says', () => {
    const oswald = 'Oswald - The Lucky Rabbit';
    const deck = { only: [lamp, below] };
    const g = table([{ play: [oswald], hand: [friend], deck }])
      .move('ink', 'Friend')
      .accept();
    expect(bottom(g.decline())).toBe('Lamp');
    const daisy = "Daisy Duck - Donald's Date";
    const quest = table([{ play: [daisy] }, { deck: { only: [friend, below] } }]).move('quest', daisy);
    expect(quest).toHaveDecision('confirm', { player: 1 });
    expect(bottom(quest.decline(), 1)).toBe('Friend');
    const core = "King's Sensor Core";
    const king = character('King', '1/4/1', { classifications: ['Storyborn', 'King'] });
    const search = table([{ play: [core], inkwell: 2, deck: { only: [king, below] } }]).move(
      'use-ability',
      core,
    );
    expect(top(search.decline())).toBe('King');
  });

  test('accepted: the other does not happen', () => {
    const oswald = 'Oswald - The Lucky Rabbit';
    const deck = { only: [lamp, below] };
    const g = table([{ play: [oswald], hand: [friend], deck }])
      .move('ink', 'Friend')
      .accept()
      .accept();
    expect(g.card('Lamp')).toBeInZone('play', 0);
    expect(g.card('Lamp').is('exerted')).toBe(true);
    const set = 'Television Set';
    const puppy = character('Puppy', '1/4/1', { classifications: ['Storyborn', 'Puppy'] });
    const look = table([{ play: [set], inkwell: 1, deck: { only: [puppy, below] } }]).move(
      'use-ability',
      set,
    );
    expect(look.accept().player(0)).toHaveCards('hand', ['Puppy']);
    expect(look.player(0)).toHaveCards('deck', ['Below']);
  });

  test('not so: the card goes where the text says', () => {
    const set = 'Television Set';
    const look = table([{ play: [set], inkwell: 1, deck: { only: [friend, below] } }]).move(
      'use-ability',
      set,
    );
    expect(bottom(look)).toBe('Friend');
  });

  test('CR 1.2.2 impossible: who can’t play actions puts the song back', () => {
    const mulan = 'Mulan - Reflecting';
    const referee = action('Whistle', "Opponents can't play actions until the start of your next turn.", {
      cost: 0,
    });
    const seek = character('Seek', '1/4/1', {
      text: 'Whenever this character quests, reveal the top card of your deck. If it’s a song card, you may play it for free. Otherwise, put it on the bottom of your deck.',
    });
    const begin = (who: string | typeof seek, name: string, stopped: boolean) => {
      const deck = { only: [below, hymn, below] };
      const g = table([
        { hand: stopped ? [referee] : [], deck: { only: [below] } },
        { play: [who], deck },
      ]);
      if (stopped) g.move('play', 'Whistle');
      return g.endTurn().move('quest', name);
    };
    const stopped = begin(seek, 'Seek', true);
    expect(stopped).toHaveDecision('act');
    expect(bottom(stopped, 1)).toBe('Hymn');
    const free = begin(seek, 'Seek', false);
    expect(free).toHaveDecision('confirm');
    expect(free.accept().player(1).names('discard')).toEqual(['Hymn']);
    expect(top(begin(mulan, mulan, true).accept(), 1)).toBe('Hymn');
  });

  test('CR 1.2.2 impossible: a character that may not be played now', () => {
    const simba = 'Simba - King in the Making';
    const mirabel = 'Mirabel Madrigal - Family Gatherer';
    const g = table([{ play: [simba], inkwell: 3, deck: { only: [friend, mirabel, below] } }]);
    g.move('use-ability', simba).accept();
    expect(g).toHaveDecision('act');
    expect(bottom(g)).toBe(mirabel);
  });

  test('We Know the Way: the declined card comes to hand', () => {
    const way = 'We Know the Way';
    const g = table([{ hand: [way], inkwell: 3, discard: [friend], deck: { only: [friend] } }]);
    g.move('play', way, 'ink').choose('Friend');
    if (g.decision?.kind === 'confirm') g.decline();
    expect(g.player(0)).toHaveCards('hand', ['Friend']);
  });

  test('“if” without a choice asks only whether it is so', () => {
    const tragic = character('Tragic', '3/4/1', {
      text: 'At the start of your turn, if this character has no damage, draw a card. Otherwise, he gets +4 {S} this turn.',
    });
    const g = table([{ play: [tragic] }])
      .endTurn()
      .endTurn();
    expect(g.card('Tragic')).toHaveStat('strength', 3);
  });

  test('“you may [A]. Otherwise, [B]” needs no “if”', () => {
    const toll = action('Toll', 'You may banish chosen item of yours. Otherwise, gain 1 lore.', { cost: 0 });
    const vault = item('Vault', "Your items named Lamp can't be banished.");
    const begin = (...play: (typeof lamp)[]) => table([{ hand: [toll], play }]).move('play', 'Toll');
    const declined = begin(lamp).decline();
    expect([declined.player(0).count('lore'), declined.card('Lamp').zone]).toEqual([1, 'play']);
    const accepted = begin(lamp).accept();
    if (accepted.decision?.kind === 'choose-cards') accepted.choose('Lamp');
    expect(accepted.player(0)).toHaveCount('lore', 0);
    expect(begin().player(0)).toHaveCount('lore', 1);
    const barred = begin(lamp, vault).accept().choose('Lamp');
    expect(barred.player(0)).toHaveCount('lore', 1);
    const pay = character('Pay', '1/4/1', {
      text: 'Whenever this character quests, each opponent may choose and discard a card. Otherwise, they lose 1 lore.',
    });
    const quest = (hand: (typeof lamp)[]) => table([{ play: [pay] }, { hand, lore: 3 }]).move('quest', 'Pay');
    expect(quest([]).player(1)).toHaveCount('lore', 2);
    expect(quest([lamp]).accept().player(1)).toHaveCount('lore', 3);
    expect(quest([lamp]).decline().player(1)).toHaveCount('lore', 2);
  });

  test('“if you do, …. Otherwise, …” and “if it isn’t, …” answer the condition alone', () => {
    const trade = action(
      'Trade',
      'You may choose and discard a card. If you do, draw 2 cards. Otherwise, gain 1 lore.',
      { cost: 0 },
    );
    const begin = () => table([{ hand: [trade, friend] }]).move('play', 'Trade');
    const declined = begin().decline().player(0);
    expect([declined.count('lore'), declined.count('hand')]).toEqual([1, 1]);
    const accepted = begin().accept().player(0);
    expect([accepted.count('lore'), accepted.count('hand')]).toEqual([0, 2]);
    const look = action(
      'Look',
      "Reveal the top card of your deck. If it's a character card, you may put it into your hand. If it isn't, put it on the bottom of your deck.",
      { cost: 0 },
    );
    const seen = (card: typeof friend) =>
      table([{ hand: [look], deck: { only: [card, below] } }]).move('play', 'Look');
    expect(top(seen(friend).decline())).toBe('Friend');
    expect(bottom(seen(hymn))).toBe('Hymn');
  });
});
