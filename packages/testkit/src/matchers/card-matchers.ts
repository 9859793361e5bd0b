import { CardView } from '../scenario/card-view.ts';
import { PlayerView } from '../scenario/player-view.ts';
import { type MatcherResult, result, wrongSubject } from './result.ts';

function cardOf(matcher: string, received: unknown): CardView {
  return received instanceof CardView ? received : wrongSubject(matcher, 'a card (`game.card(…)`)', received);
}

/** Matchers about cards; `toHaveCount` also works on players. */
export const cardMatchers = {
  toBeInZone(received: unknown, zone: string, player?: number): MatcherResult {
    const card = cardOf('toBeInZone', received);
    const pass = card.zone === zone && (player === undefined || card.controller === player);
    const whose = player === undefined ? '' : ` of player ${player}`;
    const found = `it is in ${card.zone} of player ${card.controller}`;
    return result(pass, card.scenario, String(card), `to be in ${zone}${whose}`, found);
  },

  toHaveStat(received: unknown, stat: string, value: number): MatcherResult {
    const card = cardOf('toHaveStat', received);
    const actual = card.stat(stat);
    const found = `it is ${actual} (printed ${card.printed(stat)})`;
    return result(actual === value, card.scenario, String(card), `to have ${stat} ${value}`, found);
  },

  toHaveKeyword(received: unknown, keyword: string, value?: number): MatcherResult {
    const card = cardOf('toHaveKeyword', received);
    const has = card.has(keyword);
    const actual = has ? card.keyword(keyword) : 0;
    const pass = has && (value === undefined || actual === value);
    const wanted = `to have ${keyword}${value === undefined ? '' : ` ${value}`}`;
    const found = has ? `it has ${keyword}${actual === 0 ? '' : ` ${actual}`}` : 'it has it not';
    return result(pass, card.scenario, String(card), wanted, found);
  },

  toBeInState(received: unknown, state: string): MatcherResult {
    const card = cardOf('toBeInState', received);
    const pass = card.is(state);
    return result(pass, card.scenario, String(card), `to be ${state}`, pass ? 'it is' : 'it is not');
  },

  toHaveCount(received: unknown, what: string, count: number): MatcherResult {
    if (!(received instanceof CardView || received instanceof PlayerView)) {
      return wrongSubject('toHaveCount', 'a card or a player', received);
    }
    const actual = received.count(what);
    const wanted = `to have ${what} ${count}`;
    return result(actual === count, received.scenario, String(received), wanted, `it is ${actual}`);
  },

  toHaveCards(received: unknown, zone: string, names: readonly string[]): MatcherResult {
    if (!(received instanceof PlayerView)) return wrongSubject('toHaveCards', 'a player', received);
    const actual = received.names(zone);
    const sorted = (list: readonly string[]) => [...list].sort();
    const pass = JSON.stringify(sorted(actual)) === JSON.stringify(sorted(names));
    const list = (cards: readonly string[]) => (cards.length === 0 ? 'no cards' : cards.join(', '));
    return {
      ...result(
        pass,
        received.scenario,
        String(received),
        `to have in ${zone} ${list(names)}`,
        `there are ${list(actual)}`,
      ),
      actual: sorted(actual),
      expected: sorted(names),
    };
  },
};
