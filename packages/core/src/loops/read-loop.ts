import { type DecisionKind, decisionKinds } from '../decisions/decision.ts';
import type { Loop, LoopAnswer, LoopStep, Repetition } from './loop.ts';

type Read = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Read => typeof value === 'object' && value !== null;
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

function isValue(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((one) => typeof one === 'number' || typeof one === 'string')
    : ['string', 'number', 'boolean'].includes(typeof value);
}

const isAnswer = (value: unknown): value is LoopAnswer =>
  isObject(value) &&
  decisionKinds.includes(value['kind'] as DecisionKind) &&
  typeof value['prompt'] === 'string' &&
  isCount(value['player']) &&
  isValue(value['value']);

const isStep = (value: unknown): value is LoopStep =>
  isObject(value) &&
  typeof value['ability'] === 'string' &&
  isCount(value['controller']) &&
  isCount(value['waiting']) &&
  Array.isArray(value['answers']) &&
  value['answers'].every(isAnswer);

const areSteps = (value: unknown): value is readonly LoopStep[] =>
  Array.isArray(value) && value.length > 0 && value.every(isStep);

const isRepetition = (value: unknown): value is Repetition =>
  isObject(value) &&
  areSteps(value['script']) &&
  isCount(value['at']) &&
  (value['at'] as number) < value['script'].length &&
  isCount(value['given']) &&
  isCount(value['times']) &&
  Number.isInteger(value['left']);

/** What may be a loop, as a saved game has it; undefined for anything else. */
export function readLoop(json: unknown): Loop | undefined {
  if (!isObject(json)) return undefined;
  const { steps, repetition } = json;
  if (!areSteps(steps) || (repetition !== null && !isRepetition(repetition))) return undefined;
  return { steps, repetition };
}
