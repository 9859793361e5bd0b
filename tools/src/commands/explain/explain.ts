import { CardwrightError } from '@cardwright/core';
import { type CompiledText, type Resolution, resolveReferences } from '@cardwright/dsl';
import type { CardFacts, CardType } from '@cardwright/lorcana';
import { type RuleReference, rulesOf } from '@cardwright/lorcana';
import { readStdin } from '../../files/read-stdin.ts';
import { SourceFile } from '../../files/source-file.ts';
import { toJson } from '../../problems/render.ts';
import { set1Names } from '../../sets/set1-names.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { createCompiler } from '../../texts/compiler.ts';
import { ambiguities, fromDiagnostic } from '../../texts/text-problems.ts';
import { BindingTracer, type TracedAbility } from '../../texts/trace-binding.ts';
import { renderExplanation } from './render.ts';

/** All there is to tell of a text. */
export interface Explanation {
  readonly text: string;
  readonly compiled: CompiledText;
  /** For each ability its program; what binding refused is among the diagnostics. */
  readonly bound: readonly (TracedAbility | undefined)[];
  readonly rules: readonly (readonly RuleReference[])[];
  /** For each ability what its references mean. */
  readonly references: readonly (readonly Resolution[])[];
}

/** A card of the asked type that has nothing but this text. */
const cardOf = (text: string, type: CardType, name: string): CardFacts => ({
  set: '0',
  number: 1,
  name,
  type,
  inks: [],
  cost: 1,
  inkable: true,
  classifications: [],
  text,
});

function trace(compiled: CompiledText): readonly (TracedAbility | undefined)[] {
  const tracer = new BindingTracer();
  return compiled.abilities.map(({ ability }) => {
    try {
      return tracer.trace(ability);
    } catch (error) {
      if (error instanceof CardwrightError) return undefined;
      throw error;
    }
  });
}

/** `explain "<text>"` */
export async function explain(
  terminal: Terminal,
  words: readonly string[],
  options: { readonly type: CardType; readonly name?: string; readonly json?: boolean },
): Promise<number> {
  const given = words.join(' ');
  const text = (given === '-' ? await readStdin(terminal) : given).replaceAll('\\n', '\n').trimEnd();
  const card = cardOf(text, options.type, options.name ?? 'This Card');
  const compiler = createCompiler(set1Names(options.name));
  const compiled = compiler.compile(card);
  const explanation: Explanation = {
    text,
    compiled,
    bound: trace(compiled),
    rules: compiled.abilities.map(({ ability }) => rulesOf(ability)),
    references: compiled.abilities.map(({ ability }) => resolveReferences(ability)),
  };
  const file = new SourceFile('text', text);
  const diagnostics = [...compiled.diagnostics, ...ambiguities(compiler, card, compiled)];
  const problems = diagnostics.map((d) => fromDiagnostic(d, file.place(d.span.start, d.span.end)));
  const supported = compiled.verdict.supported && !problems.some(({ severity }) => severity === 'error');
  if (options.json) {
    const abilities = compiled.abilities.map(({ ability, span, spans, reminders }, i) => ({
      ability,
      printed: compiled.printed[i],
      span,
      spans,
      reminders,
      references: explanation.references[i],
      rules: explanation.rules[i],
      parts: explanation.bound[i]?.parts ?? [],
      programs: explanation.bound[i]?.programs ?? [],
    }));
    const { tokens, verdict } = compiled;
    const json = { text, supported, verdict, tokens, abilities, diagnostics: problems.map(toJson) };
    terminal.print(JSON.stringify(json, null, 2));
  } else terminal.print(renderExplanation(explanation, problems, terminal));
  return supported ? 0 : 1;
}
