import { describe, expect, test } from 'vitest';
import {
  dark,
  duel,
  equipment,
  event,
  form,
  friend,
  language,
  magic,
  nobody,
  player,
  world,
} from '../support/duel.ts';

const lure = event('Event 3', { text: 'Capture chosen opposing Friend.' });

describe('KH 9.56 whose hand, deck and pile', () => {
  test('KH 2.4, 9.56 a captured Friend that is returned goes to its owner’s hand, its Equipment away', () => {
    const back = event('Event 4', { text: "Return chosen Friend card to its player's hand." });
    const shield = { card: equipment('Shield'), 'attached-to': 'p1:friend-area:0' };
    const game = duel([{ hand: [lure, back] }, { 'friend-area': [friend('Goofy')], play: [shield] }]);
    game.move('play-event', 'Event 3').choose('Goofy').move('play-event', 'Event 4').choose('Goofy');
    expect(game.card('Goofy')).toBeInZone('hand', 1);
    expect(game.card('Shield')).toBeInZone('discard', 1);
  });

  test('KH 9.56 so it is with a captured Dark Card and the deck', () => {
    const sink = event('Event 4', { text: "Put chosen Dark card on the bottom of its player's deck." });
    const take = event('Event 5', { text: 'Capture chosen opposing Dark card.' });
    const game = duel([
      { hand: [take, sink], 'world-area': [world('Mine')] },
      { 'world-area': [world('Theirs')], 'dark-area': [dark('Soldier')] },
    ]);
    game.move('play-event', 'Event 5').choose('Soldier').move('play-event', 'Event 4').choose('Soldier');
    expect(game.card('Soldier')).toBeInZone('deck', 1);
  });

  test('KH 9.56 into one’s own hand it does not go', () => {
    const mine = event('Event 4', { text: 'Return chosen Friend card of yours to your hand.' });
    const game = duel([{ hand: [lure, mine] }, { 'friend-area': [friend('Goofy')] }]);
    game.move('play-event', 'Event 3').choose('Goofy').move('play-event', 'Event 4');
    if (game.decision?.kind === 'choose-cards') game.choose('Goofy');
    expect(game.card('Goofy')).toBeInZone('friend-area', 0);
  });
});

describe('KH 9.57 what lies under what leaves', () => {
  test('KH 9.57 a World that is returned to hand: the one under it comes up, the Dark Cards go', () => {
    const wind = event('Event 4', { text: "Return chosen opposing World card to its player's hand." });
    const low = world('Low', '2/1', { text: 'Players here get +2 {A}.' });
    const game = duel([
      { hand: [wind], 'dark-area': [dark('Soldier')] },
      { 'world-area': [{ card: world('High'), under: [low] }] },
    ]);
    game.move('play-event', 'Event 4').choose('High');
    expect(game.card('High')).toBeInZone('hand', 1);
    expect(game.player(1)).toHaveCards('world-area', ['Low']);
    expect(game.card('Soldier')).toBeInZone('discard', 0);
    expect(game.card({ card: 'Sora', player: 1 })).toHaveStat('attack', 6);
  });

  test('KH 9.57, 9.39 a Form that is returned leaves Equipment and counters behind', () => {
    const wind = event('Event 4', { text: "Return chosen opposing Player card to its player's hand." });
    const valor = form('Sora, Valor Form', '3/9/2');
    const game = duel([
      { hand: [wind, { card: wind, as: 'again' }] },
      {
        'player-area': [{ card: valor, counters: 2, under: [player('Sora', '1/4/1/8')] }],
        play: [{ card: equipment('Key', '2/0'), 'attached-to': 'p1:player-area:0' }],
      },
    ]);
    game.move('play-event', 'Event 4').choose('Sora, Valor Form');
    const sora = game.card({ card: 'Sora', player: 1 });
    expect(sora).toHaveCount('counters', 2);
    expect(sora.is('equipped')).toBe(true);
    expect(game.card('Sora, Valor Form')).toBeInZone('hand', 1);
    // The Player Card itself stays (KH 9.54).
    game.move('play-event', 'again');
    if (game.decision?.kind === 'choose-cards') game.choose(game.candidates[0]!);
    expect(sora).toBeInZone('player-area', 1);
  });

  test('KH 9.54 nor is it discarded from play', () => {
    const end = event('Event 4', { text: 'Discard each opposing card from play.' });
    const game = duel([
      { hand: [end] },
      {
        'player-area': [{ card: form('Sora, Valor Form'), under: [player()] }],
        'friend-area': [friend('Goofy')],
      },
    ]);
    game.move('play-event', 'Event 4');
    expect(game.player(1)).toHaveCards('player-area', ['Sora']);
    expect(game.player(1)).toHaveCount('friend-area', 0);
  });

  test('KH 4.6.3, 9.46 a Dark Card captured away from a World that strengthened it falls to the damage it has', () => {
    const take = event('Event 5', { text: 'Capture chosen opposing Dark card.' });
    const fire = magic('Fire', 1, { text: 'Deal 4 damage to chosen Dark card.' });
    const hollow = world('Hollow', '3/5', { text: 'Dark cards here get +2 {P}.' });
    const game = duel([
      { hand: [take, fire], 'world-area': [hollow] },
      { 'world-area': [world('Plain')], 'dark-area': [dark('Soldier', '1/3')] },
    ]);
    game.move('play-magic', 'Fire', 'Sora').choose('Soldier');
    expect(game.card('Soldier')).toBeInZone('dark-area', 1);
    game.move('play-event', 'Event 5').choose('Soldier');
    expect(game.card('Soldier')).toBeInZone('discard', 1);
  });
});

describe('KH 9.55 what an effect puts into a Friend Area', () => {
  const begin = (top: ReturnType<typeof friend>, ...there: ReturnType<typeof friend>[]) =>
    duel([
      {
        hand: [event('Event 4', { text: 'Put the top card of your deck into your friend area.' })],
        deck: [top],
        'friend-area': there,
      },
    ]).move('play-event', 'Event 4');

  test('KH 9.55 a World, an Event and Equipment are discarded', () => {
    for (const card of [world('Top'), event('Top'), equipment('Top')])
      expect(begin(card).card('Top')).toBeInZone('discard', 0);
  });

  test('KH 9.55, 9.22 a Friend of any level stays, and the one of its name goes; a Nobody stays', () => {
    expect(begin(friend('Simba', '4/6/0')).player(0)).toHaveCards('friend-area', ['Simba']);
    expect(begin(nobody('Dusk')).player(0)).toHaveCards('friend-area', ['Dusk']);
    const doubled = begin(friend('Goofy', '3/5/0'), friend('Goofy', '1/2/0'));
    expect(doubled.player(0)).toHaveCount('friend-area', 1);
    expect(doubled.card({ card: 'Goofy', zone: 'friend-area' })).toHaveStat('support', 5);
  });
});

describe('texts that say too little, and texts that work where they stand', () => {
  test('KH 2.1 “in play” is wherever cards are in play', () => {
    const gloom = dark('Gloom', '1/9', { text: "While this Dark is in play, opponents can't move." });
    const still = friend('Still', '1/1/0', { text: 'While this Friend is in play, you fight with +1 {A}.' });
    const game = duel([
      { hand: [world('Next')], 'friend-area': [still] },
      { 'dark-area': [gloom], 'world-area': [world('T')] },
    ]);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 5);
    const stuck = duel([
      { hand: [world('Next')], 'world-area': [world('Mine')] },
      {
        'friend-area': [
          friend('Warden', '1/1/0', { text: "While this Friend is in play, opponents can't move." }),
        ],
      },
    ]);
    expect(stuck.offer('move', 'Next')).toBeRefused('forbidden');
  });

  test('KH 4.9, 4.4 what a card asks of being played is asked of Magic and Events too', () => {
    const need = (name: string) => `This ${name} can be played only if you have 3 HP or less.`;
    const hand = [magic('Last', 1, { text: need('Magic') }), event('Event 4', { text: need('Event') })];
    const well = duel([{ hand }]);
    expect(well.offer('play-magic', 'Last', 'Sora')).toBeRefused('condition');
    expect(well.offer('play-event', 'Event 4')).toBeRefused('condition');
    const weak = duel([{ hand, hp: 3 }]);
    expect(weak.offer('play-magic', 'Last', 'Sora')).toBeOffered();
    expect(weak.offer('play-event', 'Event 4')).toBeOffered();
  });

  test('KH 4.4.2 what would last for ever is refused, and what lasts for the battle or the turn ends then', () => {
    const { complete } = language.parse('You fight with +3 {A}.', { type: 'magic', name: 'Aero' });
    expect(complete).toBe(false);
    const aero = magic('Aero', 1, { text: 'You fight with +3 {A} during this battle.' });
    const rush = event('Event 4', { text: 'You may start a battle one more time this turn.' });
    const game = duel([
      { hand: [aero, rush], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Soldier', '1/50')] },
    ]);
    game.move('battle').move('play-magic', 'Aero', 'Sora').move('fight');
    expect(game.card('Soldier')).toHaveCount('damage', 7);
    expect(game.offer('battle')).toBeRefused('battled-already');
    game.move('play-event', 'Event 4').move('battle').move('fight');
    expect(game.card('Soldier')).toHaveCount('damage', 11);
    expect(game.offer('battle')).toBeRefused('battled-already');
  });
});
