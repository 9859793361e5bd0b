import type { Ability, CardSelector, Effect, Meanings } from '@cardwright/core/data';
import { walkParts } from '@cardwright/core/data';
import type { Told } from '../diagnostics/catalogue.ts';
import { CardTypes, type Types } from './card-types.ts';
import type { Objection, PartPlace, Parts, Wordings } from './objection.ts';
import { partKind } from './part-kind.ts';

/** A part that makes no sense, with its enclosing parts, outermost first. */
export interface Objected extends Told {
  readonly parts: readonly object[];
}

type Entering = Extract<Effect, { do: 'enters-with' }>;

/** Objections by the kind of part they check. */
export type ObjectionTable = ReadonlyMap<keyof Parts, readonly Objection[]>;

export function objectionTable(objections: readonly Objection[]): ObjectionTable {
  const table = new Map<keyof Parts, Objection[]>();
  for (const objection of objections)
    table.set(objection.of, [...(table.get(objection.of) ?? []), objection]);
  return table;
}

/** Runs every objection on every part of an ability; the first hit, or undefined. */
export function checkSense(
  meanings: Meanings,
  objections: ObjectionTable,
  known: Pick<PartPlace, 'facts' | 'lexicon' | 'lasts'>,
  words: Wordings,
): Objected | undefined {
  const types = new CardTypes(meanings);
  /** The abilities that the walk is in, the innermost last, and the types of the cards that have them. */
  const inside: { readonly part: object; readonly ability: Ability; readonly own: Types }[] = [];
  let { ability } = meanings;
  let own: Types = known.facts.type === undefined ? undefined : [known.facts.type];
  // Reused for all parts: this runs for every text.
  const place: { -readonly [K in keyof PartPlace]: PartPlace[K] } = {
    facts: known.facts,
    lexicon: known.lexicon,
    lasts: known.lasts,
    words,
    key: '',
    around: [],
    ability,
    typesOf: (cards) => types.of(cards as CardSelector, own),
    meant: (reference) => meanings.of(reference),
  };
  return walkParts<Objected>(ability, {
    enter(part, { around, field }) {
      const kind = partKind(part);
      const isAbility = kind === 'ability' || (kind === 'keyword' && 'kind' in part);
      const enters = part['do'] === 'enters-with';
      if (isAbility || enters) inside.push({ part, ability, own });
      if (isAbility && (part as unknown) !== ability) {
        ability = part as unknown as Ability;
        own = bearers(around, place, own);
      }
      // Entering effects are about the card that enters, whatever the subject is.
      if (enters) own = place.typesOf((part as unknown as Entering).what);
      place.key = field;
      place.around = around;
      place.ability = ability;
      for (const objection of (kind && objections.get(kind)) ?? []) {
        const wrong = objection.object(part as never, place);
        if (wrong === undefined) continue;
        const { id, message, at } = wrong;
        return { id, message, parts: at === undefined ? [...around, part] : [...around, part, at] };
      }
      return undefined;
    },
    leave(part) {
      if (inside.at(-1)?.part === part) ({ ability, own } = inside.pop()!);
    },
  });
}

/** The types of the cards that have a nested ability: those that gain it. */
function bearers(around: readonly object[], place: PartPlace, own: Types): Types {
  const giver = around.findLast((part) => 'do' in part) as Effect | undefined;
  return giver?.do === 'grant' ? place.typesOf(giver.what) : own;
}
