import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import { gameWon, playerLost } from '../events/core-events.ts';
import { commitNow } from '../events/pipe.ts';
import { setupProgram } from '../faults/call-rules.ts';
import type { Card } from '../model/card.ts';
import { MAX_CARDS, NO_CARD } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import { controller, definition, hasLeft, outcome, owner } from '../model/core-columns.ts';
import { Frame } from '../model/frame.ts';
import { isSeat } from '../model/seat.ts';
import type { State, WritableState } from '../model/state.ts';
import { deck, NO_OWNER, type Zone } from '../model/zone.ts';
import { passOverDecision } from '../run/leave-game.ts';
import { emptyState, isSeed } from '../table/empty-state.ts';
import { findCard } from '../table/find-card.ts';
import { seedRandom } from '../table/random.ts';
import { linkLast } from '../table/zone-list.ts';
import type { Engine } from './engine.ts';

/** What a game begins with. */
export interface GameSetup {
  /** Seed of all shuffles and random choices. A 32-bit integer. */
  readonly seed: number;
  /** Card ids, a list for each player in seat order. */
  readonly decks: readonly (readonly string[])[];
  /** The player who takes the first turn; chosen by the game's rules if absent. */
  readonly starting?: number;
  /** The player who decides whether to take the first turn; no one if absent. */
  readonly startChosenBy?: number;
}

/** The fields of what a game begins with. */
export const SETUP_FIELDS: readonly string[] = ['seed', 'decks', 'starting', 'startChosenBy'];

/** A seat named by the set-up, or null. */
function seat(setup: GameSetup, field: 'starting' | 'startChosenBy'): number | null {
  const player = setup[field];
  if (player === undefined) return null;
  if (Number.isInteger(player) && player >= 0 && player < setup.decks.length) return player;
  throw new CardwrightError('deck-invalid', `There is no player ${player} for “${field}”.`, {
    fix: `Give a seat from 0 to ${setup.decks.length - 1}.`,
  });
}

/** Validates untyped set-up data: neither the seed nor the decks have defaults. */
function checkSetup(setup: GameSetup): void {
  const { seed, decks } = setup ?? {};
  if (!Array.isArray(decks) || !decks.every((list) => Array.isArray(list)))
    throw new CardwrightError(
      'deck-invalid',
      'The decks of a game are a list with a list of cards for each player.',
      {
        fix: 'Give names or ids of cards: createGame({ seed: 1, decks: [deck, deck] }).',
      },
    );
  if (!isSeed(seed))
    throw new CardwrightError(
      'setup-invalid',
      `The seed of a game is a whole number of 32 bits, not ${String(seed)}.`,
      {
        fix: 'Give a number from 0 to 4294967295; a game is played again from it.',
      },
    );
  for (const field of Object.keys(setup)) {
    if (SETUP_FIELDS.includes(field)) continue;
    const suggestions = nearNames(field, SETUP_FIELDS);
    throw new CardwrightError('setup-invalid', `A game is not begun with “${field}”.`, {
      suggestions,
      fix: suggestions.length > 0 ? `Did you mean “${suggestions[0]}”?` : 'Leave it out.',
    });
  }
}

/** Finds the cards of a player, in the order given. */
function found(engine: Engine, ...lists: readonly (readonly string[])[]): Card[] {
  const cards: Card[] = [];
  for (const ids of lists) {
    for (let i = 0; i < ids.length; i++) {
      // Copies of a card usually stand together in a list.
      const again = i > 0 && ids[i] === ids[i - 1];
      cards.push(again ? cards[cards.length - 1]! : findCard(engine, ids[i]!));
    }
  }
  return cards;
}

/** A zone that all players share, by name. */
function sharedZone(engine: Engine, name: string): Zone {
  const zone = engine.zonesByName.get(name);
  if (zone?.shared === true) return zone;
  const known = engine.zones.filter(({ shared }) => shared).map((one) => one.name);
  throw new CardwrightError('deck-invalid', `There is no shared zone “${name}” for the cards of no player.`, {
    suggestions: nearNames(name, known),
    fix: 'Declare it: defineZone(name, { visibility, shared: true }).',
  });
}

/** A table with every player's cards in their decks, in the order given, before anything happens. */
export function dealTable(engine: Engine, setup: GameSetup): State {
  const { rules } = engine;
  checkSetup(setup);
  const players = setup.decks.length;
  if (players < rules.minPlayers || players > rules.maxPlayers) {
    throw new CardwrightError(
      'deck-invalid',
      `This game is for ${rules.minPlayers} to ${rules.maxPlayers} players; ${players} decks were given.`,
    );
  }
  const { besides = [], shared = {} } =
    engine.plugins.findLast(({ decks }) => decks !== undefined)?.decks ?? {};
  const common = Object.entries(shared).map(([zone, ids]) => [sharedZone(engine, zone), ids] as const);
  const total =
    setup.decks.reduce((n, d) => n + d.length + besides.length, 0) +
    common.reduce((n, [, ids]) => n + ids.length, 0);
  if (total > MAX_CARDS) {
    throw new CardwrightError(
      'deck-invalid',
      `A table holds at most ${MAX_CARDS} cards; these decks have ${total}.`,
    );
  }
  const cards = setup.decks.map((ids) => found(engine, ids, besides));
  const state = emptyState(engine, players, total);
  const draft = state as unknown as WritableState;
  seedRandom(draft, setup.seed);
  let index = 0;
  const deal = (list: readonly Card[], player: number, zone: Zone): void => {
    for (const card of list) {
      definition.put(draft, index, card.index);
      owner.put(draft, index, player);
      controller.put(draft, index, player);
      linkLast(draft, index, player, engine.layout.zoneIndex[zone.id]!);
      index++;
    }
  };
  for (const [player, list] of cards.entries()) deal(list, player, deck);
  for (const [zone, ids] of common) deal(found(engine, ids), NO_OWNER, zone);
  return state;
}

/**
 * Sets up a game and runs it to its first decision.
 * @throws CardwrightError `unknown-card`, `card-unsupported` or `deck-invalid`
 */
export function createGame(engine: Engine, setup: GameSetup): State {
  const state = dealTable(engine, setup);
  begin(engine, state, seat(setup, 'starting'), seat(setup, 'startChosenBy'));
  return state;
}

/** Puts the game's programs on the agenda and runs them: set-up, then turn after turn. */
export function begin(
  engine: Engine,
  state: State,
  starting: number | null = null,
  chooser: number | null = null,
): void {
  const frame = (id: string, next: Frame | null): Frame => {
    const program = engine.programs.get(id)!;
    return new Frame(program, 0, new Array(program.slotCount).fill(null), NO_CARD, 0, null, next, state.run);
  };
  const setup = setupProgram(engine);
  const first = frame(setup.id, frame('core/turn', null));
  const given = [starting, chooser];
  first.slots = first.slots.map((slot, index) => given[index] ?? slot);
  state.agenda = first;
  engine.machine.run(state);
}

/**
 * A player gives up, at any decision. The last player left wins.
 * @throws CardwrightError `no-decision` when the game is over, or the player has left it or is none of its players
 */
export function concede(engine: Engine, state: State, player: number): void {
  if (!isSeat(state, player) || outcome.get(state, 0) !== 0 || hasLeft.get(state, player) !== 0) {
    throw new CardwrightError('no-decision', 'There is no game for this player to concede.', {
      rule: cite(engine, 'concede'),
    });
  }
  const why = { reason: 'conceded', rule: cite(engine, 'concede') };
  commitNow(engine, state, playerLost.of(player, { data: why }));
  const remaining = engine.playersLeft(state);
  if (remaining.length === 1) {
    commitNow(engine, state, gameWon.of(remaining[0]!, { data: why }));
    state.agenda = null;
    state.decision = null;
  } else if (state.decision?.player === player) passOverDecision(engine, state, true);
}
