import { CardwrightError } from '../errors/cardwright-error.ts';
import type { Engine } from '../game/engine.ts';
import { pluginStamps } from './content-hash.ts';
import { REPLAY_FORMAT, type Replay } from './replay.ts';

type Fields = Readonly<Record<string, unknown>>;

function corrupt(what: string, index?: number): never {
  throw new CardwrightError('replay-corrupt', `This replay is damaged: ${what}.`, {
    ...(index === undefined ? {} : { index }),
    fix: 'Use an undamaged copy.',
  });
}

function fields(value: unknown, what: string, index?: number): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return corrupt(`${what} is not an object`, index);
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
  const move = fields(answer, what, index);
  text(move['action'], `the action of ${what}`, index);
  whole(move['card'], `the card of ${what}`, index);
  whole(move['option'], `the option of ${what}`, index);
}

function checkSetup(setup: Fields): void {
  if ('board' in setup) {
    fields(setup['board'], 'its board');
    return;
  }
  const seed = whole(setup['seed'], 'its seed');
  if (seed < -0x80000000 || seed > 0xffffffff) corrupt('its seed has more than 32 bits');
  for (const field of ['starting', 'startChosenBy'])
    if (field in setup) whole(setup[field], `the value of “${field}”`);
  for (const [player, deck] of list(setup['decks'], 'the value of “decks”').entries())
    for (const id of list(deck, `deck ${player}`)) text(id, `a card of deck ${player}`);
}

function checkStep(json: unknown, index: number): void {
  const step = fields(json, `step ${index}`, index);
  if ('concede' in step) whole(step['concede'], `the player of step ${index}`, index);
  else if ('answer' in step) checkAnswer(step['answer'], index);
  else corrupt(`step ${index} is neither an answer nor a concession`, index);
}

function checkHashes(hashes: readonly unknown[], steps: number): void {
  // The first one is taken before the first step: a replay without any would verify whatever it says.
  if (hashes.length === 0) corrupt('it has no hashes');
  let last = -1;
  for (const json of hashes) {
    const { after, hash } = fields(json, 'a hash');
    const at = whole(after, 'the place of a hash');
    if (at <= last || at > steps) corrupt('its hashes are not in order');
    last = at;
    text(hash, 'a hash');
  }
}

/**
 * Checks that something is a replay in every field, by hand: the kernel imports nothing.
 * @throws CardwrightError `replay-corrupt`, with the index of the step where there is one; `replay-foreign` for
 * another format
 */
export function parseReplay(json: unknown): Replay {
  const replay = fields(json, 'it');
  if (replay['replay'] !== 'cardwright') corrupt('it is not a replay of this program');
  const format = whole(replay['format'], 'its format');
  if (format !== REPLAY_FORMAT) {
    throw new CardwrightError(
      'replay-foreign',
      `This replay is in format ${format}; this version reads ${REPLAY_FORMAT}.`,
      { fix: 'Play it with the version that recorded it.' },
    );
  }
  const names = new Set<string>();
  for (const plugin of list(replay['plugins'], 'the value of “plugins”')) {
    const stamp = fields(plugin, 'a plugin');
    for (const field of ['name', 'version', 'hash']) text(stamp[field], `the ${field} of a plugin`);
    const name = stamp['name'] as string;
    if (names.has(name)) corrupt(`it names the plugin “${name}” twice`);
    names.add(name);
  }
  checkSetup(fields(replay['setup'], 'its setup'));
  const steps = list(replay['steps'], 'the value of “steps”');
  for (const [index, step] of steps.entries()) checkStep(step, index);
  checkHashes(list(replay['hashes'], 'the value of “hashes”'), steps.length);
  return json as Replay;
}

/**
 * Checks that a replay was recorded with the plugins of this engine, with the same cards.
 * @throws CardwrightError `replay-foreign`, naming the first plugin that differs
 */
export function checkPlugins(engine: Engine, replay: Replay): void {
  const here = pluginStamps(engine);
  function differing(found: string, fix: string): never {
    throw new CardwrightError('replay-foreign', `This replay was recorded with other plugins: ${found}.`, {
      recorded: replay.plugins,
      here,
      fix,
    });
  }
  for (const stamp of replay.plugins) {
    const mine = here.find((other) => other.name === stamp.name);
    if (mine === undefined) differing(`“${stamp.name}” is missing here`, `Add “${stamp.name}”.`);
    if (mine.version !== stamp.version)
      differing(
        `“${stamp.name}” was ${stamp.version} and is ${mine.version} here`,
        `Use “${stamp.name}” ${stamp.version}.`,
      );
    if (mine.hash !== stamp.hash)
      differing(`the cards of “${stamp.name}” differ`, 'Use the set it was recorded with.');
  }
  const extra = here.find((mine) => !replay.plugins.some((stamp) => stamp.name === mine.name));
  if (extra !== undefined) differing(`it knows no “${extra.name}”`, `Leave “${extra.name}” out.`);
  if (here.some((mine, i) => mine.name !== replay.plugins[i]!.name))
    differing('they were attached in another order', 'Give the plugins in the order it names.');
}
