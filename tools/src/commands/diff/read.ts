import { extname } from 'node:path';
import type { KitCard } from '@cardwright/dsl/kit';
import { type CardData, readCardData } from '@cardwright/testkit';
import { DOUBLED_HELP, doubledMessage, readJson } from '../../files/read-json.ts';
import { SourceFile } from '../../files/source-file.ts';
import { fail } from '../../problems/problem.ts';
import { readSet } from '../../set-file/read-set.ts';
import type { Games } from '../../shelf/games.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { createCompiler } from '../../texts/compiler.ts';
import type { TextGame } from '../../texts/text-game.ts';

/** Cards of a file, and their abilities alone by number: what a golden file holds. */
export interface DiffSide {
  readonly form: 'golden' | 'cards';
  readonly cards: CardData;
  readonly abilities: CardData;
  /** What its cards are called, by number; none in a golden file. */
  readonly names: ReadonlyMap<string, string>;
}

const numberOf = (card: unknown): string => String((card as Record<string, unknown>)['number']);

const abilitiesOf = (card: unknown): readonly unknown[] =>
  ((card as Record<string, unknown>)['abilities'] ?? []) as readonly unknown[];

/** The side as the golden file of its set would be: cards without abilities are not in it. */
function asGolden(cards: CardData): CardData {
  const withAbilities = [...cards.values()].filter((card) => abilitiesOf(card).length > 0);
  return new Map(withAbilities.map((card) => [numberOf(card), abilitiesOf(card)]));
}

/** A golden file knows numbers alone, which say nothing to who reads them. */
function namesOf(cards: CardData): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const card of cards.values()) {
    const { fullName, name, version } = card as Readonly<Record<string, string | undefined>>;
    const called = fullName ?? [name, version].filter(Boolean).join(' - ');
    if (called !== '') names.set(numberOf(card), called);
  }
  return names;
}

/** What a card is, its text as well as what is made of it. */
function compiledCards(game: TextGame, facts: readonly KitCard[]): Record<string, unknown>[] {
  const compiler = createCompiler(game, facts);
  return facts.map((card) => {
    const { abilities, verdict } = compiler.compile(card);
    return { ...card, supported: verdict.supported, abilities: abilities.map(({ ability }) => ability) };
  });
}

async function fromSet(file: SourceFile, games: Games): Promise<CardData> {
  const { game, cards, problems } = await readSet(file, games);
  if (cards.length === 0 && problems.length > 0)
    fail('diff/no-cards', `${file.name} has no card that can be read`);
  return readCardData(
    compiledCards(
      game,
      cards.map(({ facts }) => facts),
    ),
  )!;
}

const asCards = (cards: CardData): DiffSide => ({
  form: 'cards',
  cards,
  abilities: asGolden(cards),
  names: namesOf(cards),
});

/** Reads a side of a comparison: a golden file, a set as YAML (compiled now), or compiled cards. */
export async function readSide(name: string, games: Games, terminal: Terminal): Promise<DiffSide> {
  const file = SourceFile.read(name, terminal.cwd);
  if (['.yaml', '.yml'].includes(extname(name))) {
    const cards = await fromSet(file, games);
    return asCards(cards);
  }
  const read = readJson(file.text);
  const help = 'give a golden file, a set as YAML, or what `coverage --data` wrote';
  if ('fault' in read) {
    const { message, offset } = read.fault;
    return fail('diff/json', `${name} is ${message}`, { place: file.place(offset), help });
  }
  const [twice] = read.doubled;
  if (twice !== undefined)
    fail('diff/json', `${name}: ${doubledMessage(twice)}`, {
      place: file.place(twice.offset),
      help: DOUBLED_HELP,
    });
  const json = read.data;
  const cards = readCardData(json);
  if (cards === null)
    return fail('diff/form', `${name} holds no cards`, {
      help: 'a golden file is { "1": [ability, …] }; compiled cards are a list, or an object with `cards`',
    });
  const golden = !Array.isArray(json) && !Array.isArray((json as Record<string, unknown>)['cards']);
  return golden ? { form: 'golden', cards, abilities: cards, names: new Map() } : asCards(cards);
}
