/**
 * Writes the cards that the rules' examples name, from public card data: facts, and text as the printer says it. It
 * needs the corpus (`CARDWRIGHT_CORPUS`), so it is run by hand when an example names a card that is not there yet.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileText } from '@cardwright/dsl';
import { type CardFacts, fullName } from '@cardwright/lorcana';
import { createLorcanaLanguage, toCardText } from '@cardwright/lorcana/language';

const corpus =
  process.env.CARDWRIGHT_CORPUS ?? fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));
const cards = JSON.parse(readFileSync(`${corpus}/lorcana-sets-01-10.json`, 'utf8')) as readonly CardFacts[];
const file = new URL('../test/examples/cards.json', import.meta.url);
const wanted = process.argv.slice(2);
const names =
  wanted.length > 0
    ? [...(JSON.parse(readFileSync(file, 'utf8')) as CardFacts[]).map(fullName), ...wanted]
    : (JSON.parse(readFileSync(file, 'utf8')) as CardFacts[]).map(fullName);
const language = createLorcanaLanguage({ names: cards.map(({ name }) => name) });

/** Text that no phrase says yet, without reminder text: the example's test says that it waits for one. */
const plain = (text: string): string =>
  text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[<>]/g, '')
    .trim();

const found = [...new Set(names)].sort().map((name) => {
  const card = cards.find((c) => fullName(c).toLowerCase() === name.toLowerCase());
  if (card === undefined) throw new Error(`no card is called ${name}`);
  const facts = toCardText(card);
  const { abilities, verdict } = compileText(language, facts);
  const whole = verdict.parsed && verdict.roundTrip;
  if (!whole) console.error(`not understood yet: ${name}: ${card.text}`);
  const text = whole
    ? abilities.map(({ ability }) => language.print(ability, { facts })).join('\n')
    : plain(card.text);
  return { ...card, text };
});
writeFileSync(file, `[\n${found.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`);
