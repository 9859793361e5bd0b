import { type CardFilter, type CardSelector, mentions, partsWhere } from '@cardwright/core/data';
import { defineMessages, defineObjection, type Objection } from '@cardwright/dsl';

/** The objections of this game, by their ids. */
export const OBJECTIONS = {
  'whose-equipment':
    'it may mean the card with this Equipment or every card with some: say “the bearer” of the former, and whose of the others',
  'not-your-own': 'you discard only cards of your own then: say whose they are, “your”',
  'where-it-was': 'where something happened is known only when it happens: leave out “here”',
  'level-in-hand': 'Magic is played by the level that it has in the hand, which no text in play changes',
  'where-it-will-be':
    'a card that is played is on no World yet: say “here” of what is forbidden there, “no … can be played here”',
  'worlds-below':
    'the Worlds under a current one are not counted so: their levels are “the total level of” somebody’s Worlds',
  'in-hand': 'nobody controls cards in hand: what is in play is discarded “from play”',
  'decided-already': 'a challenge is decided by its totals: say what else is lost, “lose HP in a challenge”',
  'more-than-what':
    'in place of it that would be less: say how much in all, or leave out “instead” if it is besides',
  'not-by-damage':
    'this is asked of what has been dealt damage in the same text, and only that: nothing else tells that it is defeated',
  'lasts-without-end': 'this lasts, and nothing says how long: “this turn” is missing',
} as const;

/** What is wrong, by the id of the objection. */
const wrong = defineMessages(OBJECTIONS);

/** Effects of this game that need a duration when they resolve. */
const ENDS: ReadonlySet<string> = new Set(['fight-with', 'half-power', 'limit-friends', 'additional-action']);

/** What the rules do only to cards of the player who discards or escapes, whom the text calls you. */
const OWN: ReadonlySet<string> = new Set(['be-discarded-with-turn', 'be-left-behind']);

/** Amounts that are said to be additional. */
const isMore = (part: object): boolean => {
  const { amount, of } = part as { readonly amount?: unknown; readonly of?: unknown };
  return amount === 'plus' && Array.isArray(of) && of.length === 1;
};

/** Whether it is this card, one that was spoken of, or one of yours. */
const areYours = (what: CardSelector): boolean =>
  what.pick === 'self' ||
  what.pick === 'ref' ||
  ('filter' in what &&
    what.filter.some(
      (one) =>
        (one.is === 'of' && one.player.who === 'you') || (one.is === 'state' && one.state === 'bearer'),
    ));

const isWorld = (filter: CardFilter): boolean => filter.is === 'type' && filter.type === 'world';

/** Whether a part looks back at what has happened. */
const isPast = (part: object): boolean =>
  ('if' in part && part.if === 'happened') || ('amount' in part && part.amount === 'events');

/** What a reader of the game's cards would ask about. */
export const objections: readonly Objection[] = [
  // "Equipped Player" on Equipment sounds like its bearer and would be everybody who has Equipment.
  defineObjection({
    of: 'filters',
    object: (filters, { facts }) =>
      facts.type === 'equipment' &&
      filters.some((filter) => filter.is === 'state' && filter.state === 'equipped') &&
      !filters.some(({ is }) => is === 'of')
        ? wrong('whose-equipment')
        : undefined,
  }),
  // "If you won a challenge here this turn": where that was is known only then.
  defineObjection({
    of: 'event',
    object: (event, { around }) =>
      event.given?.includes('here') && around.some(isPast) ? wrong('where-it-was') : undefined,
  }),
  // "Your Magic cards get -1 {L}": of those in play nobody asks for the level (KH 4.4, 8.2.8).
  defineObjection({
    of: 'effect',
    object: (effect) =>
      effect.do === 'modify' &&
      effect.stat === 'level' &&
      'filter' in effect.what &&
      effect.what.filter?.some((one) => one.is === 'type' && one.type === 'magic')
        ? wrong('level-in-hand')
        : undefined,
  }),
  // "For each World you control": only the topmost one is in play as a card (KH 9.18), and of one nobody asks how many.
  defineObjection({
    of: 'quantity',
    object: (quantity) => {
      const cards =
        quantity.amount === 'cards' ? quantity.in : quantity.amount === 'stat' ? quantity.of : undefined;
      return cards?.pick === 'each' && !cards.from && cards.filter.some(isWorld)
        ? wrong('worlds-below')
        : undefined;
    },
  }),
  // "Discard a Friend you control": from hand it would be, and there nobody controls it (KH 2).
  defineObjection({
    of: 'effect',
    object: (effect) =>
      effect.do === 'discard' && effect.filter?.some(({ is }) => is === 'of' || is === 'at-world-of')
        ? wrong('in-hand')
        : undefined,
  }),
  // "Opponents can't play Dark cards here": a filter of place asks where a card is, and it is in hand.
  defineObjection({
    of: 'effect',
    object: (effect) =>
      effect.do === 'forbid-player' &&
      Array.isArray(effect.cards) &&
      effect.cards.some(
        (one: CardFilter) => one.is === 'at-world-of' || (one.is === 'state' && one.state === 'here'),
      )
        ? wrong('where-it-will-be')
        : undefined,
  }),
  // "If you would lose a challenge": nothing undoes the comparison, and the loser's HP would be lost all the same (KH 9.33).
  defineObjection({
    of: 'ability',
    object: (ability) =>
      ability.kind === 'replacement' && /^challenge-(won|lost)$/.test(ability.event.on)
        ? wrong('decided-already')
        : undefined,
  }),
  // "During your Discard Phase": a player discards there, and in escaping, what is that player's own (KH 8.2.3, 8.4).
  defineObjection({
    of: 'effect',
    object: (effect) =>
      effect.do === 'forbid' && OWN.has(effect.action) && !areYours(effect.what)
        ? wrong('not-your-own')
        : undefined,
  }),
  // "Loses 1 additional HP instead": of what would be lost, as much as before is lost no more.
  defineObjection({
    of: 'ability',
    object: (ability) =>
      ability.kind === 'replacement' && partsWhere(ability.instead, isMore).length > 0
        ? wrong('more-than-what')
        : undefined,
  }),
  defineObjection({
    of: 'effect',
    object: (effect) =>
      (effect.do === 'instead' && partsWhere(effect.with, isMore).length > 0) ||
      (effect.do === 'replace' && partsWhere(effect.instead, isMore).length > 0)
        ? wrong('more-than-what')
        : undefined,
  }),
  // "Defeat chosen Dark card. If it is defeated this way": it has left by then, and its damage tells nothing (KH 4.6).
  defineObjection({
    of: 'filter',
    object: (filter, { ability }) =>
      filter.is === 'state' &&
      filter.state === 'beaten' &&
      (!mentions(ability, 'do', 'deal-damage') || mentions(ability, 'do', 'defeat'))
        ? wrong('not-by-damage')
        : undefined,
  }),
  // "You fight with +3 {A}" as something that happens: for how long?
  defineObjection({
    of: 'effect',
    object: (effect, { ability }) =>
      ability.kind !== 'static' && ENDS.has(effect.do) && !('duration' in effect)
        ? wrong('lasts-without-end')
        : undefined,
  }),
];
