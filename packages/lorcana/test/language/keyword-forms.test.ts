import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { language } from './language.ts';

/** Sentences made up before and after the rows that read them: keywords in every form, and new effects. */
const READ: readonly (readonly [type: string, text: string])[] = [
  ['action', 'Boost each of your characters for free.'],
  ['item', '{E}, 2 {I} — Boost chosen character of yours without paying.'],
  ['action', 'Chosen opposing location loses all abilities until the start of your next turn.'],
  ['item', 'Opposing characters lose the Hidden Trap ability.'],
  ['action', 'This turn, chosen character gains the abilities of another chosen character.'],
  ['location', 'Characters here gain <Evasive> and lose <Bodyguard>.'],
  ['character', 'Item Shift 3'],
  ['character', 'Inventor Shift: Discard an action card'],
  ['character', 'Whenever you Boost a character, gain 1 lore.'],
  ['action', 'Chosen character loses <Evasive> and <Ward> this turn.'],
  ['character', 'While being challenged, this character deals damage equal to her {W} instead of her {S}.'],
  ['item', 'Opposing characters deal damage equal to their {L} instead of their {S} in challenges.'],
  ['item', 'Your items deal twice that much damage.'],
  ['location', 'Your locations deal 1 more damage.'],
  ['character', "Opponents can't play more than 1 action each turn."],
  ['location', "Each player can't draw more than 3 cards each turn."],
  ['character', "Each opponent can't challenge with more than 2 characters each turn."],
  ['item', 'Each player readies only 3 of their characters during their ready step.'],
  [
    'character',
    'Whenever an opponent chooses one of your characters for an ability of an item, they lose 1 lore.',
  ],
  ['item', 'Whenever you choose this item for an action, gain 1 lore.'],
  ['action', 'Choose a character of yours. If an opponent has 2 or more items, exert her.'],
  ['item', '2{I}, {E} — Gain 1 lore.'],
  ['action', 'Chosen character gets –2 {S} this turn.'],
  [
    'character',
    'Whenever this character quests, chosen character gets –{S} equal to this character’s {L} this turn.',
  ],
  ['action', 'Chosen opposing item loses all abilities this turn.'],
  [
    'character',
    'While you have a Pirate character in play, opposing characters lose the Long Watch ability.',
  ],
  [
    'action',
    'Until the end of your next turn, chosen character of yours gains all abilities of chosen item.',
  ],
  ['location', 'Your other locations gain <Ward> and <Evasive>.'],
  ['character', 'When you play this character, you may Boost one of your other characters for free.'],
  ['action', 'You may Shift an Ally character from your hand onto one of your Ally characters for free.'],
  ['character', 'Location Shift 4'],
  ['character', '<Hero Shift>: Banish one of your items'],
  ['character', 'Your other characters deal damage equal to their {W} instead of their {S}.'],
  ['item', 'While you have 3 or more items in play, your characters deal 1 more damage.'],
  ['action', 'Opposing characters deal 2 less damage until the start of your next turn.'],
  ['character', "Each opponent can't quest with more than 3 characters each turn."],
  ['location', 'Opponents can play only 1 song each turn.'],
  ['item', 'Each player readies only 1 of their locations during their ready step.'],
  [
    'character',
    'Whenever you choose this character for an ability of one of your items, he gets +1 {L} this turn.',
  ],
  [
    'character',
    "If this character was chosen by an opponent for an effect of an action this turn, he can't be challenged.",
  ],
  ['item', 'Your characters deal three times that much damage while challenging a location.'],
  ['action', "Each player can't draw more than 1 card each turn until the start of your next turn."],
  ['character', 'If you have 3 characters at a location, this character gets +2 {W}.'],
  ['action', 'Boost one of your locations without paying.'],
];

/** Those that are refused, and why. */
const REFUSED: readonly (readonly [type: string, text: string, why: string])[] = [
  [
    'character',
    'Shift 3, then banish it at the end of the turn',
    'a keyword line with an aftermath is not said yet',
  ],
  [
    'action',
    'Shift a character card from your discard onto chosen character of yours for free.',
    'whom it is put on is chosen as it is played, not targeted',
  ],
  [
    'character',
    'Whenever an opponent Boosts a character, you may draw a card.',
    'a keyword as a verb has one form',
  ],
  [
    'action',
    'If an opponent has 1 card in their hand, they discard it.',
    'what is discarded is a number of cards',
  ],
  ['action', 'Chosen location gains Rush this turn.', 'a location challenges nobody'],
  ['action', 'Rush one of your characters for free.', 'Rush is nothing that is used'],
  ['item', "An opponent can't play more than 1 card each turn.", 'which one is not said'],
];

const verdictOn = (type: string, text: string) =>
  compileText(language, { text, type, ...(type === 'action' && { resolves: true }) }).verdict;

describe('keywords in every form, and new effects', () => {
  test.each(READ)('%s: %s', (type, text) => {
    expect(verdictOn(type, text).roundTrip).toBe(true);
  });

  test.each(REFUSED)('not of %s: %s (%s)', (type, text) => {
    expect(verdictOn(type, text).roundTrip).toBe(false);
  });
});
