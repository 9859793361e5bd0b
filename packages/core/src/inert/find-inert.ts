import type { Ability } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { EventPattern } from '../ability/event-pattern.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import { SKIP, walkParts } from '../ability/walk.ts';
import type { AbilityKernel } from '../bind/ability-kernel.ts';
import { functionsIn } from '../bind/functions-in.ts';
import { type Place, placeOf } from '../model/places.ts';
import { inertCondition } from './conditions.ts';
import { inertEffect } from './effects.ts';
import { inertEvent, inertEvents, placeAfter } from './events.ts';
import { inertFilters } from './filters.ts';
import { type Data, type Inert, isData, within } from './inert.ts';
import { type Meant, Scene, sideOf } from './scene.ts';

const PLAY: readonly Place[] = [null];

/**
 * Finds the first inert part of an ability, by what the game declares that it queries: an effect on cards where nothing
 * queries it, an event that cannot happen then, a condition or filter that nothing can satisfy.
 * @param places where it functions
 * @param meant antecedents of its references, as binding reports them
 */
export function findInert(
  kernel: AbilityKernel,
  ability: Ability,
  places: readonly Place[],
  meant: Meant,
): Inert | null {
  return inAbility(ability, new Scene(kernel, meant, { ability, self: places, givenInPlay: false }));
}

function inAbility(ability: Ability, scene: Scene): Inert | null {
  switch (ability.kind) {
    case 'triggered': {
      const found = inertEvents(ability, scene);
      if (found !== null) return found;
      for (const pattern of ability.on) happen(pattern as EventPattern, scene);
      return (
        within('on', looked(ability.on, scene)) ??
        within('during', looked(ability.during, scene)) ??
        within('if', looked(ability.if, scene)) ??
        within('effects', inEffects(ability.effects, scene))
      );
    }
    case 'replacement':
      return (
        within('event', inertEvent(ability.event, scene, [ability.if])) ??
        within('event', looked(ability.event, scene)) ??
        within('if', looked(ability.if, scene)) ??
        within('instead', inEffects(ability.instead, scene))
      );
    case 'static':
      return (
        within('while', looked(ability.while, scene)) ?? within('effects', inEffects(ability.effects, scene))
      );
    case 'activated':
      return (
        within('if', looked(ability.if, scene)) ??
        within('costs', looked(ability.costs, scene)) ??
        within('effects', inEffects(ability.effects, scene))
      );
    case 'spell':
      return within('effects', inEffects(ability.effects, scene));
    default:
      return null;
  }
}

/** After an event its card is where the event has put it. */
function happen(pattern: EventPattern, scene: Scene): void {
  const { on, card } = pattern;
  if (scene.kernel.eventKinds.has(on) && card !== undefined)
    scene.move(card as unknown as Data, placeAfter(pattern, scene.kernel));
}

function inEffects(effects: readonly Effect[], scene: Scene): Inert | null {
  for (let i = 0; i < effects.length; i++) {
    const found = inEffect(effects[i]!, scene);
    if (found !== null) return within(i, found);
  }
  return null;
}

function inEffect(effect: Effect, scene: Scene): Inert | null {
  const found = inertEffect(effect, scene);
  if (found !== null) return found;
  for (const key in effect) {
    const value = (effect as unknown as Data)[key];
    // Entering effects are about the card that enters, not about cards in play.
    if (typeof value !== 'object' || value === null || key === 'manner' || key === 'entering') continue;
    const inner = inField(effect, value, scene);
    if (inner !== null) return within(key, inner);
  }
  moved(effect, scene);
  return null;
}

/** Checks a field of an effect: nested effects, granted abilities, and selectors. */
function inField(effect: Effect, value: object, scene: Scene): Inert | null {
  if (!Array.isArray(value)) {
    if (isEffect(value)) return branch(scene, (apart) => inEffect(value, apart));
    // A delayed trigger outlives the resolution; by then its own card may be anywhere.
    return effect.do === 'trigger' && value === effect.ability
      ? inAbility(
          effect.ability,
          scene.inside({ ability: effect.ability, self: undefined, givenInPlay: false }),
        )
      : looked(value, scene);
  }
  const [first] = value as readonly unknown[];
  if (isEffect(first)) return branch(scene, (apart) => inEffects(value as Effect[], apart));
  if (Array.isArray(first) && isEffect(first[0])) {
    for (let i = 0; i < value.length; i++) {
      const found = branch(scene, (apart) => inEffects(value[i] as Effect[], apart));
      if (found !== null) return within(i, found);
    }
    return null;
  }
  if (effect.do === 'grant' && value === effect.abilities) return inAllGranted(effect, scene);
  return looked(value, scene);
}

const isEffect = (value: unknown): value is Effect => isData(value) && typeof value['do'] === 'string';

/** Effects that may be skipped or happen later: what they move may or may not be gone. */
function branch(scene: Scene, look: (apart: Scene) => Inert | null): Inert | null {
  const apart = scene.inside(scene);
  const found = look(apart);
  scene.blur(apart);
  return found;
}

/** Checks the abilities that an effect grants. */
function inAllGranted(effect: Effect & { readonly do: 'grant' }, scene: Scene): Inert | null {
  const { abilities = [], duration, what } = effect;
  const places = scene.placesOf(what as unknown as Data);
  const inPlay = places?.every((place) => place === null) === true;
  const entered = inPlay && (duration !== undefined || scene.ability.kind !== 'static');
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]!;
    const found =
      (inPlay ? inertInPlay(ability, scene.kernel, entered) : null) ??
      inAbility(ability, scene.inside({ ability, self: places, givenInPlay: inPlay }));
    if (found !== null) return within(i, found);
  }
  return null;
}

/** Checks an ability granted to cards in play. @param entered whether they are in play before they gain it */
function inertInPlay(ability: Ability, kernel: AbilityKernel, entered: boolean): Inert | null {
  if (!functionsIn(kernel, ability).includes(null))
    return {
      path: '',
      reason: 'it functions only out of play, and is gained in play',
      fix: 'Give it to cards where it functions, or say another event.',
    };
  const enters = (pattern: object): boolean => {
    const { on, card } = pattern as EventPattern;
    return card?.pick === 'self' && kernel.eventKinds.get(on)?.options.passage?.to?.inPlay === true;
  };
  return entered && ability.kind === 'triggered' && ability.on.every(enters)
    ? {
        path: '',
        reason: 'who gains it is in play already, where this does not happen again',
        fix: 'Say an event that happens to a card in play.',
      }
    : null;
}

/** Tracks where an effect moves its cards. */
function moved(effect: Effect, scene: Scene): void {
  const { kernel } = scene;
  if (effect.do === 'move') {
    const zone = kernel.zonesByName.get(effect.to.zone);
    scene.move(effect.what as unknown as Data, zone === undefined ? undefined : [placeOf(zone)]);
  } else if (effect.do === 'play') scene.move(effect.what as unknown as Data, PLAY);
  else if (effect.do === 'move-either') scene.move(effect.what as unknown as Data, undefined);
  const acts = kernel.effects.get(effect.do)?.acts;
  for (const field in acts) {
    const { to } = acts[field]!;
    const cards = (effect as unknown as Data)[field];
    if (to !== undefined && isData(cards)) scene.move(cards, [placeOf(to)]);
  }
}

/** Checks conditions, filters, events and costs, wherever they occur. */
function looked(value: unknown, scene: Scene): Inert | null {
  const found = walkParts<Inert>(value, {
    enter(part, place) {
      if (Array.isArray(part)) return undefined;
      const effect = isEffect(part) ? part : undefined;
      const inert = effect === undefined ? inPart(part, scene) : inEffect(effect, scene);
      if (inert !== null) return place.keys.length === 0 ? inert : within(place.path, inert)!;
      // An effect has looked at its own parts.
      return effect && SKIP;
    },
  });
  return found ?? null;
}

function inPart(part: Data, scene: Scene): Inert | null {
  if (typeof part['if'] === 'string') return inertCondition(part as unknown as Condition, scene);
  const { pick, filter } = part;
  if (pick === undefined || pick === 'any' || !Array.isArray(filter) || filter.length === 0) return null;
  const filters = filter as readonly CardFilter[];
  const places = pick === 'ref' ? undefined : scene.placesOf(part);
  return within('filter', inertFilters(filters, scene, places) ?? ofTwoPlayers(part, filters));
}

/** "An opposing card from your discard". */
function ofTwoPlayers({ from }: Data, filters: readonly CardFilter[]): Inert | null {
  const place = sideOf((from as { readonly of?: PlayerSelector } | undefined)?.of);
  if (place === undefined) return null;
  const i = filters.findIndex((filter) => {
    const side = filter.is === 'of' ? sideOf(filter.player) : undefined;
    return side !== undefined && side !== place;
  });
  if (i < 0) return null;
  return {
    path: `${i}`,
    reason: 'out of play cards lie with their own player',
    fix: 'Say whose cards they are once.',
  };
}
