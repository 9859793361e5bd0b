import type { ReadonlyState, TurnMove } from '@cardwright/core';
import {
  cardOf,
  coreEventMessages,
  corePromptMessages,
  does,
  type Kernel,
  type Message,
  silent,
  whose,
} from '@cardwright/core/game';
import { charactersOf } from '../table/areas.ts';
import { momentOf } from '../table/moment.ts';

const zones: Readonly<Record<string, string>> = {
  hand: 'to the hand',
  deck: 'to the deck',
  discard: 'to the discard pile',
  'friend-area': 'to the Friend Area',
  under: 'under another card',
};

/** Log lines by kind of event. */
export const eventMessages: Readonly<Record<string, Message>> = {
  ...coreEventMessages(zones),
  played: ({ player, card, data: { by } }) =>
    `${does(player, 'play')} ${card}${typeof by === 'string' ? ` by the Magic of ${by}` : ''}.`,
  'moved-to-a-world': ({ player, card }) => `${does(player, 'move')} to ${card}.`,
  equipped: ({ card, other }) => `${other} is equipped with ${card}.`,
  'discarded-from-play': ({ card }) => `${card} is discarded.`,
  cleared: ({ card }) => `${card} is discarded.`,
  defeated: ({ player, card }) => `${does(player, 'defeat')} ${card}.`,
  'battle-began': ({ player }) => `${does(player, 'start')} a battle.`,
  'battle-ended': silent,
  escaped: ({ player }) => `${does(player, 'escape')}.`,
  joined: ({ card }) => `${card} takes part.`,
  damaged: ({ card, amount }) => `${card} is dealt ${amount} damage.`,
  'damage-worn-off': silent,
  'challenge-began': ({ player }) => `${does(player, 'challenge')} the opponent.`,
  passed: ({ player }) => `${does(player, 'do', 'does')} nothing.`,
  'challenge-won': ({ player, amount }) => `${does(player, 'win')} the challenge by ${amount}.`,
  'challenge-lost': silent,
  'challenge-ended': silent,
  'hp-gained': ({ player, amount }) => `${does(player, 'gain')} ${amount} HP.`,
  'hp-lost': ({ player, amount }) => `${does(player, 'lose')} ${amount} HP.`,
  'deck-replenished': ({ player }) => `${whose(player)} discard pile becomes the deck.`,
  'player-card-placed': ({ player, card, amount }) => `${does(player, 'play')} ${card} with ${amount} HP.`,
  'starting-player-determined': ({ player }) => `${does(player, 'take')} the first turn.`,
  'game-started': silent,
  captured: ({ player, card }) => `${does(player, 'capture')} ${card}.`,
  'counters-put': ({ card, amount }) => `${amount} counters are put on ${card}.`,
  'counters-removed': ({ card, amount }) => `${amount} counters are removed from ${card}.`,
};

/** Questions by the prompt key of a decision. */
export const promptMessages: Readonly<Record<string, Message>> = {
  ...corePromptMessages,
  'choose-player-card': () => 'Which Player Card are you?',
  'assign-damage': ({ card }) => `How much damage does ${card} take?`,
  'more-attacks': () => 'Which Attack Cards do you play with it?',
  'too-much-equipment': () => 'Which Equipment goes?',
  'too-many-friends': () => 'Which Friends go?',
  'discard-phase': () => 'Which cards do you discard?',
};

const moveWords: Readonly<Record<string, string>> = {
  battle: 'Start a battle',
  escape: 'Escape',
  fight: 'Fight with what is there',
  challenge: 'Challenge the opponent',
  'do-nothing': 'Do nothing',
  move: 'Move to',
  disrupt: 'Put on the opponent’s World:',
  'play-friend': 'Play the Friend',
  'play-event': 'Play',
  'play-attack': 'Play the Attack Card',
  'play-technique': 'Play the Technique',
  'change-form': 'Change to',
  discard: 'Discard',
  'use-ability': 'Use the ability of',
};

/** A turn action in words, for the player who may take it. */
export function describeMove(
  kernel: Kernel,
  state: ReadonlyState,
  { action, card, option }: TurnMove,
): string {
  if (action === 'end-phase')
    return momentOf(kernel, state) === 'challenge-phase'
      ? 'Go on to the Discard Phase'
      : 'Go on to the Challenge Phase';
  if (card < 0) return moveWords[action] ?? action;
  const player = state.decision?.player ?? 0;
  const name = kernel.card(state, cardOf(card)).definition.fullName;
  const character = charactersOf(state, player)[option];
  const other = character === undefined ? '' : kernel.card(state, character).definition.fullName;
  if (action === 'play-magic') return `Play ${name} by the Magic of ${other}`;
  if (action === 'join') return `Have ${name} take part`;
  if (action === 'play-equipment') return `Equip ${other} with ${name}`;
  return `${moveWords[action] ?? action} ${name}`;
}
