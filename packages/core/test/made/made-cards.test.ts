import { createEngine } from '@cardwright/core';
import { bindMadeCards, defineEffect, selectorPossible } from '@cardwright/core/bind';
import type { CardSelector } from '@cardwright/core/data';
import {
  cardCount,
  cardOf,
  cardsMade,
  ceased,
  countIn,
  defineEvent,
  made,
  madeCardsCease,
  moveCard,
  play,
  removed,
} from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { card, duel, plain, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';
import { playAlsoCopied } from '../fixtures/random-play.ts';
import { entered } from '../fixtures/table.ts';

interface MadeEffects {
  make: { readonly card: string; readonly count: number };
  copy: { readonly of: CardSelector };
}
declare module '@cardwright/core/data' {
  interface Games {
    made: { effects: MadeEffects };
  }
}

/** What was made enters play, which counts as entering. */
const arrived = defineEvent('arrived', {
  passage: { from: removed, to: play },
  countsAs: [{ kind: entered }],
  commit: (kernel, d, e) => moveCard(kernel, d, cardOf(e.card), play, { player: e.player }),
});
const make = defineEffect('make', {
  resolve: ({ card, count }, b) => {
    const cards = bindMadeCards(b, (_s, { controller }) => [{ player: controller, card, count }]);
    b.emit((m) => cards(m.state, m.frame).map((one) => arrived.of(m.frame.controller, { card: one })));
    return null;
  },
});
const copy = defineEffect('copy', {
  resolve: ({ of }, b) => {
    const possible = selectorPossible(b, of);
    const originals = b.cards(of);
    const cards = bindMadeCards(b, (s, scope) =>
      originals(s, scope).map((ref) => ({
        player: scope.controller,
        card: b.kernel.card(s, cardOf(ref)).id,
        count: 1,
      })),
    );
    b.emit((m) => cards(m.state, m.frame).map((one) => arrived.of(m.frame.controller, { card: one })));
    return possible;
  },
});

const ally = { is: 'type', type: 'ally' } as const;
const one = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;
const you = { who: 'you' } as const;
const self = { pick: 'self' } as const;
const ghost = card('Ghost', { stats: { power: 1, vigour: 1 } });
const greeter = card(
  'Greeter',
  {},
  {
    kind: 'triggered',
    on: [{ on: 'entered', card: { pick: 'any', filter: [ally] } }],
    effects: [{ do: 'gain', player: you, amount: 1 }],
  },
);
const herald = card(
  'Herald',
  {},
  {
    kind: 'triggered',
    on: [{ on: 'entered', card: self }],
    effects: [{ do: 'make', card: 'herald', count: 1 }],
  },
);
const cards = [
  ghost,
  greeter,
  rite('Haunt', { do: 'make', card: 'ghost', count: 2 }),
  rite('Mirror', { do: 'copy', of: one }),
  rite('Bolt', { do: 'hurt', what: one, amount: 1 }),
  rite('Recall', { do: 'move', player: you, what: one, to: { zone: 'hand' } }),
];
const game = duel.game!;
const newEngine = (strict = false, more = [made]) =>
  createEngine({
    plugins: [
      {
        ...duel,
        columns: [...duel.columns!, ...more],
        events: [...duel.events!, cardsMade, ceased, arrived],
        effects: [...duel.effects!, make, copy],
        game: { ...game, checks: [...game.checks, madeCardsCease('M 1')] },
      },
      { name: 'cards', version: '1.0.0', requires: { duel: '0.1.0' }, cards: [...plain, ...cards, herald] },
    ],
    strict,
  });
const begin = (hand: string[], inPlay: string[] = []) =>
  new Playing(newEngine(), { players: [{ hand, play: inPlay, deck: 2 }, { deck: 2 }] });
const total = ({ state }: Playing) => cardCount.get(state, 0);

describe('cards that are made in mid-game', () => {
  test('are cards like others, and what watches for cards that enter sees them', () => {
    const table = begin(['Haunt'], ['Greeter']);
    const before = total(table);
    table.play('Haunt').settle();
    expect([total(table) - before, countIn(table.state, 0, play), table.points(0)]).toEqual([2, 3, 2]);
    expect(
      table.engine.view(table.state, 1).players[0]!.zones.find(({ zone }) => zone === 'play')!.cards[1],
    ).toMatchObject({
      name: 'Ghost',
      columns: { made: 1 },
      stats: { power: 1, vigour: 1 },
    });
  });

  test('cease when they leave play, and their rows are used again', () => {
    const table = begin(['Haunt', 'Bolt', 'Recall', 'Haunt']);
    const before = total(table);
    table.play('Haunt').play('Bolt').answer([table.state.decision!.candidates[0]!]);
    expect(table.told('destroyed', 'ceased')).toEqual(['destroyed Ghost', 'ceased Ghost']);
    table.play('Recall').choose('Ghost');
    expect(table.told('moved', 'ceased')).toContain('ceased Ghost');
    table.play('Haunt');
    expect([total(table) - before, countIn(table.state, 0, play)]).toEqual([2, 2]);
  });

  test('a copy is of the same card', () => {
    const table = begin(['Mirror'], ['Ox']).play('Mirror').choose('Ox');
    expect(
      table.engine.view(table.state, 0).players[0]!.zones.find(({ zone }) => zone === 'play')!.cards,
    ).toMatchObject([{ name: 'Ox' }, { name: 'Ox', columns: { made: 1 } }]);
  });

  test('as many as a table has room for', () => {
    const table = begin(['Mirror'], ['Ox']);
    const engine = table.engine;
    const full = rite('Crowd', { do: 'make', card: 'ghost', count: 5000 });
    const other = createEngine({
      plugins: [
        ...engine.plugins.slice(1, -1),
        { name: 'cards', version: '1.0.0', requires: { duel: '0.1.0' }, cards: [...plain, ghost, full] },
      ],
    });
    const crowd = new Playing(other, { players: [{ hand: ['Crowd'], deck: 2 }, { deck: 2 }] }).play('Crowd');
    expect(total(crowd)).toBe(1024);
  });

  test('are refused where the game makes none', () => {
    const none = newEngine(false, []);
    expect(() => none.bind(none.cardsById.get('haunt')!)).toThrow('No cards are made');
  });

  test('any game goes on the same from a save and a fork at any decision', () => {
    const engine = newEngine(true);
    const ids = cards.flatMap(({ id }) => [id, id, id]);
    const state = engine.createGame({ seed: 2, decks: [ids, ids] });
    const dealt = cardCount.get(state, 0);
    let most = 0;
    playAlsoCopied(engine, state, { seed: 2, answers: 300 }, ({ played, loaded, forked }) => {
      expect([loaded, forked]).toEqual([played, played]);
      most = Math.max(most, cardCount.get(state, 0) - dealt);
    });
    expect(most).toBeGreaterThan(3);
  });
});
