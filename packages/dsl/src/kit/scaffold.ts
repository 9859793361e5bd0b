/** A name as people say it, and as code and packages write it. */
export interface KitNames {
  /** As people say it: `Night Watch`. */
  readonly title: string;
  /** `night-watch`: of packages, plugins and ids. */
  readonly kebab: string;
  /** `nightWatch`: in code. */
  readonly camel: string;
  /** The title as it may stand in a comment of TypeScript. */
  readonly comment: string;
}

/** The sources of a package that is begun: what it exports, and a test of it. */
export interface BegunPackage {
  readonly description: string;
  readonly source: string;
  /** Path of the test in the folder `test`, and its source. */
  readonly test: readonly [path: string, source: string];
}

/** What `new` writes for a game besides sets. Words of users come as literals of TypeScript. */
export interface Scaffold {
  /** A keyword. @param title a literal; @param sentences literals, one for each ability */
  keyword?(names: KitNames, title: string, sentences: readonly string[]): BegunPackage;
  /** A format. @param title a literal */
  format?(names: KitNames, title: string): BegunPackage;
  /** A project of one's own, with cards, a mod, a format and a bot: its files by path, but those of any package. */
  project?(names: KitNames): ReadonlyMap<string, string>;
}
