import { agrees, type ReminderForm } from '@cardwright/dsl';

/** A reminder whose rule is about lines with certain words. */
const aboutWords = (of: string, says: string, ...words: readonly string[]): ReminderForm => ({
  of,
  says,
  holds: (reminded) => words.every((word) => reminded.words.includes(word)),
});

/** Songs are sung by characters that cost as much (CR 5.4.4.2). */
const singing = (verb: 'sing' | 'play'): ReminderForm => ({
  of: `singing a song with this cost`,
  says: `A character with cost <number> or more can {E} to ${verb} this song for free.`,
  holds: ({ facts }, { number1 }) => facts.cost === undefined || facts.cost === Number(number1),
});

/** Reminder texts of rules, not of keywords. */
export const reminders: readonly ReminderForm[] = [
  singing('sing'),
  singing('play'),
  {
    // CR 5.2.6.1: a card with two names has both.
    of: 'the names of this card',
    says: 'This character counts as being named both <name> and <name>.',
    holds: (reminded, blanks) => agrees(blanks, reminded, reminded.abilities),
  },
  // Singing is no paying of ink (CR 5.4.4.2).
  aboutWords('paying more to play actions', "This doesn't apply to singing songs.", ' more to play '),
  // Who has left the challenge neither deals nor is dealt damage (CR 4.6.6).
  aboutWords('leaving a challenge', 'No damage is dealt in that challenge.', 'challenged, return this'),
  aboutWords('a cost of questing or challenging', 'You pay this cost each time.', ' unless you pay '),
];
