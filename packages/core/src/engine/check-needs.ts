import { cardsMade, ceased } from '../events/made-cards.ts';
import { poolEmptied, poolFilled, poolSpent } from '../events/pools.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { GameRules } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Plugin } from '../plugin/plugin.ts';
import { refusePlugin } from '../plugin/refuse-plugin.ts';
import { made } from '../table/make-card.ts';

interface Need {
  /** What the game has. */
  readonly of: string;
  readonly has: boolean;
  /** By which kinds of event it changes. */
  readonly by: readonly EventKind[];
  /** As they are called in code. */
  readonly names: string;
}

const needsOf = (kernel: Kernel, rules: GameRules): readonly Need[] => [
  {
    of: 'pools of columns',
    has: (rules.pools ?? []).some(({ column }) => column !== undefined),
    by: [poolFilled, poolSpent, poolEmptied],
    names: '`poolFilled`, `poolSpent` and `poolEmptied`',
  },
  {
    of: 'the column `made`',
    has: kernel.columns.includes(made),
    by: [cardsMade, ceased],
    names: '`cardsMade` and `ceased`',
  },
];

/**
 * Refuses a game that lists a part of the kernel and not the events by which it changes: they would happen, and nothing
 * that waits for them would ever hear of it.
 * @throws CardwrightError `plugin-invalid`
 */
export function checkNeeds(kernel: Kernel, rules: GameRules, game: Plugin): void {
  for (const { of, has, by, names } of needsOf(kernel, rules))
    for (const { name } of has ? by : [])
      if (!kernel.eventKinds.has(name))
        refusePlugin(game, `it has ${of}, and no event “${name}”.`, `List ${names} in its \`events\`.`);
}
