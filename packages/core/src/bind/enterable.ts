import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Binder } from './binder.ts';

/** The name of a state that cards can enter a zone with. @throws CardwrightError `ability-invalid` for any other */
export function enterable(b: Binder, name: string): string {
  if (b.named('state', b.kernel.states, name).enter === undefined) {
    throw new CardwrightError('ability-invalid', `Nothing can be put anywhere “${name}”.`, { ability: b.id });
  }
  return name;
}
