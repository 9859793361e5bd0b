import type { Plugin } from '@cardwright/core';
import { card, type Facts } from './language.ts';

const creature = (cost: number, power: number, toughness: number): Facts => ({
  type: 'creature',
  cost,
  stats: [power, toughness],
});
const instant = (cost: number): Facts => ({ type: 'instant', cost });
const rite = (cost: number): Facts => ({ type: 'rite', cost });
const relic = (cost: number): Facts => ({ type: 'relic', cost });

/** The cards of the duel. */
export const cards: Plugin = {
  name: 'duel-cards',
  version: '1.0.0',
  requires: { duel: '1.0.0' },
  cards: [
    card('Hedge Squire', creature(1, 1, 2)),
    card('Mire Hound', creature(2, 3, 2)),
    card('Granite Ox', creature(4, 3, 6)),
    card('Lantern Moth', creature(1, 1, 1), 'Flying'),
    card('Gale Rider', creature(3, 2, 3), 'Flying'),
    card('Pike Veteran', creature(2, 2, 2), 'First Strike'),
    card('Ember Colt', creature(2, 2, 1), 'Haste'),
    card('Tide Heron', creature(4, 3, 3), 'Flying\nWhen this creature enters play, draw a card.'),
    card('Old Warden', creature(3, 2, 4), 'Whenever this creature blocks, gain 2 life.'),
    card('Ash Mourner', creature(2, 2, 1), 'When this creature dies, each opponent loses 2 life.'),
    card('Field Medic', creature(2, 1, 3), 'Whenever this creature attacks, gain 1 life.'),
    card('Hollow Sentinel', creature(3, 5, 4), "This creature can't attack."),
    card('Bramble Witch', creature(3, 2, 2), '{TAP} — Deal 1 damage to chosen creature.'),
    card('Quiet Scholar', creature(2, 1, 1), '2 {M}, {TAP} — Draw a card.'),
    card('Spark', instant(1), 'Deal 2 damage to chosen creature.'),
    card('Falling Star', instant(3), 'Deal 4 damage to chosen creature.'),
    card('Scorch', instant(1), 'Deal 2 damage to chosen player.'),
    card('Sudden Growth', instant(1), 'Chosen creature gets +3 {P} this turn.'),
    card('Stone Skin', instant(1), 'Chosen creature gets +4 {T} this turn.'),
    card('Hush', instant(2), 'Counter chosen spell.'),
    card('Second Wind', instant(2), 'Gain 3 life. Draw a card.'),
    card('Ruin', rite(4), 'Destroy chosen creature.'),
    card('Twin Bolts', rite(3), 'Deal 2 damage to up to 2 chosen creatures.'),
    card('Deep Reading', rite(3), 'Draw 2 cards.'),
    card('Storm of Cinders', rite(4), 'Deal 2 damage to each creature.'),
    card('Bitter Bargain', rite(1), 'Draw 2 cards. You lose 2 life.'),
    card('Banner of Dawn', relic(3), 'Your creatures get +1 {P}.'),
    card('Cracked Idol', relic(2), 'Whenever you cast a card, each opponent loses 1 life.'),
    card('Well of Plenty', relic(2), '1 {M}, {TAP} — Gain 1 life.'),
    card('Seance', rite(3), 'Create 2 Ghost tokens.'),
    card('Den Mother', creature(4, 2, 3), 'When this creature enters play, create a Cub token.'),
    card('Mirror Pool', rite(4), 'Create a copy of chosen creature.'),
    card('Ghost', creature(0, 1, 1), 'Flying'),
    card('Cub', creature(0, 2, 2)),
    card('Wing Charm', relic(2), 'Your creatures gain Flying.'),
  ],
};
