import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { botNames } from '../../bots/index.ts';
import type { Option } from '../../telling/question.ts';
import type { Asker } from './asker.ts';
import { STARTING, type Starting } from './starting.ts';

/** What a game is played with. */
export interface Arranged {
  readonly deck1?: string;
  readonly deck2?: string;
  readonly bot: string;
  readonly starting: Starting;
}

const DECK_FILE = /\.(txt|deck|csv)$/;
const BY_CHANCE: Option = { label: 'A deck by chance', facts: 'another for every game' };
const OTHER_FILE: Option = { label: 'Another file' };

/** Files in the folder that may be decks. */
const deckFiles = (cwd: string): readonly string[] =>
  readdirSync(cwd, { withFileTypes: true })
    .filter((entry) => entry.isFile() && DECK_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort();

async function askDeck(asker: Asker, text: string, cwd: string): Promise<string | undefined> {
  const files = deckFiles(cwd);
  const picked = await asker.pick(text, [BY_CHANCE, ...files.map((label) => ({ label })), OTHER_FILE]);
  if (picked === undefined || picked === 0) return undefined;
  if (picked <= files.length) return files[picked - 1];
  for (;;) {
    const file = await asker.type('Which file?');
    if (file === undefined || existsSync(resolve(cwd, file))) return file;
    asker.refuse(`There is no file ${file}.`);
  }
}

/** Asks with what and whom a game is played; whoever asks nothing plays at once. */
export async function arrange(asker: Asker, cwd: string): Promise<Arranged> {
  const usual: Arranged = { bot: 'greedy', starting: 'chance' };
  const how = await asker.pick('A game', [
    { label: 'Play at once', facts: `decks by chance, against the ${usual.bot} bot` },
    { label: 'Choose', facts: 'decks, opponent, and who begins' },
  ]);
  if (how !== 1) return usual;
  const deck1 = await askDeck(asker, 'Your deck', cwd);
  const deck2 = await askDeck(asker, "Your opponent's deck", cwd);
  const bots = [...botNames].sort((a, b) => Number(b === usual.bot) - Number(a === usual.bot));
  const bot = await asker.pick(
    'Your opponent',
    bots.map((label) => ({ label })),
  );
  const starting = await asker.pick('Who begins?', [
    { label: 'By chance', facts: 'as the rules say' },
    { label: 'You' },
    { label: 'Your opponent' },
  ]);
  return {
    ...(deck1 === undefined ? {} : { deck1 }),
    ...(deck2 === undefined ? {} : { deck2 }),
    bot: bots[bot ?? 0]!,
    starting: STARTING[starting ?? 0]!,
  };
}
