/** A name that a file takes of an entry. */
interface Taken {
  readonly specifier: string;
  readonly name: string;
}

/** The names between braces, as the other module calls them. */
const namesIn = (list: string): string[] =>
  list
    .replace(/\/\/.*$/gm, '')
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+|\s*:\s*/)[0]!,
    )
    .filter((name) => name !== '');

const SPECIFIER = `['"](@cardwright/[\\w/-]+)['"]`;
const braces = new RegExp(`\\b(?:im|ex)port\\s+(?:type\\s+)?\\{([^}]*)\\}\\s*from\\s+${SPECIFIER}`, 'g');
const namespace = new RegExp(`\\bimport\\s+(?:type\\s+)?\\*\\s*as\\s+(\\w+)\\s+from\\s+${SPECIFIER}`, 'g');
const awaited = new RegExp(`\\{([^{}]*)\\}\\s*=\\s*await\\s+import\\(\\s*${SPECIFIER}\\s*\\)`, 'g');
const dotted = new RegExp(`\\bimport\\(\\s*${SPECIFIER}\\s*\\)\\)?\\s*\\.\\s*(\\w+)`, 'g');
const widened = new RegExp(`\\bdeclare module ${SPECIFIER} \\{(.*?)\\n\\}`, 'gs');

/** What a text takes of the entries, in its imports and in those of code that it holds as a string or a block. */
export function takenBy(text: string): Taken[] {
  const taken: Taken[] = [];
  const add = (specifier: string, names: readonly string[]): void => {
    taken.push(...names.map((name) => ({ specifier, name })));
  };
  for (const [, names, specifier] of text.matchAll(braces)) add(specifier!, namesIn(names!));
  for (const [, names, specifier] of text.matchAll(awaited)) add(specifier!, namesIn(names!));
  for (const [, specifier, name] of text.matchAll(dotted)) add(specifier!, [name!]);
  for (const [, space, specifier] of text.matchAll(namespace))
    add(
      specifier!,
      [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name]) => name!),
    );
  for (const [, specifier, body] of text.matchAll(widened))
    add(
      specifier!,
      [...body!.matchAll(/\binterface (\w+)/g)].map(([, name]) => name!),
    );
  return taken;
}
