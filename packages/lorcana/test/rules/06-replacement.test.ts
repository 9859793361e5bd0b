import type { Ability, Effect, EventPattern } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const you = { who: 'you' } as const;
const gainLore = (amount: number): Effect => ({ do: 'gain-lore', amount, player: you });
const dealtToMe: EventPattern = { on: 'damaged', card: { pick: 'self' } };
const instead = (event: EventPattern, ...effects: Effect[]): Ability =>
  ({ kind: 'replacement', event, instead: effects }) as Ability;

const shielded = (name: string, ...abilities: Ability[]) => character(name, '1/9/1', { abilities });
const zap = action('Zap', 'Deal 2 damage to chosen character.', { cost: 0 });
const both = action('Both', 'Deal 2 damage to chosen character. Draw a card.', { cost: 0 });

// No sentence of the language says them yet; as data they are what one would mean.
describe('CR 6.5 replacement effects', () => {
  const lucky = shielded('Lucky', instead(dealtToMe, gainLore(1)));

  test('CR 1.6.1.4, 6.5.4 what is replaced never happens, and nothing triggers from it', () => {
    const sore = character('Sore', '1/9/1', {
      text: 'Whenever this character is dealt damage, draw a card.',
      abilities: [instead(dealtToMe, gainLore(1))],
    });
    const g = game([{ hand: [zap] }, { play: [sore] }])
      .move('play', 'Zap')
      .choose('Sore');
    expect(g.card('Sore')).toHaveCount('damage', 0);
    expect(g).not.toHaveHappened('damaged');
    expect(g.player(1)).toHaveCount('hand', 0);
    expect(g.player(1)).toHaveCount('lore', 1);
  });

  test('CR 6.5.4 the event that happens in its place triggers what watches for it', () => {
    const greedy = character('Greedy', '1/9/1', { text: 'Whenever you gain lore, draw a card.' });
    const g = game([{ hand: [zap] }, { play: [lucky, greedy] }])
      .move('play', 'Zap')
      .choose('Lucky');
    expect(g.player(1)).toHaveCount('hand', 1);
  });

  test('CR 6.5.2 part of an effect can be replaced; the rest of it happens', () => {
    const g = game([{ hand: [both] }, { play: [lucky] }])
      .move('play', 'Both')
      .choose('Lucky');
    expect(g.card('Lucky')).toHaveCount('damage', 0);
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 6.5.3 what comes into play later replaces nothing that has happened', () => {
    const g = game([
      { hand: [zap], play: [character('Plain', '1/9/1')] },
      { hand: [lucky], inkwell: 1 },
    ]);
    g.move('play', 'Zap').choose('Plain').endTurn().move('play', 'Lucky');
    expect(g.card('Plain')).toHaveCount('damage', 2);
  });

  test('CR 6.5.5 a replacement has one chance, although the new event fits again', () => {
    const again: Effect = { do: 'deal-damage', amount: 1, to: { pick: 'self' }, player: you };
    const loop = shielded('Loop', instead(dealtToMe, again));
    const g = game([{ hand: [zap] }, { play: [loop] }])
      .move('play', 'Zap')
      .choose('Loop');
    expect(g.card('Loop')).toHaveCount('damage', 1);
  });

  test('CR 6.5.6, 6.5.7.1, 6.5.7.2 what replaces itself comes first, then another that still fits', () => {
    const feast = action('Feast', 'Gain 1 lore. If you have an item in play, draw a card instead.', {
      cost: 0,
    });
    const mine: EventPattern = { on: 'lore-gained', player: { who: 'you' } };
    const miser = shielded(
      'Miser',
      instead(mine, { do: 'lose-lore', amount: 1, player: { who: 'opponents' } }),
    );
    const play = (things: ReturnType<typeof item>[]) =>
      game([{ hand: [feast], play: [miser, ...things] }, { lore: 5 }]).move('play', 'Feast');
    // The lore is a card by the time that Miser would look.
    const itself = play([item('Book')]);
    expect(itself.player(0)).toHaveCount('hand', 1);
    expect(itself.player(1)).toHaveCount('lore', 5);
    const other = play([]);
    expect(other.player(0)).toHaveCount('lore', 0);
    expect(other.player(1)).toHaveCount('lore', 4);
  });

  test('CR 6.5.7.3 of two that fit, the affected player chooses which applies', () => {
    const twice = shielded('Twice', instead(dealtToMe, gainLore(1)), instead(dealtToMe, gainLore(5)));
    const g = game([{ hand: [zap] }, { play: [twice] }])
      .move('play', 'Zap')
      .choose('Twice');
    expect(g).toHaveDecision('choose-option', { player: 1, prompt: 'choose-replacement' });
    g.option(1);
    expect(g.player(1)).toHaveCount('lore', 5);
    expect(g.card('Twice')).toHaveCount('damage', 0);
  });

  test('CR 6.5.8 of two instances of the same one, one applies and both are used up', () => {
    const reprieve: Ability = {
      kind: 'spell',
      effects: [
        {
          do: 'replace',
          event: { on: 'damaged', card: { pick: 'any', filter: [] } },
          instead: [gainLore(1)],
          uses: 1,
          duration: { lasts: 'this-turn' },
        } as Effect,
      ],
    };
    const card = action('Reprieve', '', { cost: 0, abilities: [reprieve] });
    const g = game([
      {
        hand: [
          { card, as: 'one' },
          { card, as: 'two' },
          { card: zap, as: 'z1' },
          { card: zap, as: 'z2' },
        ],
      },
      { play: [character('Foe', '1/9/1')] },
    ]);
    g.move('play', 'one').move('play', 'two').move('play', 'z1').choose('Foe');
    if (g.decision?.kind === 'choose-option') g.option(0);
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.card('Foe')).toHaveCount('damage', 0);
    g.move('play', 'z2').choose('Foe');
    expect(g.card('Foe')).toHaveCount('damage', 2);
  });
});
