import type { ZoneSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase, type SplitContext } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';

/** Modifiers of place: a zone, or either of two. */
export const PLACES: readonly Phrase[] = (['in', 'from'] as const).flatMap((word) => {
  const usual = (_: unknown, { wording }: SplitContext) => word === 'from' || !wording?.taken;
  return [
    definePhrase({
      slot: 'place',
      name: `${word}-zone`,
      ...(word === 'from' && { yieldsTo: ['in-zone'] }),
      usual,
      template: `${word} {zone:zone} [or {or:zone-word}]`,
      build: ({ zone, or }) => {
        if (or === undefined) return { filter: [], from: zone };
        return or === zone.zone
          ? undefined
          : { filter: [], from: { ...zone, or: or as ZoneSelector['zone'] } };
      },
      split: ({ filter, from }) => {
        if (filter.length > 0 || !from) return undefined;
        const { or, ...zone } = from;
        return or === undefined ? { zone } : { zone, or };
      },
      examples: [
        word === 'from'
          ? 'Put a card from your hand or discard on the bottom of your deck.'
          : 'Draw a card for each card in your hand or discard.',
      ],
    }),
    definePhrase({
      slot: 'place',
      name: `${word}-either-zone`,
      yieldsTo: [word === 'in' ? 'in-zone' : 'in-either-zone'],
      usual: () => false,
      template: `${word} {zone:zone} or {other:zone}`,
      build: ({ zone, other }) =>
        zone.zone !== other.zone && equal(zone.of, other.of)
          ? { filter: [], from: { ...zone, or: other.zone } }
          : undefined,
      split: ({ filter, from }) => {
        if (filter.length > 0 || from?.or === undefined) return undefined;
        const { or, ...zone } = from;
        return { zone, other: { ...zone, zone: or } };
      },
    }),
  ];
});
