import type {
  Ability,
  CardDefinition,
  CardFilter,
  CardSelector,
  Effect,
  PlayerSelector,
  ZoneName,
} from '@cardwright/core/data';
import { forEachPart } from '@cardwright/core/data';
import type { SituationRules } from '@cardwright/core/game';
import { type Data, isObject } from '../data/is-object.ts';

type Means = NonNullable<SituationRules['means']>;
type Maker = Means['events'][string];

/** By how much stats are changed: more than most texts ask for. */
const MUCH = 6;

/** How to cause events of any game. */
const CORE: Readonly<Record<string, Maker>> = {
  discarded: (_card, player) => [{ do: 'discard', player, count: 2 }],
  drawn: (_card, player) => [{ do: 'draw', player, count: 2 }],
  revealed: (_card, player) => [
    { do: 'reveal', player, what: { pick: 'top', count: 1, of: player, zone: 'deck' } },
  ],
};

const YOU: PlayerSelector = { who: 'you' };
const OPPONENTS: PlayerSelector = { who: 'opponents' };

const choose = (filter: readonly CardFilter[]): CardSelector => ({
  pick: 'chosen',
  range: { min: 1, max: 1 },
  filter,
});

const isFilter = (item: unknown): boolean => isObject(item) && typeof item['is'] === 'string';

/** Filters kept when another card causes the event: not the owner, nor what only the text knows. */
const ASKED = new Set(['type', 'classification', 'named', 'color', 'keyword', 'cost', 'any']);
const broadly = (filters: readonly CardFilter[]): CardFilter[] => filters.filter(({ is }) => ASKED.has(is));

/** The cards that can have a role in a pattern, as chosen by someone else. */
function partyOf(pattern: Data, own: string): CardSelector {
  const { card } = pattern;
  if (!isObject(card) || card['pick'] !== 'any') return choose([{ is: 'type', type: own }]);
  return choose(broadly(card['filter'] as CardFilter[]));
}

/** Moves such a card from and to the zones that a pattern names, if it names any. */
function moving({ from, to }: Data, card: CardSelector, player: PlayerSelector): readonly Effect[] {
  if (!isObject(from) && !isObject(to)) return [];
  const filter = 'filter' in card ? (card.filter ?? []) : [];
  const origin = isObject(from) ? (from['zone'] as ZoneName) : 'deck';
  const what: CardSelector =
    origin === 'play'
      ? choose(filter)
      : origin === 'deck'
        ? { pick: 'top', count: 2, of: player, zone: 'deck' }
        : { pick: 'some', range: { min: 1, max: 1 }, filter, from: { zone: origin, of: player } };
  const goal = isObject(to) ? (to['zone'] as ZoneName) : origin === 'hand' ? 'discard' : 'hand';
  return [{ do: 'move', player, what, to: { zone: goal } }];
}

/**
 * Cards that cause what the abilities' data waits for and no turn action does: events by their effects, stats and
 * keywords by effects for a turn.
 */
export function meansFor(
  rules: SituationRules,
  abilities: readonly unknown[],
  own: string,
): readonly Pick<CardDefinition, 'abilities'>[] {
  const { means } = rules;
  if (means === undefined) return [];
  const made = new Map<string, readonly Effect[]>();
  const add = (effects: readonly Effect[]): void => {
    if (effects.length > 0) made.set(JSON.stringify(effects), effects);
  };
  const event = (pattern: Data): void => {
    const given = (pattern['given'] ?? []) as readonly string[];
    for (const name of given) add(means.circumstances?.[name]?.(partyOf(pattern, own), YOU) ?? []);
    for (const player of [YOU, OPPONENTS]) add(moving(pattern, partyOf(pattern, own), player));
    const maker = means.events[pattern['on'] as string] ?? CORE[pattern['on'] as string];
    if (maker === undefined) return;
    for (const player of [YOU, OPPONENTS]) add(maker(partyOf(pattern, own), player));
  };
  const lasting = { duration: { lasts: 'this-turn' } } as const;
  const stat = (data: Data, whose: readonly CardFilter[]): void => {
    if (rules.cards[own]?.[0]?.stats[data['stat'] as string] === undefined) return;
    const type = whose.find(({ is }) => is === 'type') ?? { is: 'type', type: own };
    for (const by of [MUCH, -MUCH])
      add([{ do: 'modify', what: choose([type]), stat: data['stat'] as 'power', by, ...lasting } as Effect]);
  };
  const look = (value: Data, around: readonly CardFilter[]): void => {
    if (typeof value['on'] === 'string') event(value);
    if (value['is'] === 'stat' || value['amount'] === 'stat') stat(value, around);
    if (value['is'] === 'keyword') {
      const keywords = [{ keyword: value['keyword'] as never, value: 1 }];
      add([{ do: 'grant', what: choose([{ is: 'type', type: own }]), keywords, ...lasting }]);
    }
    if (value['is'] === 'state')
      add(means.states?.[value['state'] as string]?.(choose(broadly(around)), YOU) ?? []);
    if (typeof value['action'] === 'string')
      for (const player of [YOU, OPPONENTS])
        add(means.actions?.[value['action']]?.(choose(broadly(around)), player) ?? []);
    if (value['is'] === 'happened' && isObject(value['event']))
      add(means.again?.[value['event']['on'] as string]?.(choose(broadly(around)), YOU) ?? []);
    if (value['do'] === 'lose-keyword' || value['do'] === 'cannot-gain') {
      const { what, keyword } = value;
      const filter = isObject(what) && Array.isArray(what['filter']) ? (what['filter'] as CardFilter[]) : [];
      add([
        { do: 'grant', what: choose(broadly(filter)), keywords: [{ keyword: keyword as never }], ...lasting },
      ]);
    }
    if (typeof value['do'] === 'string')
      add(means.gains?.[value['do']]?.(value as unknown as Effect, YOU) ?? []);
    if (value['amount'] === 'player-stat')
      for (const player of [YOU, OPPONENTS])
        add(means.columns?.[value['stat'] as string]?.(choose([]), player) ?? []);
  };
  forEachPart(abilities, (part, { around }) => {
    const filters = around.findLast((outer) => Array.isArray(outer) && outer.every(isFilter));
    look(part, (filters ?? []) as unknown as readonly CardFilter[]);
  });
  return [...made.values()].map((effects) => ({ abilities: [{ kind: 'spell', effects } as Ability] }));
}
