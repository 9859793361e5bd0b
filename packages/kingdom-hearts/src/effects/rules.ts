import { CardwrightError, type ReadonlyState } from '@cardwright/core';
import { type Binder, beginLasting, bindDuring, defineEffect, type EffectRow } from '@cardwright/core/bind';
import type { CardSelector } from '@cardwright/core/data';
import {
  type AbilityPart,
  cardOf,
  controller,
  isCurrent,
  isIn,
  makePart,
  playAction,
  type Scope,
  type Test,
} from '@cardwright/core/game';
import type { KingdomHeartsEffects } from '../abilities/effects.ts';
import { attack } from '../table/names.ts';
import { hostOfCard } from '../table/places.ts';
import { playerArea } from '../table/zones.ts';

/** Whether all cards, or all conjuncts, are present. */
function allThere(b: Binder, what: CardSelector): Test {
  if (what.pick === 'both') {
    const tests = what.of.map((part) => allThere(b, part));
    return (s, scope) => tests.every((test) => test(s, scope));
  }
  if (what.pick === 'some' && what.range.min !== what.range.max) {
    throw new CardwrightError('ability-invalid', 'Who is needed must be a number of cards.', {
      ability: b.id,
    });
  }
  const list = b.list(what);
  const least = what.pick === 'some' ? b.number(what.range.min) : () => 1;
  return (s, scope) =>
    list(s, scope).filter((ref) => controller.get(s, cardOf(ref)) === scope.controller).length >=
    least(s, scope);
}

/** Whether a World is the one where the source of a text is: what the text calls "here". */
const isHere = (state: ReadonlyState, world: number, { source }: Scope): boolean =>
  isCurrent(state, source) && hostOfCard(state, cardOf(source)) === controller.get(state, world);

/** Restrictions on playing a card can only be about that card: no other card is queried. */
function ofItself(b: Binder, what: CardSelector): { readonly selfOnly: true } {
  if (what.pick === 'self') return { selfOnly: true };
  throw new CardwrightError('ability-invalid', 'A card can limit only how it is played itself.', {
    ability: b.id,
    fix: 'Say it of “this card”.',
  });
}

/** A change of the Attack Value of whatever is on top in the Player Card area. */
function fightWith(
  e: KingdomHeartsEffects['fight-with'],
  b: Binder,
): Partial<AbilityPart> & Pick<AbilityPart, 'kind'> {
  const players = b.playerTest(e.player);
  return {
    kind: 'modify',
    stat: attack,
    amount: b.number(e.by),
    applies: (s, card, scope) => isIn(s, card, playerArea) && players(s, controller.get(s, card), scope),
  };
}

/** Effects that change a rule of the game. */
export const ruleEffects: readonly EffectRow[] = [
  defineEffect('cooperate', {
    whilePlayed: (e) => e.what.pick === 'self',
    part: (e, b) => ({ ...ofItself(b, e.what), kind: 'play-only-if', data: allThere(b, e.with) }),
  }),
  defineEffect('play-only-if', {
    whilePlayed: (e) => e.what.pick === 'self',
    part: (e, b) => ({ ...ofItself(b, e.what), kind: 'play-only-if', data: b.condition(e.condition) }),
  }),
  defineEffect('equip-only', {
    whilePlayed: (e) => e.what.pick === 'self',
    part: (e, b) => ({ ...ofItself(b, e.what), kind: 'equip-only', applies: b.cardTest(e.filter) }),
  }),
  defineEffect('fight-with', {
    part: (e, b) => fightWith(e, b),
    resolve: (e, b) =>
      beginLasting(b, {
        part: b.kernel.registerPart(makePart({ id: b.nextId(), ...fightWith(e, b) })),
        duration: e.duration,
      }),
  }),
  defineEffect('half-power', {
    part: (e, b) => ({ kind: 'half-power', applies: b.standingTest(e.what) }),
  }),
  defineEffect('limit-friends', {
    part: (e, b) => ({ kind: 'limit-friends', players: b.playerTest(e.player), amount: b.number(e.count) }),
  }),
  defineEffect('forbid-here', {
    part: (e, b) => ({
      kind: 'forbid',
      action: playAction,
      applies: bindDuring(b, playAction, () => b.selectorTest(e.what)),
      other: isHere,
    }),
  }),
];
