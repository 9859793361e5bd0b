import type { Effect } from '@cardwright/core/data';

/** Kinds of effect that show a group of cards. */
const SHOWS: ReadonlySet<string> = new Set(['look', 'reveal']);

/** "Look at their hand and choose a relic card": one of those that are looked at, not one in play. */
export function fromWhatIsSeen(effect: Effect, before: Effect | undefined): Effect {
  if (!before || !SHOWS.has(before.do)) return effect;
  // "You may choose one": the same.
  if (effect.do === 'may') {
    const [first, ...rest] = effect.effects;
    const seen = first && fromWhatIsSeen(first, before);
    return seen === first || !seen ? effect : { ...effect, effects: [seen, ...rest] };
  }
  if (effect.do !== 'choose') return effect;
  const { what } = effect;
  if (what.pick !== 'chosen' || what.from || what.filter.some(({ is }) => is === 'of' || is === 'state'))
    return effect;
  return { ...effect, what: { ...what, pick: 'some', from: { to: 'rest' } } };
}
