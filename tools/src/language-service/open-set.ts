import type { KitCard } from '@cardwright/dsl/kit';
import { SourceFile } from '../files/source-file.ts';
import { type Place, type Problem, ProblemError } from '../problems/problem.ts';
import { duplicates, readSet, type SetCard, type SetFile } from '../set-file/read-set.ts';
import type { Games } from '../shelf/games.ts';
import { loadTextGame } from '../texts/load-text-game.ts';
import type { TextGame } from '../texts/text-game.ts';
import { type OpenDocument, placedIn } from './open-document.ts';
import { TextReader } from './read-texts.ts';
import { SetCardText } from './set-card-text.ts';
import { slicesOf } from './slices.ts';

/** A part of a set's file that was read. */
interface Part {
  readonly set: SetFile;
  /** How many lines further down it stands, behind the head. */
  readonly shift: number;
}

/** A set's file, read whole or in slices. */
interface Read {
  readonly parts: readonly Part[];
  /** Lines of the head, which every part has. */
  readonly headLines: number;
}

/**
 * A set's file that is open in an editor. What did not change since it was read last is not read again: entries are read
 * each by itself, as long as the file is written the usual way and nothing is wrong with its YAML.
 */
export class OpenSet {
  private readonly texts = new TextReader();
  private slices = new Map<string, SetFile>();

  /** @param name of the file, for messages */
  constructor(
    private readonly games: Pick<Games, 'named'>,
    private readonly name: string,
  ) {}

  /**
   * Reads the file as it is now.
   *
   * @param known cards of other files that its texts may name
   * @param signal as for {@link TextReader.read}
   */
  async read(text: string, known: readonly KitCard[], signal: AbortSignal): Promise<OpenDocument> {
    let read: Read;
    try {
      read = (await this.readSlices(text, signal)) ?? {
        parts: [{ set: await readSet(new SourceFile(this.name, text), this.games), shift: 0 }],
        headLines: 0,
      };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { texts: [], problems: this.placed(error.problems), ...(await this.schemaMeant()) };
    }
    return this.judge(read, known, signal);
  }

  private async readSlices(text: string, signal: AbortSignal): Promise<Read | undefined> {
    const cut = slicesOf(text);
    if (cut === undefined) return undefined;
    const slices = new Map<string, SetFile>();
    const parts: Part[] = [];
    for (const { text: slice, shift } of cut.entries) {
      let set = this.slices.get(slice);
      if (set === undefined) {
        signal.throwIfAborted();
        set = await this.readSlice(slice);
        if (set === undefined) return undefined;
      }
      slices.set(slice, set);
      parts.push({ set, shift });
    }
    this.slices = slices;
    return { parts, headLines: cut.headLines };
  }

  /** One entry; undefined where its YAML is not in order, since a slip there may reach into others. */
  private async readSlice(slice: string): Promise<SetFile | undefined> {
    try {
      const set = await readSet(new SourceFile(this.name, slice), this.games);
      return set.problems.some(({ code }) => code === 'set/yaml') ? undefined : set;
    } catch (error) {
      if (error instanceof ProblemError) return undefined;
      throw error;
    }
  }

  private async judge(
    { parts, headLines }: Read,
    known: readonly KitCard[],
    signal: AbortSignal,
  ): Promise<OpenDocument> {
    const game: TextGame = parts[0]!.set.game;
    const all = parts.flatMap(({ set, shift }) =>
      [...set.cards, ...set.faulty].map((card) => ({ card, shift })),
    );
    const read = await this.texts.read(
      game,
      all.map(({ card }) => card.facts),
      known,
      signal,
    );
    const texts = all.map(({ card, shift }, i) => new SetCardText(card, read[i]!, shift));
    const ofFiles = parts.flatMap(({ set, shift }, i) =>
      set.problems
        // All parts have the head; its problems are told once.
        .filter(({ place }) => i === 0 || (place?.line ?? 0) > headLines)
        .map((problem) => moved(problem, shift, headLines)),
    );
    const whole = parts.length > 1 || headLines > 0 ? this.duplicates(game, parts) : [];
    const problems = [...ofFiles, ...whole, ...texts.flatMap((text) => text.problems)];
    return { texts, problems: this.placed(problems), schema: schemaOf(game) };
  }

  private placed(problems: readonly Problem[]) {
    return problems.map((problem) => placedIn(this.name, problem));
  }

  /** The schema of the game that is meant, where the file cannot be read: it is written on with its help. */
  private async schemaMeant(): Promise<Pick<OpenDocument, 'schema'>> {
    try {
      const game = await this.games.named(undefined);
      return 'kit' in game ? { schema: schemaOf(await loadTextGame(game)) } : {};
    } catch (error) {
      if (error instanceof ProblemError) return {};
      throw error;
    }
  }

  /** What slices cannot know: that two cards claim the same. */
  private duplicates(game: TextGame, parts: readonly Part[]): readonly Problem[] {
    const shifts = new Map<SetCard, number>();
    for (const { set, shift } of parts) for (const card of set.cards) shifts.set(card, shift);
    const placeOf = (card: SetCard, place: Place): Place => ({
      ...place,
      line: place.line + shifts.get(card)!,
    });
    return duplicates(game, [...shifts.keys()], placeOf);
  }
}

const schemaOf =
  (game: TextGame): (() => unknown) =>
  () =>
    JSON.parse(game.schema());

/** A problem of a part where it stands in the whole file. */
function moved(problem: Problem, shift: number, headLines: number): Problem {
  const { place } = problem;
  if (place === undefined || place.line <= headLines) return problem;
  return { ...problem, place: { ...place, line: place.line + shift } };
}
