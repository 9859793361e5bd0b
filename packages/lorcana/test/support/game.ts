import { lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import {
  type CardFacts,
  card,
  type PlayerLiteral,
  type Scenario,
  type ScenarioSetup,
  scenario,
  type TestCard,
} from '@cardwright/testkit/vitest';

let made: ReturnType<typeof createLorcanaLanguage> | undefined;

/** The language, made once for a file of tests: making one takes a tenth of a second. */
export const language = () => {
  made ??= createLorcanaLanguage();
  return made;
};

/** Facts of a card made in a test that go beyond its numbers. */
export interface Facts extends Omit<CardFacts, 'name' | 'stats' | 'type'> {
  readonly inkable?: boolean;
}

const make = (
  type: string,
  name: string,
  stats: Record<string, number>,
  { inkable = true, ...facts }: Facts,
): TestCard => card({ name, type, stats, attributes: { inkable }, ...facts });

/** A character. @param numbers strength, willpower and lore, as they are printed: `2/3/1` */
export const character = (name: string, numbers = '1/1/1', facts: Facts = {}): TestCard => {
  const [strength, willpower, lore] = numbers.split('/').map(Number);
  return make('character', name, { strength: strength!, willpower: willpower!, lore: lore! }, facts);
};

export const action = (name: string, text: string, facts: Facts = {}): TestCard =>
  make('action', name, {}, { ...facts, text });

export const song = (name: string, text: string, facts: Facts = {}): TestCard =>
  action(name, text, { ...facts, classifications: ['Song'] });

export const item = (name: string, text = '', facts: Facts = {}): TestCard =>
  make('item', name, {}, { ...facts, text });

/** A location. @param numbers willpower, lore and move cost: `5/1/1` */
export const location = (name: string, numbers = '5/1/1', facts: Facts = {}): TestCard => {
  const [willpower, lore, move] = numbers.split('/').map(Number);
  return make('location', name, { willpower: willpower!, lore: lore!, 'move-cost': move! }, facts);
};

/** What fills decks: no text, no say in anything. */
const filler = character('Extra', '1/1/1');

/** A game of Lorcana with cards made in the test. */
export const game = (players: readonly PlayerLiteral[] = [], setup: Partial<ScenarioSetup> = {}): Scenario =>
  scenario({ plugins: [lorcana], language: language(), filler, players, ...setup });
