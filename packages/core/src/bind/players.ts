import type { PlayerSelector } from '../ability/player.ts';
import type { Range } from '../ability/selector.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { PlayersOf, PlayerTest } from '../model/ability-part.ts';
import { ask } from '../model/ask.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import { activePlayer, controller, owner } from '../model/core-columns.ts';
import { lastKnownOf } from '../model/last-known.ts';
import { isCurrent } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { areOpponents } from '../queries/teams.ts';
import { inTurnOrder } from '../queries/turn-order.ts';
import { meantPlayer } from '../reference/meaning.ts';
import { announcedFor } from './announced.ts';
import type { Binder } from './binder.ts';
import { choosable, tellChosen } from './can-be-chosen.ts';
import type { Supposed } from './feasibility.ts';
import { partyPlayer } from './parties.ts';
import { dangling } from './references.ts';
import { listIn } from './slot-values.ts';
import { bindThoseWho } from './those-who.ts';

const ONE: Range = { min: 1, max: 1 };

/** The player of a card, or its last known player if it left play. */
export function playerOfRef(state: ReadonlyState, ref: CardRef): number {
  if (isCurrent(state, ref)) return controller.get(state, cardOf(ref));
  return lastKnownOf(state.lastKnown, ref)?.controller ?? owner.get(state, cardOf(ref));
}

const ALWAYS_MEANT: readonly PlayerSelector['who'][] = [
  'you',
  'opponents',
  'an-opponent',
  'each-player',
  'any-player',
];

/** Whether a selector can be evaluated at any time; others, such as a chosen player, only as an effect resolves. */
export const isAlwaysMeant = (selector: PlayerSelector): boolean =>
  selector.who === 'those-who' ? isAlwaysMeant(selector.among) : ALWAYS_MEANT.includes(selector.who);

/** Compiles a player selector to the list of players, the active one first and then in turn order. */
export function bindPlayers(binder: Binder, selector: PlayerSelector): PlayersOf {
  const { kernel } = binder;
  switch (selector.who) {
    case 'you':
      return (_s, scope) => [scope.controller];
    case 'opponents':
    case 'an-opponent':
      return (s, scope) =>
        inTurnOrder(s, activePlayer.get(s, 0)).filter((p) => areOpponents(kernel, s, scope.controller, p));
    case 'each-player':
    case 'any-player':
      return (s) => inTurnOrder(s, activePlayer.get(s, 0));
    case 'player-of': {
      const cards = binder.list(selector.card);
      return (s, scope) => [...new Set(cards(s, scope).map((ref) => playerOfRef(s, ref)))];
    }
    case 'that-player': {
      return thatPlayer(binder, selector);
    }
    case 'those-who':
      return bindThoseWho(binder, selector);
    case 'party': {
      const { role } = selector;
      if (!binder.hasEvent) return dangling(binder, selector, role);
      return (s, scope) => {
        const player = scope.event === null ? -1 : partyPlayer(s, scope.event, role);
        return player < 0 ? [] : [player];
      };
    }
    case 'chosen-player':
      return choosePlayer(binder, selector);
    default:
      throw new CardwrightError(
        'unknown-kind',
        `Unknown player selector “${(selector as { who: string }).who}”.`,
      );
  }
}

/** The players chosen here; a feasibility question iterates over the candidates. */
function choosePlayer(binder: Binder, selector: PlayerSelector & { who: 'chosen-player' }): PlayersOf {
  const among = choosable(
    binder,
    bindPlayers(binder, { who: selector.among === 'opponents' ? 'opponents' : 'each-player' }),
  );
  const chosen =
    announcedFor(binder, selector)?.list ??
    (binder.supposed === null
      ? askForPlayers(binder, among, selector.range)
      : supposePlayer(binder.supposed, among));
  binder.subject = chosen;
  binder.subjectData = selector;
  binder.knownPlayers.push({ list: chosen, data: selector });
  return chosen;
}

function supposePlayer(supposed: Supposed[], among: PlayersOf): PlayersOf {
  let players: readonly number[] = [];
  supposed.push({
    among,
    suppose(player) {
      players = [player];
    },
  });
  return () => players;
}

function askForPlayers(binder: Binder, among: PlayersOf, { min, max }: Range = ONE): PlayersOf {
  const slot = binder.slot<readonly number[]>();
  const least = binder.number(min);
  const most = max === 'any' ? null : binder.number(max);
  const rule = cite(binder.kernel, 'choose-player');
  binder.step((m) => {
    const { state, frame } = m;
    const players = among(state, frame);
    const upTo = Math.min(most === null ? players.length : most(state, frame), players.length);
    const atLeast = Math.min(least(state, frame), upTo);
    if (upTo === 0 || atLeast === players.length) {
      frame.set(slot, players.slice(0, upTo));
      return m.next();
    }
    const { controller, source } = frame;
    return m.ask(
      ask.players(controller, {
        prompt: 'choose-player',
        from: players,
        min: atLeast,
        max: upTo,
        into: slot,
        source,
        rule,
      }),
    );
  });
  const picked = listIn<number>(slot);
  tellChosen(binder, (_s, scope) => scope.controller, null, picked);
  return (s, scope) => {
    const chosen = picked(s, scope);
    // However they were listed, the active one comes first.
    return chosen.length < 2
      ? chosen
      : inTurnOrder(s, activePlayer.get(s, 0)).filter((p) => chosen.includes(p));
  };
}

/** The antecedent of "that player". */
function thatPlayer(binder: Binder, selector: PlayerSelector): PlayersOf {
  const subject = binder.subject && { list: binder.subject, data: binder.subjectData ?? undefined };
  const meant = meantPlayer(subject, binder.knownPlayers, binder.producers);
  if (meant === undefined) return dangling(binder, selector, 'that player');
  if ('player' in meant) {
    binder.report(selector, meant.player.data);
    return meant.player.list;
  }
  const { list, data } = meant.of;
  binder.report(selector, data);
  return (s, scope) => [...new Set(list(s, scope).map((ref) => playerOfRef(s, ref)))];
}

/** Compiles a player selector to a predicate over one player. */
export function bindPlayerTest(binder: Binder, selector: PlayerSelector): PlayerTest {
  const { kernel } = binder;
  switch (selector.who) {
    case 'you':
      return (_s, player, scope) => player === scope.controller;
    case 'opponents':
    case 'an-opponent':
      return (s, player, scope) => areOpponents(kernel, s, scope.controller, player);
    case 'each-player':
    case 'any-player':
      return () => true;
    default: {
      const list = bindPlayers(binder, selector);
      return (s, player, scope) => list(s, scope).includes(player);
    }
  }
}
