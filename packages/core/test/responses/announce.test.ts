import { findIgnoredData } from '@cardwright/core/bind';
import type { CardDefinition } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { card, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';
import { playAlsoCopied } from '../fixtures/random-play.ts';
import { respondingWith } from '../fixtures/responding.ts';

const you = { who: 'you' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const chosen = (min: number, max: number) =>
  ({ pick: 'chosen', range: { min, max }, filter: [ally] }) as const;
const one = chosen(1, 1);
const bolt = rite('Bolt', { do: 'hurt', what: one, amount: 1 });
const smash = rite('Smash', { do: 'destroy', what: one });
const pair = rite(
  'Pair',
  { do: 'hurt', what: chosen(0, 2), amount: 1 },
  { do: 'gain', player: you, amount: 1 },
);
const gift = rite('Gift', { do: 'draw', player: { who: 'chosen-player', among: 'players' }, count: 1 });
const either = rite('Either', {
  do: 'choose-mode',
  player: you,
  range: { min: 1, max: 1 },
  modes: [[{ do: 'hurt', what: one, amount: 1 }], [{ do: 'gain', player: you, amount: 2 }]],
});
const both = rite(
  'Both',
  { do: 'hurt', what: one, amount: 1 },
  { do: 'tap', what: { pick: 'ref', ref: { to: 'it' } } },
);
const hunter = card(
  'Hunter',
  {},
  { kind: 'triggered', on: [{ on: 'drawn', player: you }], effects: [{ do: 'hurt', what: one, amount: 1 }] },
);
const archer = card(
  'Archer',
  {},
  { kind: 'activated', costs: [{ pay: 'tap' }], effects: [{ do: 'hurt', what: one, amount: 1 }] },
);
const study = rite('Study', { do: 'draw', player: you, count: 1 });
const cards = [bolt, smash, pair, gift, either, both, hunter, archer, study];

const begin = (
  hand: readonly string[],
  other: readonly string[],
  more: { mine?: string[]; theirs?: string[] } = {},
) =>
  new Playing(respondingWith(cards as CardDefinition[], { announces: () => true }), {
    players: [
      { hand, play: more.mine ?? [] },
      { hand: other, play: more.theirs ?? [] },
    ],
  });

describe('choices at announcement', () => {
  test('are made before anyone may respond, and not again', () => {
    const game = begin(['Bolt'], [], { theirs: ['Ox', 'Mule'] });
    game.play('Bolt');
    expect(game.asked()).toBe('0:choose-cards:choose-target');
    game.choose('Ox');
    expect(game.asked()).toBe('0:act:act');
    game.pass().pass();
    expect([game.asked(), game.told('hurt')]).toEqual(['0:act:act', ['hurt Ox']]);
  });

  test('if all that was chosen is gone, nothing happens', () => {
    const game = begin(['Pair'], ['Smash'], { theirs: ['Ox', 'Mule'] });
    game.play('Pair').choose('Ox').pass().play('Smash').choose('Ox').pass().pass();
    expect(game.told('destroyed')).toEqual(['destroyed Ox']);
    game.pass().pass();
    expect([game.told('hurt', 'gained'), game.asked()]).toEqual([[], '0:act:act']);
  });

  test('if some is gone, it is done to the rest', () => {
    const game = begin(['Pair'], ['Smash'], { theirs: ['Ox', 'Mule'] });
    game.play('Pair').choose('Ox', 'Mule').pass().play('Smash').choose('Ox').pass().pass();
    game.told();
    game.pass().pass();
    expect(game.told('hurt', 'gained')).toEqual(['hurt Mule', 'gained']);
  });

  test('what was chosen from “up to” may be nothing', () => {
    const game = begin(['Pair'], [], { theirs: ['Ox', 'Mule'] })
      .play('Pair')
      .choose()
      .pass()
      .pass();
    expect(game.told('hurt', 'gained')).toEqual(['gained']);
  });

  test('players and a mode are chosen then, and what the mode chooses', () => {
    const game = begin(['Gift', 'Either', 'Either'], [], { theirs: ['Ox', 'Mule'] });
    game.play('Gift');
    expect(game.asked()).toBe('0:choose-players:choose-player');
    game.answer([1]);
    expect(game.asked()).toBe('0:act:act');
    game.pass().pass();
    expect(game.asked()).toBe('0:act:act');
    game.play('Either').answer(0);
    expect(game.asked()).toBe('0:choose-cards:choose-target');
    game.choose('Mule').pass().pass();
    expect(game.told('hurt', 'gained')).toEqual(['hurt Mule']);
    game.play('Either').answer(1);
    expect(game.asked()).toBe('0:act:act');
    game.pass().pass();
    expect(game.told('hurt', 'gained')).toEqual(['gained 2']);
  });

  test('later words mean what was chosen', () => {
    const game = begin(['Both'], [], { theirs: ['Ox', 'Mule'] })
      .play('Both')
      .choose('Mule')
      .pass()
      .pass();
    expect(game.told('hurt', 'tapped')).toEqual(['hurt Mule', 'tapped Mule']);
  });

  test('a trigger that can choose nothing does not wait', () => {
    const alone = begin(['Study'], []).play('Study').pass().pass();
    expect(alone.asked()).toBe('0:act:act');
    const game = begin(['Study'], [], { mine: ['Hunter'], theirs: ['Ox'] })
      .play('Study')
      .pass()
      .pass();
    expect(game.asked()).toBe('0:choose-cards:choose-target');
    game.choose('Ox').pass().pass();
    expect(game.told('hurt')).toEqual(['hurt Ox']);
  });

  test('an ability that is used chooses before its cost is paid', () => {
    const game = begin([], [], { mine: ['Archer'], theirs: ['Ox'] }).act('use', 'Archer');
    expect([game.asked(), game.told('tapped')]).toEqual(['0:choose-cards:choose-target', []]);
    game.choose('Ox');
    expect(game.told('tapped', 'hurt')).toEqual(['tapped Archer']);
    game.pass().pass();
    expect(game.told('hurt')).toEqual(['hurt Ox']);
  });

  test('whether they can be made is asked of the ability', () => {
    const { engine, state } = begin(['Bolt'], []);
    const [ability] = engine.cardsById.get('bolt')!.abilities;
    const scope = { source: -1, controller: 0, slots: [], event: null } as never;
    expect(ability!.possible!(state, scope)).toBe(false);
    const other = begin(['Bolt'], [], { theirs: ['Ox'] });
    expect(other.engine.cardsById.get('bolt')!.abilities[0]!.possible!(other.state, scope)).toBe(true);
  });

  test('every part of the data is read', () => {
    const { engine } = begin([], []);
    for (const { definition } of engine.cards)
      for (const ability of definition.abilities)
        expect(findIgnoredData(engine, 'aside', ability)).toEqual([]);
  });

  test('any game goes on the same from a save and a fork at any decision', () => {
    const engine = respondingWith(cards as CardDefinition[], { announces: () => true, strict: true });
    const ids = engine.cards.flatMap(({ id }) => [id, id]);
    const state = engine.createGame({ seed: 4, decks: [ids, ids] });
    playAlsoCopied(engine, state, { seed: 4, answers: 300 }, ({ played, loaded, forked }) => {
      expect([loaded, forked]).toEqual([played, played]);
    });
  });
});
