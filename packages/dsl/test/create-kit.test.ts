import { definePlugin } from '@cardwright/core';
import { defineEvent, defineKeyword } from '@cardwright/core/game';
import { expect, test } from 'vitest';
import { createKit } from '../src/kit/index.ts';
import { rows, words } from './game.ts';

const plugin = definePlugin({
  name: 'beasts',
  version: '2.1.0',
  cardTypes: ['beast', 'spell'],
  events: [defineEvent('fed-well', { commit: () => {} })],
});
const kit = createKit({
  plugin,
  language: async () => ({ lexicons: [words], phrases: rows }),
  telling: { promptMessages: { act: () => 'Well?' } },
});
const entry = { number: 7, name: 'Brindle', version: 'Old Cat', type: 'beast', classifications: ['Cat'] };
const brindle = kit.cards.toFacts(entry, 'wild');

test('what a kit does not say follows from the plugin', () => {
  expect(kit.name).toBe('beasts');
  expect(kit.title).toBe('beasts');
  expect(kit.cards.types).toEqual(['beast', 'spell']);
  expect(kit.formats[0].name).toBe('free');
  expect(kit.formats[0].plugin({ sets: [], banned: [] }).name).toBe('beasts-free');
  expect(kit.cards.sample('wild', 1)).toMatchObject({ set: 'wild', number: 1, type: 'beast' });
});

test('words that its lexicons do not have follow from the plugin', async () => {
  const more = definePlugin({
    ...plugin,
    cardTypes: ['beast', 'spell', 'star-lily'],
    keywords: [defineKeyword('quick-witted', { byRule: true })],
  });
  const own = createKit({ plugin: more, language: async () => ({ lexicons: [words], phrases: rows }) });
  const language = (await own.language()).languageOf([]);
  for (const text of ['Quick Witted', 'Destroy chosen star lily.', 'Destroy chosen beast.'])
    expect(language.parse(text).complete, text).toBe(true);
  const before = (await kit.language()).languageOf([]);
  expect(before.parse('Destroy chosen star lily.').complete).toBe(false);
});

test('an entry becomes a card, and a card an entry', () => {
  expect(brindle).toMatchObject({ set: 'wild', text: '' });
  expect(kit.cards.toEntry(brindle)).toEqual({ ...entry, text: '' });
  expect(kit.cards.fullName(brindle)).toBe('Brindle - Old Cat');
});

test('its texts may speak of the names and classifications of the cards', async () => {
  const { languageOf, precompileSet } = await kit.language();
  const text = 'Destroy chosen Cat beast.';
  expect(languageOf([]).parse(text).complete).toBe(false);
  expect(languageOf([brindle]).parse(text).complete).toBe(true);
  const set = precompileSet({ set: 'wild', name: 'Wild', cards: [{ ...entry, type: 'spell', text }] });
  const [card] = kit.cards.defineSet(set).cards!;
  expect(card).toMatchObject({ id: 'setwild-7', fullName: 'Brindle - Old Cat', cost: 0, stats: {} });
  expect(card!.unsupported).toBeUndefined();
  expect(card!.abilities).toHaveLength(1);
});

test('what it does not tell is told by names', () => {
  const facts = { player: 'Ann', card: 'Brindle', other: '', amount: 2, zone: '', data: {} };
  expect(kit.telling.eventMessages['fed-well']!(facts)).toBe('Ann: fed well 2 (Brindle)');
  expect(kit.telling.eventMessages['drawn']!(facts)).toBe('Ann draws Brindle.');
  expect(kit.telling.promptMessages['act']!(facts)).toBe('Well?');
  expect(kit.telling.promptMessages['discard']!(facts)).toBe('Choose what to discard');
});
