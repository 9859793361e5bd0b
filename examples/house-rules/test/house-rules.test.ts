import { set1 } from '@cardwright/cards-set1';
import { lorcana } from '@cardwright/lorcana';
import { runFormatConformance } from '@cardwright/testkit/suites';
import { type PlayerLiteral, type ScenarioSetup, scenario } from '@cardwright/testkit/vitest';
import { expect, test } from 'vitest';
import { houseRules } from '../house-rules.ts';

const plugins = [lorcana, set1, houseRules];
const filler = 'Stitch - New Dog';
const game = (players: readonly PlayerLiteral[], setup: Partial<ScenarioSetup> = {}) =>
  scenario({ plugins, filler, players, ...setup });

/** Cards of two inks, some of each. */
const deck = (size: number, ids: readonly string[] = []) =>
  [...ids, ...Array.from({ length: 20 }, (_, i) => Array(3).fill(`set1-${i + 1}`)).flat()].slice(0, size);
const idOf = (name: string) => set1.cards!.find(({ fullName }) => fullName === name)!.id;

runFormatConformance({
  plugins: [lorcana, set1],
  format: houseRules,
  legal: [deck(50)],
  illegal: [
    { deck: deck(49), faults: ['too-few-cards'] },
    { deck: deck(51), faults: ['too-many-cards'] },
    { deck: deck(50, ['set1-1']), faults: ['too-many-copies'] },
  ],
});

test('two of a restricted card are too many, and one of a banned one', () => {
  const faults = (ids: readonly string[]) =>
    houseRules.decks!.check(game([{}]).engine, deck(50, ids)).map(({ code, card }) => [code, card]);
  const [lantern, smash] = [idOf('Lantern'), idOf('Smash')];
  expect(faults([lantern, lantern])).toContainEqual(['too-many-copies', lantern]);
  expect(faults([lantern])).not.toContainEqual(['too-many-copies', lantern]);
  expect(faults([smash])).toContainEqual(['banned', smash]);
});

test('the second player begins, with six cards, alters the hand twice and draws twice', () => {
  const begun = game([{ deck: 30 }, { deck: 30 }], { from: 'setup', seed: 2 });
  expect(begun.player(0)).toHaveCount('hand', 6);
  for (const player of [1, 0, 1, 0]) {
    expect(begun).toHaveDecision('choose-cards', { player, prompt: 'alter-hand' });
    begun.choose();
  }
  expect(begun).toHaveDecision('act', { player: 1 });
  expect(begun.player(1)).toHaveCount('hand', 8);
});

test('two cards are inked in a turn, and no third', () => {
  const turn = game([{ hand: [filler, filler, filler] }]);
  turn.move('ink', filler).move('ink', filler);
  expect(turn.offer('ink', filler)).toBeRefused('inked-already');
});

test('who holds more than eight cards at the end of a turn discards', () => {
  const turn = game([{ hand: 10 }, { deck: 10 }]).move('end-turn');
  expect(turn).toHaveDecision('choose-cards', { player: 0, min: 2, max: 2 });
  turn.choose(filler, filler);
  expect(turn.player(0)).toHaveCount('hand', 8);
  expect(turn.player(0)).toHaveCount('discard', 2);
  expect(turn).toHaveDecision('act', { player: 1 });
});

test('a dinglehopper removes what its new text says', () => {
  const turn = game([{ play: ['Dinglehopper', { card: filler, damage: 2 }] }]);
  turn.move('use-ability', 'Dinglehopper').choose(filler).answer(2);
  expect(turn.card(filler)).toHaveCount('damage', 0);
});

test('15 lore wins', () => {
  const questing = game([{ lore: 14, play: [filler] }]).move('quest', filler);
  expect(questing).toBeWonBy(0);
});
