/** Candidate antecedents while an ability is walked in text order. */
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import type { Anaphor } from '../ability/reference.ts';
import type { CardSelector } from '../ability/selector.ts';
import { broughtUpAnew, broughtUpBy } from './brought-up.ts';
import { meantCards, type SpokenOf, saidBy, spokenOtherwise } from './meaning.ts';
import { pathTo } from './part-order.ts';
import { type PlaceOf, resultOf, sharedChoice } from './spoken.ts';

/** A candidate antecedent, and its path. */
export interface Spoken extends SpokenOf {
  readonly path: string;
}

/** A conditional with both branches. */
type Branches = Extract<Effect, { do: 'if' }>;

type Referring = CardSelector & { readonly pick: 'ref' };

export class Mentioned {
  readonly cards: Spoken[] = [];
  /** The kind by which the current effect introduces its cards. */
  doing: string | undefined;
  private readonly speaksOfItself: () => boolean;

  constructor(speaksOfItself: () => boolean) {
    this.speaksOfItself = speaksOfItself;
  }

  /** Whether any cards were spoken of that “it” could mean. */
  get speaks(): boolean {
    return this.cards.some(({ counted }) => !counted);
  }

  get length(): number {
    return this.cards.length;
  }

  add(path: string, spoken: SpokenOf): undefined {
    this.cards.push({ ...(this.doing !== undefined && { by: this.doing }), ...spoken, path });
  }

  place(place: PlaceOf | undefined, path: string): undefined {
    if (place !== undefined) this.add(path, place.spoken);
  }

  /** The antecedent of a reference. */
  meant(
    ref: Anaphor,
    filter: readonly CardFilter[] = [],
    asPart = false,
    mixed = false,
  ): Spoken | 'self' | undefined {
    return meantCards(ref, filter, this.cards, this.speaksOfItself, asPart, mixed);
  }

  /** The cards of which a part is taken: from then on they are a group, which has a rest. */
  parted(of: Spoken): undefined {
    if (of.several) this.cards.push({ how: 'group', types: of.types, path: of.path });
  }

  /**
   * Introduces an antecedent again.
   *
   * @param asked what a condition requires, if it tests one
   */
  anew(selector: Referring, path: string, paying: boolean, asked?: readonly CardFilter[]): undefined {
    const anew = broughtUpAnew(
      selector,
      (ref, noun) => meantCards(ref, noun, this.cards, this.speaksOfItself),
      asked,
      this.doing,
    );
    if (anew?.is === 'party') this.add(path, { how: 'party', ...saidBy(anew.noun) });
    else if (anew?.is === 'self') {
      if (!paying) this.add(path, { how: 'self', types: [] });
    } else if (anew !== undefined) this.cards.push(anew.cards);
  }

  /** Adds what a condition introduces. */
  conditioned(condition: Condition, path: string, standing: boolean): undefined {
    const at = (i: number) => (condition.if === 'all' ? `${path}.of.${i}` : path);
    broughtUpBy(condition, standing, {
      place: (place, _, i) => {
        this.place(place, at(i));
        if (place.card.pick === 'self') this.add(`${at(i)}.card`, { how: 'self', types: [] });
      },
      anew: ({ card, known }, one, i) => this.anew(card, pathTo(one, card, at(i)), false, known),
      cards: ({ key, cards, counted }, _, i) =>
        this.add(`${at(i)}.${key}`, {
          how: 'each',
          ...saidBy(cards.filter),
          otherwise: 'nothing',
          ...(counted && { counted }),
        }),
    });
  }

  /** Adds what an effect introduces once it is done. */
  result(effect: Effect, path: string): undefined {
    const result = resultOf(effect);
    if (result === undefined) return;
    if (effect.do === 'reveal-until') this.add(path, { how: 'group', types: [] });
    const key = Object.entries(effect).find(([, part]) => part === result.data)?.[0];
    const { how, types, told } = result;
    this.add(key === undefined ? path : `${path}.${key}`, { how, types, ...(told && { told }) });
  }

  /**
   * Leaves the first branch of a conditional. Only a choice hoisted above it remains a candidate for the other branch,
   * and what the condition tested remains mentioned.
   */
  leaveBranch(before: number, asked: number, { effects, otherwise }: Branches, path: string): undefined {
    const shared = sharedChoice(effects, otherwise);
    const made = this.cards.splice(asked);
    this.cards.push(
      ...spokenOtherwise(this.cards.splice(before)),
      ...made.filter((cards) => cards.path === `${path}.effects.0.${shared?.key}`),
    );
  }

  /** Reads what happens where nothing was done: the candidates since `before` are set aside meanwhile. */
  setAside(before: number, read: () => void): undefined {
    const made = this.cards.splice(before);
    read();
    this.cards.push(...made, ...this.cards.splice(before));
  }

  /** Moves some candidates to the most recent position. */
  bringUp(from: number, to: number): undefined {
    this.cards.push(...this.cards.splice(from, to - from));
  }

  /** Truncates the list of candidates. */
  cut(length: number): undefined {
    this.cards.length = length;
  }
}
