import { SETUP_FIELDS } from '../engine/create-game.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import { isSeed } from '../table/empty-state.ts';
import { REPLAY_FORMAT, type Replay } from './replay.ts';

const STAMP_FIELDS = ['name', 'version', 'hash'] as const;

type Fields = Readonly<Record<string, unknown>>;

function corrupt(what: string, index?: number, suggestions: readonly string[] = []): never {
  throw new CardwrightError('replay-corrupt', `This replay is damaged: ${what}.`, {
    ...(index === undefined ? {} : { index }),
    suggestions,
    fix: suggestions.length > 0 ? `Did you mean “${suggestions[0]}”?` : 'Use an undamaged copy.',
  });
}

/** An object with known fields only; an unknown one is probably a misspelling. */
function fields(value: unknown, what: string, known: readonly string[], index?: number): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return corrupt(`${what} is not an object`, index);
  for (const field of Object.keys(value))
    if (!known.includes(field))
      corrupt(`${what} has a field “${field}”, which is none of a replay’s`, index, nearNames(field, known));
  return value as Fields;
}

function list(value: unknown, what: string): readonly unknown[] {
  return Array.isArray(value) ? value : corrupt(`${what} is not a list`);
}

function whole(value: unknown, what: string, index?: number): number {
  return Number.isInteger(value) ? (value as number) : corrupt(`${what} is not a whole number`, index);
}

function text(value: unknown, what: string, index?: number): string {
  return typeof value === 'string' ? value : corrupt(`${what} is not a text`, index);
}

function checkAnswer(answer: unknown, index: number): void {
  const what = `answer ${index}`;
  if (typeof answer === 'boolean' || typeof answer === 'string') return;
  if (typeof answer === 'number') {
    whole(answer, what, index);
    return;
  }
  if (Array.isArray(answer)) {
    for (const item of answer) whole(item, what, index);
    return;
  }
  const move = fields(answer, what, ['action', 'card', 'option'], index);
  text(move['action'], `the action of ${what}`, index);
  whole(move['card'], `the card of ${what}`, index);
  whole(move['option'], `the option of ${what}`, index);
}

function checkSetup(json: unknown): void {
  const what = 'its setup';
  if (typeof json === 'object' && json !== null && 'board' in json) {
    fields(json, what, ['board']);
    return;
  }
  const setup = fields(json, what, SETUP_FIELDS);
  const seed = whole(setup['seed'], 'its seed');
  if (!isSeed(seed)) corrupt('its seed has more than 32 bits');
  for (const field of ['starting', 'startChosenBy'])
    if (field in setup) whole(setup[field], `the value of “${field}”`);
  for (const [player, deck] of list(setup['decks'], 'the value of “decks”').entries())
    for (const id of list(deck, `deck ${player}`)) text(id, `a card of deck ${player}`);
}

function checkStep(json: unknown, index: number): void {
  const step = fields(json, `step ${index}`, ['answer', 'concede'], index);
  if ('concede' in step && 'answer' in step)
    corrupt(`step ${index} is both an answer and a concession`, index);
  if ('concede' in step) whole(step['concede'], `the player of step ${index}`, index);
  else if ('answer' in step) checkAnswer(step['answer'], index);
  else corrupt(`step ${index} is neither an answer nor a concession`, index);
}

function checkHashes(hashes: readonly unknown[], steps: number): void {
  // The first hash precedes the first step: a replay without hashes would verify anything.
  if (hashes.length === 0) corrupt('it has no hashes');
  let last = -1;
  for (const json of hashes) {
    const { after, hash } = fields(json, 'a hash', ['after', 'hash']);
    const at = whole(after, 'the place of a hash');
    if (at <= last || at > steps) corrupt('its hashes are not in order');
    last = at;
    text(hash, 'a hash');
  }
}

/**
 * Validates every field of a replay.
 * @throws CardwrightError `replay-corrupt`, with the index of the step if there is one; `replay-foreign` for another
 * format
 */
export function parseReplay(json: unknown): Replay {
  const replay = (typeof json === 'object' && json !== null ? json : {}) as Fields;
  if (replay['replay'] !== 'cardwright') corrupt('it is not a replay of this program');
  const format = whole(replay['format'], 'its format');
  if (format !== REPLAY_FORMAT) {
    throw new CardwrightError(
      'replay-foreign',
      `This replay is in format ${format}; this version reads ${REPLAY_FORMAT}.`,
      { fix: 'Play it with the version that recorded it.' },
    );
  }
  fields(json, 'it', ['replay', 'format', 'plugins', 'setup', 'steps', 'hashes']);
  const names = new Set<string>();
  for (const plugin of list(replay['plugins'], 'the value of “plugins”')) {
    const stamp = fields(plugin, 'a plugin', STAMP_FIELDS);
    for (const field of STAMP_FIELDS) text(stamp[field], `the ${field} of a plugin`);
    const name = stamp['name'] as string;
    if (names.has(name)) corrupt(`it names the plugin “${name}” twice`);
    names.add(name);
  }
  checkSetup(replay['setup']);
  const steps = list(replay['steps'], 'the value of “steps”');
  for (const [index, step] of steps.entries()) checkStep(step, index);
  checkHashes(list(replay['hashes'], 'the value of “hashes”'), steps.length);
  return json as Replay;
}
