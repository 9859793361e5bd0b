import { effectsEnded } from '../events/core-events.ts';
import { anyEnds, type Moment } from '../events/expire.ts';
import { activePlayer } from '../model/core-columns.ts';
import type { Step } from '../model/program.ts';

/** A step of the turn at which what lasts until this moment of the active player's turn ends. */
export const endsAt =
  (moment: Moment): Step =>
  (m) =>
    m.emit(
      anyEnds(m.state, moment) ? [effectsEnded.of(activePlayer.get(m.state, 0), { data: { moment } })] : [],
    );
