import type { ActionName, CardSelector, Effect, Quantity } from '@cardwright/core/data';
import { type Built, definePhrase, equal } from '@cardwright/dsl';

const SELF = { pick: 'self' } as const;
/** What is said of how a card enters play: the card that is meant there. */
const EXERTED: Effect = { do: 'exert', player: { who: 'you' }, what: SELF };
const damaged = (amount: Quantity): Effect => ({
  do: 'put-damage',
  player: { who: 'you' },
  amount,
  on: SELF,
});
const YOU = { who: 'you' } as const;
const topOf = (count: Quantity): CardSelector => ({ pick: 'top', count, of: YOU, zone: 'deck' });
/** What it can do although it has just been played. */
const permitted = (action: ActionName): Effect => ({
  do: 'permit',
  action,
  what: SELF,
  duration: { lasts: 'this-turn' },
});

/** It enters, and this is done at once. */
const entersAnd = (reward: readonly Effect[]) =>
  ({ do: 'enters-with', manner: [], optional: false, reward }) as const;

/** The inverse. */
const rewardOf = (e: Built<'predicate'>): readonly Effect[] =>
  e.do === 'enters-with' && e.manner?.length === 0 && e.optional === false ? (e.reward ?? []) : [];

/** The card that the words before play. */
const PLAYED: CardSelector = { pick: 'ref', ref: { to: 'it' } };

/** What is done to cards in play: banish, exert, ready (CR 1.8.1.4, 5.1.1). Any player may be the one who does it. */
export const cards = [
  definePhrase({
    slot: 'predicate',
    name: 'banish',
    subject: 'player',
    template: 'banish~ {what:object}',
    data: ({ what }) => ({ do: 'banish', what }),
    examples: ['Banish chosen character.', 'Banish all characters.', 'Banish chosen Villain character.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'exert',
    subject: 'player',
    template: '(exert~|{E}) {what:object}',
    data: ({ what }) => ({ do: 'exert', what }),
    examples: [
      'Exert chosen opposing character.',
      'Exert all opposing damaged characters.',
      '{E}, {E} one of your characters — Exert chosen character.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'ready',
    subject: 'player',
    template: 'ready~ {what:object}',
    data: ({ what }) => ({ do: 'ready', what }),
    examples: ['Ready chosen character.', 'Ready your characters with cost 3 or less.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'enter-play',
    subject: 'cards',
    template: 'enter~ play {manner:entering}',
    data: ({ manner }) => ({ do: 'enters-with', manner, optional: false }),
    examples: ['This character enters play exerted.', 'This character enters play with 3 damage.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'enter-play-over',
    subject: 'cards',
    template:
      'enter~ play with ({what:np}|{count:card-count} from the top of your deck) facedown under (it|them|him|her)' as 'enter~ play with [{what:np}] [{count:card-count}] facedown under it',
    build: ({ what, count = 0 }) =>
      entersAnd([{ do: 'put-under', player: YOU, what: what ?? topOf(count), under: SELF }]),
    split: (e) => {
      const [put, more] = rewardOf(e);
      if (more || put?.do !== 'put-under' || put.faceup || !equal(put.under, SELF)) return undefined;
      const { what } = put;
      return equal(what, topOf('count' in what ? what.count : 0))
        ? [{ what }, { count: (what as { count: Quantity }).count }]
        : { what };
    },
    examples: [
      'This item enters play with X cards from the top of your deck facedown under it, where X is the number of items you have in play.',
      'This location enters play with the top card of your deck facedown under it.',
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'enter-play-ready-to',
    subject: 'cards',
    template: 'enter~ play ready to {act:quest|challenge|quest and challenge|quest or challenge}',
    words: {
      act: {
        quest: ['quest-while-drying'],
        challenge: ['challenge-while-drying'],
        'quest and challenge': ['quest-while-drying', 'challenge-while-drying'],
        'quest or challenge': ['quest-while-drying', 'challenge-while-drying'],
      },
    },
    build: ({ act }) => entersAnd(act.map(permitted)),
    split: (e) => {
      const reward = rewardOf(e);
      const act = reward.flatMap((one) => (one.do === 'permit' ? [one.action] : []));
      return (
        reward.length > 0 &&
        equal(reward, act.map(permitted)) && { act: act as unknown as readonly ['quest-while-drying'] }
      );
    },
    examples: ["If it's your first turn, this character enters play ready to quest."],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'play-entering',
    subject: 'player',
    wording: { taken: true, all: 'plain' },
    template: 'play~ {what:object} {free:for free|} , {manner:entering}',
    words: { free: { 'for free': true, '': false } },
    data: ({ what, free, manner }) => ({
      do: 'play',
      what,
      free,
      entering: [{ do: 'enters-with', what: PLAYED, manner, optional: false }],
    }),
    examples: [
      'Play an item from your discard for free, exerted.',
      'Whenever this character quests, you may play a character from your hand for free, with 2 damage.',
      '{E} — You may play an item, exerted.',
    ],
  }),
  definePhrase({
    slot: 'entering',
    name: 'exerted',
    template: 'exerted',
    data: () => [EXERTED],
  }),
  definePhrase({
    slot: 'entering',
    name: 'damaged',
    template: 'with {amount:damage}',
    data: ({ amount }) => [damaged(amount)],
  }),
  definePhrase({
    slot: 'entering',
    name: 'exerted-and-damaged',
    template: 'exerted (and with|with) {amount:damage}',
    data: ({ amount }) => [EXERTED, damaged(amount)],
    examples: ['This character enters play exerted and with 2 damage.'],
  }),
  definePhrase({
    slot: 'cost',
    name: 'exert',
    template: '{E}',
    data: () => ({ pay: 'exert' }),
    examples: ['{E} — Draw a card.'],
  }),
];
