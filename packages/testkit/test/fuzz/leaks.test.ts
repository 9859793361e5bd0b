import {
  createEngine,
  type Engine,
  type EngineOptions,
  type EventView,
  type GameView,
  type Plugin,
} from '@cardwright/core';
import {
  ask,
  type CardRef,
  cardOf,
  deck,
  defineEvent,
  defineProgram,
  firstIn,
  hand,
  type Machine,
  refOf,
  type Step,
  type TurnActionRow,
} from '@cardwright/core/game';
import { fuzz, laws } from '@cardwright/testkit/fuzz';
import { describe, expect, test } from 'vitest';
import { cards, duel } from '../fixtures/duel.ts';
import { duelWith, options } from './duel-with.ts';

/** A way in which hidden cards get out: by what a game does, or by what the kernel tells of it. */
interface Leak {
  readonly what: string;
  readonly plugin?: Plugin;
  readonly spoil?: (engine: Engine) => void;
}

const [cast] = duel.game!.actions as [TurnActionRow, TurnActionRow];
const scoring = (...steps: Step[]): Partial<TurnActionRow> => ({
  program: () => defineProgram('duel/leaking', 2, steps),
});
const told = defineEvent('told', { facts: ['what'], commit: () => {} });
const touched = defineEvent('touched', { visibility: 'everyone', commit: () => {} });
const hinted = defineEvent('hinted', { commit: () => {} });
const theirFirst = ({ state, frame }: Machine): number => firstIn(state, 1 - frame.controller, hand);
const idOf = ({ kernel, state }: Machine, card: number): string =>
  card < 0 ? 'none' : kernel.card(state, card).id;

/** Has views changed on their way out. */
const viewing =
  (change: (engine: Engine, view: GameView, state: Parameters<Engine['view']>[0]) => GameView) =>
  (engine: Engine): void => {
    const view = engine.view.bind(engine);
    engine.view = (state, viewer) => change(engine, view(state, viewer), state);
  };

/** Has events changed on their way out. */
const telling =
  (change: (view: EventView, engine: Engine, ...seen: Parameters<Engine['viewEvent']>) => EventView) =>
  (engine: Engine): void => {
    const view = engine.viewEvent.bind(engine);
    engine.viewEvent = (state, event, viewer) => {
      const shown = view(state, event, viewer);
      return shown === null ? null : change(shown, engine, state, event, viewer);
    };
  };

const leaks: readonly Leak[] = [
  {
    what: 'an event that says of itself that everyone sees its card, which lies hidden',
    plugin: duelWith(
      {
        score: scoring((m) => {
          const card = theirFirst(m);
          return card < 0 ? m.next() : m.emit([touched.of(0, { card: refOf(m.state, card), amount: 0 })]);
        }),
      },
      { events: [touched] },
    ),
  },
  {
    what: 'a log that names what another player draws',
    spoil: telling((view, engine, state, event) => {
      if (event.card < 0) return view;
      const { id, definition } = engine.card(state, cardOf(event.card));
      return { ...view, card: { id, name: definition.fullName, address: null } };
    }),
  },
  {
    what: 'a fact of an event that tells the top of a deck',
    plugin: duelWith(
      {
        score: scoring((m) =>
          m.emit([
            told.of(0, {
              data: {
                what: idOf(m, firstIn(m.state, m.frame.controller, deck)),
              },
            }),
          ]),
        ),
      },
      { events: [told] },
    ),
  },
  {
    what: 'an amount that counts the cards of a kind in the hand of another',
    plugin: duelWith(
      {
        score: scoring((m) =>
          m.emit([hinted.of(0, { amount: idOf(m, theirFirst(m)).startsWith('knight') ? 1 : 0 })]),
        ),
      },
      { events: [hinted] },
    ),
  },
  {
    what: 'a view with the names of every hand',
    spoil: viewing((engine, view, state) => ({
      ...view,
      players: view.players.map((player) => {
        const first = firstIn(state, player.player, hand);
        const named = first < 0 ? 0 : engine.card(state, first).definition.cost;
        return { ...player, columns: { ...player.columns, named } };
      }),
    })),
  },
  {
    what: 'a choice among hidden cards that is shown to everyone',
    plugin: duelWith({
      score: scoring((m) => {
        const card = firstIn(m.state, m.frame.controller, hand);
        const among = card < 0 ? [] : [refOf(m.state, card)];
        return among.length === 0
          ? m.next()
          : m.ask(ask.cards(m.frame.controller, { prompt: 'which', from: among, min: 0, into: 1 }));
      }),
    }),
    spoil: viewing((engine, view, state) => {
      const { decision } = state;
      if (decision?.kind !== 'choose-cards') return view;
      const names = decision.cards.map((ref) => engine.card(state, cardOf(ref)).id);
      return { ...view, decision: { ...view.decision!, prompt: names.join() } };
    }),
  },
  {
    what: 'an option whose label tells a card of the other hand',
    plugin: duelWith({
      score: scoring((m) =>
        m.ask(
          ask.option(m.frame.controller, {
            prompt: 'which',
            from: [0, 1],
            into: 1,
            data: [idOf(m, theirFirst(m)), 'no'],
          }),
        ),
      ),
    }),
  },
  {
    what: 'a question asked only where the other hand has an answer to it',
    plugin: duelWith({
      score: scoring((m) =>
        idOf(m, theirFirst(m)).startsWith('knight')
          ? m.ask(ask.confirm(m.frame.controller, { prompt: 'sure', into: 1 }))
          : m.next(),
      ),
    }),
  },
  {
    what: 'a refusal that depends on the other hand',
    plugin: duelWith({
      cast: {
        check: (engine, state, player, card, option, means) => {
          const first = firstIn(state, 1 - player, hand);
          const scared = first >= 0 && engine.card(state, first).id.startsWith('knight');
          const refusal = cast.check(engine, state, player, card, option, means);
          return refusal !== null && scared ? { ...refusal, rule: 'D 8' } : refusal;
        },
      },
    }),
  },
  {
    what: 'the order of two events',
    plugin: duelWith(
      {
        score: scoring((m) => {
          const events = [hinted.of(0), told.of(0)];
          return m.emit(idOf(m, theirFirst(m)).startsWith('knight') ? events : events.reverse());
        }),
      },
      { events: [told, hinted] },
    ),
  },
  {
    what: 'an error about an address that says what lies there',
    spoil: (engine) => {
      const check = engine.check.bind(engine);
      engine.check = (state, answer) => {
        const refusal = check(state, answer);
        const first =
          Array.isArray(answer) && typeof answer[0] === 'number' ? cardOf(answer[0] as CardRef) : -1;
        return refusal === null || first < 0
          ? refusal
          : { ...refusal, reason: `${refusal.reason}: ${engine.card(state, first).id}` };
      };
    },
  },
  {
    what: 'a move that is offered by what lies on top of the deck',
    plugin: duelWith({
      cast: {
        check: (engine, state, player, card, option, means) => {
          const top = firstIn(state, player, deck);
          return top >= 0 && engine.card(state, top).id.startsWith('knight')
            ? { reason: 'afraid', rule: 'D 7' }
            : cast.check(engine, state, player, card, option, means);
        },
      },
    }),
  },
];

const hiddenLaws = laws.filter(({ name }) => name.startsWith('hidden-'));

describe('the laws of hidden information catch', () => {
  test('nothing in the sound game', () => {
    expect(fuzz({ ...options(duelWith()), laws: hiddenLaws }).findings).toEqual([]);
  });

  test.each(leaks)('$what', ({ plugin = duelWith(), spoil }) => {
    const { findings } = fuzz({
      ...options(plugin),
      createEngine: (switches: EngineOptions) => {
        const engine = createEngine({ plugins: [plugin, cards], ...switches });
        spoil?.(engine);
        return engine;
      },
      games: 300,
      laws: hiddenLaws.map((law) => ({ ...law, every: 1 })),
    });
    expect(findings.map(({ law }) => law)).toEqual([expect.stringMatching(/^hidden-/)]);
  });
});
