import { CardwrightError } from '@cardwright/core';
import type { DiagnosticCode } from '../diagnostics/codes.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { inert, notBound } from '../diagnostics/messages.generated.ts';
import { dangles, nearestSpan } from '../language/dangling.ts';
import { JudgedText } from '../language/read-text.ts';
import type { Bind, CardText, CompiledText, Language } from '../language/types.ts';
import type { ReadAbility } from '../reading/read-ability.ts';
import { beyondUnknown } from './beyond-unknown.ts';
import { judge } from './verdict.ts';

/** Codes of diagnostics for lexical errors. */
const LEXICAL: ReadonlySet<string> = new Set<DiagnosticCode>([
  'DSL1001',
  'DSL1007',
  'DSL1008',
  'DSL1009',
  'DSL1014',
  'DSL1015',
]);

/**
 * Reads a card's text and, if a binder is given, binds it. Never throws on
 * text; problems are in `diagnostics`.
 */
export function compileText(language: Language, card: CardText, bind?: Bind): CompiledText {
  const parsed = language.parse(card.text, card);
  const diagnostics: Diagnostic[] = [
    ...parsed.diagnostics,
    ...beyondUnknown(language, card, parsed.diagnostics),
  ];
  let bound = bind !== undefined;
  for (const ability of parsed.abilities) {
    if (dangles(ability)) bound = false;
    else if (bind && !tryBind(ability, bind, diagnostics)) bound = false;
  }
  const verdict = judge({
    tokenised: !parsed.diagnostics.some(({ code }) => LEXICAL.has(code)),
    parsed: parsed.complete,
    roundTrip: parsed.abilities.every((ability) => ability.printsBack),
    bound,
  });
  return new JudgedText(parsed, diagnostics, verdict);
}

function tryBind(read: ReadAbility, bind: Bind, diagnostics: Diagnostic[]): boolean {
  try {
    bind(read.ability);
    return true;
  } catch (error) {
    diagnostics.push(refusal(read, error));
    return false;
  }
}

/** Why the binder refuses an ability, at the words that its path points to. */
function refusal(read: ReadAbility, error: unknown): Diagnostic {
  if (error instanceof CardwrightError && error.code === 'ability-inert') {
    const { path, reason, fix } = error.details as Readonly<Record<string, string>>;
    return { ...inert(nearestSpan(read, path ?? ''), { reason: reason ?? '' }), ...(fix && { fix }) };
  }
  return notBound(read.span, { reason: error instanceof Error ? error.message : String(error) });
}
