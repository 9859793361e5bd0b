import type { CompiledText, TextSpan } from '@cardwright/core/data';
import type { Bind, CardText, Language } from '../language/types.ts';
import type { ReadAbility } from '../reading/read-ability.ts';
import { compileText } from './compile-text.ts';

/** Spans relative to the start of their ability, so that loading a set computes nothing. */
function within({ span, spans }: ReadAbility): Record<string, TextSpan> {
  return Object.fromEntries(
    Object.entries(spans).map(([path, { start, end }]) => [
      path,
      { start: start - span.start, end: end - span.start },
    ]),
  );
}

/** The abilities of a text that was read, as a set package ships them. */
export const precompiled = ({
  abilities,
}: {
  readonly abilities: readonly ReadAbility[];
}): CompiledText['abilities'] =>
  abilities.map((read) => ({ ability: read.ability, span: read.span, spans: within(read) }));

/**
 * Reads the text of one card as the build of a set package does, so that loading the set parses nothing. What is not
 * understood is reported in `unsupported`, never dropped.
 *
 * @param bind the game's binder: then text that no game can play is unsupported too, as in `compileText`
 */
export function precompileText(
  language: Language,
  card: CardText,
  bind?: Bind,
): Pick<CompiledText, 'abilities' | 'unsupported'> {
  const compiled = compileText(language, card, bind);
  const { diagnostics, verdict } = compiled;
  const problems = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  const whole = bind === undefined ? verdict.roundTrip : verdict.supported;
  return {
    abilities: precompiled(compiled),
    ...(whole ? {} : { unsupported: problems.length > 0 ? problems : ['the text does not print back'] }),
  };
}
