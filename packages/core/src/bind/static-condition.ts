import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { CardSelector } from '../ability/selector.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Binder } from './binder.ts';
import type { CardTest, Part, Test } from './part.ts';

/** What "while" asks, taken apart. */
interface Asked {
  /** What each card that the ability applies to must be. */
  readonly subject: CardFilter[];
  /** What none of them may be, each with the reference that says "they". */
  readonly unless: { readonly filter: readonly CardFilter[]; readonly they: object }[];
  /** What is asked of the game. */
  readonly rest: Condition[];
}

/** The cards that the effects are about, when they are others than the card that has the ability. */
function othersMeant(effects: readonly Effect[]): object | null {
  const what = (effects[0] as { readonly what?: CardSelector } | undefined)?.what;
  return what?.pick === 'each' ? what : null;
}

function takeApart(condition: Condition, ofOthers: boolean): Asked {
  const asked: Asked = { subject: [], unless: [], rest: [] };
  for (const c of condition.if === 'all' ? condition.of : [condition]) {
    const denied = c.if === 'not' ? c.condition : null;
    // "Your other heroes can't … unless they are …": said last, it is about those that the sentence is about.
    const they = denied?.if === 'matches' && denied.card.pick === 'ref' && denied.card.ref.to === 'it';
    if (c.if === 'subject') asked.subject.push(...c.filter);
    else if (they && ofOthers && denied.if === 'matches')
      asked.unless.push({ filter: denied.filter, they: (denied.card as { readonly ref: object }).ref });
    else asked.rest.push(c);
  }
  return asked;
}

function both(a: Test, b: Test | null): Test {
  return b === null ? a : (s, scope) => a(s, scope) && b(s, scope);
}

/** A part that applies only while the condition holds; of "subject" conditions, only to the cards that match. */
export function bindWhile(
  binder: Binder,
  condition: Condition,
  effects: readonly Effect[],
): (part: Part) => Part {
  const others = othersMeant(effects);
  const { subject: filter, unless, rest } = takeApart(condition, others !== null);
  const test = rest.length === 0 ? null : binder.condition({ if: 'all', of: rest });
  const tests: CardTest[] = filter.length === 0 ? [] : [binder.cardTest(filter)];
  for (const { filter: denied, they } of unless) {
    binder.report(they, others!);
    const is = binder.cardTest(denied);
    tests.push((s, card, scope) => !is(s, card, scope));
  }
  return (part) => {
    const { applies } = part;
    if (tests.length > 0 && applies === null) {
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
        tests.length === 0
          ? applies
          : (s, card, scope) => applies!(s, card, scope) && tests.every((t) => t(s, card, scope)),
    };
  };
}
