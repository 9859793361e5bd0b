import { definePlugin, type Plugin } from '@cardwright/core';
import { cardTypes } from './cards/card-facts.ts';
import { citations } from './messages/rules.ts';
import './abilities/index.ts';
import { discardACard, discardProgram } from './actions/discard.ts';
import {
  challengeThe,
  doNothing,
  endPhase,
  escapeABattle,
  fight,
  fightPrograms,
  join,
  startABattle,
} from './actions/fight.ts';
import { playActions } from './actions/play-from-hand.ts';
import { useAnAbility } from './actions/use-an-ability.ts';
import { cardEffects } from './effects/cards.ts';
import { ofCounters } from './effects/counters.ts';
import { drawEffects } from './effects/drawing.ts';
import {
  circumstances,
  conditions,
  filters,
  quantities,
  replacedFilters,
  states,
} from './effects/filters.ts';
import { hpEffects } from './effects/hp.ts';
import { ruleEffects } from './effects/rules.ts';
import { fightingEvents } from './events/fighting.ts';
import { leavingEvents } from './events/leaving.ts';
import { playEvents } from './events/played.ts';
import { playerEvents } from './events/players.ts';
import {
  checkOptions,
  defaultOptions,
  type KingdomHeartsOptions,
  type KingdomHeartsRules,
} from './options/options.ts';
import { playPrograms } from './play/programs.ts';
import { setupProgram } from './setup/setup.ts';
import { situations } from './situations/index.ts';
import { columns } from './table/columns.ts';
import { actions, stats } from './table/names.ts';
import { containsName } from './table/same-name.ts';
import { settings } from './table/settings.ts';
import { Traits } from './table/traits.ts';
import { zones } from './table/zones.ts';
import { demands } from './turn/demands.ts';
import { drawProgram } from './turn/draw.ts';
import { checks } from './turn/state-check.ts';
import { timing } from './turn/timing.ts';
import { triggers } from './turn/triggers.ts';

/**
 * The rules of the Kingdom Hearts TCG as a plugin.
 *
 * @param options what the rulebook leaves open, where a format differs from the rulings
 * @throws CardwrightError `plugin-invalid` for an option that there is not
 */
export function createKingdomHearts(options: Partial<KingdomHeartsOptions> = {}): Plugin {
  checkOptions(options);
  const game: KingdomHeartsRules = {
    options: { ...defaultOptions, ...options },
    minPlayers: 2,
    maxPlayers: 2,
    setup: () => setupProgram,
    describe: (card) => new Traits(card),
    isNamed: containsName,
    timing,
    triggers,
    checks,
    demands,
    // What goes on to something else comes last, as in every listing of what may be done.
    actions: [
      ...playActions,
      useAnAbility,
      discardACard,
      join,
      startABattle,
      escapeABattle,
      challengeThe,
      fight,
      doNothing,
      endPhase,
    ],
    programs: [
      ...playPrograms,
      ...fightPrograms,
      discardProgram,
      drawProgram,
      ...demands.map(({ program }) => program),
    ],
    situations,
    citations,
    board: { step: 'action' },
  };
  return definePlugin({
    name: 'kingdom-hearts',
    version: '0.1.0',
    cardTypes,
    columns,
    settings,
    zones,
    events: [...fightingEvents, ...leavingEvents, ...playEvents, ...playerEvents],
    stats,
    actions,
    filters: [...filters, ...ofCounters.filters],
    conditions,
    quantities: [...quantities, ...ofCounters.quantities],
    effects: [...cardEffects, ...ofCounters.effects, ...hpEffects, ...ruleEffects],
    replaces: { filters: replacedFilters, effects: drawEffects },
    states,
    circumstances,
    game,
  });
}

/** The rules of the Kingdom Hearts TCG as the rulebook and the rulings have them. */
export const kingdomHearts: Plugin = createKingdomHearts();
