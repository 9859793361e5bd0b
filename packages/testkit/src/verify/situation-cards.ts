import type { Plugin } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import type { SituationCard, SituationRules } from '@cardwright/core/game';
import { type Blueprint, Blueprints } from './blueprints.ts';
import { meansFor } from './means.ts';

/** A card for situations, with its zone and state. */
export interface CardInSituation {
  readonly id: string;
  readonly columns: Readonly<Record<string, number | boolean>>;
  readonly side: Blueprint['side'];
  readonly zone: string;
  readonly type: string;
}

/** The cards for one card's situations. */
export interface CardsNeeded {
  readonly asked: readonly CardInSituation[];
  /** Ids of cards that cause what it waits for. */
  readonly means: readonly string[];
  /** What nothing can build. */
  readonly unmade: readonly string[];
}

/** Maximum number of required cards that are built by playing them. */
const WAYS = 6;

/** Makes the cards that situations need, without duplicates, and the plugin with them. */
export class SituationCards {
  private readonly made = new Map<string, CardDefinition>();
  /** Vanilla cards of every type, for the rest of the table. */
  readonly plain: readonly CardInSituation[];

  constructor(private readonly rules: SituationRules) {
    this.plain = Object.values(rules.cards)
      .flat()
      .map((definition) =>
        this.take({
          card: { definition: { ...definition, name: '', fullName: '', abilities: [] }, columns: {} },
          side: 'any',
          zone: 'play',
        }),
      );
  }

  private define(card: SituationCard): CardDefinition {
    const key = JSON.stringify(card.definition);
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const id = `situation-${this.made.size + 1}`;
    const name =
      card.definition.name === ''
        ? `Some ${card.definition.type} ${this.made.size + 1}`
        : card.definition.name;
    const definition: CardDefinition = { ...card.definition, id, name, fullName: `${name} - ${id}` };
    this.made.set(key, definition);
    return definition;
  }

  private take({ card, side, zone }: Blueprint): CardInSituation {
    const { id, type } = this.define(card);
    return { id, columns: card.columns, side, zone, type };
  }

  /** What a card's abilities require, and a card with the same name, type and classifications. */
  ingredientsOf(card: CardDefinition, more: readonly unknown[] = []): CardsNeeded {
    const prints = new Blueprints(this.rules);
    prints.ask(card.abilities);
    for (const data of more) prints.ask(data);
    const base = (this.rules.cards[card.type] ?? [])[0];
    if (base === undefined) prints.unmade.add(`a card of type “${card.type}”`);
    const namesakes: Blueprint[] =
      base === undefined
        ? []
        : [
            {
              card: {
                definition: {
                  ...base,
                  name: card.name,
                  fullName: card.name,
                  classifications: card.classifications,
                  abilities: [],
                },
                columns: {},
              },
              side: 'any',
              zone: 'play',
            },
          ];
    const ways = this.waysOf([card.abilities, more], prints.asked, card);
    const asked = [...prints.asked, ...ways, ...twins([card.abilities, more], prints.asked), ...namesakes];
    const means = meansFor(this.rules, [card.abilities, more], card.type).map(
      ({ abilities }) =>
        this.define({
          definition: { ...this.rules.means!.card, name: '', fullName: '', abilities },
          columns: {},
        }).id,
    );
    return {
      means,
      asked: asked.map((print) => this.take(print)),
      unmade: [...prints.unmade],
    };
  }

  /** Required cards that must come about by play, if the data refers to that. */
  private waysOf(data: unknown, asked: readonly Blueprint[], own: CardDefinition): Blueprint[] {
    const words = JSON.stringify(data);
    const ways = [
      ...Object.entries(this.rules.ways ?? {}).filter(([name]) => words.includes(`"${name}"`)),
      ...Object.entries(this.rules.acts ?? {}).filter(([name]) => words.includes(`"action":"${name}"`)),
    ];
    const found = ways.flatMap(([, way]) => asked.slice(0, WAYS).flatMap(({ card }) => way(card, own)));
    const unique = new Map(found.map((one) => [JSON.stringify(one), one]));
    return [...unique.values()].map((one) => ({ ...one, side: 'any' }));
  }

  plugin(): Plugin {
    return { name: 'situation-cards', version: '0.0.0', cards: [...this.made.values()] };
  }
}

/** Cards with the same names as required ones, in hand, if the data refers to that. */
function twins(data: unknown, asked: readonly Blueprint[]): Blueprint[] {
  if (!JSON.stringify(data).includes('"same-name"')) return [];
  const others = asked.filter(({ zone }) => zone !== 'hand').slice(0, WAYS);
  return others.map(({ card }): Blueprint => ({ card, side: 'any', zone: 'hand' }));
}
