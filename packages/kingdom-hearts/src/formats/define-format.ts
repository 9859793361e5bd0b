import {
  type DeckLimits,
  deckFaults,
  definePlugin,
  namesInLimits,
  type Plugin,
  refuseLimits,
  sizeFaults,
} from '@cardwright/core';
import { type CardDefinition, contract, refuseUnless } from '@cardwright/core/data';
import type { Kernel } from '@cardwright/core/game';
import { optionsOf } from '../options/options.ts';
import { areSameName, containsName } from '../table/same-name.ts';
import type { FormatFault } from './faults.ts';

const isForm = (card: CardDefinition): boolean => card.attributes['form'] === true;
const levelOf = (card: CardDefinition): number | undefined => card.stats['level'];

/** Exactly one Player Card; several only where all of them are XIII (KH 5.2, 9.36). */
function playerFaults(cards: readonly CardDefinition[]): FormatFault[] {
  const players = cards.filter((card) => card.type === 'player' && !isForm(card));
  if (players.length === 0) return [{ code: 'no-player-card', message: 'a deck has a Player Card' }];
  const other = players.find((card) => !card.classifications.includes('XIII'));
  if (players.length === 1 || other === undefined) return [];
  return [
    {
      code: 'too-many-player-cards',
      message: `a deck has one Player Card unless all are Player/XIII; this one has ${players.length}`,
      card: other.id,
    },
  ];
}

/** The copy limit in a card's own text, if any (KH 5.5). */
function ownLimit(card: CardDefinition): number | undefined {
  const limit = card.attributes['copies'];
  if (limit === 'any') return Number.POSITIVE_INFINITY;
  return typeof limit === 'number' ? limit : undefined;
}

const hasLimit = (card: CardDefinition): boolean => ownLimit(card) !== Number.POSITIVE_INFINITY;

/** A limit on copies: the cards it counts, and their description. */
interface Limit {
  readonly card: CardDefinition;
  readonly most: number;
  readonly called: string;
  counts(other: CardDefinition): boolean;
}

/**
 * What limits the copies of a card: its own limit for all levels of its name (KH 5.5), else so many of its name and level,
 * whatever their type (KH 5.4); a Promo Card besides to one (KH 5.3).
 */
function limitsOf(kernel: Kernel, card: CardDefinition, copies: number): Limit[] {
  const how = optionsOf(kernel).sameName;
  const own = ownLimit(card);
  const byName: Limit =
    own === undefined
      ? {
          card,
          most: copies,
          called: card.fullName,
          counts: (other) => areSameName(other, card, how) && levelOf(other) === levelOf(card),
        }
      : { card, most: own, called: `“${card.name}”`, counts: (other) => containsName(other.name, card.name) };
  const once: Limit = { card, most: 1, called: `the Promo Card ${card.fullName}`, counts: () => false };
  return card.attributes['promo'] === true ? [once, byName] : [byName];
}

const distinct = (cards: readonly CardDefinition[]): CardDefinition[] =>
  cards.filter((card, i) => cards.indexOf(card) === i);

/** Copies beyond a limit, reported once for the cards that it counts together. */
function copyFaults(kernel: Kernel, cards: readonly CardDefinition[], copies: number): FormatFault[] {
  const faults: FormatFault[] = [];
  const told = new Set<string>();
  for (const { card, most, called, counts } of distinct(cards).flatMap((one) =>
    limitsOf(kernel, one, copies),
  )) {
    // What has no limit takes no place of another card's.
    const same = cards.filter((other) => other === card || (hasLimit(other) && counts(other)));
    const together = distinct(same)
      .map(({ id }) => id)
      .join();
    if (same.length <= most || told.has(together)) continue;
    told.add(together);
    const message = `at most ${most} of ${called}, not ${same.length}`;
    faults.push({ code: 'too-many-copies', message, card: card.id });
  }
  return faults;
}

/** What a format asks of decks, the rulebook's numbers where it does not say (KH 5), and what it changes of the game. */
export interface FormatOptions
  extends DeckLimits,
    Pick<Plugin, 'cardTypes' | 'cards' | 'checks' | 'overrides'> {
  /** Display name, in capitals and small letters. */
  readonly name: string;
  readonly version?: string;
}

const { anything, fields, listOf, text, whole } = contract;
const limit = whole(0);

/** Contract of the options; the plugin is checked separately. */
const OPTIONS = fields(
  'the options of a format',
  { name: contract.name },
  {
    ...{ least: limit, most: limit, copies: limit, version: contract.name },
    ...{ sets: listOf(text), banned: listOf(text), restricted: anything },
    ...{ cardTypes: anything, cards: anything, checks: anything, overrides: anything },
  },
);

const pluginName = (name: string): string =>
  `kingdom-hearts-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/**
 * Makes a format: a plugin with deck rules and changes to the game.
 *
 * @returns a plugin named `kingdom-hearts-` and the name in lower case
 * @throws CardwrightError `plugin-invalid` for an unknown or invalid option
 */
export function defineFormat(options: FormatOptions): Plugin {
  refuseUnless(OPTIONS, options, 'A format');
  const { name, version = '0.1.0', least = 41, most = 60, copies = 3 } = options;
  const { sets, banned, restricted, cardTypes, cards, checks, overrides } = options;
  refuseLimits({ ...options, least, most, copies }, options.overrides?.settings?.['opening-hand']);
  const others = {
    ...(sets !== undefined && { sets }),
    ...(banned !== undefined && { banned }),
    ...(restricted !== undefined && { restricted }),
  };
  return definePlugin({
    name: pluginName(name),
    version,
    requires: { 'kingdom-hearts': '0.1.0' },
    decks: {
      name,
      bounds: { least, most, copies },
      names: namesInLimits(options),
      check(kernel: Kernel, deck: readonly string[]): readonly FormatFault[] {
        const definitions = deck.flatMap((id) => kernel.cardsById.get(id)?.definition ?? []);
        return [
          ...(sizeFaults(deck, { least, most }) as FormatFault[]),
          ...playerFaults(definitions),
          ...copyFaults(kernel, definitions, copies),
          ...(deckFaults(kernel, deck, others) as FormatFault[]),
        ];
      },
    },
    ...(cardTypes === undefined ? {} : { cardTypes }),
    ...(cards === undefined ? {} : { cards }),
    ...(checks === undefined ? {} : { checks }),
    ...(overrides === undefined ? {} : { overrides }),
  });
}
