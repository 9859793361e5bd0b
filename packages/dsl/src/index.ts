/**
 * Card text to abilities and back.
 *
 * ```ts
 * const language = createLanguage({ lexicons: [words], phrases });
 * const { abilities, verdict, diagnostics } = compileText(language, { text, type: 'beast' });
 * language.print(abilities[0].ability, { facts: { type: 'beast' } });
 * ```
 *
 * A game gives words (`defineLexicon`) and rows (`definePhrase`) for the slots of `Slots`; the skeleton of sentences
 * is here and knows no game. What loads no parser has entries of its own: a game as one object is in
 * `@cardwright/dsl/kit`, deck lists are in `@cardwright/dsl/decks`.
 * @packageDocumentation
 */

// Hosts: who has a language and reads texts and whole sets with it.

export type { DiagnosticCode } from './diagnostics/codes.generated.ts';
export type { Diagnostic, Severity } from './diagnostics/diagnostic.ts';
export { type RenderOptions, renderDiagnostic } from './diagnostics/render.ts';
export { createErrata, type Errata, type ErrataOptions, ErratumError } from './kit/errata.ts';
export type * from './language/types.ts';
export { UnprintableError } from './language/unprintable-error.ts';
export { type CleanLine, normalise, type Reminder } from './normalise/normalise.ts';
export type * from './reading/read-ability.ts';
export { equal } from './syntax/equal.ts';
export { abilitiesOf, TextError } from './verdict/abilities-of.ts';
export { compileText } from './verdict/compile-text.ts';
export { keywordAbilities } from './verdict/keyword-abilities.ts';
export { mendedInPart, nearestReading } from './verdict/nearest-reading.ts';
export { precompileText } from './verdict/precompile.ts';

// Authors of a language: who gives a game its words, puts it together and proves it.

export { createLanguage } from './language/create-language.ts';
export { LexiconError } from './lexicon/check-lexicon.ts';
export * from './lexicon/lexicon.ts';
export { agrees, type Blanks, type Reminded, type ReminderForm } from './reminders/reminder-form.ts';
export { checkCanonical } from './verdict/check-canonical.ts';
export { checkExamples, checkText, type ExampleProblem } from './verdict/check-examples.ts';
export { checkPriorities } from './verdict/check-priorities.ts';
export { createSetCompiler, type SetCompiler, type SetReading } from './verdict/precompile-set.ts';

// Authors of phrases: the form of a row, what its slots hold, and rows made for a game's own words.

export { choice } from './phrase/choice.ts';
export * from './phrase/define-phrase.ts';
export { PhraseError } from './phrase/phrase-error.ts';
export type * from './phrase/slots.ts';
export { type Spelling, withSpellings } from './phrase/spellings.ts';
export { type CounterWords, countersOf } from './phrases/counters.ts';
export { type Gains, gainsOf } from './phrases/gains.ts';
export { NEUTRAL_PHRASES } from './phrases/index.ts';
export { createsOf, fillsOf } from './phrases/making.ts';
export { comparedTo, HIGHER, readCompared } from './phrases/nouns/comparisons.ts';
export { select } from './phrases/nouns/nouns.ts';
export {
  amountsOf,
  inSteps,
  isAmount,
  isLess,
  negated,
  stepsOf,
  type Unit,
} from './phrases/numbers/amounts.ts';
export { ofKind, saidOfKind } from './phrases/of-kind.ts';
export { alsoPast, asTheyWere, nowOf } from './phrases/past-standing.ts';
export { type PlayerNumber, playerNumber } from './phrases/players/player-numbers.ts';
export { type CappedDeed, capPhrases } from './phrases/predicates/caps.ts';
export { actsOf, cannotPhrase } from './phrases/predicates/prohibitions.ts';
export { severalStats } from './phrases/predicates/several-stats.ts';
export { type AnyTarget, targetsOf } from './phrases/targets.ts';
export { deeds } from './phrases/this-way.ts';
export { type Avatars, avatarDeeds } from './phrases/triggers/avatars.ts';
export { eventsOf, type Happening } from './phrases/triggers/happenings.ts';
export type { Rivals } from './print/rivals.ts';
export type * from './syntax/syntax.ts';

// Authors of objections: what makes no sense in a game though the words are in order, and how that is said.

export { defineMessages, type Tell, type Told } from './diagnostics/catalogue.ts';
export {
  defineObjection,
  type Objection,
  type PartPlace,
  type Parts,
  type Said,
  type Wordings,
  type Wrong,
} from './sense/objection.ts';
export type { FieldRoles, Roles } from './sense/roles.ts';
