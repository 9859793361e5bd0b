import { definePhrase, PhraseError } from '@cardwright/dsl';
import { describe, expect, it } from 'vitest';
import { testLanguage } from './game.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of data that no kernel knows
type Any = any;
const context: Any = {};

const stack = definePhrase({
  slot: 'predicate',
  name: 'stack',
  subject: 'player',
  template: 'stack~ cards on the {side:top|upper end|bottom} {free:for free|}',
  words: {
    side: { top: 'top', 'upper end': 'top', bottom: 'bottom' },
    free: { 'for free': true, '': false },
  },
  data: ({ side, free }) => ({ do: 'stack', side, free }) as Any,
});

describe('a part that is one of some words', () => {
  it('has the word as its value, or what the row says that it means', () => {
    expect(stack.build({ side: 'bottom', free: 'for free' } as Any, context)).toEqual({
      do: 'stack',
      side: 'bottom',
      free: true,
    });
  });

  it('is printed by the first word that means it; the others are told as well', () => {
    expect(stack.split({ do: 'stack', side: 'top', free: false } as Any, context)).toEqual([
      { side: 'top', free: '' },
      { side: 'upper end', free: '' },
    ]);
    expect(stack.split({ do: 'stack', side: 'middle', free: true } as Any, context)).toEqual([]);
  });

  it('is read and printed in a text, each word as it is written', () => {
    const words = ['rounded down', 'rounded up'];
    for (const rounded of words) {
      const text = `Draw cards equal to half the number of cards in your hand, ${rounded}.`;
      const [read] = testLanguage().parse(text).abilities;
      expect(read?.printed).toBe(text);
      expect(JSON.stringify(read?.ability)).toContain(`"rounded":"${rounded.slice(8)}"`);
    }
  });

  it('is refused where its words and their meanings differ', () => {
    const row = (words: object): Any => (definePhrase as Any)({ ...stack, data: undefined, words });
    expect(() => row({ side: { top: 1, bottom: 2 } })).toThrow(PhraseError);
    expect(() => row({ side: { top: 1, 'upper end': 1, bottom: 2, left: 3 } })).toThrow(/"left"/);
    expect(() => row({ place: { here: 1 } })).toThrow(/no choice/);
  });
});
