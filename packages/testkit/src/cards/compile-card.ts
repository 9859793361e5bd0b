import type { Ability, CardDefinition } from '@cardwright/core';
import type { CardFacts as Facts, Language } from '@cardwright/dsl';
import { ScenarioError } from '../errors/scenario-error.ts';
import type { TestCard } from './card.ts';

/** How a scenario's test cards become cards of the game. */
export interface CardMaking {
  /** Reads the text of test cards. */
  readonly language?: Language;
  /** Facts that a test card has when it states no others ("characters have a strength"). */
  readonly defaults?: Partial<CardDefinition>;
}

function read(made: TestCard, type: string, making: CardMaking): { abilities: Ability[]; texts: string[] } {
  const { text, name, pronoun } = made.facts;
  if (text === undefined || text === '') return { abilities: [], texts: [] };
  if (making.language === undefined) {
    throw new ScenarioError(
      'scenario-invalid',
      `The card “${made.fullName}” has text, and the scenario has no \`language\` to read it.`,
    );
  }
  const facts: Facts = { name, type, ...(pronoun === undefined ? {} : { pronoun }) };
  const { abilities, diagnostics, complete } = making.language.parse(text, facts);
  if (!complete) {
    const problems = diagnostics.filter((d) => d.severity === 'error').map((d) => `  ${d.message}`);
    throw new ScenarioError(
      'scenario-invalid',
      [`The text of “${made.fullName}” is not understood:`, `  ${text}`, ...problems].join('\n'),
    );
  }
  return { abilities: abilities.map((a) => a.ability), texts: abilities.map((a) => a.text) };
}

/** The definition of a test card. @throws ScenarioError for text that the language does not understand */
export function compileCard(made: TestCard, id: string, making: CardMaking): CardDefinition {
  const { text: _text, pronoun: _pronoun, abilities, ...facts } = made.facts;
  const type = facts.type ?? making.defaults?.type ?? 'card';
  const fromText = read(made, type, making);
  return {
    classifications: [],
    colors: [],
    cost: 1,
    stats: {},
    texts: fromText.texts,
    ...making.defaults,
    fullName: facts.name,
    ...facts,
    attributes: { ...making.defaults?.attributes, ...facts.attributes },
    id,
    type,
    abilities: [...fromText.abilities, ...(abilities ?? [])],
  };
}
