import { describe, expect, it } from 'vitest';
import { type CardFacts, createLanguage, defineMessages, defineObjection } from '../src/index.ts';
import { rows, words } from './game.ts';

const [beast, relic, spell] = words.types!;
const wrong = defineMessages({ 'so-many': 'nobody draws that many' });

const language = createLanguage({
  lexicons: [
    {
      ...words,
      types: [
        { ...beast!, stats: ['power', 'health'], does: ['attack', 'be destroyed', 'be hurt'] },
        { ...relic!, stats: [], does: ['be destroyed'] },
        { ...spell!, stats: [], does: [] },
      ],
      zones: words.zones!.map((zone) => ({ ...zone, ordered: zone.id === 'deck' })),
      keywords: words.keywords!.map((keyword) => ({ ...keyword, bearers: ['beast'] })),
    },
  ],
  phrases: rows,
  roles: {
    effects: { destroy: { what: 'be destroyed' }, hurt: { to: 'be hurt' } },
    events: { attacked: { by: 'attack', card: 'be hurt' } },
    actions: { attack: { what: 'attack' } },
    states: { wounded: 'be hurt' },
  },
  objections: [
    defineObjection({
      of: 'effect',
      object: (effect) => (effect.do === 'draw' && effect.count === 9 ? wrong('so-many') : undefined),
    }),
  ],
});

/** What is refused, as it stands in the text, and why. */
function refusal(text: string, facts: CardFacts = { type: 'spell', resolves: true }): string[] {
  return language
    .parse(text, facts)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ message, span }) => `${text.slice(span.start, span.end)}: ${message}`);
}

const because = (words: string, reason: string) => [`${words}: The words are in order, but ${reason}.`];

describe('what a game declares of its types', () => {
  it('is asked of the cards that something is done to', () => {
    expect(refusal('Deal 2 damage to chosen relic.')).toEqual(
      because('chosen relic', 'a relic cannot be hurt: only a beast can'),
    );
    expect(refusal('Deal 2 damage to chosen beast.')).toEqual([]);
    expect(refusal('Deal 2 damage to chosen card.')).toEqual([]);
  });
  it('is asked of what references mean', () => {
    expect(refusal('Destroy chosen relic. Deal 2 damage to it.')).toEqual(
      because('it', 'a relic cannot be hurt: only a beast can'),
    );
    expect(refusal('Choose a beast. Deal 2 damage to it.')).toEqual([]);
  });
  it('is asked of the card itself, and of the card that gains an ability', () => {
    const text = 'Whenever this relic attacks, draw a card.';
    expect(refusal(text, { type: 'relic' })).toEqual(
      because('this relic attacks', 'a relic cannot attack: only a beast can'),
    );
    expect(refusal(`Your relics gain “Whenever this card attacks, draw a card.”`, { type: 'relic' })).toEqual(
      because('this card attacks', 'a relic cannot attack: only a beast can'),
    );
  });
  it('is asked of states, stats, keywords and orders', () => {
    expect(refusal('Destroy all wounded relics.')).toHaveLength(1);
    expect(refusal('Chosen relic gets +1 {P} this turn.')).toEqual(
      because('Chosen relic gets +1 {P} this turn.', 'a relic has no {P}'),
    );
    expect(refusal('Destroy chosen relic with 3 {P} or less.')).toHaveLength(1);
    expect(refusal('Swift', { type: 'relic' })).toEqual(because('Swift', 'a relic cannot have Swift'));
    expect(refusal('Chosen relic gains Guard this turn.')).toHaveLength(1);
    expect(refusal('Put chosen beast on the bottom of your hand.')).toEqual(
      because(
        'on the bottom of your hand',
        'the cards in a hand are in no order: it has no top and no bottom',
      ),
    );
  });
});

describe("a game's own objections", () => {
  it('are heard', () => {
    expect(refusal('Draw 9 cards.')).toEqual(because('Draw 9 cards.', 'nobody draws that many'));
    expect(refusal('Draw 8 cards.')).toEqual([]);
  });
});

describe('words whose form the data does not show', () => {
  it('stand where English puts them', () => {
    expect(refusal("Chosen beast gains Guard this turn. Them can't attack this turn.")).toHaveLength(1);
    expect(refusal('Whenever each beast attacks, draw a card.', { type: 'beast' })).toEqual(
      because('each', 'this happens to one card at a time: say "a" or "one of"'),
    );
  });
  it('agree in number with what they stand for', () => {
    expect(refusal('Destroy all beasts. Deal 1 damage to it.')[0]).toMatch('damage to them.');
  });
});
