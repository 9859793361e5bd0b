import { CardwrightError } from '@cardwright/core';
import { type CompiledText, type Resolution, resolveReferences } from '@cardwright/dsl';
import type { CardFacts, CardType } from '@cardwright/lorcana';
import { type RuleReference, rulesOf } from '@cardwright/lorcana';
import { readStdin } from '../../files/read-stdin.ts';
import { SourceFile } from '../../files/source-file.ts';
import { fail, type Problem } from '../../problems/problem.ts';
import { toJson } from '../../problems/render.ts';
import { set1Names } from '../../sets/set1-names.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type Compiler, createCompiler } from '../../texts/compiler.ts';
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

/** Most characters of a name. */
const NAME_LIMIT = 100;

export const cardTypes: readonly CardType[] = ['character', 'action', 'item', 'location'];

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

/** Where the text is whole on a card of another type, that is what was probably meant. */
function withOtherType(
  problems: readonly Problem[],
  compiler: Compiler,
  card: CardFacts,
): readonly Problem[] {
  const others = cardTypes.filter(
    (type) => type !== card.type && compiler.compile({ ...card, type }).verdict.supported,
  );
  const at = problems.findIndex(({ severity }) => severity === 'error');
  if (others.length === 0 || at < 0) return problems;
  return problems.with(at, {
    ...problems[at]!,
    suggestion: others.map((type) => `--type ${type}`).join(' or '),
    help: `${card.type} is what the text was read for; it is understood on another type of card`,
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
  if (text.trim() === '')
    fail('explain/no-text', 'there is no text to explain', {
      help: 'give a card\'s rules text in quotation marks: cardwright explain "Evasive"',
    });
  const { name = 'This Card' } = options;
  if (name.trim() === '' || name.length > NAME_LIMIT)
    fail(
      'explain/name',
      `a card's name has from 1 to ${NAME_LIMIT} characters; this one has ${name.trim().length}`,
      {
        help: 'leave --name out where the text does not speak of the card by its name',
      },
    );
  const card = cardOf(text, options.type, name);
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
  const found = diagnostics.map((d) => fromDiagnostic(d, file.place(d.span.start, d.span.end)));
  const supported = compiled.verdict.supported && !found.some(({ severity }) => severity === 'error');
  const problems = supported ? found : withOtherType(found, compiler, card);
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
