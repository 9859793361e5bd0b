import { nearestReading } from '@cardwright/dsl';
import { describe, expect, it } from 'vitest';
import { language } from './language.ts';

const misnomers = language.lexicon.misnomers ?? [];
const known = new Set(language.words().map((word) => word.toLowerCase()));

describe('words of other games', () => {
  it.each([
    ['Destroy chosen character.', 'Banish chosen character.'],
    ['Untap chosen creature.', 'Ready chosen character.'],
    ['Deal 2 damage to target character.', 'Deal 2 damage to chosen character.'],
    [
      'Return an item card from your graveyard to your hand.',
      'Return an item card from your discard to your hand.',
    ],
  ])('%s', (text, meant) => {
    expect(nearestReading(language, { text, type: 'action' })).toBe(meant);
    const { complete, diagnostics } = language.parse(text, { type: 'action' });
    expect(complete).toBe(false);
    expect(diagnostics[0]).toMatchObject({ code: 'DSL1001' });
  });

  it.each(misnomers)('“$said” is none of Lorcana’s, and “$meant” is', ({ said, meant }) => {
    expect(known).not.toContain(said);
    expect(known).toContain(meant);
  });
});
