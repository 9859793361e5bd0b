import { CardwrightError } from '../errors/cardwright-error.ts';
import { cardOf } from '../model/card-ref.ts';
import { controller, definition, incarnation, owner, unchecked, zoneOf } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import { isSeat } from '../model/seat.ts';
import { type ReadonlyState, State, type WritableState } from '../model/state.ts';
import { isSeed } from '../table/empty-state.ts';
import { OutsideChance } from '../table/outside-chance.ts';
import { seedRandom } from '../table/random.ts';
import { relink } from '../table/zone-list.ts';
import { type DeckKnowledge, dealFaces } from './deal-faces.ts';
import { ANY, type HiddenPlace, hiddenPiles, occupy, placesIn } from './hidden-places.ts';
import { cardsAskedAbout, hiddenFrom, rememberedCards } from './known-cards.ts';
import { mentionedCards, renameRows } from './mentioned.ts';
import { Renamer } from './renamed.ts';

/** Refuses what cannot be: a seat that is empty, a seed that is none, a question about cards that the player must not know. */
function checkGiven(
  state: ReadonlyState,
  player: number,
  seed: number,
  hidden: () => readonly boolean[],
): void {
  if (player !== -1 && !isSeat(state, player))
    throw new CardwrightError('unknown-name', `There is no player ${String(player)} at this table.`, {
      fix: 'Give the seat of a player, or -1 for who only watches.',
    });
  if (!isSeed(seed))
    throw new CardwrightError(
      'setup-invalid',
      `The seed is a whole number of 32 bits, not ${String(seed)}.`,
      {
        fix: 'Give a number from 0 to 4294967295.',
      },
    );
  const { decision } = state;
  if (decision === null || decision.player === player) return;
  const unknown = hidden();
  if (!cardsAskedAbout(state).some((ref) => unknown[cardOf(ref)])) return;
  throw new CardwrightError(
    'decision-hidden',
    `Player ${decision.player} is asked about cards that player ${player} may not know.`,
    { fix: 'Determinize where that player is asked, or where all see what is asked about.' },
  );
}

/** The row of a card with nothing on it. */
function blankRow(kernel: Kernel): Int32Array {
  const { base, cardsAt, cardStride } = kernel.layout;
  const row = new Int32Array(cardStride);
  for (const column of kernel.columns)
    if (column.scope === 'card') row[base[column.id]! - cardsAt] = column.initial;
  return row;
}

/** Lays a card at a hidden place: what all see of the place stays, all else of the card that lay there is gone. */
function lay(
  kernel: Kernel,
  from: ReadonlyState,
  draft: WritableState,
  place: HiddenPlace,
  face: number,
  blank: Int32Array,
): void {
  const { row, index, open, content } = place;
  const { cardsAt, cardStride } = draft.layout;
  const old = (from.n as Int32Array).subarray(cardsAt + row * cardStride, cardsAt + (row + 1) * cardStride);
  draft.n.set(open ? old : blank, cardsAt + index * cardStride);
  for (const column of [owner, controller, zoneOf]) column.put(draft, index, column.get(from, row));
  incarnation.put(draft, index, content === ANY ? incarnation.initial : incarnation.get(from, content));
  kernel.bind(kernel.cards[face]!);
  definition.put(draft, index, face);
}

/**
 * A game that agrees with all that a player may know, and is otherwise by chance: hidden cards are others, in another order,
 * and what will be shuffled and drawn at random is too. Two games that differ only in what the player cannot see give the
 * same for the same seed, so that nothing hidden can be read through it. A card that the player sees keeps its reference:
 * an answer that is found in it can be given in the game. Nothing is changed in `state`.
 *
 * @throws CardwrightError `decision-hidden` where another player is asked about cards that this one may not know
 */
export function determinize(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  seed: number,
  knowledge: DeckKnowledge = {},
): State {
  checkGiven(state, player, seed, () => hiddenFrom(kernel, state, player));
  const hidden = hiddenFrom(kernel, state, player);
  const mentioned = mentionedCards(kernel, state, hidden);
  const piles = hiddenPiles(kernel, state, player, hidden);
  const chance = new OutsideChance(seed);
  occupy(piles, state, hidden, mentioned, chance);
  const places = piles.flatMap(placesIn);
  const remembered = rememberedCards(state);
  const faces = dealFaces(kernel, state, player, places, hidden, remembered, knowledge, chance);

  const other = new State(state.layout, (state.n as Int32Array).slice());
  const draft = other as unknown as WritableState;
  const blank = blankRow(kernel);
  for (const place of places) lay(kernel, state, draft, place, faces.get(place)!, blank);
  for (const { player: whose, zone, places: there } of piles)
    relink(
      draft,
      whose,
      zone,
      there.map((place) => (typeof place === 'number' ? place : place.index)),
    );
  const renamed = new Map<number, number>();
  for (const { content, index } of places) if (content !== ANY) renamed.set(content, index);
  const renamer = new Renamer(kernel, { of: (card) => renamed.get(card) ?? card });
  renamer.take(state, other);
  renameRows(kernel, other, renamer);
  seedRandom(draft, chance.next());
  // A card that is laid down here is nothing that happened in the game.
  unchecked.put(draft, 0, unchecked.get(state, 0));
  return other;
}
