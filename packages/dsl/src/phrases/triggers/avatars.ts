/** What players do, said of the card that stands for them: "whenever your hero wins a fight". */
import type { CardSelector, EventPattern, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { DecomposeContext } from '../../skeleton/context.ts';
import { equal } from '../../syntax/equal.ts';
import type { Predicate } from '../../syntax/syntax.ts';
import { given, tailed } from '../past.ts';
import { filled, toParty } from './statements.ts';

/** Which cards stand for players. */
export interface Avatars {
  /** The player that cards stand for, in the text of a card of a type. */
  playerOf(cards: CardSelector, type: string | undefined): PlayerSelector | undefined;
  /** The inverse: ways to speak of the card of a player. */
  cardsOf(player: PlayerSelector, type: string | undefined): readonly CardSelector[];
  /** Kinds of event in which the card that stands for the player takes part itself. */
  readonly takingPart: ReadonlySet<string>;
  readonly examples: readonly string[];
}

/** The row by which all that players do is said of the cards that stand for them. */
export const avatarDeeds = ({ playerOf, cardsOf, takingPart, examples }: Avatars): Phrase =>
  definePhrase({
    slot: 'event',
    name: 'by-avatar',
    usual: () => false,
    template: '{card:np} {deed:event-predicate} [{tail:event-tail}]',
    build: ({ card, deed, tail }, { facts }) => {
      const it = deed as unknown as Predicate<EventPattern>;
      const player = it.takes === 'player' && it.role === 'player' ? playerOf(card, facts.type) : undefined;
      const event = player && (filled(it, player) as EventPattern | undefined);
      const party = event && takingPart.has(event.on) ? toParty(card) : undefined;
      return event && given(party ? { ...event, card: party } : event, tail);
    },
    split: (whole, context) =>
      tailed(whole).flatMap(({ event: said, tail }) => {
        const { card: party, ...event } = said;
        const { player } = event;
        if (!player || (party !== undefined) !== takingPart.has(event.on)) return [];
        return (context as unknown as DecomposeContext)
          .predicates<EventPattern>('event-predicate', event)
          .filter(({ takes, role }) => takes === 'player' && role === 'player')
          .flatMap((deed) =>
            cardsOf(player, context.facts.type)
              .filter((card) => !party || equal(toParty(card), party))
              .map((card) => ({
                card,
                // biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole values
                deed: deed as any,
                ...(tail && { tail }),
              })),
          );
      }),
    examples,
  });
