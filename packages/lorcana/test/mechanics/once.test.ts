import { describe, expect, test } from 'vitest';
import { action, character, game, item, location, song } from '../support/game.ts';
import { readyInk } from '../support/views.ts';

const litwak = character('Mr. Litwak', '2/3/1', {
  text: "Once during your turn, whenever you play another character, you may ready this character. He can't quest or challenge for the rest of this turn.",
});
const raya = character('Raya', '3/3/1', {
  text: "Once during your turn, whenever a card is put into your inkwell, you may ready another chosen character of yours. They can't quest for the rest of this turn.",
});
const antonio = character('Antonio Madrigal', '2/3/1', {
  text: 'Once during your turn, whenever one of your characters sings a song, you may search your deck for a character card with cost 3 or less and reveal that card to all players. Put that card into your hand and shuffle your deck.',
});
const cheap = (name: string) => character(name, '1/1/1', { cost: 0 });

describe('CR 6.1.13.2 “once” counts what resolved', () => {
  test('Mr. Litwak, declined, may be readied when the next character is played', () => {
    const g = game([{ play: [{ card: litwak, exerted: true }], hand: [cheap('A'), cheap('B'), cheap('C')] }]);
    g.move('play', 'A').decline().move('play', 'B');
    expect(g).toHaveDecision('confirm');
    g.accept();
    expect(g.card('Mr. Litwak')).toBeInState('ready');
    g.move('play', 'C');
    expect(g).toHaveDecision('act');
  });

  test('Raya, who found nobody to ready or was declined, may be used later', () => {
    const g = game([{ play: [raya], hand: [cheap('Tired'), item('Tool')], deck: 3 }]);
    const ink = action('Ink', 'Put the top card of your deck into your inkwell facedown and exerted.', {
      cost: 0,
    });
    const h = game([
      { play: [raya, { card: cheap('Tired'), exerted: true }], hand: [ink, ink, ink], deck: 5 },
    ]);
    g.move('ink', 'Tool');
    expect(g).toHaveDecision('act');
    h.move('play', 'Ink').decline().move('play', 'Ink').accept().choose('Tired');
    expect(h.card('Tired')).toBeInState('ready');
    h.move('play', 'Ink');
    expect(h).toHaveDecision('act');
  });

  test('Antonio Madrigal, declined, may search when the next song is sung, although the deck was shuffled', () => {
    const tune = song('Tune', 'Gain 1 lore.', { cost: 1 });
    const g = game([{ play: [antonio, character('A'), character('B')], hand: [tune, tune], deck: 4 }]);
    g.move('play', 'Tune', 'sing').choose('A').decline().move('play', 'Tune', 'sing').choose('B');
    expect(g).toHaveDecision('confirm');
    g.decline();
  });

  test('CR 6.2.4 a condition that was not so when it resolved leaves the ability for later', () => {
    const ariel = character('Ariel', '3/4/2', {
      text: "Once during your turn, whenever you play a song, if there's a card under this character, you may draw a card.",
    });
    const tune = song('Tune', 'Gain 1 lore.', { cost: 0 });
    const below = action('Below', 'Put the top card of your deck facedown under chosen character.', {
      cost: 0,
    });
    const g = game([{ play: [ariel], hand: [tune, tune, below], deck: 4 }]);
    g.move('play', 'Tune', 'ink').move('play', 'Below').choose('Ariel').move('play', 'Tune', 'ink').accept();
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('an ability that did something is used, also where a part of it was declined', () => {
    const dawson = character('Dawson', '1/3/1', {
      text: 'Once during your turn, whenever a card is put into your inkwell, look at the top card of your deck. You may put it on either the top or the bottom of your deck.',
    });
    const ink = action('Ink', 'Put the top card of your deck into your inkwell facedown and exerted.', {
      cost: 0,
    });
    const g = game([{ play: [dawson], hand: [ink, ink], deck: 5 }]);
    g.move('play', 'Ink').decline().move('play', 'Ink');
    expect(g).toHaveDecision('act');
  });

  test('each of several triggers of one event may be the one that is taken', () => {
    const inn = location('Castle', '5/1/1', {
      text: 'Once during your turn, whenever a character quests while here, you may ready chosen item.',
    });
    const lamp = item('Lamp');
    const at = (place: number) => ({ 'at-location': `p0:play:${place}` });
    const play = [inn, { card: lamp, exerted: true }, { card: character('A'), ...at(0) }];
    const g = game([{ play: [...play, { card: character('B'), ...at(0) }] }]);
    g.move('quest', 'A').decline().move('quest', 'B').accept().choose('Lamp');
    expect(g.card('Lamp')).toBeInState('ready');
  });
});

describe('CR 4.3.6 what is paid less once a turn for the next card', () => {
  const willow = character('Grandmother Willow', '1/4/1', {
    text: 'Once during your turn, you pay 1 {I} less for the next character you play this turn.',
  });
  const free = action('Free', 'Play a character from your hand for free.', { cost: 0 });
  const three = (name: string) => character(name, '3/3/1', { cost: 3 });

  test('Grandmother Willow: is used by a character that is played for free', () => {
    const g = game([{ play: [willow], hand: [free, three('A'), three('B')], inkwell: 3 }]);
    g.move('play', 'Free').choose('A').move('play', 'B');
    expect(readyInk(g)).toBe(0);
  });

  test('is used by a song that is sung', () => {
    const choir = item(
      'Choir',
      'Once during your turn, you pay 1 {I} less for the next action you play this turn.',
    );
    const tune = song('Tune', 'Gain 1 lore.', { cost: 2 });
    const g = game([
      { play: [choir, character('Singer', '1/1/1', { cost: 2 })], hand: [tune, tune], inkwell: 2 },
    ]);
    g.move('play', 'Tune', 'sing').choose('Singer').move('play', 'Tune', 'ink');
    expect(readyInk(g)).toBe(0);
  });

  test('CR 1.5.5.3 changes nothing of what is played for free', () => {
    const toll = item('Toll', 'Once during your turn, you pay 1 {I} more to play characters.');
    const g = game([{ play: [toll], hand: [free, three('A'), three('B')], inkwell: 3 }]);
    g.move('play', 'Free').choose('A');
    expect(readyInk(g)).toBe(3);
    g.move('play', 'B');
    expect(readyInk(g)).toBe(0);
  });

  test('CR 6.1.4 what may be paid less is not used where nothing is paid', () => {
    const patron = item('Patron', 'Once during your turn, you may pay 2 {I} less to play a character.');
    const g = game([{ play: [patron], hand: [free, three('A'), three('B')], inkwell: 3 }]);
    g.move('play', 'Free').choose('A').move('play', 'B').accept();
    expect(readyInk(g)).toBe(2);
  });

  test('the language has no standing “for the next” without a limit', () => {
    const text = 'You pay 1 {I} less for the next character you play.';
    expect(() => game([{ play: [item('Rule', text)] }])).toThrow();
  });
});
