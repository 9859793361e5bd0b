import type {
  CardFilter,
  CardSelector,
  Condition,
  Effect,
  EventPattern,
  KeywordName,
  StatName,
} from '@cardwright/core/data';
import { type Clause, definePhrase } from '@cardwright/dsl';

/** A clause about cards that are not its grammatical subject. */
const clauseAbout = (cards: CardSelector, value: Partial<Effect>): Clause => ({
  subject: { kind: 'cards', cards },
  predicate: { value, role: 'what', takes: 'cards', phrase: '' },
  tails: [],
});

/** What can be required of characters. */
const DUTIES = ['challenge', 'quest'] as const;

/** What only one may do: the action, its event, and the role of who does it. */
const ONLY_ONE = {
  challenge: { action: 'challenge', on: 'challenged', role: 'by' },
  quest: { action: 'quest', on: 'quested', role: 'card' },
} as const;

/** What characters must do, or can do in spite of a rule: the sentences that define keywords (CR 8). */
export const must = [
  definePhrase({
    slot: 'predicate',
    name: 'must',
    subject: 'cards',
    lasts: true,
    ifAble: true,
    template: 'must {acts:acts}',
    build: ({ acts: { action, other, except } }) => {
      const duty = DUTIES.find((one) => one === action);
      return duty && !except ? { do: 'require', action: duty, ...(other && { other }) } : undefined;
    },
    split: (e) =>
      e.do === 'require' && e.action && { acts: { action: e.action, ...(e.other && { other: e.other }) } },
    examples: [
      "This character can't quest and must challenge each turn if able.",
      "Chosen opposing character can't challenge and must quest if able during their next turn.",
      'Chosen opposing character must quest this turn if able.',
      'Opposing characters must challenge this character during their turn if able.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'cannot-choose-except-to-challenge',
    subject: { field: 'by', takes: 'player' },
    lasts: true,
    template: "can't choose {what:object} (except to challenge|for abilities or effects)",
    data: ({ what }) => ({ do: 'forbid', action: 'be-chosen', what }),
    examples: ["Opponents can't choose this character except to challenge."],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'must-choose-this',
    subject: { field: 'by', takes: 'player' },
    lasts: true,
    ifAble: true,
    template: 'must choose {what:object} for (actions and abilities|actions or abilities)',
    data: ({ what }) => ({ do: 'must-be-chosen', what }),
    examples: ['Opponents must choose this character for actions and abilities if able.'],
  }),
  definePhrase({
    slot: 'bare-clause',
    name: 'only-can-challenge',
    template: 'only {those:np} can challenge {what:object}',
    build: ({ those, what }) =>
      those.pick === 'each' && those.from === undefined
        ? clauseAbout(what, { do: 'forbid', action: 'be-challenged', except: those.filter })
        : undefined,
    split: (clause) => {
      const { value } = clause.predicate;
      return (
        value.do === 'forbid' &&
        value.action === 'be-challenged' &&
        value.except !== undefined &&
        clause.subject?.kind === 'cards' && {
          those: { pick: 'each' as const, filter: value.except },
          what: clause.subject.cards,
        }
      );
    },
    examples: ['Only characters with Evasive can challenge this character.'],
  }),
  definePhrase({
    slot: 'bare-clause',
    name: 'damage-is-reduced',
    template: 'damage dealt to {what:object} is reduced by {by:amount}',
    build: ({ what, by }) => clauseAbout(what, { do: 'reduce-damage', by }),
    split: (clause) => {
      const { value } = clause.predicate;
      return (
        value.do === 'reduce-damage' &&
        value.by !== undefined &&
        clause.subject?.kind === 'cards' && { what: clause.subject.cards, by: value.by }
      );
    },
    examples: ['Damage dealt to this character is reduced by 2.'],
  }),
  definePhrase({
    slot: 'bare-clause',
    name: 'damage-cannot-be-removed-from',
    template: "damage [counters] can't be removed from {what:object}",
    usual: ({ subject }) => subject?.kind === 'cards' && !isEveryCard(subject.cards),
    build: ({ what }) => clauseAbout(what, { do: 'forbid', action: 'remove-damage' }),
    split: ({ predicate: { value }, subject }) =>
      value.do === 'forbid' &&
      value.action === 'remove-damage' &&
      subject?.kind === 'cards' && { what: subject.cards },
    examples: [
      "Damage can't be removed from opposing characters.",
      "While this character is exerted, damage can't be removed from damaged characters.",
    ],
  }),
  definePhrase({
    slot: 'bare-clause',
    name: 'damage-cannot-be-removed',
    template: "damage [counters] can't be removed",
    build: () => clauseAbout({ pick: 'each', filter: [] }, { do: 'forbid', action: 'remove-damage' }),
    split: ({ predicate: { value }, subject }) =>
      value.do === 'forbid' &&
      value.action === 'remove-damage' &&
      subject?.kind === 'cards' &&
      isEveryCard(subject.cards) &&
      {},
    examples: ["Damage counters can't be removed."],
  }),
  definePhrase({
    slot: 'acts',
    name: 'quest-the-turn-played',
    template: "{action:challenge|quest} the turn (they 're|he 's|she 's) played",
    words: { action: { challenge: 'challenge-while-drying', quest: 'quest-while-drying' } },
    data: ({ action }) => ({ action }),
    examples: [
      "This character can challenge the turn they're played.",
      "This character can quest the turn they're played.",
    ],
  }),
  definePhrase({
    slot: 'acts',
    name: 'sing-the-turn-played',
    template: "({E} to sing|exert to sing|sing) songs the turn (they 're|he 's|she 's) played",
    data: () => ({ action: 'sing-while-drying' }),
    examples: ["This character can sing songs the turn they're played."],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'challenge-as-if',
    subject: 'cards',
    lasts: true,
    template: 'can challenge as if (they|he|she) had {keyword:keyword}',
    build: ({ keyword }) => (keyword === 'evasive' ? { do: 'challenge-as-if', keyword } : undefined),
    split: (e) => e.do === 'challenge-as-if' && e.keyword !== undefined && { keyword: e.keyword },
    examples: ['This character can challenge as if they had Evasive.'],
  }),
  // "Only one": once one has done it, all others are forbidden.
  definePhrase({
    slot: 'sentence',
    name: 'only-one-can',
    yieldsTo: ['lead'],
    template: 'each turn , only one {group:group} can {act:challenge|quest}',
    words: { act: ONLY_ONE },
    number: 'sg',
    build: ({ group: { filter, from }, act: { action, on, role } }) => {
      if (from) return undefined;
      const event: EventPattern = { on, [role]: { pick: 'any', filter } };
      const others: CardFilter = { is: 'not', filter: { is: 'happened', role, event: { on } } };
      const what: CardSelector = { pick: 'each', filter: [...filter, others] };
      return {
        leads: [{ lead: 'while', condition: { if: 'happened', event } }],
        links: [{ clause: clauseAbout(what, { do: 'forbid', action }) }],
      };
    },
    split: ({ leads, links, modes }) => {
      const [lead, moreLeads] = leads;
      const [link, moreLinks] = links;
      const condition = lead?.lead === 'while' ? lead.condition : undefined;
      if (moreLeads || moreLinks || modes || !link || condition?.if !== 'happened') return undefined;
      const { value } = link.clause.predicate;
      const act = Object.values(ONLY_ONE).find(({ on }) => on === condition.event.on);
      const party = act && condition.event[act.role];
      if (party?.pick !== 'any' || value.do !== 'forbid') return undefined;
      return (
        value.action === act?.action && { group: { filter: party.filter }, act: act as typeof ONLY_ONE.quest }
      );
    },
    examples: [
      'Each turn, only one character can challenge.',
      'Each turn, only one opposing character can quest.',
    ],
  }),
  definePhrase({
    slot: 'bare-clause',
    name: 'must-choose-if-able',
    template: '{who:np} who challenge~ {among:np} must choose one with {keyword:keyword} if able',
    build: ({ who, among, keyword }) => {
      const [what, others] = [toEach(who), toEach(among)];
      return what && others
        ? clauseAbout(what, {
            do: 'must-choose',
            among: others,
            filter: [{ is: 'keyword', keyword: keyword as KeywordName }],
          })
        : undefined;
    },
    split: ({ predicate: { value }, subject }) => {
      if (value.do !== 'must-choose' || subject?.kind !== 'cards' || value.among?.pick !== 'each')
        return undefined;
      const [only, more] = value.filter ?? [];
      if (more !== undefined || only?.is !== 'keyword' || subject.cards.pick !== 'each') return undefined;
      return { who: toSome(subject.cards), among: toSome(value.among), keyword: only.keyword };
    },
    examples: [
      'An opposing character who challenges one of your characters must choose one with Bodyguard if able.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'add-stat',
    yieldsTo: ['get'],
    subject: 'you',
    template: "add~ {amount:measure} to {what:np} 's {stat:stat}",
    data: ({ amount, what, stat }) => ({ do: 'modify', stat: stat as StatName, by: amount, what }),
    when: ({ amount }) => typeof amount === 'object',
    usual: (e) =>
      e.do === 'modify' && typeof e.by === 'object' && e.by.amount === 'stat' && e.by.stat === e.stat,
    examples: [
      "Whenever this character quests, you may add their {S} to another chosen character's {S} this turn.",
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'play-onto',
    subject: 'player',
    template: 'play~ this [character] on top of {onto:np}',
    data: ({ onto }) => ({ do: 'play-onto', onto }),
    examples: ['You may pay 6 {I} to play this on top of one of your characters named Hades.'],
  }),
  definePhrase({
    slot: 'acts',
    name: 'sing-this-song',
    template: '({E} to sing|{E} to play) this song for free',
    data: () => ({ action: 'sing', other: { pick: 'self' } }),
  }),
  // About the subject of the sentence, not the card with the text.
  definePhrase({
    slot: 'circumstance',
    name: 'while-in-such-a-state',
    template: 'while {state:challenging|being challenged|at a location}',
    words: {
      state: {
        challenging: { is: 'state', state: 'challenging' },
        'being challenged': { is: 'state', state: 'being-challenged' },
        'at a location': { is: 'state', state: 'at-a-location', with: 'location' },
      },
    },
    data: ({ state }) => ({ said: 'while', condition: { if: 'subject', filter: [state] } }),
    examples: [
      'While challenging, this character gets +2 {S}.',
      'This character gets +1 {L} for each item you have in play while at a location.',
      'Your other characters get +2 {S} while being challenged.',
    ],
  }),
];

const whomOf = (c: Condition) => {
  const [only, more] = c.if === 'subject' ? c.filter : [];
  return !more && only?.is === 'challenging' ? only.whom : undefined;
};
const challengingWhom = (whom: CardSelector): Condition | undefined =>
  (whom.pick === 'some' || whom.pick === 'each') && whom.from === undefined
    ? { if: 'subject', filter: [{ is: 'challenging', whom: whom.filter }] }
    : undefined;
const saidWhom = (whom: readonly CardFilter[]) => [
  { whom: toSome({ pick: 'each', filter: whom }) },
  { whom: { pick: 'each' as const, filter: whom } },
];

/** "While challenging a damaged character": whom, too. */
export const whileChallenging = [
  definePhrase({
    slot: 'circumstance',
    name: 'while-challenging-whom',
    template: 'while challenging {whom:np}',
    build: ({ whom }) => {
      const condition = challengingWhom(whom);
      return condition && { said: 'while', condition };
    },
    split: ({ said, condition }) => {
      const whom = said === 'while' ? whomOf(condition) : undefined;
      return whom && saidWhom(whom);
    },
    examples: [
      'While challenging a damaged character, this character gets +2 {S}.',
      'Your characters get +3 {S} while challenging a location.',
    ],
  }),
];

function isEveryCard(cards: CardSelector): boolean {
  return cards.pick === 'each' && cards.filter.length === 0 && !cards.from;
}

/** "An opposing character" of a general rule: each of them. */
function toEach(cards: CardSelector): CardSelector | undefined {
  return cards.pick === 'some' && cards.from === undefined
    ? { pick: 'each', filter: cards.filter }
    : undefined;
}

function toSome({ filter }: CardSelector & { pick: 'each' }): CardSelector {
  return { pick: 'some', range: { min: 1, max: 1 }, filter };
}
