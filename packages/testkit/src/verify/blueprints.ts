import {
  type Ability,
  type CardDefinition,
  type CardFilter,
  type PlayerSelector,
  type Quantity,
  walkParts,
} from '@cardwright/core/data';
import { type SituationCard, type SituationRules, under } from '@cardwright/core/game';
import { isObject } from '../data/is-object.ts';
import { counterColumn } from './counters.ts';

/** A card that some text needs, and its side. */
export interface Blueprint {
  readonly card: SituationCard;
  readonly side: 'you' | 'opponents' | 'any';
  /** The zone in the text; play if it names none. */
  readonly zone: string;
}

/** Maximum number of alternatives generated per list of filters. */
const MOST = 12;

/** Everything that some abilities' data requires on a table, and what the game does not know how to build. */
export class Blueprints {
  readonly asked: Blueprint[] = [];
  /** Things without a builder, by description. */
  readonly unmade = new Set<string>();

  constructor(private readonly rules: SituationRules) {}

  private base(type: string | undefined): SituationCard[] {
    const bases = type === undefined ? Object.values(this.rules.cards)[0] : this.rules.cards[type];
    if (bases === undefined) {
      this.unmade.add(`a card of type “${type}”`);
      return [];
    }
    return bases.map((definition) => ({
      definition: { ...definition, name: '', fullName: '', abilities: [] },
      columns: {},
    }));
  }

  /** Collects the requirements of every filter list in the data. */
  ask(data: unknown, zone = 'play'): void {
    /** Stack of zones of the enclosing data, innermost last. */
    const zones = [zone];
    walkParts(data, {
      enter: (part) => {
        const outside = zones.at(-1)!;
        if (Array.isArray(part)) {
          if (part.length > 0 && part.every((item) => isObject(item) && typeof item['is'] === 'string'))
            this.askFor(part as CardFilter[], outside);
          return undefined;
        }
        const { from } = part;
        const said = isObject(from) && typeof from['zone'] === 'string' ? from['zone'] : outside;
        // A card under another comes with that card.
        const at = said === under.name ? 'play' : said;
        // For two zones, the second one as well.
        if (isObject(from) && typeof from['or'] === 'string') this.ask(part['filter'], from['or']);
        this.askTogether(part, at);
        zones.push(at);
        return undefined;
      },
      leave(part) {
        if (!Array.isArray(part)) zones.pop();
      },
    });
  }

  /**
   * Collects joint requirements of parts of the data: a card that has what it loses, or is what it may turn out to be.
   */
  private askTogether(own: Record<string, unknown>, zone: string): void {
    const { what, card, filter } = own;
    const state = this.rules.needs?.[own['do'] as string];
    const whose = filtersOf(what);
    if (state !== undefined && whose !== undefined)
      this.askFor([...whose, { is: 'state', state: state as never }], zone);
    if (typeof own['keyword'] === 'string' && whose !== undefined)
      this.askFor([...whose, { is: 'keyword', keyword: own['keyword'] as never }], zone);
    const meant = filtersOf(card);
    if (own['if'] === 'matches' && meant !== undefined && Array.isArray(filter))
      this.askFor([...meant, ...(filter as CardFilter[])], zone);
  }

  private askFor(filters: readonly CardFilter[], zone: string): void {
    for (const alternative of alternatives(filters).slice(0, MOST)) {
      const side = sideOf(alternative);
      const type = alternative.find((f) => f.is === 'type');
      // Base cards differ in size, so one of them may pass where another does not ("… or less").
      for (const card of this.base(type?.is === 'type' ? type.type : undefined)) {
        for (const filter of alternative) this.shape(card, filter);
        const passes = zone === 'play' && this.rules.passing?.includes(card.definition.type) === true;
        this.asked.push({ card, side, zone: passes ? 'hand' : zone });
      }
    }
  }

  /** Adjusts a card so that it passes the filters. */
  private shape(card: SituationCard, filter: CardFilter, not = false): void {
    const { definition } = card;
    const change = (more: Partial<CardDefinition>): void => {
      card.definition = { ...definition, ...more };
    };
    const own = this.rules.filters?.[filter.is];
    switch (filter.is) {
      case 'classification':
        if (!not) change({ classifications: [...definition.classifications, filter.classification] });
        return;
      case 'named':
        if (!not) change({ name: filter.name, fullName: filter.name });
        return;
      case 'color':
        if (!not) change({ colors: [filter.color] });
        return;
      case 'keyword':
        if (!not)
          change({
            abilities: [
              ...definition.abilities,
              { kind: 'keyword', keyword: filter.keyword, value: 1 } as Ability,
            ],
          });
        return;
      case 'state': {
        const columns = this.rules.states[filter.state];
        if (columns === undefined) this.unmade.add(`a card that is “${filter.state}”`);
        else if (columns !== null && !not) Object.assign(card.columns, columns);
        return;
      }
      case 'cost':
        change({ cost: Math.max(0, fitting(filter.cmp, filter.value, not, definition.cost)) });
        return;
      case 'stat': {
        const printed = definition.stats[filter.stat] ?? 1;
        change({
          stats: { ...definition.stats, [filter.stat]: fitting(filter.cmp, filter.value, not, printed) },
        });
        return;
      }
      case 'counters':
        // A game may have counters of its own making.
        if (own !== undefined) {
          if (!not) own(filter, card);
        } else {
          const many = fitting(filter.cmp, filter.value, not, 2);
          card.columns[counterColumn(filter.counter)] = Math.max(0, many);
        }
        return;
      case 'not':
        this.shape(card, filter.filter, !not);
        return;
      case 'type':
      case 'of':
      case 'in-turn':
      case 'other':
      case 'ref':
      case 'same-name':
      case 'shares':
      case 'random':
      case 'total':
      case 'total-cost':
      case 'any':
        return;
      default:
        if (own === undefined) this.unmade.add(`a card that passes “${(filter as CardFilter).is}”`);
        else if (!not) own(filter, card);
    }
  }
}

/** The filters of a selector, if it has any. */
function filtersOf(selector: unknown): readonly CardFilter[] | undefined {
  return isObject(selector) && Array.isArray(selector['filter'])
    ? (selector['filter'] as CardFilter[])
    : undefined;
}

/** Disjunctive normal form: lists of filters without alternatives. */
function alternatives(filters: readonly CardFilter[]): CardFilter[][] {
  let found: CardFilter[][] = [[]];
  for (const filter of filters) {
    const ways = filter.is === 'any' ? filter.of.flatMap((way) => alternatives(way)) : [[filter]];
    found = found.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return found;
}

function sideOf(filters: readonly CardFilter[]): Blueprint['side'] {
  for (const filter of filters) {
    if (filter.is !== 'of') continue;
    const { who } = filter.player as PlayerSelector;
    if (who === 'you') return 'you';
    if (who === 'opponents' || who === 'an-opponent') return 'opponents';
  }
  return 'any';
}

/** A number that satisfies the comparison; `usual` if the text's number is known only in play. */
function fitting(cmp: string, value: Quantity, not: boolean, usual: number): number {
  if (typeof value !== 'number') return usual;
  const low = cmp === '<' || cmp === '<=';
  if (low !== not) return cmp === '<=' || (not && cmp === '>') ? value : Math.max(0, value - 1);
  return cmp === '>=' || cmp === '=' ? value : value + 1;
}
