import type { Condition, StatName, ZoneName } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import type { Predicate } from '../../syntax/syntax.ts';

const IN_PLAY: Condition = { if: 'self-in-zone', zone: 'play' as ZoneName };

/** What stands behind a predicate, in any order. */
export const TAILS: readonly Phrase[] = [
  definePhrase({
    slot: 'tail',
    name: 'duration',
    template: '{duration:duration}',
    data: ({ duration }) => ({ tail: 'duration', duration }),
  }),
  definePhrase({
    slot: 'tail',
    name: 'for-each',
    template: 'for each {of:each}',
    data: ({ of }) => ({ tail: 'per', of }),
  }),
  definePhrase({
    slot: 'tail',
    name: 'most',
    template:
      '(, but no more than|, but not more than|, to a maximum of|to a maximum of|, up to a maximum of|up to a maximum of) ({most:bound} [each]|{n:signed} {stat:stat})' as '[{most:bound}] [{n:signed}] [{stat:stat}]',
    build: ({ most, n, stat }) =>
      most === undefined ? { tail: 'most', most: n!, stat: stat as StatName } : { tail: 'most', most },
    split: (t) => {
      if (t.tail !== 'most') return undefined;
      const { most, stat } = t;
      return [{ most }, ...(stat !== undefined && typeof most === 'number' ? [{ n: most, stat }] : [])];
    },
    examples: [
      'Draw a card for each card you have in play, but no more than 3.',
      'Draw cards equal to the number of cards in your discard, to a maximum of 2 cards.',
    ],
  }),
  definePhrase({
    slot: 'tail',
    name: 'if',
    template: 'if {condition:conditions}',
    data: ({ condition }) => ({ tail: 'if', condition }),
  }),
  definePhrase({
    slot: 'tail',
    name: 'circumstance',
    template: '{of:circumstance}',
    build: ({ of: { condition } }) => ({ tail: 'while', condition }),
    split: (t) =>
      t.tail === 'while' &&
      (['while', 'during'] as const).map((said) => ({ of: { said, condition: t.condition } })),
  }),
  // "Until this beast leaves play": while it is there.
  definePhrase({
    slot: 'tail',
    name: 'until-it-leaves-play',
    yieldsTo: ['circumstance'],
    template: 'until this {type:type} leaves play',
    usual: () => false,
    build: ({ type }, { thisIs }) => {
      thisIs(type);
      return { tail: 'while', condition: IN_PLAY };
    },
    split: (t, { facts: { type }, lexicon }) => {
      if (t.tail !== 'while' || !equal(t.condition, IN_PLAY)) return undefined;
      const types = (lexicon.types ?? []).map(({ id }) => id);
      return [...(type === undefined ? [] : [type]), ...types].map((one) => ({ type: one }));
    },
  }),
  definePhrase({
    slot: 'tail',
    name: 'unless',
    template: 'unless {condition:conditions}',
    data: ({ condition }) => ({ tail: 'unless', condition }),
  }),
  definePhrase({
    slot: 'tail',
    name: 'only-if',
    yieldsTo: ['only-during'],
    template: '(only if|only while|only as long as) {condition:conditions}',
    data: ({ condition }) => ({ tail: 'only', condition }),
    examples: ['You can play this card only if you have a card in play.'],
  }),
  definePhrase({
    slot: 'tail',
    name: 'only-during',
    template: 'only {when:circumstance}',
    build: ({ when: { said, condition } }) => (said === 'during' ? { tail: 'only', condition } : undefined),
    split: (t) =>
      t.tail === 'only' && t.condition && { when: { said: 'during' as const, condition: t.condition } },
    examples: [
      'Opponents can play cards only during your turn.',
      'You can play this card only during your third turn or later.',
    ],
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
    yieldsTo: ['unless-done'],
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
    name: 'each',
    template: 'each',
    data: () => ({ tail: 'each' }),
    examples: ['All players draw 2 cards each.', 'Opponents discard a card each.'],
  }),
  // Whatever cannot be done is left undone anyway; only what must be done is said so.
  definePhrase({
    slot: 'tail',
    name: 'if-able',
    template: '[each turn] if able',
    data: () => ({ tail: 'if-able' }),
    examples: ['Each opponent discards a card if able.'],
  }),
  definePhrase({
    slot: 'tail',
    name: 'instead',
    template: 'instead',
    data: () => ({ tail: 'instead' }),
  }),
];
