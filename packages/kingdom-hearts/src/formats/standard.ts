import {
  type CardDefinition,
  type DeckFault,
  type DeckRules,
  definePlugin,
  type Engine,
  type Plugin,
} from '@cardwright/core';
import { optionsOf } from '../options/options.ts';
import { areSameName, isNamed } from '../table/same-name.ts';

const LEAST = 41;
const MOST = 60;
const COPIES = 3;

const isForm = (card: CardDefinition): boolean => card.attributes['form'] === true;
const levelOf = (card: CardDefinition): number | undefined => card.stats['level'];

function sizeFaults(deck: readonly string[]): DeckFault[] {
  if (deck.length >= LEAST && deck.length <= MOST) return [];
  const code = deck.length < LEAST ? 'too-few-cards' : 'too-many-cards';
  return [{ code, message: `a deck has ${LEAST} to ${MOST} cards; this one has ${deck.length}` }];
}

/** Exactly one Player Card; several only where all of them are XIII (KH 5.2, 9.36). */
function playerFaults(cards: readonly CardDefinition[]): DeckFault[] {
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

/** How many copies of a card its own text allows, when it says (KH 5.5). */
function ownLimit(card: CardDefinition): number | undefined {
  const limit = card.attributes['copies'];
  if (limit === 'any') return Number.POSITIVE_INFINITY;
  return typeof limit === 'number' ? limit : undefined;
}

/** Three of a name and level, one of a promo, or what the card itself says for all levels of its name (KH 5.3 to 5.5). */
function copyFaults(engine: Engine, cards: readonly CardDefinition[]): DeckFault[] {
  const how = optionsOf(engine).sameName;
  const faults: DeckFault[] = [];
  const told = new Set<CardDefinition>();
  for (const card of new Set(cards)) {
    if (told.has(card)) continue;
    const own = ownLimit(card);
    const same = cards.filter(
      (other) =>
        (own === undefined ? areSameName(other.name, card.name, how) : isNamed(other.name, card.name)) &&
        (own !== undefined || levelOf(other) === levelOf(card)) &&
        other.type === card.type,
    );
    for (const other of same) told.add(other);
    const most = own ?? (card.attributes['promo'] === true ? 1 : COPIES);
    if (same.length <= most) continue;
    faults.push({
      code: 'too-many-copies',
      message: `at most ${most} of ${own === undefined ? card.fullName : `“${card.name}”`}, not ${same.length}`,
      card: card.id,
    });
  }
  return faults;
}

const decks: DeckRules = {
  name: 'Kingdom Hearts',
  check(engine: Engine, deck: readonly string[]): readonly DeckFault[] {
    const cards = deck.flatMap((id) => engine.cardsById.get(id)?.definition ?? []);
    return [...sizeFaults(deck), ...playerFaults(cards), ...copyFaults(engine, cards)];
  },
};

/** The rulebook's rules for decks (KH 5). */
export const standard: Plugin = definePlugin({
  name: 'kingdom-hearts-standard',
  version: '0.1.0',
  requires: { 'kingdom-hearts': '0.1.0' },
  decks,
});
