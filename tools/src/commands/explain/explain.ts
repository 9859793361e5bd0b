import { CardwrightError } from '@cardwright/core';
import { resolveReferences } from '@cardwright/core/data';
import type { CompiledText } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import { readStdin } from '../../files/read-stdin.ts';
import { SourceFile } from '../../files/source-file.ts';
import { writeAnswer } from '../../machine/answer.ts';
import { knownCards } from '../../pool/load-pool.ts';
import { fromDiagnostic } from '../../problems/from-diagnostic.ts';
import { fail, type Problem } from '../../problems/problem.ts';
import type { GivenShelf } from '../../session.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { type Compiler, createCompiler } from '../../texts/compiler.ts';
import { loadTextGame } from '../../texts/load-text-game.ts';
import type { TextGame } from '../../texts/text-game.ts';
import { withNearestReading, withUsualSpelling } from '../../texts/text-problems.ts';
import { BindingTracer, type TracedAbility } from '../../texts/trace-binding.ts';
import { compileFor, failWithoutText, typeAssumed } from './answer-of-text.ts';
import type { Explanation } from './explanation.ts';
import { renderExplanation } from './render.ts';

/** Most characters of a name. */
const NAME_LIMIT = 100;

function trace(game: TextGame, compiled: CompiledText): readonly (TracedAbility | undefined)[] {
  const tracer = new BindingTracer(game.rules);
  return compiled.abilities.map(({ ability }) => {
    try {
      return tracer.trace(ability);
    } catch (error) {
      if (error instanceof CardwrightError) return undefined;
      throw error;
    }
  });
}

/** If the text is readable on a card of another type, suggests that type. */
function withOtherType(problems: readonly Problem[], compiler: Compiler, card: KitCard): readonly Problem[] {
  const others = compiler.game.types.filter(
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
  options: GivenShelf & {
    readonly type?: string;
    readonly name?: string;
    readonly json?: boolean;
    readonly batch?: boolean;
  },
): Promise<number> {
  if (options.batch && words.length > 0)
    fail('usage/invalid-argument', '--batch takes no text as an argument: it reads standard input', {
      help: 'leave --batch out, or give the texts on standard input, one a line',
    });
  if (options.batch) return await (await import('./batch.ts')).explainBatch(terminal, options);
  if (words.length === 0)
    fail('usage/missing-argument', 'there is no text to explain', {
      help: "give a card's rules text in quotation marks, - for standard input, or --batch",
    });
  const given = words.join(' ');
  const text = (given === '-' ? await readStdin(terminal) : given).replaceAll('\\n', '\n').trimEnd();
  if (text.trim() === '') failWithoutText();
  const { name = 'This Card' } = options;
  if (name.trim() === '' || name.length > NAME_LIMIT)
    fail(
      'explain/name',
      `a card's name has from 1 to ${NAME_LIMIT} characters; this one has ${name.trim().length}`,
      {
        help: 'leave --name out where the text does not speak of the card by its name',
      },
    );
  const game = await loadTextGame(await options.shelf.asked());
  const named = options.name === undefined ? [] : [{ name }];
  const compiler = createCompiler(game, [...(await knownCards(game.chosen, terminal.cwd)), ...named]);
  const { type } = options;
  const typeGiven = type !== undefined;
  const { card, compiled } = compileFor(compiler, { text, name, ...(typeGiven ? { type } : {}) });
  const explanation: Explanation = {
    text,
    compiled,
    bound: trace(game, compiled),
    rules: compiled.abilities.map(({ ability }) => game.rulesOf(ability)),
    references: compiled.abilities.map(({ ability }) => resolveReferences(ability)),
  };
  const file = new SourceFile('text', text);
  const { diagnostics, verdict } = compiled;
  const { supported } = verdict;
  const found = diagnostics.map((d) => fromDiagnostic(d, file.place(d.span.start, d.span.end)));
  const assumed = typeGiven ? [] : [typeAssumed(card.type)];
  const refused = supported ? [] : withNearestReading(found, compiler, card);
  const problems = supported
    ? [...withUsualSpelling(found, compiler, card, compiled), ...assumed]
    : typeGiven
      ? withOtherType(refused, compiler, card)
      : refused;
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
    const { tokens } = compiled;
    writeAnswer(
      terminal,
      { text, type: card.type, typeGiven, supported, verdict, tokens, abilities },
      problems,
      supported,
    );
  } else terminal.print(renderExplanation(explanation, problems, terminal));
  return supported ? 0 : 1;
}
