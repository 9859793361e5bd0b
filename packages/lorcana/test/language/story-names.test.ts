import { compileText } from '@cardwright/dsl';
import type { CardFacts } from '@cardwright/lorcana';
import { createLorcanaLanguage, namesOf, toCardText } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { hasCorpus, language, readCorpus } from './language.ts';

/** The code of what is wrong with a text, and the words it is told at. */
function wrong(type: string, text: string, storyNames?: readonly string[]) {
  const { abilities, diagnostics } = compileText(language, { text, type, ...(storyNames && { storyNames }) });
  const found = diagnostics.find(({ severity }) => severity === 'error');
  expect(found === undefined).toBe(abilities.length > 0);
  return found && [found.code, text.slice(found.span.start, found.span.end)];
}

describe('CR 5.2.8: a story name is no words of the text', () => {
  it.each([
    ['item', 'TAKE A BITE... 1 Banish this item — Draw a card.', 'DSL1002', '—'],
    ['item', 'TAKE A BITE … 1 Banish this item — Draw a card.', 'DSL1002', '—'],
    ['item', 'TAKE A BITE... {E}, 1 Banish this item — Draw a card.', 'DSL1002', 'Banish'],
    ['item', 'TAKE A BITE... 1 {I}, 1 Banish this item — Draw a card.', 'DSL1002', 'Banish'],
    ['item', 'TAKE A BITE... 1 1 {I}, Banish this item — Draw a card.', 'DSL1002', '{I}'],
    ['action', "DON'T Draw 2 cards.", 'DSL1013', "DON'T"],
    ['action', 'PLEASE NEVER Banish chosen character.', 'DSL1013', 'NEVER'],
    ['character', "OH, NO YOU CAN'T Ready this character.", 'DSL1013', "CAN'T"],
    ['action', 'MAY Draw a card.', 'DSL1013', 'MAY'],
    ['action', 'I SAY YOU MAY draw a card.', 'DSL1013', 'YOU MAY'],
    ['action', 'GOOD NEWS! EACH OPPONENT loses 1 lore.', 'DSL1013', 'EACH OPPONENT'],
    ['action', 'BANISH ALL CHARACTERS Draw a card.', 'DSL1013', 'BANISH ALL CHARACTERS'],
    ['action', 'WAIT. DRAW A CARD. Gain 1 lore.', 'DSL1013', 'DRAW A CARD.'],
    ['action', 'DRAW A CARD.\nGain 1 lore.', 'DSL1013', 'DRAW A CARD.'],
    ['action', 'DRAW 2 CARDS. Gain 1 lore.', 'DSL1002', '.'],
  ])('on a card of type %s, %s', (type, text, code, words) => {
    expect(wrong(type, text)).toEqual([code, words]);
  });

  it.each([
    ['item', 'TAKE A BITE... {E}, 1 {I}, Banish this item — Draw a card.'],
    ['character', "OH, NO YOU DON'T When this character is banished, draw a card."],
    ['action', "DON'T CROSS ME Draw 2 cards."],
    ['character', '10,000 MEDICAL PROCEDURES {E} — Draw a card.'],
    ['character', 'ALERT When you play this character, draw a card.'],
    ['character', 'READY OR NOT! When you play this character, draw a card.'],
    ['character', 'NEED A HAND? Whenever this character quests, draw a card.'],
  ])('while it can be none of them: on a card of type %s, %s', (type, text) => {
    expect(wrong(type, text)).toBeUndefined();
  });

  it('what the card’s file states is the name, whatever it could say, and nothing else is', () => {
    const name = 'DRAW 2 CARDS';
    expect(wrong('action', `${name} Gain 1 lore.`, [name])).toBeUndefined();
    expect(wrong('action', 'MAY Draw a card.', ['MAY'])).toBeUndefined();
    expect(wrong('action', 'SURPRISE Draw a card.', [name])?.[0]).toBe('DSL1001');
    const card = { text: `${name} Gain 1 lore.`, type: 'action', storyNames: [name] };
    expect(toCardText(card as unknown as CardFacts)).toMatchObject({ storyNames: [name] });
  });

  it.each([
    ['item', '{E}, 1 {I}, 2 {I} — Draw a card.'],
    ['item', 'TAKE A BITE... 1 {I}, 1 {I}, Banish this item — Draw a card.'],
  ])('and no cost stands twice: on a card of type %s, %s', (type, text) => {
    expect(wrong(type, text)?.[0]).toBe('DSL2001');
  });

  it.skipIf(!hasCorpus)(
    'every name in capitals of the pool is read as one (skipped without a corpus)',
    () => {
      const cards = ['lorcana-sets-01-10.json', 'lorcana-sets-11-12.json'].flatMap(
        (file) => readCorpus(file) as readonly CardFacts[],
      );
      const all = createLorcanaLanguage({ names: namesOf(cards) });
      const found = cards
        .filter(({ text }) => text !== '')
        .flatMap((card) => all.parse(card.text, toCardText(card)))
        .flatMap(({ abilities, diagnostics }) => [
          ...abilities.map(({ ability }) => ability.name),
          ...diagnostics.filter(({ code }) => code === 'DSL1013').map(({ message }) => message),
        ])
        .filter((name) => name !== undefined);
      expect(found.filter((name) => !/^[\p{Lu}\d]/u.test(name))).toEqual([]);
      expect(found.length).toBeGreaterThanOrEqual(1668);
    },
  );
});
