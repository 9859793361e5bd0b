/** The words of a game. A language merges one or more lexicons; later ones extend earlier ones. */
export interface Lexicon {
  /** Card types: "character(s)". The kernel's word `card` exists in every language. */
  readonly types?: readonly TypeWord[];
  /** Stats of cards: "{S}", "strength". */
  readonly stats?: readonly StatWord[];
  /** Symbols in text, with the glyphs used for them in print or older data. */
  readonly symbols?: readonly SymbolWord[];
  /** Zones: "hand", "deck", "discard". */
  readonly zones?: readonly ZoneWord[];
  readonly keywords?: readonly KeywordWord[];
  /** Subtypes, capitalised in print; may be several words ("Seven Dwarfs"). */
  readonly classifications?: readonly string[];
  /** Colours, capitalised in print. */
  readonly colors?: readonly ColorWord[];
  /** Adjectives that are states of a card: "exhausted", "damaged". */
  readonly states?: readonly StateWord[];
  /** Verbs with an irregular third person (not -s, -es, -ies). have, be and do are built in. */
  readonly verbs?: readonly VerbWord[];
  /** Nouns in templates (`counter#`) with an irregular plural. */
  readonly nouns?: readonly { readonly one: string; readonly many: string }[];
  /** Events that happen to a card at most once: "when", not "whenever". */
  readonly once?: readonly string[];
  /** Names of all known cards, which occur after "named". */
  readonly names?: readonly string[];
  /** Names of cards stand in quotation marks, too: “a "Rolf" card”. */
  readonly quotesNames?: boolean;
  /** Marks between the name of an ability, in capitals, and its text: "TAKE AIM: …". */
  readonly namesEnd?: readonly string[];
  /** Marks that end an ability in mid-line, the last character of which is left out: "):" ends "Cost (2):". */
  readonly abilitiesEnd?: readonly string[];
  /**
   * Words of other games ("destroy") for something that has another word here: not understood, but the diagnostic
   * suggests the right word.
   */
  readonly misnomers?: readonly Misnomer[];
  /** What the templates of rows say, in the words of this game: "target" for "chosen". */
  readonly idiom?: readonly IdiomWord[];
  /** Marks without a space on either side, besides “/”; `{}` for symbols that stand together: "{2}{U}". */
  readonly closeUp?: readonly string[];
}

/**
 * Words of the neutral rows, and how a game says them, the first of which is printed. What is not among them is not
 * understood. `neutral` is as templates write it, with `{}` for the parts between: `have~ {} in play`, said `control~ {}`.
 */
export interface IdiomWord {
  readonly neutral: string;
  readonly words: readonly string[];
}

/** A word of other games in lower case, and this game's word in the same form. */
export interface Misnomer {
  readonly said: string;
  readonly meant: string;
}

/** A card type. */
export interface TypeWord {
  readonly id: string;
  readonly one: string;
  readonly many: string;
  /** Pronoun for one such card. Default "it". */
  readonly pronoun?: 'they' | 'it';
  /**
   * True for types whose text resolves when the card is played. `'stays'`: the card is in play for a while afterwards, so
   * what lasts in its text lasts as long as the card, and only the rest resolves.
   */
  readonly resolves?: boolean | 'stays';
  /** Other types by which a text may call its own card of this one, since it is used as that: "this Friend". */
  readonly calledToo?: readonly string[];
  /** Stats that its cards have. Absent: any. */
  readonly stats?: readonly string[];
  /** What its cards can do and suffer, in the words of `Roles`. Absent: anything. */
  readonly does?: readonly string[];
}

/** A stat, its symbol in braces (`S` for `{S}`) and its words. */
export interface StatWord {
  readonly id: string;
  readonly symbol?: string;
  readonly words?: readonly string[];
}

/** A symbol in braces. `resource` names the resource it pays for ("2 {M}"). */
export interface SymbolWord {
  readonly symbol: string;
  readonly glyphs?: readonly string[];
  readonly resource?: string;
}

/** A zone's noun, singular and plural. */
export interface ZoneWord {
  readonly id: string;
  readonly one: string;
  readonly many: string;
  /** Whether its cards are ordered, so that it has a top. */
  readonly ordered?: boolean;
  /** Whether its cards can be played by the rules, without permission of an effect. */
  readonly playedFrom?: boolean;
  /** What cards can do and suffer there, in the words of `Roles`; in play, all of it. */
  readonly does?: readonly string[];
}

/**
 * A keyword and the forms of its parameter.
 *
 * - `none`: "Swift"; `number`: "Morph 5"; `signed`: "Fierce +2"; `resource`: "Grow 2 {M}"
 * - `cost`: "Morph: Discard 2 cards"; several forms may be listed
 */
export interface KeywordWord {
  readonly id: string;
  readonly word: string;
  readonly forms: readonly KeywordForm[];
  /** Qualifiers that may precede it ("Lesser Morph"), kept as the grant's `variant` in this spelling. */
  readonly variants?: readonly string[];
  /** Words of the game that may precede it, too: any classification, any type in capitals. */
  readonly variantsOf?: readonly ('classification' | 'type')[];
  /** True if the form `none` only refers to the keyword ("allies with Fierce"); on a card it has a parameter. */
  readonly spokenBare?: boolean;
  /** Types whose cards can have it. Absent: any. */
  readonly bearers?: readonly string[];
  /** It is an ability that is used, so the word is a verb, too ("Grow one of your beasts"). */
  readonly verb?: true;
  /** It has an effect out of play, as a way to play its card: only there, or there too. */
  readonly beyondPlay?: 'only' | 'also';
  /** Wordings of its reminder text, with blanks: `<number>`, `<cost>`, `<name>`, `<kind>`. */
  readonly reminders?: readonly string[];
}

/** The form of a keyword's parameter; see {@link KeywordWord}. */
export type KeywordForm = 'none' | 'number' | 'signed' | 'resource' | 'cost';

/** A colour's word. */
export interface ColorWord {
  readonly id: string;
  readonly word: string;
}

/** A state's adjective ("turned"). */
export interface StateWord {
  readonly id: string;
  readonly word: string;
}

/** An irregular verb. */
export interface VerbWord {
  readonly base: string;
  /** Third person singular. */
  readonly third: string;
  /** "Drew", and "drawn" if different; regular (-ed) if absent. */
  readonly past?: string;
  readonly participle?: string;
}

/** Declares a lexicon. An identity function with types, for completion and checking. */
export function defineLexicon(lexicon: Lexicon): Lexicon {
  return lexicon;
}
