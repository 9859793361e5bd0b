import type {
  CardFilter,
  CardSelector,
  Comparison,
  Condition,
  PlayerSelector,
  Quantity,
  ZoneSelector,
} from '@cardwright/core/data';
import { type Seen, type SeenTable, unjudged } from './seen.ts';

/** The perspective of an ability: its card, and who "you" is. */
export interface Speaker {
  readonly source: Seen | null;
  readonly you: number;
}

/** Answers whether a card has a keyword now. */
export type HasKeyword = (card: Seen, keyword: string) => boolean;

function compare(left: number, cmp: Comparison, right: number): boolean {
  switch (cmp) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
  }
}

/** Interprets ability data for one table; refuses to judge what it does not know. */
export class Meaning {
  constructor(
    private readonly table: SeenTable,
    private readonly hasKeyword: HasKeyword,
  ) {}

  players(selector: PlayerSelector, { you }: Speaker): readonly number[] {
    const { table } = this;
    switch (selector.who) {
      case 'you':
        return [you];
      case 'opponents':
        return table.opponentsOf(you);
      case 'an-opponent': {
        const opponents = table.opponentsOf(you);
        return opponents.length === 1 ? opponents : unjudged('one of several opponents');
      }
      case 'each-player':
      case 'any-player':
        return table.players;
      default:
        return unjudged(`players: ${selector.who}`);
    }
  }

  matches(filters: readonly CardFilter[], card: Seen, speaker: Speaker): boolean {
    return filters.every((filter) => this.fits(filter, card, speaker));
  }

  private fits(filter: CardFilter, card: Seen, speaker: Speaker): boolean {
    const { definition } = card;
    switch (filter.is) {
      case 'type':
        // Songs are actions (CR 5.4.4.1).
        if (filter.type === 'song')
          return definition.type === 'action' && definition.classifications.includes('Song');
        return definition.type === filter.type;
      case 'classification':
        return definition.classifications.includes(filter.classification);
      case 'named':
        return [definition.name, definition.fullName, ...(definition.otherNames ?? [])].includes(filter.name);
      case 'color':
        return definition.colors.includes(filter.color);
      case 'of':
        return this.players(filter.player, speaker).includes(card.player);
      case 'other':
        return card.address !== speaker.source?.address;
      case 'keyword':
        return card.zone === 'play' ? this.hasKeyword(card, filter.keyword) : unjudged('keyword out of play');
      case 'cost':
        return compare(definition.cost, filter.cmp, this.amount(filter.value, speaker));
      case 'stat': {
        const { stat, cmp, value } = filter;
        const own = card.stats[stat] ?? 0;
        // "Than each …": than any one of them.
        if (typeof value === 'object' && value.amount === 'stat' && value.of.pick === 'each') {
          const measured = value.stat;
          return this.found(value.of, speaker).every((one) => compare(own, cmp, one.stats[measured] ?? 0));
        }
        return compare(own, cmp, this.amount(value, speaker));
      }
      case 'damage':
        return compare(card.damage, filter.cmp, this.amount(filter.value, speaker));
      case 'state':
        return this.isIn(filter.state, card);
      case 'not':
        return !this.fits(filter.filter, card, speaker);
      case 'any':
        return filter.of.some((all) => this.matches(all, card, speaker));
      default:
        return unjudged(`filter: ${filter.is}`);
    }
  }

  private isIn(state: string, card: Seen): boolean {
    switch (state) {
      case 'exerted':
        return card.exerted;
      case 'ready':
        return !card.exerted;
      case 'damaged':
        return card.damage > 0;
      case 'undamaged':
        return card.damage === 0;
      case 'dry':
        return card.dry;
      case 'drying':
        return !card.dry;
      case 'at-a-location':
        return card.at !== null;
      case 'challenging':
      case 'being-challenged':
        // Turn actions are taken outside challenges.
        return false;
      default:
        return unjudged(`state: ${state}`);
    }
  }

  /** Whether a selector of a standing effect is about a card. */
  isAbout(selector: CardSelector, card: Seen, speaker: Speaker): boolean {
    switch (selector.pick) {
      case 'self':
        return card.address === speaker.source?.address;
      case 'each':
        if (selector.from !== undefined && selector.from.zone !== 'play')
          return unjudged('standing elsewhere');
        return card.zone === 'play' && this.matches(selector.filter, card, speaker);
      case 'both':
        return selector.of.some((one) => this.isAbout(one, card, speaker));
      default:
        return unjudged(`selector: ${selector.pick}`);
    }
  }

  private countCards(selector: CardSelector, speaker: Speaker): number {
    if (selector.pick !== 'each') return this.found(selector, speaker).length;
    const { from, filter } = selector;
    if (from === undefined || filter.length > 0) return this.found(selector, speaker).length;
    return this.zonesOf(from, speaker).reduce(
      (sum, player) => sum + this.table.countIn(player, from.zone),
      0,
    );
  }

  private zonesOf(from: ZoneSelector, speaker: Speaker): readonly number[] {
    return from.of === undefined ? this.table.players : this.players(from.of, speaker);
  }

  /** The cards of a selector. Hidden cards cannot be distinguished, so they are not judged. */
  private found(selector: CardSelector, speaker: Speaker): Seen[] {
    const { table } = this;
    switch (selector.pick) {
      case 'self':
        return speaker.source === null ? [] : [speaker.source];
      case 'each': {
        const zone = selector.from?.zone ?? 'play';
        if (zone !== 'play' && zone !== 'discard') return unjudged(`cards in ${zone}`);
        const whose = selector.from === undefined ? table.players : this.zonesOf(selector.from, speaker);
        return table.cards.filter(
          (card) =>
            card.zone === zone && whose.includes(card.player) && this.matches(selector.filter, card, speaker),
        );
      }
      default:
        return unjudged(`cards: ${selector.pick}`);
    }
  }

  amount(quantity: Quantity, speaker: Speaker): number {
    if (typeof quantity === 'number') return quantity;
    switch (quantity.amount) {
      case 'cards':
        return this.countCards(quantity.in, speaker);
      case 'per':
        return quantity.each * this.amount(quantity.of, speaker);
      case 'stat':
        return this.found(quantity.of, speaker).reduce(
          (sum, card) => sum + (card.stats[quantity.stat] ?? 0),
          0,
        );
      case 'player-stat':
        return this.players(quantity.of, speaker).reduce(
          (sum, player) => sum + this.table.numberOf(player, quantity.stat),
          0,
        );
      case 'damage':
        return this.found(quantity.on, speaker).reduce((sum, card) => sum + card.damage, 0);
      default:
        return unjudged(`quantity: ${quantity.amount}`);
    }
  }

  /** @param subject the card that a standing effect would apply to */
  holds(condition: Condition, speaker: Speaker, subject: Seen | null = null): boolean {
    switch (condition.if) {
      case 'count':
        return compare(
          this.countCards(condition.of, speaker),
          condition.cmp,
          this.amount(condition.value, speaker),
        );
      case 'matches': {
        const cards = this.found(condition.card, speaker);
        return cards.length > 0 && cards.every((card) => this.matches(condition.filter, card, speaker));
      }
      case 'subject':
        return subject === null
          ? unjudged('subject of nothing')
          : this.matches(condition.filter, subject, speaker);
      case 'compare':
        return compare(
          this.amount(condition.left, speaker),
          condition.cmp,
          this.amount(condition.right, speaker),
        );
      case 'turn':
        return this.players(condition.of, speaker).includes(this.table.view.active);
      case 'not':
        return !this.holds(condition.condition, speaker, subject);
      case 'all':
        return condition.of.every((one) => this.holds(one, speaker, subject));
      case 'any':
        return condition.of.some((one) => this.holds(one, speaker, subject));
      default:
        return unjudged(`condition: ${condition.if}`);
    }
  }
}
