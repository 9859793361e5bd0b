import { existsSync, readFileSync } from 'node:fs';
import { khCards } from '@cardwright/cards-kh';
import { set1Cards } from '@cardwright/cards-set1';
import { set2Cards } from '@cardwright/cards-set2';
import { createEngine } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import type { Ability } from '@cardwright/core/data';
import { OutsideChance } from '@cardwright/core/game';
import { type CardText, compileText } from '@cardwright/dsl';
import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { languageOf, toCardText as toKhText } from '@cardwright/kingdom-hearts/language';
import { type CardFacts, lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage, namesOf, toCardText } from '@cardwright/lorcana/language';
import { expect, test } from 'vitest';
import { isSaid, type Judge, judge, lineOf, type Swallowed } from './judge.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

// Every text of a set with a word taken out, doubled, swapped with the next or in the place of another: each that is
// understood means something else, and no word of it is lost on the way to its data and back.
//
// CARDWRIGHT_MUTANTS is the share of them that is tried, in percent; the ordinary suite tries few.

const share = Number(process.env['CARDWRIGHT_MUTANTS'] ?? '3');
const seed = Number(process.env['CARDWRIGHT_SEED'] ?? '1');
const corpus =
  process.env['CARDWRIGHT_CORPUS'] ?? new URL('../../../shared/corpus', import.meta.url).pathname;

interface Counted {
  lines: number;
  mutants: number;
  accepted: number;
  readonly swallowed: Swallowed[];
}

/** The lines of texts, each once for a type of card. */
function linesOf({ language, bind }: Judge, cards: readonly CardText[]) {
  const lines = new Map<string, CardText>();
  const kinds = new Map<string, Set<string>>();
  for (const card of cards) {
    const { abilities, tokens, verdict } = compileText(language, card, bind);
    if (!verdict.supported) continue;
    for (const { kind, text } of tokens) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(text));
    for (const { text } of abilities) lines.set(`${card.type} ${text}`, { ...card, text });
  }
  return { lines: [...lines.values()], kinds };
}

function tryAll(judging: Judge, cards: readonly CardText[], percent: number): Counted {
  const { lines, kinds } = linesOf(judging, cards);
  const all = judging.language.words().filter((word) => /\S/.test(word));
  const ofKind = new Map([...kinds].map(([kind, words]) => [kind, [...words].sort()]));
  const chance = new OutsideChance(seed);
  const counted: Counted = { lines: 0, mutants: 0, accepted: 0, swallowed: [] };
  for (const card of lines) {
    const line = lineOf(judging, card);
    if (!line) continue;
    counted.lines++;
    const tokens = judging.language.parse(card.text, card).tokens;
    const words = tokens.map(({ span, kind }) => ({
      text: card.text.slice(span.start, span.end),
      kind,
      ...span,
    }));
    const others = (kind: string): readonly (readonly string[])[] => [ofKind.get(kind) ?? all, all];
    for (const mutant of mutantsOf(card.text, words, others, chance)) {
      if (chance.below(10_000) >= percent * 100 || [card.text, ''].includes(mutant.text)) continue;
      counted.mutants++;
      const found = judge(judging, line, mutant);
      if (found) counted.accepted++;
      if (found && found !== 'accounted') counted.swallowed.push(found);
    }
  }
  return counted;
}

const binder = (engine: Parameters<typeof bindAbility>[0]) => (ability: Ability) =>
  bindAbility(engine, 'text', ability);

const tell = ({ mutant, words, canonical }: Swallowed): string =>
  `${mutant.change} “${mutant.from}” → “${mutant.to}” [${words}]: ${mutant.text} = ${canonical}`;

function report(name: string, { lines, mutants, accepted, swallowed }: Counted): string[] {
  console.log(
    `${name}: ${mutants} mutants of ${lines} lines, ${accepted} accepted, ${swallowed.length} with a word unaccounted for`,
  );
  return swallowed.map(tell);
}

test('no word of an accepted mutant is lost: Lorcana', { timeout: 1_800_000 }, () => {
  const files = ['lorcana-sets-01-10.json', 'lorcana-sets-11-12.json'].map((file) => `${corpus}/${file}`);
  // The whole pool where it is at hand and wanted, else the sets that are here.
  const given = share > 10 && files.every((file) => existsSync(file));
  const cards: readonly CardFacts[] = given
    ? files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as CardFacts[])
    : [...set1Cards.cards, ...set2Cards.cards];
  const language = createLorcanaLanguage({ names: namesOf(cards) });
  const judging = { language, bind: binder(createEngine({ plugins: [lorcana] })) };
  const texts = cards.filter(({ text }) => text !== '').map(toCardText);
  const counted = tryAll(judging, texts, share);
  expect(report('Lorcana', counted)).toEqual([]);
  expect(counted.mutants).toBeGreaterThan(500);
  expect(counted.accepted).toBeGreaterThan(10);
});

test('no word of an accepted mutant is lost: Kingdom Hearts', { timeout: 1_800_000 }, () => {
  const language = languageOf(khCards.cards);
  const judging = { language, bind: binder(createEngine({ plugins: [kingdomHearts] })) };
  const texts = khCards.cards.filter(({ text }) => text !== '').map(toKhText);
  const counted = tryAll(judging, texts, Math.min(share * 10, 100));
  expect(report('Kingdom Hearts', counted)).toEqual([]);
  expect(counted.mutants).toBeGreaterThan(50);
});

test('the measurement finds a word that is swallowed', () => {
  const language = createLorcanaLanguage();
  const judging = { language, bind: binder(createEngine({ plugins: [lorcana] })) };
  const card = { type: 'action', text: 'Each opponent chooses and discards a card.' };
  const line = lineOf(judging, card)!;
  const mutant = (text: string, from: string): Mutant => ({ change: 'deleted', from, to: '', at: 0, text });
  expect(
    judge(judging, line, mutant('Each opponent discards a card.', 'nothing that is listed')),
  ).toMatchObject({
    words: 'means the same',
  });
  expect(judge(judging, line, mutant('Each opponent and discards a card.', 'chooses'))).toBeUndefined();
});

// Each was accepted anywhere once: at these places it would say something, or nothing that is English.
test.each([
  ['you', 'Deal 2 damage to you chosen character.'],
  ['and', 'Draw and a card.'],
  ['then', 'Chosen character then gains Rush this turn.'],
  ['also', 'Draw also a card.'],
  ['each', 'Draw a card each.'],
  ['card', 'Banish chosen character card.'],
  ['a', 'Draw a 2 cards.'],
  ['choose', 'Choose banish an item.'],
  ['all', 'Draw all a card.'],
  ['the', 'Draw the a card.'],
])('“%s” is missed where it is lost: %s', (word, text) => {
  const at = text.toLowerCase().search(new RegExp(`\\b${word}\\b`));
  const mutant: Mutant = { change: 'replaced', from: 'one', to: word, at, text };
  expect(isSaid(word, 1, mutant, new Set())).toBe(false);
});
