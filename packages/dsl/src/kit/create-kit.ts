import {
  type DeckLimits,
  deckFaults,
  definePlugin,
  type LimitRules,
  namesInLimits,
  type Plugin,
  refuseLimits,
} from '@cardwright/core';
import type { LanguageOptions } from '../language/types.ts';
import { setDefiner } from '../sets/define-set.ts';
import type { KitFormat } from './formats.ts';
import type { GameKit } from './game-kit.ts';
import { type PlainCard, plainDefinition, plainName } from './plain-card.ts';
import { plainTelling } from './plain-telling.ts';
import type { KitCards } from './sets.ts';
import type { Telling } from './telling.ts';

/** What a kit is made of: rules and language; the rest where the game says more than what follows from them. */
export interface KitOptions
  extends Partial<Omit<GameKit<PlainCard>, 'plugin' | 'language' | 'telling' | 'cards'>> {
  readonly plugin: Plugin;
  /** The words and rows of its texts, loaded late: playing a game loads no parser. */
  readonly language: () => Promise<LanguageOptions>;
  /** How it is told; what is left out is told by the names of events and actions. */
  readonly telling?: Partial<Telling>;
  /** What its decks are: the rules of the format `free`, which is there without formats of its own. */
  readonly deck?: DeckLimits & LimitRules;
  /** Types of card that texts may stand on, the usual one first; those of the plugin if absent. */
  readonly types?: readonly string[];
}

/** The format of any cards of a game, with what the game asks of decks. */
function freeFormat(game: string, deck: KitOptions['deck']): KitFormat {
  if (deck === undefined)
    return { name: 'free', plugin: () => definePlugin({ name: `${game}-free`, version: '1.0.0' }) };
  refuseLimits(deck);
  const { least, most, copies } = deck;
  const plugin = definePlugin({
    name: `${game}-free`,
    version: '1.0.0',
    decks: {
      name: 'Free',
      check: (kernel, cards) => deckFaults(kernel, cards, deck, deck),
      bounds: {
        ...(least !== undefined && { least }),
        ...(most !== undefined && { most }),
        ...(copies !== undefined && { copies }),
      },
      names: namesInLimits(deck),
    },
  });
  return {
    name: 'free',
    plugin: () => plugin,
    ...(least !== undefined && { decks: { size: least, copies: copies ?? least } }),
  };
}

/** An entry of a set's file is the card without its set. */
const toFacts: KitCards<PlainCard>['toFacts'] = (entry, set) =>
  ({ text: '', ...entry, set }) as unknown as PlainCard;
const toEntry: KitCards<PlainCard>['toEntry'] = ({ set: _, ...entry }) => ({ ...entry });

/**
 * A game as one object, of its rules and its language alone: its cards have the facts of a {@link PlainCard}, and are
 * found by name. What it says besides takes the place of what follows from these.
 *
 * @example
 * ```ts
 * export const kit = createKit({ plugin: duel, language: async () => (await import('./language.ts')).options });
 * ```
 */
export function createKit({
  plugin,
  language,
  telling,
  types,
  deck,
  ...more
}: KitOptions): GameKit<PlainCard> {
  const { name, version, cardTypes = [] } = plugin;
  const told = plainTelling(plugin);
  const ofCards = types ?? cardTypes;
  const cards: KitCards<PlainCard> = {
    types: ofCards,
    toFacts,
    toEntry,
    fullName: plainName,
    defineSet: setDefiner({ game: name, gameVersion: version, toDefinition: plainDefinition }),
    sample: (set, number) => ({ set, number, name: `Card ${number}`, type: ofCards[0] ?? '', text: '' }),
  };
  return {
    name,
    title: name,
    imports: { package: name, plugin: name },
    formats: [freeFormat(name, deck)],
    ...more,
    plugin,
    cards,
    language: async () => (await import('./read-cards.ts')).readCards(plugin, await language(), cards),
    telling: {
      ...told,
      ...telling,
      eventMessages: { ...told.eventMessages, ...telling?.eventMessages },
      promptMessages: { ...told.promptMessages, ...telling?.promptMessages },
    },
  };
}
