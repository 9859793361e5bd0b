/**
 * What each command tells programs as `result` with `--json`. The schemas that are shipped are written from these
 * (`npm run generate`), and real answers are held against them.
 */
import * as z from 'zod';

const count = z.int().nonnegative();
const text = z.string();
const texts = z.array(text);
const counts = z.record(text, count);
const share = z.number().min(0).max(1);
const span = z.strictObject({ start: count, end: count });
/** Data of the game, whose kinds are open; see `docs/api` for its types. */
const data = z.looseObject({});

const verdict = z
  .strictObject({
    tokenised: z.boolean(),
    parsed: z.boolean(),
    roundTrip: z.boolean(),
    bound: z.boolean(),
    supported: z.boolean(),
  })
  .describe('How far the text got: each level counts only if those before it hold.');
const readText = {
  text,
  type: text.describe('The type of card that it was read for.'),
  typeGiven: z
    .boolean()
    .describe('Whether it was asked for; else it is the first that understands the text.'),
  supported: z.boolean().describe('A deck may contain a card with it.'),
  verdict,
};
const explained = z.strictObject({
  ...readText,
  tokens: z.array(z.strictObject({ text, kind: text, span })),
  abilities: z.array(
    z.strictObject({
      ability: data.describe('What it means, as data.'),
      printed: text,
      span,
      spans: z.record(text, span).describe('Of its parts, by their path in the data.'),
      reminders: z.array(z.strictObject({ text, span })),
      references: z.array(
        z.strictObject({ path: text, refersTo: z.enum(['cards', 'player']), producer: text.optional() }),
      ),
      rules: z.array(z.strictObject({ rule: text, part: text, path: text })),
      parts: z.array(z.looseObject({ id: text, kind: text })),
      programs: z.array(
        z.strictObject({
          id: text,
          steps: z.array(z.strictObject({ step: count, of: text, what: text })),
        }),
      ),
    }),
  ),
});
const explainedInBatch = z
  .strictObject({ ...readText, abilities: z.array(z.strictObject({ ability: data, printed: text })) })
  .describe('A line of `explain --batch`.');

const verified = z.strictObject({
  cards: count,
  tokenised: count,
  parsed: count,
  bound: count,
  exercised: count,
  findings: z.array(data),
  reports: z.array(
    z.looseObject({
      id: text,
      name: text,
      level: z.enum(['unread', 'tokenised', 'parsed', 'bound', 'exercised']),
      unmet: z.array(z.looseObject({ ability: count, path: text, kind: text, detail: text, words: text })),
    }),
  ),
});
const checked = z.union([
  z
    .strictObject({ file: text, cards: count, errors: count, warnings: count, verified: verified.optional() })
    .describe('Of the file of a set.'),
  z
    .strictObject({ file: text, changes: count, errors: count, warnings: count })
    .describe('Of the module of a format or plugin.'),
  z.strictObject({ file: text, cards: count, verified }).describe('Of card files, with --verify.'),
]);

const gap = z.strictObject({ set: text, number: count, name: text, span, text, code: text });
const coverage = {
  cards: count,
  withText: count,
  tokenised: count,
  parsed: count,
  bound: count,
  roundTrip: count,
  supportedCards: count,
  unsupported: z.array(gap),
};
const next = z.array(
  z.strictObject({
    what: text,
    cards: count,
    completes: count.describe('Cards that lack nothing else.'),
    example: z.strictObject({ set: text, number: count, name: text, text }),
  }),
);
const leftOut = z
  .array(z.looseObject({ kind: z.enum(['printing', 'other-product', 'refused']), file: text, why: text }))
  .describe('Entries of card files that are no card of their own.');

const estimate = z.looseObject({}).describe('A value with its interval of 95 %.');
const won = z.looseObject({ games: count });
const statistics = z.strictObject({
  games: count,
  draws: count,
  seats: z.array(won),
  turns: z.looseObject({ counts }),
  decks: z.array(z.strictObject({ deck: text, won, bySeat: z.array(won), turns: estimate })),
  cards: z.array(
    z.strictObject({ id: text, name: text, games: count, won, seen: won, drawn: won, played: won }),
  ),
  matchups: z.array(z.strictObject({ deck: text, against: text, won })),
  scores: z.array(
    z.strictObject({
      column: text,
      turns: z.array(z.strictObject({ turn: count, games: count, bySeat: z.array(estimate) })),
    }),
  ),
});

const reading = z.looseObject({ is: z.enum(['read', 'ambiguous', 'refused']) });
const phrase = z.strictObject({ slot: text, name: text, of: text, template: text, examples: texts });
const stages = z.record(text, z.number());

/** The result of each command that has `--json`, by its name. */
export const results = {
  bench: z.strictObject({
    forkMicroseconds: z.number(),
    forkIntoMicroseconds: z.number(),
    stateBytes: count,
    legalMicroseconds: stages,
    decisionsPerSecond: stages,
    decisionsWithOneCandidate: share,
    coldGrammarMs: z.number(),
    abilitiesPerSecond: z.number(),
    refusedTextMs: z.number(),
    refusedTexts: z.strictObject({
      texts: count,
      medianMs: z.number(),
      ninetyFifthMs: z.number(),
      dearestMs: z.number(),
    }),
    setLoadMs: z.number(),
  }),
  check: checked,
  coverage: z.strictObject({
    ...coverage,
    leftOut,
    next,
    bundles: z.array(z.strictObject({ what: texts, completes: count, together: count })),
  }),
  deck: z.union([
    z
      .looseObject({ file: text, format: text.optional(), legal: z.boolean(), cards: count, names: counts })
      .describe('A deck; further counts are the game’s, and copies of what is kept beside the deck.'),
    z
      .strictObject({
        card: text,
        id: text,
        facts: z.array(z.strictObject({ fact: text, value: z.unknown().optional(), setBy: text })),
      })
      .describe('Of `--card`: each fact, and the plugin that sets it.'),
  ]),
  diff: z.strictObject({
    before: count,
    after: count,
    changed: z.array(
      z.strictObject({ card: text, kind: z.enum(['added', 'removed', 'changed']), changes: z.array(data) }),
    ),
    clusters: z.array(
      z.strictObject({
        place: text,
        kind: text,
        values: z.array(z.strictObject({ before: text, after: text, cards: texts })),
        cards: texts,
      }),
    ),
  }),
  docs: z.union([
    z.strictObject({ topics: z.array(z.strictObject({ topic: text, title: text, file: text })) }),
    z.strictObject({ sections: z.array(z.looseObject({ topic: text, heading: text, text })) }),
    z.strictObject({ topic: text, file: text, text }),
  ]),
  explain: z.union([explained, explainedInBatch]),
  format: z.strictObject({
    file: text,
    cards: count,
    changes: z.array(z.strictObject({ card: text, line: count, before: text, after: text })),
    text: text.optional().describe('The whole file as it would be written; absent with --check and --write.'),
  }),
  fuzz: z.strictObject({
    seed: count,
    games: count,
    fromBoards: count,
    thorough: count,
    decisions: count,
    laws: z.record(text, z.looseObject({ checks: count })),
    findings: z.array(z.looseObject({ law: text, message: text, game: count, scenario: text.nullable() })),
    seconds: z.number(),
  }),
  generalise: z.strictObject({
    phrases: count,
    sets: z.array(
      z.strictObject({ set: text, texts: count, supported: count, unseen: count, unshown: counts }),
    ),
    lonely: z.array(z.strictObject({ phrase: text, shownBy: text.optional(), usedBy: count, reason: text })),
  }),
  generate: z.strictObject({ folder: text, name: text, cards: count, unsupported: count, files: texts }),
  import: z.strictObject({
    ...coverage,
    packages: z.array(
      z.strictObject({
        set: text,
        name: text,
        package: text,
        folder: text,
        cards: count,
        supported: count,
      }),
    ),
    entries: count,
    reprints: count,
    leftOut,
    reasons: counts,
    next,
  }),
  new: z.strictObject({ kind: text, folder: text, files: texts }),
  perft: z.strictObject({
    depth: count,
    positions: z.array(z.strictObject({ position: text, count })),
    total: count,
    mismatches: z.array(
      z.strictObject({
        position: text,
        depth: count,
        move: text,
        expected: count.nullable(),
        found: count.nullable(),
      }),
    ),
    seconds: z.number(),
  }),
  phrases: z.union([
    z.array(phrase),
    z
      .strictObject({
        row: text,
        template: text,
        with: texts,
        texts: count,
        changes: z.array(
          z.strictObject({ text, from: texts, change: text, before: reading, after: reading }),
        ),
      })
      .describe('Of `--effect-of`.'),
  ]),
  replay: z.strictObject({
    file: text,
    steps: count,
    turns: count,
    hashes: count,
    result: z.unknown().describe('How the game ended.'),
  }),
  rules: z.union([
    z.strictObject({
      game: text,
      rules: count,
      covered: count,
      excluded: count,
      missing: texts,
      examples: count,
      missingExamples: texts,
      problems: texts,
    }),
    z
      .looseObject({ number: text, says: text, standing: text, tests: z.array(data), failing: z.array(data) })
      .describe('Of `--rule`.'),
  ]),
  simulate: z.strictObject({
    games: count,
    bots: texts.describe('By seat.'),
    finished: count,
    errors: z.array(z.strictObject({ seed: count, code: text, message: text, help: text.optional() })),
    decisions: count,
    seconds: z.number(),
    gamesPerSecond: z.number(),
    decisionsPerSecond: z.number(),
    turns: z.strictObject({ median: z.number(), p95: z.number() }),
    wins: z.array(count),
    winShares: z.array(estimate),
    draws: count,
    wonBy: counts.optional(),
    replaysVerified: count,
    statistics: statistics.optional(),
    pool: z.strictObject({ cards: count, notUnderstood: texts }),
  }),
} as const;

/** The JSON Schema of all results: a definition for each command. */
export function resultsSchema(): object {
  const definitions = Object.entries(results).map(([command, schema]) => {
    const { $schema: _, ...plain } = z.toJSONSchema(schema);
    return [command, { title: `The result of cardwright ${command} --json`, ...plain }];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'What the commands of cardwright tell as “result” with --json',
    description:
      'A definition for each command, by its name; answer.schema.json has what stands around it. `#/$defs/check`, say, is the schema of the result of `cardwright check --json`.',
    $defs: Object.fromEntries(definitions),
  };
}
