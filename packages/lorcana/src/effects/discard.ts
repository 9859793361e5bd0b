import { defineEffect, type EffectRow, listIn, onlyPlayer } from '@cardwright/core/bind';
import { ask, type CardRef, type CardsOf, cardsIn, discarded, hand, refOf } from '@cardwright/core/game';

/** Discards that are not chosen by the owner. */
export const discardEffects: readonly EffectRow[] = [
  defineEffect('discard-of-choice', {
    resolve: (e, b) => {
      const filter = b.cardTest(e.filter);
      const choosing = onlyPlayer(b, e.chooser);
      b.forEachPlayer(e.player, (player) => {
        const slot = b.slot<readonly CardRef[]>();
        b.step((m) => {
          const { state, frame } = m;
          const cards = cardsIn(state, player(state, frame), hand)
            .filter((card) => filter(state, card, frame))
            .map((card) => refOf(state, card));
          frame.set(slot, cards);
          if (cards.length < 2) return m.next();
          const who = choosing(state, frame);
          const chooser = who < 0 ? frame.controller : who;
          const { source } = frame;
          return m.ask(
            ask.cards(chooser, {
              prompt: 'discard',
              from: cards,
              into: slot,
              source,
              secret: true,
              rule: 'CR 6.1.3',
            }),
          );
        });
        const list: CardsOf = listIn(slot);
        b.produce({ how: 'some', types: [], list, role: '', data: e });
        b.emit(
          (m) =>
            list(m.state, m.frame).map((ref) =>
              discarded.of(player(m.state, m.frame), { card: ref, source: m.frame.source }),
            ),
          '',
          [discarded],
        );
      });
      return null;
    },
  }),
];
