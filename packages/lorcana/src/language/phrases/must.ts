import type { CardSelector, Effect } from '@cardwright/core';
import { type Clause, definePhrase } from '@cardwright/dsl';

/** A clause that says something of cards without making them its grammatical subject. */
const clauseAbout = (cards: CardSelector, value: Partial<Effect>): Clause => ({
  subject: { kind: 'cards', cards },
  predicate: { value, role: 'what', takes: 'cards', phrase: '' },
  tails: [],
});

/** What characters must do, or can do in spite of a rule: the sentences that define keywords (CR 8). */
export const must = [
  definePhrase({
    slot: 'predicate',
    name: 'must-challenge',
    subject: 'cards',
    lasts: true,
    template: 'must challenge [each turn] if able',
    build: () => ({ do: 'require', action: 'challenge' }),
    split: (e) => e.do === 'require' && e.action === 'challenge' && e.other === undefined && {},
    examples: ["This character can't quest and must challenge each turn if able."],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'cannot-choose-except-to-challenge',
    subject: { field: 'by', takes: 'player' },
    lasts: true,
    template: "can't choose {what:object} except to challenge",
    build: ({ what }) => ({ do: 'forbid', action: 'be-chosen', what }),
    split: (e) => e.do === 'forbid' && e.action === 'be-chosen' && e.what !== undefined && { what: e.what },
    examples: ["Opponents can't choose this character except to challenge."],
  }),
  definePhrase({
    slot: 'clause',
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
    slot: 'clause',
    name: 'damage-is-reduced',
    template: 'damage dealt to {what:object} is reduced by {by:integer}',
    build: ({ what, by }) => clauseAbout(what, { do: 'reduce-damage', by }),
    split: (clause) => {
      const { value } = clause.predicate;
      return (
        value.do === 'reduce-damage' &&
        typeof value.by === 'number' &&
        clause.subject?.kind === 'cards' && { what: clause.subject.cards, by: value.by }
      );
    },
    examples: ['Damage dealt to this character is reduced by 2.'],
  }),
  definePhrase({
    slot: 'acts',
    name: 'challenge-the-turn-played',
    template: "challenge the turn (they 're|he 's|she 's) played",
    build: () => ({ action: 'challenge-while-drying' }),
    split: (acts) => acts.action === 'challenge-while-drying' && {},
    examples: ["This character can challenge the turn they're played."],
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
];
