import type { Reference } from '../ability/reference.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Binder } from './binder.ts';
import type { ListOf } from './part.ts';
import { partyCard } from './parties.ts';
import type { Producer } from './producer.ts';

function compatible(producer: Producer, types: readonly string[]): boolean {
  return (
    types.length === 0 || producer.types.length === 0 || types.some((type) => producer.types.includes(type))
  );
}

function latest(binder: Binder, fits: (producer: Producer) => boolean): Producer | null {
  return binder.producers.findLast(fits) ?? null;
}

function dangling(binder: Binder, reference: Reference): never {
  throw new CardwrightError(
    'reference-dangling',
    `Nothing before it in this ability is what “${reference.to}” could mean.`,
    {
      reference,
      ability: binder.id,
      fix: 'Say which card is meant, or choose one first.',
    },
  );
}

function found(
  binder: Binder,
  reference: Reference,
  types: readonly string[],
  fits: (producer: Producer) => boolean,
): ListOf {
  // "That beast" is rather a beast than a card of which nothing is known.
  const known = types.length === 0 ? null : latest(binder, (p) => p.types.length > 0 && fits(p));
  const producer = known ?? latest(binder, fits);
  if (producer === null) return dangling(binder, reference);
  binder.report(reference, producer.data);
  return producer.list;
}

/**
 * What a reference means here: the most recent result that fits its words. The card itself is "it" only when
 * nothing else is.
 */
export function resolveReference(binder: Binder, reference: Reference, types: readonly string[]): ListOf {
  switch (reference.to) {
    case 'party': {
      const { role } = reference;
      binder.report(reference, 'event');
      return (_s, scope) => {
        const card = scope.event === null ? -1 : partyCard(scope.event, role);
        return card < 0 ? [] : [card];
      };
    }
    case 'rest':
    case 'other': {
      const group = binder.group;
      if (group === null) return dangling(binder, reference);
      binder.report(reference, group.data);
      const taken = group.taken.slice();
      return (s, scope) => {
        const gone = taken.flatMap((list) => [...list(s, scope)]);
        return group.list(s, scope).filter((ref) => !gone.includes(ref));
      };
    }
    case 'chosen':
      return found(binder, reference, types, (p) => p.how === 'chosen' && compatible(p, types));
    case 'that':
      return found(binder, reference, types, (p) => p.how !== 'self' && compatible(p, types));
    case 'it': {
      const producer = latest(binder, (p) => compatible(p, types));
      const self = producer === null || producer.how === 'self';
      binder.report(reference, self ? 'self' : producer.data);
      return self ? (_s, scope) => [scope.source] : producer.list;
    }
    default:
      return dangling(binder, reference);
  }
}
