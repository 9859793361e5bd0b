/** Roles: what the data requires of cards, against what cards of their type can do. */
import { articleFor } from '../lexicon/inflection.ts';
import type { Lexicon, TypeWord } from '../lexicon/lexicon.ts';
import type { Leaving } from './leaving.ts';
import { wrong } from './messages.ts';
import { defineObjection, type Objection, type PartPlace, type Wrong } from './objection.ts';

/** By field that holds cards: what those cards must be able to do: `{ to: 'take damage' }`. */
export interface FieldRoles {
  readonly [field: string]: string;
}

/**
 * What a game requires of cards, in words that complete "… cannot". A type lists in `does` what its cards can do; a
 * type without a list can do everything.
 */
export interface Roles {
  readonly effects?: { readonly [kind: string]: FieldRoles };
  readonly events?: { readonly [kind: string]: FieldRoles };
  readonly quantities?: { readonly [kind: string]: FieldRoles };
  /** For permissions and prohibitions, by action. */
  readonly actions?: { readonly [action: string]: FieldRoles };
  /** What a card must be able to do to be in a state. */
  readonly states?: { readonly [state: string]: string };
  /** By kind of effect and event: the field with the cards that leave play. */
  readonly leaving?: Leaving;
}

/** The objections derived from a table of roles. */
export function roleObjections({
  effects,
  events,
  quantities,
  actions,
  states,
}: Roles): readonly Objection[] {
  return [
    defineObjection({
      of: 'effect',
      object: (part, place) =>
        misfit(part, effects?.[part.do], place) ??
        ('action' in part ? misfit(part, actions?.[part.action], place) : undefined),
    }),
    defineObjection({ of: 'event', object: (part, place) => misfit(part, events?.[part.on], place) }),
    defineObjection({
      of: 'quantity',
      object: (part, place) => misfit(part, quantities?.[part.amount], place),
    }),
    defineObjection({
      of: 'filters',
      object: (part, place) => {
        for (const filter of part) {
          const does = filter.is === 'state' ? states?.[filter.state] : undefined;
          const found = does && unable(place.typesOf({ pick: 'each', filter: part }), does, place);
          if (found) return found;
        }
        return undefined;
      },
    }),
  ];
}

function misfit(part: object, roles: FieldRoles | undefined, place: PartPlace): Wrong | undefined {
  for (const field in roles) {
    const cards = (part as Record<string, unknown>)[field];
    if (typeof cards !== 'object' || cards === null || !('pick' in cards)) continue;
    const found =
      unable(place.typesOf(cards), roles[field]!, place) ?? elsewhere(cards, roles[field]!, place);
    if (found) return { ...found, at: cards };
  }
  return undefined;
}

/** Wrong zone: "destroy chosen beast in your hand." */
function elsewhere(cards: object, does: string, { lexicon }: PartPlace): Wrong | undefined {
  const { from } = cards as { readonly from?: { readonly zone?: string; readonly or?: string } };
  const named = (lexicon.zones ?? []).filter(({ id }) => id === from?.zone || id === from?.or);
  const zone = named.find((one) => !one.does?.includes(does));
  return zone ? wrong('zone-cannot', { zone: `${articleFor(zone.one)} ${zone.one}`, does }) : undefined;
}

/** Wrong type: "a relic cannot be hurt: only a beast can." */
function unable(
  types: readonly string[] | undefined,
  does: string,
  { lexicon }: PartPlace,
): Wrong | undefined {
  const unfit = types
    ?.map((id) => typeWord(lexicon, id))
    .find((type) => type?.does && !type.does.includes(does));
  if (!unfit) return undefined;
  const able = (lexicon.types ?? []).filter((type) => type.does?.includes(does)).map(one);
  const card = one(unfit);
  return able.length > 0
    ? wrong('only-others-can', { card, does, able: able.join(' or ') })
    : wrong('type-cannot', { card, does });
}

export function typeWord({ types }: Lexicon, id: string): TypeWord | undefined {
  return types?.find((type) => type.id === id);
}

/** "A beast", "an ally". */
export function one(type: TypeWord): string {
  return `${articleFor(type.one)} ${type.one}`;
}
