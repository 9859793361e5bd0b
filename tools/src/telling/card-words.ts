import type { CardMention, CardView, Engine, GameView, HiddenCardView } from '@cardwright/core';
import type { Telling } from '@cardwright/dsl/kit';

/** Whether a viewer knows the card. */
export const isSeen = (card: CardView | HiddenCardView): card is CardView => !('hidden' in card);

/** Columns of the kernel that say nothing to a person. */
const KEPT_BACK: ReadonlySet<string> = new Set(['entered-turn']);

const plainWords = (name: string): string => name.replaceAll('-', ' ');

/** What cards and zones are called at a table, and what they are like. */
export class CardWords {
  constructor(
    private readonly engine: Engine,
    private readonly view: GameView,
    private readonly telling: Telling,
  ) {}

  word(of: 'zones' | 'types', name: string): string {
    return this.telling.tableWords?.[of][name] ?? plainWords(name);
  }

  /** Columns as "HP 8", "on Sora" or "takes part": the game's words, with the value for their "#". */
  columns(values: CardView['columns']): string[] {
    return Object.entries(values).flatMap(([name, value]) => {
      const word = this.telling.tableWords?.columns[name] ?? `${plainWords(name)} #`;
      if (word === '' || value === null || KEPT_BACK.has(name)) return [];
      return [word.replace('#', typeof value === 'string' ? this.nameAt(value) : String(value))];
    });
  }

  /** Type, stats and whatever else a card is or has now; its own stats where it is not on the table. */
  facts(card: CardView): string[] {
    const definition = this.definitionOf(card);
    return [
      this.word('types', definition?.type ?? ''),
      ...stats(card.stats ?? definition?.stats ?? {}),
      ...this.columns(card.columns),
      ...Object.keys(card.keywords ?? {}),
    ];
  }

  /** The same with what it costs, for who thinks of using it. */
  allFacts(mention: CardMention): string[] {
    const card = this.cardAt(mention.address);
    const definition = this.definitionOf(mention);
    if (definition === undefined) return [];
    const now =
      card?.id === mention.id
        ? this.facts(card)
        : [this.word('types', definition.type), ...stats(definition.stats)];
    const cost = this.telling.tableWords?.columns.cost ?? 'cost #';
    return cost === '' ? now : [cost.replace('#', String(definition.cost)), ...now];
  }

  /** A card's text, an ability a line. */
  texts(mention: Pick<CardMention, 'id'>): readonly string[] {
    return (this.definitionOf(mention)?.texts ?? []).map((text) => text.replaceAll(/\s+/g, ' '));
  }

  private definitionOf({ id }: Pick<CardMention, 'id'>) {
    return this.engine.cardsById.get(id)?.definition;
  }

  private cardAt(address: string | null | undefined): CardView | undefined {
    const zones = [...this.view.players.flatMap((player) => player.zones), ...(this.view.shared ?? [])];
    return zones
      .flatMap((zone) => zone.cards)
      .filter(isSeen)
      .find((card) => card.address === address);
  }

  private nameAt(address: string): string {
    return this.cardAt(address)?.name ?? address;
  }
}

const stats = (values: Readonly<Record<string, number>>): string[] =>
  Object.entries(values).map(([name, value]) => `${plainWords(name)} ${value}`);
