import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '@cardwright/core';
import { type CardFacts, constructed, lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { card, ScenarioError, scenario } from '@cardwright/testkit';
import { describe, expect, test } from 'vitest';
import { explainDeck } from '../../src/decks/deck-file.ts';
import { SourceFile } from '../../src/files/source-file.ts';
import { compilePool } from '../../src/pool/compile-pool.ts';
import { shelfGame } from '../../src/shelf/chosen-game.ts';
import { createCompiler } from '../../src/texts/compiler.ts';
import { loadTextGame } from '../../src/texts/load-text-game.ts';
import { kit } from '../support/games.ts';
import { answerIn, resultIn, runCli, scratch } from '../support/run-cli.ts';

const lorcanaTexts = await loadTextGame(await shelfGame('lorcana'));

/** Texts, by what is to be said of them at every door: supported, or the code of what is wrong. */
const texts: readonly (readonly [type: CardFacts['type'], text: string, code?: string])[] = [
  ['character', 'When you play this character, draw a card.'],
  ['character', 'Evasive'],
  ['item', 'Your locations and characters at locations gain Resist +1.'],
  [
    'character',
    'Whenever this character quests, you may move them and one of your other characters to the same location for free. The other character gets +2 {S} this turn.',
  ],
  // Two ways to read it that mean the same are none to choose between.
  ['character', 'Your characters with 4 {S} or more each get +1 {L}.'],
  ['character', 'When you play this character, draw a flibber.', 'DSL1001'],
  ['character', 'When you play this character, draw a card exerted.', 'DSL1002'],
  ['character', 'When you play this character, draw', 'DSL1003'],
  ['item', 'Whenever this item quests, draw a card.', 'DSL2001'],
  ['character', 'When you play this character, banish that item.', 'DSL2003'],
  ['action', 'Whenever you play a character, draw a card.', 'DSL2004'],
  [
    'character',
    "Damage can't be removed from opposing characters and this character and your other characters gain Ward.",
    'DSL2005',
  ],
  [
    'action',
    'Ready chosen character and your items and your other characters gain Ward this turn.',
    'DSL2005',
  ],
];

const stats = { character: { strength: 2, willpower: 3, lore: 1 }, action: {}, item: {}, location: {} };

const cards = texts.map(
  ([type, text], i): CardFacts => ({
    set: '9',
    number: i + 1,
    name: `Mira${'abcdefghijklmnopqrstuvwxyz'[i]}`,
    ...(type === 'character' && { version: 'One of Many' }),
    type,
    inks: ['amber'],
    cost: 1,
    inkable: true,
    classifications: type === 'character' ? ['Hero'] : [],
    ...stats[type],
    text,
  }),
);

/** What a door says of each card by number: the codes of what is wrong. */
type Verdicts = ReadonlyMap<number, readonly (string | undefined)[]>;

function byNumber(found: readonly { readonly number: number; readonly code?: string }[]): Verdicts {
  const verdicts = new Map<number, (string | undefined)[]>();
  for (const { number, code } of found) verdicts.set(number, [...(verdicts.get(number) ?? []), code]);
  return verdicts;
}

/** Every door says the same: what is wrong where something is, and nothing of the others. */
function expectSame(verdicts: Verdicts): void {
  for (const [i, [type, text, code]] of texts.entries()) {
    const found = verdicts.get(i + 1);
    if (code === undefined) expect(found, `${type}: ${text}`).toBeUndefined();
    else expect(found, `${type}: ${text}`).toEqual([code]);
  }
}

/** The same of a door that tells no codes. */
function expectRefused(refused: ReadonlySet<number>): void {
  expect([...refused]).toEqual(texts.flatMap(([, , code], i) => (code === undefined ? [] : [i + 1])));
}

describe('one verdict at every door', () => {
  const json = JSON.stringify(cards);

  test('compileText', () => {
    const compiler = createCompiler(lorcanaTexts, cards);
    const found = cards.flatMap((one) => {
      const { verdict, diagnostics } = compiler.compile(one);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      expect(verdict.supported).toBe(errors.length === 0);
      return errors.map(({ code }) => ({ number: one.number, code }));
    });
    expectSame(byNumber(found));
  });

  test('coverage', async () => {
    const { folder } = scratch({ 'cards.json': json });
    const { out } = await runCli(['coverage', 'cards.json', '--json'], { cwd: folder });
    const { supportedCards, unsupported } = resultIn({ out });
    expectSame(byNumber(unsupported));
    expect(supportedCards).toBe(texts.filter(([, , code]) => code === undefined).length);
  });

  test('explain', async () => {
    const found = [];
    for (const [i, [type, text]] of texts.entries()) {
      const { status, out } = await runCli(['explain', '--json', '--type', type, text]);
      const { ok: supported, diagnostics } = answerIn({ out });
      expect(status).toBe(supported ? 0 : 1);
      for (const { code, severity } of diagnostics)
        if (severity === 'error') found.push({ number: i + 1, code: code as string });
    }
    expectSame(byNumber(found));
  });

  test('import, then check and generate of what it made', async () => {
    const { folder } = scratch({ 'cards.json': json });
    const { out } = await runCli(['import', 'cards.json', '--out', 'made', '--json'], { cwd: folder });
    expectSame(byNumber(resultIn({ out }).unsupported));

    const checked = answerIn(await runCli(['check', 'made/cards.yaml', '--json'], { cwd: folder }));
    const lines = readFileSync(join(folder, 'made/cards.yaml'), 'utf8').split('\n');
    const numberAt = (line: number) => lines.slice(0, line).filter((one) => /^ +- number:/.test(one)).length;
    const told = checked.diagnostics as { severity: string; code: string; line: number }[];
    const errors = told.filter(({ severity }) => severity === 'error');
    expectSame(byNumber(errors.map(({ code, line }) => ({ number: numberAt(line), code }))));

    await runCli(['generate', 'made', '--keep-unsupported'], { cwd: folder });
    const kept = JSON.parse(readFileSync(join(folder, 'made/unsupported.generated.json'), 'utf8'));
    expectRefused(new Set(Object.keys(kept).map(Number)));
  });

  test('deck checks', async () => {
    const engine = createEngine({ plugins: [lorcana, constructed, ...compilePool(lorcanaTexts, cards)] });
    const list = engine.cards.map(({ definition }) => `4 ${definition.fullName}`).join('\n');
    const { faults } = await explainDeck(kit, engine, new SourceFile('deck.txt', list));
    const unsupported = faults.filter(({ code }) => code === 'deck/unsupported-card');
    expectRefused(new Set(unsupported.map(({ place }) => place!.line)));
  });

  test('cards made in tests', () => {
    const language = createLorcanaLanguage();
    const refused = new Set<number>();
    for (const { number, name, type, text } of cards) {
      const made = card({ name, type, text, stats: stats[type] });
      const plain = card({ name: 'Extra', type: 'character', stats: stats.character });
      try {
        scenario({ plugins: [lorcana], language, filler: plain, players: [{ hand: [made] }] });
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error;
        refused.add(number);
      }
    }
    expectRefused(refused);
  });
});
