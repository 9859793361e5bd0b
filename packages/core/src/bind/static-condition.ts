import type { Condition } from '../ability/condition.ts';
import type { Effect, EffectKinds } from '../ability/effect.ts';
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

/** Whether a condition asks something of the cards that what it stands with applies to. */
export function isOfSubject(condition: Condition): boolean {
  return takeApart(condition, false).subject.length > 0;
}

/** What may last on cards only while they are something. */
const APPLIED: ReadonlySet<string> = new Set<keyof EffectKinds>([
  'modify',
  'keep-stat',
  'grant',
  'lose-keyword',
]);

/** "Your beasts get +3 this turn while attacking": applied to all of them, and felt while each is what is said. */
export function bindOfSubject(binder: Binder, e: Readonly<EffectKinds['if']>): Test | null {
  const { rest } = takeApart(e.condition, false);
  if (rest.length > 0 || e.otherwise !== undefined || e.effects.some((effect) => !APPLIED.has(effect.do))) {
    throw new CardwrightError(
      'ability-invalid',
      'Only something continuous can depend on the cards it applies to.',
      {
        ability: binder.id,
      },
    );
  }
  return binder.effects(e.effects);
}

/** What each card must be, of those that an effect being bound is applied to; null for anything. */
export function whileEachIs(binder: Binder): CardTest | null {
  const filter = binder.around.flatMap((effect) => {
    const { do: kind, condition } = effect as { readonly do?: string; readonly condition?: Condition };
    return kind === 'if' && condition !== undefined ? takeApart(condition, false).subject : [];
  });
  return filter.length === 0 ? null : binder.cardTest(filter);
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
