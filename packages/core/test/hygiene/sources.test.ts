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
      'state/',
      'agenda/frame',
      'agenda/value',
      'lasting/lasting',
      'triggers/waiting',
      'history/',
      'decisions/decision',
      'events/game-event',
    ].some((p) => file.startsWith(p));

  rule('holds no map, set, promise or weak reference', /\b(Map|Set|WeakMap|WeakRef|Promise)\b/, ofState);

  rule('holds no function', /^\s*(public |readonly )+\w+\??: [^;]*=>/, ofState);

  rule(
    'is written by commits only: who takes a draft or makes one',
    /\bDraft\b|\bas never\b|\.put\(/,
    everywhere,
    {
      'state/': 'columns and their core instances: what commits write with',
      'zones/': 'the movers of cards, which commits call',
      'random/': 'the generator advances when a commit or set-up draws from it',
      'events/core-events.ts': 'the commits of the core’s own kinds',
      'events/event-kind.ts': 'the type of a commit',
      'events/pipe.ts': 'the one place that calls commits; notes that a check is due',
      'derived/drop-board.ts': 'commits that change what functions call it',
      'lasting/': 'what commits of effects with a lifetime call',
      'game/create-game.ts': 'a table being laid: there is no game yet',
      'game/leave-game.ts': 'part of the commit of a player who leaves',
      'board/': 'a table being laid from a literal: there is no game yet',
      'agenda/machine.ts': 'hands the draft to the pipe; serial numbers',
      'bind/registry.ts': 'the type of a state’s `enter`, part of a commit',
      'bind/rows.ts': 'compiled data whose kind the registry has matched, not a state',
      'timing/settle.ts': 'takes a resolved ability out of those that wait; notes that the check was made',
      'triggers/observe.ts': 'the last stage of the pipe adds what triggered',
      'save/load.ts': 'reads a saved game into a new state',
      'plugin/attach.ts': 'the core’s own states, part of a commit',
      'index.ts': 'exports the type for plugins’ commits',
    },
  );

  rule('has its numbers written by columns and zone lists only', /\.n\[.*\]!? (\+|-|\|)?= /, everywhere, {
    'state/column.ts': 'put',
    'state/unchecked.ts': 'what is due since the last state check',
    'zones/zone-list.ts': 'first, last and count of each list',
  });

  rule(
    'is replaced list by list in few places',
    /\.(waiting|lasting|history|lastKnown|agenda|decision|board) = /,
    everywhere,
    {
      'state/fork.ts': 'a fork shares the lists',
      'agenda/machine.ts': 'runs the agenda',
      'game/create-game.ts': 'begins and ends a game',
      'game/engine.ts': 'an answer fills its slot and advances',
      'game/leave-game.ts': 'part of the commit of a player who leaves',
      'board/create-board.ts': 'lays the agenda of a new table',
      'events/core-events.ts': 'commits',
      'history/history.ts': 'called by the pipe after each commit',
      'lasting/': 'called by commits',
      'derived/drop-board.ts': 'called by commits: the index of abilities',
      'zones/move-card.ts': 'called by commits: last known information',
      'triggers/observe.ts': 'the last stage of the pipe adds what triggered',
      'timing/settle.ts': 'takes a resolved ability out of those that wait',
      'loops/repeat.ts': 'gives the answers of a loop again, as an answer does',
      'derived/board.ts': 'the index of abilities, which is derived and never saved',
      'save/load.ts': 'reads a saved game',
      'save/check-course.ts': 'has a copy asked again',
    },
  );
});

describe('hot folders allocate and indirect no more than they say', () => {
  const hot = (file: string): boolean =>
    ['agenda/', 'legal/', 'derived/', 'events/pipe', 'events/replacements', 'triggers/'].some((p) =>
      file.startsWith(p),
    );

  rule('no generators', /function\*|yield\b/, hot);

  rule('no spread', /\.\.\.(?!args)/, hot, {
    'triggers/observe.ts': 'appends to the list of waiting abilities when one triggers: rare',
    'events/pipe.ts': 'marks on an event that was replaced: rare',
    'derived/board.ts': 'granted parts, when the board is rebuilt: rare',
  });

  // An empty list frozen once, when its module is loaded, costs nothing.
  rule('no freezing at run time', /^\s+.*Object\.freeze/, hot);

  rule(
    'no array methods that take a function',
    /\.(map|filter|reduce|flatMap|forEach|some|every|find|sort)\(/,
    hot,
    {
      'events/pipe.ts': 'the choice between several replacements: rare',
    },
  );
});
