import type { CardSelector } from '@cardwright/core/data';
import type { Acts, Subject } from '@cardwright/dsl';
import { deeds, definePhrase, equal, withSpellings } from '@cardwright/dsl';

const SELF: CardSelector = { pick: 'self' };
/** Where nobody can move, nobody moves. */
const ALL_LOCATIONS: CardSelector = { pick: 'each', filter: [{ is: 'type', type: 'location' }] };

/** Whether the subject is this card or cards of yours. */
function areYours(subject: Subject | undefined): boolean {
  const cards = subject?.kind === 'cards' ? subject.cards : undefined;
  if (!cards || cards.pick === 'self') return true;
  const filter = 'filter' in cards ? (cards.filter ?? []) : [];
  return filter.some((one) => one.is === 'of' && one.player.who === 'you');
}

/**
 * What follows "can't" and "can": the turn actions of characters (CR 4) and what is done to them. "Can" with a bare
 * action lifts the rule that forbids it ("can challenge the turn they're played"); with another party it lifts what
 * protects that party ("can challenge ready characters").
 */
export const acts = [
  deeds('banished', { banished: ['banish', 'banished'] }),
  definePhrase({
    slot: 'predicate',
    name: 'do-not',
    yieldsTo: ['cannot'],
    subject: 'cards',
    wording: { all: 'plain' },
    template: "don't~ {acts:acts}",
    lasts: true,
    build: ({ acts }) => ({ do: 'forbid', ...acts }),
    split: ({ do: kind, ...e }) => {
      if (kind !== 'forbid' || !('action' in e) || e.action === undefined || ('by' in e && e.by))
        return undefined;
      const { action, other, except } = e as Acts;
      return { acts: { action, ...(other && { other }), ...(except && { except }) } };
    },
    examples: [
      "Choose an opposing character. The chosen character doesn't ready at the start of their next turn.",
    ],
  }),
  definePhrase({
    slot: 'acts',
    name: 'quest',
    template: 'quest',
    data: () => ({ action: 'quest' }),
    examples: ["This character can't quest."],
  }),
  definePhrase({
    slot: 'acts',
    name: 'challenge',
    template: 'challenge',
    data: () => ({ action: 'challenge' }),
    examples: ["This character can't challenge.", "This character can't challenge or be challenged."],
  }),
  definePhrase({
    slot: 'acts',
    name: 'challenge-cards',
    template: 'challenge {other:object}',
    data: ({ other }) => ({ action: 'challenge', other }),
    examples: [
      'This character can challenge ready characters.',
      "Characters with cost 3 or less can't challenge this character.",
    ],
  }),
  definePhrase({
    slot: 'acts',
    name: 'ready',
    template: 'ready',
    data: () => ({ action: 'ready' }),
    examples: ["Chosen exerted character can't ready at the start of their next turn."],
  }),
  definePhrase({
    slot: 'acts',
    name: 'be-challenged',
    template: 'be challenged [by {other:object}]',
    data: ({ other }) => ({ action: 'be-challenged', other }),
    examples: ["Your other characters can't be challenged."],
  }),
  definePhrase({
    slot: 'acts',
    name: 'exert-to-sing',
    template: '({E} to sing|exert to sing|sing) songs',
    data: () => ({ action: 'sing' }),
    examples: ["This character can't {E} to sing songs."],
  }),
  definePhrase({
    slot: 'acts',
    name: 'gain-lore',
    template: 'gain lore',
    data: () => ({ action: 'gain-lore' }),
    examples: ["Opposing locations can't gain lore during their players' turns."],
  }),
  definePhrase({
    slot: 'acts',
    name: 'move',
    template: '(move|move to locations)',
    data: () => ({ action: 'move' }),
  }),
  definePhrase({
    slot: 'acts',
    name: 'move-to',
    template: 'move (to {other:np}|here)' as 'move [to {other:np}]',
    build: ({ other = SELF }) => (equal(other, ALL_LOCATIONS) ? undefined : { action: 'move', other }),
    split: ({ action, other, except }) =>
      action === 'move' &&
      other !== undefined &&
      !except &&
      (equal(other, SELF) ? [{ other }, {}] : { other }),
    examples: ["Characters with cost 5 or more can't move to this location."],
  }),
  definePhrase({
    slot: 'acts',
    name: 'be-dealt-damage',
    template: 'be dealt damage',
    data: () => ({ action: 'be-damaged' }),
    examples: ["During your turn, this character can't be dealt damage."],
  }),
  definePhrase({
    slot: 'acts',
    name: 'be-banished',
    template: 'be banished',
    data: () => ({ action: 'be-banished' }),
    examples: ["Your other characters can't be banished.", "Chosen character can't be banished this turn."],
  }),
  ...withSpellings(
    definePhrase({
      slot: 'acts',
      name: 'ready-at-start-of-your-turn',
      template: 'ready at the start of your turn',
      usual: (_, { subject }) => areYours(subject),
      data: () => ({ action: 'ready-at-start-of-turn' }),
      examples: ["This character can't ready at the start of your turn."],
    }),
    {
      name: 'ready-at-start-of-their-turn',
      template: 'ready at the start of (their|its) turn',
      usual: (_, { subject }) => !areYours(subject),
      examples: ["Opposing characters can't ready at the start of their turn."],
    },
  ),
];
