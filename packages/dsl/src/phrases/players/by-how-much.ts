/** How much more or less one player has than another: "more … than you", "2 or more … than you". */
import type { Condition, PlayerSelector, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import type { Modifier } from '../../syntax/syntax.ts';
import { isAmount, isLess, negated } from '../numbers/amounts.ts';

/** Whom a player is compared with, and how: no words for it are "the same". */
export interface AgainstPlayer {
  readonly cmp?: '>' | '<';
  /** By so many or more. */
  readonly at?: Quantity;
  readonly way?: 1 | -1;
  readonly than: PlayerSelector;
}

type How = Omit<AgainstPlayer, 'than'>;

/** The words of its choices. */
export const AGAINST_PLAYER = {
  cmp: { more: '>', less: '<', fewer: '<' },
  way: { more: 1, less: -1, fewer: -1 },
} as const;

/** The template, for what both have: "{n} or more cards than you". */
export const againstPlayer = (what: string, same: string): string =>
  [
    `({cmp:more|less|fewer} ${what} than {than:player}`,
    `${same} ${what} as {than:player}`,
    `{at:amount} or more ${what} than {than:player}`,
    `at least {at:amount} {way:more|less|fewer} ${what} than {than:player})`,
  ].join('|');

/** The condition that it is. */
export function comparedBy(left: Quantity, { cmp, at, way = 1 }: How, right: Quantity): Condition {
  if (at === undefined) return { if: 'compare', left, cmp: cmp ?? '=', right };
  const by = way > 0 ? at : negated(at);
  return { if: 'compare', left, cmp: way > 0 ? '>=' : '<=', right: { amount: 'plus', of: [right, by] } };
}

/** The inverse: what is compared, and how. */
export function readCompared(c: Condition): { left: Quantity; right: Quantity; how: How }[] {
  if (c.if !== 'compare' || !isAmount(c.right)) return [];
  const { left, cmp, right } = c;
  if (cmp === '=') return [{ left, right, how: {} }];
  if (cmp === '>' || cmp === '<') return [{ left, right, how: { cmp } }];
  const [of, by, more] = typeof right === 'object' && right.amount === 'plus' ? right.of : [];
  if (of === undefined || by === undefined || more !== undefined || isLess(by) !== (cmp === '<=')) return [];
  return cmp === '>='
    ? [
        { left, right: of, how: { at: by } },
        { left, right: of, how: { at: by, way: 1 } },
      ]
    : [{ left, right: of, how: { at: negated(by), way: -1 } }];
}

/** "You have the most": more than anyone else has, so that there is no tie. Of "the player or players with" it others may. */
const more = (is: 'most' | 'fewest') => (is === 'most' ? '>' : '<');
const MOST_OF_ALL = { most: 'most', fewest: 'fewest', least: 'fewest' } as const;

/** Of a player's cards, or of another number. */
export const mostOfAll = (
  name: string,
  words: string,
  of: (who: PlayerSelector, group: Modifier | undefined) => Quantity | undefined,
  read: (q: Quantity) => { who: PlayerSelector; group?: Modifier } | undefined,
): Phrase =>
  definePhrase({
    slot: 'condition',
    name,
    yieldsTo: ['have-more-than', 'have-more-than-others', 'have-more-than-measure'],
    template: `you have the {is:most|fewest|least} ${words}` as '{is:most|fewest|least} [{group:group}]',
    words: { is: MOST_OF_ALL },
    usual: () => false,
    build: ({ is, group }) => {
      const [left, right] = [of({ who: 'you' }, group), of({ who: 'opponents' }, group)];
      return left && right ? { if: 'compare', left, cmp: more(is), right } : undefined;
    },
    split: (c) => {
      const mine = c.if === 'compare' && isAmount(c.right) ? read(c.left) : undefined;
      if (!mine || c.if !== 'compare' || mine.who.who !== 'you') return undefined;
      const theirs = of({ who: 'opponents' }, mine.group);
      const is = (['most', 'fewest'] as const).find((one) => more(one) === c.cmp);
      return is && equal(theirs, c.right) ? { is, ...(mine.group && { group: mine.group }) } : undefined;
    },
  });
