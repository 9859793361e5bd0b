import { definePhrase } from '@cardwright/dsl';

/** Classifications that are gained (CR 6.4). */
export const classifications = [
  ...(['gain~ ', ''] as const).map((verb) =>
    definePhrase({
      slot: 'predicate',
      name: verb ? 'gain-classification' : 'gain-classification-unsaid',
      subject: 'cards',
      ...(verb === '' && { leavesOut: 'verb', unsaidVerb: 'gain' }),
      lasts: true,
      template:
        `${verb}the {classification:classification} classification` as 'the {classification:classification}',
      usual: () => verb !== '',
      data: ({ classification }) => ({ do: 'add-classification', classification }),
      examples: [
        verb
          ? 'Your other characters gain the Villain classification.'
          : '{E}, 1 {I} — Chosen character gains Resist +1 and the Hero classification until the start of your next turn.',
      ],
    }),
  ),
];
