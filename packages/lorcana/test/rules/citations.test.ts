import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEngine } from '@cardwright/core';
import { citedFor, type EventKind, ruleOfEvent } from '@cardwright/core/game';
import { lorcana } from '@cardwright/lorcana';
import { comprehensiveRules } from '@cardwright/lorcana/rules';
import { citationsIn, createRuleTable } from '@cardwright/testkit/conformance';
import { describe, expect, test } from 'vitest';
import { ruleNumbers } from '../../src/messages/rule-numbers.ts';

const rules = new Map(createRuleTable(comprehensiveRules).rows.map((row) => [row.number, row]));
const known = (number: string) => rules.has(number) || number in comprehensiveRules.headings;

/** What cites no rule of the game, or more than one, or one that is none. */
function wrongCitation(citation: string): boolean {
  const cited = citationsIn(citation, comprehensiveRules.prefix);
  return cited.length !== 1 || `CR ${cited[0]}` !== citation || !known(cited[0]!);
}

const sources = ['lorcana/src', 'core/src', 'dsl/src', 'cards-set1/src'].flatMap((folder) => {
  const root = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(root + file, 'utf8') }));
});

describe('citations of rules', () => {
  const engine = createEngine({ plugins: [lorcana] });
  const kinds = [...engine.eventKinds.values()];
  const ruleOf = (kind: EventKind) => ruleOfEvent(engine, { kind, amount: 0 });
  const given = lorcana.game!.citations!;

  test('every kind of event follows a rule of the game', () => {
    expect(kinds.length).toBeGreaterThan(30);
    expect(
      kinds.filter((kind) => wrongCitation(ruleOf(kind))).map((kind) => [kind.name, ruleOf(kind)]),
    ).toEqual([]);
  });

  test('no rule is given for an event that is none', () => {
    const names = Object.keys(given).flatMap((key) => (key.startsWith('on:') ? [key.slice(3)] : []));
    expect(names.filter((name) => !engine.eventKinds.has(name))).toEqual([]);
    expect(names.filter((name) => engine.eventKinds.get(name)?.options.rule !== undefined)).toEqual([]);
  });

  test('everything that the kernel cites a rule for has one, and every step of the turn', () => {
    expect(citedFor.filter((what) => wrongCitation(given[what] ?? ''))).toEqual([]);
    expect(engine.rules.timing.filter(({ rule }) => wrongCitation(rule)).map(({ name }) => name)).toEqual([]);
  });

  test('every turn action and every part of card text that names a rule names one that is there', () => {
    expect(lorcana.game!.actions.filter(({ rule }) => wrongCitation(rule)).map(({ name }) => name)).toEqual(
      [],
    );
    expect(Object.entries(ruleNumbers).filter(([, rule]) => wrongCitation(rule))).toEqual([]);
  });

  test('every reason to refuse is written with a rule that is there', () => {
    const refusals = sources
      .filter(({ file }) => file.startsWith('lorcana'))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/\{\s*reason: ['"]([^'"]+)['"],\s*rule: ['"]([^'"]*)['"]/g)].map(
          ([, reason, rule]) => ({ file, reason, rule: rule! }),
        ),
      );
    const reasons = sources.reduce(
      (n, { file, text }) => n + (file.startsWith('lorcana') ? text.split(/\breason: ['"]/).length - 1 : 0),
      0,
    );
    expect(refusals.length).toBe(reasons);
    expect(refusals.length).toBeGreaterThan(15);
    expect(refusals.filter(({ rule }) => wrongCitation(rule))).toEqual([]);
  });

  test('every rule that a source speaks of is there', () => {
    const cited = sources.flatMap(({ file, text }) =>
      citationsIn(text, comprehensiveRules.prefix).map((number) => ({ file, number: number.split(' ')[0]! })),
    );
    expect(cited.length).toBeGreaterThan(200);
    expect(cited.filter(({ number }) => !known(number))).toEqual([]);
  });
});
