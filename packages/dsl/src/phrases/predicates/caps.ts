/** How often players may do something in a turn. */
import type {
  ActionName,
  CardFilter,
  Effect,
  EventPattern,
  PlayerSelector,
  Quantity,
} from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';

/** The party of the event that is counted: the card that is played, the one that attacks; null if nothing can be said of it. */
type Role = 'card' | 'by' | null;

/** The event, of such cards. Of cards that are unknown nothing can be said. */
function eventOf(on: string, role: Role, filter: readonly CardFilter[]): EventPattern | undefined {
  if (role === null) return filter.length === 0 ? { on } : undefined;
  return { on, [role]: { pick: 'any', filter } };
}

/**
 * A deed that can be capped: what is forbidden, the event that is counted and its party, and the verb. `cards`: it is
 * their cards that cannot do it any more.
 */
export type CappedDeed = readonly [
  action: ActionName,
  on: string,
  role: Role,
  verb: string,
  of: 'players' | 'cards',
  example: string,
];

/** Those among some players who have done something as often as they may this turn. */
function enough(among: PlayerSelector, event: EventPattern, most: Quantity): PlayerSelector {
  const left = { amount: 'events', of: { ...event, player: { who: 'that-player' } } } as const;
  return { who: 'those-who', among, if: { if: 'compare', left, cmp: '>=', right: most } };
}

/** The inverse. */
function capOf(player: PlayerSelector | undefined, on: string, role: Role) {
  if (player?.who !== 'those-who' || player.if.if !== 'compare' || player.if.cmp !== '>=') return undefined;
  const { left, right } = player.if;
  if (typeof left === 'number' || left.amount !== 'events' || left.of.on !== on) return undefined;
  const party = role === null ? { pick: 'any' as const, filter: [] } : left.of[role];
  if (party?.pick !== 'any') return undefined;
  const same = enough(player.among, eventOf(on, role, party.filter)!, right);
  return equal(same, player)
    ? { who: player.among, most: right, group: { filter: party.filter } }
    : undefined;
}

/**
 * "Each player can't play more than 2 cards each turn": who has done it so often cannot do it again.
 *
 * @example
 * capPhrases([['play', 'played', 'card', 'play', 'players', "Opponents can't play more than 2 cards each turn."]])
 */
export function capPhrases(deeds: readonly CappedDeed[]): Phrase[] {
  return deeds.map(([action, on, role, verb, of, example]) =>
    definePhrase({
      slot: 'clause',
      name: `cap-on-${action}`,
      template: capWords(
        verb,
      ) as "{who:player} can't play more than [{most:amount}] {group:group} each turn [{tails:tails}]",
      number: ({ most = 1 }) => (most === 1 ? 'sg' : 'pl'),
      usual: () => false,
      build: ({ who, most = 1, group, tails }, { refuse }) => {
        if (group.from) return undefined;
        if (who.who === 'an-opponent' || who.who === 'any-player') return refuse('who is capped? Say “each”');
        const { filter } = group;
        const event = eventOf(on, role, filter);
        if (event === undefined) return undefined;
        const player = enough(who, event, most);
        const value =
          of === 'players'
            ? { do: 'forbid-player', action, ...(role && { cards: filter }) }
            : { do: 'forbid', action, what: theirs(filter, player) };
        return {
          subject:
            of === 'players' ? { kind: 'player', player } : { kind: 'cards', cards: theirs(filter, player) },
          predicate: {
            value: value as Partial<Effect>,
            role: of === 'players' ? 'player' : 'what',
            takes: of === 'players' ? 'player' : 'cards',
            phrase: '',
          },
          tails: tails ?? [],
        };
      },
      split: ({ subject, predicate: { value }, tails }) => {
        const after = tails.length > 0 ? { tails } : {};
        if (value.do === 'forbid-player' && subject?.kind === 'player' && of === 'players') {
          const said = capOf(subject.player, on, role);
          return (
            said &&
            value.action === action &&
            equal(value.cards, role ? said.group.filter : undefined) &&
            inWords({ ...said, ...after })
          );
        }
        if (value.do !== 'forbid' || value.action !== action || subject?.kind !== 'cards') return undefined;
        const { cards } = subject;
        const owner = cards.pick === 'each' ? cards.filter.at(-1) : undefined;
        if (owner?.is !== 'of') return undefined;
        const said = capOf(owner.player, on, role);
        return (
          said && equal(cards, theirs(said.group.filter, owner.player)) && inWords({ ...said, ...after })
        );
      },
      examples: [example],
    }),
  );
}

/** The time before it or behind it. */
function capWords(verb: string): string {
  const most = `(can't ${verb} more than|can't ${verb} over|can only ${verb}|can ${verb} only) ({most:amount}|one) {group:group}`;
  return `({who:player} ${most} (each turn|per turn|a turn|in a turn)|each turn , {who:player} ${most}) [{tails:tails}]`;
}

/** One is a word, too. */
const inWords = <P extends { readonly most: Quantity }>(
  parts: P,
): readonly (Omit<P, 'most'> & { most?: Quantity })[] => {
  const { most, ...rest } = parts;
  return most === 1 ? [parts, rest] : [parts];
};

const theirs = (filter: readonly CardFilter[], player: PlayerSelector) =>
  ({ pick: 'each', filter: [...filter, { is: 'of', player }] }) as const;

/** Of any game. */
export const CAPS: readonly Phrase[] = capPhrases([
  [
    'play' as ActionName,
    'played',
    'card',
    'play',
    'players',
    "Opponents can't play more than 2 cards each turn.",
  ],
]);
