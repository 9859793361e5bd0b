import type { RuleList } from '@cardwright/dsl/kit';

/** Section 10: casual variants. */
export const casualVariants: RuleList = {
  '10.1.1': {
    says: 'The variants are optional, and not all there are.',
    excluded: 'Says what the section is for.',
  },
  '10.1.2': { says: 'The normal rules hold but where the variant says otherwise.', examples: 1 },
  '10.2.1': 'Pack Rush is played with two booster packs, shuffled together, as a Limited format.',
  '10.2.1.1': 'There is no minimum deck size.',
  '10.2.2': 'Two marketing cards begin in each inkwell.',
  '10.2.2.1': 'They cannot leave it.',
  '10.2.2.2': 'They cannot be chosen.',
  '10.2.3': 'The opening hand has 5 cards.',
  '10.2.4': '15 lore win.',
  '10.2.5': 'An empty deck does not lose: the discard is shuffled and becomes the deck.',
};
