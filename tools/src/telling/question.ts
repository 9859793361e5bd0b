import {
  type Answer,
  addressOf,
  type CardMention,
  type Decision,
  type Engine,
  type GameView,
  type ReadonlyState,
} from '@cardwright/core';
import { originOf } from '@cardwright/core/bind';
import { cardOf, type Frame } from '@cardwright/core/game';
import type { Telling } from '@cardwright/dsl/kit';
import { abilityText } from './ability-text.ts';
import { CardWords } from './card-words.ts';

/** One thing that may be chosen. */
export interface Option {
  readonly label: string;
  /** The text of its card. */
  readonly hint?: string;
  /** What its card costs, is and has. */
  readonly facts?: string;
}

/** What a person is asked, without anything they may not know. */
export interface Question {
  readonly kind: Decision['kind'];
  readonly text: string;
  readonly rule: string;
  /** The words of a card for which it is asked, and the card that has them. */
  readonly because?: Because;
  readonly options: readonly Option[];
  /** How many options must and may be taken; the least and greatest number for `number`. */
  readonly min: number;
  readonly max: number;
  /** The answer that a reply stands for. */
  toAnswer(reply: Reply): Answer;
}

/** Words of a card. */
interface Because {
  readonly words: string;
  readonly of: string;
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
  const because = becauseOf(engine, state, telling);
  const base = { kind, text, rule, min, max: most, ...(because === undefined ? {} : { because }) };
  const words = new CardWords(engine, view, telling);
  const picked = (reply: Reply) => (reply as readonly number[]).map((index) => candidates[index]!);
  switch (kind) {
    case 'act': {
      // Actions without a card end the turn: list them last, so that pressing enter once too often does not.
      const moves = engine.legal(state).toSorted((a, b) => Number(a.card < 0) - Number(b.card < 0));
      const options = moves.map((move): Option => {
        const label = telling.describeMove(engine, state, move);
        if (move.card < 0) return { label };
        const { id, definition } = engine.card(state, cardOf(move.card));
        const mention = {
          id,
          name: definition.fullName,
          address: addressOf(engine, state, cardOf(move.card)),
        };
        return { label, ...cardFacts(words, mention) };
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
        options: optionsOf(engine, view, players, kind, words),
        min: 1,
        max: 1,
        toAnswer: (reply) => picked(reply)[0]!,
      };
    case 'order': {
      const options = optionsOf(engine, view, players, kind, words);
      return { ...base, options, min: options.length, max: options.length, toAnswer: picked };
    }
    default:
      return { ...base, options: optionsOf(engine, view, players, kind, words), toAnswer: picked };
  }
}

/** The candidates as the view of the deciding player names them. */
function optionsOf(
  engine: Engine,
  view: GameView,
  players: readonly string[],
  kind: Decision['kind'],
  words: CardWords,
): Option[] {
  const choice = view.decision?.choice;
  return (choice?.candidates ?? []).map(({ card, label, waiting, value }): Option => {
    if (card !== undefined) {
      const own = new RegExp(`^p${view.viewer}:`).test(card.address ?? `p${view.viewer}:`);
      const whose = own ? '' : ` (${ownerOf(card.address, players)})`;
      return { label: card.name + whose, ...cardFacts(words, card) };
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

/** What is told of the card of an option. */
function cardFacts(words: CardWords, card: CardMention): Pick<Option, 'hint' | 'facts'> {
  const hint = words.texts(card).join(' ');
  const facts = words.allFacts(card).join(', ');
  return { ...(hint === '' ? {} : { hint }), ...(facts === '' ? {} : { facts }) };
}

/** The words for which something is asked; none where a rule of the game asks. */
function becauseOf(engine: Engine, state: ReadonlyState, { keywordTexts }: Telling): Because | undefined {
  const origin = originOf(engine, state.agenda as Frame | null);
  if (origin === null) return undefined;
  const { kind, of, ability } = origin;
  const definition = engine.cardsById.get(of)?.definition;
  const words = kind === 'keyword' ? keywordTexts.get(of)?.[ability] : definition?.texts?.[ability];
  return words === undefined
    ? undefined
    : { words: words.replaceAll(/\s+/g, ' '), of: definition?.fullName ?? of };
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
