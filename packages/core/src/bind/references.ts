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
  for (let i = binder.producers.length - 1; i >= 0; i--) {
    const producer = binder.producers[i]!;
    if (fits(producer)) return producer;
  }
  return null;
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

/**
 * What a reference means here: the most recent result that fits its words. The card itself is "it" only when
 * nothing else is.
 */
export function resolveReference(binder: Binder, reference: Reference, types: readonly string[]): ListOf {
  switch (reference.to) {
    case 'party': {
      const { role } = reference;
      return (_s, scope) => {
        const card = scope.event === null ? -1 : partyCard(scope.event, role);
        return card < 0 ? [] : [card];
      };
    }
    case 'rest':
    case 'other': {
      const group = binder.group;
      if (group === null) return dangling(binder, reference);
      const taken = group.taken.slice();
      return (s, scope) => {
        const gone = taken.flatMap((list) => [...list(s, scope)]);
        return group.list(s, scope).filter((ref) => !gone.includes(ref));
      };
    }
    case 'chosen':
      return (
        latest(binder, (p) => p.how === 'chosen' && compatible(p, types)) ?? dangling(binder, reference)
      ).list;
    case 'that':
      return (latest(binder, (p) => p.how !== 'self' && compatible(p, types)) ?? dangling(binder, reference))
        .list;
    case 'it': {
      const producer = latest(binder, (p) => p.how !== 'self' && compatible(p, types));
      return producer !== null ? producer.list : (_s, scope) => [scope.source];
    }
    default:
      return dangling(binder, reference);
  }
}
