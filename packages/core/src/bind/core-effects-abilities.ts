/** Keywords and abilities that cards gain and lose. */
import type { EffectKinds, KeywordGrant } from '../ability/effect.ts';
import type { CardSelector } from '../ability/selector.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { AbilityPart, CardsOf, NumberOf } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { abilityIndexOf } from '../queries/ability-index.ts';
import type { Copying } from '../queries/copying.ts';
import { losesAbility } from '../queries/lost.ts';
import { bindKeyword, compileAbility } from './ability.ts';
import type { Binder } from './binder.ts';
import { keepCards } from './kept-cards.ts';
import { appliedPart, beginLasting } from './lasting-effects.ts';
import { defineEffect, type EffectRow } from './registry.ts';

type NewPart = Partial<AbilityPart> & Pick<AbilityPart, 'kind'>;

/** The number for a keyword that is gained several times; a part has one number only. */
function keywordNumber(b: Binder, keywords: readonly KeywordGrant[]): NumberOf | null {
  const measured = keywords.filter(({ value }) => typeof value === 'object');
  if (measured.length > 1)
    throw new CardwrightError('ability-invalid', 'Only one keyword at a time has a number that is counted.', {
      ability: b.id,
    });
  const value = measured[0]?.value;
  return value === undefined ? null : b.number(value);
}

const copying = ({ ability }: Readonly<EffectKinds['gain-abilities']>, from: Partial<Copying>): Copying => ({
  givers: null,
  isGiver: null,
  ability: ability ?? null,
  ...from,
});

/** The cards whose abilities are gained, chosen as the effect resolves: one that has lost them all gives none. */
function givers(b: Binder, of: CardSelector): CardsOf {
  const { kernel } = b;
  const cards = b.cards(of);
  return keepCards(b, (s, scope) =>
    cards(s, scope).filter(
      (ref) => !losesAbility(abilityIndexOf(kernel, s).losing, s, cardOf(ref), undefined),
    ),
  );
}

/** Effects with a duration, or of a static ability, that give abilities or take them. */
export const coreAbilityEffects: readonly EffectRow[] = [
  defineEffect('grant', {
    // "This card gains Morph": useless in play, so it functions while the card is played.
    whilePlayed: (e, kernel) =>
      e.what.pick === 'self' &&
      e.keywords.some(({ keyword }) => kernel.keywords.get(keyword)?.beyondPlay === true),
    part: (e, b): NewPart => ({
      kind: 'grant',
      keywords: e.keywords.map((k) => bindKeyword(b, k)),
      amount: keywordNumber(b, e.keywords),
      abilities: (e.abilities ?? []).map((a) => compileAbility(b.kernel, b.nextId(), a, b.reporting)),
      applies: b.standingTest(e.what),
      selfOnly: e.what.pick === 'self',
    }),
    resolve: (e, b) =>
      beginLasting(b, {
        part: appliedPart(b, {
          kind: 'grant',
          keywords: e.keywords.map((k) => bindKeyword(b, k)),
          amount: keywordNumber(b, e.keywords),
          abilities: (e.abilities ?? []).map((a) => compileAbility(b.kernel, b.nextId(), a, b.reporting)),
        }),
        to: e.what,
        duration: e.duration,
      }),
  }),
  ...(['lose-keyword', 'cannot-gain'] as const).map((kind) =>
    defineEffect(kind, {
      part: (e, b): NewPart => ({
        kind,
        keywords: [bindKeyword(b, { keyword: e.keyword })],
        applies: b.standingTest(e.what),
        selfOnly: e.what.pick === 'self',
      }),
      resolve: (e, b) =>
        beginLasting(b, {
          part: appliedPart(b, { kind, keywords: [bindKeyword(b, { keyword: e.keyword })] }),
          to: e.what,
          duration: e.duration,
        }),
    }),
  ),
  defineEffect('lose-abilities', {
    part: (e, b): NewPart => ({
      kind: 'lose-abilities',
      data: e.ability ?? null,
      applies: b.standingTest(e.what),
      selfOnly: e.what.pick === 'self',
    }),
    resolve: (e, b) =>
      beginLasting(b, {
        part: appliedPart(b, { kind: 'lose-abilities', data: e.ability ?? null }),
        to: e.what,
        duration: e.duration,
      }),
  }),
  defineEffect('gain-abilities', {
    part: (e, b): NewPart => ({
      kind: 'gain-abilities',
      data: copying(e, { isGiver: b.standingTest(e.of) }),
      applies: b.standingTest(e.what),
      selfOnly: e.what.pick === 'self',
    }),
    resolve: (e, b) => {
      // Bound after the cards that gain them, as they are said.
      const part = () =>
        appliedPart(b, { kind: 'gain-abilities', data: copying(e, { givers: givers(b, e.of) }) });
      return beginLasting(b, { part, to: e.what, duration: e.duration, captures: true });
    },
  }),
];
