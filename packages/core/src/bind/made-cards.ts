import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import { cardsMade } from '../events/made-cards.ts';
import type { CardsOf } from '../model/ability-part.ts';
import type { GameEvent } from '../model/game-event.ts';
import { refOf } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { made, rowsFor } from '../table/make-card.ts';
import type { Binder } from './binder.ts';
import { listIn } from './slot-values.ts';

/** Cards to be made: whose, of which definition (its id), and how many. */
export interface Making {
  readonly player: number;
  readonly card: string;
  readonly count: number;
}

/**
 * The id of the card of a name, for effects that say which cards they make. Where a text is judged in an engine without
 * cards, every name is taken.
 * @throws CardwrightError `ability-invalid` if no set has such a card
 */
export function idOfCardNamed({ kernel, id }: Binder, name: string): string {
  if (kernel.cardsById.size === 0) return name;
  for (const [card, { definition }] of kernel.cardsById)
    if (definition.name === name || definition.fullName === name) return card;
  const names = [...kernel.cardsById.values()].map(({ definition }) => definition.name);
  throw new CardwrightError('ability-invalid', `No set has a card named “${name}”.`, {
    ability: id,
    suggestions: nearNames(name, names),
  });
}

/**
 * Adds the steps that make cards which are of no deck. They are out of the game until an event of the game brings them
 * somewhere; fewer are made where a table has no room for more.
 * @throws CardwrightError `ability-invalid` in a game that does not list the column `made`
 */
export function bindMadeCards(
  binder: Binder,
  making: (state: ReadonlyState, scope: Scope) => readonly Making[],
): CardsOf {
  const { kernel } = binder;
  if (!kernel.columns.includes(made))
    throw new CardwrightError('ability-invalid', 'No cards are made in mid-game here.', {
      ability: binder.id,
      fix: 'List the column `made` and the events `cardsMade` and `ceased` in the plugin of the game.',
    });
  const slot = binder.slot<readonly number[]>();
  binder.step((m) => {
    const { state, frame } = m;
    const taken: number[] = [];
    const events: GameEvent[] = [];
    for (const { player, card, count } of making(state, frame)) {
      const rows = rowsFor(state, count, taken);
      taken.push(...rows);
      if (rows.length > 0) events.push(cardsMade.of(player, { amount: rows.length, data: { card, rows } }));
    }
    frame.set(slot, taken);
    return m.emit(events);
  });
  binder.step((m) => {
    const { state, frame } = m;
    frame.set(
      slot,
      frame.get(slot).map((row) => refOf(state, row)),
    );
    return m.next();
  });
  return listIn(slot) as CardsOf;
}
