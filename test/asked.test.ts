import { set1 } from '@cardwright/cards-set1';
import { set2 } from '@cardwright/cards-set2';
import { createEngine, type Engine, type Plugin, type ReadonlyState } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import type { CardDefinition } from '@cardwright/core/data';
import {
  type AbilityPart,
  type BoundAbility,
  Card,
  makePart,
  type Place,
  type Places,
  zoneOf,
} from '@cardwright/core/game';
import { lorcana } from '@cardwright/lorcana';
import { boardRanges } from '@cardwright/lorcana/testing';
import { anyAnswer, boardArbitrary } from '@cardwright/testkit/fuzz';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

// What a game says that it asks decides which text is refused as doing nothing. Here a card stands in every game whose
// parts only listen: whatever the game really asks has to be what it says, and what it says has to be asked.

const GAMES = 60;
const ANSWERS = 60;

const plain = (name: string, type: string, stats: Readonly<Record<string, number>> = {}): CardDefinition => ({
  ...{ id: name, name, fullName: name, type, stats, cost: 0 },
  ...{ classifications: [], colors: ['amber'], attributes: {}, abilities: [] },
});

const SPIES = ['spy-0', 'spy-1'];

const spies: Plugin = {
  name: 'spies',
  version: '0.0.0',
  // The first sets have no locations.
  cards: [
    ...SPIES.map((name) => plain(name, 'item')),
    ...[1, 2, 3].map((n) => plain(`hill-${n}`, 'location', { willpower: 5, lore: 1, 'move-cost': 1 })),
  ],
};

/** What was asked, as `forbid quest`, by the places of the cards it was asked of. */
type Heard = Map<string, Set<Place>>;

function placeIn(engine: Engine, state: ReadonlyState, card: number): Place {
  const zone = engine.zones[zoneOf.get(state, card)]!;
  return zone.inPlay ? null : zone;
}

/** Parts that stand for every question about an action, a stat or a keyword, and say no to each. */
function listeners(engine: Engine, id: string, heard: Heard): AbilityPart[] {
  const note = (question: string) => (state: ReadonlyState, card: number) => {
    const places = heard.get(question) ?? new Set<Place>();
    heard.set(question, places.add(placeIn(engine, state, card)));
    return false;
  };
  const parts: (Partial<AbilityPart> & Pick<AbilityPart, 'kind'>)[] = [];
  for (const action of engine.actions.values()) {
    parts.push({ kind: 'forbid', action, applies: note(`forbid ${action.name}`) });
    parts.push({ kind: 'permit', action, applies: note(`permit ${action.name}`) });
    const pays = note(`pay ${action.name}`);
    parts.push({ kind: 'change-cost', action, applies: pays, players: () => true, amount: () => 0 });
    const times = () => {
      heard.set(`repeat ${action.name}`, new Set([null]));
      return 0;
    };
    parts.push({ kind: 'additional-action', action, players: () => true, amount: times });
    const toPlayers = () => {
      heard.set(`player ${action.name}`, new Set([null]));
      return false;
    };
    parts.push({ kind: 'forbid', action, players: toPlayers });
  }
  for (const stat of engine.stats.values())
    parts.push({ kind: 'modify', stat, amount: () => 0, applies: note(`stat ${stat.name}`) });
  for (const row of engine.effects.values())
    if (row.acts?.['what'] !== undefined && row.part !== undefined)
      parts.push({ kind: row.kind, applies: note(`part ${row.kind}`), amount: () => 0, data: null });
  return parts.map((part, i) => engine.registerPart(makePart({ id: `${id}/${i}`, ...part })));
}

const among = (place: Place, places: Places | undefined): boolean =>
  places === 'anywhere' ||
  (places === 'in-play' && place === null) ||
  (places === 'out-of-play' && place !== null) ||
  (Array.isArray(places) && places.some((zone) => (zone.inPlay ? null : zone) === place));

describe('what Lorcana says that it asks', () => {
  const heard: Heard = new Map();
  const engine = createEngine({ plugins: [lorcana, set1, set2, spies] });

  beforeAll(() => {
    for (const id of SPIES) {
      const spy = engine.cardsById.get(id)!;
      engine.bind(spy);
      const nothing = bindAbility(engine, `${id}#0`, { kind: 'static', effects: [] });
      const ability: BoundAbility = { ...nothing, parts: listeners(engine, id, heard) };
      // A bound card is frozen: a copy listens in its place.
      const listening: Card = Object.assign(Object.create(Card.prototype), spy);
      listening.take([ability], () => []);
      (engine.cards as Card[])[spy.index] = listening;
    }
    const chance = fc.sample(fc.infiniteStream(fc.nat(2 ** 30)), { numRuns: 1, seed: 1 })[0]!;
    const below = (n: number): number => chance.next().value % n;
    for (const board of fc.sample(boardArbitrary(engine, boardRanges), { numRuns: GAMES, seed: 1 })) {
      const players = board.players!.map((side, i) => ({
        ...side,
        play: [
          ...((side as { play?: readonly object[] }).play ?? []),
          { card: SPIES[i % 2] },
          { card: 'hill-1' },
        ],
      }));
      const state = engine.board({ ...board, players } as never);
      for (let i = 0; i < ANSWERS && state.decision !== null; i++)
        engine.answer(state, anyAnswer(engine, state, below));
    }
  }, 120_000);

  const askedOf = (name: string) => engine.actions.get(name)!.asked ?? lorcana.game!.asks!.actions![name];

  test('is all that it asks of cards', () => {
    const surprises: string[] = [];
    for (const [question, places] of heard) {
      const [kind, name] = question.split(' ') as [string, string];
      const said =
        kind === 'forbid'
          ? askedOf(name)?.forbidden
          : kind === 'permit'
            ? askedOf(name)?.permitted
            : kind === 'pay'
              ? askedOf(name)?.paid
              : kind === 'repeat'
                ? askedOf(name)?.repeated && 'anywhere'
                : kind === 'part'
                  ? engine.effects.get(name)!.acts!['what']!.places
                  : // Players are nowhere, and texts ask for the stats of cards in any zone: what is printed there.
                    'anywhere';
      for (const place of places)
        if (!among(place, said)) surprises.push(`${question} of cards in ${place?.name ?? 'play'}`);
    }
    expect(surprises).toEqual([]);
  });

  test('is asked in games', () => {
    const inVain: string[] = [];
    for (const { name } of engine.actions.values()) {
      const asked = askedOf(name);
      if (asked?.forbidden !== undefined && !heard.has(`forbid ${name}`) && !heard.has(`player ${name}`))
        inVain.push(`forbid ${name}`);
      if (asked?.permitted !== undefined && !heard.has(`permit ${name}`)) inVain.push(`permit ${name}`);
      if (asked?.paid !== undefined && !heard.has(`pay ${name}`)) inVain.push(`pay ${name}`);
      if (asked?.repeated === true && !heard.has(`repeat ${name}`)) inVain.push(`repeat ${name}`);
    }
    for (const { name } of engine.stats.values()) if (!heard.has(`stat ${name}`)) inVain.push(`stat ${name}`);
    expect(inVain).toEqual([]);
  });
});
