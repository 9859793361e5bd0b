import type { Ability } from '../ability/ability.ts';
import type { Condition } from '../ability/condition.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { AbilityKernel } from '../bind/ability-kernel.ts';
import { type Place, placeOf } from '../model/places.ts';
import { type Data, isData } from './inert.ts';

/** Places of which nothing is known. */
export type Whereabouts = readonly Place[] | undefined;

/** What a reference means, as binding tells it; undefined when that is not one thing. */
export type Meaning = object | 'self' | 'event' | undefined;
export type Meant = ReadonlyMap<object, Meaning>;

const PLAY: readonly Place[] = [null];

/** Whose turn a condition asks for. */
function turnAsked(condition: Condition | undefined): 'own' | 'other' | undefined {
  if (condition?.if === 'all') return condition.of.map(turnAsked).find((side) => side !== undefined);
  return condition?.if === 'turn' ? sideOf(condition.of) : undefined;
}

/** The player that a selector means as seen by who has the ability, where that is always the same side. */
export function sideOf(player: PlayerSelector | undefined): 'own' | 'other' | undefined {
  if (player?.who === 'you') return 'own';
  return player?.who === 'opponents' || player?.who === 'an-opponent' ? 'other' : undefined;
}

/** Where the cards are that an ability speaks of, as far as its data tell, while its effects are gone through. */
export class Scene {
  /** Cards that were spoken of and have gone somewhere since. */
  private readonly gone = new Map<object, Whereabouts>();

  constructor(
    readonly kernel: AbilityKernel,
    private readonly meant: Meant,
    /** The innermost ability that is looked at. */
    readonly ability: Ability,
    /** Where its own card is. */
    public self: Whereabouts,
    /** It is given to cards that are in play already. */
    readonly givenInPlay: boolean,
  ) {}

  /** Whose turn it is while the ability applies, where it says so. */
  get turn(): 'own' | 'other' | undefined {
    return this.ability.kind === 'static' ? turnAsked(this.ability.while) : undefined;
  }

  /** Whether its effects happen when turn actions are over. */
  get late(): boolean {
    return this.ability.kind === 'triggered' && this.ability.on.every(({ on }) => on === 'turn-ended');
  }

  /** The same for an ability that this one gives to others, or a branch that may not be taken. */
  inside(ability: Ability, self: Whereabouts, givenInPlay: boolean): Scene {
    const scene = new Scene(this.kernel, this.meant, ability, self, givenInPlay);
    for (const [cards, place] of this.gone) scene.gone.set(cards, place);
    return scene;
  }

  /** Where the cards of a selector or a party may be; undefined when nothing is known. */
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
    // Out of a group that was looked at.
    if (zone === undefined) return undefined;
    return [zone, ...(or === undefined ? [] : [or])].map((name) =>
      placeOf(this.kernel.zonesByName.get(name)),
    );
  }

  private placesOfReference(cards: Data): Whereabouts {
    if (cards['from'] !== undefined) return this.placesFrom(cards['from']);
    const meaning = this.meant.get(cards['ref'] as object);
    if (meaning === 'self') return this.self;
    return isData(meaning) && 'pick' in meaning ? this.placesOf(meaning) : undefined;
  }

  /** Cards go somewhere; undefined where that is not known, or not certain. */
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

  /** Whatever went somewhere in a branch that need not be taken may be there. */
  blur(branch: Scene): void {
    if (branch.self !== this.self) this.self = undefined;
    for (const [cards, place] of branch.gone)
      if (this.gone.get(cards) !== place || !this.gone.has(cards)) this.gone.set(cards, undefined);
  }
}
