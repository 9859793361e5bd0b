/** Cards and players in one choice, in games in which an effect is done to either. */
import type { CardFilter, Range, Target, TargetSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { equal } from '../syntax/equal.ts';
import { divide, select } from './nouns/nouns.ts';
import { rangeOf, saidRange, UP_TO } from './numbers/ranges.ts';
import { pronouns } from './pronouns.ts';
import { isPronoun } from './triggers/statements.ts';

/** The words of a game for whatever can be chosen, and the cards among it. */
export interface AnyTarget {
  /** One of them, as a noun: "target". */
  readonly noun: string;
  readonly filter: readonly CardFilter[];
  /** A text with `{}` for a target, from which the examples are made: "Deal 2 damage to {}." */
  readonly said?: string;
  /** By phrase name; made of `said` if absent. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
}

type Chosen = TargetSelector & { readonly target: 'chosen' };

const ONE: Range = { min: 1, max: 1 };
const OTHER: CardFilter = { is: 'other' };
const WHICH = { any: [], another: [OTHER] } as const;
const AMONG = { player: 'players', opponent: 'opponents' } as const;

const isChosen = (target: Target): target is Chosen => 'target' in target && target.target === 'chosen';
const isWord = (target: Target): boolean => 'pick' in target && isPronoun(target);

/** The cards of a choice, as a noun phrase has them. */
const cardsOf = ({ range, filter }: Chosen) => ({ pick: 'chosen', range, filter }) as const;

/** "Any target", "up to 2 targets": the cards of a game and its players. */
function anyOf({ noun, filter }: AnyTarget): Phrase[] {
  const all = { target: 'chosen', among: 'players' } as const;
  return [
    definePhrase({
      slot: 'target',
      name: 'any',
      template: `{which:any|another} ${noun}` as '{which:any|another}',
      words: { which: WHICH },
      number: 'sg',
      build: ({ which }) => ({ ...all, range: ONE, filter: [...filter, ...which] }),
      split: (t) =>
        Object.values(WHICH)
          .filter((which) => equal(t, { ...all, range: ONE, filter: [...filter, ...which] }))
          .map((which) => ({ which: which as (typeof WHICH)['any'] })),
    }),
    definePhrase({
      slot: 'target',
      name: 'so-many',
      yieldsTo: ['any'],
      template: `{upTo:up to|} {n:amount} ${noun}#` as '{upTo:up to|} {n:amount}',
      words: { upTo: UP_TO },
      number: ({ n }) => (n === 1 ? 'sg' : 'pl'),
      build: ({ upTo, n }) => ({ ...all, range: rangeOf(upTo, n), filter }),
      split: (t) => isChosen(t) && equal(t, { ...all, range: t.range, filter }) && saidRange(t.range),
    }),
  ];
}

/** Texts that say each row, in neutral words. */
function examplesOf(noun: string, said: string): Readonly<Record<string, readonly string[]>> {
  const to = (target: string): string => said.replace('{}', target);
  return {
    any: [to(`any ${noun}`), `${to(`any ${noun}`)} ${to(`another ${noun}`)}`],
    'so-many': [to(`up to 2 ${noun}s`)],
    chosen: [to('chosen card or opponent')],
    it: [`${to(`any ${noun}`)} ${to('it')}`],
  };
}

/**
 * The rows of the slot `target`, for effects that are done to cards or players: "chosen beast", "each opponent", "chosen beast or
 * player", "it" and "that beast or player" for what was chosen so.
 *
 * @param any the game's words for all that can be chosen, if it has any
 */
export function targetsOf(any?: AnyTarget): Phrase[] {
  const named = any === undefined ? [] : anyOf(any);
  const rows = [
    ...named,
    definePhrase({
      slot: 'target',
      name: 'cards',
      template: '{cards:object}',
      build: ({ cards }) => (isWord(cards) ? undefined : cards),
      split: (t) => 'pick' in t && !isWord(t) && { cards: t },
    }),
    definePhrase({
      slot: 'target',
      name: 'players',
      template: '{players:player}',
      build: ({ players }) => players,
      split: (t) => 'who' in t && { players: t },
    }),
    definePhrase({
      slot: 'target',
      name: 'chosen',
      yieldsTo: named.map(({ name }) => name),
      template: '{determiner:determiner} {kind:kind} or {among:player#|opponent#}',
      words: { among: AMONG },
      build: ({ determiner, kind, among }) => {
        const cards = select(determiner, kind);
        if (cards?.pick !== 'chosen' || cards.from !== undefined) return undefined;
        return { target: 'chosen', range: cards.range, filter: cards.filter, among };
      },
      split: (t) =>
        isChosen(t) &&
        divide(cardsOf(t)).map(({ determiner, group }) => ({ determiner, kind: group, among: t.among })),
    }),
    definePhrase({
      slot: 'target',
      name: 'it',
      template: '{pronoun:pronoun-object}',
      build: () => ({ target: 'ref', of: { pick: 'ref', ref: { to: 'it' } } }),
      split: (t, context) =>
        'target' in t &&
        t.target === 'ref' &&
        isPronoun(t.of) &&
        pronouns(t.of, context, ['it', 'they', 'he', 'she']),
    }),
    definePhrase({
      slot: 'target',
      name: 'that',
      template: 'that {nouns:nouns} or (player|opponent)',
      number: 'sg',
      build: ({ nouns: { filter } }) => ({
        target: 'ref',
        of: { pick: 'ref', ref: { to: 'that' }, filter },
      }),
      split: (t) =>
        'target' in t &&
        t.target === 'ref' &&
        t.of.ref.to === 'that' &&
        t.of.filter !== undefined && { nouns: { filter: t.of.filter } },
    }),
  ];
  const neutral = any?.said === undefined ? {} : examplesOf(any.noun, any.said);
  return rows.map((row) => {
    const examples = any?.examples?.[row.name];
    if (examples !== undefined) return { ...row, examples };
    const shown = neutral[row.name];
    return shown === undefined ? row : { ...row, neutral: true, examples: shown };
  });
}
