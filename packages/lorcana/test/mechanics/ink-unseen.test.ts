import { fork } from '@cardwright/core';
import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

type Game = ReturnType<typeof game>;

/** What each viewer is told of the events of a kind while a player takes the first move of each action and choice. */
function heard(g: Game, kind: string, ...steps: string[]): Record<string, (string | null)[]> {
  const lines: Record<string, (string | null)[]> = { spectator: [], owner: [], opponent: [] };
  const { engine } = g;
  const state = fork(g.state);
  const stop = engine.observe({
    event: (now, event) => {
      for (const [i, who] of ['spectator', 'owner', 'opponent'].entries()) {
        const view = engine.viewEvent(now, event, i - 1);
        if (view?.kind === kind) lines[who]!.push(view.card?.name ?? null);
      }
    },
    forbidden: () => {},
    replaced: () => {},
  });
  for (const step of steps)
    engine.answer(
      state,
      step === 'choose'
        ? [state.decision!.candidates[0]!]
        : engine.legal(state).find(({ action }) => action === step)!,
    );
  stop();
  return lines;
}

const nobody = { spectator: [null], owner: [null], opponent: [null] };
const everybody = (name: string) => ({ spectator: [name], owner: [name], opponent: [name] });

describe('which card an event is about is seen by whoever sees where it lies (CR 7.5.4, 7.5.6)', () => {
  const ramp = action('Ramp', 'Put the top card of your deck into your inkwell facedown and exerted.');

  test('ink from the deck is named to nobody: when it is put there, and when it is readied', () => {
    const g = game([{ hand: [ramp], inkwell: 1, deck: [item('Secret'), item('Next')] }, {}]);
    expect(heard(g, 'moved', 'play')).toEqual(nobody);
    const told = heard(g, 'readied', 'play', 'end-turn', 'end-turn');
    expect(new Set(Object.values(told).flat())).toEqual(new Set([null]));
    expect(told['owner']!.length).toBeGreaterThan(0);
  });

  test('ink that an effect exerts is named to nobody', () => {
    const tire = action('Tire', 'Exert all cards in your inkwell.');
    const g = game([{ hand: [tire], inkwell: 3 }, {}]);
    const told = heard(g, 'exerted', 'play');
    expect(new Set(Object.values(told).flat())).toEqual(new Set([null]));
    expect(told['opponent']!.length).toBeGreaterThan(0);
  });

  test('an effect does not reveal what it puts there from the hand: its player alone knows', () => {
    const stash = action('Stash', 'Put a card from your hand into your inkwell facedown and exerted.');
    const g = game([{ hand: [stash, item('Mine')], inkwell: 1 }, {}]);
    const told = heard(g, 'moved', 'play');
    expect(told).toEqual({ spectator: [null], owner: ['Mine'], opponent: [null] });
  });

  test('from play everybody has seen it, and nobody is told again when it is readied', () => {
    const bury = action('Bury', 'Put chosen character into their player’s inkwell facedown and exerted.');
    const g = game([{ hand: [bury], inkwell: 1, play: [character('Known', '1/1/1')] }, {}]);
    const moves = heard(g, 'moved', 'play', 'choose');
    expect(moves).toEqual(everybody('Known'));
    const told = heard(g, 'readied', 'play', 'choose', 'end-turn', 'end-turn');
    expect(new Set(Object.values(told).flat())).toEqual(new Set([null]));
  });

  test('the turn action reveals the card (CR 4.2.1.1)', () => {
    const g = game([{ hand: [item('Shown')] }, {}]);
    expect(heard(g, 'inked', 'ink')).toEqual(everybody('Shown'));
  });

  test('a drawn card is named to its player alone (CR 7.1.3)', () => {
    const g = game([{ deck: [item('Next')] }, { deck: [item('Drawn')] }]);
    const told = heard(g, 'drawn', 'end-turn');
    expect(told).toEqual({ spectator: [null], owner: [null], opponent: ['Drawn'] });
  });
});
