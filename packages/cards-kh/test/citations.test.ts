import { createEngine } from '@cardwright/core';
import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { rulebook } from '@cardwright/kingdom-hearts/rules';
import { createRuleTable } from '@cardwright/testkit/conformance';
import { expect, test } from 'vitest';
import { kh, lightDeck, thirteenDeck } from '../src/index.ts';

test('what a game asks and tells cites its own rulebook alone', () => {
  const engine = createEngine({ plugins: [kingdomHearts, kh] });
  const state = engine.createGame({ seed: 1, decks: [lightDeck, thirteenDeck] });
  const cited = new Set<string>();
  engine.observe({
    event: (read, event) => cited.add(engine.viewEvent(read as typeof state, event, 0)?.rule ?? ''),
    forbidden: () => {},
    replaced: () => {},
  });
  for (let n = 0; n < 300 && state.decision !== null; n++) {
    const { kind, candidates, min, rule, max } = state.decision;
    cited.add(rule);
    const moves = kind === 'act' ? engine.legal(state) : [];
    if (kind === 'act') engine.answer(state, moves[n % moves.length]!);
    else if (kind === 'confirm') engine.answer(state, true);
    else engine.answer(state, kind === 'number' ? max : candidates.slice(0, Math.max(min, Math.min(1, max))));
  }
  expect(cited.has('KH 8.2.9.1')).toBe(true);
  expect(cited.size).toBeGreaterThan(10);
  const known = new Set([
    ...Object.keys(rulebook.headings),
    ...createRuleTable(rulebook).rows.map(({ number }) => number),
  ]);
  expect([...cited].filter((rule) => rule !== '' && !known.has(rule.replace(/^KH /, '')))).toEqual([]);
});
