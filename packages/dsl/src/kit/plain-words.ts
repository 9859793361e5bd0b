import type { Plugin } from '@cardwright/core';
import { deck, discard, hand } from '@cardwright/core/game';
import { withS } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** What the id of something says: “first-strike” is “first strike”. */
const spoken = (id: string): string => id.replaceAll('-', ' ');

/** A keyword as it is printed: “First Strike”. */
const capitals = (id: string): string => spoken(id).replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

const noun = (id: string) => ({ id, one: spoken(id), many: withS(spoken(id)) });

/**
 * The words that follow from what a game declares, for whatever its own lexicons say nothing of: card types, stats, states and
 * keywords by their names, and the zones of any game.
 */
export function plainWords(plugin: Plugin, said: readonly Lexicon[]): Lexicon {
  const { cardTypes = [], stats = [], keywords = [], states = [] } = plugin;
  /** Those among some names that no lexicon has a word for. */
  const open = (
    kind: 'types' | 'stats' | 'zones' | 'keywords' | 'states',
    ids: readonly string[],
  ): string[] => {
    const known = new Set(said.flatMap((lexicon) => (lexicon[kind] ?? []).map(({ id }) => id)));
    return ids.filter((id) => !known.has(id));
  };
  const named = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name);
  return {
    types: open('types', cardTypes).map(noun),
    stats: open('stats', named(stats)).map((id) => ({ id, words: [spoken(id)] })),
    states: open('states', named(states)).map((id) => ({ id, word: spoken(id) })),
    keywords: open('keywords', named(keywords)).map((id) => ({ id, word: capitals(id), forms: ['none'] })),
    zones: open('zones', named([deck, hand, discard])).map((id) => ({
      ...noun(id),
      ...(id === deck.name && { ordered: true }),
      ...(id === hand.name && { playedFrom: true }),
    })),
  };
}
