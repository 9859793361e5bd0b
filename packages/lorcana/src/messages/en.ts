import { coreEventMessages, corePromptMessages, does, type Message, silent } from '@cardwright/core/game';

const zones: Readonly<Record<string, string>> = {
  hand: 'to the hand',
  deck: 'to the deck',
  discard: 'to the discard',
  play: 'into play',
  inkwell: 'into the inkwell',
  under: 'under another card',
};

/** Log lines by kind of event. */
export const eventMessages: Readonly<Record<string, Message>> = {
  ...coreEventMessages(zones),
  'put-under': ({ player, card }) => `${does(player, 'put')} a card face down under ${card}.`,
  played: ({ player, card, other }) =>
    other === '' ? `${does(player, 'play')} ${card}.` : `${does(player, 'shift')} ${card} onto ${other}.`,
  sung: ({ card, other }) => `${other} sings ${card}.`,
  'action-finished': silent,
  'modifier-spent': silent,
  'played-on': silent,
  inked: ({ player, card }) => `${does(player, 'put')} ${card} into the inkwell.`,
  'ink-paid': ({ player, amount }) => (amount === 0 ? null : `${does(player, 'pay')} ${amount} ink.`),
  quested: ({ card }) => `${card} quests.`,
  challenged: ({ card, other }) => `${other} challenges ${card}.`,
  'challenge-ended': silent,
  banished: ({ card }) => `${card} is banished.`,
  exerted: ({ card }) => `${card} is exerted.`,
  // Ink is readied every turn; nobody wants to read it.
  readied: ({ card, zone }) => (zone === 'inkwell' ? null : `${card} is readied.`),
  dried: silent,
  chosen: ({ player, card }) => `${does(player, 'choose')} ${card}.`,
  damaged: ({ card, amount }) => `${card} is dealt ${amount} damage.`,
  'damage-taken': silent,
  'damage-put': ({ card, amount }) => `${amount} damage is put on ${card}.`,
  'damage-removed': ({ card, amount }) => `${amount} damage is removed from ${card}.`,
  'damage-moved': ({ card, other, amount }) => `${amount} damage moves from ${other} to ${card}.`,
  'lore-gained': ({ player, amount }) => `${does(player, 'gain')} ${amount} lore.`,
  'lore-lost': ({ player, amount }) => `${does(player, 'lose')} ${amount} lore.`,
  'moved-to-location': ({ card, other }) => `${card} moves to ${other}.`,
  'starting-player-determined': ({ player }) => `${does(player, 'take')} the first turn.`,
  'hand-altered': ({ player, amount }) =>
    amount === 0
      ? `${does(player, 'keep')} the opening hand.`
      : `${does(player, 'alter')} ${amount} of the opening hand.`,
};

/** Questions by the prompt key of a decision. */
export const promptMessages: Readonly<Record<string, Message>> = {
  ...corePromptMessages,
  'alter-hand': () => 'Which cards of your opening hand do you put back for others?',
  'choose-challenge': ({ card }) => `Whom does ${card} challenge?`,
  'choose-location': ({ card }) => `Where does ${card} move?`,
  'choose-ready': () => 'Which do you ready?',
  'choose-shift': ({ card }) => `Onto whom do you shift ${card}?`,
  'choose-singer': ({ card }) => `Who sings ${card}?`,
  'choose-singers': ({ card }) => `Who sing ${card} together?`,
  'enter-exerted': ({ card }) => `Does ${card} enter play exerted?`,
  'remove-damage': ({ card }) => `${card}: how much damage is removed?`,
  'move-damage': ({ card }) => `${card}: how much damage is moved?`,
};

/** From where, for a card that is not played from hand: `other` is what it lies under. */
const from = (other: string): string => (other === '' ? '' : ` from under ${other}`);

/** Turn actions, as a player chooses them, by the action's name; ways of playing a card have lines of their own. */
export const moveMessages: Readonly<Record<string, Message>> = {
  ink: ({ card }) => `Ink ${card}`,
  play: ({ card, amount, other }) => `Play ${card}${from(other)} (${amount} ink)`,
  shift: ({ card, other }) => `Shift ${card}${from(other)}`,
  sing: ({ card, other }) => `Sing ${card}${from(other)}`,
  'sing-together': ({ card, other }) => `Sing ${card}${from(other)} together`,
  alternate: ({ card, other }) => `Play ${card}${from(other)} for its alternate cost`,
  quest: ({ card }) => `Quest with ${card}`,
  challenge: ({ card }) => `Challenge with ${card}`,
  'use-ability': ({ card, data }) =>
    data.ability === undefined ? `Use ${card}'s ability` : `Use ability ${String(data.ability)} of ${card}`,
  move: ({ card }) => `Move ${card} to a location`,
  'end-turn': () => 'End the turn',
};
