import type { Condition, EventPattern, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, equal } from '@cardwright/dsl';

/** Cards that lie where they are when a battle or challenge ends, whoever took part. */
const STAYS: ReadonlySet<string> = new Set(['player', 'world', 'dark', 'nobody']);

const TOOK_PART: Condition = {
  if: 'matches',
  card: { pick: 'self' },
  filter: [{ is: 'state', state: 'participating' }],
};

const SIDES = ['start', 'end'] as const;
const PHASES = ['Action', 'Challenge'] as const;
const ANYBODY: PlayerSelector = { who: 'any-player' };

/** That such a fight begins or ends. */
const momentsOf = (fight: 'battle' | 'challenge' | 'battle or challenge', when: 'began' | 'ended') =>
  (['battle', 'challenge'] as const)
    .filter((one) => fight.includes(one))
    .map((one) => ({ on: `${one}-${when}` as const }));

const momentOf = (side: 'start' | 'end', phase: 'Action' | 'Challenge') =>
  `${side}-of-${phase === 'Action' ? 'action' : 'challenge'}-phase` as const;

type PhaseWord = 'Draw' | 'Action' | 'Challenge' | 'Discard';

const isPhase = ({ of, phase }: { readonly of?: PlayerSelector; readonly phase: PhaseWord }): Condition => ({
  if: 'phase',
  phase: phase.toLowerCase() as Lowercase<PhaseWord>,
  ...(of && { of }),
});

/** The inverse; of a phase of anybody nobody is said. */
function phaseOf(condition: Condition, whose: 'your' | 'the') {
  if (condition.if !== 'phase' || (condition.of === undefined) !== (whose === 'the')) return undefined;
  const phase = `${condition.phase[0]!.toUpperCase()}${condition.phase.slice(1)}` as PhaseWord;
  return { phase, ...(condition.of && { of: condition.of }) } as { phase: PhaseWord; of: PlayerSelector };
}

/** When something happens: at the start and end of battles, challenges and phases. */
export const moments = [
  ...(['battle', 'challenge', 'battle or challenge'] as const).map((fight) =>
    definePhrase({
      slot: 'trigger',
      name: `moment-of-${fight.replaceAll(' ', '-')}`,
      template:
        `{when:at the start of|at the end of|after} a ${fight}` as '{when:at the start of|at the end of|after} a battle',
      words: { when: { 'at the start of': 'began', 'at the end of': 'ended', after: 'ended' } },
      // Who took part is discarded at the same moment, and nothing says what comes first (KH 8.2.2, 8.3).
      build: ({ when }, { facts: { type }, refuse }) =>
        when === 'began' || type === undefined || STAYS.has(type)
          ? momentsOf(fight, when)
          : refuse(`a card that takes part is discarded at the end of a ${fight}`),
      split: (on) =>
        (['began', 'ended'] as const).flatMap((when) =>
          equal(on, momentsOf(fight, when)) ? [{ when }] : [],
        ),
      examples: [`At the start of a ${fight}, draw a card.`],
    }),
  ),
  // A turn begins with its Draw Phase and ends with its Discard Phase (KH 7, 8.4).
  definePhrase({
    slot: 'trigger',
    name: 'first-and-last-phase',
    yieldsTo: ['moment-of-turn', 'moment-of-each-turn'],
    usual: () => false,
    template: 'at the {on:start|end} of {player:possessive} {phase:Draw|Discard} Phase',
    build: ({ on, player, phase }) =>
      (on === 'start') === (phase === 'Draw')
        ? [{ on: on === 'start' ? 'turn-started' : 'turn-ended', player }]
        : undefined,
    split: ([only, more]) => {
      if (more || !only?.player || 'card' in only) return undefined;
      if (only.on === 'turn-started') return { on: 'start', phase: 'Draw', player: only.player };
      return only.on === 'turn-ended' && { on: 'end', phase: 'Discard', player: only.player };
    },
    examples: ['At the start of your Draw Phase, gain 1 HP.', 'At the end of your Discard Phase, gain 1 HP.'],
  }),
  ...(['your', 'the'] as const).map((whose) =>
    definePhrase({
      slot: 'trigger',
      name: whose === 'your' ? 'of-a-phase' : 'of-each-phase',
      template:
        `at the {side:start|end} of ${whose === 'your' ? '{player:possessive}' : '(the|each)'} {phase:Action|Challenge} Phase` as 'at the {side:start|end} of {player:possessive} {phase:Action|Challenge} Phase',
      build: ({ side, phase, player }) => [
        { on: 'step-began', given: [momentOf(side, phase)], player: player ?? ANYBODY },
      ],
      split: (on) =>
        SIDES.flatMap((side) =>
          PHASES.flatMap((phase) => {
            const [only] = on as readonly EventPattern[];
            const player = only?.player ?? ANYBODY;
            const said = { on: 'step-began', given: [momentOf(side, phase)], player };
            if (!equal(on, [said]) || equal(player, ANYBODY) !== (whose === 'the')) return [];
            return [
              (whose === 'the' ? { side, phase } : { side, phase, player }) as {
                side: 'start';
                phase: 'Action';
                player: PlayerSelector;
              },
            ];
          }),
        ),
      examples: [
        whose === 'your'
          ? 'At the start of your Action Phase, draw a card.'
          : 'At the end of the Challenge Phase, draw a card.',
      ],
    }),
  ),
  ...(['your', 'the'] as const).flatMap((whose) => {
    const phase = `${whose === 'your' ? '{of:possessive}' : '(the|each)'} {phase:Draw|Action|Challenge|Discard} Phase`;
    return [
      definePhrase({
        slot: 'circumstance',
        name: whose === 'your' ? 'during-a-phase' : 'during-each-phase',
        template: `during ${phase}` as 'during {of:possessive} {phase:Draw|Action|Challenge|Discard} Phase',
        build: (parts) => ({ said: 'during', condition: isPhase(parts) }),
        split: ({ said, condition }) => said === 'during' && phaseOf(condition, whose),
        examples: [
          whose === 'your'
            ? 'During your Challenge Phase, this Friend gets +1 {S}.'
            : 'During the Action Phase, your Friends get +1 {S}.',
        ],
      }),
      definePhrase({
        slot: 'condition',
        name: whose === 'your' ? 'is-a-phase' : 'is-each-phase',
        template: `it is ${phase}` as 'it is {of:possessive} {phase:Draw|Action|Challenge|Discard} Phase',
        build: isPhase,
        split: (condition) => phaseOf(condition, whose),
        examples: [`Whenever you lose HP, if it is ${whose} Challenge Phase, draw a card.`],
      }),
    ];
  }),
  // "If you have no cards in hand at the start of your turn, …": asked then.
  definePhrase({
    slot: 'sentence',
    name: 'if-at-a-moment',
    usual: () => false,
    template: 'if {condition:conditions} {on:trigger} , {rest:sentence}',
    build: ({ condition, on, rest }, { refuse }) =>
      on.every((one) => !('card' in one && one.card))
        ? { ...rest, leads: [{ lead: 'trigger', on }, { lead: 'if', condition }, ...rest.leads] }
        : refuse('this happens, and is no moment'),
    split: ({ leads: [first, second, ...leads], ...rest }) =>
      first?.lead === 'trigger' &&
      !first.duration &&
      !first.while &&
      second?.lead === 'if' &&
      !second.doer && { on: first.on, condition: second.condition, rest: { ...rest, leads } },
    examples: [
      'If you have no cards in your hand at the start of your Draw Phase, put this Friend on the bottom of your deck.',
    ],
  }),
  // “Once per turn, during your Action Phase, you may … to …”.
  definePhrase({
    slot: 'lead',
    name: 'often-while',
    usual: () => false,
    template: 'once (per turn|each turn) , {when:circumstance}',
    build: ({ when: { said, condition } }) =>
      said === 'during' ? { lead: 'limit', limit: 'once-per-turn', during: condition } : undefined,
    split: (lead) =>
      lead.lead === 'limit' &&
      lead.limit === 'once-per-turn' &&
      lead.during && { when: { said: 'during' as const, condition: lead.during } },
    examples: ['Once per turn, during your Action Phase, you may discard a card to gain 1 HP.'],
  }),
  // Who took part takes part until after the result is known (KH 8.3).
  definePhrase({
    slot: 'lead',
    name: 'took-part',
    usual: () => false,
    template:
      '(when|whenever|if) {on:event} ({what:pronominal} took part in|in which {what:pronominal} took part)' as 'when {on:event} {what:pronominal}',
    build: ({ on, what }, { refuse }) =>
      what.pick === 'self' && !what.from && (on.on === 'challenge-won' || on.on === 'challenge-lost')
        ? { lead: 'trigger', on: [on], while: TOOK_PART }
        : refuse('only a challenge that is won or lost is one that this card took part in'),
    split: (lead) => {
      if (lead.lead !== 'trigger' || lead.duration || !lead.while || !equal(lead.while, TOOK_PART))
        return undefined;
      const [on, more] = lead.on;
      if (more || !on || (on.on !== 'challenge-won' && on.on !== 'challenge-lost')) return undefined;
      return { on: on as never, what: { pick: 'self' as const } };
    },
    examples: ['Whenever you win a challenge this Friend took part in, draw a card.'],
  }),
];
