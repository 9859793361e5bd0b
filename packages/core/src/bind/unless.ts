import type { Effect } from '../ability/effect.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import { mentions } from '../reference/mentions.ts';
import type { Binder } from './binder.ts';
import { defineEffect, type EffectRow } from './registry.ts';
import { bindChoiceFirst } from './split-choice.ts';

/** Makes the cards known that an effect refers to, for what is said of them before it is done. */
function mention(binder: Binder, effect: Effect): void {
  const { what } = effect as { readonly what?: CardSelector };
  if (what !== undefined && (what.pick === 'ref' || what.pick === 'self')) binder.cards(what);
}

const THAT_PLAYER: PlayerSelector = { who: 'that-player' };

/** What each of several players may do, said of one of them. */
function byThatPlayer(effect: Effect): Effect {
  return 'player' in effect && effect.player.who !== 'you'
    ? ({ ...effect, player: THAT_PLAYER } as Effect)
    : effect;
}

/** Adds the deed that one may do, and what happens where it is not done. */
function bindUnless(b: Binder, e: Extract<Effect, { do: 'unless' }>, each: boolean): void {
  // What it is about was said first, and is chosen before the player decides.
  const [first, ...rest] = e.effects;
  const { choice, effect } = first === undefined ? { choice: null, effect: null } : bindChoiceFirst(b, first);
  if (choice === null && first !== undefined) mention(b, first);
  const effects = effect === null ? [] : [effect, ...rest];
  b.effect({
    do: 'may',
    player: each ? THAT_PLAYER : e.player,
    effects: each ? e.deed.map(byThatPlayer) : e.deed,
  });
  const { done } = b;
  const spared = b.label();
  b.unless((s, scope) => done === null || !done(s, scope), spared);
  b.effects(effects);
  b.place(spared);
}

/** "[Effects] unless that player [deed]". */
export const unlessEffect: EffectRow = defineEffect('unless', {
  resolve: (e, b) => {
    // "Each player [A] unless they [B]": each is spared by their own deed.
    if (e.player.who !== 'that-player' && mentions(e.effects, 'who', 'that-player'))
      b.forEachPlayer(e.player, () => bindUnless(b, e, true));
    else bindUnless(b, e, false);
    b.done = null;
    return null;
  },
});
