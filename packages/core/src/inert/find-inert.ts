import type { Ability } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { EventPattern } from '../ability/event-pattern.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import { functionsIn } from '../bind/functions-in.ts';
import type { Engine } from '../game/engine.ts';
import { type Place, placeOf } from '../zones/places.ts';
import { inertCondition } from './conditions.ts';
import { inertEffect } from './effects.ts';
import { inertEvent, inertEvents, placeAfter } from './events.ts';
import { inertFilters } from './filters.ts';
import { at, type Data, type Inert, isData } from './inert.ts';
import { type Meant, Scene, sideOf } from './scene.ts';

const PLAY: readonly Place[] = [null];

/**
 * The first part of an ability that would never do anything, by what the game says that it asks: an effect on cards of
 * which nothing asks there, an event that cannot happen then, a condition or a filter that nothing can meet.
 * @param meant what its references mean, as binding reports it
 */
export function findInert(engine: Engine, ability: Ability, meant: Meant): Inert | null {
  return inAbility(ability, new Scene(engine, meant, ability, functionsIn(engine, ability), false), '');
}

function inAbility(ability: Ability, scene: Scene, path: string): Inert | null {
  const inside = (key: string): string => at(path, key);
  switch (ability.kind) {
    case 'keyword':
      return null;
    case 'triggered': {
      const found = inertEvents(ability, scene);
      if (found !== null) return { ...found, path: inside(found.path) };
      for (const pattern of ability.on) happen(pattern as EventPattern, scene);
      return (
        looked(ability.on, scene, inside('on')) ??
        looked(ability.during, scene, inside('during')) ??
        looked(ability.if, scene, inside('if')) ??
        inEffects(ability.effects, scene, inside('effects'))
      );
    }
    case 'replacement':
      return (
        inertEvent(ability.event, scene, inside('event'), [ability.if]) ??
        looked(ability.event, scene, inside('event')) ??
        looked(ability.if, scene, inside('if')) ??
        inEffects(ability.instead, scene, inside('instead'))
      );
    case 'static':
      return (
        looked(ability.while, scene, inside('while')) ?? inEffects(ability.effects, scene, inside('effects'))
      );
    case 'activated':
      return (
        looked(ability.if, scene, inside('if')) ??
        looked(ability.costs, scene, inside('costs')) ??
        inEffects(ability.effects, scene, inside('effects'))
      );
    case 'spell':
      return inEffects(ability.effects, scene, inside('effects'));
    default:
      return null;
  }
}

/** After an event its card is where that has put it. */
function happen({ on, card }: EventPattern, scene: Scene): void {
  const kind = scene.engine.eventKinds.get(on);
  if (kind !== undefined && card !== undefined)
    scene.move(card as unknown as Data, placeAfter(kind, scene.engine));
}

function inEffects(effects: readonly Effect[], scene: Scene, path: string): Inert | null {
  for (const [i, effect] of effects.entries()) {
    const found = inEffect(effect, scene, at(path, i));
    if (found !== null) return found;
  }
  return null;
}

function inEffect(effect: Effect, scene: Scene, path: string): Inert | null {
  const found = inertEffect(effect, scene, path);
  if (found !== null) return found;
  for (const [key, value] of Object.entries(effect)) {
    // How something enters play is said of it, not done to what is in play.
    if (key === 'manner' || key === 'entering') continue;
    const inner = inField(effect, value, scene, at(path, key));
    if (inner !== null) return inner;
  }
  moved(effect, scene);
  return null;
}

/** A field of an effect: effects that may be done, abilities that it makes, and what it speaks of. */
function inField(effect: Effect, value: unknown, scene: Scene, path: string): Inert | null {
  if (isEffect(value)) return branch([value], scene, path, true);
  if (!Array.isArray(value)) {
    // It waits beyond what resolves now, by when its own card may be anywhere.
    return effect.do === 'trigger' && value === effect.ability
      ? inAbility(effect.ability, scene.inside(effect.ability, undefined, false), path)
      : looked(value, scene, path);
  }
  const [first] = value as readonly unknown[];
  if (isEffect(first)) return branch(value as Effect[], scene, path);
  if (Array.isArray(first) && isEffect(first[0])) {
    for (const [i, way] of value.entries()) {
      const found = branch(way as Effect[], scene, at(path, i));
      if (found !== null) return found;
    }
    return null;
  }
  if (effect.do === 'grant' && isData(first) && 'kind' in first) {
    const given = effect.duration !== undefined || scene.ability.kind !== 'static';
    for (const [i, ability] of (value as Ability[]).entries()) {
      const found = inGranted(ability, scene, at(path, i), given);
      if (found !== null) return found;
    }
    return null;
  }
  return looked(value, scene, path);
}

const isEffect = (value: unknown): value is Effect => isData(value) && typeof value['do'] === 'string';

/** Effects that may not be done, or later: what they move may have gone. */
function branch(effects: readonly Effect[], scene: Scene, path: string, alone = false): Inert | null {
  const apart = scene.inside(scene.ability, scene.self, scene.givenInPlay);
  const found = alone ? inEffect(effects[0]!, apart, path) : inEffects(effects, apart, path);
  scene.blur(apart);
  return found;
}

/** An ability that cards in play gain. @param entered whether they are in play before they gain it */
function inGranted(ability: Ability, scene: Scene, path: string, entered: boolean): Inert | null {
  const { engine } = scene;
  if (!functionsIn(engine, ability).includes(null))
    return {
      path,
      reason: 'it functions only out of play, and is gained in play',
      fix: 'Give it to cards where it functions, or say another event.',
    };
  const enters = (pattern: object): boolean => {
    const { on, card } = pattern as EventPattern;
    const { passage } = engine.eventKinds.get(on)?.options ?? {};
    return card?.pick === 'self' && passage?.to?.inPlay === true;
  };
  if (entered && ability.kind === 'triggered' && ability.on.every(enters))
    return {
      path,
      reason: 'who gains it is in play already, where this does not happen again',
      fix: 'Say an event that happens to a card in play.',
    };
  return inAbility(ability, scene.inside(ability, PLAY, true), path);
}

/** Where an effect puts its cards. */
function moved(effect: Effect, scene: Scene): void {
  const { engine } = scene;
  if (effect.do === 'move') {
    const zone = engine.zonesByName.get(effect.to.zone);
    scene.move(effect.what as unknown as Data, zone === undefined ? undefined : [placeOf(zone)]);
  } else if (effect.do === 'play') scene.move(effect.what as unknown as Data, PLAY);
  else if (effect.do === 'move-either') scene.move(effect.what as unknown as Data, undefined);
  const acts = engine.effects.get(effect.do)?.acts;
  for (const field in acts) {
    const { to } = acts[field]!;
    const cards = (effect as unknown as Data)[field];
    if (to !== undefined && isData(cards)) scene.move(cards, [placeOf(to)]);
  }
}

/** Conditions, filters, events and costs, wherever they stand. */
function looked(value: unknown, scene: Scene, path: string): Inert | null {
  if (typeof value !== 'object' || value === null) return null;
  if (isEffect(value)) return inEffect(value, scene, path);
  const found = Array.isArray(value) ? null : inPart(value as Data, scene, path);
  if (found !== null) return found;
  for (const [key, inner] of Object.entries(value)) {
    const within = looked(inner, scene, at(path, key));
    if (within !== null) return within;
  }
  return null;
}

function inPart(part: Data, scene: Scene, path: string): Inert | null {
  if (typeof part['if'] === 'string') return inertCondition(part as unknown as Condition, scene, path);
  if (part['pick'] === 'any' || !('pick' in part) || !Array.isArray(part['filter'])) return null;
  const filters = part['filter'] as readonly CardFilter[];
  return (
    inertFilters(
      filters,
      scene,
      part['pick'] === 'ref' ? undefined : scene.placesOf(part),
      at(path, 'filter'),
    ) ?? ofTwoPlayers(part, filters, at(path, 'filter'))
  );
}

/** "An opposing card from your discard". */
function ofTwoPlayers(part: Data, filters: readonly CardFilter[], path: string): Inert | null {
  const { from } = part as { readonly from?: { readonly of?: PlayerSelector } };
  const place = sideOf(from?.of);
  const i = filters.findIndex((filter) => {
    const side = filter.is === 'of' ? sideOf(filter.player) : undefined;
    return place !== undefined && side !== undefined && side !== place;
  });
  if (i < 0) return null;
  return {
    path: at(path, i),
    reason: 'out of play cards lie with their own player',
    fix: 'Say whose cards they are once.',
  };
}
