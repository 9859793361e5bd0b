import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { Reference } from '../ability/reference.ts';
import type { CardSelector } from '../ability/selector.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { AbilityPart, CardTest, Test } from '../model/ability-part.ts';
import { refOf } from '../model/reference.ts';
import { saidBy } from '../reference/meaning.ts';
import { mentions } from '../reference/mentions.ts';
import { askedOfEachCard, theyIn } from './asked-of-card.ts';
import type { Binder } from './binder.ts';
import { playerOf } from './effects-per-player.ts';
import { produceAsked } from './produce.ts';
import { meantBefore } from './references.ts';
import { standingCondition } from './standing.ts';
import { askedOfEach } from './those-who.ts';

/** A "while" condition, split by what it is about. */
interface Asked {
  /** Predicates over each card that the ability applies to. */
  readonly subject: CardFilter[];
  /** Negated predicates over those cards, each with the reference ("they") it came from. */
  readonly unless: {
    readonly filter: readonly CardFilter[];
    readonly they: Reference;
    readonly meant: object | 'self';
  }[];
  /** Conditions evaluated per card, with the reference to it: "they can't … unless their player has a site". */
  readonly ofCards: { readonly condition: Condition; readonly they: Reference; readonly meant: object }[];
  /** Conditions evaluated per player: "can't … unless one of their beasts …". */
  readonly ofPlayers: Condition[];
  /** Conditions on the game. */
  readonly rest: Condition[];
}

/**
 * The antecedent of "they" in a trailing clause ("… unless they are hurt"), if it is what the effects are about: the
 * part of the data that names it.
 * @param made whether this makes a duration effect, which stores the cards it applies to
 */
function subjectMeant(binder: Binder, effects: readonly Effect[], they: Reference, made: boolean) {
  const what = (effects[0] as { readonly what?: CardSelector } | undefined)?.what;
  if (what === undefined || they.to !== 'it') return undefined;
  if (what.pick === 'each') return what;
  if (!made) return undefined;
  if (what.pick === 'chosen' || what.pick === 'some') return what;
  if (what.pick === 'self') return 'self';
  if (what.pick !== 'ref' || what.ref.to === 'party') return undefined;
  const meant = meantBefore(binder, they, []);
  if (meant === undefined || meant !== meantBefore(binder, what.ref, what.filter ?? [])) return undefined;
  return meant === 'self' ? meant : meant.data;
}

/** The players that the effects are about, if not "you". */
function playersMeant(effects: readonly Effect[]): PlayerSelector | null {
  const player = effects[0] && playerOf(effects[0]);
  return player === undefined || player.who === 'you' ? null : player;
}

function takeApart(
  binder: Binder,
  condition: Condition,
  effects: readonly Effect[],
  made: boolean,
  ofPlayers: boolean,
): Asked {
  const asked: Asked = { subject: [], unless: [], ofCards: [], ofPlayers: [], rest: [] };
  for (const c of condition.if === 'all' ? condition.of : [condition]) {
    const denied = c.if === 'not' ? c.condition : null;
    // "Your other heroes can't … unless they are …": a trailing clause is about the subject of the sentence.
    const they = denied?.if === 'matches' && denied.card.pick === 'ref' ? denied.card.ref : undefined;
    const meant = they && subjectMeant(binder, effects, they, made);
    const each = meantOfEach(binder, c, effects, made);
    if (c.if === 'subject') asked.subject.push(...c.filter);
    else if (denied?.if === 'matches' && they !== undefined && meant !== undefined)
      asked.unless.push({ filter: denied.filter, they, meant });
    else if (each !== undefined) asked.ofCards.push({ condition: c, ...each });
    else if (ofPlayers && mentions(c, 'who', 'that-player')) asked.ofPlayers.push(c);
    else asked.rest.push(c);
  }
  return asked;
}

/** The reference of a condition to the cards that the effects are about, if there may be several of them. */
function meantOfEach(binder: Binder, condition: Condition, effects: readonly Effect[], made: boolean) {
  const they = theyIn(condition);
  const meant = they && subjectMeant(binder, effects, they, made);
  if (they === undefined || they.to !== 'it' || meant === undefined || meant === 'self') return undefined;
  // Cards that are only about to be named are meant where nothing before could be.
  const before = meantBefore(binder, they, []);
  return before === undefined || (before !== 'self' && before.data === meant) ? { they, meant } : undefined;
}

/** Binds a condition about "it" as a test of each of the cards that the effects are about. */
function askedOfCard(binder: Binder, condition: Condition, they: Reference, meant: object): CardTest {
  const said = saidBy((meant as CardSelector & { pick: 'each' }).filter);
  const known = binder.producers.findLast(({ data }) => data === meant);
  const { asked, look } = askedOfEachCard(
    binder,
    known ?? { how: 'each', ...said, role: '', data: meant },
    () => standingCondition(binder, condition),
  );
  binder.report(they, meant);
  return (s, card, scope) => {
    look(refOf(s, card));
    return asked(s, scope);
  };
}

function both(a: Test, b: Test | null): Test {
  return b === null ? a : (s, scope) => a(s, scope) && b(s, scope);
}

/**
 * Restricts a part to while the condition holds; "subject" conditions restrict the cards it applies to.
 * @param made whether this makes a duration effect, which stores the cards it applies to
 */
export function bindWhile(
  binder: Binder,
  condition: Condition,
  effects: readonly Effect[],
  made = false,
): (part: AbilityPart) => AbilityPart {
  const players = playersMeant(effects);
  const {
    subject: filter,
    unless,
    ofCards,
    ofPlayers,
    rest,
  } = takeApart(binder, condition, effects, made, players !== null);
  const each =
    players === null || ofPlayers.length === 0
      ? null
      : askedOfEach(binder, () => standingCondition(binder, { if: 'all', of: ofPlayers }), players);
  for (const c of rest) produceAsked(binder, c, true);
  const test = rest.length === 0 ? null : standingCondition(binder, { if: 'all', of: rest });
  const tests: CardTest[] = filter.length === 0 ? [] : [binder.cardTest(filter)];
  for (const { filter: denied, they, meant } of unless) {
    binder.report(they, meant);
    const is = binder.cardTest(denied);
    tests.push((s, card, scope) => !is(s, card, scope));
  }
  for (const { condition: c, they, meant } of ofCards) tests.push(askedOfCard(binder, c, they, meant));
  return (part) => {
    const { applies } = part;
    if (tests.length > 0 && applies === null && !made) {
      throw new CardwrightError(
        'ability-invalid',
        'Nothing here is a card that the condition could be about.',
        {
          ability: binder.id,
        },
      );
    }
    const about = part.players;
    return {
      ...part,
      ...(each !== null && {
        players: (s, player, scope) => {
          if (about?.(s, player, scope) === false) return false;
          each.look(player);
          return each.asked(s, scope);
        },
      }),
      condition: test === null ? part.condition : both(test, part.condition),
      applies:
        tests.length === 0
          ? applies
          : (s, card, scope) =>
              (applies === null || applies(s, card, scope)) && tests.every((t) => t(s, card, scope)),
    };
  };
}
