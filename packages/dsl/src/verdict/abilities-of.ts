import type { Ability } from '@cardwright/core/data';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { renderDiagnostic } from '../diagnostics/render.ts';
import type { LanguageErrorCode } from '../errors/language-errors.ts';
import type { Language } from '../language/types.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import { compileText } from './compile-text.ts';
import { nearestReading } from './nearest-reading.ts';

/** A text that has to be understood is not. */
export class TextError extends Error {
  override readonly name: string = 'TextError';
  readonly code = 'DSL9004' satisfies LanguageErrorCode;

  /** @param whose what text it is, where several are asked for at once */
  constructor(
    readonly text: string,
    readonly diagnostics: readonly Diagnostic[],
    whose = '',
    /** The whole text that was probably meant. */
    readonly nearest?: string | undefined,
  ) {
    const told = diagnostics.filter(({ severity }) => severity === 'error');
    const why = told.map((one) => renderDiagnostic(one, { text })).join('\n');
    super(`${whose}“${text}” is not understood.\n${why === '' ? 'It does not print back.' : why}`);
  }
}

/**
 * The abilities of a text that has to be understood: what a keyword of one's own means, or the new text of a card. A
 * plugin has no reader of diagnostics, so a text that is not understood whole ends the loading of it.
 *
 * @param facts of the card that it stands on, where its words depend on them
 * @throws TextError for a text that is not understood whole, or does not print back
 */
export function abilitiesOf(language: Language, text: string, facts: CardFacts = {}): readonly Ability[] {
  const { abilities, diagnostics, verdict } = compileText(language, { ...facts, text });
  if (!verdict.roundTrip)
    throw new TextError(text, diagnostics, '', nearestReading(language, { ...facts, text }));
  return abilities.map(({ ability }) => ability);
}
