import { compileText } from '@cardwright/dsl';
import { card } from '@cardwright/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../support/game.ts';
import { factsFor, language } from './language.ts';

const stats = { strength: 1, willpower: 2, lore: 1 };

describe('texts that can be read in several ways', () => {
  it.each([
    'Choose up to 2 opponents. They each lose 1 lore.',
    'Choose up to 2 opponents. Those opponents each may draw a card.',
    'Your characters with 4 {S} or more each get +1 {L}.',
    'If you have a character with more {S} than each opposing character in play, gain 1 lore.',
    // Of what could be read only one can be meant: a location gains no Evasive.
    'Banish chosen item and chosen location and your characters gain Rush this turn.',
    'Deal 4 damage to chosen character and your characters gain Challenger +2 this turn.',
  ])('are understood where all that can be meant is the same: %s', (text) => {
    const { verdict, diagnostics } = compileText(language, { text, ...factsFor(text) });
    expect(diagnostics).toEqual([]);
    expect(verdict.roundTrip).toBe(true);
  });

  it.each([
    [
      'character',
      "Damage can't be removed from opposing characters and this character and your other characters gain Ward.",
    ],
    ['action', 'Ready chosen character and your items and your other characters gain Ward this turn.'],
  ])('are refused where it is not: on a card of type %s, %s', (type, text) => {
    const { verdict, diagnostics } = compileText(language, { text, type });
    expect(diagnostics.map(({ code }) => code)).toEqual(['DSL2005']);
    expect(verdict).toMatchObject({ tokenised: true, parsed: false, supported: false });
  });
});

describe('what a verb denies', () => {
  const spell = (name: string, text: string) => card({ name, type: 'action', cost: 1, text });

  it('“who was readied” are those who were, “who wasn’t” the others', () => {
    const beast = (name: string) => card({ name, type: 'character', stats });
    const table = (text: string) =>
      game([
        {
          play: [{ card: beast('Tired'), exerted: true }, beast('Fresh')],
          hand: [spell('Wake', 'Ready all your characters.'), spell('Spell', text)],
          inkwell: 2,
        },
      ])
        .move('play', 'Wake', 'ink')
        .move('play', 'Spell', 'ink');
    const were = table('Banish all characters who were readied this turn.');
    expect(were.player(0).names('play')).toEqual(['Fresh']);
    const others = table("Banish all characters who weren't readied this turn.");
    expect(others.player(0).names('play')).toEqual(['Tired']);
  });

  it('a second verb that may stand there has the tense too: “took damage”, “taken damage” is none', () => {
    const read = (text: string) => compileText(language, { text, ...factsFor(text) }).verdict.roundTrip;
    expect(read('Banish chosen character who was damaged this turn.')).toBe(true);
    expect(read("Banish chosen character who didn't take damage this turn.")).toBe(true);
    expect(read("Banish chosen character who wasn't exerted this turn.")).toBe(true);
    expect(read('Banish chosen character who been readied this turn.')).toBe(false);
    expect(read('Banish chosen character who taken damage this turn.')).toBe(false);
  });
});
