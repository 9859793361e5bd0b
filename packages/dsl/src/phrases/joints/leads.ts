import type { Condition, EventPattern, Limit, TurnPattern } from '@cardwright/core/data';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { choice } from '../../phrase/choice.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
import { equal } from '../../syntax/equal.ts';

/** A limit of so many times each turn, and its inverse. */
export const limitOf = (times: number): Limit => (times === 1 ? 'once-per-turn' : { timesPerTurn: times });
export const timesOf = (limit: Limit): number => (limit === 'once-per-turn' ? 1 : limit.timesPerTurn);

interface Asked {
  readonly condition: Condition;
  readonly doer?: 'you' | 'others';
  readonly could?: false;
}

const DONE: Condition = { if: 'done' };
const LEFT: Condition = { if: 'not', condition: DONE };

/** What must be done is left undone only if it cannot be done. */
const asked = (doer: 'you' | 'others', condition: Condition, could?: false): Asked => ({
  condition,
  doer,
  ...(could === false && { could }),
});

/** How many of some players did it. */
const countedDoers = (
  who: 'opponents' | 'each-player',
  trait: Condition,
  cmp: '=' | '>=',
  right: number,
): Asked => ({
  condition: {
    if: 'compare',
    left: { amount: 'players', of: { who: 'those-who', among: { who }, if: trait } },
    cmp,
    right,
  },
});

/** Who may have done it, and whether they did. */
const ASKED = {
  'you do': asked('you', DONE),
  'they do': asked('others', DONE),
  'that player does': asked('others', DONE),
  "you don't": asked('you', LEFT),
  "they don't": asked('others', LEFT),
  "that player doesn't": asked('others', LEFT),
  "you can't": asked('you', LEFT, false),
  "they can't": asked('others', LEFT, false),
  "that player can't": asked('others', LEFT, false),
  'no one does': countedDoers('each-player', DONE, '=', 0),
  'no player does': countedDoers('each-player', DONE, '=', 0),
  'a player does': countedDoers('each-player', DONE, '>=', 1),
  'any player does': countedDoers('each-player', DONE, '>=', 1),
  'no opponent does': countedDoers('opponents', DONE, '=', 0),
  'an opponent does': countedDoers('opponents', DONE, '>=', 1),
  'any opponent does': countedDoers('opponents', DONE, '>=', 1),
  "an opponent doesn't": countedDoers('opponents', LEFT, '>=', 1),
  "any opponent doesn't": countedDoers('opponents', LEFT, '>=', 1),
} as const;

const leads: Phrase[] = [
  definePhrase({
    slot: 'lead',
    name: 'they-did',
    template: `if {asked:${choice(ASKED)}} [and {more:condition}]`,
    words: { asked: ASKED },
    build: ({ asked: { condition, ...who }, more }) => ({
      lead: 'if',
      condition: more ? { if: 'all', of: [condition, more] } : condition,
      ...who,
    }),
    split: (l) => {
      if (l.lead !== 'if') return undefined;
      const [first, more, third] = l.condition.if === 'all' ? l.condition.of : [l.condition];
      if (third) return undefined;
      return Object.values(ASKED)
        .filter(({ condition, doer }) => equal(condition, first) && doer === l.doer)
        .map((one) => (more ? { asked: one, more } : { asked: one }));
    },
    examples: [
      'You may choose and discard a card. If you do, draw 2 cards.',
      "Choose and discard a card. If you can't, draw a card.",
    ],
  }),
  definePhrase({
    slot: 'lead',
    name: 'trigger',
    yieldsTo: ['at-end-of-next-turn'],
    template: '{on:triggers} [({duration:duration}|while {condition:conditions})]',
    data: ({ on, duration, condition }) => ({ lead: 'trigger', on, duration, while: condition }),
  }),
  // The turn that begins next, not the one in which this is said.
  definePhrase({
    slot: 'lead',
    name: 'at-end-of-next-turn',
    template: 'at the end of {of:possessive} next turn',
    build: ({ of }) => ({
      lead: 'trigger',
      on: [{ on: 'turn-ended', player: of }],
      duration: { lasts: 'during-next-turn', of },
    }),
    split: (l) => {
      if (l.lead !== 'trigger' || l.duration?.lasts !== 'during-next-turn' || l.while) return undefined;
      const [only, more] = l.on;
      const { of } = l.duration;
      return !more && only?.on === 'turn-ended' && equal(only.player, of) && { of };
    },
    examples: ['At the end of your next turn, draw 2 cards.'],
  }),
  definePhrase({
    slot: 'lead',
    name: 'next-time',
    template: 'the next time {on:events} [{duration:duration}]',
    data: ({ on, duration }) => ({ lead: 'next', on, duration }),
  }),
  definePhrase({
    slot: 'lead',
    name: 'if',
    template: 'if {condition:conditions}',
    data: ({ condition }) => ({ lead: 'if', condition }),
  }),
  definePhrase({
    slot: 'lead',
    name: 'circumstance',
    template: '{of:circumstance}',
    build: ({ of: { said, condition } }) => ({ lead: said, condition }),
    split: (l) =>
      (l.lead === 'while' || l.lead === 'during') && { of: { said: l.lead, condition: l.condition } },
  }),
  definePhrase({
    slot: 'lead',
    name: 'for-each',
    template: 'for each {of:each}',
    data: ({ of }) => ({ lead: 'per', of }),
  }),
  definePhrase({
    slot: 'lead',
    name: 'often-per-turn',
    template: '{n:how-often} (per turn|each turn)',
    build: ({ n }) => ({ lead: 'limit', limit: limitOf(n) }),
    split: (l) => l.lead === 'limit' && !l.during && { n: timesOf(l.limit) },
    examples: ['Once per turn, whenever a card leaves play, draw a card.'],
  }),
  // "During each of your turns" is during your turn, each time.
  definePhrase({
    slot: 'lead',
    name: 'often-during-turn',
    template: '{n:how-often} (during {of:possessive} turn|during each of {of:possessive} turns)',
    build: ({ n, of }) => ({ lead: 'limit', limit: limitOf(n), during: { if: 'turn', of } }),
    split: (l) => l.lead === 'limit' && l.during?.if === 'turn' && { n: timesOf(l.limit), of: l.during.of },
    examples: [
      "Once during each opponent's turn, whenever you draw a card, draw a card.",
      "Twice during each opponent's turn, whenever you draw a card, draw a card.",
      "3 times during each opponent's turn, whenever you draw a card, draw a card.",
    ],
  }),
  definePhrase({
    slot: 'how-often',
    name: 'once-or-twice',
    template: '[up to] {n:once|twice}',
    words: { n: { once: 1, twice: 2 } },
    data: ({ n }) => n,
  }),
  definePhrase({
    slot: 'how-often',
    name: 'times',
    yieldsTo: ['once-or-twice'],
    template: '[up to] {n:integer} times',
    // Of none at all there is no use.
    build: ({ n }) => (n < 1 ? undefined : n),
    split: (n) => ({ n }),
  }),
  definePhrase({
    slot: 'lead',
    name: 'otherwise',
    template: '(otherwise|if not)',
    data: () => ({ lead: 'otherwise' }),
    examples: ['You may choose and discard a card. Otherwise, draw a card.'],
  }),
  definePhrase({
    slot: 'lead',
    name: 'not-so',
    template: "if it (isn't|'s not)",
    data: () => ({ lead: 'otherwise', of: 'condition' }),
  }),
  definePhrase({
    slot: 'lead',
    name: 'duration',
    template: '{duration:duration}',
    data: ({ duration }) => ({ lead: 'duration', duration }),
  }),
];

const triggers: Phrase[] = [
  definePhrase({
    slot: 'triggers',
    name: 'one',
    usual: (on) => on.length === 1,
    template: '{first:trigger}',
    data: ({ first }) => first,
  }),
  definePhrase({
    slot: 'triggers',
    name: 'more',
    template: '{first:trigger} (and|or) {rest:triggers}',
    build: ({ first, rest }) => [...first, ...rest],
    split: (on) => on.slice(1).map((_, i) => ({ first: on.slice(0, i + 1), rest: on.slice(i + 1) })),
  }),
  ...withSpellings(
    definePhrase({
      slot: 'trigger',
      name: 'when',
      template: 'when {on:events}',
      usual: happenOnce,
      data: ({ on }) => on,
      when: ({ on }) => !on.some(isTurn),
    }),
    {
      name: 'whenever',
      template: 'whenever {on:events}',
      usual: (on: readonly (EventPattern | TurnPattern)[], context) => !happenOnce(on, context),
    },
  ),
  definePhrase({
    slot: 'trigger',
    name: 'moment-of-turn',
    template: 'at the {on:start|beginning|end} of ({player:possessive}|the|this) turn',
    words: { on: { start: 'turn-started', beginning: 'turn-started', end: 'turn-ended' } },
    // The turn that it is has begun.
    build: ({ on, player }) =>
      player ? [{ on, player }] : on === 'turn-ended' ? [{ on: 'turn-ended' as const }] : undefined,
    split: ([only, more]) =>
      !more &&
      (only?.on === 'turn-started' || only?.on === 'turn-ended') &&
      ({ on: only.on, player: only.player } as never),
    examples: ["At the end of each opponent's turn, draw a card."],
  }),
  definePhrase({
    slot: 'trigger',
    name: 'moment-of-each-turn',
    template: 'at the {on:start|beginning|end} of each of {player:possessive} turns',
    words: { on: { start: 'turn-started', beginning: 'turn-started', end: 'turn-ended' } },
    usual: () => false,
    build: ({ on, player }) => [{ on, player }],
    split: ([only, more]) =>
      !more &&
      (only?.on === 'turn-started' || only?.on === 'turn-ended') &&
      only.player !== undefined &&
      ({ on: only.on, player: only.player } as never),
    examples: ['At the start of each of your turns, draw a card.'],
  }),
];

/** "When this card is played", but "whenever it is healed": a card is played only once. */
function happensOnce(pattern: EventPattern | TurnPattern, { once = [] }: Lexicon): boolean {
  if (!('card' in pattern) || pattern.card?.pick !== 'self') return false;
  return pattern.on === 'played' || pattern.on === 'left-play' || once.includes(pattern.on);
}

function happenOnce(
  on: readonly (EventPattern | TurnPattern)[],
  { lexicon }: { readonly lexicon: Lexicon },
): boolean {
  return on.every((pattern) => happensOnce(pattern, lexicon));
}

function isTurn(pattern: { readonly on: string }): boolean {
  return pattern.on === 'turn-started' || pattern.on === 'turn-ended';
}

export const LEADS: readonly Phrase[] = [...leads, ...triggers];
