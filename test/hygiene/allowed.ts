import type { Allowed } from '../support/program.ts';

const entries = (file: string, reason: string, ...texts: readonly string[]): Allowed[] =>
  texts.map((text) => ({ file, text, reason }));

/** Who takes the first of several cards or players. */
export const firstOfSeveral: readonly Allowed[] = [
  ...entries(
    'core/src/bind/only-one.ts',
    'the one place: what says several is refused, and a clause has one subject at a time',
    'list(s, scope)[0]',
    'players(s, scope)[0]',
    'subject(s, scope)[0]',
  ),
  ...entries('kingdom-hearts/src/effects/cards.ts', 'a player has one Player card', 'cards(s, scope)[0]'),
];

/** Who writes to a state besides the commits of events. */
export const stateWriters: readonly Allowed[] = [
  ...entries(
    'core/src/run/machine.ts',
    'the machine moves along the agenda and asks: what is being resolved, not what the game holds',
    'state.agenda = ',
    'state.decision = this.decision',
  ),
  ...entries(
    'core/src/run/machine.ts',
    'gives a draft to commits and to the serial number; the one cast in play',
    'this.state as unknown as WritableState',
  ),
  ...entries(
    'core/src/engine/engine.ts',
    'an answer ends its question',
    'state.agenda = frame',
    'state.decision = null',
  ),
  ...entries(
    'core/src/run/leave-game.ts',
    'the question of a player who leaves is passed over',
    'state.agenda = ',
    'state.decision = null',
  ),
  ...entries(
    'core/src/engine/create-game.ts',
    'a table is laid, and a game begun or ended, before and after anything is in play',
    'state as unknown as WritableState',
    'state.agenda = ',
    'state.decision = null',
  ),
  ...entries('core/src/table/empty-state.ts', 'a table is laid', 'state as unknown as WritableState'),
  ...entries(
    'core/src/board/create-board.ts',
    'a table is laid before anything is in play',
    'state as WritableState',
    'state.agenda = new Frame',
  ),
  ...entries(
    'core/src/save/check-course.ts',
    'a copy, which nobody else has, is asked again',
    'again.decision = null',
  ),
  ...entries(
    'core/src/events/pipe.ts',
    'marks what left play at once, once its batch is committed',
    'state.lastKnown = leftAtOnce(',
  ),
  ...entries(
    'core/src/save/load.ts',
    'a state is read from what was saved',
    'state.agenda = ',
    'state.pendingTriggers = ',
    'state.durationEffects = ',
    'state.loop = ',
    'state.history = ',
    'state.lastKnown = ',
    'state.decision = ',
  ),
  ...entries(
    'core/src/view/determinize.ts',
    'a state that is made for a player, which nobody else has',
    'other as unknown as WritableState',
  ),
  ...entries('core/src/view/renamed.ts', 'a state that is made for a player, which nobody else has', 'into.'),
  ...entries('core/src/model/fork.ts', 'a copy takes over what it is a copy of', 'to.', 'from.run = '),
  ...entries(
    'core/src/queries/ability-index.ts',
    'the index is derived: saves do not have it, and playing without it is the same',
    'state as State',
  ),
  ...entries(
    'core/src/events/record.ts',
    'observing is the last part of the pipe: what was committed is written down',
    'state.history = ',
  ),
  ...entries(
    'core/src/events/observe.ts',
    'observing is the last part of the pipe: what triggers waits',
    'state.pendingTriggers = ',
  ),
  ...entries(
    'core/src/run/state-checks.ts',
    'a waiting ability goes from what waits to the agenda',
    'm.draft().pendingTriggers = ',
    'm.draft().loop = ',
  ),
  ...entries(
    'core/src/run/repeat.ts',
    'the answers of a loop are noted, and given again as an answer is',
    'state.loop = ',
    'state.decision = null',
  ),
];

/** Maps and Sets that are gone through where it may matter in which order they were filled. */
export const orderedCollections: readonly Allowed[] = [
  ...entries('core/src/bind/look-up.ts', 'names for a message', 'table.keys()'),
  ...entries(
    'core/src/bind/core-effects-cards.ts',
    'owners, in the order of the cards in a list',
    '...new Set(',
  ),
  ...entries(
    'core/src/bind/references.ts',
    'kinds of event, in the order of the plugins, when an ability is bound',
    'binder.kernel.eventKinds.values()',
  ),
  ...entries(
    'core/src/bind/functions-in.ts',
    'places, in the order of the ability’s own data, when it is bound',
    '...new Set(places)',
  ),
  ...entries(
    'core/src/inert/scene.ts',
    'cards that an ability moves, in the order of its own data, when it is read',
    'this.gone',
    'branch.gone',
  ),
  ...entries('core/src/bind/players.ts', 'players, in the order of the cards in a list', '...new Set('),
  ...entries(
    'core/src/bind/patterns.ts',
    'kinds of event, in the order of the ability’s own data',
    '...new Set(',
  ),
  ...entries('core/src/board/card-names.ts', 'names for a message', 'names.exact.keys()'),
  ...entries('core/src/view/deal-faces.ts', 'owners, in the order of the places on the table', 'byOwner'),
  ...entries('core/src/board/read-player.ts', 'names for a message', 'columns.keys()'),
  ...entries(
    'core/src/board/set-columns.ts',
    'columns, in the order of the plugins; each is written once',
    'this.columns.card.values()',
    'columns.keys()',
  ),
  ...entries('core/src/dump/dump.ts', 'columns, in the order of the plugins', 'boardColumns('),
  ...entries(
    'core/src/queries/ability-index.ts',
    'lists of the index, each gone through to its end',
    'this.others?.values()',
  ),
  ...entries(
    'core/src/bind/made-cards.ts',
    'the first card of a name, in the order of the plugins; names for a message',
    'kernel.cardsById',
    'kernel.cardsById.values()',
  ),
  ...entries(
    'core/src/table/find-card.ts',
    'names for a message',
    'kernel.cardsById.keys()',
    'kernel.cardsById',
  ),
  ...entries('core/src/engine/engine.ts', 'stats, in the order of the plugins', 'this.stats.values()'),
  ...entries(
    'core/src/engine/attach.ts',
    'in the order of the plugins',
    'engine.stats.keys()',
    'table.keys()',
    'layeredKeywords(plugins)',
    'engine.keywords.keys()',
  ),
  ...entries(
    'core/src/plugin/overrides.ts',
    'the first fault of plugins, and names for a message; no game runs',
    'byName.keys()',
  ),
  ...entries('kingdom-hearts/src/setup/setup.ts', 'sorted by their definitions', '...found'),
  ...entries('core/src/plugin/order.ts', 'names for a message', 'byName.keys()'),
  ...entries('core/src/model/freeze.ts', 'each is frozen, in whatever order', 'table.values()'),
  ...entries(
    'core/src/save/save.ts',
    'in the order of the plugins; saves name what they mean',
    'table',
    'kernel.keywords.values()',
  ),
  ...entries('core/src/save/load.ts', 'numbers by name, each written once', 'this.kernel.stats.values()'),
  ...entries('core/src/contract/contract.ts', 'names that are near, sorted by how near', 'known.keys()'),
  ...entries(
    'core/src/view/view-card.ts',
    'in the order of the plugins',
    'kernel.stats.values()',
    'kernel.keywords.values()',
  ),
  ...entries(
    'core/src/queries/as-last-known.ts',
    'in the order of the plugins',
    'kernel.stats.values()',
    'kernel.keywords.values()',
  ),
  ...entries(
    'core/src/plugin/deck-limits.ts',
    'faults of a deck, in the order of its cards; no game runs',
    'counted.values()',
  ),
  ...entries('lorcana/src/formats/define-format.ts', 'faults of a deck; no game runs', '...counted'),
  ...entries('lorcana/src/messages/rule-numbers.ts', 'made once, of messages', 'found.values()'),
  ...entries('lorcana/src/table/keywords.ts', 'in the order of the keywords’ own list', 'declared.values()'),
];

/** What modules keep beside the state of games. */
export const moduleStates: readonly Allowed[] = [
  ...entries(
    'core/src/model/setting.ts',
    'numbers settings while plugins load; no state holds the number',
    'nextId = 0',
  ),
  ...entries(
    'core/src/model/column.ts',
    'numbers columns while plugins load; no state holds the number',
    'nextId = 0',
  ),
  ...entries(
    'core/src/model/zone.ts',
    'numbers zones while plugins load; no state holds the number',
    'nextId = 0',
  ),
  ...entries(
    'core/src/model/event-kind.ts',
    'numbers kinds while plugins load; saves name them',
    'nextId = 0',
  ),
  ...entries(
    'core/src/model/names.ts',
    'number names while plugins load; saves name them',
    'stats = 0',
    'keywords = 0',
    'actions = 0',
  ),
  ...entries(
    'core/src/model/state.ts',
    'tells apart who may change a frame in place; never saved',
    'runs = 0',
  ),
  ...entries('core/src/model/allocate.ts', 'where new states get their memory from', 'block:', 'used = 0'),
  ...entries(
    'core/src/events/pipe.ts',
    'what the call that just returned counted, for its caller',
    'happened = 0',
    'cutShort = 0',
  ),
  ...entries(
    'core/src/view/deal-faces.ts',
    'the cards of an engine that can be played with, which never change',
    'playables = new WeakMap',
  ),
  ...entries(
    'core/src/board/card-names.ts',
    'what a kernel’s cards are called, which never changes',
    'known = new WeakMap',
  ),
  ...entries(
    'core/src/plugin/stamps.ts',
    'what a kernel’s plugins hash to, which never changes',
    'stamps = new WeakMap',
  ),
  ...entries('core/src/model/freeze.ts', 'what is frozen already, which never changes', 'done = new WeakSet'),
  ...entries(
    'core/src/bind/copies.ts',
    'what a copy of bound data was made of: of abilities, never of games',
    'originals = new WeakMap',
  ),
  ...entries(
    'lorcana/src/kit/worth.ts',
    'what an engine’s stats are called, which never changes',
    'standings = new WeakMap',
  ),
];

/** Types in a state that are not looked into: they belong to the engine, and saves name what is meant. */
export const engineTypes: Readonly<Record<string, string>> = {
  Program: 'compiled from definitions; saved by its id',
  EventKind: 'declared by plugins; saved by its name',
  AbilityPart: 'compiled from definitions; saved by its id',
  FunctioningIndex: 'the index: derived, never saved',
  Layout: 'where columns are; the engine’s own',
};
