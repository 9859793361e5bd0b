/** How a card was in play is asked of one that has left: "if it was weary" of one that is there still tells nothing. */
import type { CardSelector, EventPattern } from '@cardwright/core/data';
import { type DataPart, walkParts } from '@cardwright/core/data';
import { wrong } from './messages.ts';
import { defineObjection, type Objection, type PartPlace } from './objection.ts';
import type { FieldRoles } from './roles.ts';

/** By kind: the field with the cards that leave play. */
export interface Leaving {
  readonly effects?: FieldRoles;
  readonly events?: FieldRoles;
}

/** The kinds of any game: moves of cards out of play are told by their zones. */
const NEUTRAL: Required<Leaving> = {
  effects: { move: 'what', 'move-either': 'what' },
  events: { 'left-play': 'card' },
};

type Cards = CardSelector & { readonly was?: true };

/** The cards that a part of an ability makes leave play, or tells that they do; undefined if it is about none. */
function cardsLeaving(part: object, { effects, events }: Required<Leaving>): Cards | undefined {
  const { do: kind, on } = part as { readonly do?: string; readonly on?: string };
  const fields = part as Record<string, Cards | undefined>;
  if (kind !== undefined) {
    const field = effects[kind];
    const cards = field === undefined ? undefined : fields[field];
    return cards && 'from' in cards && cards.from ? undefined : cards;
  }
  if (typeof on !== 'string') return undefined;
  const { from } = part as EventPattern;
  return fields[from?.zone === 'play' ? 'card' : (events[on] ?? '')];
}

/** What would happen and does not: the cards of a replaced event are still there. */
function replacedBy(part: DataPart): readonly object[] {
  if (part['kind'] !== 'replacement' && part['do'] !== 'replace') return [];
  const { event, or = [] } = part as { readonly event?: object; readonly or?: readonly object[] };
  return [event, ...or].filter((one) => one !== undefined);
}

/** Cards that have left by where the text asks how they were. */
function notLeft(ability: object, leaving: Required<Leaving>, { meant }: PartPlace): object | undefined {
  const left = new Set<object | 'self'>();
  const gone = new Set<object | 'self'>();
  const replaced = new Set<object>();
  const known = (cards: Cards): object | 'self' | undefined =>
    cards.pick === 'self' ? 'self' : cards.pick === 'ref' ? meant(cards) : cards;
  return walkParts<object>(ability, {
    enter(part) {
      const cards = cardsLeaving(part, leaving);
      for (const one of cards?.pick === 'both' ? cards.of : cards ? [cards] : []) {
        const it = known(one);
        if (it === undefined) continue;
        left.add(it);
        if (!replaced.has(part)) gone.add(it);
      }
      for (const event of replacedBy(part)) replaced.add(event);
      if (isUnder(part)) {
        const top = part.top.pick === 'each' || part.top.pick === 'some' ? undefined : known(part.top);
        return top !== undefined && gone.has(top) ? part : undefined;
      }
      if (part['was'] !== true || part['pick'] === 'each') return undefined;
      const it = known(part as unknown as Cards);
      return it !== undefined && left.has(it) ? undefined : part;
    },
  });
}

/** What is taken from under a card that has left: what was there went with it. */
const isUnder = (part: object): part is { readonly top: Cards } =>
  (part as { readonly is?: string }).is === 'under' && 'top' in part;

/** The objection to asking how a card was that is still there. */
export function leavingObjection({ effects, events }: Leaving = {}): Objection {
  const all = {
    effects: { ...NEUTRAL.effects, ...effects },
    events: { ...NEUTRAL.events, ...events },
  };
  return defineObjection({
    of: 'ability',
    object: (ability, place) => {
      if (place.around.length > 0) return undefined;
      const at = notLeft(ability, all, place);
      return at && { ...(isUnder(at) ? wrong('left-with-it') : wrong('not-left')), at };
    },
  });
}
