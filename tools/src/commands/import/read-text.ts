import { type CompiledText, equal, normalise } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import { canonicalText } from '../../texts/canonical.ts';
import type { Compiler } from '../../texts/compiler.ts';

/** A card as the package will have it, and what became of its text. */
export interface ReadCard {
  readonly card: KitCard;
  readonly compiled: CompiledText;
}

/** What is said of a text: its meaning, and the codes of what is wrong with it. */
const verdictOf = ({ abilities, diagnostics }: CompiledText) => ({
  abilities: abilities.map(({ ability }) => ability),
  wrong: diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code),
});

/** Rules text alone: symbols in braces, one ability a line, without reminder text. */
function cleaned({ game, language }: Compiler, card: KitCard): string {
  const { text, storyNames } = game.toCardText(card);
  return normalise(text, language.lexicon, storyNames)
    .map(({ name, text: line }) => (name === undefined ? line.text : `${name} ${line.text}`))
    .join('\n');
}

/**
 * A card with its text in canonical form. Where something else would be said of that it stays as it was given, only cleaned;
 * so does what is not understood, every word of it.
 */
export function readCard(compiler: Compiler, given: KitCard): ReadCard {
  const first = compiler.compile(given);
  const texts = [
    ...(first.verdict.supported ? [canonicalText(compiler, given, first)] : []),
    cleaned(compiler, given),
  ];
  for (const text of texts) {
    const card = { ...given, text };
    const compiled = text === given.text ? first : compiler.compile(card);
    const same = compiled.verdict.supported === first.verdict.supported;
    if (same && equal(verdictOf(compiled), verdictOf(first))) return { card, compiled };
  }
  return { card: given, compiled: first };
}
