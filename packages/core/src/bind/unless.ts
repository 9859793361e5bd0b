import type { Effect } from '../ability/effect.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import { mentions } from '../reference/mentions.ts';
import type { Binder } from './binder.ts';
import { defineEffect, type EffectRow } from './registry.ts';
import { bindChoiceFirst } from './split-choice.ts';

/** Registers the antecedents that an effect will need, for what is said of them before it is done. */
function mention(binder: Binder, effect: Effect): void {
  const { what } = effect as { readonly what?: CardSelector };
  if (what !== undefined && (what.pick === 'ref' || what.pick === 'self')) binder.cards(what);
}

const THAT_PLAYER: PlayerSelector = { who: 'that-player' };

/** What each of several players may do, rewritten for "that player". */
function byThatPlayer(effect: Effect): Effect {
  return 'player' in effect && effect.player.who !== 'you'
    ? ({ ...effect, player: THAT_PLAYER } as Effect)
    : effect;
}

/** Adds the optional deed, and what happens if it is not done. */
function bindUnless(b: Binder, e: Extract<Effect, { do: 'unless' }>, each: boolean): void {
  // Its target is mentioned first, so it is chosen before the player decides.
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
    // "Each player [A] unless they [B]": decided per player.
    if (e.player.who !== 'that-player' && mentions(e.effects, 'who', 'that-player'))
      b.forEachPlayer(e.player, () => bindUnless(b, e, true));
    else bindUnless(b, e, false);
    b.done = null;
    return null;
  },
});
