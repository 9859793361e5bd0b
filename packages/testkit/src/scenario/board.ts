import type { BoardLiteral, CardLiteral as CoreCard, Engine } from '@cardwright/core';
import type { Card } from '@cardwright/core/game';
import { TestCard } from '../cards/card.ts';
import { ScenarioError } from '../errors/scenario-error.ts';
import { definitionByName } from '../names/cards-by-name.ts';
import type { TableNames } from '../names/table.ts';
import type {
  CardLiteral,
  PlacedCard,
  PlayerLiteral,
  ScenarioSetup,
  SharedLiteral,
  ZoneLiteral,
} from './literal.ts';

/** Minimum number of cards in a deck. */
const DECK = 10;

/** Ids of the cards made in a test. */
export type Made = ReadonlyMap<TestCard, string>;

/** The id of the card in an entry of a literal. */
function idOf(engine: Engine, made: Made, card: string | TestCard): string {
  return card instanceof TestCard ? made.get(card)! : definitionByName(engine, card).id;
}

/** A card to fill decks with: a vanilla one, else one whose text does nothing from there. */
function fillerOf(engine: Engine, setup: ScenarioSetup, made: Made): string {
  if (setup.filler !== undefined) return idOf(engine, made, setup.filler);
  const own = engine.rules.board?.filler;
  if (own !== undefined) return own;
  const ids = new Set(made.values());
  const usable = engine.cards.filter(({ definition }) => definition.unsupported === undefined);
  const plain = usable.filter(({ definition }) => definition.abilities.length === 0);
  const isGiven = ({ id }: Card) => !ids.has(id);
  const found = plain.find(isGiven) ?? plain[0] ?? usable.find(isGiven) ?? usable[0];
  if (found === undefined) {
    throw new ScenarioError(
      'scenario-invalid',
      'No card can be played, to fill decks: add one, or a `filler`.',
    );
  }
  return found.id;
}

/** Converts a scenario's literal to a board literal, and collects the names of its cards. */
class BoardReader {
  private index = 0;
  private readonly filler: string;

  constructor(
    private readonly engine: Engine,
    setup: ScenarioSetup,
    private readonly made: Made,
    private readonly names: TableNames,
  ) {
    this.filler = fillerOf(engine, setup, made);
  }

  /** The kernel numbers cards in zone order, each followed by the cards under it. */
  player(literal: PlayerLiteral): BoardLiteral['players'] & object extends readonly (infer P)[] ? P : never {
    const given = literal as Readonly<Record<string, unknown>>;
    const side: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(literal))
      if (!this.engine.zonesByName.has(key)) side[key] = value;
    for (const zone of this.engine.zones) {
      if (!zone.hangs && !zone.shared)
        side[zone.name] = this.zone(zone.name, given[zone.name] as ZoneLiteral | undefined);
    }
    return side as never;
  }

  /** The zones that players share, which the kernel numbers last. */
  shared(literal: SharedLiteral): NonNullable<BoardLiteral['shared']> {
    const zones: Record<string, CoreCard[]> = {};
    for (const name of Object.keys(literal))
      if (this.engine.zonesByName.get(name)?.shared !== true) zones[name] = [];
    for (const { name, shared } of this.engine.zones)
      if (shared && literal[name] !== undefined) zones[name] = this.zone(name, literal[name]);
    return zones;
  }

  private zone(zone: string, literal: ZoneLiteral | undefined): CoreCard[] {
    if (typeof literal === 'number') return this.fill(literal);
    if (literal !== undefined && !Array.isArray(literal)) {
      const { only } = literal as { readonly only: readonly CardLiteral[] };
      return only.map((entry) => this.card(entry));
    }
    const given = ((literal ?? []) as readonly CardLiteral[]).map((entry) => this.card(entry));
    return zone === 'deck' ? [...given, ...this.fill(DECK - given.length)] : given;
  }

  private fill(count: number): CoreCard[] {
    return Array.from({ length: Math.max(0, count) }, () => {
      this.names.filler(this.index++);
      return { card: this.filler };
    });
  }

  private card(entry: CardLiteral): CoreCard {
    const placed: PlacedCard =
      typeof entry === 'string' || entry instanceof TestCard ? { card: entry } : entry;
    const { card, as, ...rest } = placed;
    const columns = rest as Readonly<Record<string, unknown>>;
    const hanging: Record<string, CoreCard[]> = {};
    if (as !== undefined) this.names.nickname(as, this.index);
    this.index++;
    const id = idOf(this.engine, this.made, card);
    for (const { name, hangs } of this.engine.zones)
      if (hangs && columns[name] !== undefined)
        hanging[name] = (columns[name] as readonly CardLiteral[]).map((one) => this.card(one));
    return { ...columns, card: id, ...hanging } as CoreCard;
  }
}

/** The board literal of a scenario; `names` collects nicknames and filler cards. */
export function boardOf(
  engine: Engine,
  setup: ScenarioSetup,
  players: readonly PlayerLiteral[],
  made: Made,
  names: TableNames,
): BoardLiteral {
  const reader = new BoardReader(engine, setup, made, names);
  const sides = players.map((literal) => reader.player(literal));
  return {
    seed: setup.seed ?? 1,
    ...(setup.random === undefined ? {} : { random: setup.random }),
    ...(setup.active === undefined ? {} : { active: setup.active }),
    ...(setup.starting === undefined ? {} : { starting: setup.starting }),
    ...(setup.turn === undefined ? {} : { turn: setup.turn }),
    ...(setup.columns === undefined ? {} : { columns: setup.columns }),
    players: sides,
    ...(setup.shared === undefined ? {} : { shared: reader.shared(setup.shared) }),
  };
}
