import type { Condition } from '../ability/condition.ts';
import type { CardFilter } from '../ability/filter.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Binder } from './binder.ts';
import type { CardTest, Part, Test } from './part.ts';

/** What "while" asks of each card that the ability applies to, apart from what it asks of the game. */
function split(condition: Condition): {
  readonly filter: readonly CardFilter[];
  readonly rest: Condition | null;
} {
  if (condition.if === 'subject') return { filter: condition.filter, rest: null };
  if (condition.if !== 'all') return { filter: [], rest: condition };
  const filter = condition.of.flatMap((c) => (c.if === 'subject' ? c.filter : []));
  const others = condition.of.filter((c) => c.if !== 'subject');
  return { filter, rest: others.length === 0 ? null : { if: 'all', of: others } };
}

function both(a: Test, b: Test | null): Test {
  return b === null ? a : (s, scope) => a(s, scope) && b(s, scope);
}

/** A part that applies only while the condition holds; of "subject" conditions, only to the cards that match. */
export function bindWhile(binder: Binder, condition: Condition): (part: Part) => Part {
  const { filter, rest } = split(condition);
  const test = rest === null ? null : binder.condition(rest);
  const subject: CardTest | null = filter.length === 0 ? null : binder.cardTest(filter);
  return (part) => {
    const { applies } = part;
    if (subject !== null && applies === null) {
      throw new CardwrightError(
        'ability-invalid',
        'Nothing here is a card that the condition could be about.',
        {
          ability: binder.id,
        },
      );
    }
    return {
      ...part,
      condition: test === null ? part.condition : both(test, part.condition),
      applies:
        subject === null ? applies : (s, card, scope) => applies!(s, card, scope) && subject(s, card, scope),
    };
  };
}
