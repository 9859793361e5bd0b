import { expect, test } from 'vitest';
import { read, workspaces } from './support/sources.ts';

/**
 * Words of real games. The kernel and the language know no game: whatever one of these names belongs in a game's
 * plugin. Left out on purpose are those that programs use for themselves (shift, support, world, item, action).
 */
const gameWords = new Set(
  `lorcana disney illumineer illumineers kingdom heart hearts
  ink inks inked inkwell inkwells inkable uninkable lore
  quest quests quested questing exert exerts exerted exerting banish banishes banished banishing banishment
  challenge challenges challenged challenging challenger challengers challengeable willpower
  evasive ward bodyguard reckless rush resist vanish singer singers sing sings song songs
  glimmer glimmers dreamborn floodborn storyborn amber amethyst emerald ruby sapphire steel
  heartless nobody nobodies villain villains dusk xehanort organization xiii munny
  magic equipment technique techniques disrupt escape escapes escaped battle battles battling keyblade keyblades sora riku kairi mickey donald goofy
  elsa moana stitch simba maleficent`.split(/\s+/),
);

/** Each entry says why the word must stand there. */
const allowed: readonly { readonly file: string; readonly word: string; readonly reason: string }[] = [];

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly word: string;
}

/** Words of a line, with identifiers taken apart: `readyInkwellCards`, `ready-inkwell` and `INKWELL_MAX` hold inkwell. */
function wordsIn(line: string): string[] {
  return line
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
}

const findings: Finding[] = workspaces
  .filter(({ manifest }) => ['@cardwright/core', '@cardwright/dsl'].includes(manifest.name))
  .flatMap(({ sources }) => sources)
  .flatMap((file) =>
    [file, ...read(file).split('\n')].flatMap((text, line) =>
      wordsIn(text)
        .filter((word) => gameWords.has(word))
        .map((word) => ({ file, line, word })),
    ),
  );

const isAllowed = ({ file, word }: Finding): boolean =>
  allowed.some((entry) => entry.file === file && entry.word === word);

test('identifiers are taken apart', () => {
  expect(wordsIn('const readyInkwellCards = MAX_LORE; // the-song, HTTPQuest, shrink, explore')).toEqual(
    ['const ready inkwell cards max lore the song http quest shrink explore'.split(' '), []].flat(),
  );
});

test('core and dsl speak of no real game', () => {
  const found = findings.filter((finding) => !isAllowed(finding));
  expect(found.map(({ file, line, word }) => `${file}:${line} says “${word}”`)).toEqual([]);
});

test('every exception is still needed', () => {
  const unused = allowed.filter(
    ({ file, word }) => !findings.some((finding) => finding.file === file && finding.word === word),
  );
  expect(unused).toEqual([]);
});

test('core and dsl cite no rulebook: rules are cited by the game that they are of', () => {
  const found = workspaces
    .filter(({ manifest }) => ['@cardwright/core', '@cardwright/dsl'].includes(manifest.name))
    .flatMap(({ sources }) => sources)
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((text, line) => (/\b(?:CR|KH) \d/.test(text) ? [`${file}:${line + 1} ${text.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
