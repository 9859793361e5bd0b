import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, compileText, renderDiagnostic, TextError } from '../src/index.ts';
import { testLanguage } from './game.ts';

const language = testLanguage();
const problem = (text: string, type = 'spell') => compileText(language, { text, type }).diagnostics[0];

describe('diagnostics', () => {
  it('point at an unknown word and guess the one that was meant', () => {
    const text = 'Draw 2 crads.';
    const found = problem(text)!;
    expect(found).toMatchObject({ code: 'DSL1001', suggestion: 'cards' });
    expect(text.slice(found.span.start, found.span.end)).toBe('crads');
  });
  it('tell the other sentences of a text with an unknown word, where that is near a known one', () => {
    const text = 'Draw 2 crads. Deal 2 damage on chosen beast.\nDestroy the chosen beast.';
    const told = compileText(language, { text, type: 'spell' }).diagnostics;
    const words = told.map(({ code, span }) => `${code} ${text.slice(span.start, span.end)}`);
    expect(words).toEqual(['DSL1001 crads', 'DSL2003 the chosen beast', 'DSL1002 on']);
    // What is like no word may be anything: the rest is not judged by a guess.
    const odd = compileText(language, { text: 'Draw 2 zzxqw. Deal 2 damage on it.', type: 'spell' });
    expect(odd.diagnostics.map(({ code }) => code)).toEqual(['DSL1001']);
  });
  it('lie within the text, also where its full stop is missing', () => {
    for (const text of ['Deal 2 damage', '42', 'Draw 2 cards', 'Flying\nDraw'])
      for (const { span } of compileText(language, { text, type: 'spell' }).diagnostics)
        expect([span.start <= span.end, span.end <= text.length]).toEqual([true, true]);
  });
  it('are thrown where a text has to be understood', () => {
    expect(abilitiesOf(language, 'Draw 2 cards.', { type: 'spell' })).toMatchObject([{ kind: 'spell' }]);
    expect(() => abilitiesOf(language, 'Draw 2 crads.', { type: 'spell' })).toThrow(/DSL1001.*crads/s);
    expect(() => abilitiesOf(language, 'Draw 2 crads.', { type: 'spell' })).toThrow(TextError);
  });
  it('point at the furthest place that could be read', () => {
    const text = 'Deal 2 damage on chosen beast.';
    const found = problem(text.replace('on', 'in'))!;
    expect(found).toMatchObject({ code: 'DSL1002' });
    expect(found.expected).toContain('"to"');
  });
  it('say that a text ends too early', () => {
    expect(problem('Return chosen beast.')).toMatchObject({ code: 'DSL1002' });
    expect(compileText(language, { text: '{T} —' }).diagnostics.at(-1)?.severity).toBe('error');
  });
  it('say what was understood when it does not print back', () => {
    expect(problem('Chosen beasts gets +1 {P} this turn.')).toMatchObject({
      code: 'DSL2002',
      message: 'This was understood as "Chosen beast gets +1 {P} this turn.".',
    });
  });
  it('warn of names that nobody knows', () => {
    expect(problem('Destroy chosen beast named Ottto.')).toMatchObject({
      code: 'DSL1004',
      severity: 'warning',
      suggestion: 'Otto',
    });
    expect(problem('Destroy chosen beast named Otto the Great.')).toBeUndefined();
    expect(problem('Destroy chosen beast named Who?.')).toBeUndefined();
  });
  it('render like those of a compiler', () => {
    const text = 'Draw a card.\nDraw 2 crads.';
    expect(renderDiagnostic(problem(text)!, { text, file: 'cards.yaml', line: 10 })).toBe(
      [
        'error DSL1001: I don\'t know the word "crads".',
        '  --> cards.yaml:11:8',
        '   |',
        '11 | Draw 2 crads.',
        '   |        ^^^^^',
        '   = did you mean "cards"?',
        '   = fix: Check the spelling, or add the word to the lexicon or to a phrase.',
      ].join('\n'),
    );
  });
  it('have up-to-date functions', () => {
    const script = fileURLToPath(new URL('../scripts/generate-messages.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});

describe('the verdict', () => {
  it('counts each level only after the one before', () => {
    const verdict = (text: string, bind?: () => void) =>
      compileText(language, { text, type: 'spell' }, bind).verdict;
    expect(verdict('Draw a crad.')).toMatchObject({
      tokenised: false,
      parsed: false,
      roundTrip: false,
      bound: false,
    });
    expect(verdict('Draw chosen beast.')).toMatchObject({ tokenised: true, parsed: false });
    expect(verdict('Chosen beasts gets +1 {P} this turn.')).toMatchObject({ parsed: true, roundTrip: false });
    expect(verdict('Draw a card.')).toMatchObject({ roundTrip: true, bound: false, supported: false });
    expect(verdict('Draw a card.', () => {})).toMatchObject({ bound: true, supported: true });
    expect(
      verdict('Draw a card.', () => {
        throw new Error('no draw');
      }),
    ).toMatchObject({ bound: false, supported: false });
  });
});
