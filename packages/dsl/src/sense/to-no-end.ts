/** Objections to what is well said and does nothing, in any game. */
import type { Ability, CardSelector, Effect } from '@cardwright/core';
import { mentions } from '@cardwright/core/data';
import { equal } from '../syntax/equal.ts';
import { defineObjection, type Objection } from './objection.ts';

/** "Draw 0 cards", "gets +0 {P}". */
const nothingAtAll = defineObjection({
  of: 'effect',
  object: (effect) =>
    AMOUNTS.some((field) => (effect as unknown as Record<string, unknown>)[field] === 0)
      ? 'with 0 nothing is done'
      : undefined,
});
const AMOUNTS = ['count', 'amount', 'by'] as const;

/** "Gains Guard and Guard". */
const keywordTwice = defineObjection({
  of: 'effect',
  object: (effect) =>
    effect.do === 'grant' && repeated(effect.keywords) ? 'this keyword is said twice' : undefined,
});

/** "Your beasts gain Guard and get +1 {P} and gain Guard." */
const standingTwice = defineObjection({
  of: 'ability',
  object: (ability) =>
    ability.kind === 'static' && repeated(ability.effects) ? 'the same is said twice' : undefined,
});

function repeated(list: readonly unknown[]): boolean {
  return list.some((one, i) => list.slice(0, i).some((other) => equal(one, other)));
}

/** "Return a card from your hand to your hand". */
const whereItIs = defineObjection({
  of: 'effect',
  object: (effect) => {
    if (effect.do !== 'move' || effect.to.position !== undefined) return undefined;
    const from = placeOf(effect.what);
    return from?.zone === effect.to.zone && equal(from.of, effect.to.of) ? 'it is there already' : undefined;
  },
});

function placeOf(cards: CardSelector) {
  return (cards.pick === 'each' || cards.pick === 'some' || cards.pick === 'chosen') &&
    cards.from &&
    'zone' in cards.from
    ? cards.from
    : undefined;
}

/** "Put it into your deck": where in it? */
const somewhereInOrder = defineObjection({
  of: 'zone',
  object: ({ zone, position }, { key, lexicon }) =>
    key === 'to' && position === undefined && lexicon.zones?.some(({ id, ordered }) => id === zone && ordered)
      ? 'the cards there are in order: say "on the top of", "on the bottom of" or "shuffle … into"'
      : undefined,
});

/** One thing to choose from. */
const onlyMode = defineObjection({
  of: 'effect',
  object: (effect) =>
    effect.do === 'choose-mode' && effect.modes.length < 2 ? 'there is only one to choose' : undefined,
});

/** "If you do" with nothing before it. */
const doneBefore = defineObjection({
  of: 'effect',
  object: (effect, { ability, around }) => {
    if (effect.do !== 'if' || effect.condition.if !== 'done' || around.length !== 2) return undefined;
    const first = (around[1] as readonly Effect[])[0] === effect;
    return first && ability.kind !== 'activated'
      ? '"if you do" has nothing before it that could be done'
      : undefined;
  },
});

/** "Draw a card and repeat this effect": for ever? It ends with the cards that it asks about. */
const startsOver = defineObjection({
  of: 'effect',
  object: (effect, { ability, around }) => {
    if (effect.do !== 'start-over') return undefined;
    const asked = around.some((part) => 'do' in part && (part as Effect).do === 'if');
    return asked && mentions(ability, 'pick', 'top')
      ? undefined
      : 'nothing says when this ends: it is repeated only if the card on top of a deck is of some kind';
  },
});

/** "At the end of this turn" as what an ability waits for, whose turn is every turn. */
const whichTurn = defineObjection({
  of: 'event',
  object: (event, { around }) =>
    around.length === 2 &&
    (around[0] as Ability).kind === 'triggered' &&
    /^turn-(started|ended)$/.test(event.on) &&
    event.player === undefined
      ? '"this turn" is no turn that comes again: say "your turn"'
      : undefined,
});

/** What is said to no end. */
export const END_OBJECTIONS: readonly Objection[] = [
  nothingAtAll,
  keywordTwice,
  standingTwice,
  whereItIs,
  somewhereInOrder,
  onlyMode,
  doneBefore,
  whichTurn,
  startsOver,
];
