import { compileText, createLanguage, definePhrase, type Language, type Phrase } from '@cardwright/dsl';
import { describe, expect, it } from 'vitest';
import { rows, words } from './game.ts';

// biome-ignore lint/suspicious/noExplicitAny: effects of a game that merges nothing into the kernel's types
type Any = any;

const withRows = (...more: readonly Phrase[]): Language =>
  createLanguage({ lexicons: [words], phrases: [...rows, ...more] });

function told(language: Language, text: string) {
  const { abilities, diagnostics, verdict } = compileText(language, { text, type: 'spell' });
  return {
    effects: abilities.flatMap(({ ability }) => (ability.kind === 'spell' ? ability.effects : [])),
    codes: diagnostics.map(({ code }) => code),
    read: verdict.roundTrip,
    readings: language.readings(text, { type: 'spell' }),
  };
}

/** Has the words of "gets +1 {P} this turn", which the skeleton reads as a clause and its duration. */
const surge = (more: Partial<Phrase> = {}): Phrase => ({
  ...definePhrase({
    slot: 'predicate',
    name: 'surge',
    subject: 'cards',
    template: 'get~ {change:stat-change} this turn',
    build: ({ change }) =>
      change.stat === ('power' as never) ? ({ do: 'surge', by: change.by } as Any) : undefined,
    split: (e: Any) => e.do === 'surge' && { change: { stat: 'power' as never, by: e.by } },
  }),
  ...more,
});

describe('of all readings of a text', () => {
  it('the next is tried where a row gives nothing', () => {
    expect(told(withRows(surge()), 'Chosen beast gets +1 {H} this turn.')).toMatchObject({
      effects: [{ do: 'modify', stat: 'health' }],
      codes: [],
      read: true,
      readings: 1,
    });
  });

  it('several that can be meant are an ambiguity, and the same for all who ask', () => {
    expect(told(withRows(surge()), 'Chosen beast gets +1 {P} this turn.')).toMatchObject({
      codes: ['DSL2005'],
      read: false,
      readings: 2,
    });
  });

  it('one row can outrank another, where both make sense', () => {
    const language = withRows(surge({ outranks: ['get'] }));
    expect(told(language, 'Chosen beast gets +1 {P} this turn.')).toMatchObject({
      effects: [{ do: 'surge' }],
      codes: [],
      readings: 1,
    });
    expect(told(language, 'Chosen beast gets +1 {H} this turn.')).toMatchObject({
      effects: [{ do: 'modify' }],
    });
  });

  const bury = (name: string, what: object, more: Partial<Phrase>): Phrase =>
    ({
      slot: 'predicate',
      name,
      subject: 'player',
      template: 'bury~ that',
      build: () => ({ do: 'destroy', what }),
      split: (e: Any) => e.do === 'destroy' && JSON.stringify(e.what) === JSON.stringify(what) && {},
      usual: () => false,
      ...more,
    }) as Any;
  const that = { pick: 'ref', ref: { to: 'that' } };
  const beasts = { pick: 'each', filter: [{ is: 'type', type: 'beast' }] };

  it('two rows have the same words only where it is said which is meant', () => {
    expect(() => withRows(bury('one', that, {}), bury('two', beasts, {}))).toThrow(
      /neither outranks the other/,
    );
  });

  it('one whose reference means nothing leaves the other', () => {
    const language = withRows(bury('one', that, { outranks: ['two'] }), bury('two', beasts, {}));
    expect(told(language, 'Bury that.')).toMatchObject({
      effects: [{ what: beasts }],
      codes: [],
      read: true,
    });
    expect(told(language, 'Choose a beast. Bury that.')).toMatchObject({
      effects: [{ do: 'choose' }, { what: that }],
      codes: [],
    });
  });

  it('one that does not give its words back leaves the other', () => {
    const language = withRows(
      bury('one', beasts, { outranks: ['two'], split: () => undefined }),
      bury('two', that, {}),
    );
    expect(told(language, 'Choose a beast. Bury that.')).toMatchObject({
      effects: [{ do: 'choose' }, { what: that }],
      codes: [],
    });
  });

  it('if none can be meant, what is told is of the one that got furthest', () => {
    const language = withRows(
      bury('one', that, { outranks: ['two'] }),
      bury('two', beasts, { build: () => undefined }),
    );
    expect(told(language, 'Bury that.').codes).toEqual(['DSL2003']);
  });

  it('in quotation marks nothing is known of the card', () => {
    const text =
      'Chosen relic gains “While this relic is weary, this relic gets +1 {P}” and gets +1 {H} this turn.';
    expect(told(withRows(surge({ outranks: ['get'] })), text)).toMatchObject({ codes: [], read: true });
  });
});

describe('readings that multiply', () => {
  it('cost what the places cost where they differ, not their product', () => {
    const language = withRows(surge());
    const text = 'Chosen beast gets +1 {H} this turn. '.repeat(25).trim();
    const start = performance.now();
    expect(told(language, text)).toMatchObject({ codes: [], readings: 1 });
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
