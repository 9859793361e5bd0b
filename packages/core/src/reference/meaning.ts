/**
 * Resolution of references: "it", "that beast", "the chosen beast", "the rest", "their". The reader of text and the
 * binder of data keep their own lists of candidates; which candidate is the antecedent is decided here.
 *
 * 1. The most recent that fits is meant.
 * 2. The card itself is "it" when it was spoken of last, or when nothing else was.
 * 3. A part is taken of a group ("one of them"), or else of several cards that were chosen, which are then a group, or
 *    that a condition counted.
 * 4. "That beast" must be able to be a beast, and is rather one than a card of which nothing is known; "that spotted
 *    beast" was said to be spotted; "the returned beast" was returned; "chosen" was chosen; "the rest" and "the other" are left of a group that was looked at or
 *    revealed, and "the other beast" is rather one that was said to be another.
 * 5. A card that a condition asks something of is spoken of anew: "if it is a beast, … that beast". So is one that an
 *    effect is done to. Who goes to a place is spoken of after the place: the sentence is about them.
 * 6. "Their" is the player that the clause is about, else the player spoken of last, else the player of the cards
 *    spoken of last: any card has a player.
 */
import type { CardFilter } from '../ability/filter.ts';
import type { Anaphor } from '../ability/reference.ts';
import { written } from './written.ts';

/** How an antecedent was introduced. Some cards are taken out of a `group`, so it has a rest. */
export type ProducedBy = 'chosen' | 'some' | 'each' | 'group' | 'party' | 'self';

/** A candidate antecedent: cards that were mentioned. */
export interface SpokenOf {
  readonly how: ProducedBy;
  /** Types they may have, as far as the text says; empty if it does not. */
  readonly types: readonly string[];
  /** What else the text said of them. */
  readonly told?: readonly CardFilter[];
  /** The text said that they differ from those mentioned before: "and one of your other beasts". */
  readonly other?: true;
  /** Cards or players, chosen as one: a word for cards alone means them only if it says of which type they are. */
  readonly mixed?: true;
  /** They are several that were chosen, so that a part of them can be taken: "one of them … the other". */
  readonly several?: true;
  /** They were only counted: some of them can be spoken of, not they themselves. */
  readonly counted?: true;
  /** The kind of effect (`speakingAs`) or event that introduced them. */
  readonly by?: string;
  /** Types they may have if the condition that introduced them does not hold; `nothing` if there are none then. */
  readonly otherwise?: readonly string[] | 'nothing';
  /**
   * It is the subject of the sentence although another card is mentioned after it: "whenever one of your beasts attacks
   * another, that …".
   */
  readonly subject?: true;
}

/** The types that filters allow, as far as they say. */
export function typesOf(filters: readonly CardFilter[]): string[] {
  return filters.flatMap((filter) =>
    filter.is === 'type' ? [filter.type] : filter.is === 'any' ? filter.of.flatMap(typesOf) : [],
  );
}

/** What filters tell of cards that a text speaks of. */
export function saidBy(filters: readonly CardFilter[]): Pick<SpokenOf, 'types' | 'told'> {
  const told = toldOf(filters);
  return { types: typesOf(filters), ...(told.length > 0 && { told }) };
}

/**
 * What filters say besides types and states. A state may change, so that "the turned beast" asks for it of the card that
 * is meant.
 */
export function toldOf(filters: readonly CardFilter[]): readonly CardFilter[] {
  return filters.filter((filter) =>
    filter.is === 'any'
      ? filter.of.some((one) => toldOf(one).length > 0)
      : filter.is !== 'type' && filter.is !== 'state' && filter.is !== 'done',
  );
}

/**
 * The antecedent of a reference among the candidates, oldest first; `self` for the card with the ability, undefined if
 * there is none. A party of the event is resolved from the event.
 *
 * @param noun what the reference's noun says
 * @param speaksOfItself whether the text refers to its own card anywhere
 * @param asPart whether some of them are taken
 * @param mixed whether it may mean cards or players: "that beast or player" means nothing else
 */
export function meantCards<S extends SpokenOf>(
  reference: Anaphor,
  noun: readonly CardFilter[],
  all: readonly S[],
  speaksOfItself: () => boolean,
  asPart = false,
  mixed = false,
): S | 'self' | undefined {
  const spoken = asPart || all.every(({ counted }) => !counted) ? all : all.filter(({ counted }) => !counted);
  if (mixed && reference.to !== 'it')
    return nearest(spoken, typesOf(noun), toldOf(noun), (cards) => cards.mixed === true);
  const meant = meantAmong(reference, noun, spoken, speaksOfItself, asPart);
  const unclear = typeof meant === 'object' && meant.mixed === true && typesOf(noun).length === 0;
  return unclear && !mixed ? undefined : meant;
}

function meantAmong<S extends SpokenOf>(
  reference: Anaphor,
  noun: readonly CardFilter[],
  spoken: readonly S[],
  speaksOfItself: () => boolean,
  asPart: boolean,
): S | 'self' | undefined {
  const types = typesOf(noun);
  // Of a part, the noun says which are taken.
  const told = asPart ? [] : toldOf(noun);
  switch (reference.to) {
    case 'it': {
      const last = spoken.findLast((cards) => fits(cards, types));
      if (last && last.how !== 'self') return last;
      return last || speaksOfItself() ? 'self' : undefined;
    }
    case 'rest': {
      const group = spoken.findLast(({ how }) => how === 'group');
      if (group !== undefined || !asPart) return group;
      const [some, counted] = [
        spoken.findLast(({ several }) => several === true),
        spoken.findLast((cards) => cards.counted === true),
      ];
      // Several that were chosen, and several that were counted: a reader could not tell of which.
      return some !== undefined && counted !== undefined ? undefined : (some ?? counted);
    }
    case 'other':
      return (
        (types.length > 0 ? nearest(spoken, types, told, ({ other }) => other === true) : undefined) ??
        spoken.findLast(({ how }) => how === 'group')
      );
    case 'chosen':
      return nearest(spoken, types, told, ({ how }) => how === 'chosen');
    case 'that': {
      const done = ({ how, by = '' }: SpokenOf): boolean =>
        how !== 'self' && (reference.by === undefined || reference.by.includes(by));
      return (
        nearest(spoken, types, told, (cards) => done(cards) && !cards.subject) ??
        nearest(spoken, types, told, done)
      );
    }
  }
}

/**
 * The same cards, introduced again.
 *
 * @param known of them from here on, because a condition requires it
 * @param by the kind of effect that mentions them, if any
 */
export function spokenAnew<S extends SpokenOf>(
  { subject: _, otherwise: __, ...cards }: S,
  known: readonly CardFilter[],
  by: string | undefined,
): S {
  const types = typesOf(known);
  const asked = types.length > 0 && { types, otherwise: cards.types };
  const told = toldOf(known);
  const also = told.length > 0 && { told: [...(cards.told ?? []), ...told] };
  return { ...cards, ...asked, ...also, ...(by !== undefined && { by }) } as unknown as S;
}

/** What a condition introduced, for the branch in which it does not hold. */
export function spokenOtherwise<S extends SpokenOf>(asked: readonly S[]): S[] {
  return asked.flatMap((cards) => {
    const { otherwise } = cards;
    if (otherwise === undefined) return cards;
    return otherwise === 'nothing' ? [] : { ...cards, types: otherwise };
  });
}

/**
 * The antecedent of "that player" and "their": the most specific of these, or undefined. Of cards or players that were
 * chosen as one (null) it could be the player or the player of the card: it means neither.
 */
export function meantPlayer<Player, Cards extends SpokenOf>(
  subject: Player | null,
  players: readonly (Player | null)[],
  cards: readonly Cards[],
): { readonly player: Player } | { readonly of: Cards } | undefined {
  const player = subject ?? players.at(-1);
  if (player === null) return undefined;
  if (player !== undefined) return { player };
  const of = cards.findLast(({ how, counted }) => how !== 'self' && !counted);
  return of && { of };
}

function nearest<S extends SpokenOf>(
  spoken: readonly S[],
  types: readonly string[],
  told: readonly CardFilter[],
  test: (cards: S) => boolean,
): S | undefined {
  const fitting = spoken.filter((cards) => test(cards) && fits(cards, types) && isSuch(cards, told));
  const known = types.length > 0 ? fitting.findLast((cards) => cards.types.length > 0) : undefined;
  return known ?? fitting.at(-1);
}

/** Whether all of this was said of cards. Of a group it is not known; what is said of it tells which of them are meant. */
function isSuch({ how, told: said = [] }: SpokenOf, told: readonly CardFilter[]): boolean {
  return how === 'group' || told.every((one) => said.some((other) => written(other) === written(one)));
}

function fits(cards: SpokenOf, types: readonly string[]): boolean {
  return types.length === 0 || cards.types.length === 0 || types.some((type) => cards.types.includes(type));
}
