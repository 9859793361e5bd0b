import { CardwrightError } from '../errors/cardwright-error.ts';
import type { AuthorCode } from '../model/author-code.ts';
import type { Frame } from '../model/frame.ts';
import type { Kernel } from '../model/kernel.ts';
import { originOf } from './origin.ts';

const KINDS: Readonly<Record<Exclude<AuthorCode['field'], 'rules'>, string>> = {
  filters: 'filter',
  conditions: 'condition',
  quantities: 'quantity',
  costs: 'cost',
  effects: 'effect',
  events: 'event',
};

/** An error about a fault in a plugin's code, with the plugin's name. @param cause what it threw */
export function pluginFailed(
  kernel: Kernel,
  code: AuthorCode,
  what: string,
  cause?: unknown,
): CardwrightError {
  const { field, hook, name, ability } = code;
  const plugin = kernel.bringerOf(field, name);
  const whose = field === 'rules' ? `a step of “${name}”` : `\`${hook}\` of the ${KINDS[field]} “${name}”`;
  const where = ability === '' ? '' : ` (in ${ability})`;
  return new CardwrightError(
    'plugin-failed',
    `Plugin “${plugin}”: ${whose} ${what}${where}.`,
    {
      plugin,
      hook: field,
      row: name,
      ability,
      fix:
        cause === undefined
          ? `Correct \`${hook}\`.`
          : 'Its cause tells where. Where the code is right, what the ability says is not.',
    },
    cause,
  );
}

/** Words what was thrown. */
export const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The data around a path, innermost first. */
function around(data: unknown, path: string): readonly Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = [];
  let at = data as Readonly<Record<string, unknown>> | undefined;
  for (const key of ['', ...path.split('.')]) {
    at = key === '' ? at : (at?.[key] as typeof at);
    if (typeof at === 'object' && at !== null) found.unshift(at);
  }
  return found;
}

/** A step that was not added by an effect's row. */
const ruleOf = ({ program }: Frame, ability: string): AuthorCode => ({
  field: 'rules',
  hook: 'a step',
  name: program.id,
  ability,
});

/**
 * The plugin code that a frame executes: the row of the effect or cost that its step comes from.
 * @param done whether that step has already been taken
 */
export function codeOf(kernel: Kernel, frame: Frame, done = false): AuthorCode {
  const origin = originOf(kernel, frame, done);
  if (origin === null) return ruleOf(frame, '');
  const keyword = origin.kind === 'keyword' ? kernel.keywords.get(origin.of) : undefined;
  const ability =
    keyword === undefined
      ? kernel.cardsById.get(origin.of)?.definition.abilities[origin.ability]
      : kernel.abilitiesOfKeyword(keyword)[origin.ability]?.data;
  const id = `${origin.of}#${origin.ability}`;
  for (const data of around(ability, origin.path)) {
    if (typeof data['do'] === 'string')
      return { field: 'effects', hook: 'resolve', name: data['do'], ability: id };
    if (typeof data['pay'] === 'string')
      return { field: 'costs', hook: 'pay', name: data['pay'], ability: id };
  }
  return ruleOf(frame, id);
}
