import type { Plugin } from '@cardwright/core';
import {
  ask,
  type CardRef,
  cardOf,
  deck,
  defineEvent,
  defineProgram,
  firstIn,
  hand,
  type Machine,
  play,
  type Step,
  startingPlayer,
  type TurnActionRow,
  turnNumber,
  unlink,
} from '@cardwright/core/game';
import { duel } from '../fixtures/duel.ts';
import { duelWith } from './duel-with.ts';

/** Something wrong with the small game. */
export interface Fault {
  readonly what: string;
  /** The law that it breaks. */
  readonly law: string;
  /** What is said of it. */
  readonly says: RegExp;
  readonly plugin: Plugin;
  /** It is about a game as a whole, which no board shows. */
  readonly wholeGame?: true;
}

const [cast, score] = duel.game!.actions as [TurnActionRow, TurnActionRow];

const lost = defineEvent('lost', { commit: (_engine, draft, { card }) => unlink(draft, cardOf(card)) });
const told = defineEvent('told', { facts: ['who'], commit: () => {} });
/** Something beside the state, which rules must not read. */
const beside = { count: 0 };
const counted = defineEvent('counted', {
  // A number that nothing in this game reads.
  commit: (_engine, draft) => startingPlayer.put(draft, 0, beside.count++ % 2),
});

const scoring = (...steps: Step[]): Partial<TurnActionRow> => ({
  program: () => defineProgram('duel/faulty', 2, steps),
});
const top = (m: Machine): string => {
  const card = firstIn(m.state, m.frame.controller, deck);
  return card < 0 ? 'none' : m.kernel.card(m.state, card).id;
};
const askSure = (m: Machine) => m.ask(ask.confirm(m.frame.controller, { prompt: 'sure', into: 1 }));

/** A list in a slot that a later step changes in place: copies of the state share it. */
const shared: Step[] = [
  (m) => {
    m.frame.slots[0] = [1];
    return m.next();
  },
  askSure,
  (m) => {
    (m.frame.slots[0] as number[]).push(2);
    return m.next();
  },
  askSure,
];

export const faults: readonly Fault[] = [
  {
    what: 'an action that is offered although the rules forbid it',
    law: 'oracle-agrees',
    says: /score .* is offered, and the rules do not allow it/,
    plugin: duelWith({ score: { check: () => null } }),
  },
  {
    what: 'an action that is not offered although the rules allow it',
    law: 'oracle-agrees',
    says: /score .* is not offered, and the rules allow it/,
    plugin: duelWith({ score: { ways: () => 1 } }),
  },
  {
    what: 'a card that gets lost',
    law: 'cards-conserved',
    says: /card \d+ is in no zone/,
    plugin: duelWith(
      {
        score: scoring((m) => m.emit([lost.of(0, { card: m.frame.slots[0] as CardRef })])),
      },
      { events: [lost] },
    ),
  },
  {
    what: 'a rule that fails',
    law: 'play',
    says: /the storm breaks everything/,
    plugin: duelWith({
      cast: {
        program: (engine, state, card, option) => {
          if (engine.card(state, card).id === 'storm') throw new Error('the storm breaks everything');
          return cast.program(engine, state, card, option);
        },
      },
    }),
  },
  {
    what: 'an answer that is offered and fails',
    law: 'answers-apply',
    says: /is offered and fails: .*the storm breaks everything/,
    plugin: duelWith({
      cast: {
        program: (engine, state, card, option) => {
          if (engine.card(state, card).id === 'storm') throw new Error('the storm breaks everything');
          return cast.program(engine, state, card, option);
        },
      },
    }),
  },
  {
    what: 'an action that is offered twice',
    law: 'legal-agrees',
    says: /something is listed twice/,
    plugin: duelWith({ score: { zones: [play, play] } }),
  },
  {
    what: 'a check that changes what it looks at',
    law: 'malformed-refused',
    says: /changed the numbers of the state/,
    plugin: duelWith({
      score: {
        check: (engine, state, player, card, option, means) => {
          const refusal = score.check(engine, state, player, card, option, means);
          if (refusal !== null) turnNumber.put(state as never, 0, turnNumber.get(state, 0) + 1);
          return refusal;
        },
      },
    }),
  },
  {
    what: 'a list that copies share',
    law: 'undo',
    says: /changed (the game|another copy)/,
    plugin: duelWith({ score: scoring(...shared) }),
  },
  {
    what: 'something beside the state that rules read',
    law: 'save-and-load',
    says: /a loaded game goes on otherwise/,
    plugin: duelWith(
      { score: scoring((m) => m.emit([counted.of(m.frame.controller)])) },
      { events: [counted] },
    ),
  },
  {
    what: 'a game that does not replay',
    law: 'replays',
    says: /replay-diverged/,
    plugin: duelWith(
      { score: scoring((m) => m.emit([counted.of(m.frame.controller)])) },
      { events: [counted] },
    ),
    wholeGame: true,
  },
  {
    what: 'a rule that goes another way where nothing is indexed',
    law: 'same-without-optimisations',
    says: /other turn actions are offered without the index/,
    plugin: duelWith({
      score: {
        check: (engine, ...rest) =>
          engine.options.withoutIndex === true
            ? { reason: 'tired', rule: 'D 7' }
            : score.check(engine, ...rest),
      },
    }),
  },
  {
    what: 'a function in a slot',
    law: 'state-is-data',
    says: /holds a function/,
    plugin: duelWith({
      score: scoring((m) => {
        m.frame.slots[0] = (() => 1) as never;
        return m.next();
      }, askSure),
    }),
  },
  {
    what: 'an event that tells of a card in the deck',
    law: 'hidden-course',
    says: /score .* tells player .* what is hidden/,
    plugin: duelWith(
      {
        score: scoring((m) => m.emit([told.of(m.frame.controller, { data: { who: top(m) } })])),
      },
      { events: [told] },
    ),
  },
  {
    what: 'a question that tells of a card in the deck',
    law: 'hidden-course',
    says: /score .* tells player .* what is hidden/,
    plugin: duelWith({
      score: scoring((m) => m.ask(ask.confirm(m.frame.controller, { prompt: `sure-${top(m)}`, into: 1 }))),
    }),
  },
  {
    what: 'a question that is asked only with some card in hand',
    law: 'hidden-course',
    says: /tells player .* what is hidden/,
    plugin: duelWith({
      score: scoring((m) => {
        const first = firstIn(m.state, m.frame.controller, hand);
        return first >= 0 && m.kernel.card(m.state, first).id.startsWith('knight') ? askSure(m) : m.next();
      }),
    }),
  },
  {
    what: 'a refusal that tells of a card in the hand of another',
    law: 'hidden-errors',
    says: /trying .* tells what is hidden/,
    plugin: duelWith({
      cast: {
        check: (engine, state, player, card, option, means) => {
          const refusal = cast.check(engine, state, player, card, option, means);
          const other = firstIn(state, 1 - player, hand);
          return refusal !== null && other >= 0
            ? { ...refusal, reason: `they-have-${engine.card(state, other).id}` }
            : refusal;
        },
      },
    }),
  },
  {
    what: 'an offer that depends on a card in the deck',
    law: 'hidden-view',
    says: /the view of player \d tells what is hidden/,
    plugin: duelWith({
      score: {
        check: (engine, state, player, card, option, means) => {
          const first = firstIn(state, player, deck);
          return first >= 0 && engine.card(state, first).id.startsWith('knight')
            ? { reason: 'afraid', rule: 'D 7' }
            : score.check(engine, state, player, card, option, means);
        },
      },
    }),
  },
  {
    what: 'a game without an end',
    law: 'ends',
    says: /after 300 answers it has no end/,
    plugin: duelWith({}, { turns: 1_000_000 }),
    wholeGame: true,
  },
];
