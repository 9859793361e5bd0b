import { type CardDefinition, type Engine, nearNames } from '@cardwright/core';

/** Names as people write them: any dash, any quotes, any capitals. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+[-–—]\s+/g, ' - ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Finds cards by their full names, and near names for what is not one. */
export class CardIndex {
  private readonly byName = new Map<string, CardDefinition>();

  constructor(engine: Engine) {
    for (const { definition } of engine.cards) {
      const name = plain(definition.fullName);
      if (!this.byName.has(name)) this.byName.set(name, definition);
    }
  }

  /** The first card of a full name. */
  find(name: string): CardDefinition | undefined {
    return this.byName.get(plain(name));
  }

  /** What was probably meant: names spelt nearly so; for a name without its version (or, in a game that has them, its level) those there are. */
  near(name: string): readonly string[] {
    const start = plain(name);
    const versions = [...this.byName].filter(([known]) =>
      [' - ', ' ('].some((then) => known.startsWith(start + then)),
    );
    const found =
      versions.length > 0
        ? versions.map(([known]) => known)
        : nearNames(start.slice(0, 100), this.byName.keys());
    return found.slice(0, 3).map((known) => this.byName.get(known)!.fullName);
  }
}
