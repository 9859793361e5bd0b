import type { Engine, GivenMove, ReadonlyState, TurnActionName } from '@cardwright/core';
import type { ActivatedAbility, KeywordAbility } from '@cardwright/core/data';
import { mostGiven, mostWaysGained, usesForFree, wasUsed, waysGiven, waysOfKeywords } from './in-force.ts';
import { RulesOfTable } from './rules.ts';
import { type Seen, SeenTable, Unjudged, unjudged } from './seen.ts';

/** Which turn actions the rules allow, and which the oracle cannot judge. */
export interface Legality {
  readonly legal: readonly GivenMove[];
  readonly unjudged: readonly GivenMove[];
}

/** A possible action, and whether the rules allow it. */
interface Question {
  readonly move: GivenMove;
  readonly allowed: (rules: RulesOfTable) => boolean;
}

const abilitiesOf = <K extends 'keyword' | 'activated'>(card: Seen, kind: K) =>
  card.definition.abilities.filter(
    (ability) => ability.kind === kind,
  ) as unknown as readonly (K extends 'keyword' ? KeywordAbility : ActivatedAbility)[];

/** A way to play a card: for its ink cost, by an ability of its own, or otherwise (CR 1.5.5, 4.3.2.2). */
type Way =
  | { readonly way: 'ink' | 'sing' | 'alternate' }
  | { readonly way: 'shift' | 'sing-together'; readonly ability: KeywordAbility };

/** What a Shift ability asks for in ink. @throws Unjudged for other costs */
function shiftInk({ cost, value }: KeywordAbility): number {
  const [only] = cost?.length === 1 ? cost : [];
  if (only?.pay === 'resource' && only.resource === 'ink' && typeof only.amount === 'number')
    return only.amount;
  return typeof value === 'number' ? value : unjudged('a Shift cost that is no ink');
}

function canPlay(rules: RulesOfTable, player: number, card: Seen, by: Way): boolean {
  const { table } = rules;
  if (rules.isForbidden('play', player, card) || rules.forbidsItself(player, card)) return false;
  if (!rules.canPlayFrom(player, card)) return false;
  const mine = table.inPlay.filter((one) => one.player === player);
  switch (by.way) {
    case 'ink':
      return rules.payments.least(player, card, card.definition.cost, ['play']) <= table.readyInk(player);
    case 'shift':
      return (
        rules.payments.least(player, card, shiftInk(by.ability), ['play', 'shift']) <=
          table.readyInk(player) && mine.some((below) => rules.isShiftTarget(card, below, by.ability.variant))
      );
    case 'sing':
      return mine.some((singer) => rules.canSing(player, singer, card.definition.cost));
    case 'sing-together': {
      const { value } = by.ability;
      if (typeof value !== 'number') return unjudged('a total that is counted');
      const singers = mine.filter((singer) => rules.canSing(player, singer, 0));
      return singers.reduce((sum, singer) => sum + rules.singsAs(singer), 0) >= value;
    }
    default:
      return unjudged('an alternate cost');
  }
}

/** Number of continuous effects of a card that give another way to play: itself, or others. */
const otherWays = ({ definition }: Seen, own: boolean): number =>
  definition.abilities.flatMap((ability) =>
    ability.kind === 'static' ? ability.effects.filter((effect) => waysGiven(effect, own)) : [],
  ).length;

/** The ways to play a card, in the order of their numbers. @param given how many effects may give another */
function waysOf(table: SeenTable, card: Seen, given: number): Way[] {
  const { type, classifications } = card.definition;
  const by = (way: 'shift' | 'sing-together') =>
    abilitiesOf(card, 'keyword')
      .filter(({ keyword }) => keyword === way)
      .map((ability): Way => ({ way, ability }));
  const times = (count: number) => Array.from({ length: count }, (): Way => ({ way: 'alternate' }));
  const isSong = type === 'action' && classifications.includes('Song');
  return [
    { way: 'ink' },
    ...by('shift'),
    ...times(otherWays(card, true) + waysOfKeywords(table, card)),
    ...(isSong ? [{ way: 'sing' } as const] : []),
    ...by('sing-together'),
    ...times(given),
    ...times(mostWaysGained(table, card)),
  ];
}

/** The activated abilities that a card prints: also that of Boost, which is a keyword (CR 8.4.1). */
const printedUses = ({ definition }: Seen): (ActivatedAbility | 'boost')[] => {
  const uses: (ActivatedAbility | 'boost')[] = [];
  for (const ability of definition.abilities) {
    if (ability.kind === 'activated') uses.push(ability);
    else if (ability.kind === 'keyword' && ability.keyword === 'boost' && !uses.includes('boost'))
      uses.push('boost');
  }
  return uses;
};

function canUse(
  rules: RulesOfTable,
  player: number,
  card: Seen,
  ability: ActivatedAbility | 'boost',
): boolean {
  if (ability === 'boost') return unjudged('Boost');
  if (ability.limit !== undefined) {
    const index = card.definition.abilities.indexOf(ability);
    if (index < 0) return unjudged('once per turn, of an ability given');
    if (wasUsed(rules.table, card, index)) return false;
  }
  if (ability.if !== undefined && !rules.meaning.holds(ability.if, { source: card, you: player }))
    return false;
  return rules.canPay(player, card, ability.costs) && !rules.isForbidden('use-ability', player, card);
}

/** Every action that the deciding player could request with visible cards. */
function* questions(table: SeenTable): Generator<Question> {
  const { player } = table;
  const most = mostGiven(table);
  const playedOtherwise = table.inPlay.reduce((sum, card) => sum + otherWays(card, false), 0);
  const free = usesForFree(table);
  yield {
    move: { action: 'end-turn', card: -1, option: 0 },
    allowed: (rules) => rules.canEndTurn(player),
  };
  for (const card of table.cards) {
    if (card.player !== player) continue;
    const ask = (action: TurnActionName, allowed: Question['allowed'], option = 0): Question => ({
      move: { action, card: card.ref, option } as GivenMove,
      allowed,
    });
    if (card.zone === 'hand' || card.zone === 'discard')
      yield ask('ink', (rules) => rules.canInk(player, card));
    if (card.zone === 'hand' || card.zone === 'under' || card.zone === 'discard') {
      for (const [option, way] of waysOf(table, card, playedOtherwise).entries())
        yield ask('play', (rules) => canPlay(rules, player, card, way), option);
    }
    if (card.zone !== 'play') continue;
    yield ask('quest', (rules) => rules.canQuest(player, card));
    yield ask('challenge', (rules) => rules.canChallenge(player, card));
    yield ask('move', (rules) => rules.canMove(player, card));
    const printed = printedUses(card);
    for (const [option, ability] of printed.entries())
      yield ask('use-ability', (rules) => canUse(rules, player, card, ability), option);
    for (let n = 0; n < most; n++) {
      const canUseGiven = (rules: RulesOfTable): boolean => {
        const ability = rules.given(card)[n];
        return ability !== undefined && canUse(rules, player, card, ability);
      };
      yield ask('use-ability', canUseGiven, printed.length + n);
    }
    // Each ability a second time, for free; which one that is depends on what was granted.
    for (let n = 0; free && n < printed.length + most; n++)
      yield ask('use-ability', () => unjudged('for free'), printed.length + most + n);
  }
}

/** Evaluates a question; null if it cannot be judged. */
function judge(run: () => boolean): boolean | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof Unjudged) return null;
    throw error;
  }
}

/**
 * The oracle: which turn actions the Comprehensive Rules allow the acting player, derived from what that player can
 * see, the cards' ability data and the duration effects. Slow, and without the engine's own answers about what is
 * legal, forbidden, granted or what something costs. It does not judge text that it does not know.
 */
export function legalityOracle(engine: Engine, state: ReadonlyState): Legality {
  const table = new SeenTable(engine, state);
  const asked = [...questions(table)];
  let rules: RulesOfTable | null = null;
  try {
    rules = new RulesOfTable(table);
  } catch (error) {
    if (!(error instanceof Unjudged)) throw error;
  }
  const legal: GivenMove[] = [];
  const open: GivenMove[] = [];
  for (const { move, allowed } of asked) {
    const verdict = rules === null ? null : judge(() => allowed(rules));
    if (verdict === null) open.push(move);
    else if (verdict) legal.push(move);
  }
  return { legal, unjudged: open };
}
