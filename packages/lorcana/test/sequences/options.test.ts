import { describe, expect, test } from 'vitest';
import { action, character, item, location } from '../support/game.ts';
import { table } from './table.ts';

const friend = character('Friend', '1/4/1');
const other = character('Other', '1/4/1');
const shrine = item('Shrine', "Your characters can't be banished.");

/** Answers whatever is asked, so that no decision is left open. */
const finish = (g: ReturnType<typeof table>): void => {
  while (g.decision?.kind !== 'act') {
    const { kind, min } = g.decision!;
    if (kind === 'choose-option') g.option(0);
    else if (kind === 'number') g.number(0);
    else g.choose(...g.candidates.slice(0, min));
  }
};

describe('CR 6.1.5.2 “[A] or [B]”: what cannot be done is no option', () => {
  const dragon = 'Madam Mim - Purple Dragon';
  const fox = 'Madam Mim - Fox';
  const mim = (name: string, ...play: (string | typeof friend)[]) =>
    table([{ hand: [name], inkwell: 7, play }]).move('play', name);

  test('“return another 2” with one other: she is banished', () => {
    const one = mim(dragon, friend);
    expect(one).toHaveDecision('act');
    expect(one.card(dragon)).toBeInZone('discard', 0);
    expect(one.card('Friend')).toBeInZone('play', 0);
    const two = mim(dragon, friend, other);
    expect(two).toHaveDecision('choose-option');
    expect(two.option(1).choose('Friend', 'Other').player(0)).toHaveCards('play', [dragon]);
    expect(mim(fox)).toHaveDecision('act');
  });

  test('CR 1.2.2 who cannot be banished returns another', () => {
    const g = mim(fox, friend, shrine);
    expect(g).toHaveDecision('choose-cards', { cards: ['Friend'] });
    expect(g.choose('Friend').player(0)).toHaveCards('play', [fox, 'Shrine']);
  });

  test('CR 1.2.3 where neither can be done in full, as much is done as can be', () => {
    const g = mim(dragon, friend, shrine);
    if (g.decision?.kind === 'choose-cards') g.choose('Friend');
    expect(g.card(dragon)).toBeInZone('play', 0);
    expect(g.card('Friend')).toBeInZone('hand', 0);
  });

  test('who does not discard must be banished: Megara with Kronk', () => {
    const megara = 'Megara - Captivating Cynic';
    const begin = (...play: string[]) =>
      table([{ hand: [megara, friend], inkwell: 3, play }]).move('play', megara);
    const g = begin('Kronk - Laid Back');
    expect(g).toHaveDecision('act');
    expect(g.card(megara)).toBeInZone('discard', 0);
    expect(g.card('Friend')).toBeInZone('hand', 0);
    expect(begin().option(0).player(0)).toHaveCards('play', [megara]);
  });

  test('of an item that cannot be banished a card is discarded', () => {
    const unit = item('Unit', 'At the start of your turn, choose and discard a card or banish this item.');
    const vault = item('Vault', "Your items can't be banished.");
    const g = table([{ play: [unit, vault], hand: [friend, other] }])
      .endTurn()
      .endTurn();
    expect(g).toHaveDecision('choose-cards');
    expect(g.choose('Friend').card('Unit')).toBeInZone('play', 0);
  });
});

describe('CR 6.1.5.2 “choose one”: a mode that does nothing is none, while another does something', () => {
  const prankster = { card: 'Peter Pan - Never Land Prankster', exerted: true };

  test('who cannot gain lore does not choose to', () => {
    const tod = character('Tod', '2/4/2', {
      text: 'Whenever this character quests, choose one:\n• Gain 1 lore.\n• Chosen character of yours gains Evasive until the start of your next turn.',
    });
    const free = table([{ play: [tod] }]).move('quest', 'Tod');
    expect(free).toHaveDecision('choose-option');
    free.option(0);
    const barred = table([{ play: [tod] }, { play: [prankster] }]).move('quest', 'Tod');
    expect(barred).toHaveDecision('choose-cards', { cards: ['Tod'] });
    barred.choose('Tod');
  });

  test('nothing that is readied already, or cannot be', () => {
    const bot = 'Prepare Your Bot';
    const robot = {
      card: character('Robot', '1/4/1', { classifications: ['Storyborn', 'Robot'] }),
      exerted: true,
    };
    const play = (...cards: object[]) =>
      table([{ hand: [bot], inkwell: 1, play: cards as never[] }]).move('play', bot);
    const lamp = item('Lamp');
    const one = play(robot, lamp);
    expect(one).toHaveDecision('choose-cards', { cards: ['Robot'] });
    finish(one);
    const both = play({ card: lamp, exerted: true }, robot);
    expect(both).toHaveDecision('choose-option');
    finish(both);
    expect(play(lamp)).toHaveDecision('act');
  });

  test('CR 1.2.2 a character that cannot be dealt damage', () => {
    const potion = 'Make the Potion';
    const bogo = { card: 'Chief Bogo - Calling the Shots', damage: 1 };
    const begin = (card: object) =>
      table([{ hand: [potion], inkwell: 2, play: [item('Lamp'), card as never] }]).move('play', potion);
    const barred = begin(bogo);
    expect(barred).toHaveDecision('choose-cards', { cards: ['Lamp'] });
    finish(barred);
    const free = begin({ card: friend, damage: 1 });
    expect(free).toHaveDecision('choose-option');
    finish(free);
  });

  test('what may not be removed, and what depends on a card that is not there', () => {
    const chip = "Baymax's Healthcare Chip";
    const robot = character('Robot', '1/4/1', { classifications: ['Storyborn', 'Robot'] });
    const begin = (...play: (string | object)[]) =>
      table([{ play: [chip, ...(play as never[])] }]).move('use-ability', chip);
    const hurt = { card: friend, damage: 3 };
    const alone = begin(hurt);
    expect(alone).toHaveDecision('choose-cards');
    finish(alone);
    const helped = begin(hurt, robot);
    expect(helped).toHaveDecision('choose-option');
    finish(helped);
    expect(begin(hurt, robot, 'Vision Slab')).toHaveDecision('act');
  });
});

describe('CR 6.1.4 what cannot be done is not offered', () => {
  test('to remove damage where there is none, or where it cannot be removed', () => {
    const timon = character('Timon', '1/1/1', {
      cost: 1,
      text: 'When you play this character, you may remove up to 1 damage from chosen character.',
    });
    const begin = (...play: (string | object)[]) =>
      table([{ hand: [timon], inkwell: 1, play: play as never[] }]).move('play', 'Timon');
    expect(begin(friend)).toHaveDecision('act');
    expect(begin({ card: friend, damage: 1 }, 'Vision Slab')).toHaveDecision('act');
    begin({ card: friend, damage: 1 }).decline();
  });

  test('to have lore lost that cannot be', () => {
    const steal = action('Steal', 'Choose one:\n• Each opponent loses 1 lore.\n• Draw a card.', { cost: 0 });
    const begin = (lore: number) => table([{ hand: [steal] }, { lore }]).move('play', 'Steal');
    expect(begin(0)).toHaveDecision('act');
    begin(1).option(0);
  });

  test('a character that cannot move is not moved for a card', () => {
    const goof = "Max Goof - Rockin' Teen";
    const guide = character('Guide', '1/4/1', {
      text: 'Whenever this character quests, you may move one of your other characters to a location for free. If you do, draw a card.',
    });
    const begin = (...play: (string | typeof guide)[]) =>
      table([{ play: [guide, location('Far'), ...play] }]).move('quest', 'Guide');
    expect(begin(goof)).toHaveDecision('act');
    const g = begin(goof, friend).accept();
    if (g.decision?.kind === 'choose-cards') expect(g).toHaveDecision('choose-cards', { cards: ['Friend'] });
    expect(
      g.card('Friend').is('at-a-location') || g.choose('Friend').card('Friend').is('at-a-location'),
    ).toBe(true);
    expect(g.player(0)).toHaveCount('hand', 1);
  });
});
