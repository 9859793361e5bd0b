import { createEngine, type Engine } from '@cardwright/core';
import { constructed, defineSet, lorcana } from '@cardwright/lorcana';

const inks = ['amber', 'amethyst', 'emerald'] as const;

/** An engine with a few cards without text, and one that is not supported. */
export function deckEngine(): Engine {
  const cards = Array.from({ length: 45 }, (_, index) => ({
    set: '9',
    number: index + 1,
    name: ['Mira', 'Toby', 'Wren'][index % 3]!,
    version: `Number ${index + 1}`,
    type: 'character' as const,
    inks: [inks[index % 3]!],
    cost: 1 + (index % 6),
    inkable: true,
    classifications: ['Storyborn'],
    strength: 1 + (index % 3),
    willpower: 2,
    lore: 1,
    text: '',
    abilities: [],
    ...(index === 44 ? { unsupported: ['“flibber” is not understood'] } : {}),
  }));
  return createEngine({ plugins: [lorcana, constructed, defineSet({ set: '9', name: 'Nine', cards })] });
}
