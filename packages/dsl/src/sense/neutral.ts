import type { Ability, CardFilter, CardSelector, Cost, Effect } from '@cardwright/core/data';
import { articleFor } from '../lexicon/inflection.ts';
import { equal } from '../syntax/equal.ts';
import { typesOfFilters } from './card-types.ts';
import { wrong } from './messages.ts';
import { givenWithoutUse, spellPlaysItself, usedElsewhere } from './no-use.ts';
import { defineObjection, type Objection, type PartPlace, type Wrong } from './objection.ts';
import { one, typeWord } from './roles.ts';

/** Contradictory or redundant filters: "opposing opposing allies", "your opposing allies". */
const filtersThatClash = defineObjection({
  of: 'filters',
  object: (part) => {
    for (const [i, filter] of part.entries())
      for (const other of part.slice(0, i)) {
        if (equal(filter, other) || isAmong(filter, other) || isAmong(other, filter))
          return wrong('filter-twice');
        if (filter.is === 'of' && other.is === 'of') return wrong('of-two-players');
      }
    return undefined;
  },
});

/** Redundant alternative: in "Dragon Dragon or Elf beasts" every Dragon is one. */
const isAmong = (filter: CardFilter, others: CardFilter): boolean =>
  others.is === 'any' && others.of.some((way) => way.some((one) => equal(one, filter)));

/** A choice in a continuous effect, which has no moment for it. */
const choiceWithoutMoment = defineObjection({
  of: 'selector',
  object: ({ pick }, { ability, around, key, lasts }) => {
    if (ability.kind !== 'static') return undefined;
    if (pick === 'chosen' && !around.some((part) => 'pay' in part || 'reward' in part))
      return wrong('choice-without-moment');
    const holder = around.at(-1) as Effect | undefined;
    if (pick === 'some' && key === 'what' && holder && 'do' in holder && lasts(holder))
      return wrong('picked-without-moment');
    return undefined;
  },
});

/** Choice and randomness combined: "chosen beast at random". */
const randomOthers = defineObjection({
  of: 'selector',
  object: (selector) =>
    'filter' in selector && selector.pick !== 'some' && selector.filter?.some(({ is }) => is === 'random')
      ? wrong('random-of-one')
      : undefined,
});

/** A duration effect without a duration: "the card gains Haste" in something that resolves. */
const lastingWithoutEnd = defineObjection({
  of: 'effect',
  object: (effect, { ability, around, lasts }) => {
    if (ability.kind === 'static' || 'duration' in effect || 'uses' in effect) return undefined;
    if (!ENDS.has(effect.do) || !lasts(effect)) return undefined;
    const list = around.at(-1);
    // Entering effects stay, and so do effects on what has just been played.
    if (around.some((part) => 'do' in part && /^(enters-with|while)$/.test((part as Effect).do)))
      return undefined;
    if (Array.isArray(list) && list.slice(0, list.indexOf(effect)).some(plays)) return undefined;
    return wrong('lasts-without-end');
  },
});

/** "You pay 1 less for the next beast you play" in an effect that never ends. */
const nextOfAlways = defineObjection({
  of: 'effect',
  object: (effect, { ability, around }) => {
    if (!('uses' in effect) || 'duration' in effect) return undefined;
    const inner = around.findLast((part): part is Ability => 'kind' in part) ?? ability;
    return inner.kind === 'static' && inner.limit === undefined ? wrong('next-of-always') : undefined;
  },
});

function plays(effect: Effect): boolean {
  return effect.do === 'play' || ('effects' in effect && effect.effects.some(plays));
}

/** Kernel effects that need a duration when they resolve. */
const ENDS: ReadonlySet<string> = new Set(['modify', 'grant', 'forbid', 'forbid-player', 'permit']);

/** Players that are several or unspecified: no single zone, no single person. */
const SEVERAL: ReadonlySet<string> = new Set(['opponents', 'an-opponent', 'each-player', 'any-player']);

/** Several goals: "put it into each opponent's hand". */
const goalOfSeveral = defineObjection({
  of: 'zone',
  object: ({ of }, { key, around }) =>
    key === 'to' && of && !('on' in (around.at(-1) ?? {})) && SEVERAL.has(of.who)
      ? wrong('to-several-players')
      : undefined,
});

/** Unspecified actor: "an opponent draws a card". In a condition it is existential. */
const somebodyActs = defineObjection({
  of: 'effect',
  object: (effect, { ability }) =>
    'player' in effect && effect.player?.who === 'an-opponent' && ability.kind !== 'static'
      ? wrong('which-opponent')
      : undefined,
});

/** Repeated costs that should be one: "{T}, {T} — …", "1 {M}, 2 {M} — …". */
const costTwice = defineObjection({
  of: 'costs',
  object: (costs) =>
    costs.some((cost, i) => costs.slice(0, i).some((other) => sameCost(cost, other)))
      ? wrong('cost-twice')
      : undefined,
});

const sameCost = (one: Cost, other: Cost): boolean =>
  equal(one, other) ||
  (one.pay === 'resource' && other.pay === 'resource' && one.resource === other.resource);

/** Missing parameter: "Fierce" alone, if the keyword is always printed with a number. */
const keywordWithoutParameter = defineObjection({
  of: 'keyword',
  object: ({ keyword, value, cost }, { key, lexicon }) => {
    if ((key !== '' && key !== 'keywords') || value !== undefined || cost !== undefined) return undefined;
    const word = lexicon.keywords?.find(({ id }) => id === keyword);
    return word?.spokenBare ? wrong('keyword-without-number', { keyword: word.word }) : undefined;
  },
});

/** Keyword on a type that cannot have it: "Guard" on a relic, "your relics gain Guard". */
const keywordOfOthers = defineObjection({
  of: 'keyword',
  object: ({ keyword }, place) => {
    if (place.key === '') return cannotHave(keyword, place.typesOf({ pick: 'self' }), place);
    const holder = place.around.findLast((part) => 'do' in part) as Effect | undefined;
    return holder?.do === 'grant' ? cannotHave(keyword, place.typesOf(holder.what), place) : undefined;
  },
});

/** A keyword as a verb, of a type that cannot have it: "Grow one of your relics". */
const usedByOthers = defineObjection({
  of: 'effect',
  object: (effect, place) =>
    effect.do === 'use-keyword' ? cannotHave(effect.keyword, place.typesOf(effect.what), place) : undefined,
});

/** Filter on a type that cannot match: "a relic with Guard", "a relic with 3 {P} or less". */
const qualityOfOthers = defineObjection({
  of: 'filters',
  object: (filters, place) => {
    const types = typesOfFilters(filters);
    if (!types) return undefined;
    for (const filter of filters) {
      const found =
        filter.is === 'keyword'
          ? cannotHave(filter.keyword, types, place)
          : filter.is === 'stat'
            ? lacks(filter.stat, types, place)
            : undefined;
      if (found) return found;
    }
    return undefined;
  },
});

/** Stat change on a type without the stat: "chosen relic gets +1 {P}". */
const statOfOthers = defineObjection({
  of: 'effect',
  object: (effect, place) =>
    effect.do === 'modify'
      ? [effect, ...(effect.and ?? [])]
          .map(({ stat }) => lacks(stat, place.typesOf(effect.what), place))
          .find(Boolean)
      : undefined,
});

/** Measuring a stat that the type lacks: "equal to that relic's {P}". */
const measuredStat = defineObjection({
  of: 'quantity',
  object: (quantity, place) =>
    'stat' in quantity && 'of' in quantity && isCards(quantity.of)
      ? lacks(quantity.stat as string, place.typesOf(quantity.of), place)
      : undefined,
});

/** "Draw X cards", and nothing says what X is. */
const unknownX = defineObjection({
  of: 'quantity',
  object: (quantity) => (quantity.amount === 'x' && !('is' in quantity) ? wrong('x-unknown') : undefined),
});

function isCards(value: unknown): value is CardSelector {
  return typeof value === 'object' && value !== null && 'pick' in value;
}

function cannotHave(
  keyword: string,
  types: readonly string[] | undefined,
  { lexicon }: PartPlace,
): Wrong | undefined {
  const word = lexicon.keywords?.find(({ id }) => id === keyword);
  const unfit = word?.bearers && types?.find((type) => !word.bearers!.includes(type));
  const type = unfit && typeWord(lexicon, unfit);
  return type ? wrong('cannot-have-keyword', { card: one(type), keyword: word!.word }) : undefined;
}

function lacks(
  stat: string,
  types: readonly string[] | undefined,
  { lexicon }: PartPlace,
): Wrong | undefined {
  const word = lexicon.stats?.find(({ id }) => id === stat);
  const type =
    word && types?.map((id) => typeWord(lexicon, id)).find((one) => one?.stats && !one.stats.includes(stat));
  return type
    ? wrong('lacks-stat', {
        card: one(type),
        stat: word!.symbol ? `{${word!.symbol}}` : (word!.words?.[0] ?? stat),
      })
    : undefined;
}

/** Position in an unordered zone: "the top card of your hand", "on the bottom of your hand". */
const orderOfHeap = defineObjection({
  of: 'zone',
  object: ({ zone, position }, place) =>
    position !== undefined && position !== 'shuffled' ? unordered(zone, place) : undefined,
});

const topOfHeap = defineObjection({
  of: 'selector',
  object: (selector, place) => (selector.pick === 'top' ? unordered(selector.zone, place) : undefined),
});

function unordered(zone: string, { lexicon }: PartPlace): Wrong | undefined {
  const zones = lexicon.zones ?? [];
  const word = zones.find(({ id }) => id === zone);
  // A game that declares no ordered zone opts out.
  return word && !word.ordered && zones.some(({ ordered }) => ordered)
    ? wrong('zone-without-order', { zone: `${articleFor(word.one)} ${word.one}` })
    : undefined;
}

/** Impossible zone for the type: "return chosen spell to your hand", as spells are never in play. */
const nowhereToBe = defineObjection({
  of: 'effect',
  object: (effect, { lexicon }) => {
    if (effect.do !== 'move') return undefined;
    const { what } = effect;
    if ((what.pick !== 'chosen' && what.pick !== 'each' && what.pick !== 'some') || what.from)
      return undefined;
    const types = typesOfFilters(what.filter as readonly CardFilter[])?.map((id) => typeWord(lexicon, id));
    const gone = types?.find((type) => type?.resolves === true);
    return gone ? wrong('never-in-play', { card: one(gone) }) : undefined;
  },
});

/** Activated ability on a card that is never there to use it: "your spells gain "{T} — Draw a card."". */
const neverUsed = defineObjection({
  of: 'ability',
  object: ({ kind }, { around, facts, lexicon, typesOf }) => {
    if (kind !== 'activated') return undefined;
    if (around.length === 0) return facts.resolves === true ? wrong('this-does-not-stay') : undefined;
    const giver = around.findLast((part) => 'do' in part) as Effect | undefined;
    const types = giver?.do === 'grant' ? typesOf(giver.what) : undefined;
    const gone = types?.length === 1 ? typeWord(lexicon, types[0]!) : undefined;
    return gone?.resolves === true ? wrong('does-not-stay', { card: one(gone) }) : undefined;
  },
});

/** The neutral checks on single parts. */
export const PART_OBJECTIONS: readonly Objection[] = [
  filtersThatClash,
  choiceWithoutMoment,
  randomOthers,
  lastingWithoutEnd,
  nextOfAlways,
  goalOfSeveral,
  somebodyActs,
  costTwice,
  keywordWithoutParameter,
  keywordOfOthers,
  usedByOthers,
  qualityOfOthers,
  statOfOthers,
  measuredStat,
  unknownX,
  givenWithoutUse,
  spellPlaysItself,
  usedElsewhere,
  orderOfHeap,
  topOfHeap,
  nowhereToBe,
  neverUsed,
];
