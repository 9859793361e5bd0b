/** A fault, seeded into one place of the sources. */
export interface Mutation {
  readonly name: string;
  /** What is wrong then. */
  readonly fault: string;
  /** Relative to the root. */
  readonly file: string;
  /** What stands there, once. */
  readonly from: string;
  readonly to: string;
  /** Suites that look for such a fault, tried one after the other until one fails. */
  readonly suites: readonly string[];
}

const fuzz = 'packages/cards-set1/test/random-play.test.ts';
const perft = 'tools/test/commands/perft.test.ts';
const core = (path: string): string => `packages/core/${path}`;
const lorcana = (path: string): string => `packages/lorcana/${path}`;
const set1 = (path: string): string => `packages/cards-set1/test/${path}`;

/** Known faults, of every part of the engine: each must make a suite fail. */
export const mutations: readonly Mutation[] = [
  {
    name: 'drop-a-clause',
    fault: 'the last clause of a text is not bound',
    file: core('src/bind/ability-binder.ts'),
    from: 'for (let i = 0; i < effects.length; ) {',
    to: 'for (let i = 0; i < Math.max(1, effects.length - 1); ) {',
    suites: [set1('every-leaf-is-bound.test.ts')],
  },
  {
    name: 'skip-a-prohibition',
    fault: '“can’t quest” is not looked at when questing',
    file: lorcana('src/actions/quest.ts'),
    from: 'if (isForbidden(kernel, s, quest, player, card, -1)) return FORBIDDEN;',
    to: '',
    suites: [perft, fuzz],
  },
  {
    name: 'challenge-evasive',
    fault: 'what may not be challenged is offered',
    file: lorcana('src/challenge/targets.ts'),
    from: 'return !isForbidden(kernel, state, beChallenged, player, target, card, ignoredBy(kernel, state, card));',
    to: 'return true;',
    suites: [perft, fuzz],
  },
  {
    name: 'leak-a-hand',
    fault: 'every player sees every hand',
    file: core('src/view/can-see.ts'),
    from: 'viewer === ownerOfCard && viewer >= 0',
    to: 'viewer >= 0',
    suites: [fuzz],
  },
  {
    name: 'determine-by-the-true-order',
    fault: 'what is determined for a player keeps the indexes of hidden cards in their places',
    file: core('src/view/hidden-places.ts'),
    from: 'free.get(place.owner)!.shift()!',
    to: 'place.row',
    suites: ['packages/core/test/view/determinize.test.ts'],
  },
  {
    name: 'determine-by-the-true-chance',
    fault: 'what is determined for a player will shuffle as the game will',
    file: core('src/view/determinize.ts'),
    from: 'seedRandom(draft, chance.next());',
    to: '',
    suites: [fuzz],
  },
  {
    name: 'leak-in-the-log',
    fault: 'an event names a card that moved between hidden zones',
    file: core('src/view/view-event.ts'),
    from: "case 'place':",
    to: "case 'place':\n      if (viewer > -2) return true;",
    suites: [fuzz],
  },
  {
    name: 'leak-the-random-words',
    fault: 'views show the words of the generator of chance',
    file: core('src/view/view-card.ts'),
    from: '|| SHOWN_CORE.includes(column)',
    to: "|| SHOWN_CORE.includes(column) || column.scope === 'game'",
    suites: [fuzz],
  },
  {
    name: 'forget-in-a-fork',
    fault: 'a copy of a state does not have what lasts',
    file: core('src/model/fork.ts'),
    from: 'to.durationEffects = from.durationEffects;',
    to: '',
    suites: [fuzz],
  },
  {
    name: 'share-slots',
    fault: 'copies of a state share the results of what is being resolved',
    file: core('src/model/frame.ts'),
    from: 'this.slots.slice(),',
    to: 'this.slots,',
    suites: [fuzz],
  },
  {
    name: 'save-forgets-uses',
    fault: 'a saved game does not say how often an effect still applies',
    file: core('src/save/save.ts'),
    from: '    l.uses,\n',
    to: '    -1,\n',
    suites: [fuzz],
  },
  {
    name: 'one-more-of-up-to',
    fault: '“up to 2” lets 3 be chosen',
    file: core('src/bind/choose-cards.ts'),
    from: 'const most = Math.min(max(state, frame), found.length);',
    to: 'const most = Math.min(max(state, frame) + 1, found.length);',
    suites: [perft],
  },
  {
    name: 'swallow-a-decline',
    fault: '“may” happens although it is declined',
    file: core('src/bind/core-effects-structure.ts'),
    from: 'binder.unless(isSet(answer), declined);',
    to: 'binder.unless(() => true, declined);',
    suites: [set1('enter-draw-and-search.test.ts')],
  },
  {
    name: 'replace-again',
    fault: 'a replacement applies to an event twice',
    file: core('src/events/replacements.ts'),
    from: 'if (event.applied.includes(active.mark)) continue;',
    to: 'if (event.applied.length > 1 && event.applied.includes(active.mark)) continue;',
    suites: [core('test/events')],
  },
  {
    name: 'skip-a-trigger',
    fault: 'of several abilities that an event triggers only the first waits',
    file: core('src/events/observe.ts'),
    from: 'for (let i = 0; i < listeners.length; i++) trigger(state, sighting, listeners[i]!);',
    to: 'for (let i = 0; i < Math.min(1, listeners.length); i++) trigger(state, sighting, listeners[i]!);',
    suites: [perft],
  },
  {
    name: 'see-oneself-come',
    fault: 'a card that comes into play sees by words about any card that it does',
    file: core('src/events/observe.ts'),
    from: "return known || (this.moment === 'after' && event.card !== scope.source);",
    to: "return known || this.moment === 'after';",
    suites: [core('test/triggers')],
  },
  {
    name: 'forget-the-parts',
    fault: 'what an event is made of is not seen',
    file: lorcana('src/events/damage.ts'),
    from: 'damageRemoved.of(player, { card: other, amount, source }),',
    to: '',
    suites: [lorcana('test/mechanics/compound-events.test.ts')],
  },
  {
    name: 'this-turn-stays',
    fault: 'what lasts this turn does not end',
    file: core('src/events/expire.ts'),
    from: "return moment === 'turn-end';",
    to: 'return false;',
    suites: [set1('actions.test.ts'), perft],
  },
  {
    name: 'pay-less',
    fault: 'one ink less than it costs is paid',
    file: lorcana('src/events/state-changes.ts'),
    from: 'let due = e.amount;',
    to: 'let due = e.amount - 1;',
    suites: [perft],
  },
  {
    name: 'check-once',
    fault: 'the state check is not repeated until nothing is met',
    file: core('src/run/state-checks.ts'),
    from: 'check(resolve),\n  (m) => m.goto(round),\n  resolve',
    to: 'check(resolve),\n  (m) => m.goto(resolve),\n  resolve',
    suites: [lorcana('test/rules/01-game-state-check.test.ts')],
  },
  {
    name: 'stale-index',
    fault: 'the index of abilities is not dropped when a card moves',
    file: core('src/table/move-card.ts'),
    from: 'if (draft.abilityIndex !== null && changesIndex(draft, definition, from, zone)) draft.abilityIndex = null;',
    to: '',
    suites: [fuzz],
  },
  {
    name: 'unread-check',
    fault: 'writing what a state check reads does not call for the check',
    file: core('src/model/column.ts'),
    from: 'if (draft.layout === layout) callForCheck(draft);',
    to: '',
    suites: [fuzz],
  },
  {
    name: 'stale-reference',
    fault: 'a reference finds its card after that has moved',
    file: core('src/model/reference.ts'),
    from: 'return ref >= 0 && incarnation.get(state, ref & 1023) === ref >> 10;',
    to: 'return ref >= 0 && incarnation.get(state, ref & 1023) >= ref >> 10;',
    suites: [fuzz],
  },
  {
    name: 'list-unchecked',
    fault: 'other ways of a turn action are listed without a look',
    file: core('src/run/legal.ts'),
    from: 'if (row.check(kernel, state, player, card, option, means) !== null) continue;',
    to: 'if (option === 0 && row.check(kernel, state, player, card, option, means) !== null) continue;',
    suites: [fuzz],
  },
  {
    name: 'choose-twice',
    fault: 'one card may be chosen twice',
    file: core('src/run/check-answer.ts'),
    from: "if (list.indexOf(item) !== i) return refuse('chosen-twice', decision.rule);",
    to: '',
    suites: [fuzz],
  },
  {
    name: 'quest-while-drying',
    fault: 'a character may quest on the turn it is played',
    file: lorcana('src/actions/quest.ts'),
    from: 'if (dry.get(s, card) === 0 && !isPermitted(kernel, s, questWhileDrying, player, card, -1)) return DRYING;',
    to: '',
    suites: [perft],
  },
  {
    name: 'survive-lethal-damage',
    fault: 'as much damage as willpower does not banish',
    file: lorcana('src/turn/state-check.ts'),
    from: 'counters < statOf(kernel, s, card, willpower)',
    to: 'counters <= statOf(kernel, s, card, willpower)',
    suites: [set1('actions.test.ts')],
  },
  {
    name: 'bag-passes-on',
    fault: 'who resolved last does not go on while they have abilities in the bag',
    file: lorcana('src/turn/bag.ts'),
    from: 'if (last >= 0 && has(last)) return last;',
    to: 'if (last >= 0 && has(1 - last)) return 1 - last;',
    suites: [lorcana('test/rules/06-abilities-and-bag.test.ts'), lorcana('test/rules/07-zones.test.ts')],
  },
  {
    name: 'draw-on-the-first-turn',
    fault: 'the starting player draws on the first turn',
    file: lorcana('src/turn/timing.ts'),
    from: 'const begins = first >= 0 && sameTeam(m.kernel, player, first);',
    to: 'const begins = false;',
    suites: [lorcana('test/rules/03-turn.test.ts')],
  },
];
