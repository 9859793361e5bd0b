import { CardwrightError, createEngine, type Engine, type Plugin } from '@cardwright/core';
import { findIgnoredData } from '@cardwright/core/bind';
import type { CardDefinition } from '@cardwright/core/data';
import type { SituationRules } from '@cardwright/core/game';
import { type CardText, compileText, type Language } from '@cardwright/dsl';
import { Dice } from './dice.ts';
import { Explorer } from './explore.ts';
import {
  type CardReport,
  type Level,
  sumUp,
  toUnmet,
  type Unmet,
  type VerifyReport,
  wordsAt,
} from './report.ts';
import { Tables, type Variation } from './situation.ts';
import { type CardsNeeded, SituationCards } from './situation-cards.ts';
import { keywordAbilities, situationRulesOf, sourcesOf } from './subject.ts';
import { Watch } from './watch.ts';

/** What to verify, and how thoroughly. */
export interface VerifySetup {
  /** The game, and whatever else the set requires. */
  readonly plugins: readonly Plugin[];
  /** The set whose cards are verified. */
  readonly set: Plugin;
  /** Re-reads the texts supplied by `textOf`; without it, the set's own data is trusted. */
  readonly language?: Language;
  /** A card's text, and the facts its words depend on. */
  readonly textOf?: (card: CardDefinition) => CardText | undefined;
  /** Only these cards; all of the set if absent. */
  readonly only?: (card: CardDefinition) => boolean;
  /** Seed of everything random; 1 if absent. */
  readonly seed?: number;
  /** Maximum number of situations per card; the game's own if absent. */
  readonly situations?: number;
  /** Called for every finished card with its result; again for one that is retried. */
  readonly progress?: (done: number, of: number, report: CardReport) => void;
}

/** Percentage of cards that are retried at most, and the factor for their situations. */
const LEFT = 2;
const AGAIN = 5;

/** Turn actions per situation. */
const DEPTH = 6;

/** Variations that every card goes through, whatever was observed already. */
const ALWAYS: readonly Omit<Variation, 'source'>[] = [
  { targets: 'many', turn: 'own', gone: false },
  { targets: 'many', turn: 'other', gone: false },
  { targets: 'one', turn: 'own', gone: false },
  { targets: 'none', turn: 'own', gone: false },
  { targets: 'many', turn: 'own', gone: true },
  { targets: 'many', turn: 'other', gone: true },
];

/** Exercises the cards of a set one by one. */
class Verifier {
  private readonly engine: Engine;
  private readonly reading: Engine;
  private readonly watch: Watch;
  private readonly tables: Tables;
  private readonly rules: SituationRules;
  private readonly kitchen: SituationCards;
  private readonly unbound = new Map<string, string>();
  private readonly ingredients = new Map<string, CardsNeeded>();

  constructor(private readonly setup: VerifySetup) {
    const { plugins, set } = setup;
    this.rules = situationRulesOf(plugins);
    this.kitchen = new SituationCards(this.rules);
    for (const card of this.cards)
      this.ingredients.set(card.id, this.kitchen.ingredientsOf(card, keywordAbilities(plugins, card)));
    this.reading = createEngine({ plugins: [...plugins, set] });
    this.watch = new Watch([...plugins, set, this.kitchen.plugin()]);
    this.engine = this.watch.engine;
    const company = this.cards.filter((card) => this.take(card));
    this.tables = new Tables(this.engine, this.rules, this.kitchen.plain, company);
  }

  get cards(): readonly CardDefinition[] {
    const { set, only } = this.setup;
    return (set.cards ?? []).filter((card) => only === undefined || only(card));
  }

  /** Binds a card, or records why it cannot be bound. */
  private take(card: CardDefinition): boolean {
    if (card.unsupported !== undefined) return false;
    try {
      this.watch.take(card.id);
      return true;
    } catch (error) {
      if (!(error instanceof CardwrightError)) throw error;
      this.unbound.set(card.id, error.message);
      return false;
    }
  }

  /** How far the text can be read, and what cannot. */
  private read(card: CardDefinition): { level: Level; problem?: string } {
    const { language, textOf } = this.setup;
    const text = language === undefined ? undefined : textOf?.(card);
    if (language !== undefined && text !== undefined) {
      const { verdict, diagnostics } = compileText(language, text);
      const problem =
        diagnostics.find(({ severity }) => severity === 'error')?.message ?? 'it does not print back';
      if (!verdict.tokenised) return { level: 'unread', problem };
      if (!verdict.parsed || !verdict.roundTrip) return { level: 'tokenised', problem };
    }
    if (card.unsupported !== undefined) return { level: 'unread', problem: card.unsupported };
    return { level: 'parsed' };
  }

  private unread(card: CardDefinition): Unmet[] {
    return card.abilities.flatMap((data, ability) =>
      findIgnoredData(this.reading, `reading#${card.id}#${ability}`, data).map((path): Unmet => {
        const words = wordsAt(card, ability, path);
        return { ability, path, kind: 'unread', detail: 'binding does not read it', words };
      }),
    );
  }

  private *variations(card: CardDefinition, dice: Dice): Generator<Variation> {
    const sources = sourcesOf(this.engine, this.rules, card);
    for (const how of ALWAYS) for (const source of sources) yield { ...how, source };
    for (;;) {
      yield {
        targets: dice.of(['many', 'many', 'one', 'some', 'none']),
        turn: dice.of(['own', 'own', 'other']),
        source: dice.of(sources),
        gone: false,
      };
    }
  }

  /** @param again it is a retry, and earlier observations count */
  verify(card: CardDefinition, index: number, again = false): CardReport {
    const base = {
      id: card.id,
      name: card.fullName,
      unmet: [],
      unmade: [],
      findings: [],
      met: 0,
      situations: 0,
      trials: 0,
    };
    const { level, problem } = this.read(card);
    if (level !== 'parsed') return { ...base, level, ...(problem === undefined ? {} : { problem }) };
    const unbound = this.unbound.get(card.id);
    if (unbound !== undefined) return { ...base, level: 'parsed', problem: unbound };
    const unread = this.unread(card);
    const { duties } = this.watch;
    const dice = new Dice((this.setup.seed ?? 1) * 7919 + index + (again ? this.cards.length : 0));
    const ingredients = this.ingredients.get(card.id)!;
    const most = (this.setup.situations ?? this.rules.most ?? 60) * (again ? AGAIN : 1);
    const least = ALWAYS.length * sourcesOf(this.engine, this.rules, card).length;
    const findings = [];
    let situations = 0;
    let trials = 0;
    for (const how of this.variations(card, dice)) {
      if (situations >= least && (duties.openOf(card.id) === 0 || situations >= most)) break;
      situations++;
      const setup = this.tables.setupFor(card, ingredients, how, dice);
      const explorer = new Explorer(this.watch, dice, card.id, setup, how.gone, ingredients.means);
      explorer.explore(
        situations <= least ? 2 : DEPTH,
        () => situations > least && duties.openOf(card.id) === 0,
      );
      findings.push(...explorer.findings);
      trials += explorer.trials;
      // More of the same is no news.
      if (findings.length >= 3) break;
    }
    const all = duties.all(card.id);
    const open = all.filter(({ met }) => !met).map((duty) => toUnmet(card, duty, this.watch.pathOf(duty)));
    const unmet = [...unread, ...open];
    return {
      ...base,
      level: unmet.length === 0 && findings.length === 0 ? 'exercised' : 'bound',
      unmet,
      unmade: ingredients.unmade,
      findings,
      met: all.length - open.length,
      situations,
      trials,
    };
  }
}

/** Whether only chance may have prevented a goal. */
const isLeft = ({ level, findings, unmet }: CardReport): boolean =>
  level === 'bound' && findings.length === 0 && unmet.every(({ kind }) => kind !== 'unread');

/**
 * Verifies a set: every card is read, printed back and bound, and every ability is exercised in situations made from
 * its data, until each bound step, condition, part and cost was used and each "may" was accepted and declined. Unmet
 * goals are listed with their path and words; failures with their set-up and answers. If only a few cards have unmet
 * goals, those are retried for longer.
 *
 * @throws CardwrightError for incompatible plugins, and for a game without `situations`
 */
export function verifySet(setup: VerifySetup): VerifyReport {
  const verifier = new Verifier(setup);
  const { cards } = verifier;
  const reports = cards.map((card, index) => {
    const report = verifier.verify(card, index);
    setup.progress?.(index + 1, cards.length, report);
    return report;
  });
  const left = [...reports.keys()].filter((index) => isLeft(reports[index]!));
  if (left.length * 100 > cards.length * LEFT) return sumUp(reports);
  for (const index of left) {
    const report = verifier.verify(cards[index]!, index, true);
    setup.progress?.(cards.length, cards.length, report);
    reports[index] = report;
  }
  return sumUp(reports);
}
