import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defineMessages } from '../src/diagnostics/catalogue.ts';
import { createLanguage, renderDiagnostic } from '../src/index.ts';
import { SENSE_MESSAGES } from '../src/sense/messages.ts';
import { rows, words } from './game.ts';

const source = new URL('../src/', import.meta.url);
const named = new Set(
  readdirSync(source, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, source), 'utf8').matchAll(/\bwrong\('([a-z-]+)'/g)])
    .map(([, id]) => id!),
);

describe('the catalogue of objections', () => {
  it('has every one that is made, and none that is not', () => {
    expect([...named].sort()).toEqual(Object.keys(SENSE_MESSAGES).sort());
  });
  it('says each in words of its own', () => {
    const messages = Object.values(SENSE_MESSAGES);
    expect(new Set(messages).size).toBe(messages.length);
  });
  it('puts parameters into the places of their names', () => {
    const wrong = defineMessages({ lacks: '{card} has no {stat}', plain: 'nothing' });
    expect(wrong('lacks', { card: 'a relic', stat: '{P}' })).toEqual({
      id: 'lacks',
      message: 'a relic has no {P}',
    });
    expect(wrong('plain')).toEqual({ id: 'plain', message: 'nothing' });
  });
  it.each([
    ['Draw 0 cards.', 'nothing-done'],
    ['An opponent draws a card.', 'which-opponent'],
    ['Chosen beast gets +1 {P}.', 'lasts-without-end'],
  ])('is what a diagnostic names beside its code: “%s” is %s', (text, objection) => {
    const language = createLanguage({ lexicons: [words], phrases: rows });
    const [found] = language.parse(text, { type: 'spell', resolves: true }).diagnostics;
    expect(found).toMatchObject({ code: 'DSL2001', objection });
    expect(renderDiagnostic(found!, { text })).toContain(
      `error DSL2001/${objection}: The words are in order`,
    );
  });
});
