import { checkText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { toFacts } from '../../src/cards/card-facts.ts';
import {
  attack,
  dark,
  duel,
  equipment,
  event,
  form,
  friend,
  language,
  magic,
  player,
  technique,
  world,
} from '../support/duel.ts';

const here = world('Agrabah', '2/3');
const read = (type: string, text: string, name?: string) =>
  language.parse(text, { type, ...(name !== undefined && { name }) });
const meaning = (type: string, text: string) => read(type, text).abilities.map(({ ability }) => ability);

describe('what printed cards say means what is said here', () => {
  test.each([
    ['friend', 'When this card is played, gain 1 HP.', '{PLAY}: Gain 1 HP.'],
    ['friend', 'When this Friend Card is played, draw one card.', '{PLAY}: Draw a card.'],
    ['world', 'When you move to this World, draw two cards.', '{PLAY}: Draw 2 cards.'],
    [
      'friend',
      'While you control another Agrabah Friend Card, this card gets +2 Support.',
      'While you have another Agrabah Friend in play, this card gets +2 {S}.',
    ],
    [
      'friend',
      'At the end of your Action Phase, if you control both "Goofy" and "Riku", draw one card.',
      'At the end of your Action Phase, if you have both a card named Goofy and a card named Riku in play, draw a card.',
    ],
    [
      'friend',
      'If your topmost World Card is "Agrabah", this card gets +1 Support.',
      'While your current World is named Agrabah, this card gets +1 {S}.',
    ],
    [
      'event',
      'Your opponent discards one card from his/her hand.',
      'Each opponent chooses and discards a card.',
    ],
    [
      'event',
      'Your opponent must choose and discard one Friend Card he/she controls.',
      'Each opponent discards one of their Friend cards from play.',
    ],
    [
      'event',
      'Each player discards all Equipment Cards he/she controls.',
      'Each player discards all Equipment cards they have in play from play.',
    ],
    ['friend', 'This card cannot participate in challenges.', "This card can't join a challenge."],
    [
      'dark',
      'Magic Cards cannot deal damage to this card.',
      "This card can't be dealt damage by Magic cards.",
    ],
    [
      'equipment',
      'Only "Riku" or "Sora" can equip this card.',
      'This Equipment can be put only on a card named Riku or Sora.',
    ],
    [
      'equipment',
      'Only Player/XIII Cards can equip this card.',
      'This Equipment can be put only on a XIII Player card.',
    ],
    [
      'technique',
      'Cooperation ("Goofy", "Riku")',
      'This Technique needs the cooperation of a card named Goofy and a card named Riku.',
    ],
    ['world', 'You cannot escape from this World.', "You can't escape."],
    [
      'world',
      'When you escape from this World, draw one card.',
      'Whenever you escape from here, draw a card.',
    ],
    ['equipment', 'The equipped card gets +1 Magic.', 'The bearer gets +1 {M}.'],
    [
      'equipment',
      'The equipped Friend Card gets +1 Support.',
      'The Friend carrying this Equipment gets +1 {S}.',
    ],
    [
      'player',
      'You may play Dark Cards as Friend Cards. Their Support Value is half of their POW (round down).',
      'Your Friends have half their {P} as {S}.',
    ],
    [
      'magic',
      'Choose one: draw two cards; or discard one Dark Card with POW 5 or less from your current World Card.',
      'Choose one: • Draw 2 cards. • Discard a Dark card with 5 {P} or less on your World from play.',
    ],
    [
      'attack',
      'If you play two or more "Ultima Weapon" cards at the same time, each of them gets +2 Support.',
      'While you have 2 or more cards named Ultima Weapon in play, this Attack gets +2 {S}.',
    ],
  ])('%s: “%s”', (type, printed, here) => {
    const said = meaning(type, printed);
    expect(said.length).toBeGreaterThan(0);
    expect(said).toEqual(meaning(type, here));
    expect(
      checkText(language, printed.replace(/ \(round down\)/, '').replaceAll(/"(.*?)"/g, '“$1”'), { type }),
    ).toBeUndefined();
  });

  test('with a colon behind the name of an ability, and two abilities in one line', () => {
    const [first, second] = read(
      'player',
      'TWIN BLADES: When you win a challenge, you may draw one card. If you lose a challenge, discard this card.',
    ).abilities;
    expect(first!.ability.name).toBe('TWIN BLADES');
    expect(second!.ability).toMatchObject({ kind: 'triggered', on: [{ on: 'challenge-lost' }] });
  });

  test.each([
    ['friend', 'Discard one Friend Card at random you control.'],
    ['friend', 'This card gets +1 Support for each World Card you control.'],
    ['friend', 'While this card is on a World Card, this card gets +1 Support.'],
    ['friend', 'Only "Sora" can equip this card.'],
    ['friend', 'When you move to this World, draw one card.'],
    ['friend', 'You may play Dark Cards as Friend Cards. Their Support Value is half of their POW.'],
  ])('and is refused where it would mean something else: %s: “%s”', (type, text) => {
    expect(read(type, text).complete).toBe(false);
  });
});

test('how many copies a deck may have is a fact of the card, whatever its text says of another', () => {
  const facts = (text: string) => toFacts({ number: 1, name: 'Goofy', type: 'friend', text }, 'x');
  expect(facts('["Goofy" limit 3]\nWhen this card is played, draw one card.')).toMatchObject({
    copies: 3,
    text: 'When this card is played, draw one card.',
  });
  expect(facts('You may have any number of this card in your deck.')).toMatchObject({
    copies: 'any',
    text: '',
  });
  expect(facts('["Riku" limit 3]')).not.toHaveProperty('copies');
  expect(
    toFacts({ number: 1, name: 'Goofy', type: 'friend', copies: 2, text: '["Goofy" limit 3]' }, 'x').text,
  ).toMatch(/limit/);
});

describe('played', () => {
  test('a battle against several Dark Cards', () => {
    const text = 'During a battle against two or more Dark Cards, this card gets +3 Support.';
    const side = { 'friend-area': [friend('Leon', '1/1/0', { text })], 'world-area': [here] };
    const two = duel([side, { 'dark-area': [dark('Soldier', '1/9'), dark('Shadow', '1/9')] }]);
    expect(two.card('Leon')).toHaveStat('support', 1);
    two.move('battle');
    expect(two.card('Leon')).toHaveStat('support', 4);
    const one = duel([side, { 'dark-area': [dark('Soldier', '1/9')] }]).move('battle');
    expect(one.card('Leon')).toHaveStat('support', 1);
  });

  test('a Dark Card on a World forbids the player there, and one that is used as a Friend nobody', () => {
    const text = 'While this card is on a World Card, the player in that World cannot play Event Cards.';
    const seal = dark('Seal', '1/9', { text });
    const game = duel([{ 'world-area': [here], hand: [event('Event 1')] }, { 'dark-area': [seal] }]);
    expect(game.offer('play-event', 'Event 1')).toBeRefused('forbidden');
    const ansem = player('Ansem', '1/4/1/8', 'Dark');
    const used = duel([
      { 'world-area': [here], hand: [event('Event 1')] },
      { 'player-area': [ansem], 'friend-area': [seal] },
    ]);
    expect(used.offer('play-event', 'Event 1')).toBeOffered();
  });

  test('what is discarded in play is chosen there, by who controls it', () => {
    const roar = event('Event 1', {
      text: 'Your opponent must choose and discard one Friend Card he/she controls.',
    });
    const game = duel([
      { hand: [roar] },
      { 'friend-area': [friend('Goofy'), friend('Riku')], hand: [friend('Aladdin')] },
    ]);
    game.move('play-event', 'Event 1').choose('Goofy');
    expect(game.card('Goofy')).toBeInZone('discard', 1);
    expect(game.card('Riku')).toBeInZone('friend-area', 1);
    expect(game.player(1).count('hand')).toBe(1);
  });

  test('once per turn in the Action Phase, at a price', () => {
    const text =
      'Once per turn, during your Action Phase, you may discard one card from your hand to gain 1 HP.';
    const game = duel([
      { 'friend-area': [friend('Goofy', '1/1/0', { text })], hand: [event('A'), event('B')] },
    ]);
    game.move('use-ability', 'Goofy').choose('A');
    expect(game.player(0)).toHaveCount('hp', 9);
    expect(game.offer('use-ability', 'Goofy')).toBeRefused('used-already');
  });

  test('a Form Change that asks for the name that it has goes on that Player alone', () => {
    const limit = form('Sora, Limit Form', '1/6/2', 'Light', { text: 'Play only on "Sora".' });
    expect(duel([{ hand: [limit] }]).offer('change-form', 'Sora, Limit Form')).toBeOffered();
    expect(
      duel([{ 'player-area': [player('Riku')], hand: [limit] }]).offer('change-form', 'Sora, Limit Form'),
    ).not.toBeOffered();
  });

  test('cards of several kinds', () => {
    const union = technique('Union', {
      text: 'Cooperation ("Goofy")\nYour Player Card gets +5 Attack during this battle.',
    });
    const key = equipment('Key', '1/0', { text: 'Only "Sora" can equip this card.' });
    const fire = magic('Fire', 1, { text: 'Deal 3 damage to each Dark Card on your current World Card.' });
    const weapon = attack('Ultima Weapon', 1, {
      text: 'If you play two or more "Ultima Weapon" cards at the same time, each of them gets +2 Support.',
    });
    const game = duel([
      {
        'friend-area': [friend('Goofy', '1/1/0')],
        'world-area': [here],
        hand: [union, key, fire, weapon, weapon],
      },
      { 'dark-area': [dark('Soldier', '1/3'), dark('Shadow', '1/30')] },
    ]);
    game.move('play-magic', 'Fire');
    expect(game.card('Soldier')).toBeInZone('discard', 1);
    game.move('battle').move('play-technique', 'Union');
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 9);
  });
});
