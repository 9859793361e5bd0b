import { createEngine, type Plugin } from '@cardwright/core';
import { describe, expect, test } from 'vitest';

/** A format, with decks that it allows and decks that it forbids. Decks are lists of card ids. */
export interface FormatConformance {
  /** The game and the sets. */
  readonly plugins: readonly Plugin[];
  readonly format: Plugin;
  readonly legal: readonly (readonly string[])[];
  /** With the codes of all violations of each deck. */
  readonly illegal: readonly { readonly deck: readonly string[]; readonly faults: readonly string[] }[];
}

/** Registers tests: the format attaches, judges the decks, and allowed decks can be played. */
export function runFormatConformance({ plugins, format, legal, illegal }: FormatConformance): void {
  describe(`format conformance of ${format.name}`, () => {
    const engine = createEngine({ plugins: [...plugins, format] });
    const codes = (deck: readonly string[]) =>
      (format.decks?.check(engine, deck) ?? []).map(({ code }) => code);

    test('it is shown with a deck that it allows and one that it does not', () => {
      expect(legal.length).toBeGreaterThan(0);
      if (format.decks !== undefined) expect(illegal.length).toBeGreaterThan(0);
    });

    test.each(legal.map((deck, i) => [i + 1, deck] as const))(
      'allows deck %i, and it can be played',
      (_, deck) => {
        expect(codes(deck)).toEqual([]);
        const decks = Array.from({ length: engine.rules.minPlayers }, () => deck);
        expect(engine.createGame({ seed: 1, decks }).decision).not.toBeNull();
      },
    );

    test.each(illegal.map(({ deck, faults }, i) => [i + 1, deck, faults] as const))(
      'tells every fault of deck %i',
      (_, deck, faults) => expect(codes(deck).toSorted()).toEqual([...faults].toSorted()),
    );
  });
}
