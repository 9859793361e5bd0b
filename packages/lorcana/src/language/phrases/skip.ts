import { definePhrase } from '@cardwright/dsl';

/** Steps that do not happen (CR 6.4.5). */
export const skip = [
  definePhrase({
    slot: 'predicate',
    name: 'skip-draw-step',
    subject: 'player',
    lasts: true,
    template: "skip~ {whose:possessive} (turn 's Draw step|draw step)",
    build: ({ whose }) => (whose.who === 'you' ? { do: 'forbid-player', action: 'draw-step' } : undefined),
    split: (e) =>
      e.do === 'forbid-player' &&
      e.action === 'draw-step' &&
      e.cards === undefined && { whose: { who: 'you' } as const },
    examples: ["Skip your turn's Draw step."],
  }),
];
