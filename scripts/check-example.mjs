// What somebody else's repository does: each example, in a folder outside of the workspace with the packages as they would
// be published, runs its own tests, and every command runs over the first with its configuration alone. An empty project
// that imports every entry passes the compiler, which reads the declarations themselves too.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binOf, importsOfAll, installPacked } from './packed.mjs';

const quick = ['--games', '3', '--warm-up', '0'];

/** What an assistant writes to the server: who it is, and a call of a tool. */
const assistant = [
  {
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'check', version: '0' } },
  },
  { method: 'notifications/initialized' },
  {
    id: 1,
    method: 'tools/call',
    params: { name: 'explain_text', arguments: { text: 'Studious', type: 'character' } },
  },
]
  .map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  .join('');

/** What a program that plays writes: it begins a game, and gives it up. */
const program = ['begin', 'concede'].map((type) => `${JSON.stringify({ type })}\n`).join('');

/** Two texts, one a line. */
const texts = ['Studious', 'Studius']
  .map((text) => `${JSON.stringify({ text, type: 'character' })}\n`)
  .join('');

/**
 * Each command of the example with a set: what it has to show, its status where that is not 0, and what it is told.
 *
 * @type {readonly (readonly [argv: readonly string[], shows: RegExp, status?: number, input?: string])[]}
 */
const commands = [
  [['explain', 'Salvage'], /keyword salvage[\s\S]*✓ supported/],
  [['explain', 'Guiding +2'], /keyword guiding[\s\S]*✓ supported/],
  [['explain', 'Guiding'], /Guiding needs its number/, 1],
  [['explain', '--type', 'item', 'Guiding +2'], /an item cannot have Guiding/, 1],
  [['explain', '--type', 'action', 'Each opponent loses all lore.'], /✓ supported/],
  [['explain', 'Studius'], /did you mean: Studious/, 1],
  [['check', 'cards.yaml'], /6 cards, 5 with text, nothing to mend/],
  [['check', 'cards.yaml', '--verify'], /6 cards: .* 6 exercised, 0 findings/],
  // “earns” is its other word for “gains”, which is the usual one.
  [
    ['check', 'faulty/cards.yaml'],
    /set\/value[\s\S]*set\/yaml[\s\S]*set\/type[\s\S]*set\/doubtful[\s\S]*set\/yaml[\s\S]*DSL1001/,
    1,
  ],
  [['check', 'faulty/cards.yaml', '--json'], /"ok": false[\s\S]*"suggestion": "character"/, 1],
  [['explain', '--batch'], /"supported":true[\s\S]*"edits"/, 1, texts],
  [['format', 'cards.yaml', '--check'], /each player gains 1 lore[\s\S]*1 text is not in canonical form/, 1],
  [['coverage', 'cards.yaml'], /supported cards +6 +100\.0 %/],
  [['phrases', 'loses', 'all', 'lore'], /predicate\/lose-all-lore/],
  [['generate', '.'], /6 cards of The Library; wrote src\/set\.generated\.json/],
  [['diff', 'abilities.generated.json', 'cards.yaml'], /nothing moved/],
  [['deck', 'deck.txt'], /20 cards of 5 names, legal in Evening/],
  [['deck', '--card', 'Bookbinder - Of Old Leather'], /"keyword":"salvage"/],
  [['simulate', ...quick, '--deck1', 'deck.txt', '--save', 'games'], /3 finished[\s\S]*3 of 3/],
  [['simulate', ...quick, '--pool', './cards.yaml', '--format', './src/evening.ts'], /3 finished/],
  [
    ['simulate', ...quick, '--bot1', './src/spender.ts', '--report', 'report.html'],
    /spender[\s\S]*report\.html/,
  ],
  [['agent'], /"type":"ready"[\s\S]*"type":"ask"[\s\S]*"type":"result"/, 0, program],
  [['replay', 'games/1.json', '--verify'], /hashes are equal/],
  [['play', '--seed', '3'], /You against the greedy bot/],
  [['fuzz', '--games', '5'], /No finding\./],
  [['mcp'], /"keyword":"studious"[\s\S]*"id":1/, 0, assistant],
  [['perft', '--depth', '2'], /as known/],
  [['rules', '--rule', '4.3.2.4'], /CR 4\.3\.2\.4 \(shown\)[\s\S]*test\/plugin\.test\.ts/],
  [['bench', '--seconds', '0.2', '--runs', '1'], /abilities compiled a second/],
  [['explain', 'Studious', '--no-config'], /✗ tokenised/, 1],
  [['explain', 'Studious', '--no-config', '--plugin', './src/plugin.ts'], /✓ supported/],
  [['check', 'cards.yaml', '--plugin', './src/gone.ts'], /error\[module\/missing\][\s\S]*= help:/, 1],
];

/**
 * Those of the duel, which is a game of its own.
 *
 * @type {typeof commands}
 */
const ofGame = [
  [['explain', '--type', 'instant', 'Deal 3 damage to target creature.'], /do: 'damage'[\s\S]*✓ supported/],
  [['check', 'cards.yaml'], /cards, \d+ with text, nothing to mend/],
  [['check', 'cards.yaml', '--verify'], /exercised, 0 findings/],
  [['coverage', 'cards.yaml'], /supported cards +\d+ +100\.0 %/],
  [['format', 'cards.yaml', '--check'], /every text is in canonical form/],
  [['rules'], /(\d+) rules, \1 covered/],
  [['perft'], /as known/],
  [['simulate', '--games', '20', '--warm-up', '0'], /20 finished[\s\S]*20 of 20/],
  [['simulate', '--games', '3', '--warm-up', '0', '--bot', 'greedy'], /3 finished[\s\S]*3 of 3/],
  [['play', '--seed', '3'], /You against the greedy bot/],
  [['fuzz', '--games', '25'], /No finding\./],
];

/**
 * Those of a format that is named by its path.
 *
 * @type {typeof commands}
 */
const ofFormat = [
  [['simulate', '--games', '5', '--warm-up', '0', '--format', './house-rules.ts'], /5 finished/],
  [['check', './house-rules.ts'], /nothing to mend/],
  [['play', '--seed', '3', '--format', './house-rules.ts'], /You against the greedy bot/],
];

/** @param {string} target @param {readonly string[]} argv @param {string} input */
const cardwright = (target, argv, input) =>
  spawnSync(process.execPath, [join(target, 'node_modules/cardwright/bin/cardwright.js'), ...argv], {
    cwd: target,
    encoding: 'utf8',
    input,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });

/**
 * Runs commands over a copy of an example, and its tests.
 *
 * @param {string} example
 * @param {typeof commands} asked
 * @returns {number} how many failed
 */
function check(example, asked) {
  const target = mkdtempSync(join(tmpdir(), 'cardwright-example-'));
  let failed = 0;
  try {
    cpSync(join('examples', example), target, { recursive: true });
    installPacked(target, ['vitest', 'yaml']);
    for (const [argv, shows, status = 0, input = ''] of asked) {
      const ran = cardwright(target, argv, input);
      const good = ran.status === status && shows.test(`${ran.stdout}${ran.stderr}`);
      console.log(`${good ? 'ok  ' : 'FAIL'} cardwright ${argv.join(' ')} (status ${ran.status})`);
      if (good) continue;
      failed++;
      console.log(`expected status ${status} and ${shows}\n${ran.stdout}${ran.stderr}`);
    }
    const tests = spawnSync(process.execPath, [binOf('vitest', 'vitest.mjs'), 'run', '--root', target], {
      cwd: target,
      stdio: 'inherit',
    });
    if (tests.status !== 0) failed++;
  } finally {
    rmSync(target, { recursive: true });
  }
  return failed;
}

/** What `npm create cardwright` does, and the tests and commands of what it made. @returns {number} how many failed */
function checkCreated() {
  const target = mkdtempSync(join(tmpdir(), 'cardwright-created-'));
  try {
    installPacked(target, ['vitest', 'yaml']);
    const project = join(target, 'night-watch');
    const bin = join(target, 'node_modules/create-cardwright/bin/create-cardwright.js');
    const run = (/** @type {string} */ cwd, /** @type {readonly string[]} */ argv) =>
      spawnSync(process.execPath, argv, { cwd, encoding: 'utf8', input: '' });
    const command = join(target, 'node_modules/cardwright/bin/cardwright.js');
    /** @type {readonly (readonly [string, ReturnType<typeof run>])[]} */
    const steps = [
      ['npm create cardwright "Night Watch"', run(target, [bin, 'Night Watch'])],
      ['cardwright check cards.yaml --verify', run(project, [command, 'check', 'cards.yaml', '--verify'])],
      ['its tests', run(project, [binOf('vitest', 'vitest.mjs'), 'run', '--root', project])],
    ];
    return steps.filter(([name, { status, stdout, stderr }]) => {
      console.log(`${status === 0 ? 'ok  ' : 'FAIL'} created: ${name}`);
      if (status !== 0) console.log(stdout, stderr);
      return status !== 0;
    }).length;
  } finally {
    rmSync(target, { recursive: true });
  }
}

/** Whether the declarations of every entry are whole: most users' compilers do not look. @returns {number} how many are not */
function checkTypes() {
  const target = mkdtempSync(join(tmpdir(), 'cardwright-types-'));
  try {
    installPacked(target, ['vitest']);
    const entries = importsOfAll(target);
    writeFileSync(join(target, 'package.json'), JSON.stringify({ type: 'module' }));
    writeFileSync(
      join(target, 'all.ts'),
      entries.map((name, i) => `export * as e${i} from '${name}';\n`).join(''),
    );
    const compilerOptions = {
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      module: 'nodenext',
      target: 'es2022',
      types: [],
    };
    writeFileSync(join(target, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['all.ts'] }));
    const { status, stdout } = spawnSync(
      process.execPath,
      [binOf('typescript', 'bin/tsc'), '-p', target, '--pretty', 'false'],
      { cwd: target, encoding: 'utf8' },
    );
    console.log(`${status === 0 ? 'ok  ' : 'FAIL'} declarations of ${entries.length} entries, --strict`);
    if (status !== 0) console.log(stdout);
    return status === 0 ? 0 : 1;
  } finally {
    rmSync(target, { recursive: true });
  }
}

const begun = Date.now();
const failed =
  checkTypes() +
  checkCreated() +
  check('studious', commands) +
  check('duel', ofGame) +
  check('house-rules', ofFormat);
const seconds = ((Date.now() - begun) / 1000).toFixed(1);
console.log(
  failed === 0
    ? `the examples pass outside of the workspace, from packed archives (${seconds} s)`
    : `${failed} of the examples' checks failed (${seconds} s)`,
);
process.exit(failed === 0 ? 0 : 1);
