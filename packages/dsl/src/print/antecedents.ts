import type { CardSelector, Effect, Meanings, PartyPattern, PlayerSelector } from '@cardwright/core/data';
import { findPart, partsWhere } from '@cardwright/core/data';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import { CardTypes, typesOfFilters } from '../sense/card-types.ts';

export type Pronoun = NonNullable<CardFacts['pronoun']>;

/** For several cards, or for one without a known gender. */
const SEVERAL: readonly Pronoun[] = ['they'];
const SOMEBODY: readonly Pronoun[] = ['they', 'it', 'he', 'she'];
const SOMETHING: readonly Pronoun[] = ['it', 'they'];
/** For one that is somebody or something. */
const EITHER: readonly Pronoun[] = ['they', 'it'];
/** For a card or a player. */
const EITHER_KIND: readonly Pronoun[] = ['it', 'they'];

export class Antecedents {
  private readonly facts: CardFacts;
  private readonly lexicon: Lexicon;
  private readonly meanings: Meanings | undefined;
  private deeds: ReadonlySet<string> | undefined;

  constructor(meanings: Meanings | undefined, facts: CardFacts, lexicon: Lexicon) {
    this.meanings = meanings;
    this.facts = facts;
    this.lexicon = lexicon;
  }

  /** The pronouns for a reference of the ability, best first; undefined if it is not one. */
  pronounsOf(reference: unknown): readonly Pronoun[] | undefined {
    const meaning = this.meanings?.of(reference);
    return meaning && this.pronounsFor(meaning);
  }

  /** Whether what a reference means is certainly one card: “those beasts” and “each of them” speak of several. */
  isOne(reference: unknown): boolean {
    const meaning = this.meanings?.of(reference);
    if (meaning === 'self') return true;
    const cards = meaning as CardSelector | PartyPattern | undefined;
    if (cards === undefined || !('pick' in cards)) return false;
    if (cards.pick === 'chosen' || cards.pick === 'some')
      return cards.range.max === 1 && !this.isOfSeveral(cards);
    return (cards.pick === 'top' && cards.count === 1) || (cards.pick === 'each' && this.isTheOnly(cards));
  }

  /** Whether the ability contains an effect of this kind. */
  does(kind: string): boolean {
    this.deeds ??= deedsIn(this.meanings?.ability);
    return this.deeds.has(kind);
  }

  /** The type of the cards that gain an ability; undefined if unknown. */
  bearersOf(ability: unknown): string | undefined {
    const given = grantOf(this.meanings?.ability, ability);
    const { type } = this.facts;
    return (
      given && new CardTypes(this.meanings!).of(given.what, type === undefined ? undefined : [type])?.[0]
    );
  }

  private pronounsFor(meaning: object | 'self'): readonly Pronoun[] {
    if (meaning === 'self') return this.own();
    if ('target' in meaning)
      return (meaning as { readonly range?: { readonly max: unknown } }).range?.max === 1
        ? EITHER_KIND
        : SEVERAL;
    const cards = meaning as CardSelector | PartyPattern | PlayerSelector;
    if (!('pick' in cards)) return SOMEBODY;
    switch (cards.pick) {
      case 'self':
        return this.own();
      case 'both':
        return SEVERAL;
      case 'each':
        return this.isTheOnly(cards) ? this.ofType(typesOfFilters(cards.filter)) : SEVERAL;
      case 'top':
        return cards.count === 1 ? SOMETHING : SEVERAL;
      case 'chosen':
      case 'some':
        if (cards.range.max !== 1) return SEVERAL;
        // Out of play a card is "it", and may be called as its type is.
        return 'from' in cards && cards.from
          ? [...new Set([...SOMETHING, ...this.ofType(typesOfFilters(cards.filter))])]
          : this.ofType(typesOfFilters(cards.filter));
      case 'any':
        return this.ofType(typesOfFilters(cards.filter));
      default:
        return SOMEBODY;
    }
  }

  /** Whether several players pick one each, or it is done again: "each opponent turns a beast … those beasts". */
  private isOfSeveral(cards: object): boolean {
    return partsWhere(this.meanings?.ability, ({ do: kind }) => kind !== undefined).some(
      (effect) =>
        (effect['do'] === 'repeat' || ofSeveral(effect['player'] as PlayerSelector | undefined)) &&
        findPart(effect, (part) => part === cards) !== undefined,
    );
  }

  /** Whether a condition requires that there is one such card: "exactly one relic". */
  private isTheOnly(cards: object): boolean {
    const counts = (part: object) => (part as { readonly of?: object }).of === cards;
    const found = findPart(this.meanings?.ability, counts);
    return found?.['cmp'] === '=' && found['value'] === 1;
  }

  private own(): readonly Pronoun[] {
    const { pronoun = 'they' } = this.facts;
    return [pronoun, ...SOMEBODY.filter((one) => one !== pronoun)];
  }

  private ofType(types: readonly string[] = []): readonly Pronoun[] {
    const known = types.map((id) => this.lexicon.types?.find((type) => type.id === id)?.pronoun);
    if (!known.includes('they')) return SOMETHING;
    return known.every((pronoun) => pronoun === 'they') ? SOMEBODY : EITHER;
  }
}

const ofSeveral = (player: PlayerSelector | undefined): boolean =>
  player !== undefined && !['you', 'chosen-player', 'that-player', 'player-of'].includes(player.who);

type Grant = Extract<Effect, { do: 'grant' }>;

/** The effect that grants an ability. */
function grantOf(data: unknown, ability: unknown): Grant | undefined {
  const gives = ({ abilities }: Partial<Grant>) => abilities?.includes(ability as never) === true;
  return findPart(data, (part) => part['do'] === 'grant' && gives(part)) as Grant | undefined;
}

function deedsIn(data: unknown): ReadonlySet<string> {
  return new Set(partsWhere(data, (part) => 'do' in part).map((part) => part['do'] as string));
}
