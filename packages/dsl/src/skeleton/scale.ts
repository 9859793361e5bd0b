import type { Effect, KeywordGrant, Quantity } from '@cardwright/core/data';

type Scales = (phrase: string, effect: Effect) => string | undefined;
type Numbers = Record<string, Quantity | undefined>;

/** The keyword of a grant whose number is multiplied: the last one with a number. */
function numbered(effect: Effect): { readonly at: number; readonly grant: KeywordGrant } | undefined {
  if (effect.do !== 'grant') return undefined;
  const at = effect.keywords.findLastIndex(({ value }) => value !== undefined);
  const grant = effect.keywords[at];
  return grant && { at, grant };
}

function numberOf(effect: Effect, phrase: string, scales: Scales): Quantity | undefined {
  const field = scales(phrase, effect);
  return field === undefined ? numbered(effect)?.grant.value : (effect as unknown as Numbers)[field];
}

function withNumber(effect: Effect, phrase: string, scales: Scales, number: Quantity): Effect {
  const field = scales(phrase, effect);
  if (field !== undefined) return { ...effect, [field]: number } as Effect;
  const { at, grant } = numbered(effect)!;
  const { keywords } = effect as Extract<Effect, { do: 'grant' }>;
  return { ...effect, keywords: keywords.with(at, { ...grant, value: number }) } as Effect;
}

/** The effect multiplied; undefined if it has no number to multiply. */
export function multiplied(effect: Effect, phrase: string, of: Quantity, scales: Scales): Effect | undefined {
  const base = numberOf(effect, phrase, scales);
  return typeof base === 'number'
    ? withNumber(effect, phrase, scales, { amount: 'per', each: base, of })
    : undefined;
}

/** The effect with its number bounded; undefined if it has none that varies. */
export function bounded(effect: Effect, phrase: string, most: Quantity, scales: Scales): Effect | undefined {
  const of = numberOf(effect, phrase, scales);
  return typeof of === 'object'
    ? withNumber(effect, phrase, scales, { amount: 'at-most', of, most })
    : undefined;
}

/** Takes "for each" and "but no more than" out of an effect. */
export function divided(effect: Effect, scales: Scales): { reduced: Effect; of?: Quantity; most?: Quantity } {
  const number = numberOf(effect, '', scales);
  if (typeof number !== 'object') return { reduced: effect };
  const bound = number.amount === 'at-most' ? { most: number.most } : undefined;
  const inner = number.amount === 'at-most' ? number.of : number;
  if (typeof inner === 'object' && inner.amount === 'per')
    return { reduced: withNumber(effect, '', scales, inner.each), of: inner.of, ...bound };
  return bound ? { reduced: withNumber(effect, '', scales, inner), ...bound } : { reduced: effect };
}
