import type { EffectKinds } from '../ability/effect.ts';
import { type AbilityPart, makePart } from '../model/ability-part.ts';
import { ENTERS_ZONE, type EntersZone } from '../queries/enters-zone.ts';
import { PLAY_SHOWN, type PlayShown } from '../queries/play-shown.ts';
import type { Binder } from './binder.ts';
import { enterable } from './enterable.ts';
import { beginLasting } from './lasting-effects.ts';
import { defineEffect, type EffectRow } from './registry.ts';

type NewPart = Partial<AbilityPart> & Pick<AbilityPart, 'kind'>;

function entersZone(b: Binder, { what, zone, as }: Readonly<EffectKinds['enters-zone']>): NewPart {
  const data: EntersZone = { zone: b.zone(zone.zone), as: as.map((name) => enterable(b, name)) };
  return {
    kind: ENTERS_ZONE,
    applies: b.selectorTest(what),
    players: zone.of === undefined ? null : b.playerTest(zone.of),
    data,
  };
}

function playShown(b: Binder, { zone, top }: Readonly<EffectKinds['play-shown']>): NewPart {
  const data: PlayShown = { zone: b.zone(zone) };
  return { kind: PLAY_SHOWN, amount: top === undefined ? null : b.number(top), data };
}

const made = (b: Binder, part: NewPart): AbilityPart =>
  b.kernel.registerPart(makePart({ id: b.nextId(), ...part }));

/** Duration effects on zones: who sees their cards, and in which states cards enter them. */
export const zoneEffects: readonly EffectRow[] = [
  defineEffect('enters-zone', {
    part: (e, b) => entersZone(b, e),
    resolve: (e, b) => beginLasting(b, { part: made(b, entersZone(b, e)), duration: e.duration }),
  }),
  defineEffect('play-shown', {
    part: (e, b) => ({ ...playShown(b, e), players: b.playerTest(e.player) }),
    resolve: (e, b) =>
      beginLasting(b, {
        part: made(b, playShown(b, e)),
        players: b.players(e.player),
        duration: e.duration,
      }),
  }),
];
