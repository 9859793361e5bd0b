import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { set } from '../support/sets.ts';
import { Client } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'lsp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { client, result } = await Client.start(pathToFileURL(folder).href);
afterAll(() => client.close());

let files = 0;
/** A document that is open, with what a test asks of it. */
async function opened(text: string, { languageId = 'yaml', name = `set${files++}.yaml` } = {}) {
  const uri = pathToFileURL(join(folder, name)).href;
  const diagnostics = await client.open(uri, text, languageId);
  const document = TextDocument.create(uri, languageId, 1, text);
  /** The position behind some words. */
  const behind = (words: string) => document.positionAt(text.indexOf(words) + words.length);
  const ask = <R>(method: string, more: object = {}) =>
    client.request<R>(`textDocument/${method}`, { textDocument: { uri }, ...more });
  const at = <R>(method: string, words: string, more: object = {}) =>
    ask<R>(method, { position: behind(words), ...more });
  return { uri, diagnostics, document, behind, ask, at, text };
}

// biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
type Any = any;

const labels = (list: Any): readonly string[] => list.items.map(({ label }: Any) => label);
const applied = ({ document, uri }: { document: TextDocument; uri: string }, edit: Any): string =>
  TextDocument.applyEdits(document, edit.changes?.[uri] ?? edit);

describe('a server of the Language Server Protocol', () => {
  test('says what it can do', () => {
    expect(result.serverInfo?.name).toBe('cardwright');
    expect(Object.keys(result.capabilities).sort()).toEqual([
      'codeActionProvider',
      'completionProvider',
      'definitionProvider',
      'documentFormattingProvider',
      'documentSymbolProvider',
      'hoverProvider',
      'renameProvider',
      'semanticTokensProvider',
      'textDocumentSync',
    ]);
  });

  test('tells what is wrong where it stands, and nothing once it is mended', async () => {
    const { uri, diagnostics, text } = await opened(
      set({ text: 'When you play this character, draw 2 crads.', type: 'charakter' }),
    );
    expect(diagnostics.map(({ code, range: { start } }) => [code, start.line, start.character])).toEqual([
      ['set/value', 6, 10],
      ['DSL1001', 15, 43],
    ]);
    expect(diagnostics[0]!.message).toContain('Did you mean: character');
    const mended = text.replace('crads', 'cards').replace('charakter', 'character');
    expect(await client.change(uri, mended)).toEqual([]);
  });

  test('tells of the last of many changes', async () => {
    const { uri, text } = await opened(set({ text: 'When you play this character, draw a card.' }));
    for (const word of ['c', 'ca', 'car']) await client.send(uri, text.replace('a card', `a ${word}`));
    expect(await client.change(uri, text.replace('a card', '2 crads'))).toMatchObject([{ code: 'DSL1001' }]);
    expect(await client.change(uri, text)).toEqual([]);
  });

  test.each([
    ['a block', set({ text: 'Evasive\nWhen you play this character, draw 2 crads.' })],
    [
      'quotation marks',
      set({}).replace(
        '    lore: 1\n',
        '    lore: 1\n    text: "Evasive\\nWhen you play this character, draw 2 crads."\n',
      ),
    ],
    [
      'a line',
      set({}).replace(
        '    lore: 1\n',
        '    lore: 1\n    text: When you play this character, draw 2 crads.\n',
      ),
    ],
  ])('mends a text in %s', async (_, text) => {
    const one = await opened(text);
    const [at] = one.diagnostics;
    const actions = await one.ask<Any[]>('codeAction', { range: at!.range, context: { diagnostics: [at] } });
    expect(actions).toMatchObject([
      { kind: 'quickfix', isPreferred: true, title: expect.stringContaining('draw 2 cards.') },
    ]);
    const mended = applied(one, actions[0].edit);
    expect(mended).toContain('draw 2 cards.');
    expect(await client.change(one.uri, mended)).toEqual([]);
  });

  test('offers the words that may come next, as they stand there', async () => {
    const { at } = await opened(set({ text: 'Whenever this character qu' }));
    expect(labels(await at('completion', 'character qu'))).toContain('quests');
    const begun = await opened(set({ text: 'Chosen character gets +2 ' }));
    expect(labels(await begun.at('completion', 'gets +2 '))).toEqual(
      expect.arrayContaining(['{S}', '{W}', '{L}']),
    );
    const empty = await opened(set({ text: 'EVER ON\nDr' }));
    expect(labels(await empty.at('completion', 'ON\n      Dr'))).toContain('Draw');
  });

  test('offers names of cards, of several words too, and puts them where they begin', async () => {
    const text = set({ text: 'Whenever you play a character named Mir' });
    const one = await opened(text);
    const list = await one.at<Any>('completion', 'named Mir');
    expect(labels(list)).toEqual(expect.arrayContaining(['Mira', 'Mira - First of All']));
    const long = await opened(set({ text: 'Whenever you play a character named Mira - First o' }));
    const [item] = (await long.at<Any>('completion', '- First o')).items;
    expect(applied(long, [item.textEdit])).toContain('named Mira - First of All\n');
  });

  test('offers facts that a card may have, and their values', async () => {
    const name = await opened(set({ more: '    ra' }));
    expect(labels(await name.at('completion', '\n    ra'))).toContain('rarity');
    expect(labels(await name.at('completion', '\n    ra'))).not.toContain('cost');
    const value = await opened(set({ type: 'ch' }));
    expect(labels(await value.at('completion', 'type: ch'))).toEqual(
      expect.arrayContaining(['character', 'action']),
    );
    const list = await opened(set({}).replace('[amber]', '[amber, ]'));
    expect(labels(await list.at('completion', '[amber, '))).toContain('ruby');
  });

  test('tells what stands there: data, rules, antecedents, keywords and facts', async () => {
    const text = set({ text: 'Evasive\nWhenever you play an item, banish it.', type: 'item' });
    const { at } = await opened(text.replace('type: item', 'type: character'));
    const said = async (words: string) => (await at<Any>('hover', words)).contents.value as string;
    expect(await said('Evas')).toContain('a keyword');
    expect(await said('banish i')).toContain('means “you play an item”');
    expect(await said('you play an i')).toContain('CR ');
    expect(await said('    cos')).toContain('cost');
    expect(await at('hover', 'set: ')).toBeNull();
  });

  test('writes texts in their canonical form, and leaves what it does not understand', async () => {
    const text = set({ text: 'EVER ON Whenever this character quests, you may draw two cards.' });
    const one = await opened(text);
    const written = applied(
      one,
      await one.ask('formatting', { options: { tabSize: 2, insertSpaces: true } }),
    );
    expect(written).toContain('EVER ON Whenever this character quests, you may draw 2 cards.');
    const odd = await opened(set({ text: 'Draw 2 crads.' }));
    expect(await odd.ask('formatting', { options: { tabSize: 2, insertSpaces: true } })).toEqual([]);
  });

  test('lists the cards and their abilities', async () => {
    const { ask } = await opened(
      set({ text: 'Evasive\nEVER ON Whenever this character quests, draw a card.' }),
    );
    const symbols = await ask<Any[]>('documentSymbol');
    expect(symbols.map(({ name, detail }) => [name, detail])).toEqual([
      ['Mira - First of All', 'character'],
      ['Toby', 'action'],
    ]);
    expect(symbols[0].children.map(({ name }: Any) => name)).toEqual(['Evasive', 'EVER ON']);
    expect(symbols[0].children[1].range.start).toEqual({ line: 16, character: 14 });
  });

  test('tells the kinds of words', async () => {
    const { ask, text } = await opened(
      set({ text: 'Evasive (Only characters with Evasive can challenge this character.)' }),
    );
    const { data } = await ask<Any>('semanticTokens/full');
    const { tokenTypes } = result.capabilities.semanticTokensProvider!.legend;
    const [line, character, length, type] = data;
    expect(text.split('\n')[line]!.slice(character, character + length)).toBe('Evasive');
    expect(tokenTypes[type]).toBe('keyword');
    expect(tokenTypes[data[8]]).toBe('comment');
  });

  test('finds a card that a text names, in other sets of the folder too, and renames it everywhere', async () => {
    const other =
      'set: "8"\nname: Eight\ncards:\n  - number: 1\n    name: Oda\n    version: Of the Hill\n    type: character\n    inks: [amber]\n    cost: 1\n    inkable: true\n    strength: 1\n    willpower: 1\n    lore: 1\n    text: Your characters named Mira get +1 {S}.\n';
    mkdirSync(join(folder, 'far'), { recursive: true });
    writeFileSync(join(folder, 'far/cards.yaml'), other);
    writeFileSync(
      join(folder, 'mine.deck'),
      '2 Mira - First of All\n1 Miranda - Other\n2 Oda - Of the Hill\n',
    );
    const here = await opened(set({ text: 'Your characters named Oda get +1 {S}.' }), { name: 'here.yaml' });
    const [place] = await here.at<Any[]>('definition', 'named Od');
    expect(place.uri).toBe(pathToFileURL(join(folder, 'far/cards.yaml')).href);
    expect(place.range.start).toEqual({ line: 4, character: 10 });
    expect(await here.at('prepareRename', 'name: Mi')).toMatchObject({ placeholder: 'Mira' });
    const { changes } = await here.at<Any>('rename', 'name: Mi', { newName: 'Mirabel' });
    const far = TextDocument.create('', 'yaml', 1, other);
    expect(TextDocument.applyEdits(far, changes[place.uri])).toContain('characters named Mirabel get');
    expect(applied(here, changes[here.uri])).toContain('    name: Mirabel\n');
    const deck = pathToFileURL(join(folder, 'mine.deck')).href;
    const list = TextDocument.create('', 'deck', 1, readFileSync(join(folder, 'mine.deck'), 'utf8'));
    expect(TextDocument.applyEdits(list, changes[deck])).toBe(
      '2 Mirabel - First of All\n1 Miranda - Other\n2 Oda - Of the Hill\n',
    );
    await expect(here.at('rename', 'name: Mi', { newName: 'a: b' })).rejects.toThrow('cannot be the name');
  });

  test('checks all sets of the folder when one is saved', async () => {
    const path = join(folder, 'far/broken.yaml');
    writeFileSync(path, set({ text: 'Draw 2 crads.' }));
    const { uri } = await opened(set({}));
    await client.notify('textDocument/didSave', { textDocument: { uri } });
    expect(await client.diagnostics(pathToFileURL(path).href)).toMatchObject([{ code: 'DSL1001' }]);
    rmSync(path);
  });

  test('reads plain texts of a card, and deck lists', async () => {
    const text = await opened('# type: action\nDraw 2 crads.\n', {
      languageId: 'cardwright-text',
      name: 'a.cardtext',
    });
    expect(text.diagnostics).toMatchObject([
      { code: 'DSL1001', range: { start: { line: 1, character: 7 } } },
    ]);
    expect(labels(await text.at('completion', 'Draw 2 '))).toContain('cards');
    const deck = await opened('4 Ariel - On Humen Legs\n', { languageId: 'cardwright-deck', name: 'b.deck' });
    expect(deck.diagnostics.map(({ message }) => message).join()).toContain('Ariel - On Human Legs');
  });

  test('has nothing to say of other files, nor of what is asked of a document that is not open', async () => {
    const { diagnostics } = await opened('a: 1\nb: [', { name: 'other.yaml' });
    expect(diagnostics).toEqual([]);
    const request = client.request('textDocument/hover', {
      textDocument: { uri: 'file:///nowhere' },
      position: { line: 0, character: 0 },
    });
    await expect(request).rejects.toThrow('is not open');
  });

  test('speaks the language of another game', async () => {
    const { client: other } = await Client.start(null, { config: false, game: 'kingdom-hearts' });
    const text = readFileSync(new URL('../../../packages/cards-kh/cards.yaml', import.meta.url), 'utf8');
    expect(await other.open('file:///kh/cards.yaml', text)).toEqual([]);
    other.close();
  });

  test('tells of a configuration that cannot be used, at the document', async () => {
    const broken = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(join(broken, 'cardwright.config.json'), '{ "gmae": "lorcana" }');
    const { client: other } = await Client.start(pathToFileURL(broken).href, {});
    const uri = pathToFileURL(join(broken, 'cards.yaml')).href;
    const told = await other.open(uri, set({}));
    expect(told).toMatchObject([
      { code: 'config/key', message: expect.stringContaining('cardwright.config.json:1') },
    ]);
    other.close();
  });
});
