import { set1Cards } from '@cardwright/cards-set1';
import { set2Cards } from '@cardwright/cards-set2';
import { createEngine } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import { OutsideChance } from '@cardwright/core/game';
import { compileText, equal } from '@cardwright/dsl';
import { lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage, namesOf, toCardText } from '@cardwright/lorcana/language';
import { expect, test } from 'vitest';
import { type Recombined, recombine } from './support/recombine.ts';

// Parts of what one card means in the place of like parts of another: what makes sense is printed, read back as the same
// and bound. Whether it makes sense is not judged here: the language and the game say so, with a reason.

const seed = Number(process.env['CARDWRIGHT_SEED'] ?? '1');
const TEXTS = Number(process.env['CARDWRIGHT_TEXTS'] ?? '1000');
/** Of what makes sense: this much at least is said and read. */
const FLOOR = 0.97;

const cards = [...set1Cards.cards, ...set2Cards.cards];
const language = createLorcanaLanguage({ names: namesOf(cards) });
const engine = createEngine({ plugins: [lorcana] });
let bound = 0;
const bind = (ability: Recombined['ability']) => bindAbility(engine, `recombined-${bound++}`, ability);

/** Sense, references, the binder, and text that does nothing: why words that are in order mean nothing. */
const NONSENSE: ReadonlySet<string> = new Set(['DSL2003', 'DSL2004', 'DSL2006']);
const IN_ORDER = /^The words are in order, but /;

type Outcome = 'same' | 'nonsense' | 'otherwise' | 'unsaid' | 'unread';

function tell({ ability, facts }: Recombined): { outcome: Outcome; text: string; why?: string } {
  let text = '';
  try {
    text = language.print(ability, { facts });
  } catch (error) {
    try {
      bind(ability);
    } catch {
      return { outcome: 'nonsense', text };
    }
    return { outcome: 'unsaid', text: JSON.stringify(ability), why: String(error) };
  }
  const { abilities, diagnostics, verdict } = compileText(language, { ...facts, text }, bind);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error && (NONSENSE.has(error.code) || IN_ORDER.test(error.message)))
    return { outcome: 'nonsense', text, why: error.message };
  if (!verdict.supported) return { outcome: 'unread', text, ...(error && { why: error.message }) };
  const [read, more] = abilities;
  if (more || !read || !equal({ ...read.ability, name: undefined }, { ...ability, name: undefined }))
    return { outcome: 'otherwise', text, why: JSON.stringify([ability, read?.ability]) };
  return { outcome: 'same', text };
}

test('parts of the committed texts, put together otherwise, are said and read as what they mean', {
  timeout: 120_000,
}, () => {
  const texts = cards
    .filter(({ text }) => text !== '')
    .map(toCardText)
    .flatMap((facts) => compileText(language, facts).abilities.map(({ ability }) => ({ ability, facts })))
    .filter(({ ability }) => ability.kind !== 'keyword');
  const chance = new OutsideChance(seed);
  const counts: Record<Outcome, number> = { same: 0, nonsense: 0, otherwise: 0, unsaid: 0, unread: 0 };
  const wrong: string[] = [];
  let left = TEXTS;
  for (const one of recombine(texts, (n) => chance.below(n))) {
    if (left-- === 0) break;
    const { outcome, text, why } = tell(one);
    counts[outcome]++;
    if (outcome === 'otherwise') wrong.push(`${text}\n  ${why}`);
  }
  const sensible = TEXTS - counts.nonsense;
  console.log(
    `${counts.same} of ${sensible} sensible recombinations are said and read; ${JSON.stringify(counts)}`,
  );
  expect(wrong).toEqual([]);
  expect(counts.same / sensible).toBeGreaterThan(FLOOR);
});
