import type { Engine, Plugin, State } from '@cardwright/core';
import { OutsideChance } from '@cardwright/core/game';
import { anyAnswer } from '../answers/any-answer.ts';
import { mixSeed } from '../fuzz/mix-seed.ts';
import { type AttackOptions, type AttackReport, attack, codeOf } from './attack-report.ts';
import { within } from './within.ts';

type Key = string | number;
type Path = readonly Key[];

/** Replacement values for a field. */
const WRONG: readonly { readonly says: string; readonly value: unknown }[] = [
  ...[
    undefined,
    null,
    5,
    -5,
    0.5,
    2 ** 40,
    Number.NaN,
    'x',
    '',
    true,
    [],
    {},
    [null],
    [5],
    { x: null },
    10n,
  ].map((value) => ({
    says: typeof value === 'bigint' ? '10n' : (JSON.stringify(value) ?? String(value)),
    value,
  })),
  { says: 'a symbol', value: Symbol('x') },
  { says: 'a function that gives nothing', value: () => undefined },
  {
    says: 'a function that throws',
    value: () => {
      throw new Error('boom');
    },
  },
  { says: 'a function that gives NaN', value: () => Number.NaN },
];

/** Number of list entries examined; the others are alike. */
const LOOKED_INTO = 3;
const DEEPEST = 7;

const isHolder = (value: unknown): value is Readonly<Record<Key, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every field of a plugin, recursively. */
export function fieldsOf(value: unknown, at: Path = [], seen: readonly unknown[] = []): Path[] {
  if (!isHolder(value) || at.length > DEEPEST || seen.includes(value)) return at.length === 0 ? [] : [at];
  const keys: Key[] = Array.isArray(value)
    ? [
        ...new Set([
          ...Array.from({ length: Math.min(LOOKED_INTO, value.length) }, (_, i) => i),
          value.length - 1,
        ]),
      ].filter((i) => i >= 0)
    : Object.keys(value);
  const inner = keys.flatMap((key) => fieldsOf(value[key], [...at, key], [...seen, value]));
  return at.length === 0 ? inner : [at, ...inner];
}

/** A copy with another value at a path; copies everything along it. */
function withAt(value: unknown, path: Path, other: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other;
  const copy = (
    Array.isArray(value) ? value.slice() : Object.assign(Object.create(Object.getPrototypeOf(value)), value)
  ) as Record<Key, unknown>;
  if (rest.length === 0 && other === undefined) delete copy[key];
  else copy[key] = withAt(copy[key], rest, other);
  return copy;
}

/** Options of an attack on a plugin. */
export interface PluginAttack extends AttackOptions {
  /** Makes an engine with the modified plugin. */
  readonly createEngine: (plugin: Plugin) => Engine;
  readonly begin: (engine: Engine, seed: number) => State;
}

const PLAYED = 12;

/** Exercises an engine: binds its cards, checks a deck, plays some answers, makes views and saves. */
function use(engine: Engine, begin: PluginAttack['begin'], random: OutsideChance): void {
  for (const card of engine.cards.slice(0, 40))
    if (card.definition.unsupported === undefined) engine.bind(card);
  const state = begin(engine, random.below(1000));
  for (let i = 0; i < PLAYED && state.decision !== null; i++) {
    engine.view(state, 0);
    engine.answer(
      state,
      anyAnswer(engine, state, (limit) => random.below(limit)),
    );
  }
  engine.hash(state);
  engine.load(engine.save(state));
  engine.dump(state);
}

/**
 * Puts a wrong value into each field of a plugin in turn, then attaches and plays it. Either that is refused with a
 * code, or the later failure of the plugin's code is reported with one.
 */
export function attackPlugin(
  plugin: Plugin,
  options: PluginAttack,
): AttackReport & { readonly fields: number } {
  const paths = fieldsOf(plugin);
  const all = paths.length * WRONG.length;
  const order = new OutsideChance(options.seed).sample(
    Array.from({ length: all }, (_, i) => i),
    options.count,
  );
  const report = attack({ ...options, count: order.length }, (index) => {
    const path = paths[order[index]! % paths.length]!;
    const { says, value } = WRONG[Math.floor(order[index]! / paths.length)]!;
    const changed = withAt(plugin, path, value) as Plugin;
    return {
      what: `${path.join('.')} is ${says}`,
      attempt: () =>
        within(options.bound ?? 10_000, () => {
          try {
            use(
              options.createEngine(changed),
              options.begin,
              new OutsideChance(mixSeed(options.seed, index)),
            );
            return null;
          } catch (error) {
            return codeOf(error);
          }
        }),
    };
  });
  return { ...report, fields: paths.length };
}
