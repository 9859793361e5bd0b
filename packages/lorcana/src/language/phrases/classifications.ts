import { definePhrase, withSpellings } from '@cardwright/dsl';

/** Classifications that are gained (CR 6.4). */
export const allClassifications = definePhrase({
  slot: 'predicate',
  name: 'gain-all-classifications',
  outranks: ['gain-classification'],
  subject: 'cards',
  lasts: true,
  template: '(gain~|have~) all classifications',
  data: () => ({ do: 'add-classification', classification: 'all' }),
  examples: ['Chosen character gains all classifications this turn.'],
});

export const classifications = withSpellings(
  definePhrase({
    slot: 'predicate',
    name: 'gain-classification',
    subject: 'cards',
    lasts: true,
    template: 'gain~ the {classification:classification} classification',
    data: ({ classification }) => ({ do: 'add-classification', classification }),
    examples: ['Your other characters gain the Villain classification.'],
  }),
  {
    name: 'gain-classification-unsaid',
    template: 'the {classification:classification} classification',
    leavesOut: 'verb',
    unsaidVerb: 'gain',
    usual: () => false,
    examples: [
      '{E}, 1 {I} — Chosen character gains Resist +1 and the Hero classification until the start of your next turn.',
    ],
  },
);
