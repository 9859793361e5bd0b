import {
  activePlayer,
  activePlayers,
  ask,
  type CardRef,
  cardsIn,
  defineProgram,
  discarded,
  hand,
  label,
  type Machine,
  NO_CARD,
  type Program,
  refOf,
  type Signal,
  Slots,
  settingOf,
} from '@cardwright/core/game';
import { handLimit } from '../table/settings.ts';

const slots = new Slots();
/** Which of the active players is next. */
const NEXT = slots.add<number>();
/** What the player discards. */
const CHOSEN = slots.add<readonly CardRef[]>();

const next = label();
const done = label();

const current = (m: Machine): number | undefined => activePlayers(m.kernel, m.state)[m.frame.get(NEXT)];

/** Each active player who holds more cards than a format lets them keep discards the rest. */
export const handLimitProgram: Program = defineProgram(
  'lorcana/hand-limit',
  slots.count,
  [
    (m) => {
      m.frame.set(NEXT, 0);
      return m.next();
    },
    next,
    (m) => {
      const player = current(m);
      if (player === undefined) return m.goto(done);
      const cards = cardsIn(m.state, player, hand);
      const excess = cards.length - settingOf(m.kernel, handLimit)!;
      m.frame.set(CHOSEN, []);
      if (excess <= 0) return m.next();
      return m.ask(
        ask.cards(player, {
          prompt: 'discard',
          from: cards.map((card) => refOf(m.state, card)),
          min: excess,
          max: excess,
          into: CHOSEN,
          secret: true,
          rule: 'CR 3.4.1.1',
        }),
      );
    },
    (m) => {
      const player = current(m)!;
      m.frame.set(NEXT, m.frame.get(NEXT) + 1);
      return m.emit(m.frame.get(CHOSEN).map((card) => discarded.of(player, { card })));
    },
    (m) => m.goto(next),
    done,
  ],
  { rule: 'CR 3.4.1.1' },
);

/** At the end of a turn, in a format with a limit. */
export function discardToLimit(m: Machine): Signal {
  if (settingOf(m.kernel, handLimit) === null) return m.next();
  return m.push(handLimitProgram, [], NO_CARD, activePlayer.get(m.state, 0));
}
