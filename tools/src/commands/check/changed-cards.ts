import type { Plugin } from '@cardwright/core';
import { withoutCardChanges } from '@cardwright/dsl/kit';
import { formatOf } from '../../games/formats.ts';
import { toldEngine } from '../../games/told-engine.ts';
import { ProblemError } from '../../problems/problem.ts';
import type { ChosenGame } from '../../shelf/chosen-game.ts';

/** A set as the plugins and the format of a project have its cards. */
export interface ChangedSet {
  readonly set: Plugin;
  /** Ids of the cards with a text of theirs. */
  readonly withErrata: ReadonlySet<string>;
}

/** The plugins that change cards: those on top of the game, and the format of the project. */
async function changing(game: ChosenGame, cwd: string): Promise<readonly Plugin[]> {
  const own = game.kit.formats.find(({ name }) => name === game.format);
  // What has seasons is not told one, and comes with the game: it changes no cards.
  const formats = own === undefined || own.seasons ? [] : [(await formatOf(game, {}, cwd)).plugin];
  return [...game.kit.plugins, ...formats].filter(({ overrides }) => overrides?.cards !== undefined);
}

/**
 * The cards of a set as they are played with in a project.
 *
 * @throws ProblemError for a change that is refused
 */
export async function changedSet(game: ChosenGame, set: Plugin, cwd: string): Promise<ChangedSet> {
  const cards = set.cards ?? [];
  const keys = new Set(cards.flatMap(({ id, fullName }) => [id, fullName]));
  const changes = (await changing(game, cwd)).flatMap(({ name, overrides }): Plugin[] => {
    // Of cards of other sets nothing is known here.
    const own = Object.entries(overrides!.cards!).filter(([key]) => keys.has(key));
    return own.length === 0
      ? []
      : [{ name: `${name}-cards`, version: '1.0.0', overrides: { cards: Object.fromEntries(own) } }];
  });
  if (changes.length === 0) return { set, withErrata: new Set() };
  const rules = withoutCardChanges(game.kit.plugins);
  const { engine, problems } = toldEngine([...rules, set, ...changes], game.files ?? []);
  if (engine === undefined || problems.length > 0) throw new ProblemError(problems);
  const known = new Map(cards.map((card) => [card.id, card]));
  const left = engine.cards.map(({ definition }) => definition).filter(({ id }) => known.has(id));
  const withErrata = left.filter(({ id, texts }) => texts !== undefined && texts !== known.get(id)!.texts);
  return { set: { ...set, cards: left }, withErrata: new Set(withErrata.map(({ id }) => id)) };
}
