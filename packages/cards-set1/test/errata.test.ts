/** Cards with new texts: what they are, what they do, what is told of them, and what is refused. */
import { set1 } from '@cardwright/cards-set1';
import { createEngine, definePlugin, layersOfCard, playReplay, recordGame } from '@cardwright/core';
import { defineKeyword } from '@cardwright/core/game';
import { abilitiesOf, ErratumError } from '@cardwright/dsl';
import { defineMod } from '@cardwright/dsl/kit';
import { defineFormat, lorcana } from '@cardwright/lorcana';
import { errata } from '@cardwright/lorcana/errata';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';

const filler = 'Stitch - New Dog';
const mended = (texts: Readonly<Record<string, string>>, mods = [] as Parameters<typeof errata>[1]) =>
  defineFormat({ name: 'Mended', overrides: { cards: errata(texts, mods) } });
const engineWith = (texts: Readonly<Record<string, string>>) =>
  createEngine({ plugins: [lorcana, set1, mended(texts)] });
const cardIn = (engine: ReturnType<typeof engineWith>, name: string) =>
  engine.cards.find(({ definition }) => definition.fullName === name)!.definition;

describe('a card with an erratum', () => {
  test('has its text, its abilities and what the words point at together', () => {
    const text = 'Evasive\nWhen you play this character, gain 2 lore.';
    const card = cardIn(engineWith({ [filler]: text }), filler);
    expect(card.texts).toEqual(text.split('\n'));
    expect(card.abilities).toEqual(abilitiesOf(createLorcanaLanguage(), text, { type: 'character' }));
    for (const [i, spans] of card.spans!.entries())
      for (const { end } of Object.values(spans)) expect(end).toBeLessThanOrEqual(card.texts![i]!.length);
    const { setBy } = layersOfCard(engineWith({ [filler]: text }), card.id)!;
    expect(setBy).toMatchObject({ abilities: 'lorcana-mended', texts: 'lorcana-mended', cost: 'set1' });
  });

  test('does what it says now, and not what it said', () => {
    const plugins = [lorcana, set1, mended({ Smash: 'Each player draws a card.' })];
    const game = scenario({
      plugins,
      filler,
      players: [{ hand: ['Smash'], inkwell: 3, deck: 3 }, { deck: 3 }],
    });
    game.move('play', 'Smash');
    expect(game.player(0)).toHaveCount('hand', 1);
    expect(game.player(1)).toHaveCount('hand', 1);
    expect(game).toHaveDecision('act');
  });

  test('has no abilities by an empty text', () => {
    const card = cardIn(engineWith({ Smash: '' }), 'Smash');
    expect([card.abilities, card.texts]).toEqual([[], []]);
  });

  test('may speak of other cards, and of itself in the third person', () => {
    const text = `Your characters named ${filler.split(' - ')[0]} gain Rush.`;
    expect(cardIn(engineWith({ Lantern: text }), 'Lantern').texts).toEqual([text]);
    const hers =
      'When you play this character, if you have another character in play, she gains Rush this turn.';
    expect(cardIn(engineWith({ [filler]: hers }), filler).texts).toEqual([hers]);
  });

  test('can be played where nobody understood the card', () => {
    const [first, ...others] = set1.cards!;
    const unread = { ...set1, cards: [{ ...first!, abilities: [], unsupported: 'a word' }, ...others] };
    const engine = createEngine({ plugins: [lorcana, unread, mended({ [first!.fullName]: 'Rush' })] });
    expect(cardIn(engine, first!.fullName)).not.toHaveProperty('unsupported');
  });

  test('uses the keywords of a mod that is given with it', () => {
    const word = { id: 'learned', word: 'Learned', forms: ['none'] } as const;
    const sentence = 'Whenever this character quests, you may draw a card.';
    const rules = definePlugin({
      name: 'learned',
      version: '1.0.0',
      keywords: [defineKeyword('learned' as never)],
      keywordDefinitions: { learned: abilitiesOf(createLorcanaLanguage(), sentence) },
    });
    const mod = defineMod({
      name: 'learned',
      rules,
      language: { lexicons: [{ keywords: [word as never] }] },
    });
    const plugins = [lorcana, set1, rules, mended({ [filler]: 'Learned' }, [mod])];
    const game = scenario({ plugins, filler: 'Lantern', players: [{ play: [filler], deck: 3 }] });
    game.move('quest', filler).accept();
    expect(game.player(0)).toHaveCount('hand', 1);
  });

  test('is another card for replays and saves, whose spelling is not', () => {
    const [rush, other] = [engineWith({ Smash: 'Draw a card.' }), engineWith({ Smash: 'Draw 2 cards.' })];
    const decks = [0, 1].map(() => Array.from({ length: 60 }, (_, i) => `set1-${1 + (i % 15)}`));
    const replay = recordGame(rush, { seed: 1, decks }, () => null);
    expect(() => playReplay(rush, replay)).not.toThrow();
    expect(() => playReplay(other, replay)).toThrow(expect.objectContaining({ code: 'replay-foreign' }));
  });
});

describe('an erratum is refused', () => {
  test('for a card that there is not, with what is near', () => {
    expect(() => engineWith({ Smesh: 'Draw a card.' })).toThrow(
      expect.objectContaining({
        code: 'plugin-invalid',
        details: expect.objectContaining({
          plugin: 'lorcana-mended',
          suggestions: expect.arrayContaining(['Smash']),
        }),
      }),
    );
  });

  test.each([
    ['an unknown word', 'Draw a crad.', 'DSL1001', 'Draw a card.'],
    ['words in no order', 'Draw card a.', undefined, undefined],
    ['what another type of card says', 'When you play this character, draw a card.', undefined, undefined],
  ])('whose text is not understood: %s', (_, text, code, nearest) => {
    let thrown: unknown;
    try {
      engineWith({ Smash: text });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(ErratumError);
    const { card, diagnostics, message, ...error } = thrown as ErratumError;
    expect(error).toMatchObject({ code: 'DSL9004', text, nearest });
    expect(card).toBe('Smash');
    if (code !== undefined) expect(diagnostics.map((one) => one.code)).toContain(code);
    expect(message).toContain('The new text of Smash');
  });

  test('that says what the card says already', () => {
    const said = cardIn(createEngine({ plugins: [lorcana, set1] }) as never, 'Smash').texts!.join('\n');
    expect(() => engineWith({ Smash: said })).toThrow('override of Smash changes nothing');
  });

  test('that is no text', () => {
    expect(() => errata({ Smash: 5 as never })).toThrow(expect.objectContaining({ code: 'plugin-invalid' }));
  });
});
