import {
  type CardDefinition,
  CardwrightError,
  createEngine,
  type Engine,
  findIgnoredData,
  type Plugin,
  type SituationRules,
} from '@cardwright/core';
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
import { DEALT, onceOnly, Tables, type Variation } from './situation.ts';
import { type CardsNeeded, SituationCards } from './situation-cards.ts';
import { Watch } from './watch.ts';

/** What is verified, and how thoroughly. */
export interface VerifySetup {
  /** The game and what the set needs besides itself. */
  readonly plugins: readonly Plugin[];
  /** The set whose cards are verified. */
  readonly set: Plugin;
  /** Reads the texts again, with what `textOf` tells of a card; without it, what the set says of itself is believed. */
  readonly language?: Language;
  /** The text of a card and what its words depend on. */
  readonly textOf?: (card: CardDefinition) => CardText | undefined;
  /** Only these cards; all of the set if absent. */
  readonly only?: (card: CardDefinition) => boolean;
  /** Decides everything that is left to chance; 1 if absent. */
  readonly seed?: number;
  /** Situations for a card, at most; what the game says if absent. */
  readonly situations?: number;
  /** Told of every card that is done, and what was found; of one that is tried again, once more. */
  readonly progress?: (done: number, of: number, report: CardReport) => void;
}

/** How many of a hundred cards are tried again, and how often as many situations they are given then. */
const LEFT = 2;
const AGAIN = 5;

/** Turn actions that are taken in a situation. */
const DEPTH = 6;

/** What every card is put through, whatever has been seen of it already. */
const ALWAYS: readonly Omit<Variation, 'source'>[] = [
  { targets: 'many', turn: 'own', gone: false },
  { targets: 'many', turn: 'other', gone: false },
  { targets: 'one', turn: 'own', gone: false },
  { targets: 'none', turn: 'own', gone: false },
  { targets: 'many', turn: 'own', gone: true },
  { targets: 'many', turn: 'other', gone: true },
];

/** Exercises the cards of a set one after the other. */
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
    const rules = plugins.find(({ game }) => game !== undefined)?.game?.situations;
    if (rules === undefined) {
      throw new CardwrightError(
        'plugin-invalid',
        'The game does not say how situations for its cards are made.',
        {
          fix: 'Give the game plugin `situations`.',
        },
      );
    }
    this.rules = rules;
    this.kitchen = new SituationCards(rules);
    const keywords = new Map(plugins.flatMap((p) => Object.entries(p.keywordDefinitions ?? {})));
    for (const card of this.cards) {
      const own = card.abilities.flatMap((a) =>
        a.kind === 'keyword' ? (keywords.get(a.keyword) ?? []) : [],
      );
      this.ingredients.set(card.id, this.kitchen.ingredientsOf(card, own));
    }
    this.reading = createEngine({ plugins: [...plugins, set] });
    this.engine = createEngine({ plugins: [...plugins, set, this.kitchen.plugin()] });
    this.watch = new Watch(this.engine);
    const company = this.cards.filter((card) => this.take(card));
    this.tables = new Tables(this.engine, rules, this.kitchen.plain, company);
  }

  get cards(): readonly CardDefinition[] {
    const { set, only } = this.setup;
    return (set.cards ?? []).filter((card) => only === undefined || only(card));
  }

  /** Binds a card, or notes why it cannot be bound. */
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

  /** How far the text is understood, and what of it is not. */
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

  /** The zones a situation may begin with the card in. */
  private sources(card: CardDefinition): string[] {
    const others = [...this.engine.cardsById.get(card.id)!.otherZones].map(({ name }) => name);
    // What happens when it is played is never in play.
    const play = onceOnly(card) ? [] : ['play'];
    const data = JSON.stringify(card.abilities);
    const isDealt = this.rules.setUp?.some((kind) => data.includes(`"on":"${kind}"`)) === true;
    return [...play, 'hand', ...others, ...(isDealt ? [DEALT] : [])];
  }

  private *variations(card: CardDefinition, dice: Dice): Generator<Variation> {
    const sources = this.sources(card);
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

  /** @param again whether it was tried before, and what was seen then counts */
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
    const least = ALWAYS.length * this.sources(card).length;
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
      // More of the same tells no more.
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

/** Whether only chance may have kept something of a card from being seen. */
const isLeft = ({ level, findings, unmet }: CardReport): boolean =>
  level === 'bound' && findings.length === 0 && unmet.every(({ kind }) => kind !== 'unread');

/**
 * Proves a set: every card is read, printed back, bound, and every ability exercised in situations made from its data,
 * until each bound step, condition, part and cost was seen to be used and each "may" was taken and declined. What was
 * not seen is listed with its place and words; what must not happen is a finding with its beginning and answers. Where
 * few cards are left that not all was seen of, those are tried again for longer.
 *
 * @throws CardwrightError for plugins that do not fit together, and for a game without `situations`
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
