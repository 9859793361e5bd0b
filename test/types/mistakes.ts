// What people write by mistake, as they would outside of this repository: each line marked ✗ has one mistake, and does not
// compile. What the compiler says of each is in mistakes.txt. Nothing here is run.
import { answersBy, type Bot, type BotMaker, randomBot } from '@cardwright/bots';
import { type AnswerTo, createEngine, definePlugin } from '@cardwright/core';
import { definePhrase } from '@cardwright/dsl';
import type { KitFormat } from '@cardwright/dsl/kit';
import { constructed, defineFormat, defineSet, lorcana } from '@cardwright/lorcana';
import { card, scenario } from '@cardwright/testkit';
import { defineConfig } from 'cardwright/config';

// A host of games.

const engine = createEngine({ plugins: [lorcana, constructed] });
createEngine({ plugin: [lorcana] }); // ✗
createEngine({ plugins: [lorcana], stict: true }); // ✗
const state = engine.createGame({ seed: 1, decks: [[], []] });
engine.createGame({ seed: 1, deck: [[], []] }); // ✗
engine.answer(state, { action: 'qest', card: 1, option: 0 }); // ✗
engine.answer(state, { action: 'quest', card: 1, opton: 0 }); // ✗
engine.answer(state, { action: 'quest', card: 1, option: 2 }); // ✗
const spell = engine.legal(state).find(({ action }) => action === 'plya'); // ✗
const decision = state.decision!;
if (decision.kind === 'choose-card') console.log(spell); // ✗
if (decision.kind === 'confirm') console.log(1 satisfies AnswerTo<typeof decision>); // ✗
if (decision.kind === 'choose-cards') console.log(2 satisfies AnswerTo<typeof decision>); // ✗
if (decision.kind === 'number') console.log(decision.most); // ✗

// Boards and tests.

engine.board({ player: [{ hand: 3 }] }); // ✗
engine.board({ players: [{ lroe: 3 }] }); // ✗
engine.board({ players: [{ inkwel: 3 }] }); // ✗
engine.board({ players: [{ play: [{ card: 'Scribe', exertde: true }] }] }); // ✗
engine.board({ players: [{ play: [{ card: 'Scribe', damage: 'two' }] }] }); // ✗
const scribe = card({ name: 'Scribe', type: 'character', txt: 'Draw a card.' }); // ✗
const game = scenario({ plugins: [lorcana], players: [{ hnad: [scribe] }] }); // ✗
game.move('chalenge', 'Scribe'); // ✗

// A format and a configuration.

defineFormat({ name: 'Mine', least: 40, copys: 2 }); // ✗
defineFormat({ name: 'Mine', overrides: { settings: { 'lore-to-winn': 15 } } }); // ✗
defineFormat({ name: 'Mine', overrides: { settings: { 'lore-to-win': '15' } } }); // ✗
export const mine: KitFormat = { name: 'mine', plugin: constructed }; // ✗
defineConfig({ set: ['./cards.yaml'] }); // ✗

// Bots.

export const nameless: Bot = { choose: () => true }; // ✗
export const maker: BotMaker = ({ seat }) => randomBot(seat); // ✗
answersBy('bold', { confirm: () => 'yes' }, randomBot(1)); // ✗

// Rules, words and cards of one's own.

definePlugin({ name: 'mine', version: '1.0.0', keyword: [] }); // ✗
definePhrase({ slot: 'predicat', name: 'do-it', template: 'do it', data: () => ({ do: 'draw' }) }); // ✗
defineSet({ set: '1', name: 'One', cards: [{ name: 'Scribe', type: 'charater' }] }); // ✗
