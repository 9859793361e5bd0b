import { originOf } from '../faults/origin.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import type { Decision } from '../model/decision.ts';
import type { PendingTrigger } from '../model/pending-trigger.ts';
import { isPlayer, playerIn } from '../model/target-number.ts';
import { legalMoves } from '../run/legal.ts';
import { addressOf } from './address.ts';
import { canSee } from './can-see.ts';
import type { CandidateView, ChoiceView, DecisionView, WaitingView } from './game-view.ts';
import { mention, mentionCard } from './view-card.ts';
import type { Viewpoint } from './viewpoint.ts';

/** A pending trigger as a player may know it. */
export function viewWaiting(from: Viewpoint, waiting: PendingTrigger): WaitingView {
  const source = mention(from, waiting.source);
  return {
    ability: source === null && waiting.source >= 0 ? null : waiting.part.id,
    controller: waiting.controller,
    source,
  };
}

/** The candidates with their cards, including those that only this decision shows to the player asked, who looks. */
function candidatesOf(from: Viewpoint, decision: Decision): CandidateView[] {
  const { kernel, state, viewer } = from;
  const { kind, candidates, data, prompt } = decision;
  return candidates.map((candidate, i): CandidateView => {
    switch (kind) {
      case 'choose-targets': {
        if (isPlayer(candidate)) return { value: playerIn(candidate) };
        const card = mention(from, candidate as CardRef);
        const value = addressOf(kernel, state, cardOf(candidate as CardRef));
        return card === null ? { value } : { value, card };
      }
      case 'choose-cards':
      case 'order': {
        const card = cardOf(candidate as CardRef);
        const value = canSee(kernel, state, viewer, card) ? addressOf(kernel, state, card) : `choice:${i}`;
        return { value, card: mentionCard(from, card) };
      }
      case 'choose-option': {
        const label = data[i];
        if (prompt === 'choose-trigger') {
          const waiting = viewWaiting(from, state.pendingTriggers[candidate]!);
          return { value: candidate, waiting };
        }
        return typeof label === 'string' ? { value: candidate, label } : { value: candidate };
      }
      default:
        return { value: candidate };
    }
  });
}

function viewChoice(from: Viewpoint, decision: Decision): ChoiceView {
  const { kernel, state } = from;
  return {
    candidates: candidatesOf(from, decision),
    moves: legalMoves(kernel, state).map(({ action, card, option }) => ({
      action,
      card: card < 0 ? null : addressOf(kernel, state, cardOf(card)),
      option,
    })),
    min: decision.min,
    max: decision.max,
    data:
      decision.prompt === 'choose-trigger'
        ? []
        : decision.data.filter((v): v is string | number | boolean => v !== null && typeof v !== 'object'),
    rule: decision.rule,
    words: originOf(kernel, state.agenda)?.words ?? '',
  };
}

/** The current decision: everyone learns who decides what kind of thing, only that player learns the candidates. */
export function viewDecision(from: Viewpoint): DecisionView | null {
  const { decision } = from.state;
  if (decision === null) return null;
  const { kind, player, prompt, source } = decision;
  return {
    kind,
    player,
    prompt,
    source: mention(from, source),
    choice: from.viewer === player ? viewChoice(from, decision) : null,
  };
}
