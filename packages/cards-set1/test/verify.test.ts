import { set1 } from '@cardwright/cards-set1';
import { createEngine, type Plugin } from '@cardwright/core';
import type { ConditionRow, EffectRow } from '@cardwright/core/bind';
import type { Effect } from '@cardwright/core/data';
import { ask } from '@cardwright/core/game';
import { lorcana } from '@cardwright/lorcana';
import { verifySet } from '@cardwright/testkit';
import { describe, expect, test } from 'vitest';

/** What is told of a card that was not exercised: enough to find the words and see it again. */
const told = (report: ReturnType<typeof verifySet>) =>
  report.reports
    .filter(({ level }) => level !== 'exercised')
    .map(({ name, unmet, findings }) => ({ name, unmet, findings: findings.map(({ message }) => message) }));

test('every ability of the first set is exercised', { timeout: 900_000 }, () => {
  const report = verifySet({ plugins: [lorcana], set: set1 });
  expect(told(report)).toEqual([]);
  expect(report).toMatchObject({ cards: 204, bound: 204, exercised: 204, findings: [] });
  // Most cards have several steps and questions: what looked at none would be exercised, too.
  expect(report.reports.reduce((sum, { met }) => sum + met, 0)).toBeGreaterThan(1200);
});

describe('a fault of the engine is noticed', () => {
  const rows = createEngine({ plugins: [lorcana] });
  const effect = (name: string): Required<EffectRow> => rows.effects.get(name) as Required<EffectRow>;
  const condition = (name: string): ConditionRow => rows.conditions.get(name)!;

  const broken = (replaces: NonNullable<Plugin['replaces']>): Plugin => ({
    name: 'broken',
    version: '1.0.0',
    requires: { lorcana: '0.1.0' },
    replaces,
  });

  /** An effect whose data is other than it says by the time it is bound. */
  const bentEffect = (name: string, bend: (e: Record<string, unknown>) => object): Plugin =>
    broken({
      effects: [
        {
          ...effect(name),
          resolve: (e, b) =>
            effect(name).resolve({ ...e, ...bend(e as unknown as Record<string, unknown>) } as Effect, b),
        },
      ],
    });

  const faults: readonly [string, Plugin, string, RegExp][] = [
    [
      'the wrong zone',
      bentEffect('move', (e) => ({ to: { ...(e['to'] as object), zone: 'discard' } })),
      'Mother Knows Best',
      /“move” to hand puts the card into discard/,
    ],
    [
      'a “may” that is ignored',
      broken({
        effects: [{ ...effect('may'), resolve: (e, b) => b.effects((e as Effect & { do: 'may' }).effects) }],
      }),
      'Maleficent - Sorceress',
      /declined/,
    ],
    [
      'a “may” that is done although it was declined',
      broken({
        effects: [
          {
            ...effect('may'),
            resolve: (e, b) => {
              const slot = b.slot();
              b.step((m) =>
                m.ask(ask.confirm(m.frame.controller, { prompt: 'may', into: slot, source: m.frame.source })),
              );
              return b.effects((e as Effect & { do: 'may' }).effects);
            },
          },
        ],
      }),
      'Maleficent - Sorceress',
      /happens although it was declined/,
    ],
    [
      'a clause that is dropped',
      broken({
        effects: [
          {
            ...effect('may'),
            resolve: (e, b) => {
              const may = e as Effect & { do: 'may' };
              return effect('may').resolve({ ...may, effects: [may.effects[0]!] }, b);
            },
          },
        ],
      }),
      'Ariel - Spectacular Singer',
      /unread/,
    ],
    [
      'one too many that may be chosen',
      bentEffect('banish', (e) => {
        const what = e['what'] as { range?: object };
        return { what: what.range === undefined ? what : { ...what, range: { min: 1, max: 2 } } };
      }),
      'Dragon Fire',
      /may be chosen, and 1 to 2 are asked for/,
    ],
    [
      'another verb than the text has',
      broken({
        effects: [
          {
            ...effect('deal-damage'),
            resolve: (e, b) => {
              const { amount, player, to } = e as Effect & { do: 'deal-damage' };
              return effect('put-damage').resolve({ do: 'put-damage', amount, player, on: to }, b);
            },
          },
        ],
      }),
      'Smash',
      /“deal-damage” is done by the event “damage-put”/,
    ],
    [
      'more damage than the text says',
      bentEffect('deal-damage', (e) => ({ amount: (e['amount'] as number) + 1 })),
      'Smash',
      /“deal-damage” of 3 is done 4 times/,
    ],
    [
      'another lifetime',
      bentEffect('modify', () => ({ duration: { lasts: 'until-start-of-next-turn', of: { who: 'you' } } })),
      'Eye of the Fates',
      /“modify” that lasts this-turn ends at turn-start/,
    ],
    [
      'a condition that always holds',
      broken({ conditions: [{ ...condition('count'), compile: () => () => true }] }),
      'LeFou - Bumbler',
      /fails|unread/,
    ],
    [
      'an effect that does nothing',
      broken({
        effects: [
          {
            ...effect('banish'),
            resolve: (e, b) => {
              const possible = effect('banish').resolve(e, b);
              b.steps[b.steps.length - 1] = (m) => m.next();
              return possible;
            },
          },
        ],
      }),
      'Dragon Fire',
      /"kind":"happened"/,
    ],
  ];

  test.each(faults)('%s', (_, fault, name, words) => {
    const only = (card: { fullName: string }) => card.fullName === name;
    const sound = verifySet({ plugins: [lorcana], set: set1, only });
    expect(told(sound)).toEqual([]);
    expect(sound.exercised).toBe(1);
    const report = verifySet({ plugins: [lorcana, fault], set: set1, only, situations: 20 });
    expect(report.exercised).toBe(0);
    expect(JSON.stringify(told(report))).toMatch(words);
  });
});
