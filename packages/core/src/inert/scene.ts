import type { Ability } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { AbilityKernel } from '../bind/ability-kernel.ts';
import { type Place, placeOf } from '../model/places.ts';
import { type Data, isData } from './inert.ts';

/** Possible places of a card; undefined if unknown. */
export type Whereabouts = readonly Place[] | undefined;

/** The antecedent of a reference, as binding reports it; undefined if ambiguous. */
export type Meaning = object | 'self' | 'event' | undefined;
export type Meant = ReadonlyMap<object, Meaning>;

const PLAY: readonly Place[] = [null];

/** Whose turn a condition requires. */
function turnAsked(condition: Condition | undefined): 'own' | 'other' | undefined {
  if (condition?.if === 'all') return condition.of.map(turnAsked).find((side) => side !== undefined);
  return condition?.if === 'turn' ? sideOf(condition.of) : undefined;
}

/** The side of a player selector as seen from the ability's controller, if it is always the same. */
export function sideOf(player: PlayerSelector | undefined): 'own' | 'other' | undefined {
  if (player?.who === 'you') return 'own';
  return player?.who === 'opponents' || player?.who === 'an-opponent' ? 'other' : undefined;
}

/** An ability where it is checked. */
export interface Bearing {
  /** The innermost ability being checked. */
  readonly ability: Ability;
  /** Where its own card is. */
  readonly self: Whereabouts;
  /** It is granted to cards that are already in play. */
  readonly givenInPlay: boolean;
}

/**
 * Abstract state while the effects of an ability are walked: where the cards it refers to are, as far as the data
 * tells.
 */
export class Scene implements Bearing {
  /** Cards that were mentioned and have moved since. */
  private readonly gone = new Map<object, Whereabouts>();

  readonly ability: Ability;
  self: Whereabouts;
  readonly givenInPlay: boolean;

  constructor(
    readonly kernel: AbilityKernel,
    private readonly meant: Meant,
    { ability, self, givenInPlay }: Bearing,
  ) {
    this.ability = ability;
    this.self = self;
    this.givenInPlay = givenInPlay;
  }

  /** Whose turn it is while the ability applies, if it says so. */
  get turn(): 'own' | 'other' | undefined {
    return this.ability.kind === 'static' ? turnAsked(this.ability.while) : undefined;
  }

  /** Whether its effects happen after all turn actions. */
  get late(): boolean {
    return this.ability.kind === 'triggered' && this.ability.on.every(({ on }) => on === 'turn-ended');
  }

  /** A scene for a granted ability, or for a branch that may not be taken. */
  inside(bearing: Bearing): Scene {
    const scene = new Scene(this.kernel, this.meant, bearing);
    for (const [cards, place] of this.gone) scene.gone.set(cards, place);
    return scene;
  }

  /** The possible places of a selector's or party's cards; undefined if unknown. */
  placesOf(cards: Data): Whereabouts {
    const known = this.gone.get(cards);
    if (known !== undefined || this.gone.has(cards)) return known;
    switch ((cards as unknown as CardSelector).pick) {
      case 'self':
        return this.self;
      case 'ref':
        return this.placesOfReference(cards);
      case 'top':
        return [placeOf(this.kernel.zonesByName.get(cards['zone'] as string))];
      case 'both': {
        const parts = (cards['of'] as readonly Data[]).map((part) => this.placesOf(part));
        return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
      }
      default:
        return this.placesFrom(cards['from']);
    }
  }

  private placesFrom(from: unknown): Whereabouts {
    if (!isData(from)) return PLAY;
    const { zone, or } = from as { zone?: string; or?: string };
    // Cards out of a group that was looked at.
    if (zone === undefined) return undefined;
    return [zone, ...(or === undefined ? [] : [or])].map((name) =>
      placeOf(this.kernel.zonesByName.get(name)),
    );
  }

  private placesOfReference(cards: Data): Whereabouts {
    if (cards['from'] !== undefined) return this.placesFrom(cards['from']);
    const meaning = this.meant.get(cards['ref'] as object);
    if (meaning === 'self') return this.self;
    if (isData(meaning) && 'do' in meaning) return this.placesAfter(meaning['do'] as string);
    return isData(meaning) && 'pick' in meaning ? this.placesOf(meaning) : undefined;
  }

  /** Where the cards are that an effect has had a player pick: no field holds them. */
  private placesAfter(kind: string): Whereabouts {
    const to = this.kernel.effects.get(kind)?.to;
    return to === undefined ? undefined : [placeOf(to)];
  }

  /** Records that cards move; undefined if the destination is unknown or uncertain. */
  move(cards: Data, to: Whereabouts): void {
    if (cards['pick'] === 'self') this.self = to;
    else if (cards['pick'] === 'ref') {
      const meaning = this.meant.get(cards['ref'] as object);
      if (meaning === 'self') this.self = to;
      else if (isData(meaning)) this.gone.set(meaning, to);
    } else if (cards['pick'] === 'both')
      for (const part of cards['of'] as readonly Data[]) this.move(part, to);
    else this.gone.set(cards, to);
  }

  /** Merges an optional branch: whatever moved in it may have moved. */
  blur(branch: Scene): void {
    if (branch.self !== this.self) this.self = undefined;
    for (const [cards, place] of branch.gone)
      if (this.gone.get(cards) !== place || !this.gone.has(cards)) this.gone.set(cards, undefined);
  }
}
