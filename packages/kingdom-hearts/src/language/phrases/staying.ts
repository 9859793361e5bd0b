import type { ActionName, CardSelector } from '@cardwright/core/data';
import { type Clause, definePhrase } from '@cardwright/dsl';

/** Moments at which the rules discard cards, by what is then done to them, with the words for that moment. */
const MOMENTS = [
  ['be-spent', 'at the end of a battle or challenge', '(at the end of battles and challenges)'],
  [
    'be-spent-in-battle',
    'at the end of a battle',
    '(at the end of the battle|after a battle|after the battle)',
  ],
  [
    'be-spent-in-challenge',
    'at the end of a challenge',
    '(at the end of the challenge|after a challenge|after the challenge)',
  ],
  [
    'be-discarded-with-turn',
    'during your Discard Phase',
    '(in your Discard Phase|at the end of your Discard Phase|at the end of your turn)',
  ],
  ['be-left-behind', 'when you escape', '(if you escape|after you escape)'],
] as const satisfies readonly (readonly [ActionName, string, string])[];

const ACTIONS: ReadonlySet<string> = new Set(MOMENTS.map(([action]) => action));

/** The clause that cards stay: a prohibition of what the rules would do to them. */
const stays = (cards: CardSelector, action: ActionName): Clause => ({
  subject: { kind: 'cards', cards },
  predicate: { value: { do: 'forbid', action }, role: 'what', takes: 'cards', phrase: 'stay' },
  tails: [],
});

/** The cards of such a clause, and the moment. */
const staying = ({ subject, predicate: { value }, tails }: Clause) =>
  value.do === 'forbid' &&
  value.action !== undefined &&
  ACTIONS.has(value.action) &&
  subject?.kind === 'cards' &&
  tails.length === 0 && { what: subject.cards, when: value.action };

/** Cards that stay in play where the rules would discard them (KH 8.2.2, 8.2.3, 8.3, 8.4). */
export const staysInPlay = [
  ...MOMENTS.flatMap(([action, usual, others]) =>
    [usual, others].map((words, i) =>
      definePhrase({
        slot: 'clearing',
        name: i === 0 ? action : `${action}-else`,
        yieldsTo: i === 0 ? [] : [action],
        usual: () => i === 0,
        template: words as 'when you escape',
        data: () => action,
      }),
    ),
  ),
  definePhrase({
    slot: 'clearing',
    name: 'escape-from-here',
    yieldsTo: ['be-left-behind', 'be-left-behind-else'],
    usual: () => false,
    template: '(when|if) you escape from here',
    // The World that is left is the one that says so.
    build: (_parts, { facts: { type }, refuse }) =>
      type === undefined || type === 'world' ? 'be-left-behind' : refuse('“here” is a World'),
    split: (action) => action === 'be-left-behind' && {},
    examples: ["When you escape from here, you don't discard your Friends."],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'stay',
    subject: 'cards',
    wording: { all: 'plain' },
    template: "(aren't~ discarded|aren't~ discarded from play|stay~ in play|remain~ in play) {when:clearing}",
    build: ({ when }) => ({ do: 'forbid', action: when }),
    split: (e) => e.do === 'forbid' && e.action !== undefined && ACTIONS.has(e.action) && { when: e.action },
    examples: [
      "This Friend isn't discarded at the end of a battle.",
      "Your other Friends aren't discarded at the end of a challenge.",
      'Your Friends stay in play at the end of a battle.',
      "{PLAY}: Chosen Friend isn't discarded at the end of a battle this turn.",
    ],
  }),
  definePhrase({
    slot: 'clause',
    name: 'then-they-stay',
    template: "{when:clearing} , {subject:subject} aren't~ discarded [from play]",
    usual: () => false,
    wording: { all: 'plain' },
    build: ({ when, subject }) => (subject.kind === 'cards' ? stays(subject.cards, when) : undefined),
    split: (clause) => {
      const said = staying(clause);
      return said && { when: said.when, subject: { kind: 'cards' as const, cards: said.what } };
    },
    examples: ["At the end of a battle, this Friend isn't discarded."],
  }),
  definePhrase({
    slot: 'clause',
    name: 'you-keep',
    yieldsTo: ['then-they-stay'],
    template:
      "({when:clearing} , you don't discard {what:object} [from play]|you don't discard {what:object} [from play] {when:clearing})" as "{when:clearing} , you don't discard {what:object}",
    usual: () => false,
    wording: { all: 'plain' },
    build: ({ when, what }) => stays(what, when),
    split: (clause) => staying(clause),
    examples: [
      "When you escape, you don't discard your Friends.",
      "You don't discard your Friends when you escape.",
    ],
  }),
];
