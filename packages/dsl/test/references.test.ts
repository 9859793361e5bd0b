import type { Effect } from '@cardwright/core/data';
import { resolveReferences } from '@cardwright/core/data';
import { describe, expect, it } from 'vitest';
import { testLanguage } from './game.ts';

const language = testLanguage();

function references(text: string, type = 'spell') {
  const [read] = language.parse(text, { type }).abilities;
  return Object.fromEntries(resolveReferences(read!.ability).map(({ path, producer }) => [path, producer]));
}

describe('references', () => {
  it('name the most recent cards', () => {
    expect(
      references('Destroy chosen relic. Chosen beast gains Swift this turn. They get +1 {P} this turn.'),
    ).toEqual({
      'effects.2.what': 'effects.1.what',
    });
  });
  it('agree with the type their noun says', () => {
    expect(
      references('Destroy chosen relic. Chosen beast gains Swift this turn. Return that relic to your hand.'),
    ).toMatchObject({
      'effects.2.what': 'effects.0.what',
    });
  });
  it('are never what a condition mentions', () => {
    expect(
      references('Destroy chosen beast. If you have a relic in play, return it to your hand.'),
    ).toMatchObject({
      'effects.1.effects.0.what': 'effects.0.what',
    });
  });
  it('mean the card itself when it was spoken of last, or nothing else fits', () => {
    expect(references('Whenever you play this beast, they get +1 {P} this turn.', 'beast')).toMatchObject({
      'effects.0.what': 'self',
    });
    expect(
      references(
        'Whenever you play a relic, this beast gains Swift this turn. They get +1 {P} this turn.',
        'beast',
      ),
    ).toMatchObject({ 'effects.1.what': 'self' });
  });
  it('mean nothing where the card is not spoken of at all', () => {
    expect(references('{T} — They get +1 {P} this turn.', 'beast')).toEqual({ 'effects.0.what': undefined });
  });
  it('find the party of the trigger', () => {
    expect(references('Whenever you play a beast, destroy it.', 'relic')).toEqual({
      'effects.0.what': 'on.0.card',
    });
  });
  it('take the rest from the group that was looked at', () => {
    expect(
      references('Look at the top 2 cards of your deck. Put the rest on the bottom of your deck.'),
    ).toMatchObject({ 'effects.1.what': 'effects.0.at' });
  });
  it('mean the acting player by "their"', () => {
    expect(references('Each opponent puts the top card of their deck into their hand.')).toMatchObject({
      'effects.0.what.of': 'effects.0.player',
    });
  });
  it('after a card was played, mean that card, and not in what happens otherwise', () => {
    const you = { who: 'you' } as const;
    const it = { pick: 'ref', ref: { to: 'it' } } as const;
    const top = { pick: 'top', zone: 'deck', of: you, count: 1 } as const;
    const play = { do: 'play', player: you, what: it, free: true } as const;
    const discard = { do: 'move', player: you, what: it, to: { zone: 'discard' } } as const;
    const done = { if: 'done' } as const;
    const ability = (effects: readonly Effect[]) => ({ kind: 'spell', effects }) as const;
    const reveal = { do: 'reveal', player: you, what: top } as const;
    const meant = (effects: readonly Effect[]) =>
      resolveReferences(ability(effects)).map(({ path, producer }) => [path, producer]);
    expect(meant([reveal, play, discard])).toEqual([
      ['effects.1.what', 'effects.0.what'],
      ['effects.2.what', 'effects.1.what'],
    ]);
    expect(
      meant([reveal, { do: 'if', condition: done, effects: [play, discard], otherwise: [discard] }]),
    ).toEqual([
      ['effects.1.effects.0.what', 'effects.0.what'],
      ['effects.1.effects.1.what', 'effects.1.effects.0.what'],
      ['effects.1.otherwise.0.what', 'effects.0.what'],
    ]);
  });
});
