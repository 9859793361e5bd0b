import type { ActivatedAbility, Engine, KeywordAbility, ReadonlyState, TurnMove } from '@cardwright/core';
import { mostGiven } from './in-force.ts';
import { RulesOfTable } from './rules.ts';
import { type Seen, SeenTable, Unjudged, unjudged } from './seen.ts';

/** Which turn actions the rules allow, and which this reading of them cannot judge. */
export interface Legality {
  readonly legal: readonly TurnMove[];
  readonly unjudged: readonly TurnMove[];
}

/** Something a player could want to do, and whether the rules allow it. */
interface Question {
  readonly move: TurnMove;
  readonly allowed: (rules: RulesOfTable) => boolean;
}

const abilitiesOf = <K extends 'keyword' | 'activated'>(card: Seen, kind: K) =>
  card.definition.abilities.filter(
    (ability) => ability.kind === kind,
  ) as unknown as readonly (K extends 'keyword' ? KeywordAbility : ActivatedAbility)[];

function canPlay(rules: RulesOfTable, player: number, card: Seen, way: string, shift: number): boolean {
  const { table } = rules;
  if (rules.isForbidden('play', player, card) || !rules.canPlayFrom(player, card)) return false;
  switch (way) {
    case 'ink':
      return rules.costToPlay(player, card, card.definition.cost) <= table.readyInk(player);
    case 'shift': {
      const ability = abilitiesOf(card, 'keyword').filter(({ keyword }) => keyword === 'shift')[shift]!;
      const cost = ability.cost?.length === 1 ? ability.cost[0] : undefined;
      const ink =
        cost?.pay === 'resource' && cost.resource === 'ink' && typeof cost.amount === 'number'
          ? cost.amount
          : typeof ability.value === 'number'
            ? ability.value
            : unjudged('a Shift cost that is no ink');
      return (
        rules.costToPlay(player, card, ink) <= table.readyInk(player) &&
        table.inPlay.some((below) => rules.isShiftTarget(card, below, ability.variant))
      );
    }
    case 'sing':
      return table.inPlay.some(
        (singer) => singer.player === player && rules.canSing(player, singer, card.definition.cost),
      );
    default:
      return unjudged(`way of playing: ${way}`);
  }
}

/** The ways of playing a card, in the order in which moves number them (CR 4.3.2.2). */
function waysOf(card: Seen): string[] {
  const { type, classifications } = card.definition;
  const shifts = abilitiesOf(card, 'keyword').filter(({ keyword }) => keyword === 'shift');
  const isSong = type === 'action' && classifications.includes('Song');
  return ['ink', ...shifts.map(() => 'shift'), ...(isSong ? ['sing'] : [])];
}

function canUse(rules: RulesOfTable, player: number, card: Seen, ability: ActivatedAbility): boolean {
  if (ability.limit !== undefined) return unjudged('once per turn');
  if (ability.if !== undefined && !rules.meaning.holds(ability.if, { source: card, you: player }))
    return false;
  return rules.canPay(player, card, ability.costs) && !rules.isForbidden('use-ability', player, card);
}

/** Everything the deciding player could ask to do with the cards that they can see. */
function* questions(table: SeenTable): Generator<Question> {
  const { player } = table;
  const most = mostGiven(table);
  yield { move: { action: 'end-turn', card: -1, option: 0 }, allowed: (rules) => rules.canEndTurn(player) };
  for (const card of table.cards) {
    if (card.player !== player) continue;
    const ask = (action: string, allowed: Question['allowed'], option = 0): Question => ({
      move: { action, card: card.ref, option },
      allowed,
    });
    if (card.zone === 'hand') yield ask('ink', (rules) => rules.canInk(player, card));
    if (card.zone === 'hand' || card.zone === 'stack') {
      for (const [option, way] of waysOf(card).entries())
        yield ask('play', (rules) => canPlay(rules, player, card, way, option - 1), option);
    }
    if (card.zone !== 'play') continue;
    yield ask('quest', (rules) => rules.canQuest(player, card));
    yield ask('challenge', (rules) => rules.canChallenge(player, card));
    yield ask('move', (rules) => rules.canMove(player, card));
    const printed = abilitiesOf(card, 'activated');
    for (const [option, ability] of printed.entries())
      yield ask('use-ability', (rules) => canUse(rules, player, card, ability), option);
    for (let n = 0; n < most; n++) {
      const canUseGiven = (rules: RulesOfTable): boolean => {
        const ability = rules.given(card)[n];
        return ability !== undefined && canUse(rules, player, card, ability);
      };
      yield ask('use-ability', canUseGiven, printed.length + n);
    }
  }
}

/** Gives what a question comes to; null where it cannot be judged. */
function judge(run: () => boolean): boolean | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof Unjudged) return null;
    throw error;
  }
}

/**
 * Which turn actions the Comprehensive Rules allow the player who takes one, worked out from what that player can see,
 * the words of the cards as data, and the effects that last: slowly, and without any of the engine's own answers to
 * what is legal, forbidden, granted or what something costs. What a text says that it does not know, it does not judge.
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
  const legal: TurnMove[] = [];
  const open: TurnMove[] = [];
  for (const { move, allowed } of asked) {
    const verdict = rules === null ? null : judge(() => allowed(rules));
    if (verdict === null) open.push(move);
    else if (verdict) legal.push(move);
  }
  return { legal, unjudged: open };
}
