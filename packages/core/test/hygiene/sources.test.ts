import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

interface Line {
  readonly file: string;
  readonly number: number;
  readonly code: string;
}

/** The lines of a text without its comments. */
function codeOf(text: string): string[] {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/\/\/.*$/gm, '')
    .split('\n');
}

const lines: readonly Line[] = filesIn(src).flatMap((path) =>
  codeOf(readFileSync(path, 'utf8')).map((code, i) => ({ file: relative(src, path), number: i + 1, code })),
);

/** A place that may do what the rule forbids, and why. A file, or a folder with a slash at its end. */
type Reasons = Readonly<Record<string, string>>;

function finds(pattern: RegExp, within: (file: string) => boolean, allowed: Reasons) {
  const used = new Set<string>();
  const found: string[] = [];
  for (const { file, number, code } of lines) {
    if (!within(file) || !pattern.test(code)) continue;
    const place = Object.keys(allowed).find((p) => file === p || (p.endsWith('/') && file.startsWith(p)));
    if (place === undefined) found.push(`${file}:${number}: ${code.trim()}`);
    else used.add(place);
  }
  return { found, unused: Object.keys(allowed).filter((place) => !used.has(place)) };
}

const everywhere = (): boolean => true;

function rule(name: string, pattern: RegExp, within: (file: string) => boolean, allowed: Reasons = {}): void {
  test(name, () => {
    const { found, unused } = finds(pattern, within, allowed);
    expect(found).toEqual([]);
    expect(unused, 'exceptions that nothing needs any more').toEqual([]);
  });
}

describe('the kernel', () => {
  rule(
    'has no clock, no chance of its own and no process around it',
    /Math\.random|\bDate\b|performance\.|process\.|setTimeout/,
    everywhere,
  );

  rule('imports nothing but itself', /from '(?!\.{1,2}\/)/, everywhere);

  rule('reads no prototype and compiles no text', /\beval\(|new Function\(|__proto__/, everywhere);
});

describe('the state', () => {
  /** What a state consists of. */
  const ofState = (file: string): boolean =>
    [
      'decision',
      'frame',
      'game-event',
      'history',
      'last-known',
      'duration-effect',
      'state',
      'value',
      'pending-trigger',
    ].some((name) => file === `model/${name}.ts`);

  rule('holds no map, set, promise or weak reference', /\b(Map|Set|WeakMap|WeakRef|Promise)\b/, ofState);

  rule('holds no function', /^\s*(public |readonly )+\w+\??: [^;]*=>/, ofState);

  rule(
    'is written by commits only: who takes a draft or makes one',
    /\bWritableState\b|\bas never\b|\.put\(/,
    everywhere,
    {
      'model/column.ts': 'what commits write with',
      'model/drop-ability-index.ts': 'commits that change what functions call it',
      'model/event-kind.ts': 'the type of a commit',
      'model/kernel.ts': 'remembers what is about to leave play, for the mover of cards',
      'model/machine.ts': 'hands the draft to the pipe',
      'model/state-rows.ts': 'the type of a state’s `enter`, part of a commit',
      'model/state.ts': 'the type',
      'table/': 'the movers of cards, which commits call; the generator; a table being laid',
      'events/core-events.ts': 'the commits of the core’s own kinds',
      'events/changes.ts': 'the commits of numbers that go up and down',
      'run/define-combat.ts': 'the commits of a combat',
      'run/set-up.ts': 'the commit of who begins',
      'events/pools.ts': 'the commits of pools',
      'events/pipe.ts': 'the one place that calls commits; notes that a check is due',
      'events/expire.ts': 'what commits of effects with a lifetime call',
      'events/spend.ts': 'the same',
      'events/observe.ts': 'the last stage of the pipe adds what triggered',
      'engine/create-game.ts': 'a table being laid: there is no game yet',
      'engine/engine.ts': 'remembers what is about to leave play, for the mover of cards',
      'engine/attach.ts': 'the core’s own states, part of a commit',
      'board/': 'a table being laid from a literal: there is no game yet',
      'run/machine.ts': 'hands the draft to the pipe; serial numbers',
      'run/state-checks.ts': 'takes a resolved ability out of those that wait; notes that the check was made',
      'bind/rows.ts': 'compiled data whose kind the registry has matched, not a state',
      'save/load.ts': 'reads a saved game into a new state',
      'view/determinize.ts': 'makes a state for a player, which nobody else has',
      'view/mentioned.ts': 'renames the cards of such a state',
      'game.ts': 'exports the type for plugins’ commits',
    },
  );

  rule('has its numbers written by columns and zone lists only', /\.n\[.*\]!? (\+|-|\|)?= /, everywhere, {
    'model/column.ts': 'put',
    'model/unchecked.ts': 'what is due since the last state check',
    'table/zone-list.ts': 'first, last and count of each list',
  });

  rule(
    'is replaced list by list in few places',
    /\.(pendingTriggers|durationEffects|history|lastKnown|agenda|decision|abilityIndex) = /,
    everywhere,
    {
      'model/drop-ability-index.ts': 'called by commits: the index of abilities',
      'model/fork.ts': 'a fork shares the lists',
      'events/record.ts': 'called by the pipe after each commit',
      'queries/ability-index.ts': 'the index of abilities, which is derived and never saved',
      'table/': 'called by commits',
      'events/core-events.ts': 'commits',
      'events/expire.ts': 'called by commits',
      'events/spend.ts': 'called by commits',
      'events/observe.ts': 'the last stage of the pipe adds what triggered',
      'run/machine.ts': 'runs the agenda',
      'run/leave-game.ts': 'goes on when a player who was asked has left',
      'run/state-checks.ts': 'takes a resolved ability out of those that wait',
      'run/repeat.ts': 'gives the answers of a loop again, as an answer does',
      'engine/create-game.ts': 'begins and ends a game',
      'engine/engine.ts': 'an answer fills its slot and advances; last known information',
      'board/create-board.ts': 'lays the agenda of a new table',
      'events/pipe.ts': 'marks what left play at once, once its batch is committed',
      'save/load.ts': 'reads a saved game',
      'view/renamed.ts': 'takes the lists into a state that is made for a player',
      'save/check-course.ts': 'has a copy asked again',
    },
  );
});

describe('hot folders allocate and indirect no more than they say', () => {
  const hot = (file: string): boolean =>
    ['queries/', 'events/pipe', 'events/replacements', 'events/observe', 'events/identical'].some((p) =>
      file.startsWith(p),
    ) ||
    ['run/legal.ts', 'run/machine.ts', 'model/frame.ts', 'model/listing.ts', 'model/program.ts'].includes(
      file,
    );

  rule('no generators', /function\*|yield\b/, hot);

  rule('no spread', /\.\.\.(?!args)/, hot, {
    'events/observe.ts': 'appends to the list of waiting abilities when one triggers: rare',
    'events/pipe.ts': 'marks on an event that was replaced: rare',
    'queries/ability-index.ts': 'granted parts, when the index is rebuilt: rare',
  });

  // An empty list frozen once, when its module is loaded, costs nothing.
  rule('no freezing at run time', /^\s+.*Object\.freeze/, hot);

  rule(
    'no array methods that take a function',
    /\.(map|filter|reduce|flatMap|forEach|some|every|find|sort)\(/,
    hot,
    {
      'events/pipe.ts': 'the choice between several replacements: rare',
      'queries/rounds.ts': 'values that depend on each other: rare',
    },
  );
});
