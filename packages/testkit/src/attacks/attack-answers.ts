import { type Answer, type Engine, fork, type State, type ViewAnswer } from '@cardwright/core';
import { OutsideChance, playerCount } from '@cardwright/core/game';
import { anyAnswer } from '../answers/any-answer.ts';
import { badAnswers } from '../answers/bad-answers.ts';
import { LawBroken } from '../fuzz/laws/law.ts';
import { FullSnapshot, ShallowSnapshot } from '../fuzz/laws/snapshot.ts';
import { mixSeed } from '../fuzz/mix-seed.ts';
import { type AttackOptions, type AttackReport, attack, codeOf } from './attack-report.ts';
import { mutated } from './mutate.ts';
import { within } from './within.ts';

/** Forged answers tried per decision. */
const AT_ONCE = 40;

const REFUSALS = ['answer-illegal', 'answer-malformed'];

/** What code can send but JSON cannot: objects that change while they are read, or that throw. */
function hostile(legal: Answer): readonly unknown[] {
  const boom = (): never => {
    throw new Error('boom');
  };
  let looks = 0;
  const changing = { get: () => (looks++ === 0 ? 0 : 'x') };
  const list = Array.isArray(legal) ? legal.slice() : [0];
  const fickle = list.slice();
  Object.defineProperty(fickle, 0, changing);
  const throwing = list.slice();
  Object.defineProperty(throwing, 0, { get: boom });
  return [
    Object.defineProperty({ card: -1, option: 0 }, 'action', { get: boom, enumerable: true }),
    Object.defineProperty({ action: 'x', card: -1 }, 'option', { ...changing, enumerable: true }),
    new Proxy({ action: 'x', card: -1, option: 0 }, { get: boom, ownKeys: boom }),
    new Proxy(list, { get: boom }),
    fickle,
    throwing,
    Object.assign(list.slice(), { extra: 1 }),
    new Array(2 ** 32 - 1),
    { ...(legal as object), toJSON: boom, valueOf: boom },
    Symbol.iterator,
    10n,
  ];
}

/** One forged answer; `by` is the sender, if not the player who is asked. */
interface Forged {
  readonly answer: unknown;
  readonly by?: unknown;
  /** In terms of a view. */
  readonly view?: true;
  /** It must be refused whatever it says. */
  readonly never?: true;
}

function forge(engine: Engine, state: State, random: OutsideChance): Forged[] {
  const legal = anyAnswer(engine, state, (limit) => random.below(limit));
  const asked = state.decision!.player;
  const forged: Forged[] = badAnswers(engine, state, random).map(({ answer }) => ({ answer }));
  for (const answer of hostile(legal)) forged.push({ answer }, { answer, view: true });
  if (state.decision!.kind === 'act') {
    const answer = { ...(legal as object), extra: 1 };
    forged.push({ answer, never: true }, { answer, view: true, never: true });
  }
  for (let i = 0; i < 30; i++) {
    const { data } = mutated({ answer: legal as unknown }, random, (path) => path.length > 0);
    forged.push({ answer: data.answer }, { answer: data.answer, view: true });
  }
  const others = Array.from({ length: playerCount.get(state, 0) + 2 }, (_, seat) => seat - 1).filter(
    (seat) => seat !== asked,
  );
  for (const by of [...others, undefined, null, String(asked), Number.NaN, {}, [asked]])
    forged.push({ answer: legal, by });
  return random.sample(forged, AT_ONCE);
}

/** Sends a forged answer. @returns the error code; null if it happened to be legal */
function send(engine: Engine, state: State, forged: Forged): string | null {
  const { answer } = forged;
  const given = (): Answer =>
    forged.view ? engine.answerFromView(state, answer as ViewAnswer) : (answer as Answer);
  const glance = new ShallowSnapshot(state);
  try {
    if ('by' in forged) engine.answer(state, given(), forged.by as number);
    else if (forged.never !== true && engine.check(state, given()) === null) {
      engine.answer(fork(state), given());
      return null;
    } else engine.answer(state, given());
  } catch (error) {
    const changed = glance.changed();
    if (changed !== null) throw new LawBroken(`it changed the ${changed} of the state`);
    const code = codeOf(error);
    if (!REFUSALS.includes(code)) throw error;
    return code;
  }
  throw new LawBroken('it is accepted');
}

function told(forged: Forged): string {
  const { answer, view } = forged;
  let text: string;
  try {
    text =
      Array.isArray(answer) && answer.length > 1000
        ? 'a long list'
        : (JSON.stringify(answer) ?? String(answer));
  } catch (error) {
    text = `what cannot be written (${String(error)})`;
  }
  return `${view ? 'view ' : ''}${text.slice(0, 100)}${'by' in forged ? ` by ${String(forged.by)}` : ''}`;
}

/**
 * Plays games and sends forged answers at their decisions: out of range, of other kinds, mutated, from players who are
 * not asked, and values that only code can send. Each must be refused with a code and leave the state unchanged.
 */
export function attackAnswers(
  engine: Engine,
  begin: (seed: number) => State,
  options: AttackOptions,
): AttackReport {
  let game = 0;
  let decisions = 0;
  let state = begin(options.seed);
  let before = new FullSnapshot(engine, state);
  let waiting: Forged[] = [];
  let random = new OutsideChance(mixSeed(options.seed, 0));
  const goOn = (): void => {
    random = new OutsideChance(mixSeed(options.seed, game, ++decisions));
    engine.answer(
      state,
      anyAnswer(engine, state, (limit) => random.below(limit)),
    );
    if (state.decision === null || decisions > 400) {
      state = begin(options.seed + ++game);
      decisions = 0;
    }
    before = new FullSnapshot(engine, state);
    waiting = forge(engine, state, random);
  };
  return attack(options, () => {
    while (waiting.length === 0) goOn();
    const forged = waiting.pop()!;
    const last = waiting.length === 0;
    return {
      what: `${state.decision!.kind} ${told(forged)}`,
      attempt: () =>
        within(options.bound ?? 2000, () => {
          const code = send(engine, state, forged);
          if (last && !new FullSnapshot(engine, state).equals(before))
            throw new LawBroken('the state is not as it was');
          return code;
        }),
    };
  });
}
