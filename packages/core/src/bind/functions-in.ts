import type { Ability } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { EventPattern, TurnPattern } from '../ability/event-pattern.ts';
import type { CardSelector } from '../ability/selector.ts';
import { SKIP, walkParts } from '../ability/walk.ts';
import { enteredZone, passageOf } from '../events/zone-changes.ts';
import type { EventKind, Passage } from '../model/event-kind.ts';
import type { Kernel } from '../model/kernel.ts';
import { type Place, placeOf } from '../model/places.ts';

/** The place where nearly all abilities function: in play. */
export const IN_PLAY: readonly Place[] = Object.freeze([null]);

/**
 * Where an ability functions: in play, unless it can apply only elsewhere. That follows from what it is
 * about: an event that happens to its own card where no card is in play, or else what it asks of where its card is.
 */
export function functionsIn(kernel: Kernel, ability: Ability): readonly Place[] {
  switch (ability.kind) {
    case 'triggered': {
      const places = ability.on.map((pattern) => {
        const kind = ofItself(kernel, pattern);
        return kind === undefined
          ? (placeAsked(kernel, ability.during, ability.if) ?? placeTaken(kernel, ability.effects))
          : heardIn(kind, passageOf(kernel, pattern));
      });
      return places.every((place) => place === null) ? IN_PLAY : [...new Set(places)];
    }
    case 'replacement': {
      const kind = ofItself(kernel, ability.event);
      const place =
        kind === undefined ? placeAsked(kernel, ability.if) : placeOf(passageOf(kernel, ability.event)?.from);
      return place === null ? IN_PLAY : [place];
    }
    case 'static': {
      const place = placeAsked(kernel, ability.while) ?? placePermitted(kernel, ability.effects);
      return place === null ? IN_PLAY : [place];
    }
    default:
      return IN_PLAY;
  }
}

/** The kind of event that an ability listens for, if it happens to its own card. */
function ofItself({ eventKinds }: Kernel, pattern: EventPattern | TurnPattern): EventKind | undefined {
  return 'card' in pattern && pattern.card?.pick === 'self' ? eventKinds.get(pattern.on) : undefined;
}

/**
 * The zone in which a card's ability notices an event that happens to it: in play, for cards that may come from play.
 */
function heardIn(kind: EventKind, passage: Passage | undefined): Place {
  // Wherever it comes from, it is heard where it arrives.
  if (kind === enteredZone && passage?.from === undefined) return placeOf(passage?.to);
  const { lookBack } = kind.options;
  const from = placeOf(passage?.from);
  return from === null || lookBack ? from : placeOf(passage?.to);
}

/** The zone out of play that the conditions require the card to be in ("if this card is in your discard"). */
function placeAsked({ zonesByName }: Kernel, ...conditions: readonly (Condition | undefined)[]): Place {
  for (const part of conditions.flatMap(partsOf))
    if (part.if === 'self-in-zone') return placeOf(zonesByName.get(part.zone));
  return null;
}

/**
 * The zone out of play that the effects take the ability's own card from ("return this card from your discard"), where
 * they speak of it there first.
 */
function placeTaken({ zonesByName }: Kernel, effects: readonly Effect[]): Place {
  const own = walkParts<CardSelector>(effects, {
    // What an ability that is given or made later takes is a matter of its own.
    enter: (part) => ('kind' in part ? SKIP : part['pick'] === 'self' ? (part as CardSelector) : undefined),
  });
  const from = own?.pick === 'self' ? own.from : undefined;
  return from === undefined ? null : placeOf(zonesByName.get(from.zone!));
}

/** The zone out of play in which a continuous effect permits something of the ability's own card. */
function placePermitted(kernel: Kernel, effects: readonly Effect[]): Place {
  return effects.every(({ do: kind }) => kind === 'permit') ? placeTaken(kernel, effects) : null;
}

/** The conjuncts of a condition. */
function partsOf(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  return condition.if === 'all' ? condition.of.flatMap(partsOf) : [condition];
}
