import { lorcana } from '@cardwright/lorcana';
import { runFormatConformance, runGameConformance, runSetConformance } from '@cardwright/testkit/suites';
import { evening, language, library, plugins, studious } from '../src/plugin.ts';

const deck = (count: number) => Array.from({ length: count }, (_, i) => `setlibrary-${(i % 3) + 1}`);

runGameConformance({ plugins, language, decks: { size: 20, copies: 10 } });
runSetConformance({ plugins: [lorcana, studious], set: library });
runFormatConformance({
  plugins,
  format: evening,
  legal: [deck(24)],
  illegal: [{ deck: deck(9), faults: ['too-few-cards'] }],
});
