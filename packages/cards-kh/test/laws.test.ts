import { kh } from '@cardwright/cards-kh';
import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { checkLaw } from '@cardwright/testkit/fuzz';
import { type ScenarioSetup, scenario } from '@cardwright/testkit/vitest';
import { test } from 'vitest';

// Found by the fuzz: whether a state check was due depended on what the index had been asked for.
test('same-without-optimisations holds where cards without abilities come into play', () => {
  const setup: ScenarioSetup = {
    plugins: [kingdomHearts, kh],
    active: 0,
    seed: 1,
    players: [
      { deck: 0, hand: ['Event 4', 'Event 3'] },
      { deck: 0, hand: ['Berserker (Level 3)', 'Twilight Town'] },
    ],
  };
  checkLaw('same-without-optimisations', (engine) =>
    scenario({ ...setup, engine })
      .move('play-event', 'Event 3')
      .move('play-event', 'Event 4'),
  );
});
