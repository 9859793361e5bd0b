import type { Condition, EventPattern, Limit, TurnPattern } from '@cardwright/core/data';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { withSpellings } from '../../phrase/spellings.ts';
import { equal } from '../../syntax/equal.ts';
import type { Lead } from '../../syntax/syntax.ts';

/** How often, and how often that is; open where it is said by a number. */
const OFTEN = [
  ['once', 'once', 1],
  ['twice', '[up to] twice', 2],
  ['times', '[up to] {n:integer} times', undefined],
] as const;

const capital = (text: string): string =>
  text.replace(/^\[.*?\] /, '').replace(/^./, (first) => first.toUpperCase());

type LimitLead = Extract<Lead, { lead: 'limit' }>;

/** A limit of so many times: of none at all there is no use. */
function limited(times: number | undefined, lead: Omit<LimitLead, 'limit'>): LimitLead | undefined {
  if (times === undefined || times < 1) return undefined;
  return { ...lead, limit: times === 1 ? 'once-per-turn' : { timesPerTurn: times } };
}

/** The parts that say a limit, if the words can. */
function timesOf(limit: Limit, said: number | undefined): { n: number } | undefined {
  const times = limit === 'once-per-turn' ? 1 : limit.timesPerTurn;
  if (said !== undefined) return said === times ? ({} as { n: number }) : undefined;
  return times > 2 ? { n: times } : undefined;
}

/** Who may have done it, and the words for them. */
const ASKED = [
  ['you', 'did', 'you do'],
  ['others', 'did', '(they do|that player does)'],
  ['you', 'did-not', "you don't"],
  ['others', 'did-not', "(they don't|that player doesn't)"],
] as const;

const done = (asks: 'did' | 'did-not'): Condition =>
  asks === 'did' ? { if: 'done' } : { if: 'not', condition: { if: 'done' } };

const leads: Phrase[] = [
  ...ASKED.map(([doer, asks, words]) =>
    definePhrase({
      slot: 'lead',
      name: `${doer}-${asks}`,
      template: `if ${words} [and {more:condition}]` as 'if you do [and {more:condition}]',
      build: ({ more }) => ({
        lead: 'if',
        condition: more ? { if: 'all', of: [done(asks), more] } : done(asks),
        doer,
      }),
      split: (l) => {
        if (l.lead !== 'if' || l.doer !== doer) return undefined;
        const [first, more, third] = l.condition.if === 'all' ? l.condition.of : [l.condition];
        return !third && equal(first, done(asks)) && (more ? { more } : {});
      },
    }),
  ),
  definePhrase({
    slot: 'lead',
    name: 'trigger',
    yieldsTo: ['at-end-of-next-turn'],
    template: '{on:triggers} [{duration:duration}]',
    data: ({ on, duration }) => ({ lead: 'trigger', on, duration }),
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
    name: 'trigger-while',
    template: '{on:triggers} while {condition:conditions}',
    data: ({ on, condition }) => ({ lead: 'trigger', on, while: condition }),
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
    name: 'while',
    template: '(while|as long as|for as long as) {condition:conditions}',
    data: ({ condition }) => ({ lead: 'while', condition }),
  }),
  ...(['lead', 'tail'] as const).map((slot) =>
    definePhrase({
      slot: slot as 'lead',
      name: 'while-state',
      template: 'while {state:state}',
      data: ({ state }) =>
        ({
          [slot]: 'while',
          condition: { if: 'subject', filter: [{ is: 'state', state: state as never }] },
        }) as never,
    }),
  ),
  // Of cards, in the turn of the player of each.
  ...(['lead', 'tail'] as const).map((slot) =>
    definePhrase({
      slot: slot as 'lead',
      name: 'during-the-turn-of-its-player',
      outranks: ['during-turn', 'during-turns'],
      template:
        "during (their turn|their turns|their player 's turn|their players ' turns|its turn|its player 's turn)",
      data: () => ({ [slot]: 'while', condition: { if: 'subject', filter: [{ is: 'in-turn' }] } }) as never,
    }),
  ),
  ...withSpellings(
    definePhrase({
      slot: 'lead',
      name: 'during-turn',
      template: 'during {of:possessive} turn',
      data: ({ of }) => ({ lead: 'during', condition: { if: 'turn', of } }),
    }),
    { name: 'during-turns', template: 'during {of:possessive} turns' },
  ),
  definePhrase({
    slot: 'lead',
    name: 'for-each',
    template: 'for each {of:each}',
    data: ({ of }) => ({ lead: 'per', of }),
  }),
  ...OFTEN.flatMap(([often, words, times]) => [
    definePhrase({
      slot: 'lead',
      name: `${often}-per-turn`,
      template: `${words} (per turn|each turn)` as '{n:integer} times per turn',
      build: ({ n }) => limited(times ?? n, { lead: 'limit' }),
      split: (l) => l.lead === 'limit' && !l.during && timesOf(l.limit, times),
    }),
    definePhrase({
      slot: 'lead',
      name: `${often}-during-turn`,
      template: `${words} during {of:possessive} turn` as '{n:integer} times during {of:possessive} turn',
      build: ({ n, of }) => limited(times ?? n, { lead: 'limit', during: { if: 'turn', of } }),
      split: (l) => {
        if (l.lead !== 'limit' || l.during?.if !== 'turn') return undefined;
        const found = timesOf(l.limit, times);
        return found && { ...found, of: l.during.of };
      },
      examples: [
        `${capital(words.replace('[up to] {n:integer}', '3'))} during each opponent's turn, whenever you draw a card, draw a card.`,
      ],
    }),
    // "During each of your turns" is during your turn, each time.
    definePhrase({
      slot: 'lead',
      name: `${often}-during-each-turn`,
      yieldsTo: [`${often}-during-turn`],
      template:
        `${words} during each of {of:possessive} turns` as '{n:integer} times during each of {of:possessive} turns',
      usual: () => false,
      build: ({ n, of }) => limited(times ?? n, { lead: 'limit', during: { if: 'turn', of } }),
      split: (l) => {
        if (l.lead !== 'limit' || l.during?.if !== 'turn') return undefined;
        const found = timesOf(l.limit, times);
        return found && { ...found, of: l.during.of };
      },
    }),
  ]),
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
    template: '{first:trigger} and {rest:triggers}',
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
      usual: (on, context) => !happenOnce(on, context),
    },
  ),
  definePhrase({
    slot: 'trigger',
    name: 'start-of-turn',
    template: 'at the start of {player:possessive} turn',
    data: ({ player }) => [{ on: 'turn-started', player }],
  }),
  definePhrase({
    slot: 'trigger',
    name: 'end-of-turn',
    template: 'at the end of {player:possessive} turn',
    data: ({ player }) => [{ on: 'turn-ended', player }],
  }),
  definePhrase({
    slot: 'trigger',
    name: 'end-of-this-turn',
    template: 'at the end of (the|this) turn',
    data: () => [{ on: 'turn-ended' }],
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
