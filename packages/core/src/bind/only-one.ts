import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { CardsOf, NumberOf, PlayersOf, RefOf } from '../model/ability-part.ts';
import { NO_CARD } from '../model/card-ref.ts';
import type { Binder } from './binder.ts';
import { isGroup } from './effects-per-player.ts';

function mayBeSeveral(selector: CardSelector): boolean {
  switch (selector.pick) {
    case 'self':
    case 'ref':
      return false;
    case 'chosen':
    case 'some':
      return selector.range.max !== 1;
    case 'top':
      return selector.count !== 1;
    default:
      return true;
  }
}

function refuse({ id }: Binder): never {
  throw new CardwrightError('ability-invalid', 'Only one can be meant here, and the text says several.', {
    ability: id,
  });
}

/**
 * The single card of a selector; -1 if it finds none. If the selector could find several, using the first would do less
 * than the text says, so it is refused.
 * @throws CardwrightError `ability-invalid` for a selector of several
 */
export function onlyCard(binder: Binder, selector: CardSelector, list: CardsOf): RefOf {
  if (mayBeSeveral(selector)) refuse(binder);
  return (s, scope) => list(s, scope)[0] ?? NO_CARD;
}

/**
 * The single player who acts; -1 if there is none.
 * @throws CardwrightError `ability-invalid` for a group of players
 */
export function onlyPlayer(binder: Binder, selector: PlayerSelector): NumberOf {
  if (isGroup(selector)) refuse(binder);
  const players = binder.players(selector);
  return (s, scope) => players(s, scope)[0] ?? NO_CARD;
}

/** The acting player: the subject of the clause (one at a time), else the ability's controller. */
export function actingSeat(subject: PlayersOf | null): NumberOf {
  return (s, scope) => (subject === null ? scope.controller : (subject(s, scope)[0] ?? scope.controller));
}
