import { type Answer, type Engine, fork, type State, type TurnMove } from '@cardwright/core';
import {
  type CardRef,
  cardCount,
  cardOf,
  cardsIn,
  type GameEvent,
  incarnation,
  isShownToAll,
  playerCount,
} from '@cardwright/core/game';
import { anyAnswer } from '../../answers/any-answer.ts';
import { describeAnswer } from '../../answers/describe-answer.ts';
import { difference } from './difference.ts';
import { broken, type Law } from './law.ts';
import { redeal } from './redeal.ts';

/** What a player learns while an answer is carried out, and what they see afterwards. */
interface Course {
  readonly told: string;
  readonly after: State;
  /** The cards that took part, or that are visible to all by now. */
  readonly touched: readonly number[];
}

/** The cards of a decision. */
function cardsOf({ decision }: State): number[] {
  if (decision === null) return [];
  const { kind, cards, source } = decision;
  const chosen = kind === 'choose-cards' || kind === 'choose-targets' || kind === 'order' ? cards : [];
  return [...chosen, source].filter((ref) => ref >= 0).map(cardOf);
}

/** Every card in a slot of the agenda: what was looked at, chosen or mentioned. */
function cardsInSlots({ agenda }: State): number[] {
  const found: number[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'number' && value >= 0) found.push(cardOf(value as CardRef));
    else if (Array.isArray(value)) value.forEach(look);
  };
  for (let frame = agenda; frame !== null; frame = frame.next) {
    look(frame.source);
    look(frame.slots);
  }
  return found;
}

/** The cards of a zone being searched: the searching player sees them all, and the result depends on each. */
const lookedThrough = (engine: Engine, state: State, data: NonNullable<GameEvent['data']>): number[] =>
  cardsIn(state, data['of'] as number, engine.zonesByName.get(data['from'] as string)!);

function play(engine: Engine, state: State, answer: Answer, viewer: number): Course {
  const lines: unknown[] = [];
  const after = fork(state);
  const touched = new Set<number>([...cardsOf(state), ...cardsInSlots(state)]);
  if (state.decision!.kind === 'act') touched.add(cardOf((answer as TurnMove).card));
  const note = ({ kind, card, other, source, data }: GameEvent): void => {
    for (const ref of [card, other, source]) if (ref >= 0) touched.add(cardOf(ref));
    if (kind.name === 'searched') for (const found of lookedThrough(engine, after, data!)) touched.add(found);
  };
  engine.unobserved(() => {
    const stop = engine.observe({
      event: (now, event) => {
        note(event);
        lines.push(engine.viewEvent(now, event, viewer));
      },
      forbidden: (_now, event) => note(event),
      replaced: (_now, event) => note(event),
    });
    try {
      engine.answer(after, answer);
    } finally {
      stop();
    }
  });
  for (const card of [...cardsOf(after), ...cardsInSlots(after)]) touched.add(card);
  for (let card = 0; card < cardCount.get(state, 0); card++)
    if (incarnation.get(state, card) !== incarnation.get(after, card) || isShownToAll(engine, after, card))
      touched.add(card);
  lines.push(engine.view(after, viewer));
  return { told: JSON.stringify(lines), after, touched: [...touched] };
}

/** Law: events reveal nothing hidden. */
export const hiddenCourse: Law = {
  name: 'hidden-course',
  says: 'what a player is told and sees of an answer is the same whatever the cards are that are hidden and take no part',
  every: 10,
  check: ({ engine, state, random }) => {
    if (state.decision === null) return 0;
    const answer = anyAnswer(engine, state, (n) => random.below(n));
    const words = describeAnswer(engine, state, answer);
    const players = playerCount.get(state, 0);
    for (let viewer = -1; viewer < players; viewer++) {
      const first = play(engine, state, answer, viewer);
      const other = fork(state);
      redeal(engine, other, viewer, random, first.touched);
      if (engine.check(other, answer) !== null) broken(`${words} is refused when hidden cards are others`);
      const second = play(engine, other, answer, viewer);
      if (first.told !== second.told)
        broken(`${words} tells player ${viewer} what is hidden: ${difference(first.told, second.told)}`);
    }
    return players + 1;
  },
};
