import type { KitCard } from '@cardwright/dsl/kit';
import { SourceFile } from '../files/source-file.ts';
import type { Games } from '../shelf/games.ts';
import { loadTextGame } from '../texts/load-text-game.ts';
import { type OpenDocument, placedIn } from './open-document.ts';
import { PlainCardText } from './plain-card-text.ts';
import { TextReader } from './read-texts.ts';

/** The first line of a plain text may say of which type its card is. */
const TYPE = /^# *type: *([\w-]+)[^\n]*(?:\n|$)/;

/** A file that is nothing but the text of one card. */
export class OpenText {
  private readonly texts = new TextReader();

  constructor(
    private readonly games: Pick<Games, 'asked'>,
    private readonly name: string,
  ) {}

  /** Reads the text as it is now. @param known, signal as for {@link TextReader.read} */
  async read(text: string, known: readonly KitCard[], signal: AbortSignal): Promise<OpenDocument> {
    const game = await loadTextGame(await this.games.asked());
    const [head = '', said = ''] = TYPE.exec(text) ?? [];
    const type = game.types.includes(said) ? said : game.types[0]!;
    const body = text.slice(head.length).trimEnd();
    const facts = game.toFacts({ number: 1, name: 'This Card', type, text: body }, '0');
    const [read] = await this.texts.read(game, [facts], known, signal);
    const card = new PlainCardText(new SourceFile(this.name, text), facts, head.length, read!);
    return { texts: [card], problems: card.problems.map((problem) => placedIn(this.name, problem)) };
  }
}
