import type { Effect } from '../ability/effect.ts';
import type { CardSelector } from '../ability/selector.ts';
import { turnOfEffect } from './asked.ts';
import { sideAsked } from './filters.ts';
import type { Inert } from './inert.ts';
import type { Scene } from './scene.ts';

/** A statement with a duration during which nothing queries it. */
export function wrongTime(effect: Effect, scene: Scene): Inert | null {
  const asked = turnOfEffect(scene.kernel, effect);
  if (asked === undefined) return null;
  const { duration, what } = effect as {
    readonly duration?: { lasts: string };
    readonly what?: CardSelector;
  };
  if (scene.late && duration?.lasts === 'this-turn')
    return {
      path: '',
      reason: 'no more turn actions are taken in a turn that ends',
      fix: 'Have it last into the next turn, or happen earlier.',
    };
  const side = sideOfCards(what);
  if (scene.turn === undefined || side === undefined || scene.turn === actsIn(asked, side)) return null;
  if (actsIn(asked, side) === undefined) return null;
  const whose = scene.turn === 'own' ? 'your turn' : 'an opponent’s turn';
  return {
    path: '',
    reason: `nothing asks it in ${whose}`,
    fix: 'Say it of the other turn, or leave the turn out.',
  };
}

/** Whose turn it is when cards of a side are queried; unknown for several opponents. */
function actsIn(asked: 'own' | 'other', side: 'own' | 'other'): 'own' | 'other' | undefined {
  if (asked === 'own') return side;
  return side === 'own' ? 'other' : undefined;
}

function sideOfCards(what: CardSelector | undefined): 'own' | 'other' | undefined {
  if (what?.pick === 'self') return 'own';
  return what?.pick === 'each' ? sideAsked(what.filter) : undefined;
}
