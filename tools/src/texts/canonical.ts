import { type CompiledText, equal, type ReadAbility, UnprintableError } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import type { Compiler } from './compiler.ts';

/**
 * A card's text as the printer says it: one ability a line, without the spelling of its source. Where that would be
 * read as something else, or cannot be said without it, the source's own spelling stays: formatting never changes what
 * a card does.
 */
export function canonicalText({ game, language }: Compiler, card: KitCard, compiled: CompiledText): string {
  const facts = game.toCardText(card);
  const canonical = ({ ability, spelling }: ReadAbility): string => {
    const printed = printable(() => language.print(ability, { facts }));
    if (printed === undefined) return language.print(ability, { facts, spelling });
    const again = language.parse(printed, facts);
    const [only, ...others] = again.abilities;
    const same = again.complete && others.length === 0 && only !== undefined && equal(only.ability, ability);
    return same ? printed : language.print(ability, { facts, spelling });
  };
  return compiled.abilities.map(canonical).join('\n');
}

/** A text, if the language can say it. */
function printable(print: () => string): string | undefined {
  try {
    return print();
  } catch (error) {
    if (error instanceof UnprintableError) return undefined;
    throw error;
  }
}
