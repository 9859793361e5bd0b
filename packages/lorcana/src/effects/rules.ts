import {
  actedWith,
  appliedPart,
  type Binder,
  beginLasting,
  beginRule,
  defineEffect,
  type EffectRow,
} from '@cardwright/core/bind';
import type { CardSelector, Duration, Effect, Quantity } from '@cardwright/core/data';
import { type AbilityPart, makePart } from '@cardwright/core/game';
import type { LorcanaEffects } from '../abilities/effects.ts';
import { CHANGE_DAMAGE_DEALT, DEAL_BY_STAT } from '../table/damage-dealt.ts';
import { SHIFT_NAME } from '../table/way.ts';
import { READY_AT_MOST } from '../turn/ready-all.ts';

/**
 * A part of one of Lorcana's own kinds, on cards, with or without a duration. What lets or makes cards do something applies
 * to whatever is such a card meanwhile, what modifies them to those that are there (CR 6.4.2.1, 6.4.2.2).
 */
function onCards<E extends { readonly what: CardSelector; readonly duration?: Duration }>(
  kind: string,
  more: (effect: E, b: Binder) => Partial<AbilityPart>,
  /** How long it lasts where the text says nothing; for good if absent. */
  usually?: (effect: E) => Duration | undefined,
  begin: typeof beginRule = beginOnThose,
) {
  return {
    part: (e: E, b: Binder) => ({
      kind,
      ...more(e, b),
      applies: b.standingTest(e.what),
      selfOnly: e.what.pick === 'self',
    }),
    resolve: (e: E, b: Binder) =>
      begin(b, { what: e.what, duration: e.duration ?? usually?.(e) }, { kind, ...more(e, b) }),
  };
}

const beginOnThose: typeof beginRule = (b, { what, duration }, part) =>
  beginLasting(b, { part: appliedPart(b, part), to: what, duration });

/** How a card enters play, according to its entering effects (CR 6.7.9). */
export interface Manner {
  readonly exerted: boolean;
  readonly damage: Quantity;
}

/** Summarises entering effects. */
export function mannerOf(effects: readonly Effect[]): Manner {
  const damage = effects.find((e) => e.do === 'put-damage');
  return { exerted: effects.some((e) => e.do === 'exert'), damage: damage?.amount ?? 0 };
}

/** What it costs to move cards to a location. */
function moveCostPart(
  b: Binder,
  { by, to, what: said, player }: Readonly<LorcanaEffects['change-move-cost']>,
) {
  const what = actedWith(b, said, player);
  return {
    kind: 'change-cost',
    action: b.action('move'),
    amount: b.number(by),
    applies: b.selectorTest(to),
    other: 'pick' in what ? b.selectorTest(what) : b.cardTest(what),
  } as const;
}

/** Effects that change a rule of the game for some cards. */
export const ruleEffects: readonly EffectRow[] = [
  defineEffect(
    'require',
    onCards(
      'require',
      (e: LorcanaEffects['require'], b) => ({
        action: b.action(e.action),
        other: e.other === undefined ? null : b.selectorTest(e.other),
      }),
      undefined,
      beginRule,
    ),
  ),
  defineEffect(
    'prevent-damage',
    onCards(
      'prevent-damage',
      (e: LorcanaEffects['prevent-damage']) => ({ data: e.from }),
      // "No damage from the challenge": of this one, and no later one.
      ({ from }) => (from === 'this-challenge' ? { lasts: 'until', on: 'challenge-ended' } : undefined),
    ),
  ),
  defineEffect('take-no-damage', {
    resolve: (e, b) => {
      b.list(e.what);
      return null;
    },
  }),
  defineEffect(
    'reduce-damage',
    onCards('reduce-damage', (e: LorcanaEffects['reduce-damage'], b) => ({ amount: b.number(e.by) })),
  ),
  defineEffect(
    DEAL_BY_STAT,
    onCards(DEAL_BY_STAT, (e: LorcanaEffects['deal-by-stat'], b) => ({ stat: b.stat(e.stat) })),
  ),
  defineEffect(
    CHANGE_DAMAGE_DEALT,
    onCards(CHANGE_DAMAGE_DEALT, (e: LorcanaEffects['change-damage-dealt'], b) => ({
      amount: e.by === undefined ? null : b.number(e.by),
      data: e.times ?? 1,
    })),
  ),
  defineEffect(
    'count-as-cost',
    onCards('count-as-cost', (e: LorcanaEffects['count-as-cost'], b) => ({ amount: b.number(e.cost) })),
  ),
  defineEffect(
    'count-as-inkable',
    onCards('count-as-inkable', () => ({})),
  ),
  defineEffect(
    'add-classification',
    onCards('add-classification', (e: LorcanaEffects['add-classification']) => ({ data: e.classification })),
  ),
  defineEffect(
    'challenge-as-if',
    onCards(
      'challenge-as-if',
      (e: LorcanaEffects['challenge-as-if'], b) => ({
        data: b.keywordNamed(e.keyword),
      }),
      undefined,
      beginRule,
    ),
  ),
  defineEffect(
    'shift-name',
    onCards(SHIFT_NAME, (e: LorcanaEffects['shift-name']) => ({ data: e.name })),
  ),
  defineEffect('ready-at-most', {
    part: (e, b) => ({
      kind: READY_AT_MOST,
      players: b.playerTest(e.player),
      applies: b.cardTest(e.cards),
      amount: b.number(e.most),
    }),
  }),
  // It applies to decks, before the game: formats read it.
  defineEffect('deck-copies', {
    part: (e, b) => ({
      kind: 'deck-copies',
      players: b.playerTest(e.player),
      data: { name: e.name, most: e.most },
    }),
  }),
  defineEffect('must-choose', {
    part: (e, b) => ({
      kind: 'must-choose',
      applies: b.selectorTest(e.what),
      data: { among: b.selectorTest(e.among), named: b.cardTest(e.filter) },
    }),
  }),
  defineEffect('change-move-cost', {
    part: (e, b) => ({ ...moveCostPart(b, e), players: b.playerTest(e.player) }),
    resolve: (e, b) =>
      beginLasting(b, {
        part: b.kernel.registerPart(makePart({ id: b.nextId(), ...moveCostPart(b, e) })),
        players: b.players(e.player),
        duration: e.duration,
      }),
  }),
  defineEffect('enters-with', {
    amends: (e, before) => {
      if (before.do !== 'play' || e.what.pick !== 'ref' || e.optional) return null;
      return { ...before, entering: [...(before.entering ?? []), e] };
    },
    whilePlayed: (e) => e.what.pick === 'self',
    part: (e, b) => ({
      kind: 'enters-with',
      applies: b.selectorTest(e.what),
      selfOnly: e.what.pick === 'self',
      amount: b.number(mannerOf(e.manner).damage),
      optional: e.optional,
      data: { exerted: mannerOf(e.manner).exerted },
      program: e.reward === undefined ? null : b.program((inner) => inner.effects(e.reward!)),
    }),
  }),
];
