/** The facts available to a message; the names are already restricted to what the reader may know. */
export interface MessageFacts {
  /** The player it happens to or who does it ("You", "Ann"). */
  readonly player: string;
  /** The card it happens to, or "a card" where the reader may not know it. */
  readonly card: string;
  /** The other party. */
  readonly other: string;
  readonly amount: number;
  /** Name of the zone where the card is now; empty without a card. */
  readonly zone: string;
  /** Facts by name, as the event or decision carries them. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A message template; null says nothing. */
export type Message = (facts: MessageFacts) => string | null;

/** Says nothing: bookkeeping. */
export const silent: Message = () => null;

/** Subject and verb: "You draw", "Ann draws". */
export const does = (player: string, verb: string, third = `${verb}s`): string =>
  `${player} ${player === 'You' ? verb : third}`;

/** Possessive: "Your", "Ann's". */
export const whose = (player: string): string => (player === 'You' ? 'Your' : `${player}'s`);

/** Log lines of the kinds of event that every game has. @param zones how a card gets to each zone ("to the hand") */
export const coreEventMessages = (
  zones: Readonly<Record<string, string>>,
): Readonly<Record<string, Message>> => ({
  'turn-began': ({ player, data }) => `Turn ${String(data['turn'])}: ${player}`,
  'step-began': silent,
  'turn-started': silent,
  'turn-ended': silent,
  drawn: ({ player, card }) => `${does(player, 'draw')} ${card}.`,
  discarded: ({ player, card }) => `${does(player, 'discard')} ${card}.`,
  moved: ({ card, data, zone }) => {
    const to = String(data['to'] ?? zone);
    return `${card} goes ${zones[to] ?? `to ${to}`}.`;
  },
  'left-play': silent,
  'left-zone': silent,
  'entered-zone': silent,
  activated: silent,
  returned: silent,
  shuffled: ({ player, data }) =>
    data['zone'] === undefined
      ? `${whose(player)} deck is shuffled.`
      : `${does(player, 'shuffle')} the ${String(data['zone'])}.`,
  revealed: ({ player, card }) => `${does(player, 'reveal')} ${card}.`,
  'looked-at': ({ player, card }) => `${does(player, 'look')} at ${card}.`,
  searched: ({ player, data }) => `${does(player, 'search', 'searches')} the ${String(data['from'])}.`,
  'card-named': ({ player, data }) => `${does(player, 'name')} ${String(data['name'])}.`,
  'effect-began': ({ card, data }) =>
    `${card === '' ? 'An effect' : card}: ${String(data['effect'] ?? 'an effect begins')}.`,
  'effects-ended': silent,
  'ability-used': silent,
  'pool-filled': ({ player, amount, data }) => `${does(player, 'get')} ${amount} ${String(data['pool'])}.`,
  'pool-spent': ({ player, amount, data }) => `${does(player, 'pay')} ${amount} ${String(data['pool'])}.`,
  'pool-emptied': ({ player, amount, data }) => `${does(player, 'lose')} ${amount} ${String(data['pool'])}.`,
  'loop-ended': ({ amount }) => `The loop ends after ${amount} more times.`,
  'game-won': ({ player }) => `${does(player, 'win')} the game.`,
  'player-lost': ({ player }) => `${does(player, 'lose')} the game.`,
  'game-drawn': () => 'The game is drawn.',
});

/** Messages for the prompts that every game may use, by prompt key. */
export const corePromptMessages: Readonly<Record<string, Message>> = {
  act: () => 'What will you do?',
  'take-first-turn': () => 'Do you take the first turn?',
  may: ({ card }) => `${card}: do you want to?`,
  'pay-less': ({ card, data }) => `${card}: do you want to pay ${String(data['0'])} less?`,
  'pay-from': ({ data }) => `How much of it do you pay with ${String(data['0'])}?`,
  'choose-target': ({ card }) => `${card}: choose`,
  'choose-card': ({ card }) => `${card}: take`,
  'choose-one': ({ card }) => `${card}: choose one`,
  'choose-player': ({ card }) => `${card}: choose a player`,
  'choose-trigger': () => 'Which ability resolves next?',
  'who-acts': () => 'Who of your team acts next?',
  'repeat-loop': () => 'This can go on for ever: how many more times?',
  'choose-replacement': ({ card }) => `Which effect changes what happens to ${card}?`,
  'declare-attackers': () => 'What do you attack with?',
  'declare-blockers': ({ card }) => `What do you block ${card === '' ? 'it' : card} with?`,
  'order-blockers': ({ card }) => `In which order does ${card === '' ? 'it' : card} deal with its blockers?`,
  discard: () => 'Choose what to discard',
  'name-card': () => 'Name a card',
  'order-cards': () => 'In which order?',
  'top-or-bottom': () => 'On the top or on the bottom of the deck?',
};
