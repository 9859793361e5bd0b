/** Queries about parts of an ability, for resolving references. */
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import { walkParts } from '../ability/walk.ts';
import { mentions } from './mentions.ts';

/**
 * Whether a condition is a trailing clause about the subject of the sentence: "unless they are …", "… one of their
 * beasts".
 */
export function isLater(condition: Condition): boolean {
  return condition.if === 'not';
}

export function isSelf(party: unknown): boolean {
  return typeof party === 'object' && party !== null && (party as { pick?: unknown }).pick === 'self';
}

/** The path of a part in some data. */
export function pathTo(data: unknown, part: object, path: string): string {
  const found = walkParts(data, {
    enter: (inner, { keys }) => (inner === part ? [path, ...keys] : undefined),
  });
  return found?.join('.') ?? '';
}

export function isSelector(value: unknown): value is CardSelector {
  return typeof value === 'object' && value !== null && 'pick' in value;
}

/** "Each player [effects] unless they [deed]": the effects are done by those who may do the deed. */
export function doneByThem(value: object): boolean {
  const { player, effects } = value as Extract<Effect, { do: 'unless' }>;
  return (
    player.who !== 'that-player' &&
    effects.every((effect) => 'player' in effect && effect.player.who === 'that-player')
  );
}

/** The players for each of whom effects are repeated; undefined where they are not repeated for players. */
export function playersIn(repeat: object): PlayerSelector | undefined {
  const { times } = repeat as Extract<Effect, { do: 'repeat' }>;
  return typeof times === 'object' && times.amount === 'players' ? times.of : undefined;
}

/** Whether an effect's number contains a choice. */
export function picksInNumber(effect: object): boolean {
  const { by, amount } = effect as { readonly by?: unknown; readonly amount?: unknown };
  if (typeof by !== 'object' && typeof amount !== 'object') return false;
  return mentions([by, amount], 'pick', 'chosen');
}

/** "Until the start of their next turn": the player of the affected cards. */
export function ofThatPlayer(duration: unknown): boolean {
  return (duration as { of?: PlayerSelector }).of?.who === 'that-player';
}

/** Subjects come first, as in the sentence. */
const FIRST = ['player', 'what', 'at'];

/** The keys of some data in the order in which text mentions them: some first, others after the subjects. */
export function keysInOrder(data: object, first: readonly string[], then: readonly string[]): string[] {
  const keys = Object.keys(data);
  if (keys.length < 2) return keys;
  const usual = first.length === 0 && then.length === 0;
  const order = usual
    ? FIRST
    : [...(first[0] === 'effects' ? first : ['player', ...first]), ...FIRST, ...then];
  const place = (key: string): number => {
    const at = order.indexOf(key);
    return at < 0 ? order.length : at;
  };
  // Most data is already in order.
  for (let i = 1; i < keys.length; i++)
    if (place(keys[i - 1]!) > place(keys[i]!)) return keys.sort((a, b) => place(a) - place(b));
  return keys;
}

/** Keys whose contents are tested, not acted on: they contain references but introduce nothing. */
export const ASKED: ReadonlySet<string> = new Set([
  'condition',
  'if',
  'while',
  'during',
  'filter',
  'in',
  'of',
  'by',
  'count',
  'amount',
  'value',
  'duration',
  'from',
  'except',
  // How something enters: about what was named before.
  'manner',
]);
