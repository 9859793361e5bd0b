import type { Ability, ActivatedAbility, TriggeredAbility } from '../ability/ability.ts';
import type { Effect, KeywordGrant } from '../ability/effect.ts';
import { findWrongNumber, LARGEST_NUMBER } from '../ability/numbers.ts';
import { unnoted } from '../ability/unnoted.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { said } from '../faults/plugin-failed.ts';
import type { BoundAbility } from '../model/ability-part.ts';
import { type AbilityPart, type KeywordInstance, makePart, type PlayersOf } from '../model/ability-part.ts';
import type { Keyword } from '../model/names.ts';
import { activated } from '../model/noted-events.ts';
import { activePlayers } from '../queries/teams.ts';
import { mentions } from '../reference/mentions.ts';
import { turnAsked } from '../reference/spoken.ts';
import { AbilityBinder } from './ability-binder.ts';
import type { AbilityKernel } from './ability-kernel.ts';
import type { Announcement } from './announce.ts';
import type { Binder } from './binder.ts';
import type { BinderOptions } from './binder-options.ts';
import { eachStat } from './each-stat.ts';
import { functionsIn, IN_PLAY } from './functions-in.ts';
import { bindLimited, bindLimitedEffects, noteLimit, usesOf } from './limited.ts';
import { bindPatterns, produceParties } from './patterns.ts';
import { bindCost, bindPayment, bindUse } from './paying.ts';
import { produceAsked, produceOpponents } from './produce.ts';
import { replacedBy } from './replaced-by.ts';
import { bindInstead } from './replacing.ts';
import { bindAnnouncement, bindResponses, waitsForResponses } from './responses.ts';
import { partByRow } from './rows.ts';
import { bindWhile } from './static-condition.ts';

const NONE: readonly never[] = [];

/** Fills in the fields that a bound ability lacks. */
const boundAs = (id: string, data: Ability, has: Partial<BoundAbility>): BoundAbility => ({
  id,
  data,
  parts: has.parts ?? NONE,
  keyword: has.keyword ?? null,
  program: has.program ?? null,
  possible: has.possible ?? null,
  costs: has.costs ?? NONE,
  condition: has.condition ?? null,
  usesPerTurn: has.usesPerTurn ?? null,
  functionsIn: has.functionsIn ?? IN_PLAY,
  whilePlayed: has.whilePlayed ?? NONE,
});

/** Compiles a keyword, printed or gained. */
export function bindKeyword(binder: Binder, grant: KeywordGrant): KeywordInstance {
  const keyword = binder.keywordNamed(grant.keyword);
  if (!keyword.byRule && !binder.kernel.isDefined(keyword)) {
    throw new CardwrightError('ability-invalid', `No plugin says what the keyword “${keyword.name}” does.`, {
      ability: binder.id,
      fix: 'Give its defining sentence under `keywordDefinitions`.',
    });
  }
  return {
    keyword,
    value: typeof grant.value === 'number' ? grant.value : 0,
    ...(typeof grant.value === 'object' && { measured: true as const }),
    costs: (grant.cost ?? []).map((c) => bindCost(binder, c)),
    payment: bindPayment(binder, grant.cost ?? []),
    variant: grant.variant ?? '',
  };
}

/** Compiles a static effect to an ability part. @param limited how often a turn it applies; null without a limit */
function bindPart(binder: Binder, effect: Effect, limited: number | null): AbilityPart {
  const row = binder.named('effect', binder.kernel.effects, effect.do);
  if (row.part === undefined) {
    throw new CardwrightError(
      'ability-invalid',
      `“${effect.do}” is done once; it cannot apply continuously.`,
      {
        ability: binder.id,
        fix: 'Say when it happens (“when”, “whenever”) or what it costs.',
      },
    );
  }
  const part = makePart({
    id: binder.nextId(),
    keyword: binder.keyword,
    usesPerTurn: limited,
    ...partByRow(binder, row, effect),
  });
  if (limited !== null && part.kind !== 'change-cost') {
    throw new CardwrightError('ability-invalid', `“${effect.do}” applies all the time, so not once a turn.`, {
      ability: binder.id,
      fix: 'Say when it happens (“once during your turn, whenever”), or what is paid less for.',
    });
  }
  return binder.kernel.registerPart(part);
}

/** Whether a triggered ability reads its event: its parties, its amount or its ordinal. */
function isOfEvent({ on, if: condition, effects }: TriggeredAbility, meant: readonly unknown[]): boolean {
  const parties = on.flatMap((pattern): unknown[] =>
    'card' in pattern || 'by' in pattern ? [pattern.card, pattern.by, pattern.player] : [pattern.player],
  );
  if (meant.some((what) => what === 'event' || (what !== undefined && parties.includes(what)))) return true;
  const says = (key: string, value: string) =>
    mentions(condition, key, value) || mentions(effects, key, value);
  return says('who', 'party') || says('amount', 'done') || says('if', 'nth-event');
}

/** Compiles a triggered ability to the part that listens for its event. */
export function bindTrigger(binder: Binder, ability: TriggeredAbility): AbilityPart {
  const turn = turnAsked(ability.during);
  if (turn !== undefined) {
    const of = binder.playerTest(turn);
    const list: PlayersOf = (s, scope) =>
      activePlayers(binder.kernel, s).filter((player) => of(s, player, scope));
    binder.knownPlayers.push({ list, data: turn });
  }
  const pattern = bindPatterns(binder, ability.on);
  if (turn !== undefined) binder.knownPlayers.pop();
  const condition = ability.during === undefined ? null : binder.condition(ability.during);
  const id = binder.nextId();
  const usesPerTurn = usesOf(ability.limit);
  let readsEvent = true;
  const program = binder.program((inner) => {
    for (const on of ability.on) produceParties(inner, on);
    const before = inner.meant.length;
    const end = inner.label();
    const announcement = bindAnnouncement(inner, ability, end);
    bindResponses(
      inner,
      ability,
      announcement,
      end,
      usesPerTurn === null ? null : { id, times: usesPerTurn },
    );
    if (ability.if !== undefined) {
      inner.unless(inner.condition(ability.if), end);
      produceAsked(inner, ability.if, false);
      produceOpponents(inner, ability.if, ability.effects);
    }
    if (usesPerTurn !== null) bindLimitedEffects(inner, id, ability.effects);
    else inner.effects(ability.effects);
    announcement?.finish();
    inner.place(end);
    readsEvent = isOfEvent(ability, inner.meant.slice(before));
  });
  return binder.kernel.registerPart(
    makePart({
      id,
      kind: 'trigger',
      condition,
      pattern,
      program,
      readsEvent,
      usesPerTurn,
      keyword: binder.keyword,
    }),
  );
}

/**
 * Compiles one ability without checking for inert text; `bindAbility` does both.
 * @throws CardwrightError for any unknown name or kind, `ability-invalid` for malformed data
 */
export function compileAbility(
  kernel: AbilityKernel,
  id: string,
  ability: Ability,
  options: BinderOptions = {},
): BoundAbility {
  return readAs(id, () => {
    if (options.given !== true) refuseNumbers(id, ability);
    return bindWhole(kernel, id, ability, options);
  });
}

/** Runs a read of ability data. @throws CardwrightError `ability-invalid` if it fails without a code of its own */
export function readAs<T>(id: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof CardwrightError) throw error;
    const fix = 'Compare it with the data that `cardwright explain` shows of its text.';
    const message = `What ${id} says is no ability: ${said(error)}.`;
    throw new CardwrightError('ability-invalid', message, { ability: id, fix }, error);
  }
}

/** Refuses numbers that are not integers, or whose sums would overflow a column. */
function refuseNumbers(ability: string, data: Ability): undefined {
  const wrong = findWrongNumber(unnoted(data));
  if (wrong === null) return;
  const { path, value } = wrong;
  const message = `${value} is no number for “${path}” of ${ability}.`;
  const fix = `Give a whole number from -${LARGEST_NUMBER} to ${LARGEST_NUMBER}.`;
  throw new CardwrightError('ability-invalid', message, { ability, path, fix });
}

function bindWhole(
  kernel: AbilityKernel,
  id: string,
  ability: Ability,
  options: BinderOptions,
): BoundAbility {
  const binder = new AbilityBinder(kernel, id, { ...options, ability });
  switch (ability.kind) {
    case 'keyword':
      return boundAs(id, ability, { keyword: bindKeyword(binder, ability) });
    case 'triggered':
      return boundAs(id, ability, {
        parts: [bindTrigger(binder, ability)],
        functionsIn: functionsIn(kernel, ability),
      });
    case 'static': {
      const limited = ability.while === undefined ? null : bindWhile(binder, ability.while, ability.effects);
      const effects = ability.effects.flatMap(eachStat);
      const parts = effects.map((e) => {
        const part = bindPart(binder, e, usesOf(ability.limit));
        return limited === null ? part : kernel.registerPart(limited(part));
      });
      // "This enters play turned and can't ready": only one of the two functions while the card is played.
      const whilePlayed = parts.filter((_, i) => {
        const e = effects[i]!;
        return kernel.effects.get(e.do)?.whilePlayed?.(e, kernel) === true;
      });
      return boundAs(id, ability, { parts, whilePlayed, functionsIn: functionsIn(kernel, ability) });
    }
    case 'replacement': {
      const pattern = bindPatterns(binder, [ability.event, ...(ability.or ?? [])]);
      const condition = ability.if === undefined ? null : binder.condition(ability.if);
      const id = binder.nextId();
      const usesPerTurn = usesOf(ability.limit);
      const program = binder.program((inner) => {
        produceParties(inner, ability.event);
        bindInstead(inner, ability.instead, usesPerTurn === null ? null : id);
      });
      const part = makePart({
        id,
        kind: 'replace',
        pattern,
        condition,
        program,
        usesPerTurn,
        // What prevents something so many times is done, and counted.
        data: usesPerTurn === null ? replacedBy(ability.instead) : null,
        keyword: binder.keyword,
      });
      return boundAs(id, ability, {
        parts: [kernel.registerPart(part)],
        functionsIn: functionsIn(kernel, ability),
      });
    }
    case 'activated': {
      const { costs, pay } = bindUse(binder, ability);
      const condition = ability.if === undefined ? null : binder.condition(ability.if);
      const usesPerTurn = usesOf(ability.limit);
      const waits = waitsForResponses(binder, ability);
      let announcement: Announcement | null = null;
      const use = () => {
        const end = binder.label();
        announcement = bindAnnouncement(binder, ability, end);
        pay(end);
        noteUse(binder, ability);
        // What waits has been used: it could be used again before it is seen whether it did anything.
        if (waits && usesPerTurn !== null) noteLimit(binder, id);
        bindResponses(binder, ability, announcement, end);
        binder.effects(ability.effects);
        announcement?.finish();
        binder.place(end);
      };
      if (usesPerTurn !== null && !waits) bindLimited(binder, id, use);
      else use();
      return boundAs(id, ability, {
        possible: (announcement as Announcement | null)?.possible ?? null,
        costs,
        condition,
        program: binder.finish(),
        usesPerTurn,
      });
    }
    case 'spell': {
      const end = binder.label();
      const announcement = bindAnnouncement(binder, ability, end);
      bindResponses(binder, ability, announcement, end);
      const first = binder.effects(ability.effects);
      announcement?.finish();
      binder.place(end);
      const possible = announcement?.possible ?? first;
      return boundAs(id, ability, { possible, program: binder.finish() });
    }
    default:
      throw new CardwrightError(
        'unknown-kind',
        `Unknown kind of ability “${(ability as { kind: string }).kind}”.`,
        { ability: id },
      );
  }
}

/** Adds the step that remembers the use of an activated ability, once its costs are paid. */
function noteUse(binder: Binder, { costs }: ActivatedAbility): void {
  const { keyword } = binder;
  const data = { costs: costs.map(({ pay }) => pay), ...(keyword && { keyword: keyword.name }) };
  binder.step((m) => m.emit([activated.of(m.frame.controller, { card: m.frame.source, data })]));
}

/**
 * The abilities that a keyword's definition gives to a card that has it; named after the keyword unless they have
 * names.
 */
export function bindKeywordDefinition(
  kernel: AbilityKernel,
  keyword: Keyword,
  abilities: readonly Ability[],
): BoundAbility[] {
  return abilities.map((ability, i) =>
    compileAbility(kernel, `keyword:${keyword.name}#${i}`, { name: keyword.name, ...ability }, { keyword }),
  );
}
