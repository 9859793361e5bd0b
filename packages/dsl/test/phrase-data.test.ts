import { definePhrase, PhraseError } from '@cardwright/dsl';
import { describe, expect, it, test } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: rows of data that no kernel knows, and authors that no compiler has seen
type Any = any;
const context: Any = {};
const make = (row: object): Any =>
  (definePhrase as Any)({ slot: 'predicate', name: 'tried', subject: 'player', ...row });

describe('a row that says its data once', () => {
  const draw = definePhrase({
    slot: 'predicate',
    name: 'draw',
    subject: 'player',
    template: 'draw~ {count:card-count}',
    data: ({ count }) => ({ do: 'draw', count }),
  });

  it('builds it, and takes it apart', () => {
    expect(draw.build({ count: 2 }, context)).toEqual({ do: 'draw', count: 2 });
    expect(draw.split({ do: 'draw', count: 2 }, context)).toEqual({ count: 2 });
  });
  it('says nothing else: no other constant, no part less, no field more', () => {
    expect(draw.split({ do: 'discard', count: 2 }, context)).toBeUndefined();
    expect(draw.split({ do: 'draw' }, context)).toBeUndefined();
    expect(draw.split({ do: 'draw', count: undefined }, context)).toBeUndefined();
    expect(draw.split({ do: 'draw', count: 2, upTo: true }, context)).toBeUndefined();
    expect(draw.split({ do: 'draw', count: 2, upTo: undefined }, context)).toEqual({ count: 2 });
  });

  it('has the same part in two places, and constants inside', () => {
    const { split } = make({
      template: 'pick~ {n:integer}',
      data: ({ n }: Any) => ({ do: 'pick', range: { min: n, max: n }, of: [{ is: 'other' }] }),
    });
    const of = [{ is: 'other' }];
    expect(split({ do: 'pick', range: { min: 2, max: 2 }, of })).toEqual({ n: 2 });
    expect(split({ do: 'pick', range: { min: 1, max: 2 }, of })).toBeUndefined();
    expect(split({ do: 'pick', range: { min: 2, max: 2 }, of: [...of, ...of] })).toBeUndefined();
  });
  it('ends a list in the rest of it', () => {
    const { build, split } = make({
      slot: 'tails',
      template: '{first:tail} {rest:tails}',
      data: ({ first, rest }: Any) => [first, ...rest],
    });
    expect(build({ first: 1, rest: [2, 3] })).toEqual([1, 2, 3]);
    expect(split([1, 2, 3])).toEqual({ first: 1, rest: [2, 3] });
    expect(split([1])).toBeUndefined();
  });
  it('leaves a field out with a part that need not be said', () => {
    const { build, split } = make({
      template: 'rest~ [for {turns:integer} turns]',
      data: ({ turns }: Any) => ({ do: 'rest', turns }),
    });
    expect(Object.keys(build({}))).toEqual(['do']);
    expect(split({ do: 'rest' })).toEqual({});
    expect(split({ do: 'rest', turns: 2 })).toEqual({ turns: 2 });
  });
  it('asks a number of a number and a measure of a measure', () => {
    const row = (part: string) =>
      make({ template: `gain~ {n:${part}}`, data: ({ n }: Any) => ({ do: 'gain', n }) });
    const measured = { do: 'gain', n: { amount: 'done' } };
    expect(row('integer').split(measured)).toBeUndefined();
    expect(row('measure').split(measured)).toEqual({ n: measured.n });
    expect(row('measure').split({ do: 'gain', n: 2 })).toBeUndefined();
  });
  it('leaves some of it to other words, by its parts', () => {
    const { split } = make({
      template: 'gain~ {n:integer}',
      data: ({ n }: Any) => ({ do: 'gain', n }),
      when: ({ n }: Any) => n > 1,
    });
    expect(split({ do: 'gain', n: 1 })).toBeUndefined();
    expect(split({ do: 'gain', n: 2 })).toEqual({ n: 2 });
  });
});

describe('data is refused, when the phrase is defined,', () => {
  const template = 'gain~ {n:integer}';
  test.each<[string, object, RegExp]>([
    [
      'that computes',
      { data: ({ n }: Any) => ({ do: 'gain', n: n + 1 }) },
      /does something with the part "n"/,
    ],
    ['that looks inside', { data: ({ n }: Any) => ({ do: n.of }) }, /does something with the part "n"/],
    ['that spreads a part', { data: ({ n }: Any) => ({ do: 'gain', ...n }) }, /does something with the part/],
    ['that leaves a part out', { data: () => ({ do: 'gain' }) }, /leaves out the part "n"/],
    [
      'that asks for a misspelt part',
      { template: 'gain~ {much:integer}', data: ({ mucch }: Any) => ({ do: 'gain', mucch }) },
      /asks for a part "mucch"; did you mean "much"\?/,
    ],
    ['that is no function', { data: { do: 'gain' } }, /`data` is no function/],
    ['beside `split`', { data: ({ n }: Any) => n, split: () => ({}) }, /has `data`, from which/],
    ['of no template', { data: ({ n }: Any) => n, template: undefined }, /needs `template`, a text/],
  ])('%s', (_what, row, message) => {
    expect(() => make({ template, ...row })).toThrow(PhraseError);
    expect(() => make({ template, ...row })).toThrow(message);
  });

  it('by the compiler where a part is misspelt', () => {
    expect(() =>
      definePhrase({
        slot: 'predicate',
        name: 'misspelt',
        subject: 'player',
        template: 'draw~ {count:card-count}',
        // @ts-expect-error the template has no such part
        data: ({ cuont }) => ({ do: 'draw', count: cuont }),
      }),
    ).toThrow(/did you mean "count"\?/);
  });
});
