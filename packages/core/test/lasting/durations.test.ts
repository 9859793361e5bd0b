import type { Duration, Effect } from '@cardwright/core/data';
import { isForbidden } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { duelWith, rite } from '../fixtures/duel.ts';
import { gainAction, power, vigour } from '../fixtures/names.ts';
import { Playing } from '../fixtures/playing.ts';

const you = { who: 'you' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const mine = { is: 'of', player: you } as const;
const chosen = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;

function cast(effect: Effect): Playing {
  const game = new Playing(duelWith([rite('Spell', effect)]), {
    players: [{ hand: ['Spell'], play: ['Mule'] }, { play: ['Ox'] }],
  });
  game.play('Spell');
  if (game.state.decision?.kind === 'choose-cards') game.choose('Ox');
  return game;
}

/** Ox's power at each of the next turns' main steps, this one first. */
function powers(duration: Duration): number[] {
  const game = cast({ do: 'modify', what: chosen, stat: 'power', by: 3, duration });
  const seen: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    seen.push(game.engine.stat(game.state, game.find('Ox'), power));
    game.pass();
  }
  expect(game.state.durationEffects).toEqual([]);
  return seen;
}

describe('an effect lasts', () => {
  test.each<[string, Duration, number[]]>([
    ['this turn', { lasts: 'this-turn' }, [5, 2, 2, 2, 2]],
    ['until the start of your next turn', { lasts: 'until-start-of-next-turn', of: you }, [5, 5, 2, 2, 2]],
    ['until the end of your next turn', { lasts: 'until-end-of-next-turn', of: you }, [5, 5, 5, 2, 2]],
    ['during your next turn', { lasts: 'during-next-turn', of: you }, [2, 2, 5, 2, 2]],
    [
      'during their next turn',
      { lasts: 'during-next-turn', of: { who: 'player-of', card: { pick: 'ref', ref: { to: 'chosen' } } } },
      [2, 5, 2, 2, 2],
    ],
    [
      'until the start of its player’s next turn',
      {
        lasts: 'until-start-of-next-turn',
        of: { who: 'player-of', card: { pick: 'ref', ref: { to: 'it' } } },
      },
      [5, 2, 2, 2, 2],
    ],
  ])('%s', (_name, duration, expected) => {
    expect(powers(duration)).toEqual(expected);
  });

  test('at the start of their next turn: in the steps before they act, no longer', () => {
    const game = cast({
      do: 'forbid-player',
      player: { who: 'opponents' },
      action: 'gain',
      duration: { lasts: 'at-start-of-next-turn', of: { who: 'that-player' } },
    });
    const forbidden: [string, boolean][] = [];
    game.engine.observe({
      event: (s, { kind }) => {
        if (['turn-ended', 'turn-started', 'drawn'].includes(kind.name))
          forbidden.push([kind.name, isForbidden(game.engine, s, gainAction, 1, -1, -1)]);
      },
      forbidden: () => {},
      replaced: () => {},
    });
    game.pass();
    expect(forbidden).toEqual([
      ['turn-ended', false],
      ['turn-started', true],
      ['drawn', false],
    ]);
    expect(game.state.durationEffects).toEqual([]);
  });

  test('its amount is fixed when it begins', () => {
    const game = cast({
      do: 'modify',
      what: chosen,
      stat: 'power',
      by: { amount: 'cards', in: { pick: 'each', filter: [ally] } },
      duration: { lasts: 'this-turn' },
    });
    expect(game.engine.stat(game.state, game.find('Ox'), power)).toBe(4);
    const more = new Playing(
      duelWith([
        rite('Spell', {
          do: 'modify',
          what: chosen,
          stat: 'power',
          by: { amount: 'cards', in: { pick: 'each', filter: [ally] } },
          duration: { lasts: 'this-turn' },
        }),
      ]),
      { players: [{ hand: ['Spell', 'Mule'], charge: 3 }, { play: ['Ox'] }] },
    );
    more.play('Spell').choose('Ox').play('Mule');
    expect(more.engine.stat(more.state, more.find('Ox'), power)).toBe(3);
  });

  test('on the cards it was applied to, not on those that come later', () => {
    const game = new Playing(
      duelWith([
        rite('Spell', {
          do: 'modify',
          what: { pick: 'each', filter: [ally, mine] },
          stat: 'power',
          by: 3,
          duration: { lasts: 'this-turn' },
        }),
      ]),
      { players: [{ hand: ['Spell', 'Wisp'], play: ['Mule'], charge: 3 }, { play: ['Ox'] }] },
    );
    game.play('Spell').play('Wisp');
    const powerOf = (name: string) => game.engine.stat(game.state, game.find(name), power);
    expect([powerOf('Mule'), powerOf('Wisp'), powerOf('Ox')]).toEqual([4, 1, 2]);
  });

  test('a prohibition of all that match goes on to those that come later', () => {
    const game = new Playing(
      duelWith([
        rite('Spell', {
          do: 'forbid',
          what: { pick: 'each', filter: [ally] },
          action: 'be-hurt',
          duration: { lasts: 'this-turn' },
        }),
        rite('Bolt', { do: 'hurt', what: chosen, amount: 1 }),
      ]),
      { players: [{ hand: ['Spell', 'Mule', 'Bolt'], charge: 3 }, {}] },
    );
    game.play('Spell').play('Mule').play('Bolt').choose('Mule');
    expect(game.told('hurt')).toEqual(['!hurt Mule']);
  });

  test('no longer on a card that left', () => {
    const game = new Playing(
      duelWith([
        rite('Spell', { do: 'modify', what: chosen, stat: 'power', by: 3, duration: { lasts: 'this-turn' } }),
        rite('Recall', { do: 'move', player: you, what: chosen, to: { zone: 'hand' } }),
      ]),
      { players: [{ hand: ['Spell', 'Recall'], play: ['Mule'], charge: 3 }, {}] },
    );
    game.play('Spell').choose('Mule').play('Recall').choose('Mule').play('Mule');
    expect(game.engine.stat(game.state, game.find('Mule'), power)).toBe(1);
  });

  test('its end is followed by the state check', () => {
    const game = new Playing(
      duelWith([
        rite('Spell', {
          do: 'modify',
          what: chosen,
          stat: 'vigour',
          by: 3,
          duration: { lasts: 'this-turn' },
        }),
      ]),
      { players: [{ hand: ['Spell'], play: [{ card: 'Mule', wounds: 2 }] }, {}] },
    );
    game.play('Spell').choose('Mule');
    game.state.n[
      game.state.layout.base[game.engine.columns.find((c) => c.name === 'wounds')!.id]! +
        game.find('Mule') * game.state.layout.cardStride
    ] = 4;
    expect(game.engine.stat(game.state, game.find('Mule'), vigour)).toBe(6);
    game.pass();
    expect(game.told('destroyed')).toEqual(['destroyed Mule']);
  });
});
