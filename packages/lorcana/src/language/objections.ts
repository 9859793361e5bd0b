import type { CardFilter } from '@cardwright/core/data';
import { defineMessages, defineObjection, type Objection } from '@cardwright/dsl';
import { DAMAGE_DONE } from './phrases/damage-done.ts';
import { DEEDS } from './phrases/done.ts';

/** The objections of this game, by their ids. */
export const OBJECTIONS = {
  'nobody-here': 'nobody can be here: only a location has characters at it',
  'no-location-spoken-of': 'where? No location was spoken of',
  'no-damage-to-replace': 'it is said in the place of damage: “would be dealt damage”',
  'nothing-does-that-before': 'nothing before it does that to any card',
  'nothing-banishes-before': 'nothing before it banishes a card: damage does so only when the effect is over',
  'there-already': 'they are here already: what moves here comes from elsewhere',
  'only-characters-move': 'only a character moves to a location',
  'challenges-whom': 'characters can challenge as it is: say whom they can challenge that others cannot',
  'only-actions-are-songs': 'only an action is a Song',
  'card-in-play-without-type':
    'a card in play is a character, an item or a location: say which, or from where',
  'dealt-without-end': 'this changes what they deal from now on, and nothing says how long',
  'no-damage-of-deed': 'no damage is {deed} before',
  'whose-damage': '“their” could be of another: say “deal damage equal to this card’s”',
  'entering-of-others': 'that is said of the card itself: say what others can do, or when it is done',
  'nothing-comes-from-there': 'nothing comes from a location here: say “lore from a location”',
  'it-or-the-card-under': 'the card under it, or what it is under? Say “the card under” or “this …”',
  'no-other-of-two': 'which other? Say it of two cards',
} as const;

/** What is wrong, by the id of the objection. */
const wrong = defineMessages(OBJECTIONS);

/**
 * "Characters here" on a card at which nobody can be (CR 5.6). On a character it is the location that the character is
 * said to be at.
 */
const nobodyHere = defineObjection({
  of: 'filter',
  object: (filter, { typesOf, around }) => {
    if (filter.is !== 'state' || filter.state !== 'here') return undefined;
    const location = typesOf({ pick: 'self' })?.includes('location') ?? true;
    return location || JSON.stringify(around[0]).includes('"at-a-location"')
      ? undefined
      : wrong('nobody-here');
  },
});

/** "There" without an antecedent: "look at the cards in your inkwell. You may play a character there". */
const nowhereSpokenOf = defineObjection({
  of: 'filter',
  object: (filter, { ability: inner, around, typesOf }) => {
    const ability = around[0] ?? inner;
    if (filter.is !== 'at-location' || filter.location.pick !== 'ref') return undefined;
    const others = JSON.stringify(ability).replaceAll(JSON.stringify(filter), '');
    return /location/.test(others) || (typesOf({ pick: 'self' })?.includes('location') ?? true)
      ? undefined
      : wrong('no-location-spoken-of');
  },
});

/** "They take no damage" without damage to replace (CR 6.5.1). */
const noDamageMeant = defineObjection({
  of: 'effect',
  object: (effect, { around }) => {
    if (effect.do !== 'take-no-damage') return undefined;
    const replaced = around.findLast((part) => 'instead' in part && 'event' in part);
    return replaced && /"on":"damage(d|-taken)"/.test(JSON.stringify((replaced as { event: object }).event))
      ? undefined
      : wrong('no-damage-to-replace');
  },
});

/** "Each character you moved", where nothing before moves any. */
const doneBefore = defineObjection({
  of: 'filter',
  object: (filter, { ability }) => {
    const deed = filter.is === 'done' && DEEDS.find(([event]) => event === filter.done);
    return deed && !JSON.stringify(ability).includes(`"do":"${deed[1]}"`)
      ? wrong('nothing-does-that-before')
      : undefined;
  },
});

/** What is said of damage, and the effect and the event that do it. */
const DEALT_OR_DONE = [
  ['dealt', 'deal-damage', 'damaged'],
  ...DAMAGE_DONE.map(([done, effect]) => [done, effect, `damage-${done}`] as const),
] as const;

/** "The damage moved this way", where it was removed. */
const damageOfDeed = defineObjection({
  of: 'quantity',
  object: (quantity, { ability, around, words }) => {
    if (quantity.amount !== 'done' || quantity.unit !== 'damage') return undefined;
    const { phrase = '', choices } = words.said(quantity) ?? words.said(around.at(-1)!) ?? {};
    const deed = DEALT_OR_DONE.find(([done]) => choices?.['done'] === done || phrase.endsWith(`-${done}`));
    const said = deed && JSON.stringify(ability);
    return said && !said.includes(`"do":"${deed[1]}"`) && !said.includes(`"on":"${deed[2]}"`)
      ? wrong('no-damage-of-deed', { deed: deed[0] })
      : undefined;
  },
});

/** "This character deals damage equal to their {S}": of the card itself another may be meant. "To each other": of two. */
const whoDealsTheirs = defineObjection({
  of: 'effect',
  object: (effect) => {
    if (effect.do !== 'deal-own-damage') return undefined;
    const { what, to } = effect;
    if (what.pick === 'self') return wrong('whose-damage');
    const areTwo = what.pick === 'both' || what.pick === 'ref' || ('range' in what && what.range.min === 2);
    return to === 'each-other' && !areTwo ? wrong('no-other-of-two') : undefined;
  },
});

/** "They deal twice that much damage instead": what they deal lasts, and would last for ever. */
const dealtWithoutEnd = defineObjection({
  of: 'effect',
  object: (effect, { ability }) =>
    effect.do === 'change-damage-dealt' && ability.kind !== 'static' && !('duration' in effect)
      ? wrong('dealt-without-end')
      : undefined,
});

/** "Each character banished this way", of damage: who has too much of it is banished when the effect is over (CR 1.8). */
const banishedByEffects = defineObjection({
  of: 'quantity',
  object: (quantity, { ability }) =>
    quantity.amount === 'done-cards' &&
    quantity.done === 'banished' &&
    !JSON.stringify(ability).includes('"do":"banish"')
      ? wrong('nothing-banishes-before')
      : undefined,
});

const isHere = (cards: unknown): boolean =>
  ((cards as { filter?: readonly CardFilter[] } | undefined)?.filter ?? []).some(
    (one) => one.is === 'state' && one.state === 'here',
  );

/** "Move a character here here": who is at a location moves only to another (CR 4.7.2). */
const thereAlready = [
  defineObjection({
    of: 'effect',
    object: (effect) =>
      effect.do === 'move-to-location' && effect.to.pick === 'self' && isHere(effect.what)
        ? wrong('there-already')
        : undefined,
  }),
  defineObjection({
    of: 'event',
    object: (event) =>
      event.on === 'moved-to-location' && event.by?.pick === 'self' && isHere(event.card)
        ? wrong('there-already')
        : undefined,
  }),
];

/** "You pay 1 less to move your items": who moves is told by filters alone. */
const onlyCharactersMove = defineObjection({
  of: 'effect',
  object: (effect, { typesOf }) =>
    effect.do === 'change-move-cost' &&
    typesOf('pick' in effect.what ? effect.what : { pick: 'each', filter: effect.what })?.some(
      (type) => type !== 'character',
    )
      ? wrong('only-characters-move')
      : undefined,
});

/** "Your characters can challenge": they can as it is (CR 4.6); a permission says whom, or when, against which rule. */
const challengesWhom = defineObjection({
  of: 'effect',
  object: (effect) =>
    effect.do === 'permit' && effect.action === 'challenge' && effect.other === undefined
      ? wrong('challenges-whom')
      : undefined,
});

/** "A Song character card": songs are actions (CR 5.4.4.1). */
const songsAreActions = defineObjection({
  of: 'filters',
  object: (filters, { typesOf }) => {
    if (!filters.some((one) => one.is === 'classification' && one.classification === 'Song'))
      return undefined;
    const types = typesOf({ pick: 'each', filter: filters }) ?? [];
    return types.length > 0 && !types.includes('action') && !types.includes('song')
      ? wrong('only-actions-are-songs')
      : undefined;
  },
});

/** What cards in play are called by (CR 5.3-5.6, 6.4): "card" alone is said of those in other zones. */
const OF_ANY_KIND: ReadonlySet<string> = new Set(['of', 'other', 'state']);
const ALREADY_SPOKEN_OF: ReadonlySet<string> = new Set(['play', 'count', 'reveal', 'look', 'discard']);

/** "Banish a card", "put 1 card into your hand". */
const cardsInPlay = defineObjection({
  of: 'selector',
  object: (selector, { key, around, lasts }) => {
    if (key !== 'what' && key !== 'to') return undefined;
    if (selector.pick !== 'each' && selector.pick !== 'some' && selector.pick !== 'chosen') return undefined;
    const effect = around.at(-1);
    if (selector.from || !effect || !('do' in effect)) return undefined;
    const { do: does } = effect as { do: string };
    if (ALREADY_SPOKEN_OF.has(does) || lasts(effect as never)) return undefined;
    return selector.filter.every(({ is }) => OF_ANY_KIND.has(is))
      ? wrong('card-in-play-without-type')
      : undefined;
  },
});

/** "If there's a card under this item, put it into your hand": either may be meant. */
const itOrTheCardUnder = defineObjection({
  of: 'selector',
  object: (selector, { ability, around, words }) => {
    if (selector.pick !== 'ref' || selector.ref.to !== 'it') return undefined;
    if (!words.said(selector)?.words.includes('it')) return undefined;
    const asked = [...around, ability].some((part) =>
      asksForOneUnder(
        ((part as { if?: unknown }).if ?? (part as { condition?: unknown }).condition) as object,
      ),
    );
    return asked ? wrong('it-or-the-card-under') : undefined;
  },
});

/** Whether a condition is that a card is under another. */
const asksForOneUnder = (condition: unknown): boolean => {
  const { if: kind, filter } = (condition ?? {}) as {
    readonly if?: string;
    readonly filter?: readonly CardFilter[];
  };
  return (
    kind === 'matches' && filter?.some((one) => one.is === 'state' && one.state === 'card-under') === true
  );
};

/** "Your items enter play with the top card of your deck under them": what is done at once is done to the card itself. */
const enteringOfOthers = defineObjection({
  of: 'effect',
  object: (effect) =>
    effect.do === 'enters-with' && effect.reward && !effect.optional && effect.what.pick !== 'self'
      ? wrong('entering-of-others')
      : undefined,
});

/** "Whenever you draw a card from a location": what has no card that was at one. */
const fromNoLocation = defineObjection({
  of: 'event',
  object: (event) =>
    'given' in event && event.given?.includes('from-a-location') && /^(lore-|drawn|ink-)/.test(event.on)
      ? wrong('nothing-comes-from-there')
      : undefined,
});

/** Semantic checks of Lorcana, besides those of its table of roles. */
export const objections: readonly Objection[] = [
  itOrTheCardUnder,
  enteringOfOthers,
  fromNoLocation,
  nobodyHere,
  noDamageMeant,
  doneBefore,
  damageOfDeed,
  dealtWithoutEnd,
  whoDealsTheirs,
  banishedByEffects,
  ...thereAlready,
  onlyCharactersMove,
  challengesWhom,
  songsAreActions,
  cardsInPlay,
  nowhereSpokenOf,
];
