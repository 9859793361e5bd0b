import type { Plugin } from '@cardwright/core';
import { defineEffect } from '@cardwright/core/bind';
import type { CardDefinition } from '@cardwright/core/data';
import { ask } from '@cardwright/core/game';
import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { verifySet } from '@cardwright/testkit';
import { expect, test } from 'vitest';
import { kh } from '../src/index.ts';

test('every ability of the starter decks is exercised', { timeout: 300_000 }, () => {
  const report = verifySet({ plugins: [kingdomHearts], set: kh });
  const rest = report.reports.filter(({ level }) => level !== 'exercised');
  expect(rest.map(({ name, unmet, findings }) => ({ name, unmet, findings }))).toEqual([]);
  const cards = kh.cards!.length;
  expect(report).toMatchObject({ cards, bound: cards, exercised: cards, findings: [] });
  // What looked at nothing would be exercised, too.
  expect(report.reports.reduce((sum, { met }) => sum + met, 0)).toBeGreaterThan(200);
});

const broken = (effects: NonNullable<NonNullable<Plugin['replaces']>['effects']>): Plugin => ({
  name: 'broken',
  version: '1.0.0',
  requires: { 'kingdom-hearts': '0.1.0' },
  replaces: { effects },
});

const verify = (plugin: Plugin, only: (card: CardDefinition) => boolean) =>
  verifySet({ plugins: [kingdomHearts, plugin], set: kh, only, situations: 20 });

test('an effect that does another thing is found', () => {
  const other = kingdomHearts.events!.find(({ name }) => name === 'hp-gained')!;
  const effect = defineEffect('lose-hp', {
    resolve: (e, b) => {
      const players = b.players(e.player);
      b.number(e.amount);
      b.emit(({ state, frame }) => players(state, frame).map((p) => other.of(p, { amount: 1 })));
      return null;
    },
  });
  const report = verify(broken([effect]), ({ name }) => name === 'Event 1');
  expect(report.findings[0]).toMatchObject({
    code: 'contract',
    message: expect.stringContaining('“lose-hp” is done by the event “hp-gained”'),
  });
});

test('an effect that does nothing, and a question that nothing answers, are found', () => {
  const nothing = defineEffect('gain-hp', {
    resolve: (e, b) => {
      b.players(e.player);
      b.number(e.amount);
      b.step((m) => m.next());
      return null;
    },
  });
  const [cure] = verify(broken([nothing]), ({ name }) => name === 'Cure').reports;
  expect(cure).toMatchObject({ level: 'bound', unmet: [{ kind: 'happened', path: 'effects.0' }] });
  const asking = defineEffect('gain-hp', {
    resolve: (e, b) => {
      b.players(e.player);
      b.number(e.amount);
      b.step((m) => m.ask(ask.cards(m.frame.controller, { prompt: 'none', from: [], into: -1 })));
      return null;
    },
  });
  expect(verify(broken([asking]), ({ name }) => name === 'Cure').findings[0]?.code).toBe('unanswerable');
});
