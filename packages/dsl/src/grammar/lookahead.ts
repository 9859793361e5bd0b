/**
 * Decisions by a bounded scan of the real tokens that also sees what may follow in the calling rules.
 *
 * Chevrotain's own LL(k) ends its view at the end of a rule: there one token decides, and "and", "to" or "," stand at
 * the end of nearly every rule of card text. This strategy scans ahead with the parser's stack of callers as
 * continuation. The scan deepens in steps, most decisions end in the first. A scan that takes too many steps says
 * "may be", so a decision costs a bounded time whatever the text.
 *
 * It uses three internals of Chevrotain 11.2 (`RULE_STACK`, `RULE_OCCURRENCE_STACK`, `shortRuleNameToFull`).
 */
import {
  Alternation,
  EOF,
  type ILookaheadStrategy,
  LLkLookaheadStrategy,
  NonTerminal,
  Option,
  type Rule,
  Terminal,
} from './chevrotain.ts';

/** How far decisions look, in tokens, from the first look to the last. */
export interface LookaheadOptions {
  readonly depths: readonly number[];
  /** Steps of one scan after which it gives up and says "may be". */
  readonly maxSteps: number;
}

const DEFAULTS: LookaheadOptions = { depths: [3, 6, 12, 32], maxSteps: 4000 };

/** A production, linked to what follows it in its rule. `next` is undefined at the rule's end. */
interface Part {
  readonly kind: 'token' | 'rule' | 'or' | 'option';
  /** Token types it may begin with, one bit each. */
  first: Uint32Array;
  next: Part | undefined;
  /** First parts of the alternatives, or the body of an option. */
  heads: (Part | undefined)[];
  rule: RulePart | undefined;
}

interface RulePart {
  body: Part | undefined;
  first: Uint32Array | undefined;
  readonly source: Rule;
}

/** Where a scan goes on when a rule that it entered ends. */
interface Frame {
  readonly next: Part | undefined;
  readonly up: Frame | undefined;
}

/** What the strategy needs of a running parser. */
interface Host {
  LA(offset: number): { tokenTypeIdx: number };
  RULE_STACK: number[];
  RULE_STACK_IDX: number;
  RULE_OCCURRENCE_STACK: number[];
  shortRuleNameToFull: Record<number, string>;
}

type Production = Rule['definition'][number];

export class ContextLookahead extends LLkLookaheadStrategy {
  /** Decisions whose alternatives all lived to the end of the scan, counted while `explain` is on. */
  readonly ties = new Map<string, number>();
  explain = false;
  private readonly options: LookaheadOptions;
  private readonly rules = new Map<string, RulePart>();
  private readonly calls = new Map<string, Part>();
  private readonly callsByNumber = new Map<number, Part>();
  private readonly parts = new Map<Production, Part>();
  private readonly words: number;
  private host!: Host;
  private steps = 0;

  /** @param tokenTypes one more than the greatest `tokenTypeIdx`. */
  constructor(tokenTypes: number, options: Partial<LookaheadOptions> = {}) {
    super({ maxLookahead: 1 });
    this.options = { ...DEFAULTS, ...options };
    this.words = (tokenTypes + 31) >> 5;
  }

  override initialize({ rules }: { rules: Rule[] }): void {
    for (const rule of rules) this.rules.set(rule.name, { body: undefined, first: undefined, source: rule });
    for (const rule of this.rules.values())
      rule.body = this.link(rule.source.definition, undefined, rule.source.name);
    for (const rule of this.rules.values()) this.firstOfRule(rule);
    for (const part of this.parts.values()) if (part.kind !== 'token') part.first = this.firstOf(part);
  }

  override validate(
    options: Parameters<ILookaheadStrategy['validate']>[0],
  ): ReturnType<ILookaheadStrategy['validate']> {
    // Overlapping first tokens are normal here; readings are counted by the recogniser instead.
    return this.validateNoLeftRecursion(options.rules);
  }

  override buildLookaheadForAlternation(
    options: Parameters<ILookaheadStrategy['buildLookaheadForAlternation']>[0],
  ): ReturnType<ILookaheadStrategy['buildLookaheadForAlternation']> {
    const alternation = this.find(options.rule, Alternation, options.prodOccurrence);
    const { heads } = this.parts.get(alternation)!;
    const byToken = new Map<number, number[]>();
    heads.forEach((head, index) => {
      for (const token of members(this.firstOf(head!)))
        byToken.set(token, [...(byToken.get(token) ?? []), index]);
    });
    const key = `${options.rule.name}|${options.prodOccurrence}`;
    const self = this;
    return function (this: unknown): number | undefined {
      const host = this as Host;
      const candidates = byToken.get(host.LA(1).tokenTypeIdx);
      if (candidates === undefined || candidates.length === 1) return candidates?.[0];
      return self.chooseAlternative(host, heads, candidates, key);
    };
  }

  override buildLookaheadForOptional(
    options: Parameters<ILookaheadStrategy['buildLookaheadForOptional']>[0],
  ): ReturnType<ILookaheadStrategy['buildLookaheadForOptional']> {
    const option = this.find(options.rule, Option, options.prodOccurrence);
    const part = this.parts.get(option)!;
    const body = part.heads[0];
    const first = this.firstOf(body!);
    const key = `${options.rule.name}?${options.prodOccurrence}`;
    const self = this;
    return function (this: unknown): boolean {
      const host = this as Host;
      return has(first, host.LA(1).tokenTypeIdx) && self.enterOption(host, body, part.next, key);
    };
  }

  private chooseAlternative(
    host: Host,
    heads: Part['heads'],
    candidates: readonly number[],
    key: string,
  ): number {
    this.host = host;
    let live = candidates;
    for (const depth of this.options.depths) {
      const next = live.filter((index) => this.reaches(heads[index], depth));
      if (next.length === 0) return live[0]!;
      live = next;
      if (live.length === 1) return live[0]!;
    }
    if (this.explain) this.ties.set(key, (this.ties.get(key) ?? 0) + 1);
    return live[0]!;
  }

  private enterOption(host: Host, body: Part | undefined, rest: Part | undefined, key: string): boolean {
    this.host = host;
    for (const depth of this.options.depths) {
      const outside = this.reaches(rest, depth);
      const inside = this.reaches(body, depth);
      if (inside !== outside) return inside;
      if (!inside) return true;
    }
    if (this.explain) this.ties.set(key, (this.ties.get(key) ?? 0) + 1);
    return true;
  }

  /** The place where a rule calls another, by Chevrotain's short names: multiples of 4096 from 256 on. */
  private call(caller: number, callee: number, occurrence: number): Part {
    const key = ((caller >> 12) * 4096 + (callee >> 12)) * 256 + occurrence;
    let part = this.callsByNumber.get(key);
    if (!part) {
      const names = this.host.shortRuleNameToFull;
      part = this.calls.get(`${names[caller]}>${names[callee]}#${occurrence}`)!;
      this.callsByNumber.set(key, part);
    }
    return part;
  }

  private reaches(part: Part | undefined, depth: number): boolean {
    this.steps = this.options.maxSteps;
    return this.scan(part, 1, depth, undefined, this.host.RULE_STACK_IDX);
  }

  /**
   * Whether the tokens from `at` can be read from `part` on, as far as `depth`. Where the rules entered by the scan
   * end, it goes on in those that the parser is in: `level` of them are left.
   */
  private scan(
    part: Part | undefined,
    at: number,
    depth: number,
    frame: Frame | undefined,
    level: number,
  ): boolean {
    const { host } = this;
    for (;;) {
      if (at > depth || --this.steps < 0) return true;
      if (part === undefined) {
        if (frame !== undefined) {
          part = frame.next;
          frame = frame.up;
        } else if (level > 0) {
          const { RULE_STACK, RULE_OCCURRENCE_STACK } = host;
          part = this.call(RULE_STACK[level - 1]!, RULE_STACK[level]!, RULE_OCCURRENCE_STACK[level]!).next;
          level--;
        } else return host.LA(at).tokenTypeIdx === EOF.tokenTypeIdx;
        continue;
      }
      const token = host.LA(at).tokenTypeIdx;
      if (part.kind === 'option') {
        if (has(part.first, token) && this.scan(part.heads[0], at, depth, frame, level)) return true;
        part = part.next;
        continue;
      }
      if (!has(part.first, token)) return false;
      if (part.kind === 'token') {
        at++;
        part = part.next;
      } else if (part.kind === 'rule') {
        if (part.next !== undefined) frame = { next: part.next, up: frame };
        part = part.rule!.body;
      } else {
        const { heads } = part;
        for (let i = 0; i < heads.length; i++) {
          const head = heads[i]!;
          if (head.kind !== 'option' && !has(head.first, token)) continue;
          if (this.scan(head, at, depth, frame, level)) return true;
        }
        return false;
      }
    }
  }

  // ── building ─────────────────────────────────────────────────────────────────────────────────────────

  private link(definition: Production[], after: Part | undefined, rule: string): Part | undefined {
    let next = after;
    for (let i = definition.length - 1; i >= 0; i--) next = this.partOf(definition[i]!, next, rule);
    return next;
  }

  private partOf(production: Production, next: Part | undefined, rule: string): Part {
    const part: Part = { kind: 'token', first: new Uint32Array(0), next, heads: [], rule: undefined };
    if (production instanceof Terminal) {
      const type = production.terminalType;
      part.first = this.bits([type.tokenTypeIdx!, ...(type.categoryMatches ?? [])]);
    } else if (production instanceof NonTerminal) {
      (part as { kind: Part['kind'] }).kind = 'rule';
      part.rule = this.rules.get(production.nonTerminalName)!;
      this.calls.set(`${rule}>${production.nonTerminalName}#${production.idx}`, part);
    } else if (production instanceof Alternation) {
      (part as { kind: Part['kind'] }).kind = 'or';
      part.heads = production.definition.map((alternative) =>
        this.link((alternative as unknown as { definition: Production[] }).definition, next, rule),
      );
    } else if (production instanceof Option) {
      (part as { kind: Part['kind'] }).kind = 'option';
      part.heads = [this.link(production.definition, next, rule)];
    } else
      throw new Error(`The grammar uses ${production.constructor.name}, which the lookahead does not know`);
    this.parts.set(production, part);
    return part;
  }

  private bits(tokens: readonly number[]): Uint32Array {
    const set = new Uint32Array(this.words);
    for (const token of tokens) set[token >> 5]! |= 1 << (token & 31);
    return set;
  }

  private firstOfRule(rule: RulePart): Uint32Array {
    if (!rule.first) {
      rule.first = new Uint32Array(this.words);
      const own = this.firstOf(rule.body!);
      rule.first.set(own);
    }
    return rule.first;
  }

  /** No part can be empty but an option, and no rule ends in one whose body it begins with. */
  private firstOf(part: Part): Uint32Array {
    if (part.first.length > 0 && part.kind !== 'option') return part.first;
    if (part.kind === 'rule') {
      part.first = this.firstOfRule(part.rule!);
      return part.first;
    }
    if (part.kind === 'token') return part.first;
    const set = new Uint32Array(this.words);
    for (const head of part.heads) {
      const own = this.firstOf(head!);
      for (let i = 0; i < set.length; i++) set[i]! |= own[i]!;
    }
    part.first = set;
    return set;
  }

  private find<T extends Production & { idx: number }>(
    rule: Rule,
    kind: new (...args: never[]) => T,
    occurrence: number,
  ): T {
    const walk = (definition: readonly Production[]): T | undefined => {
      for (const production of definition) {
        if (production instanceof kind && production.idx === occurrence) return production;
        const inside = (production as unknown as { definition?: readonly Production[] }).definition;
        const found = inside && !(production instanceof NonTerminal) && walk(inside);
        if (found) return found;
      }
      return undefined;
    };
    const found = walk(rule.definition);
    if (!found) throw new Error(`No decision ${occurrence} in rule ${rule.name}`);
    return found;
  }
}

function has(set: Uint32Array, token: number): boolean {
  return (set[token >> 5]! & (1 << (token & 31))) !== 0;
}

function members(set: Uint32Array): number[] {
  const found: number[] = [];
  for (let i = 0; i < set.length * 32; i++) if (has(set, i)) found.push(i);
  return found;
}
