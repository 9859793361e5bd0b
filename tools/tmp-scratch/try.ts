import { readFileSync } from 'node:fs';
import { createEngine, createRecorder, verifyReplay } from '@cardwright/core';
import { defineSet, lorcana } from '@cardwright/lorcana';
import { createColors } from 'picocolors';
import { parse } from 'yaml';
import { createBot } from '../src/bots/index.ts';
import { randomDeck } from '../src/decks/random-deck.ts';
import { playOut } from '../src/games/play-out.ts';
import { Narrator } from '../src/telling/narrator.ts';
import { renderLine } from '../src/telling/render-line.ts';

const text = parse(readFileSync('/work/main/packages/cards-set1/cards.yaml', 'utf8'));
const set = defineSet({
  set: '1',
  name: 'x',
  cards: text.cards.map((c: any) => ({
    ...c,
    set: '1',
    text: '',
    classifications: c.classifications ?? [],
    abilities: [],
  })),
} as any);
const engine = createEngine({ plugins: [lorcana, set] });
const seed = Number(process.argv[2] ?? 1);
const bot = (process.argv[3] ?? 'greedy') as any;
const decks = [randomDeck(engine, 2 * seed), randomDeck(engine, 2 * seed + 1)];
if (process.argv[4])
  engine.observer = new Narrator(engine, ['Ann', 'Ben'], 'everyone', (l) =>
    console.log(renderLine(l, createColors(false))),
  );
const t = performance.now();
const state = engine.createGame({ seed, decks });
const n = playOut(engine, state, [createBot(bot, 1), createBot(bot, 2)]);
console.log(n, engine.result(state), performance.now() - t);
