// What the pages claim and takes too long for every change. `npm run nightly` runs it, and keeps the last result of each
// in docs/nightly.json: what has no result there is not claimed.

/**
 * @typedef {object} NightlyCommand
 * @property {string} run the command line
 * @property {string} claim what it shows when it ends well
 * @property {readonly RegExp[]} says the lines of its output that are kept
 * @property {readonly string[]} [covers] other ways to say it on the pages
 */

/** @type {readonly NightlyCommand[]} */
export const commands = [
  {
    run: 'npx cardwright fuzz --games 2000 --seed 7',
    claim: 'the laws of every game hold in random games and boards of Lorcana',
    says: [/^No finding\.$/, /finding/],
  },
  {
    run: 'npx cardwright fuzz --game kingdom-hearts --games 500 --seed 1',
    claim: 'they hold in the Kingdom Hearts TCG',
    says: [/^No finding\.$/, /finding/],
  },
  {
    run: 'npx cardwright fuzz --config examples/duel/cardwright.config.ts --games 5000 --seed 1',
    claim: 'and in a game of an example, with responses, tokens and combat',
    says: [/^No finding\.$/, /finding/],
  },
  {
    run: 'npx cardwright simulate --games 1000 --seed 1 --json',
    claim: 'games of Lorcana end, and their replays give every hash again',
    says: [/"(games|finished|replaysVerified|gamesPerSecond|decisionsPerSecond)"/],
  },
  {
    run: 'npx cardwright simulate --game kingdom-hearts --games 1000 --seed 1 --json',
    claim: 'duels of the Kingdom Hearts TCG end, and their replays give every hash again',
    says: [/"(games|finished|replaysVerified|median|p95|no-heart-points|world-levels)"/],
  },
  {
    run: 'npx cardwright check packages/cards-set1/cards.yaml --verify',
    claim: 'every ability of the first set does what its data says',
    says: [/exercised|nothing to mend/],
    covers: ['npx cardwright check <set.yaml> --verify'],
  },
  {
    run: 'npx cardwright check packages/cards-set2/cards.yaml --verify',
    claim: 'and of the second set',
    says: [/exercised|nothing to mend/],
  },
  {
    run: 'npx cardwright bench --json',
    claim: 'how fast the engine and the language are',
    says: [/"\w*(PerSecond|Microseconds|Ms|Bytes)": [\d.]+/, /"(early|middle|late)": [\d.]+/],
    covers: ['npm run bench'],
  },
  {
    run: 'CARDWRIGHT_MUTANTS=100 npx vitest run --project workspace test/mutants',
    claim: 'every one-word mutant of the texts means what it says, or is refused',
    says: [/unaccounted for/],
  },
  {
    run: 'npm run --silent mutation',
    claim: 'every fault of the table is caught by a suite',
    says: [/faults caught/, /NOT CAUGHT/],
    covers: ['npm run mutation'],
  },
  {
    run: 'npm run --silent stryker',
    claim: 'how many mutants of the event pipe and the binder are noticed',
    says: [/^\s*\S+\.ts\s+\|/, /^All files/],
    covers: ['npm run stryker'],
  },
  {
    run: 'CARDWRIGHT_ATTACKS=whole npx vitest run packages/cards-set1/test/attacks packages/cards-kh/test/attacks',
    claim:
      'changed saves and replays, forged answers and plugins with wrong types are refused with a code, change nothing and end in their time',
    says: [/"attack":/, /Tests/],
  },
];
