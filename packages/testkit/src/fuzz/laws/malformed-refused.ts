import { CardwrightError, type ReadonlyState, type ViewAnswer } from '@cardwright/core';
import { playerCount } from '@cardwright/core/game';
import { anyAnswer } from '../../answers/any-answer.ts';
import { asAnswer, badAnswers } from '../../answers/bad-answers.ts';
import { broken, type Law, type Position } from './law.ts';
import { FullSnapshot, ShallowSnapshot } from './snapshot.ts';

/** Malformed view answers. */
const badViewAnswers: readonly unknown[] = [
  null,
  {},
  { action: 1, card: 'p0:hand:0', option: 0 },
  ['p0:hand:-1'],
  ['p0:hand:99999'],
  ['p99:hand:0'],
  ['p0:no-such-zone:0'],
  ['p0:__proto__:0'],
  ['choice:99999'],
  ['choice:-1'],
  ['hand'],
  { action: 'x', card: 'p0', option: 0 },
];

function show(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Runs something that must be refused with a code. */
function mustRefuse(what: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof CardwrightError)) broken(`${what} fails without a code: ${String(error)}`);
    if (!/^answer-/.test(error.code)) broken(`${what} is refused as ${error.code}`);
    return;
  }
  broken(`${what} is accepted`);
}

/** Players who are not asked, and invalid seats. */
function strangers(state: ReadonlyState): readonly unknown[] {
  const seats = Array.from({ length: playerCount.get(state, 0) }, (_, seat) => seat);
  return [...seats.filter((seat) => seat !== state.decision?.player), -1, seats.length, undefined, null];
}

function check(position: Position): number {
  const { engine, state, random } = position;
  const before = new FullSnapshot(engine, state);
  const glance = new ShallowSnapshot(state);
  const all = badAnswers(engine, state, random);
  for (const { why, answer } of all) {
    const what = `an answer that must be refused (${why}: ${show(answer)})`;
    if (engine.check(state, asAnswer(answer)) === null) broken(`${what} passes the check`);
    mustRefuse(what, () => engine.answer(state, asAnswer(answer)));
    const changed = glance.changed();
    if (changed !== null) broken(`${what} changed the ${changed} of the state`);
  }
  for (const answer of badViewAnswers) {
    const what = `an answer in the words of a view (${show(answer)})`;
    mustRefuse(what, () => engine.answer(state, engine.answerFromView(state, answer as ViewAnswer)));
  }
  const right = state.decision === null ? false : anyAnswer(engine, state, (n) => random.below(n));
  for (const by of strangers(state)) {
    const what = `an answer of ${String(by)}, who is not asked,`;
    if (engine.check(state, right, by as number) === null) broken(`${what} passes the check`);
    mustRefuse(what, () => engine.answer(state, right, by as number));
  }
  if (!new FullSnapshot(engine, state).equals(before)) broken('an answer that was refused changed the state');
  return all.length + badViewAnswers.length;
}

/** Law: an illegal answer is refused and changes nothing. */
export const malformedRefused: Law = {
  name: 'malformed-refused',
  says: 'answers that are none, or of players who are not asked, are refused with a code, and the state stays as it is to the last bit',
  every: 10,
  check,
};
