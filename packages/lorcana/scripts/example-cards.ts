/**
 * Writes the cards that the rules' examples and the situations of public play name, from public card data: facts, and
 * text as the printer says it. Text that is not understood, or that its data alone do not print, is left out, so that
 * no wording of others is kept; an entry marked `ownWords` says in words of this project what the card does.
 *
 * It needs the corpus (`CARDWRIGHT_CORPUS`), so it is run by hand: when the language has learnt something, and with
 * the name of a folder and full names when a test names a card that is not there yet.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CardText, compileText, UnprintableError } from '@cardwright/dsl';
import { type CardFacts, fullName } from '@cardwright/lorcana';
import { createLorcanaLanguage, toCardText } from '@cardwright/lorcana/language';
import type { NamedCard } from '../test/support/named-cards.ts';

const corpus =
  process.env.CARDWRIGHT_CORPUS ?? fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));
const cards = ['01-10', '11-12'].flatMap(
  (sets) => JSON.parse(readFileSync(`${corpus}/lorcana-sets-${sets}.json`, 'utf8')) as readonly CardFacts[],
);
const language = createLorcanaLanguage({ names: cards.map(({ name }) => name) });
const [only, ...wanted] = process.argv.slice(2);

/** A card's text as its data alone print it. */
function printed(facts: CardText): string | undefined {
  const { abilities, verdict } = compileText(language, facts);
  if (!verdict.parsed || !verdict.roundTrip) return undefined;
  try {
    return abilities.map(({ ability }) => language.print(ability, { facts })).join('\n');
  } catch (error) {
    if (error instanceof UnprintableError) return undefined;
    throw error;
  }
}

for (const folder of only === undefined ? ['examples', 'cases', 'references', 'sequences'] : [only]) {
  const file = new URL(`../test/${folder}/cards.json`, import.meta.url);
  const known = JSON.parse(readFileSync(file, 'utf8')) as readonly NamedCard[];
  const names = new Set([...known.map(fullName), ...wanted]);
  const found = [...names].sort().map((name): NamedCard => {
    const before = known.find((card) => fullName(card) === name);
    // Later sets are not in the corpus; what the file has of them stays, said as the printer says it.
    const card = cards.find((c) => fullName(c).toLowerCase() === name.toLowerCase()) ?? before;
    if (card === undefined) throw new Error(`no card is called ${name}`);
    const { text: said, ...facts } = card;
    const text = said === undefined ? undefined : printed(toCardText({ ...facts, text: said }));
    if (text !== undefined) return { ...facts, text };
    console.error(`${folder}: not understood yet: ${name}`);
    return before?.ownWords === true ? { ...facts, text: before.text, ownWords: true } : facts;
  });
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
}
