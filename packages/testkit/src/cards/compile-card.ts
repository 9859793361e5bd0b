import type { Ability, CardDefinition } from '@cardwright/core/data';
import { type Bind, type CardText, compileText, type Language } from '@cardwright/dsl';
import { ScenarioError } from '../errors/scenario-error.ts';
import type { TestCard } from './card.ts';

/** How test cards are compiled. */
export interface CardMaking {
  /** Reads the text of test cards. */
  readonly language?: Language;
  /** Binds the result to the game, as `check` does. */
  readonly bind: Bind;
  /** Default facts of test cards ("characters have a strength"). */
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
  const card: CardText = { text, name, type, ...(pronoun === undefined ? {} : { pronoun }) };
  const { abilities, diagnostics, verdict } = compileText(making.language, card, making.bind);
  if (!verdict.supported) {
    const problems = diagnostics.filter((d) => d.severity === 'error').map((d) => `  ${d.message}`);
    throw new ScenarioError(
      'scenario-invalid',
      [`No deck may hold “${made.fullName}” with this text:`, `  ${text}`, ...problems].join('\n'),
    );
  }
  return { abilities: abilities.map((a) => a.ability), texts: abilities.map((a) => a.text) };
}

/** The definition of a test card. @throws ScenarioError for text that is not supported, by the common verdict */
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
