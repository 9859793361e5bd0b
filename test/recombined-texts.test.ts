import { set1Cards } from '@cardwright/cards-set1';
import { set2Cards } from '@cardwright/cards-set2';
import { OutsideChance } from '@cardwright/core/game';
import { type CardText, checkText, compileText } from '@cardwright/dsl';
import { createLorcanaLanguage, namesOf, toCardText } from '@cardwright/lorcana/language';
import { expect, test } from 'vitest';

// Words of one card's text in the place of like words of another's: cards for cards, an event for an event. Whatever is
// understood is understood in one way, and says itself again. What is refused is mostly nonsense or bad English: how much of
// what makes sense is read is told by `recombined-data.test.ts`.

const seed = Number(process.env['CARDWRIGHT_SEED'] ?? '1');
const TEXTS = 1000;

/** Words of a text, from one offset to another, and what they are in the data. */
interface Words {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

interface Line {
  readonly card: CardText;
  readonly words: readonly Words[];
}

test('parts of the committed texts, put together otherwise, are read in one way', {
  timeout: 120_000,
}, () => {
  const cards = [...set1Cards.cards, ...set2Cards.cards];
  const language = createLorcanaLanguage({ names: namesOf(cards) });
  const lines: Line[] = [];
  const byKind = new Map<string, string[]>();
  for (const card of cards.filter(({ text }) => text !== '').map(toCardText))
    for (const { ability, span, spans } of compileText(language, card).abilities) {
      if (ability.kind === 'keyword') continue;
      const text = card.text.slice(span.start, span.end);
      const words = Object.entries(spans)
        .filter(([path]) => path !== '')
        .map(([path, one]) => ({
          kind: path.replaceAll(/\d+/g, '#').split('.').slice(-2).join('.'),
          start: one.start - span.start,
          end: one.end - span.start,
        }));
      lines.push({ card: { ...card, text }, words });
      for (const { kind, start, end } of words)
        byKind.set(kind, [...(byKind.get(kind) ?? []), text.slice(start, end)]);
    }
  const chance = new OutsideChance(seed);
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;
  const wrong: string[] = [];
  let [read, tried] = [0, 0];
  while (tried < TEXTS) {
    const { card, words } = pick(lines);
    if (words.length === 0) continue;
    const { kind, start, end } = pick(words);
    const other = pick(byKind.get(kind)!);
    const text =
      card.text.slice(0, start) + (start === 0 ? capital(other) : small(other)) + card.text.slice(end);
    if (text === card.text) continue;
    tried++;
    const mixed = { ...card, text };
    const { diagnostics } = compileText(language, mixed);
    const error = diagnostics.find(({ severity }) => severity === 'error');
    if (error?.code === 'DSL2005') wrong.push(`${error.message}: ${text}`);
    if (error) continue;
    read++;
    const problem = checkText(language, text, mixed);
    if (problem !== undefined) wrong.push(`${problem}: ${text}`);
  }
  console.log(`${read} of ${tried} recombined texts are read`);
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(TEXTS * 0.5);
});

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** A word that begins a sentence, in the middle of one; names of classes stay as they are. */
const small = (words: string): string =>
  /^(?:Your|Each|Chosen|Another|This|Draw|Gain|Opposing|Characters|The|When|Whenever|Banish|Exert|Deal|Return) /.test(
    words,
  )
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
