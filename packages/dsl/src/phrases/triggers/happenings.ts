/** What texts wait for, of events that say nothing but that they happened: "dies", "attacks", "win a race". */
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

/** An event as texts speak of it: what its subject does, as a template (`die~`), its kind, and a text that says it. */
export type Happening = readonly [
  words: string,
  on: string,
  example: string,
  more?: {
    /** Name of the row; the kind of event if absent. */
    readonly name?: string;
  } & Pick<Phrase, 'outranks' | 'notPast'>,
];

/**
 * The rows of the slot `event-predicate` for events of cards, or of players.
 *
 * @example
 * eventsOf('cards', [['die~', 'died', 'When this beast dies, draw a card.']])
 */
export const eventsOf = (subject: 'cards' | 'player', events: readonly Happening[]): Phrase[] =>
  events.map(([words, on, example, { name = on, ...more } = {}]) =>
    definePhrase({
      slot: 'event-predicate',
      name,
      subject,
      template: words as 'die~',
      ...more,
      data: () => ({ on }),
      examples: [example],
    }),
  );
