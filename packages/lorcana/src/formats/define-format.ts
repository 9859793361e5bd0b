import {
  type DeckLimits as CoreLimits,
  deckFaults,
  definePlugin,
  namesInLimits,
  type Plugin,
  refuseLimits,
} from '@cardwright/core';
import { type CardDefinition, contract, refuseUnless } from '@cardwright/core/data';
import type { Kernel } from '@cardwright/core/game';
import type { FormatFault } from './faults.ts';

/** Limits of a format for decks; absent ones do not apply. */
export interface DeckLimits extends CoreLimits {
  /** How many ink types a deck has at most. */
  readonly inks?: number;
}

/** A format: its name, its deck limits, and its changes to the game. */
export interface FormatOptions
  extends DeckLimits,
    Pick<Plugin, 'cardTypes' | 'cards' | 'checks' | 'overrides'> {
  /** Display name, in capitals and small letters. */
  readonly name: string;
  /** Cards that each player has besides the deck, by id. */
  readonly besides?: readonly string[];
  readonly version?: string;
}

/** How many copies of a card a deck may have, where the card itself says so (CR 1.10.1.1). */
export function copiesAllowed({ name, fullName, abilities }: CardDefinition): number | undefined {
  for (const ability of abilities)
    for (const effect of ability.kind === 'static' ? ability.effects : [])
      if (effect.do === 'deck-copies' && (effect.name === name || effect.name === fullName))
        return effect.most === 'any' ? Number.POSITIVE_INFINITY : effect.most;
  return undefined;
}

/** The first card of an ink type in excess of the most frequent ones. */
function inkFaults(cards: readonly CardDefinition[], most: number): FormatFault[] {
  const counted = new Map<string, number>();
  for (const ink of cards.flatMap(({ colors }) => colors)) counted.set(ink, (counted.get(ink) ?? 0) + 1);
  const inks = [...counted].sort(([, a], [, b]) => b - a).map(([ink]) => ink);
  if (inks.length <= most) return [];
  const extra = inks.slice(most);
  const first = cards.find(({ colors }) => colors.some((ink) => extra.includes(ink)));
  const message = `a deck has at most ${most} ink types; this one has ${inks.join(', ')}`;
  return [{ code: 'too-many-inks', message, ...(first === undefined ? {} : { card: first.id }) }];
}

/** Every violation of the limits. */
function faultsOf(kernel: Kernel, deck: readonly string[], limits: DeckLimits): readonly FormatFault[] {
  const { inks } = limits;
  const faults = deckFaults(kernel, deck, limits, { copiesAllowed }) as FormatFault[];
  const cards = deck.flatMap((id) => kernel.cardsById.get(id)?.definition ?? []);
  return inks === undefined ? faults : [...faults, ...inkFaults(cards, inks)];
}

const { anything, fields, listOf, text, whole } = contract;
const limit = whole(0);

/** Contract of the options; the plugin is checked separately. */
const OPTIONS = fields(
  'the options of a format',
  { name: contract.name },
  {
    ...{ least: limit, most: limit, inks: whole(1), copies: limit },
    ...{ sets: listOf(text), banned: listOf(text), restricted: anything },
    ...{ besides: listOf(contract.name), version: contract.name },
    ...{ cardTypes: anything, cards: anything, checks: anything, overrides: anything },
  },
);

/**
 * Makes a format: a plugin with deck rules and changes to the game.
 *
 * @returns a plugin named `lorcana-` and the name in lower case
 * @throws CardwrightError `plugin-invalid` for an unknown or invalid option
 */
export function defineFormat(options: FormatOptions): Plugin {
  refuseUnless(OPTIONS, options, 'A format');
  refuseLimits(options, options.overrides?.settings?.['opening-hand']);
  const { least, most, inks, copies } = options;
  const { name, version = '0.1.0', besides, cardTypes, cards, checks, overrides } = options;
  return definePlugin({
    name: `lorcana-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    version,
    requires: { lorcana: '0.1.0' },
    decks: {
      name,
      check: (kernel, deck) => faultsOf(kernel, deck, options),
      bounds: {
        ...(least !== undefined && { least }),
        ...(most !== undefined && { most }),
        ...(inks !== undefined && { colors: inks }),
        ...(copies !== undefined && { copies }),
      },
      names: namesInLimits(options),
      ...(besides === undefined ? {} : { besides }),
    },
    ...(cardTypes === undefined ? {} : { cardTypes }),
    ...(cards === undefined ? {} : { cards }),
    ...(checks === undefined ? {} : { checks }),
    ...(overrides === undefined ? {} : { overrides }),
  });
}
