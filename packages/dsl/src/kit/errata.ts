import {
  type CardOverride,
  type CardRevision,
  CardwrightError,
  createEngine,
  type Plugin,
} from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import { type Ability, type CardDefinition, textOfDefinition } from '@cardwright/core/data';
import type { Bind, CardText, CompiledText, Language } from '../language/types.ts';
import type { CardFacts } from '../phrase/define-phrase.ts';
import { TextError } from '../verdict/abilities-of.ts';
import { compileText } from '../verdict/compile-text.ts';
import { nearestReading } from '../verdict/nearest-reading.ts';
import { precompiled } from '../verdict/precompile.ts';
import { type Erratum, WITH_MODS } from './errata-with-mods.ts';
import type { LanguageAddition } from './language.ts';
import type { Mod } from './mod.ts';
import { additionOf, rulesOf } from './mod-parts.ts';
import { withoutCardChanges } from './without-card-changes.ts';

/** What errata ask of a game. */
export interface ErrataOptions {
  /** Its rules, without sets. */
  readonly plugin: Plugin;
  /** Its language, with the words that these cards bring, and the words and rows of mods. */
  readonly languageOf: (cards: readonly CardDefinition[], addition: LanguageAddition) => Language;
  /**
   * What words depend on of a card in play. Several where the card does not say all of it, such as how text speaks of it:
   * the first for which a text is understood is meant.
   */
  readonly factsOf: (card: CardDefinition) => readonly [CardFacts, ...CardFacts[]];
  /** An ability as cards of the game have it, where that is more than the text says. */
  readonly toAbility?: (ability: Ability, card: CardDefinition) => Ability;
}

/** New texts of cards, by full name; an empty one leaves a card without abilities. */
export type Errata = (
  texts: Readonly<Record<string, string>>,
  mods?: readonly Mod[],
) => Readonly<Record<string, CardRevision>>;

/** The new text of a card is not understood, or does nothing in its game. */
export class ErratumError extends TextError {
  override readonly name: 'ErratumError' = 'ErratumError' as const;
  constructor(
    /** The card, by its full name. */
    readonly card: string,
    /** What the errata call it: its full name, or the id of one printing. */
    readonly key: string,
    { text, diagnostics }: Pick<CompiledText, 'diagnostics'> & { readonly text: string },
    nearest: string | undefined,
  ) {
    super(text, diagnostics, `The new text of ${card}, `, nearest);
  }
}

/** How texts are read and bound together with some mods; made when the first erratum is asked for. */
class Reader {
  private bind: Bind | undefined;
  private language: { readonly names: string; readonly of: Language } | undefined;

  constructor(
    private readonly options: ErrataOptions,
    private readonly mods: readonly Mod[],
  ) {}

  languageOf(cards: readonly CardDefinition[]): Language {
    const names = cards.map(({ fullName }) => fullName).join('\n');
    if (this.language?.names !== names)
      this.language = { names, of: this.options.languageOf(cards, additionOf(this.mods)) };
    return this.language.of;
  }

  binder(): Bind {
    if (this.bind === undefined) {
      const rules = withoutCardChanges(this.mods.flatMap(rulesOf));
      const engine = createEngine({ plugins: [this.options.plugin, ...rules] });
      this.bind = (ability) => bindAbility(engine, 'text', ability);
    }
    return this.bind;
  }

  /** @throws ErratumError for a text that is not understood whole, or does nothing in the game */
  read(key: string, text: string, card: CardDefinition, cards: readonly CardDefinition[]): CardOverride {
    const language = this.languageOf(cards);
    let first: { readonly card: CardText; readonly compiled: CompiledText } | undefined;
    for (const facts of this.options.factsOf(card)) {
      const asked = { ...facts, text };
      const compiled = compileText(language, asked, this.binder());
      if (compiled.verdict.supported) return this.toChange(text, card, compiled);
      first ??= { card: asked, compiled };
    }
    const { diagnostics } = first!.compiled;
    const nearest = nearestReading(language, first!.card);
    throw new ErratumError(card.fullName, key, { text, diagnostics }, nearest);
  }

  private toChange(text: string, card: CardDefinition, compiled: CompiledText): CardOverride {
    const { toAbility } = this.options;
    const { abilities, texts, spans } = textOfDefinition({ text, abilities: precompiled(compiled) });
    return {
      abilities: toAbility === undefined ? abilities : abilities.map((one) => toAbility(one, card)),
      texts: texts!,
      spans: spans!,
      // A card whose text is not understood can be played with one that is.
      ...(card.unsupported === undefined ? {} : { unsupported: null }),
    };
  }
}

/**
 * Makes a game's `errata`: new texts of cards, as what a plugin or a format changes of cards. Each is read for the card
 * that it stands on when an engine is made, and its abilities, its words and what they point at change together.
 *
 * @returns a function for `overrides.cards`. Engines that are made with it throw `plugin-invalid` for a name that no card
 *   has, and {@link ErratumError} for a text that is not understood
 */
export function createErrata(options: ErrataOptions): Errata {
  return (texts, mods = []) => {
    // All that are read with the same mods have one reader: it makes the language once.
    const readers = new Map<string, Reader>();
    const readerWith = (all: readonly Mod[]): Reader => {
      const names = all.map(({ name }) => name).join('\n');
      let reader = readers.get(names);
      if (reader === undefined) {
        reader = new Reader(options, all);
        readers.set(names, reader);
      }
      return reader;
    };
    return Object.fromEntries(
      Object.entries(texts).map(([name, given]): [string, Erratum] => {
        if (typeof given !== 'string')
          throw new CardwrightError('plugin-invalid', `The erratum of “${name}” is no text.`, {
            fix: 'Give the new text in quotation marks; an empty one leaves the card without abilities.',
          });
        return [name, erratum(name, given.trimEnd(), mods, readerWith)];
      }),
    );
  };
}

/** The erratum of one card. @param key what the errata call it */
function erratum(
  key: string,
  text: string,
  mods: readonly Mod[],
  readerWith: (mods: readonly Mod[]) => Reader,
): Erratum {
  const known = new WeakMap<CardDefinition, CardOverride>();
  return {
    facts: ['abilities', 'texts', 'spans', 'unsupported'],
    of: (card, cards) => {
      let change = known.get(card);
      if (change === undefined) {
        change = readerWith(mods).read(key, text, card, cards);
        known.set(card, change);
      }
      return change;
    },
    [WITH_MODS]: (more) => {
      const names = new Set(more.map(({ name }) => name));
      const all = [...more, ...mods.filter(({ name }) => !names.has(name))];
      return erratum(key, text, all, readerWith);
    },
  };
}
