import { type AnnouncedView, createEngine, type GameView, type ZoneView } from '@cardwright/core';
import { describe, expect, test } from 'vitest';
import { abilityText } from '../src/telling/ability-text.ts';
import { renderAreas } from '../src/telling/areas.ts';
import { Terminal } from '../src/terminal/terminal.ts';
import { deckEngine } from './support/deck-engine.ts';
import { kit, randomDeck } from './support/games.ts';

const plain = deckEngine();
const state = plain.createGame({ seed: 1, decks: [randomDeck(plain, 1), randomDeck(plain, 2)] });
const view = plain.view(state, 0);
const spark = { ...plain.cards[0]!.definition, id: 'setx-1', name: 'Spark', fullName: 'Spark' };
const texts = ['Draw a card,\n  at once.'];
const engine = createEngine({
  plugins: [kit.plugin, { name: 'setx', version: '1.0.0', cards: [{ ...spark, texts }] }],
});
const { colors } = new Terminal({ env: { NO_COLOR: '1' }, cwd: '.' } as never);
const render = (more: Partial<GameView>) =>
  renderAreas(engine, state, { ...view, players: [], ...more }, ['Ann', 'Bo'], kit.telling, colors);

describe('the table in words', () => {
  test('shows the zones of all players, and how many cards are unseen', () => {
    const seen = { address: 'all:row:0', id: 'setx-1', name: 'Spark', columns: {}, owner: -1 };
    const shared = [
      { zone: 'row', count: 1, cards: [seen] },
      { zone: 'supply', count: 7, cards: [{ address: 'all:supply:0', hidden: true }] },
      { zone: 'scrap', count: 0, cards: [] },
    ] as unknown as ZoneView[];
    const shown = render({ shared });
    expect(shown).toContain('  row\n     Spark');
    expect(shown).toContain('  supply 7');
    expect(shown).not.toContain('scrap');
  });

  test('tells what waits, what resolves next first, with what was chosen and its text', () => {
    const source = { id: 'setx-1', name: 'Spark', address: null };
    const announced = [
      { ability: 'setx-1#0', controller: 0, source, cards: [null], players: [1], modes: [] },
      { ability: null, controller: 1, source: null, cards: [], players: [], modes: [] },
    ] as unknown as AnnouncedView[];
    const shown = render({ announced });
    expect(shown).toContain('waits, next: Spark → a card, Bo  Draw a card, at once.');
    expect(shown).toContain('then: An ability');
    expect(render({})).not.toContain('waits');
  });

  test('of an ability that stands on no card there is no text', () => {
    expect(abilityText(engine, null)).toBeUndefined();
    expect(abilityText(engine, 'keyword/ward')).toBeUndefined();
    expect(abilityText(engine, 'setx-2#0')).toBeUndefined();
  });
});
