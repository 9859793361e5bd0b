import type { CompiledText, Language } from '@cardwright/dsl';
import type { CardFacts } from '@cardwright/lorcana';
import { toCardText } from '@cardwright/lorcana/language';

/** A card's text as the printer says it: one ability a line, without the spelling of its source. */
export function canonicalText(language: Language, card: CardFacts, compiled: CompiledText): string {
  const facts = toCardText(card);
  return compiled.abilities.map(({ ability }) => language.print(ability, { facts })).join('\n');
}
