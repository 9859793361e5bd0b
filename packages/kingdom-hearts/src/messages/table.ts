import type { ReadonlyState } from '@cardwright/core';
import { type Kernel, settingOf } from '@cardwright/core/game';
import { worldLevels } from '../table/areas.ts';
import { momentOf } from '../table/moment.ts';
import { levelsToWin } from '../table/settings.ts';
import { totalAttack } from '../table/values.ts';

/** Names of the parts of a table: zones, columns and types of card. # is the value; empty means not shown. */
export const tableWords: {
  readonly zones: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, string>>;
} = {
  zones: {
    'player-area': 'Player Card',
    'friend-area': 'Friends',
    'world-area': 'current World',
    'dark-area': 'Dark Cards on the opponent’s World',
    play: 'on the mat',
    under: 'under other cards',
    discard: 'discard pile',
  },
  columns: {
    // What it takes to play a card is its level.
    cost: '',
    hp: 'HP #',
    'attached-to': 'on #',
    participating: 'takes part',
    captured: 'captured',
    'moves-this-turn': 'moved this turn',
    'battles-this-turn': 'battles this turn: #',
    'challenges-this-turn': 'challenges this turn: #',
    'escaped-this-turn': 'escaped this turn',
    'damaged-by': '',
    'dark-this-turn': '',
    'dark-ever': '',
  },
  types: {
    player: 'Player Card',
    friend: 'Friend',
    'magic-friend': 'Magic/Friend',
    magic: 'Magic',
    equipment: 'Equipment',
    dark: 'Dark Card',
    nobody: 'Nobody',
    world: 'World',
    event: 'Event',
    technique: 'Technique',
    attack: 'Attack Card',
  },
};

/** Key figures of a player's side: how near the Worlds are to a win (KH 1), and who is ahead in a fight. */
export function playerFacts(kernel: Kernel, state: ReadonlyState, player: number): readonly string[] {
  const wanted = settingOf(kernel, levelsToWin);
  const levels = `World levels ${worldLevels(kernel, state, player)}${wanted === null ? '' : ` of ${wanted}`}`;
  const moment = momentOf(kernel, state);
  if (moment !== 'battle' && moment !== 'challenge') return [levels];
  return [levels, `total Attack ${totalAttack(kernel, state, player)}`];
}
