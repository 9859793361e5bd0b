/**
 * The games of a program, each under its own name: the kinds that its ability data has beyond those of any card game. A
 * game adds one member by declaration merging, with an interface of its own for each of `effects`, `conditions`,
 * `filters`, `quantities` and `costs` that it adds to. So two games may give one name to kinds with different fields; in a
 * program that has both, data of that kind is either.
 *
 * What hosts and tests write of a game is declared likewise: `turnActions`, the fields of each turn action by its name, and
 * `cardColumns`, `playerColumns` and `gameColumns`, what a board literal may say of each, and `settings`, the numbers of its rules. Once a game of the program has
 * declared some, a misspelt one does not compile; a mod that adds its own declares them, too.
 *
 * @example
 * export interface TallyEffects { score: { readonly player: PlayerSelector } }
 * declare module '@cardwright/core/data' { interface Games { tally: { effects: TallyEffects } } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Games {}

/** The interfaces that the games have under one of the names, as a union. */
export type KindsOfGames<R extends string> = {
  [G in keyof Games]: R extends keyof Games[G] ? Games[G][R] : never;
}[keyof Games];

/** Data of these kinds: the fields of a kind, with its name under the discriminant. */
export type DataOf<Discriminant extends string, Kinds> = Kinds extends unknown
  ? { [K in keyof Kinds]: { readonly [D in Discriminant]: K } & Kinds[K] }[keyof Kinds]
  : never;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

type ValueIn<Union, Key extends PropertyKey> = Union extends { readonly [K in Key]: infer Value }
  ? Value
  : never;

/** What the games have under one of the names, all in one: a key of several has the values of each. */
export type DeclaredBy<R extends string> = {
  readonly [K in KeysOf<KindsOfGames<R>>]?: ValueIn<KindsOfGames<R>, K>;
};

/** What the games declare under one of the names; where none declares anything, `Open`. */
export type DeclaredOr<R extends string, Open> = [KindsOfGames<R>] extends [never] ? Open : DeclaredBy<R>;
