/** Attaches conditions to a sentence where they were, or where they usually are. */
import type { Condition } from '@cardwright/core/data';
import type { Link, Sentence, Tail } from '../../syntax/syntax.ts';
import { ordered } from '../clause-links/decompose.ts';
import type { LinkShape, SentenceShape } from '../shape.ts';

/** Attaches a condition in its original position: leading or trailing. */
export function withCondition(
  sentence: Sentence,
  condition: Condition,
  shape: SentenceShape | undefined,
): Sentence {
  const last = shape?.links
    .at(-1)
    ?.tails.find((tail) => tail === 'if' || tail === 'while' || tail === 'unless' || tail === 'only');
  if (last === 'only') return withOnly(sentence, condition, shape);
  if (last === 'unless' && condition.if === 'not')
    return {
      ...sentence,
      links: withTail(sentence.links, { tail: 'unless', condition: condition.condition }),
    };
  if (!shape && condition.if === 'not' && condition.condition.if !== 'done')
    return {
      ...sentence,
      links: withTail(sentence.links, { tail: 'unless', condition: condition.condition }),
    };
  const said = last;
  if (said === 'if' || said === 'while')
    return {
      ...sentence,
      links: withTail(sentence.links, { tail: said, condition }, shape?.links.at(-1)),
    };
  return { ...sentence, leads: [{ lead: 'if', condition }, ...sentence.leads] };
}

/** "Can … only if". */
function withOnly(sentence: Sentence, condition: Condition, shape: SentenceShape | undefined): Sentence {
  const only = condition.if === 'not' ? condition.condition : condition;
  const links = withTail(sentence.links, { tail: 'only', condition: only }, shape?.links.at(-1));
  return { ...sentence, links };
}

/** The index of the clause that had "instead". */
export function insteadAt(shape: SentenceShape | undefined): number | undefined {
  const at = shape?.links.findIndex(({ tails }) => tails.includes('instead')) ?? -1;
  return at < 0 ? undefined : at;
}

/** Attaches a "while" condition in its original position: leading, or before or after the duration. */
export function withWhile(
  sentence: Sentence,
  condition: Condition,
  shape: SentenceShape | undefined,
): Sentence {
  const tails = shape?.links.at(-1)?.tails ?? [];
  if (tails.includes('only')) return withOnly(sentence, condition, shape);
  if (condition.if === 'not' && (shape === undefined || tails.includes('unless')))
    return {
      ...sentence,
      links: withTail(sentence.links, { tail: 'unless', condition: condition.condition }),
    };
  if (!tails.includes('while') && (condition.if !== 'subject' || shape?.leads.includes('while')))
    return { ...sentence, leads: [{ lead: 'while', condition }, ...sentence.leads] };
  const links = withTail(sentence.links, { tail: 'while', condition }, shape?.links.at(-1));
  if (shape) return { ...sentence, links };
  const last = links.at(-1)!;
  const said = [...last.clause.tails];
  said.unshift(said.pop()!);
  return {
    ...sentence,
    links: [...links.slice(0, -1), { ...last, clause: { ...last.clause, tails: said } }],
  };
}

export function withTail(
  links: readonly Link[],
  tail: Tail,
  form?: LinkShape,
  at = links.length - 1,
): Link[] {
  return links.map((link, i) =>
    i !== at
      ? link
      : { ...link, clause: { ...link.clause, tails: ordered([...link.clause.tails, tail], form) } },
  );
}
