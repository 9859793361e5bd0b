import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { ListOf, NumberOf } from '../model/ability-part.ts';
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
 * The one card that something is done with, out of what its selector found; -1 if there is none. Where only the first of
 * several would be used, the text would say more than the game does.
 * @throws CardwrightError `ability-invalid` for a selector of several
 */
export function onlyCard(binder: Binder, selector: CardSelector, list: ListOf): NumberOf {
  if (mayBeSeveral(selector)) refuse(binder);
  return (s, scope) => list(s, scope)[0] ?? -1;
}

/**
 * The one player who does something; -1 if there is none.
 * @throws CardwrightError `ability-invalid` for players of whom each would do it
 */
export function onlyPlayer(binder: Binder, selector: PlayerSelector): NumberOf {
  if (isGroup(selector)) refuse(binder);
  const players = binder.players(selector);
  return (s, scope) => players(s, scope)[0] ?? -1;
}

/** Who does something now: the subject of its clause, who is one player at a time; else the ability's own player. */
export function doerOf(subject: ListOf | null): NumberOf {
  return (s, scope) => (subject === null ? scope.controller : (subject(s, scope)[0] ?? scope.controller));
}
