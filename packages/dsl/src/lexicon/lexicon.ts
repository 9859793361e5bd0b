/** Words of a game. A language is made of one or more of these; the later adds to the earlier. */
export interface Lexicon {
  /** Card types: "character(s)". The kernel's word `card` is known to every language. */
  readonly types?: readonly TypeWord[];
  /** Numbers of a card: "{S}", "strength". */
  readonly stats?: readonly StatWord[];
  /** Symbols in text, with the glyphs that printed or old data use for them. */
  readonly symbols?: readonly SymbolWord[];
  /** Places: "hand", "deck", "discard". */
  readonly zones?: readonly ZoneWord[];
  readonly keywords?: readonly KeywordWord[];
  /** Subtypes, printed with a capital; may be of several words ("Seven Dwarfs"). */
  readonly classifications?: readonly string[];
  /** Colours, printed with a capital. */
  readonly colors?: readonly ColorWord[];
  /** Adjectives that are states of a card: "exhausted", "damaged". */
  readonly states?: readonly StateWord[];
  /** Verbs whose third person is not made by the rule (-s, -es, -ies). have, be and do are known. */
  readonly verbs?: readonly VerbWord[];
  /** Nouns of templates (`counter#`) whose plural is not made by the rule. */
  readonly nouns?: readonly { readonly one: string; readonly many: string }[];
  /** Events that happen to a card at most once: "when" it happens, not "whenever". */
  readonly once?: readonly string[];
  /** Names of all known cards: those after "named". */
  readonly names?: readonly string[];
  /** Words of other games for what has another word here ("destroy"): not understood, but their message says that one. */
  readonly misnomers?: readonly Misnomer[];
}

/** A word of other games, in small letters, and the word of this one in the same form. */
export interface Misnomer {
  readonly said: string;
  readonly meant: string;
}

/** A card type. */
export interface TypeWord {
  readonly id: string;
  readonly one: string;
  readonly many: string;
  /** How one such card is spoken of. Default "it". */
  readonly pronoun?: 'they' | 'it';
  /** True for types whose text happens when the card is played. */
  readonly resolves?: boolean;
  /** Stats that its cards have. Absent: any. */
  readonly stats?: readonly string[];
  /** What its cards do and what is done to them, in the words of `Roles`. Absent: anything. */
  readonly does?: readonly string[];
}

/** A stat, its symbol in braces (`S` for `{S}`) and its words. */
export interface StatWord {
  readonly id: string;
  readonly symbol?: string;
  readonly words?: readonly string[];
}

/** A symbol in braces. `resource` names what it counts when it is paid ("2 {M}"). */
export interface SymbolWord {
  readonly symbol: string;
  readonly glyphs?: readonly string[];
  readonly resource?: string;
}

/** A zone as text names it, in the singular and the plural. */
export interface ZoneWord {
  readonly id: string;
  readonly one: string;
  readonly many: string;
  /** Whether its cards lie in an order, so that it has a top. */
  readonly ordered?: boolean;
  /** Whether its cards can be played by the rules, without leave of any effect. */
  readonly playedFrom?: boolean;
  /** What cards do and is done to them there, in the words of `Roles`; all of it is in play. */
  readonly does?: readonly string[];
}

/**
 * A keyword and how its parameter is written.
 *
 * - `none`: "Swift"; `number`: "Morph 5"; `signed`: "Fierce +2"; `resource`: "Grow 2 {M}"
 * - `cost`: "Morph: Discard 2 cards"; several forms may be listed
 */
export interface KeywordWord {
  readonly id: string;
  readonly word: string;
  readonly forms: readonly KeywordForm[];
  /** Words that may stand before it ("Lesser Morph"), kept as the grant's `variant` in the spelling given. */
  readonly variants?: readonly string[];
  /** True when the form `none` is only how it is spoken of ("allies with Fierce"): a card that has it says more. */
  readonly spokenBare?: boolean;
  /** Types whose cards can have it. Absent: any. */
  readonly bearers?: readonly string[];
  /** It does something where its card is not in play, being a way of playing it: there alone, or there too. */
  readonly beyondPlay?: 'only' | 'also';
  /** Wordings of its reminder text, with blanks: `<number>`, `<cost>`, `<name>`, `<kind>`. */
  readonly reminders?: readonly string[];
}

/** How a keyword's parameter is written; see {@link KeywordWord}. */
export type KeywordForm = 'none' | 'number' | 'signed' | 'resource' | 'cost';

/** A colour as text names it. */
export interface ColorWord {
  readonly id: string;
  readonly word: string;
}

/** A state of a card as text names it ("turned"). */
export interface StateWord {
  readonly id: string;
  readonly word: string;
}

/** A verb whose forms do not follow from its base form. */
export interface VerbWord {
  readonly base: string;
  /** Third person singular. */
  readonly third: string;
  /** "Drew", and "drawn" where it differs; without them by the rule (-ed). */
  readonly past?: string;
  readonly participle?: string;
}

/** Declares a lexicon; a typed identity, so that editors complete and check it. */
export function defineLexicon(lexicon: Lexicon): Lexicon {
  return lexicon;
}
