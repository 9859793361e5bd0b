import type { RuleList } from '@cardwright/dsl/kit';

/** Section 3: turn structure. */
export const turnStructure: RuleList = {
  '3.1.1': 'A turn is the Start-of-Turn Phase, the Main Phase and the End-of-Turn Phase.',
  '3.1.2': 'The Start-of-Turn Phase has the steps Ready, Set and Draw, in that order.',
  '3.1.3': 'In the Main Phase the player acts.',
  '3.1.4': 'In the End-of-Turn Phase effects of the turn end and the next player becomes active.',
  '3.2.1': { says: 'The Ready step.', opens: true },
  '3.2.1.1': 'The active player readies their cards in play and in the inkwell.',
  '3.2.1.2': 'Effects of “during your turn” begin to apply.',
  '3.2.1.3': 'Effects until the start of the turn end.',
  '3.2.1.4': 'What triggers now is added to the bag and waits.',
  '3.2.2': { says: 'The Set step.', opens: true },
  '3.2.2.1': 'Drying characters become dry.',
  '3.2.2.2': 'Locations give their lore, without the bag.',
  '3.2.2.3': 'What waits in the bag from both steps resolves.',
  '3.2.3': { says: 'The Draw step.', opens: true },
  '3.2.3.1': 'The active player draws, but not the starting player in the first turn.',
  '3.2.3.2': 'When the bag is empty the Main Phase begins.',
  '3.3.1': 'The turn actions of section 4 can be taken.',
  '3.3.2': 'The active player ends the turn when they like.',
  '3.3.2.1': 'Not in the middle of a turn action, nor while abilities wait.',
  '3.4.1': { says: 'A turn that is ended goes through steps.', opens: true },
  '3.4.1.1': 'Abilities of the end of the turn trigger and resolve.',
  '3.4.1.2': 'Effects of this turn end; what triggers of it resolves.',
  '3.4.2': 'After a last check the next player begins their turn.',
};
