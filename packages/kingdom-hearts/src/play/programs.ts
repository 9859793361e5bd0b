import {
  actionCard,
  actionOption,
  actionSlots,
  ask,
  type CardRef,
  cardOf,
  cardsIn,
  countIn,
  defineProgram,
  type GameEvent,
  hand,
  isCurrent,
  type Label,
  label,
  type Machine,
  NO_CARD,
  type Program,
  play,
  refOf,
  type Signal,
  type Step,
  spellSteps,
  type Zone,
  zoneNameOf,
} from '@cardwright/core/game';
import { cleared } from '../events/leaving.ts';
import { movedToAWorld, played } from '../events/played.ts';
import { hpGained } from '../events/players.ts';
import { charactersOf, playerCardOf } from '../table/areas.ts';
import { momentOf } from '../table/moment.ts';
import { worldWherePlayed } from '../table/places.ts';
import { traitsOf } from '../table/traits.ts';
import { darkArea, friendArea, playerArea, worldArea } from '../table/zones.ts';
import { sameNamedEquipment } from './equipment.ts';
import { hasLasting, refusalOf, sameNamedFriends } from './limits.ts';

// Slots of every program that plays a card.
const layout = actionSlots();
const CARD = actionCard;
/** The way in which it is played. */
const OPTION = actionOption;
/** The card whose place the new one takes, or -1. */
const REPLACED = layout.add<CardRef | null>();
const RESULT = layout.addResult();
/** Which ability of the text comes next. */
const ABILITY = layout.add<number>();
/** The character of the chosen way, as a reference: its index changes when another one leaves. */
const CHARACTER = layout.add<CardRef>();
/** The Attack Cards that are played after it. */
const MORE = layout.add<readonly CardRef[]>();

const cardIn = (m: Machine): number => cardOf(m.frame.get(CARD));

const clear = (m: Machine, cards: readonly number[]): GameEvent[] =>
  cards.map((card) => cleared.of(m.frame.controller, { card: refOf(m.state, card) }));

/** The event that a card is played to an area, at the World where that is. */
function playing(m: Machine, ref: CardRef, to: Zone, more: GameEvent['data'] = {}): GameEvent {
  const { frame, state } = m;
  const world = worldWherePlayed(state, frame.controller, to);
  const at = world < 0 ? NO_CARD : refOf(state, world);
  return played.of(frame.controller, {
    card: ref,
    other: at,
    source: frame.source,
    data: { from: zoneNameOf(m.kernel, state, ref), to: to.name, ...more },
  });
}

/** Proposes that the card is played; what it did not become a part of ends here. */
function enter(to: Zone, facts: (m: Machine) => GameEvent['data'] = () => ({})): Step[] {
  return [
    (m) => {
      const { frame } = m;
      const replaced = frame.get(REPLACED);
      const replaces = typeof replaced === 'number' && replaced >= 0 ? { replaces: replaced } : {};
      return m.emit([playing(m, frame.get(CARD), to, { ...facts(m), ...replaces })], RESULT);
    },
    (m) => {
      if (m.frame.get(RESULT) === 0) return m.pop();
      m.frame.set(CARD, refOf(m.state, cardIn(m)));
      return m.next();
    },
  ];
}

/** Friends of the same name go first; the Equipment of one goes to the new one (KH 4.3, 8.2.5, KH 9.19). */
function makeRoom(m: Machine): Signal {
  const same = sameNamedFriends(m.kernel, m.state, m.frame.controller, cardIn(m));
  m.frame.set(REPLACED, same.length === 0 ? NO_CARD : refOf(m.state, same[0]!));
  return m.emit(clear(m, same));
}

/** Whether a card in play still has an effect after it has resolved (KH 4.4). */
function goesOn(m: Machine): boolean {
  const { kernel, state, frame } = m;
  if (hasLasting(state, frame.get(CARD))) return true;
  const parts = kernel.card(state, cardIn(m)).partsIn(play);
  return parts.some((part) => part.kind !== 'trigger');
}

/** What has resolved is discarded, unless it stays for the battle, the challenge or as long as its effects (KH 4.4). */
function finish(m: Machine): Signal {
  const ref = m.frame.get(CARD);
  const moment = momentOf(m.kernel, m.state);
  const stays = moment === 'battle' || moment === 'challenge' || goesOn(m);
  return m.emit(stays || !isCurrent(m.state, ref) ? [] : clear(m, [cardIn(m)]));
}

const program = (name: string, steps: readonly (Step | Label)[], rule: string): Program =>
  defineProgram(`kingdom-hearts/${name}`, layout.count, steps, { rule: rule });

/** A World is placed, the player gains 1 Heart Point (KH 8.2.1). The win is looked for before any text (KH 9.8). */
export const moveProgram: Program = program(
  'move',
  [
    ...enter(worldArea),
    (m) => m.emit([movedToAWorld.of(m.frame.controller, { card: m.frame.get(CARD) })]),
    (m) => m.emit([hpGained.of(m.frame.controller, { amount: 1 })]),
  ],
  'KH 8.2.1',
);

export const disruptProgram: Program = program('disrupt', enter(darkArea), 'KH 8.2.4');

export const friendProgram: Program = program('play-friend', [makeRoom, ...enter(friendArea)], 'KH 8.2.5');

/** Records the character of the chosen way before the list of characters changes. */
function declare(m: Machine): Signal {
  const { state, frame } = m;
  frame.set(CHARACTER, refOf(state, charactersOf(state, frame.controller)[frame.get(OPTION)]!));
  return m.next();
}

/** The declared source of a Magic Card, by its name (KH 9.24): it may be the very Friend that goes for the new one. */
const byMagicOf = ({ kernel, state, frame }: Machine): GameEvent['data'] => ({
  by: kernel.card(state, cardOf(frame.get(CHARACTER))).definition.fullName,
});

export const magicFriendProgram: Program = program(
  'play-magic-friend',
  [declare, makeRoom, ...enter(friendArea, byMagicOf)],
  'KH 8.2.8',
);

export const magicProgram: Program = program(
  'play-magic',
  [declare, ...enter(play, byMagicOf), ...spellSteps(CARD, ABILITY), finish],
  'KH 8.2.8',
);

/** The text of an Event is resolved and the card discarded (KH 8.2.7). */
export const eventProgram: Program = program(
  'play-event',
  [
    ...enter(play),
    ...spellSteps(CARD, ABILITY),
    (m) => m.emit(isCurrent(m.state, m.frame.get(CARD)) ? clear(m, [cardIn(m)]) : []),
  ],
  'KH 8.2.7',
);

export const techniqueProgram: Program = program(
  'play-technique',
  [...enter(play), ...spellSteps(CARD, ABILITY)],
  'KH 4.9',
);

// Where the program of an Attack Card goes back to.
const moreAsked = label();
const morePlayed = label();

/** Whether an Attack Card may be played now: asked of the first and of each more (KH 8.3, KH 9.31). */
const mayAttack = ({ kernel, state, frame }: Machine, card: number): boolean =>
  kernel.card(state, card).definition.type === 'attack' &&
  refusalOf(kernel, state, frame.controller, card, play) === null;

/**
 * In a challenge one option is to play one or more Attack Cards (KH 8.3, KH 9.31). It is asked of any cards in hand:
 * the opponent need not know whether there are more.
 */
function askForMore(m: Machine): Signal {
  const { kernel, state, frame } = m;
  frame.set(MORE, []);
  frame.set(RESULT, 0);
  if (momentOf(kernel, state) !== 'challenge' || countIn(state, frame.controller, hand) === 0)
    return m.next();
  const others = cardsIn(state, frame.controller, hand).filter((card) => mayAttack(m, card));
  const refs = others.map((card) => refOf(state, card));
  const ref = frame.get(CARD);
  return m.ask(
    ask.cards(frame.controller, {
      prompt: 'more-attacks',
      from: refs,
      min: 0,
      max: refs.length,
      into: MORE,
      source: ref,
      secret: true,
      rule: 'KH 8.3',
    }),
  );
}

/** One after the other, each if it may be still. What they are may let others be played: it is asked again. */
function playMore(m: Machine): Signal {
  const { frame } = m;
  const [ref, ...rest] = frame.get(MORE);
  if (ref === undefined) return frame.get(RESULT) > 0 ? m.goto(moreAsked) : m.pop();
  frame.set(MORE, rest);
  return mayAttack(m, cardOf(ref)) ? m.emit([playing(m, ref, play)], RESULT) : m.goto(morePlayed);
}

export const attackProgram: Program = program(
  'play-attack',
  [...enter(play), moreAsked, askForMore, morePlayed, playMore, (m) => m.goto(morePlayed)],
  'KH 4.10',
);

/** Equipment of the same name goes first; then it is put on the character of the chosen way (KH 8.2.6). */
export const equipmentProgram: Program = program(
  'play-equipment',
  [
    declare,
    (m) => m.emit(clear(m, sameNamedEquipment(m.kernel, m.state, m.frame.controller, cardIn(m)))),
    ...enter(play, (m) => ({ on: m.frame.get(CHARACTER) })),
  ],
  'KH 8.2.6',
);

/** Form Changes do not stack: the one there goes first (KH 9.39). */
export const formProgram: Program = program(
  'change-form',
  [
    (m) => {
      const card = playerCardOf(m.state, m.frame.controller);
      return m.emit(traitsOf(m.kernel, m.state, card).isForm ? clear(m, [card]) : []);
    },
    ...enter(playerArea),
  ],
  'KH 4.1',
);

/** Programs that frames of a saved game may name. */
export const playPrograms: readonly Program[] = [
  moveProgram,
  disruptProgram,
  friendProgram,
  magicFriendProgram,
  magicProgram,
  eventProgram,
  techniqueProgram,
  attackProgram,
  equipmentProgram,
  formProgram,
];
