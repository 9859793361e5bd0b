/**
 * What text and effects introduce as candidate antecedents. The reader and the binder both use this to build their
 * lists.
 */
import type { ActivatedAbility } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { EventPattern, PartyPattern } from '../ability/event-pattern.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { StateName } from '../ability/names.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { TargetSelector } from '../ability/target.ts';
import { unnoted } from '../ability/unnoted.ts';
import { findPart } from '../ability/walk.ts';
import { type SpokenOf, saidBy } from './meaning.ts';
import { mentions } from './mentions.ts';

/** The kind by which an effect introduces its cards: its own, or the event `returned` for cards moved to a hand. */
export function speakingAs(effect: Effect): string {
  return effect.do === 'move' && effect.to.zone === 'hand' ? 'returned' : effect.do;
}

/** Whether the cards are the destination of an effect: "move one of your beasts to a site". */
export function isPlace(effect: unknown, cards: CardSelector): boolean {
  const { what, to } = (unnoted(effect) ?? {}) as { readonly what?: object; readonly to?: object };
  return what !== undefined && to === unnoted(cards);
}

/** The cards that a selector introduces; undefined for a reference, whose antecedent was introduced before. */
export function spokenBy(selector: CardSelector): SpokenOf | undefined {
  switch (selector.pick) {
    case 'self':
      return { how: 'self', types: [] };
    case 'ref':
      // "All item cards" out of the rest.
      if (selector.ref.to === 'rest' && selector.filter !== undefined)
        return { how: 'each', ...saidBy(selector.filter) };
      if (selector.ref.to === 'under') return { how: 'each', ...saidBy(selector.filter ?? []) };
      // A party of the event was not mentioned before this.
      return selector.ref.to === 'party' ? { how: 'party', ...saidBy(selector.filter ?? []) } : undefined;
    case 'both':
      return { how: 'each', types: [], ...(selector.of.some(isChoice) && { several: true }) };
    case 'top':
      return { how: 'each', types: [] };
    default:
      return {
        how: selector.pick,
        ...saidBy(selector.filter),
        ...(isParted(selector) && { several: true }),
        ...(selector.filter.some(({ is }) => is === 'other') && { other: true }),
      };
  }
}

/** A part of cards that were spoken of: of the types of these, where its own noun says none. */
export const asPartOf = (part: SpokenOf, whole: SpokenOf | 'self' | undefined): SpokenOf =>
  part.types.length > 0 || typeof whole !== 'object' ? part : { ...part, types: whole.types };

/** What a choice among cards and players introduces. */
export const spokenByTarget = ({
  range,
  filter,
}: TargetSelector & { readonly target: 'chosen' }): SpokenOf => ({
  how: 'chosen',
  ...saidBy(filter),
  mixed: true,
  ...(range.max !== 1 && { several: true }),
});

/** Whether several cards are chosen of which a part can be taken; what is taken of a group is a part itself. */
const isParted = (cards: CardSelector & { readonly pick: 'chosen' | 'some' | 'each' }): boolean =>
  (cards.pick === 'chosen' || cards.pick === 'some') &&
  cards.range.max !== 1 &&
  !(cards.from !== undefined && 'to' in cards.from);

/** The state that relates some cards to others, and those others. */
export interface PlaceOf {
  readonly state: StateName;
  readonly spoken: SpokenOf;
}

/** The related cards that filters mention, which can be referred to: "chosen beast at a site … that site". */
export function placeOf(filters: readonly CardFilter[]): PlaceOf | undefined {
  for (const filter of filters)
    if (filter.is === 'state' && filter.with !== undefined)
      return { state: filter.state, spoken: { how: 'party', types: [filter.with] } };
  return undefined;
}

/** The filters of a selector or party that may mention related cards; none for a reference, which repeats a noun. */
export function saidOf(cards: CardSelector | PartyPattern): readonly CardFilter[] {
  return cards.pick === 'ref' || !('filter' in cards) ? [] : cards.filter;
}

/** The parties of an event in order of salience: the subject of the sentence comes last. */
export function partiesInOrder(pattern: EventPattern): readonly ('by' | 'card')[] {
  const { by, card, about } = pattern;
  if (by === undefined || card === undefined) return by ? ['by'] : card ? ['card'] : [];
  // In "whenever this card attacks a beast, she gets …", "she" is the card.
  const last = about ?? (by.pick === 'self' && card.pick !== 'self' ? 'by' : 'card');
  return last === 'by' ? ['card', 'by'] : ['by', 'card'];
}

/** The same for the one card that a condition asks about: "while this beast is at a site, that site …", "if it's at a site, …". */
export function placeAsked(
  condition: Condition,
): (PlaceOf & { readonly card: CardSelector & { readonly pick: 'self' | 'ref' } }) | undefined {
  if (condition.if !== 'matches') return undefined;
  const { card, filter } = condition;
  const place = card.pick === 'self' || card.pick === 'ref' ? placeOf(filter) : undefined;
  return place && { ...place, card: card as CardSelector & { readonly pick: 'self' | 'ref' } };
}

/** The cards of a condition, and the key of the data that holds them. */
export interface ConditionCards {
  readonly key: 'card' | 'of' | 'left';
  readonly cards: CardSelector & { readonly pick: 'each' };
  /** They are counted only: what follows may take some of them. */
  readonly counted?: true;
}

/**
 * The cards that a condition introduces: "while one of your beasts is hurt, that beast …" and "if 2 or more beasts
 * attacked this turn, … them" are about those beasts. Of "if you have 3 or more beasts" only a part is spoken of
 * afterwards ("one of them"): "them" are rather who was spoken of before.
 *
 * @param standing whether it is the condition of a continuous effect
 */
export function conditionCards(condition: Condition, standing: boolean): ConditionCards | undefined {
  // "If a beast is discarded this way, … that beast".
  if (condition.if === 'compare') {
    const { left } = condition;
    return typeof left === 'object' && left.amount === 'done-cards' && /^>/.test(condition.cmp)
      ? { key: 'left', cards: { pick: 'each', filter: left.filter } }
      : undefined;
  }
  if (condition.if === 'matches') {
    const { card, filter } = condition;
    return standing && card.pick === 'some' && card.from === undefined
      ? { key: 'card', cards: { pick: 'each', filter: [...card.filter, ...filter] } }
      : undefined;
  }
  if (condition.if !== 'count' || condition.of.pick !== 'each') return undefined;
  // "While you have exactly one relic, it …": there is one, and it is meant.
  const isOne = condition.cmp === '=' && condition.value === 1 && !ofSomeone(condition.of);
  if (isOne || condition.of.filter.some(({ is }) => is === 'happened'))
    return { key: 'of', cards: condition.of };
  return /^>/.test(condition.cmp) && !ofSomeone(condition.of)
    ? { key: 'of', cards: condition.of, counted: true }
    : undefined;
}

/** Whether cards are those of some player whom nothing names: "an opponent has exactly one" tells not which. */
const ofSomeone = (cards: CardSelector): boolean =>
  mentions(cards, 'who', 'an-opponent') || mentions(cards, 'who', 'any-player');

/** An antecedent that a condition tests. */
export interface Asked {
  readonly card: CardSelector & { readonly pick: 'ref' };
  /** What is known of it if the condition holds. */
  readonly known: readonly CardFilter[];
}

/** "If that card is a beast", "if it isn't turned": introduces the card again. */
export function askedOf(condition: Condition): Asked | undefined {
  if (condition.if === 'not') {
    const asked = askedOf(condition.condition);
    return asked && { ...asked, known: [] };
  }
  if (condition.if !== 'matches' || condition.card.pick !== 'ref') return undefined;
  return { card: condition.card, known: condition.filter };
}

/** What an effect introduces once it is done. */
export interface Result extends SpokenOf {
  /** The data that introduces it. */
  readonly data: Effect | CardSelector;
}

/** Whether what is revealed is a group to take cards from: the top of a deck, or all of a zone. */
export const isWholeShown = (what: CardSelector): boolean =>
  what.pick === 'top' || (what.pick === 'each' && what.filter.length === 0 && what.from !== undefined);

/** What an effect itself introduces; undefined if that is only the cards of its selectors. */
export function resultOf(effect: Effect): Result | undefined {
  switch (effect.do) {
    case 'discard':
      // The discarded cards are known, though no selector names them.
      return { how: 'some', types: [], data: effect };
    case 'reveal-until':
      // The revealed card that matched.
      return { how: 'some', ...saidBy(effect.filter), data: effect };
    case 'look':
      return { how: 'group', types: [], data: effect.at };
    case 'reveal':
      return isWholeShown(effect.what) ? { how: 'group', types: [], data: effect.what } : undefined;
    case 'play': {
      // A played card has a new reference, even if it had been mentioned before.
      const { what } = effect;
      const said = what.pick === 'ref' ? undefined : spokenBy(what);
      return said?.how === 'self'
        ? undefined
        : {
            ...(said ?? { how: 'each', ...saidBy(what.pick === 'ref' ? (what.filter ?? []) : []) }),
            data: what,
          };
    }
    default:
      return undefined;
  }
}

/**
 * Whose turn a condition requires, if not "your": "during each opponent's turn, whenever they …" introduces them.
 * Returns the part of the condition that says so.
 */
export function turnAsked(condition: Condition | undefined): PlayerSelector | undefined {
  if (condition?.if === 'turn') return condition.of.who === 'you' ? undefined : condition.of;
  if (condition?.if !== 'all') return undefined;
  for (const part of condition.of) {
    const of = turnAsked(part);
    if (of !== undefined) return of;
  }
  return undefined;
}

/**
 * The opponent of a condition: "if an opponent has 3 or more relics, they …" refers to each for whom it holds. Returns
 * the part of the condition that says so; a negated condition introduces no one.
 */
export function opponentAsked(condition: Condition): PlayerSelector | undefined {
  if (condition.if === 'not') return undefined;
  return findPart(condition, ({ who }) => who === 'an-opponent') as PlayerSelector | undefined;
}

/**
 * Whether an activated ability is written as a sentence ("once during your turn, you may [A] to [B]"), not as "[cost] —
 * [effect]".
 */
export const isPermission = ({ limit, if: condition }: ActivatedAbility): boolean =>
  limit !== undefined || condition !== undefined;

/** Whether an effect contains a reference. */
export function refersBack(effect: Effect): boolean {
  return mentions(effect, 'pick', 'ref');
}

/** Fields of effects that hold a number. */
const NUMBERS = ['amount', 'count', 'by'] as const;
/** Fields of effects whose cards may be taken or found by a number. */
const CARDS = ['what', 'at', 'to', 'from', 'on', 'for'] as const;

/** A choice inside a number of an effect: "draw cards equal to the power of chosen beast". */
export interface MeasuredChoice {
  readonly field: string;
  /** The way to it in the effect, the field first. */
  readonly keys: readonly string[];
  readonly choice: CardSelector & { readonly pick: 'chosen' | 'some' };
}

/** The first choice inside an effect's numbers, if any. */
export function measuredIn(effect: object): MeasuredChoice | undefined {
  for (const field of NUMBERS) {
    const found = choiceWithin((effect as Record<string, unknown>)[field], [field], true);
    if (found) return { field, ...found };
  }
  for (const field of CARDS) {
    const found = choiceWithin((effect as Record<string, unknown>)[field], [field], false);
    if (found) return { field, ...found };
  }
  return undefined;
}

/** The first choice inside a number. A choice around a number, such as the target itself, is not inside it. */
function choiceWithin(
  value: unknown,
  keys: readonly string[],
  number: boolean,
): Pick<MeasuredChoice, 'keys' | 'choice'> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  // An effect or an event inside is another's to bind.
  if ('do' in value || typeof (value as { on?: unknown }).on === 'string') return undefined;
  if (number && isChoice(value)) return { keys, choice: value };
  const inside = number || typeof (value as { amount?: unknown }).amount === 'string';
  const filter = typeof (value as { is?: unknown }).is === 'string';
  for (const [key, part] of Object.entries(value)) {
    // "A card from under chosen beast": the filter names a card that is chosen for it.
    if (filter && isChoice(part) && part.pick === 'chosen') return { keys: [...keys, key], choice: part };
    const found = choiceWithin(part, [...keys, key], inside);
    if (found) return found;
  }
  return undefined;
}

/** Whether some data is a selector of cards that are chosen or picked. */
export function isChoice(value: unknown): value is MeasuredChoice['choice'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pick' in value &&
    (value.pick === 'chosen' || value.pick === 'some')
  );
}

/** An effect's choice, and its key in the effect. */
export interface Choice {
  readonly key: string;
  readonly choice: CardSelector & { readonly pick: 'chosen' | 'some' };
}

/** The choice that an effect makes, if any. "[A]. If …, [B] instead" makes one for both. */
export function choiceOf(effect: Effect): Choice | null {
  for (const [key, value] of Object.entries(effect)) if (isChoice(value)) return { key, choice: value };
  return null;
}

/**
 * "Hurt chosen beast. If an Elf card was discarded this way, hurt it instead": whether the words behind speak of what the
 * amended effect chose rather than of the cards that the condition brings up.
 */
export const insteadOfChosen = (effect: Effect, condition: Condition): boolean =>
  choiceOf(effect)?.choice.pick === 'chosen' && conditionCards(condition, false)?.key === 'left';

/**
 * "[If …,] return a card … . Otherwise, put it …": the choice of the first effect, hoisted because both branches use
 * it; null if the `otherwise` branch does not refer to it.
 */
export function sharedChoice(
  effects: readonly Effect[],
  otherwise: readonly Effect[] | undefined,
): Choice | null {
  const [first] = effects;
  return first !== undefined && otherwise?.some(refersBack) === true ? choiceOf(first) : null;
}
