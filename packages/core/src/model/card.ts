import type { AbilityPart, BoundAbility, KeywordInstance } from './ability-part.ts';
import type { CardDefinition } from './card-definition.ts';
import type { Keyword, Stat } from './names.ts';
import { NONE } from './none.ts';
import type { Zone } from './zone.ts';

type PartsByZone = readonly (readonly AbilityPart[] | undefined)[];
/** Shared empty list: most cards have nothing that functions out of play. */
const NOWHERE: PartsByZone = [];

/** A card definition compiled for one engine. */
export class Card {
  abilities: readonly BoundAbility[] = [];
  /** Its own activated abilities, including those of its printed keywords. */
  activated: readonly BoundAbility[] = [];
  keywords: readonly KeywordInstance[] = [];
  /** Parts that function while the card is being played, in any zone. */
  whilePlayed: readonly AbilityPart[] = NONE;
  /** The subset of them that gives it keywords. */
  gains: readonly AbilityPart[] = NONE;
  /** Facts that the game computed once (`GameRules.describe`). */
  traits: unknown = null;
  bound = false;
  /** Its definition's type, cached because it is read in hot code. */
  readonly type: string;
  private inPlay: readonly AbilityPart[] = NONE;
  /** What functions out of play, by zone id. */
  private elsewhere: PartsByZone = NOWHERE;
  /** The zones other than play in which some ability functions. */
  otherZones: readonly Zone[] = NONE;
  private readonly printedKeywords: boolean[] = [];
  private readonly printedStats: number[] = [];
  private readonly hasStats: boolean[] = [];

  constructor(
    readonly definition: CardDefinition,
    /** Index in the engine; the value of the definition column. */
    readonly index: number,
    stats: Iterable<Stat>,
  ) {
    this.type = definition.type;
    for (const stat of stats) {
      const printed = definition.stats[stat.name];
      this.printedStats[stat.id] = printed ?? 0;
      this.hasStats[stat.id] = printed !== undefined;
    }
  }

  get id(): string {
    return this.definition.id;
  }

  /** The printed value of a stat; 0 if it has none. */
  printed(stat: Stat): number {
    return this.printedStats[stat.id] ?? 0;
  }

  hasStat(stat: Stat): boolean {
    return this.hasStats[stat.id] === true;
  }

  hasPrinted(keyword: Keyword): boolean {
    return this.printedKeywords[keyword.id] === true;
  }

  /** The parts that function while the card is in this zone. */
  partsIn(zone: Zone): readonly AbilityPart[] {
    return zone.inPlay ? this.inPlay : (this.elsewhere[zone.id] ?? NONE);
  }

  /** Stores the compiled abilities; called once. @param ofKeyword what a printed keyword's definition contributes */
  take(abilities: readonly BoundAbility[], ofKeyword: (keyword: Keyword) => readonly BoundAbility[]): void {
    const activated: BoundAbility[] = [];
    const inPlay: AbilityPart[] = [];
    const whilePlayed: AbilityPart[] = [];
    const keywords: KeywordInstance[] = [];
    const elsewhere: AbilityPart[][] = [];
    const otherZones: Zone[] = [];
    const takeOne = (ability: BoundAbility): void => {
      if (ability.data.kind === 'activated') {
        activated.push(ability);
        return;
      }
      // What it grants itself for being played also functions in play, like printed abilities.
      const standing = ability.parts.filter(
        (part) => part.kind === 'grant' || !ability.whilePlayed.includes(part),
      );
      whilePlayed.push(...ability.whilePlayed);
      if (standing.length === 0) return;
      for (const place of ability.functionsIn) {
        if (place === null) {
          inPlay.push(...standing);
          continue;
        }
        if (!otherZones.includes(place)) otherZones.push(place);
        elsewhere[place.id] = [...(elsewhere[place.id] ?? []), ...standing];
      }
    };
    for (const ability of abilities) {
      if (ability.keyword === null) {
        takeOne(ability);
        continue;
      }
      const { keyword } = ability.keyword;
      keywords.push(ability.keyword);
      if (!this.printedKeywords[keyword.id]) for (const given of ofKeyword(keyword)) takeOne(given);
      this.printedKeywords[keyword.id] = true;
    }
    this.abilities = abilities;
    this.activated = activated;
    this.keywords = keywords;
    this.inPlay = inPlay;
    if (otherZones.length > 0) this.elsewhere = elsewhere;
    this.otherZones = otherZones;
    this.whilePlayed = whilePlayed;
    if (whilePlayed.length > 0) this.gains = whilePlayed.filter(({ kind }) => kind === 'grant');
    this.bound = true;
  }
}
