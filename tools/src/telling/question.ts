import type { Answer, Decision, Engine, GameView, ReadonlyState } from '@cardwright/core';
import { cardOf } from '@cardwright/core/game';
import type { Telling } from '@cardwright/dsl/kit';
import { abilityText } from './ability-text.ts';

/** One thing that may be chosen. */
export interface Option {
  readonly label: string;
  readonly hint?: string;
}

/** What a person is asked, without anything they may not know. */
export interface Question {
  readonly kind: Decision['kind'];
  readonly text: string;
  readonly rule: string;
  readonly options: readonly Option[];
  /** How many options must and may be taken; the least and greatest number for `number`. */
  readonly min: number;
  readonly max: number;
  /** The answer that a reply stands for. */
  toAnswer(reply: Reply): Answer;
}

/** Options by their position, a number, or a name. */
export type Reply = readonly number[] | number | string;

const yesOrNo: readonly Option[] = [{ label: 'Yes' }, { label: 'No' }];

/** Puts what is asked into words, for the player who decides. */
export function questionOf(
  engine: Engine,
  state: ReadonlyState,
  view: GameView,
  players: readonly string[],
  telling: Telling,
): Question {
  const decision = state.decision!;
  const { kind, candidates, min, max, rule, prompt } = decision;
  const source = view.decision?.source?.name ?? '';
  const facts = {
    player: players[decision.player] ?? '',
    card: source,
    other: '',
    amount: max,
    zone: '',
    data: { ...decision.data },
  };
  const text = telling.promptMessages[prompt]?.(facts) ?? `${source === '' ? '' : `${source}: `}${prompt}`;
  const most = Math.min(max, candidates.length);
  const base = { kind, text, rule, min, max: most };
  const picked = (reply: Reply) => (reply as readonly number[]).map((index) => candidates[index]!);
  switch (kind) {
    case 'act': {
      // Actions without a card end the turn: list them last, so that pressing enter once too often does not.
      const moves = engine.legal(state).toSorted((a, b) => Number(a.card < 0) - Number(b.card < 0));
      const options = moves.map((move): Option => {
        const definition = move.card < 0 ? undefined : engine.card(state, cardOf(move.card)).definition;
        const label = telling.describeMove(engine, state, move);
        const hint = definition?.texts?.join(' ').replaceAll(/\s+/g, ' ');
        return hint === undefined || hint === '' ? { label } : { label, hint };
      });
      return {
        ...base,
        options,
        min: 1,
        max: 1,
        toAnswer: (reply) => moves[(reply as readonly number[])[0]!]!,
      };
    }
    case 'confirm':
      return {
        ...base,
        options: yesOrNo,
        min: 1,
        max: 1,
        toAnswer: (reply) => (reply as readonly number[])[0] === 0,
      };
    case 'number':
      return { ...base, options: [], max, toAnswer: (reply) => reply as number };
    case 'name':
      return { ...base, options: [], toAnswer: (reply) => reply as string };
    case 'choose-option':
      return {
        ...base,
        options: optionsOf(engine, view, players, kind),
        min: 1,
        max: 1,
        toAnswer: (reply) => picked(reply)[0]!,
      };
    case 'order': {
      const options = optionsOf(engine, view, players, kind);
      return { ...base, options, min: options.length, max: options.length, toAnswer: picked };
    }
    default:
      return { ...base, options: optionsOf(engine, view, players, kind), toAnswer: picked };
  }
}

/** The candidates as the view of the deciding player names them. */
function optionsOf(
  engine: Engine,
  view: GameView,
  players: readonly string[],
  kind: Decision['kind'],
): Option[] {
  const choice = view.decision?.choice;
  return (choice?.candidates ?? []).map(({ card, label, waiting, value }): Option => {
    if (card !== undefined) {
      const own = new RegExp(`^p${view.viewer}:`).test(card.address ?? `p${view.viewer}:`);
      const hint = engine.cardsById.get(card.id)?.definition.texts?.join(' ').replaceAll(/\s+/g, ' ');
      const whose = own ? '' : ` (${ownerOf(card.address, players)})`;
      return hint === undefined || hint === ''
        ? { label: card.name + whose }
        : { label: card.name + whose, hint };
    }
    if (waiting !== undefined) {
      const label = waiting.source?.name ?? 'An ability';
      const hint = abilityText(engine, waiting.ability);
      return hint === undefined ? { label } : { label, hint };
    }
    if (kind === 'choose-players' || kind === 'choose-targets')
      return { label: players[Number(value)] ?? `Player ${Number(value) + 1}` };
    return { label: label === undefined ? optionLabel(engine, view, Number(value)) : promptLabel(label) };
  });
}

const ownerOf = (address: string | null, players: readonly string[]): string =>
  players[Number(/^p(\d+):/.exec(address ?? '')?.[1] ?? -1)] ?? '';

const promptLabel = (key: string): string => {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An option that only its number tells: the mode of that number in the text that asks, where it lists them. */
function optionLabel(engine: Engine, view: GameView, index: number): string {
  const source = view.decision?.source;
  const text = source ? engine.cardsById.get(source.id)?.definition.texts?.join('\n') : undefined;
  const modes = text?.split(/^\s*•\s*/m).slice(1);
  return modes?.[index]?.trim() ?? `Option ${index + 1}`;
}
