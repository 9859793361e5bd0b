import type { CardFilter } from '../ability/filter.ts';
import type { CardTest } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { facedown, liesUnder } from '../model/core-columns.ts';
import { isCurrent } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { type SpokenOf, typesOf } from '../reference/meaning.ts';
import { mentions } from '../reference/mentions.ts';
import type { Binder } from './binder.ts';

/** Binds the filters of a noun, one by one. */
export function inNoun<T>(
  { otherThan }: Binder,
  filters: readonly CardFilter[],
  bind: (one: CardFilter) => T,
): readonly T[] {
  const { noun } = otherThan;
  otherThan.noun = filters;
  const bound = filters.map(bind);
  otherThan.noun = noun;
  return bound;
}

/**
 * Binds a number. "For each" and what follows the subject comes last; otherwise the number comes before the other cards
 * of its effect.
 */
export function inNumber<T>({ otherThan, around }: Binder, quantity: object, bind: () => T): T {
  if (otherThan.number !== null) return bind();
  const last = mentions(quantity, 'amount', 'per') || 'what' in (around.at(-1) ?? {});
  otherThan.number = last ? 'last' : 'first';
  const bound = bind();
  otherThan.number = null;
  return bound;
}

/** Whether a card is the ability's source in any incarnation; a source that was shifted onto lies under it. */
function isSource(s: ReadonlyState, card: number, { source }: Scope): boolean {
  if (source < 0) return false;
  const own = cardOf(source);
  if (own === card) return true;
  return !isCurrent(s, source) && liesUnder.get(s, own) === card + 1 && facedown.get(s, own) === 0;
}

/** Whose cards filters mean, as far as they say: yours or those of opponents. */
const sideOf = (filters: readonly CardFilter[] = []): 'you' | 'opponents' | undefined => {
  for (const filter of filters)
    if (filter.is === 'of' && (filter.player.who === 'you' || filter.player.who === 'opponents'))
      return filter.player.who;
  return undefined;
};

/** Whether a noun could mean such cards: of "chosen opposing beast. Your other beasts …" none is another of yours. */
function couldBe(noun: readonly CardFilter[], { types, told }: SpokenOf): boolean {
  const wanted = typesOf(noun);
  const [side, own] = [sideOf(noun), sideOf(told)];
  if (side !== undefined && own !== undefined && side !== own) return false;
  return wanted.length === 0 || types.length === 0 || wanted.some((type) => types.includes(type));
}

/**
 * "Other", "another": not the source of the ability, and not what its event or the ability itself spoke of before. After
 * a choice of such a card it is any but the chosen one, the source among them.
 */
export function bindOther({ producers, otherThan }: Binder): CardTest {
  const { noun, number, begin } = otherThan;
  const before = (number === 'first' ? producers.slice(0, begin) : producers).filter(
    ({ how }) => how === 'chosen' || how === 'some' || how === 'party',
  );
  if (before.length === 0) return (s, card, scope) => !isSource(s, card, scope);
  return (s, card, scope) => {
    let selected = false;
    for (const one of before) {
      const { list, how, open } = one;
      const cards = list(s, scope);
      if (how !== 'party' && cards.length > 0 && couldBe(noun, one)) selected = true;
      // Several candidates for a pending choice: one of them can still be "another".
      if (open && cards.length > 1) continue;
      for (const ref of cards) if (ref >= 0 && cardOf(ref) === card) return false;
    }
    return selected || !isSource(s, card, scope);
  };
}
