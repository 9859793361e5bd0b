/** Cards and resources that texts make, in games that list `madeCardRows` and `fillPool`. */
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';

/**
 * The rows for cards that texts make: "Create a token named Ghost", "Create 2 tokens named Ghost", "Create a copy of …".
 *
 * @param options.noun what such a card is called
 * @param options.name of a card, for the examples
 */
export function createsOf({ noun, name }: { readonly noun: string; readonly name: string }): Phrase[] {
  const row = { slot: 'predicate', subject: 'you', neutral: true } as const;
  return [
    definePhrase({
      ...row,
      name: `create-a-${noun}`,
      template: `create~ a/an ${noun} named {card:name}` as 'create~ {card:name}',
      data: ({ card }) => ({ do: 'create-cards', card, count: 1 }),
      examples: [`Create a ${noun} named ${name}.`],
    }),
    definePhrase({
      ...row,
      name: `create-${noun}s`,
      yieldsTo: [`create-a-${noun}`],
      template: `create~ {count:amount} ${noun}# named {card:name}` as 'create~ {count:amount} {card:name}',
      data: ({ count, card }) => ({ do: 'create-cards', card, count }),
      examples: [`Create 2 ${noun}s named ${name}.`],
    }),
    definePhrase({
      ...row,
      name: 'create-a-copy',
      template: 'create~ a copy of {of:object}',
      data: ({ of }) => ({ do: 'copy-cards', of }),
      examples: ['Create a copy of chosen card.'],
    }),
  ];
}

/**
 * The rows for what texts put into pools, each with its words behind the amount.
 *
 * @example
 * fillsOf({ mana: '{M}', oath: '{M} for beasts' })
 */
export const fillsOf = (pools: Readonly<Record<string, string>>): Phrase[] =>
  Object.entries(pools).map(([pool, what]) =>
    definePhrase({
      slot: 'predicate',
      name: `add-${pool}`,
      subject: 'you',
      template: `add~ {amount:amount} ${what}` as 'add~ {amount:amount}',
      data: ({ amount }) => ({ do: 'fill-pool', amount, pool }),
      examples: [`Add 2 ${what}.`],
    }),
  );
