import { definePhrase } from '@cardwright/dsl';

const parts = [
  ['ready-step', "(turn 's Ready step|ready step)", "Skip your turn's Ready step."],
  ['set-step', "(turn 's Set step|set step)", "Skip your turn's Set step."],
  ['draw-step', "(turn 's Draw step|draw step)", "Skip your turn's Draw step."],
  [
    'start-of-turn-phase',
    "(turn 's Start-of-Turn Phase|start-of-turn phase)",
    "Skip your turn's Start-of-Turn Phase.",
  ],
  ['main-phase', "(turn 's Main Phase|main phase)", "Skip your turn's Main Phase."],
  [
    'end-of-turn-phase',
    "(turn 's End-of-Turn Phase|end-of-turn phase)",
    "Skip your turn's End-of-Turn Phase.",
  ],
] as const;

/** Steps and phases that do not happen (CR 6.4.5). */
export const skip = parts.map(([action, words, example]) =>
  definePhrase({
    slot: 'predicate',
    name: `skip-${action}`,
    subject: 'player',
    lasts: true,
    template: `skip~ {whose:possessive} ${words}` as 'skip~ {whose:possessive}',
    build: ({ whose }) => (whose.who === 'you' ? { do: 'forbid-player', action } : undefined),
    split: (e) =>
      e.do === 'forbid-player' &&
      e.action === action &&
      e.cards === undefined && { whose: { who: 'you' } as const },
    examples: [example],
  }),
);
