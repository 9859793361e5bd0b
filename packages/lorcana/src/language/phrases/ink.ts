import type { Destination } from '@cardwright/core/data';
import { definePhrase, differing } from '@cardwright/dsl';

/** A zone and how the card arrives there. */
const arriving = <const T extends string>(name: string, template: T, as: readonly string[]) =>
  definePhrase({
    slot: 'destination',
    name,
    template: template as '(into|to|in) {zone:zone}',
    build: ({ zone }) => ({ ...zone, as }),
    split: ({ zone, of, as: manner, ...other }: Destination) =>
      Object.keys(other).length === 0 &&
      manner !== undefined &&
      manner.join() === as.join() && { zone: of ? { zone, of } : { zone } },
  });

/** The inkwell and how cards come to it (CR 4.2). */
export const ink = [
  // The colors of cards are their ink types (CR 5.2.6).
  ...differing('color', 'ink type', 'ink types'),
  arriving('facedown', '(into|to|in) {zone:zone} facedown', ['facedown']),
  arriving('facedown-exerted', '(into|to|in) {zone:zone} facedown and exerted', ['facedown', 'exerted']),
  definePhrase({
    slot: 'predicate',
    name: 'ink-additional',
    subject: 'player',
    template:
      '(ink~ an additional card|put~ an additional card from your hand into your inkwell facedown|put~ an additional card from your hand into your inkwell)',
    data: () => ({ do: 'additional-action', action: 'ink', count: 1 }),
    examples: ['During your turn, you may ink an additional card.'],
  }),
];
