import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { CardsOf } from '../model/ability-part.ts';
import { broughtUpAnew, broughtUpBy } from '../reference/brought-up.ts';
import { saidBy } from '../reference/meaning.ts';
import { mentions } from '../reference/mentions.ts';
import { opponentAsked, resultOf } from '../reference/spoken.ts';
import type { Binder } from './binder.ts';
import { type DoneCards, doneCards } from './done-cards.ts';
import { producePlace } from './produce-place.ts';
import { SELF } from './producer.ts';
import { meantBefore } from './references.ts';
import { bindThoseWho, ofThatPlayer } from './those-who.ts';

/**
 * Registers cards as antecedents again, since an effect or condition mentioned them.
 *
 * @param asked what a condition about one of them requires
 * @param list the subset that it is about, if not all
 */
export function produceAnew(
  binder: Binder,
  selector: CardSelector & { readonly pick: 'ref' },
  asked?: readonly CardFilter[],
  list?: CardsOf,
): void {
  const anew = broughtUpAnew(selector, (ref, noun) => meantBefore(binder, ref, noun), asked, binder.speaking);
  if (anew?.is === 'party') {
    const { role, noun } = anew;
    binder.produce({ how: 'party', ...saidBy(noun), list: binder.list(selector), role, data: selector });
  } else if (anew?.is === 'self') binder.produce(SELF);
  else if (anew !== undefined) {
    const { find: _, ...cards } = anew.cards;
    binder.producers.push({ ...cards, ...(list && { list }) });
  }
}

/** Registers the cards that a condition introduces. */
export function produceAsked(binder: Binder, condition: Condition, standing: boolean): void {
  broughtUpBy(condition, standing, {
    place(place, one) {
      const { card } = place;
      producePlace(binder, place, card.pick === 'self' ? SELF.list : binder.list(card), one);
      if (card.pick === 'self') binder.produce(SELF);
    },
    anew: ({ card, known }) => produceAnew(binder, card, known),
    cards({ key, cards, counted }, one) {
      const data = (one as unknown as Record<string, object>)[key]!;
      const all = key === 'left' ? doneCards(binder, data as DoneCards) : binder.list(cards);
      // If the condition fails, its cards are no antecedent.
      const holds = binder.condition(one);
      const list: CardsOf = (s, scope) => (holds(s, scope) ? all(s, scope) : []);
      binder.produce({
        how: 'each',
        ...saidBy(cards.filter),
        list,
        role: '',
        data,
        otherwise: 'nothing',
        ...(counted && { counted }),
      });
    },
  });
}

/** Registers the opponents for whom a condition about "an opponent" holds, for effects that refer to them. */
export function produceOpponents(binder: Binder, condition: Condition, effects: readonly Effect[]): void {
  const said = opponentAsked(condition);
  if (said === undefined || !mentions(effects, 'who', 'that-player')) return;
  const those = ofThatPlayer(condition, said.who);
  const list = bindThoseWho(binder, { who: 'those-who', among: { who: 'opponents' }, if: those });
  binder.knownPlayers.push({ list, data: said });
}

/** Registers what an effect introduces besides the cards of its selectors; `list` finds it. */
export function produceResult(binder: Binder, effect: Effect, list: CardsOf): void {
  const result = resultOf(effect);
  if (result !== undefined) binder.produce({ ...result, list, role: '' });
}
