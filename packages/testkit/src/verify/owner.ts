/** The origin of a program or part. */
export interface Owner {
  /** Id of the card, or a keyword's name. */
  readonly of: string;
  readonly keyword: boolean;
  readonly ability: number;
}

/** Programs and parts of text are named after their ability: `card id#index/…`, `keyword:name#index/…`. */
const OWNER = /^(keyword:)?([^#]+)#(\d+)/;

/** The origin of a program or part, by its id; null for rules of the game and for what is never run. */
export function ownerOf(id: string): Owner | null {
  // Bindings on the side are feasibility tests.
  if (id.includes('/aside')) return null;
  const match = OWNER.exec(id);
  if (match === null) return null;
  return { of: match[2]!, keyword: match[1] !== undefined, ability: Number(match[3]) };
}
