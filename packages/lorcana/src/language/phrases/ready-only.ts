import { definePhrase } from '@cardwright/dsl';

/** How many cards players ready in their Ready step (CR 3.2.1). */
export const readyOnly = [
  definePhrase({
    slot: 'predicate',
    name: 'ready-only',
    subject: 'player',
    template:
      "(ready~ only|can ready only|can only ready|can't ready more than) {what:np} (during their ready step|during your ready step|at the start of their turn|at the start of your turn)",
    build: ({ what }) => {
      if (what.pick !== 'some' || what.from || what.range.min !== what.range.max) return undefined;
      const cards = what.filter.filter((one) => one.is !== 'of');
      const [whose, more] = what.filter.filter((one) => one.is === 'of');
      const own = whose?.is === 'of' && (whose.player.who === 'that-player' || whose.player.who === 'you');
      return own && !more ? { do: 'ready-at-most', cards, most: what.range.min } : undefined;
    },
    split: (e, { subject }) => {
      if (e.do !== 'ready-at-most' || e.cards === undefined || e.most === undefined) return undefined;
      const { cards, most } = e;
      const you = e.player?.who === 'you' || (subject?.kind === 'player' && subject.player.who === 'you');
      const [type, ...more] = cards;
      return (you ? (['you', 'that-player'] as const) : (['that-player', 'you'] as const)).map((who) => {
        // Whose it is comes after the type, as everywhere.
        const whose = { is: 'of', player: { who } } as const;
        const filter = type?.is === 'type' ? [type, whose, ...more] : [whose, ...cards];
        return { what: { pick: 'some', range: { min: most, max: most }, filter } as const };
      });
    },
    examples: ['Each opponent readies only 2 of their items during their ready step.'],
  }),
];
