/** Leads, triggers and tails that any game has. */
import type { Condition, EventPattern, TurnPattern } from '@cardwright/core';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { equal } from '../syntax/equal.ts';
import type { Predicate } from '../syntax/syntax.ts';

const ONCE = 'once-per-turn' as const;

/** Who is asked whether it was done, and the words for it. */
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
    template: '{on:triggers} [{duration:duration}]',
    build: ({ on, duration }) => (duration ? { lead: 'trigger', on, duration } : { lead: 'trigger', on }),
    split: (l) =>
      l.lead === 'trigger' && !l.while && (l.duration ? { on: l.on, duration: l.duration } : { on: l.on }),
  }),
  definePhrase({
    slot: 'lead',
    name: 'trigger-while',
    template: '{on:triggers} while {condition:condition}',
    build: ({ on, condition }) => ({ lead: 'trigger', on, while: condition }),
    split: (l) => l.lead === 'trigger' && !l.duration && l.while && { on: l.on, condition: l.while },
  }),
  definePhrase({
    slot: 'lead',
    name: 'next-time',
    template: 'the next time {on:events} [{duration:duration}]',
    build: ({ on, duration }) => (duration ? { lead: 'next', on, duration } : { lead: 'next', on }),
    split: (l) => l.lead === 'next' && (l.duration ? { on: l.on, duration: l.duration } : { on: l.on }),
  }),
  definePhrase({
    slot: 'lead',
    name: 'if',
    template: 'if {condition:condition}',
    build: ({ condition }) => ({ lead: 'if', condition }),
    split: (l) => l.lead === 'if' && { condition: l.condition },
  }),
  definePhrase({
    slot: 'lead',
    name: 'while',
    template: '(while|as long as) {condition:condition}',
    build: ({ condition }) => ({ lead: 'while', condition }),
    split: (l) => l.lead === 'while' && { condition: l.condition },
  }),
  ...(['lead', 'tail'] as const).map((slot) =>
    definePhrase({
      slot: slot as 'lead',
      name: 'while-state',
      template: 'while {state:state}',
      build: ({ state }) =>
        ({
          [slot]: 'while',
          condition: { if: 'subject', filter: [{ is: 'state', state: state as never }] },
        }) as never,
      split: (said) => {
        const { condition } = said as unknown as { condition?: Condition };
        const [only, more] = condition?.if === 'subject' ? condition.filter : [];
        return !more && only?.is === 'state' && { state: only.state };
      },
    }),
  ),
  definePhrase({
    slot: 'lead',
    name: 'during-turn',
    template: 'during {of:possessive} turn',
    build: ({ of }) => ({ lead: 'during', condition: { if: 'turn', of } }),
    split: (l) => l.lead === 'during' && l.condition.if === 'turn' && { of: l.condition.of },
  }),
  definePhrase({
    slot: 'lead',
    name: 'during-turns',
    template: 'during {of:possessive} turns',
    build: ({ of }) => ({ lead: 'during', condition: { if: 'turn', of } }),
    split: (l) => l.lead === 'during' && l.condition.if === 'turn' && { of: l.condition.of },
  }),
  definePhrase({
    slot: 'lead',
    name: 'for-each',
    template: 'for each {of:each}',
    build: ({ of }) => ({ lead: 'per', of }),
    split: (l) => l.lead === 'per' && { of: l.of },
  }),
  definePhrase({
    slot: 'lead',
    name: 'once-per-turn',
    template: 'once per turn',
    build: () => ({ lead: 'limit', limit: ONCE }),
    split: (l) => l.lead === 'limit' && !l.during && {},
  }),
  definePhrase({
    slot: 'lead',
    name: 'once-during-turn',
    template: 'once during {of:possessive} turn',
    build: ({ of }) => ({ lead: 'limit', limit: ONCE, during: { if: 'turn', of } }),
    split: (l) => l.lead === 'limit' && l.during?.if === 'turn' && { of: l.during.of },
    examples: ["Once during each opponent's turn, whenever you draw a card, draw a card."],
  }),
  definePhrase({
    slot: 'lead',
    name: 'otherwise',
    template: '(otherwise|if not)',
    build: () => ({ lead: 'otherwise' }),
    split: (l) => l.lead === 'otherwise' && l.of === undefined && {},
    examples: ['You may choose and discard a card. Otherwise, draw a card.'],
  }),
  definePhrase({
    slot: 'lead',
    name: 'not-so',
    template: "if it (isn't|'s not)",
    build: () => ({ lead: 'otherwise', of: 'condition' }),
    split: (l) => l.lead === 'otherwise' && l.of === 'condition' && {},
  }),
  definePhrase({
    slot: 'lead',
    name: 'duration',
    template: '{duration:duration}',
    build: ({ duration }) => ({ lead: 'duration', duration }),
    split: (l) => l.lead === 'duration' && { duration: l.duration },
  }),
];

const triggers: Phrase[] = [
  definePhrase({
    slot: 'triggers',
    name: 'one',
    usual: (on) => on.length === 1,
    template: '{first:trigger}',
    build: ({ first }) => first,
    split: (on) => ({ first: on }),
  }),
  definePhrase({
    slot: 'triggers',
    name: 'more',
    template: '{first:trigger} and {rest:triggers}',
    build: ({ first, rest }) => [...first, ...rest],
    split: (on) => on.slice(1).map((_, i) => ({ first: on.slice(0, i + 1), rest: on.slice(i + 1) })),
  }),
  definePhrase({
    slot: 'trigger',
    name: 'when',
    template: 'when {on:events}',
    usual: (on, { lexicon }) => on.every((p) => happensOnce(p, lexicon)),
    build: ({ on }) => on,
    split: (on) => on.every((p) => !isTurn(p)) && { on: on as never },
  }),
  definePhrase({
    slot: 'trigger',
    name: 'whenever',
    template: 'whenever {on:events}',
    usual: (on, { lexicon }) => !on.every((p) => happensOnce(p, lexicon)),
    build: ({ on }) => on,
    split: (on) => on.every((p) => !isTurn(p)) && { on: on as never },
  }),
  definePhrase({
    slot: 'trigger',
    name: 'start-of-turn',
    template: 'at the start of {player:possessive} turn',
    build: ({ player }) => [{ on: 'turn-started', player }],
    split: (on) =>
      on.length === 1 && on[0]!.on === 'turn-started' && on[0]!.player && { player: on[0]!.player },
  }),
  definePhrase({
    slot: 'trigger',
    name: 'end-of-turn',
    template: 'at the end of {player:possessive} turn',
    build: ({ player }) => [{ on: 'turn-ended', player }],
    split: (on) =>
      on.length === 1 && on[0]!.on === 'turn-ended' && on[0]!.player && { player: on[0]!.player },
  }),
  definePhrase({
    slot: 'trigger',
    name: 'end-of-this-turn',
    template: 'at the end of (the|this) turn',
    build: () => [{ on: 'turn-ended' }],
    split: (on) => on.length === 1 && on[0]!.on === 'turn-ended' && !on[0]!.player && {},
  }),
];

/** "When this card is played", but "whenever it is healed": a card is played once. */
function happensOnce(pattern: EventPattern | TurnPattern, { once = [] }: Lexicon): boolean {
  if (!('card' in pattern) || pattern.card?.pick !== 'self') return false;
  return pattern.on === 'played' || pattern.on === 'left-play' || once.includes(pattern.on);
}

function isTurn(pattern: { readonly on: string }): boolean {
  return pattern.on === 'turn-started' || pattern.on === 'turn-ended';
}

const tails: Phrase[] = [
  definePhrase({
    slot: 'tail',
    name: 'duration',
    template: '{duration:duration}',
    build: ({ duration }) => ({ tail: 'duration', duration }),
    split: (t) => t.tail === 'duration' && { duration: t.duration },
  }),
  definePhrase({
    slot: 'tail',
    name: 'for-each',
    template: 'for each {of:each}',
    build: ({ of }) => ({ tail: 'per', of }),
    split: (t) => t.tail === 'per' && { of: t.of },
  }),
  definePhrase({
    slot: 'tail',
    name: 'if',
    template: 'if {condition:condition}',
    build: ({ condition }) => ({ tail: 'if', condition }),
    split: (t) => t.tail === 'if' && { condition: t.condition },
  }),
  definePhrase({
    slot: 'tail',
    name: 'while',
    template: '(while|as long as) {condition:condition}',
    build: ({ condition }) => ({ tail: 'while', condition }),
    split: (t) => t.tail === 'while' && { condition: t.condition },
  }),
  definePhrase({
    slot: 'tail',
    name: 'unless',
    template: 'unless {condition:condition}',
    build: ({ condition }) => ({ tail: 'unless', condition }),
    split: (t) => t.tail === 'unless' && { condition: t.condition },
  }),
  definePhrase({
    slot: 'tail',
    name: 'unless-done',
    template: 'unless {player:player} {deed:predicate}',
    build: ({ player, deed }, context) => {
      const it = deed as unknown as Predicate;
      if (it.takes !== 'player' || it.role === '') return context.refuse('only players do such a thing');
      return { tail: 'unless-done', player, deed: it };
    },
    // biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole effects
    split: (t) => t.tail === 'unless-done' && { player: t.player, deed: t.deed as any },
    examples: ['Draw 2 cards unless each opponent discards a card.'],
  }),
  definePhrase({
    slot: 'tail',
    name: 'unless-they-do',
    template: 'unless they {deed:predicate}',
    verb: 'pl',
    number: 'pl',
    build: ({ deed }, context) => {
      const it = deed as unknown as Predicate;
      if (it.takes !== 'player' || it.role === '') return context.refuse('only players do such a thing');
      return { tail: 'unless-done', player: { who: 'that-player' }, deed: it };
    },
    split: (t) =>
      // biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole effects
      t.tail === 'unless-done' && t.player.who === 'that-player' && { deed: t.deed as any },
    examples: ['Each opponent draws a card unless they discard a card.'],
  }),
  definePhrase({
    slot: 'tail',
    name: 'during-turn',
    template: 'during {of:possessive} turn',
    build: ({ of }) => ({ tail: 'while', condition: { if: 'turn', of } }),
    split: (t) => t.tail === 'while' && t.condition.if === 'turn' && { of: t.condition.of },
  }),
  definePhrase({
    slot: 'tail',
    name: 'during-turns',
    template: 'during {of:possessive} turns',
    build: ({ of }) => ({ tail: 'while', condition: { if: 'turn', of } }),
    split: (t) => t.tail === 'while' && t.condition.if === 'turn' && { of: t.condition.of },
  }),
  definePhrase({
    slot: 'tail',
    name: 'each',
    template: 'each',
    build: () => ({ tail: 'each' }),
    split: (t) => t.tail === 'each' && {},
    examples: ['All players draw 2 cards each.', 'Opponents discard a card each.'],
  }),
  definePhrase({
    slot: 'tail',
    name: 'instead',
    template: 'instead',
    build: () => ({ tail: 'instead' }),
    split: (t) => t.tail === 'instead' && {},
  }),
];

const durations: Phrase[] = [
  definePhrase({
    slot: 'duration',
    name: 'this-turn',
    usual: (_, { effect }) => effect?.do !== 'forbid',
    template: 'this turn',
    build: () => ({ lasts: 'this-turn' }),
    split: (d) => d.lasts === 'this-turn' && {},
  }),
  definePhrase({
    slot: 'duration',
    name: 'rest-of-turn',
    template: 'for the rest of this turn',
    build: () => ({ lasts: 'this-turn' }),
    split: (d) => d.lasts === 'this-turn' && {},
  }),
  definePhrase({
    slot: 'duration',
    name: 'until-start',
    template: 'until the start of {of:possessive} next turn',
    build: ({ of }) => ({ lasts: 'until-start-of-next-turn', of }),
    split: (d) => d.lasts === 'until-start-of-next-turn' && { of: d.of },
  }),
  definePhrase({
    slot: 'duration',
    name: 'until-end',
    template: 'until the end of {of:possessive} next turn',
    build: ({ of }) => ({ lasts: 'until-end-of-next-turn', of }),
    split: (d) => d.lasts === 'until-end-of-next-turn' && { of: d.of },
  }),
  definePhrase({
    slot: 'duration',
    name: 'during-next',
    template: 'during {of:possessive} next turn',
    build: ({ of }) => ({ lasts: 'during-next-turn', of }),
    split: (d) => d.lasts === 'during-next-turn' && { of: d.of },
  }),
  definePhrase({
    slot: 'duration',
    name: 'at-start-of-next',
    template: 'at the start of {of:possessive} next turn',
    build: ({ of }) => ({ lasts: 'at-start-of-next-turn', of }),
    split: (d) => d.lasts === 'at-start-of-next-turn' && { of: d.of },
  }),
];

export const LEADS: readonly Phrase[] = [...leads, ...triggers, ...tails, ...durations];
