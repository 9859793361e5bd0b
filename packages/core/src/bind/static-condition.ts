import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { Reference } from '../ability/reference.ts';
import type { CardSelector } from '../ability/selector.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { AbilityPart, CardTest, Test } from '../model/ability-part.ts';
import { typesOf } from '../reference/meaning.ts';
import { mentions } from '../reference/mentions.ts';
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
  if (meant === undefined || meant !== meantBefore(binder, what.ref, typesOf(what.filter ?? [])))
    return undefined;
  return meant === 'self' ? meant : meant.data;
}

/** The players that the effects are about, if not "you". */
function playersMeant(effects: readonly Effect[]): PlayerSelector | null {
  const player = effects[0] && playerOf(effects[0]);
  return player === undefined || player.who === 'you' ? null : player;
}

function takeApart(
  condition: Condition,
  meantBy: (they: Reference) => object | 'self' | undefined,
  ofPlayers: boolean,
): Asked {
  const asked: Asked = { subject: [], unless: [], ofPlayers: [], rest: [] };
  for (const c of condition.if === 'all' ? condition.of : [condition]) {
    const denied = c.if === 'not' ? c.condition : null;
    // "Your other heroes can't … unless they are …": a trailing clause is about the subject of the sentence.
    const they = denied?.if === 'matches' && denied.card.pick === 'ref' ? denied.card.ref : undefined;
    const meant = they && meantBy(they);
    if (c.if === 'subject') asked.subject.push(...c.filter);
    else if (denied?.if === 'matches' && they !== undefined && meant !== undefined)
      asked.unless.push({ filter: denied.filter, they, meant });
    else if (ofPlayers && mentions(c, 'who', 'that-player')) asked.ofPlayers.push(c);
    else asked.rest.push(c);
  }
  return asked;
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
    ofPlayers,
    rest,
  } = takeApart(condition, (they) => subjectMeant(binder, effects, they, made), players !== null);
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
