import { searched } from '../events/core-events.ts';
import { playerCount } from '../model/core-columns.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { SHARED } from '../model/zone.ts';
import { countIn } from '../table/zone-list.ts';
import { playerNow } from './each-player.ts';
import { defineEffect, type EffectRow } from './registry.ts';

/**
 * Searching a hidden zone. If the text describes the card, the player may fail to find one; "any card" must be found if
 * there is one. The search is public, so the player is always asked, whether or not anything matches.
 */
export const searchEffects: readonly EffectRow[] = [
  defineEffect('search', {
    resolve: (e, b) => {
      const { what } = e;
      const from = what.pick === 'some' && what.from !== undefined && 'zone' in what.from ? what.from : null;
      const whose = from?.of === undefined ? null : b.playerTest(from.of);
      const zone = from === null ? null : b.zone(from.zone);
      const ownersOf = (state: ReadonlyState, scope: Scope, who: number): number[] => {
        // One for all.
        if (zone?.shared === true) return [SHARED];
        const owners = Array.from({ length: playerCount.get(state, 0) }, (_, p) => p);
        return owners.filter((p) => (whose === null ? p === who : whose(state, p, scope)));
      };
      b.forEachPlayer(e.player, (player) => {
        const { done } = b;
        if (from !== null)
          b.emit(({ state, frame }) => {
            const who = player(state, frame);
            return ownersOf(state, frame, who).map((of) =>
              searched.of(who, { source: frame.source, data: { from: from.zone, of } }),
            );
          });
        b.done = done;
        const mayFail = what.pick === 'some' && what.filter.length > 0;
        const found = mayFail ? { ...what, range: { ...what.range, min: 0 } } : what;
        b.cards(found, (s, scope) => [player(s, scope)], { said: what });
      });
      if (zone === null || e.player.who === 'chosen-player') return null;
      // No one is asked about an empty zone.
      const players = playerNow(b, e.player) ?? b.players(e.player);
      return (s, scope) =>
        players(s, scope).some((who) => ownersOf(s, scope, who).some((p) => countIn(s, p, zone) > 0));
    },
  }),
];
