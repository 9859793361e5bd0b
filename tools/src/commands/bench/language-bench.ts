import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardFacts, SetText } from '@cardwright/lorcana';
import { parse } from 'yaml';
import { set1Folder } from '../../sets/package-folder.ts';
import { createCompiler } from '../../texts/compiler.ts';
import { lorcana } from '../../texts/lorcana.ts';
import { type Measuring, median, rate } from './measure.ts';

/** What the language costs, warm. */
export interface LanguageFigures {
  /** Read, printed back, compared and bound. */
  readonly abilitiesPerSecond: number;
  /** A text that is refused, with its diagnostics. */
  readonly refusedTextMs: number;
}

/** The reader is so much code that V8 needs seconds to warm up. */
const LONGER = 5;

const refused: CardFacts = {
  set: '0',
  number: 1,
  name: 'Nobody',
  type: 'character',
  inks: [],
  cost: 1,
  inkable: true,
  classifications: [],
  text: 'Whenever this character quests, deal 3 damages to chosen character and draw a card.',
};

/** Measures reading the first set's text. */
export function benchLanguage(how: Measuring): LanguageFigures {
  const set = parse(readFileSync(join(set1Folder(), 'cards.yaml'), 'utf8')) as SetText;
  const compiler = createCompiler(lorcana, set.cards);
  const cards = set.cards.map((card) => ({
    ...card,
    set: set.set,
    text: card.text ?? '',
    classifications: card.classifications ?? [],
  }));
  const abilities = rate(
    () => cards.reduce((sum, card) => sum + compiler.compile(card).abilities.length, 0),
    { ...how, seconds: how.seconds * LONGER },
  );
  const times = Array.from({ length: 25 }, () => {
    const begun = performance.now();
    compiler.compile(refused);
    return performance.now() - begun;
  });
  return { abilitiesPerSecond: Math.round(abilities), refusedTextMs: Number(median(times).toFixed(3)) };
}
