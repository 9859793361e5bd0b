import type { RuleList } from '@cardwright/dsl/kit';

/** Section 9: multiplayer. */
export const multiplayer: RuleList = {
  '9.1': 'Multiplayer games are of three players or more.',
  '9.2': { says: 'They have the rules of two-player games and these.', opens: true },
  '9.2.1': 'Turns go round to the left.',
  '9.2.2': 'What several do at once, the active player does first, then the others in turn order.',
  '9.2.3': {
    says: 'Who loses leaves with all cards and waiting abilities; effects with a duration stay until it is over.',
    examples: 1,
  },
  '9.3': { says: 'Some formats have simultaneous turns.', opens: true },
  '9.3.1': 'A team goes through the steps together; its players act in any order, one turn action at a time.',
  '9.3.2': { says: 'What triggers for a team is its own bag, resolved in the order it likes.', examples: 1 },
};
