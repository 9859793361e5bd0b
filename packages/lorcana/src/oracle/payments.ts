import type { ActionName, CardFilter, CardSelector } from '@cardwright/core/data';
import type { InForce } from './in-force.ts';
import type { Meaning, Speaker } from './meaning.ts';
import { type Seen, unjudged } from './seen.ts';

/** What players pay at one table, in the words of the Comprehensive Rules. */
export class Payments {
  constructor(
    private readonly meaning: Meaning,
    private readonly inForce: readonly InForce[],
  ) {}

  /** The least that moving a character to a location costs (CR 4.7.3.3). */
  leastOfMove(player: number, character: Seen, location: Seen): number {
    return this.least(player, location, location.stats['move-cost'] ?? 0, ['move'], character);
  }

  /**
   * The least that payment modifiers leave of what a player pays to do something with a card (CR 1.5.4, 4.3.2.3): a
   * modifier that they may use helps where it takes from it.
   * @param mover the character that moves, where it is a location that is paid for
   */
  least(
    player: number,
    card: Seen,
    cost: number,
    actions: readonly ActionName[],
    mover: Seen | null = null,
  ): number {
    let total = cost;
    const add = (amount: number, optional: boolean): void => {
      total += optional ? Math.min(0, amount) : amount;
    };
    for (const one of this.inForce) {
      const { effect, speaker, optional } = one;
      if (!this.isAboutPaying(one, player, card, actions, mover)) continue;
      if (effect.do === 'change-cost' || effect.do === 'change-move-cost')
        add(one.amount ?? this.meaning.amount(effect.by, speaker), optional);
    }
    // "You pay less to play this character" functions while it is being played.
    const own = { source: card, you: player };
    for (const ability of card.definition.abilities) {
      if (ability.kind !== 'static') continue;
      for (const said of ability.effects) {
        const optional = said.do === 'may';
        for (const effect of optional ? said.effects : [said]) {
          if (effect.do !== 'change-cost' || !('pick' in effect.for) || !actions.includes(effect.action))
            continue;
          if (ability.while === undefined || this.meaning.holds(ability.while, own))
            add(this.meaning.amount(effect.by, own), optional);
        }
      }
    }
    return Math.max(0, total);
  }

  private isAboutPaying(
    one: InForce,
    player: number,
    card: Seen,
    actions: readonly ActionName[],
    mover: Seen | null,
  ): boolean {
    const { effect, speaker, condition } = one;
    if (effect.do !== 'change-cost' && effect.do !== 'change-move-cost') return false;
    if (effect.do === 'change-cost' ? !actions.includes(effect.action) : mover === null) return false;
    if (condition !== null && !this.meaning.holds(condition, speaker)) return false;
    const payers = one.players ?? this.meaning.players(effect.player, speaker);
    if (!payers.includes(player)) return false;
    const fits = (what: readonly CardFilter[] | { readonly pick: 'self' }, it: Seen) =>
      'pick' in what ? it === speaker.source : this.meaning.matches(what, it, speaker);
    if (effect.do === 'change-move-cost')
      return this.isWhereTo(effect.to, card, speaker) && fits(effect.what, mover!);
    if (effect.first === true || effect.nth !== undefined) return unjudged('the first one each turn');
    return fits(effect.for, card);
  }

  private isWhereTo(to: CardSelector, card: Seen, speaker: Speaker): boolean {
    if (to.pick === 'some') return this.meaning.matches(to.filter, card, speaker);
    return to.pick === 'self' ? card === speaker.source : unjudged('where to move for less');
  }
}
