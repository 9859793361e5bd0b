import type { TriggeredAbility } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { EventPattern, PartyPattern, TurnPattern } from '../ability/event-pattern.ts';
import { passageOf } from '../events/zone-changes.ts';
import type { EventKind, Passage } from '../model/event-kind.ts';
import type { Kernel } from '../model/kernel.ts';
import { placeOf } from '../model/places.ts';
import type { CircumstanceRow } from '../model/state-rows.ts';
import { inertFilters, sideAsked } from './filters.ts';
import { type Inert, inWords, within } from './inert.ts';
import { type Scene, sideOf, type Whereabouts } from './scene.ts';

type Side = 'own' | 'other' | undefined;

const FIX = 'Name the turn or the cards of the other player, or leave one of them out.';

/** Why an event can never happen. @param asked conditions that must hold then */
export function inertEvent(
  pattern: EventPattern | TurnPattern,
  scene: Scene,
  asked: readonly (Condition | undefined)[] = [],
): Inert | null {
  const kind = scene.kernel.eventKinds.get(pattern.on);
  if (kind === undefined) return null;
  const full = pattern as EventPattern;
  return (
    wrongTurn(kind, full, scene.kernel, asked) ??
    wrongPlayer(kind, full) ??
    underAnother(kind, full) ??
    wrongState(kind, full, scene)
  );
}

/** Each event of a multi-event trigger is checked; its conditions apply to all of them. */
export function inertEvents({ on, during, if: asked }: TriggeredAbility, scene: Scene): Inert | null {
  for (const [i, pattern] of on.entries()) {
    const found = inertEvent(pattern, scene, [during, asked]);
    if (found !== null) return within(`on.${i}`, found);
  }
  return null;
}

/** "During your turn, whenever this is attacked": attackers belong to the active player. */
function wrongTurn(
  { name, options }: EventKind,
  pattern: EventPattern,
  { circumstances }: Kernel,
  asked: readonly (Condition | undefined)[],
): Inert | null {
  const ofTurn = /^turn-(started|ended)$/.test(name) ? sideOf(pattern.player) : undefined;
  const happens = [ofTurn, turnOf(options.turn?.card, pattern.card), turnOf(options.turn?.other, pattern.by)];
  const said = [...turnsAsked(asked), ...turnsGiven(pattern, circumstances)];
  const sides = [...happens, ...said].filter((side) => side !== undefined);
  const both = sides.includes('own') && sides.includes('other');
  if (!both || said.length === 0) return null;
  const whose = said.includes('own') ? 'your turn' : 'an opponent’s turn';
  return { path: '', reason: `this never happens in ${whose}`, fix: FIX };
}

/** Whose turn it is when such an event happens to such a party; unknown for an opponent's opponent. */
function turnOf(turn: 'own' | 'other' | undefined, party: PartyPattern | undefined): Side {
  const side = sideOfParty(party);
  if (turn === undefined || side === undefined) return undefined;
  if (turn === 'own') return side;
  return side === 'own' ? 'other' : undefined;
}

function sideOfParty(party: PartyPattern | undefined): Side {
  if (party?.pick === 'self') return 'own';
  return party?.pick === 'any' ? sideAsked(party.filter) : undefined;
}

function turnsAsked(conditions: readonly (Condition | undefined)[]): Side[] {
  return conditions.flatMap((condition): Side[] => {
    if (condition?.if === 'all') return turnsAsked(condition.of);
    return condition?.if === 'turn' ? [sideOf(condition.of)] : [];
  });
}

function turnsGiven({ given }: EventPattern, rows: ReadonlyMap<string, CircumstanceRow>): Side[] {
  return (given ?? []).flatMap((name) => rows.get(name)?.turn ?? []);
}

/** "Whenever an opponent discards this card": cards are in the hand of their own player. */
function wrongPlayer({ options }: EventKind, { card, player }: EventPattern): Inert | null {
  if (options.byOwner !== true) return null;
  const [whose, who] = [sideOfParty(card), sideOf(player)];
  if (whose === undefined || who === undefined || whose === who) return null;
  return { path: '', reason: 'a player does this only with cards of their own', fix: FIX };
}

/** "When this card is put under a beast": there it has no abilities. */
function underAnother({ options, name }: EventKind, { by }: EventPattern): Inert | null {
  if (by?.pick !== 'self' || options.takes === undefined) return null;
  return {
    path: 'by',
    reason: `a card that was ${inWords(name)} another has no abilities there`,
    fix: 'Say what happens to the card on top.',
  };
}

/** "Whenever you discard a turned card". */
function wrongState(kind: EventKind, pattern: EventPattern, scene: Scene): Inert | null {
  const { card } = pattern;
  return card?.pick === 'any'
    ? within(
        'card.filter',
        inertFilters(card.filter, scene, placesWhenHeard(kind, passageOf(scene.kernel, pattern))),
      )
    : null;
}

/**
 * Where the card of an event is when listeners see it, if it never comes from play. What left play may be queried as it
 * was.
 */
function placesWhenHeard({ options: { lookBack } }: EventKind, passage: Passage | undefined): Whereabouts {
  if (passage === undefined) return [null];
  const { from, to } = passage;
  if (from === undefined || from.inPlay) return undefined;
  return [placeOf(lookBack ? from : to)];
}

/** Where the card of an event is afterwards; undefined if that varies. */
export function placeAfter(pattern: EventPattern, kernel: Kernel): Whereabouts {
  const passage = passageOf(kernel, pattern);
  if (passage === undefined) return [null];
  if (passage.to !== undefined) return [placeOf(passage.to)];
  return kernel.eventKinds.get(pattern.on)!.options.lookBack && passage.from?.inPlay
    ? kernel.zones.filter(({ inPlay }) => !inPlay)
    : undefined;
}
