import type { CardRef } from '../model/card-ref.ts';
import type { Frame } from '../model/frame.ts';
import { waitingForResponses } from '../run/priority.ts';
import type { AnnouncedView } from './game-view.ts';
import { mention } from './view-card.ts';
import type { Viewpoint } from './viewpoint.ts';

/** What a frame was announced with: cards, players or modes. */
function chosen({ state }: Viewpoint, frame: Frame, what: 'cards' | 'players' | 'mode'): number[] {
  const { announced } = frame.program;
  return announced.flatMap((choice) => (choice.what === what ? [...choice.list(state, frame)] : []));
}

function viewFrame(from: Viewpoint, frame: Frame): AnnouncedView {
  const { program, controller } = frame;
  const source = mention(from, frame.source);
  return {
    ability: program.isText && source !== null ? program.id : null,
    controller,
    source,
    cards: chosen(from, frame, 'cards').map((ref) => mention(from, ref as CardRef)),
    players: chosen(from, frame, 'players'),
    modes: chosen(from, frame, 'mode'),
  };
}

/** What waits for responses, as a player may know it: what resolves next first. */
export const viewAnnounced = (from: Viewpoint): AnnouncedView[] =>
  waitingForResponses(from.kernel, from.state).map((frame) => viewFrame(from, frame));
