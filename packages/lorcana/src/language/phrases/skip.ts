import { choice, definePhrase } from '@cardwright/dsl';

/** Steps and phases by their names (CR 3). */
const NAMED = {
  'Ready step': 'ready-step',
  'Set step': 'set-step',
  'Draw step': 'draw-step',
  'Start-of-Turn Phase': 'start-of-turn-phase',
  'Main Phase': 'main-phase',
  'End-of-Turn Phase': 'end-of-turn-phase',
} as const;
/** The same as texts write them without the turn. */
const PLAIN = {
  'ready step': 'ready-step',
  'set step': 'set-step',
  'draw step': 'draw-step',
  'start-of-turn phase': 'start-of-turn-phase',
  'main phase': 'main-phase',
  'end-of-turn phase': 'end-of-turn-phase',
} as const;

type Part = (typeof PLAIN)[keyof typeof PLAIN];

/** Steps and phases that do not happen (CR 6.4.5). */
export const skip = [
  definePhrase({
    slot: 'predicate',
    name: 'skip',
    subject: 'player',
    lasts: true,
    template: `skip~ {whose:possessive} (turn 's {action:${choice(NAMED)}}|{plain:${choice(PLAIN)}})`,
    words: { action: NAMED, plain: PLAIN },
    build: ({ whose, action, plain }) =>
      whose.who === 'you' ? { do: 'forbid-player', action: (action ?? plain)! } : undefined,
    split: (e) => {
      if (e.do !== 'forbid-player' || e.cards !== undefined) return undefined;
      const whose = { who: 'you' } as const;
      return [
        { whose, action: e.action as Part },
        { whose, plain: e.action as Part },
      ] as never;
    },
    examples: [
      "Skip your turn's Ready step.",
      "Skip your turn's Set step.",
      "Skip your turn's Draw step.",
      "Skip your turn's Start-of-Turn Phase.",
      "Skip your turn's Main Phase.",
      "Skip your turn's End-of-Turn Phase.",
    ],
  }),
];
