import { createEngine, type Engine, type EngineOptions, type Plugin, type State } from '@cardwright/core';
import { defineEffect } from '@cardwright/core/bind';
import type { CardDefinition, CardSelector } from '@cardwright/core/data';
import {
  type CardRef,
  cardOf,
  defineEvent,
  defineProgram,
  defineZone,
  firstIn,
  hand,
  hangOn,
  isCurrent,
  moveCard,
  refOf,
  SHARED,
  shuffleZone,
  type TurnActionRow,
} from '@cardwright/core/game';
import { card, duel, plain, rite } from '../fixtures/duel.ts';
import { charge } from '../fixtures/table.ts';

// The test game with a market: a row of cards that anyone buys from, out of a supply that is no player's; and gear that
// hangs on allies and is in play itself.
declare module '@cardwright/core/data' {
  interface ZoneNames {
    row: true;
    supply: true;
    gear: true;
    cell: true;
    removed: true;
  }
  interface Games {
    market: { effects: { equip: { readonly what: CardSelector; readonly on: CardSelector } } };
  }
}

export const row = defineZone('row', { visibility: 'public', shared: true });
export const supply = defineZone('supply', { visibility: 'no-one', ordered: true, shared: true });
export const gear = defineZone('gear', { visibility: 'public', inPlay: true, hangs: true });
/** What an ally holds, face down for the others. */
export const cell = defineZone('cell', { visibility: 'owner', hangs: true });

const bought = defineEvent('bought', {
  passage: { from: row, to: hand },
  commit: (kernel, d, { card: ref, player, amount }) => {
    charge.put(d, player, charge.get(d, player) - amount);
    moveCard(kernel, d, cardOf(ref), hand, { player });
  },
});
const restocked = defineEvent('restocked', {
  passage: { from: supply, to: row },
  commit: (kernel, d, { card: ref }) => moveCard(kernel, d, cardOf(ref), row),
});
const stirred = defineEvent('stirred', { commit: (_k, d) => shuffleZone(d, SHARED, supply) });
const equipped = defineEvent('equipped', {
  commit: (_k, d, { card: ref, other, data }) =>
    hangOn(d, cardOf(ref), cardOf(other), data!['cell'] === true ? cell : gear),
});

const buying = defineProgram('market/buy', 2, [
  (m) => {
    const ref = m.frame.slots[0] as CardRef;
    const { cost: amount } = m.kernel.card(m.state, cardOf(ref)).definition;
    return m.emit([bought.of(m.frame.controller, { card: ref, amount })]);
  },
  (m) => {
    const top = firstIn(m.state, SHARED, supply);
    return m.emit(top < 0 ? [] : [restocked.of(-1, { card: refOf(m.state, top) })]);
  },
]);
const buy: TurnActionRow = {
  name: 'buy',
  zones: [row],
  rule: 'M 1',
  check: (kernel, state, _player, one, _option, means) =>
    kernel.card(state, one).definition.cost <= means ? null : { reason: 'cannot-pay', rule: 'M 1.1' },
  program: () => buying,
};

const equip = defineEffect('equip', {
  resolve: ({ what, on }, b) => {
    const whats = b.cards(what);
    const hosts = b.cards(on);
    b.emit(({ state, frame }) => {
      const [ref] = whats(state, frame);
      const [other] = hosts(state, frame);
      if (ref === undefined || other === undefined || !isCurrent(state, ref)) return [];
      return [equipped.of(frame.controller, { card: ref, other, data: { cell: false } })];
    });
    return null;
  },
});

const ally = { is: 'type', type: 'ally' } as const;
const you = { who: 'you' } as const;
const pick = (zone: 'row' | 'supply' | 'hand', of = {}) =>
  ({ pick: 'chosen', range: { min: 1, max: 1 }, filter: [], from: { zone, ...of } }) as const;
export const mine = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;

export const cards: readonly CardDefinition[] = [
  ...plain,
  card('Lamp', { cost: 2, type: 'relic', stats: {} }),
  card(
    'Blade',
    { type: 'relic', stats: {} },
    {
      kind: 'static',
      effects: [{ do: 'modify', what: { pick: 'each', filter: [ally] }, stat: 'power', by: 1 }],
    },
    {
      kind: 'triggered',
      on: [{ on: 'left-play', card: { pick: 'self' } }],
      effects: [{ do: 'gain', player: you, amount: 1 }],
    },
  ),
  rite('Arm', { do: 'equip', what: pick('hand', { of: you }), on: mine }),
  rite('Gift', { do: 'move', player: you, what: pick('row'), to: { zone: 'hand' } }),
  rite('Sell', { do: 'move', player: you, what: pick('hand', { of: you }), to: { zone: 'row' } }),
  rite('Peek', {
    do: 'move',
    player: you,
    what: { pick: 'top', zone: 'supply', of: you, count: 2 },
    to: { zone: 'row' },
  }),
  rite(
    'Seek',
    {
      do: 'search',
      player: you,
      what: { pick: 'some', range: { min: 1, max: 1 }, filter: [ally], from: { zone: 'supply' } },
    },
    {
      do: 'move',
      player: you,
      what: { pick: 'ref', ref: { to: 'that' } },
      to: { zone: 'row' },
    },
    { do: 'shuffle', player: { who: 'each-player' }, zone: 'supply' },
  ),
  rite(
    'Dig',
    { do: 'reveal-until', player: you, zone: 'supply', of: you, filter: [ally] },
    { do: 'move', player: you, what: { pick: 'ref', ref: { to: 'that' } }, to: { zone: 'row' } },
  ),
  rite('Banish', { do: 'move', player: you, what: pick('row'), to: { zone: 'removed' } }),
  rite('Recall', { do: 'move', player: you, what: mine, to: { zone: 'hand' } }),
  rite('Strike', { do: 'hurt', what: mine, amount: 9 }),
];

export function marketWith(options: EngineOptions & { readonly more?: Partial<Plugin> } = {}): Engine {
  const { more, ...others } = options;
  const game = duel.game!;
  return createEngine({
    plugins: [
      {
        ...duel,
        zones: [...duel.zones!, row, supply, gear, cell],
        events: [...duel.events!, bought, restocked, stirred, equipped],
        effects: [...duel.effects!, equip],
        game: {
          ...game,
          setup: () => opening,
          actions: [...game.actions, buy],
          programs: [...game.programs!, buying, opening],
        },
        decks: {
          name: 'market',
          check: () => [],
          shared: {
            supply: ['lamp', 'blade', 'mule', 'ox', 'wisp', 'gift', 'sell', 'strike', 'peek', 'arm'],
          },
        },
      },
      { name: 'cards', version: '1.0.0', requires: { duel: '0.1.0' }, cards },
      ...(more === undefined ? [] : [{ name: 'more', version: '1.0.0', ...more }]),
    ],
    ...others,
  });
}

const opening = defineProgram('market/setup', 1, [
  (m) => m.push(duel.game!.setup(m.kernel), [], -1 as CardRef, 0),
  (m) => m.emit([stirred.of(-1)]),
  (m) => {
    const top = firstIn(m.state, SHARED, supply);
    return m.emit([restocked.of(-1, { card: refOf(m.state, top) })]);
  },
  (m) => {
    const top = firstIn(m.state, SHARED, supply);
    return m.emit([restocked.of(-1, { card: refOf(m.state, top) })]);
  },
]);

/** The names of the cards of a shared zone, as a view has them; `?` for a hidden one. */
export function seen(engine: Engine, state: State, viewer: number, zone: string): string[] {
  const { cards: there } = engine.view(state, viewer).shared!.find((one) => one.zone === zone)!;
  return there.map((one) => ('hidden' in one ? '?' : one.name));
}
