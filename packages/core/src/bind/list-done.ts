import { CardwrightError } from '../errors/cardwright-error.ts';
import type { CardsOf } from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
import type { Binder } from './binder.ts';

/**
 * The cards to which something was done before in the text.
 * @throws CardwrightError `reference-dangling` if nothing before does it
 */
export function listDone(binder: Binder, done: string): CardsOf {
  binder.named('event', binder.kernel.eventKinds, done);
  const lists = binder.results.flatMap(({ cards }) => cards?.(done) ?? []);
  if (lists.length === 0)
    throw new CardwrightError('reference-dangling', `Nothing before it is “${done}” this way.`, {
      ability: binder.id,
    });
  return (s, scope) => {
    const found: CardRef[] = [];
    for (const list of lists) for (const ref of list(s, scope)) if (!found.includes(ref)) found.push(ref);
    return found;
  };
}
