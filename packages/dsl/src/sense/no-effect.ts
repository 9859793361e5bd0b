import type {
  Ability,
  CardSelector,
  Condition,
  Effect,
  EventPattern,
  PlayerSelector,
  Quantity,
} from '@cardwright/core/data';
import { mentions, partsWhere } from '@cardwright/core/data';
import { equal } from '../syntax/equal.ts';
import { wrong } from './messages.ts';
import { defineObjection, type Objection } from './objection.ts';

/** Zero amounts: "draw 0 cards", "gets +0 {P}". */
const nothingAtAll = defineObjection({
  of: 'effect',
  object: (effect) =>
    AMOUNTS.some((field) => (effect as unknown as Record<string, unknown>)[field] === 0)
      ? wrong('nothing-done')
      : undefined,
});
const AMOUNTS = ['count', 'amount', 'by'] as const;

/** Repeated keyword: "gains Guard and Guard". */
const keywordTwice = defineObjection({
  of: 'effect',
  object: (effect) =>
    effect.do === 'grant' && repeated(effect.keywords) ? wrong('keyword-twice') : undefined,
});

/** Repeated continuous grant: "your beasts gain Guard and get +1 {P} and gain Guard." */
const standingTwice = defineObjection({
  of: 'ability',
  object: (ability) =>
    ability.kind === 'static' && repeated(ability.effects) ? wrong('effect-twice') : undefined,
});

function repeated(list: readonly unknown[]): boolean {
  return list.some((one, i) => list.slice(0, i).some((other) => equal(one, other)));
}

/** Move to where it is: "return a card from your hand to your hand". */
const whereItIs = defineObjection({
  of: 'effect',
  object: (effect) => {
    if (effect.do !== 'move' || effect.to.position !== undefined) return undefined;
    const from = placeOf(effect.what);
    return from?.zone === effect.to.zone && equal(from.of, effect.to.of) ? wrong('there-already') : undefined;
  },
});

function placeOf(cards: CardSelector) {
  return (cards.pick === 'each' || cards.pick === 'some' || cards.pick === 'chosen') &&
    cards.from &&
    'zone' in cards.from
    ? cards.from
    : undefined;
}

/** Missing position in an ordered zone: "put it into your deck". */
const somewhereInOrder = defineObjection({
  of: 'zone',
  object: ({ zone, position }, { key, lexicon, around }) =>
    key === 'to' &&
    !('on' in (around.at(-1) ?? {})) &&
    position === undefined &&
    lexicon.zones?.some(({ id, ordered }) => id === zone && ordered)
      ? wrong('where-in-zone')
      : undefined,
});

/** A choice with a single option. */
const onlyMode = defineObjection({
  of: 'effect',
  object: (effect) =>
    effect.do === 'choose-mode' && effect.modes.length < 2 ? wrong('only-one-mode') : undefined,
});

/** "If an opponent would gain points, you draw no cards instead": of that there would be none. */
const nothingOfAnother = defineObjection({
  of: 'effect',
  object: (effect, { ability, around }) => {
    if (effect.do !== 'nothing' || effect.of === undefined) return undefined;
    const replacing = around.findLast((part) => 'instead' in part && 'event' in part) ?? ability;
    const event = 'event' in replacing ? (replacing.event as EventPattern) : undefined;
    const sameOne = equal(effect.player, event?.player) || effect.player.who === 'that-player';
    return event?.on === effect.of && sameOne ? undefined : wrong('nothing-of-another');
  },
});

/** "If you do" without anything before it. */
const doneBefore = defineObjection({
  of: 'effect',
  object: (effect, { ability, around }) => {
    if (effect.do !== 'if' || effect.condition.if !== 'done' || around.length !== 2) return undefined;
    const first = (around[1] as readonly Effect[])[0] === effect;
    return first && ability.kind !== 'activated' ? wrong('nothing-before-if-you-do') : undefined;
  },
});

/** "If you discarded a card this way", "for each card you discarded", where another player discards before. */
const doneByOthers = (['condition', 'quantity'] as const).map((of) =>
  defineObjection({
    of,
    object: (part, { ability, words }) => {
      const counted = ('left' in part ? part.left : part) as Condition | Quantity;
      if (typeof counted !== 'object' || !('amount' in counted) || counted.amount !== 'done-cards')
        return undefined;
      const { done } = counted;
      const { phrase = '', choices } = words.said(part) ?? {};
      const whose = choices?.['who'] ?? /^(you|they)-did-/.exec(phrase)?.[1];
      if (whose === undefined) return undefined;
      // "You" did it if no one else did; "they" did if it was one player, and not you.
      const byAnother = ({ do: deed, player }: Readonly<Record<string, unknown>>): boolean => {
        if (typeof deed !== 'string') return false;
        if (!done.startsWith(deed.split('-')[0]!) && deed !== 'move') return false;
        const who = (player as PlayerSelector | undefined)?.who ?? 'you';
        return whose === 'you'
          ? who !== 'you'
          : who === 'you' || who === 'opponents' || who === 'each-player';
      };
      return partsWhere(ability, byAnother).length > 0 ? wrong('done-by-others', { done }) : undefined;
    },
  }),
);

/** "For each card shuffled this way", where cards are put on the bottom: nothing goes there before. */
const wentElsewhere = defineObjection({
  of: 'quantity',
  object: (quantity, { ability }) => {
    if (typeof quantity !== 'object' || quantity.amount !== 'done-cards') return undefined;
    const { to } = quantity;
    if (to?.position === undefined) return undefined;
    const others = partsWhere(ability, (part) => {
      const { zone, position } = part as Partial<typeof to>;
      return zone === to.zone && position === to.position && part !== (to as object);
    });
    return others.length > 0 ? undefined : wrong('went-elsewhere');
  },
});

/** "Draw 2 cards, to a maximum of 3": what is bounded is known. */
const boundOfNothing = defineObjection({
  of: 'quantity',
  object: (quantity) =>
    quantity.amount === 'at-most' && typeof quantity.of === 'number' ? wrong('nothing-varies') : undefined,
});

/**
 * "Draw a card and repeat this effect" would never end. Allowed only if it acts on the cards that its condition counts.
 */
const startsOver = defineObjection({
  of: 'effect',
  object: (effect, { ability, around }) => {
    if (effect.do !== 'start-over') return undefined;
    const asked = around.some((part) => 'do' in part && (part as Effect).do === 'if');
    return asked && mentions(ability, 'pick', 'top') ? undefined : wrong('repeated-without-end');
  },
});

/** "At the end of this turn" as a trigger, where no turn is current. */
const whichTurn = defineObjection({
  of: 'event',
  object: (event, { around }) =>
    around.length === 2 &&
    (around[0] as Ability).kind === 'triggered' &&
    /^turn-(started|ended)$/.test(event.on) &&
    event.player === undefined
      ? wrong('this-turn-again')
      : undefined,
});

/** Objections to text without effect. */
export const END_OBJECTIONS: readonly Objection[] = [
  nothingAtAll,
  keywordTwice,
  standingTwice,
  whereItIs,
  somewhereInOrder,
  onlyMode,
  doneBefore,
  nothingOfAnother,
  ...doneByOthers,
  wentElsewhere,
  boundOfNothing,
  whichTurn,
  startsOver,
];
