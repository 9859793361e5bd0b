/** Players of whom something is so, said behind what they do. */
import { type Effect, mentions, type PlayerSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { ComposeContext } from '../../skeleton/context.ts';
import type { Predicate } from '../../syntax/syntax.ts';

/** "Each opponent loses 1 if they have no cards in hand": those of whom it is so. */
export const OF_WHOM: Phrase = definePhrase({
  slot: 'clause',
  name: 'those-of-whom',
  yieldsTo: ['statement', 'bare', 'cap-on-play', 'cap-on-draw'],
  usual: () => false,
  template: '{among:player} {deed:predicate} {said:if|while} {condition:conditions}',
  build: ({ among, deed, said, condition }, context) => {
    const it = deed as unknown as Predicate;
    const isOfSeveral = among.who === 'opponents' || among.who === 'each-player';
    if (it.takes !== 'player' || !isOfSeveral || !mentions(condition, 'who', 'that-player')) return undefined;
    // What happens once happens to those of whom it is so then.
    if (said === 'while' && !(context as ComposeContext).lasts(it.value as Effect)) return undefined;
    const player: PlayerSelector = { who: 'those-who', among, if: condition };
    return { subject: { kind: 'player', player }, predicate: it, tails: [] };
  },
  split: ({ subject, predicate, tails, may }) => {
    if (may || tails.length > 0 || subject?.kind !== 'player' || subject.player.who !== 'those-who')
      return undefined;
    const { among, if: condition } = subject.player;
    if (!mentions(condition, 'who', 'that-player')) return undefined;
    // biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole effects
    const parts = { among, deed: predicate as any, condition };
    return (['if', 'while'] as const).map((said) => ({ ...parts, said }));
  },
  examples: ['Each opponent draws a card if they have no cards in their hand.'],
});
