import type { Citations } from '@cardwright/core/game';

/**
 * Which rule of the Comprehensive Rules a part of ability data follows, by its discriminant: `kind`, `on`, `do`, `if`,
 * `pay`, `pick`, `lasts`, `amount` or a keyword's name. What is not here is said by the data alone.
 */
export const ruleNumbers: Readonly<Record<string, string>> = {
  // kinds of ability
  'kind:triggered': 'CR 6.2',
  'kind:activated': 'CR 6.3',
  'kind:static': 'CR 6.4',
  'kind:replacement': 'CR 6.5',
  'kind:spell': 'CR 5.4.3',
  'kind:keyword': 'CR 8.1',
  // keywords
  'keyword:alert': 'CR 8.2',
  'keyword:bodyguard': 'CR 8.3',
  'keyword:boost': 'CR 8.4',
  'keyword:challenger': 'CR 8.5',
  'keyword:evasive': 'CR 8.6',
  'keyword:reckless': 'CR 8.7',
  'keyword:resist': 'CR 8.8',
  'keyword:rush': 'CR 8.9',
  'keyword:shift': 'CR 8.10',
  'keyword:singer': 'CR 8.11',
  'keyword:sing-together': 'CR 8.12',
  'keyword:support': 'CR 8.13',
  'keyword:vanish': 'CR 8.14',
  'keyword:ward': 'CR 8.15',
  // structure of effects
  'do:may': 'CR 6.1.4',
  'do:pay-to': 'CR 6.1.5.1',
  'do:either': 'CR 6.1.5.2',
  'do:instead': 'CR 6.5.6',
  'do:replace': 'CR 6.5',
  'do:trigger': 'CR 6.2.7',
  'if:done': 'CR 6.1.5.1',
  // effects
  'do:draw': 'CR 1.12',
  'do:draw-until': 'CR 6.1.8.1',
  'do:discard': 'CR 7.3.4',
  'do:look': 'CR 7.1.4',
  'do:reveal': 'CR 6.1.14',
  'do:play': 'CR 4.3',
  'do:banish': 'CR 1.8.1.4',
  'do:exert': 'CR 5.1.1.2',
  'do:ready': 'CR 5.1.1.1',
  'do:deal-damage': 'CR 1.9.2.1',
  'do:put-damage': 'CR 1.9.2.2',
  'do:remove-damage': 'CR 1.9.2.3',
  'do:move-damage': 'CR 1.9.2.4',
  'do:gain-lore': 'CR 1.11.1',
  'do:lose-lore': 'CR 1.11.1',
  'do:move-to-location': 'CR 4.7',
  'do:modify': 'CR 6.6',
  'do:keep-stat': 'CR 6.6.4',
  'do:must-be-chosen': 'CR 6.7.3.2',
  'do:use-for-free': 'CR 1.5.5.4',
  'do:grant': 'CR 6.4.2',
  'do:forbid': 'CR 1.2.2',
  'do:forbid-player': 'CR 1.2.2',
  'do:permit': 'CR 1.2.1',
  'do:change-cost': 'CR 1.5.4',
  'do:change-move-cost': 'CR 4.7.3.3',
  'do:additional-action': 'CR 4.2.3.1',
  'do:enters-with': 'CR 6.7.1.1',
  'do:reduce-damage': 'CR 4.6.6.1',
  'do:count-as-cost': 'CR 8.11.3',
  'do:put-under': 'CR 5.1.1.5',
  'do:challenge-as-if': 'CR 8.2.1',
  'do:search': 'CR 7.1.4',
  'do:deck-copies': 'CR 1.10.1.1',
  'do:lore-to-win': 'CR 1.8.1.1',
  'do:change-lore-to-win': 'CR 1.8.1.1',
  // what triggers wait for
  'on:quested': 'CR 4.5.2',
  'on:challenged': 'CR 4.6.5',
  'on:played': 'CR 4.3.4.1',
  'on:sung': 'CR 5.4.4.2',
  'on:banished': 'CR 1.8.2',
  'on:left-play': 'CR 7.4.3',
  'on:chosen': 'CR 6.1.3',
  'on:put-under': 'CR 8.4.1',
  'on:returned': 'CR 7.1.6',
  'on:damaged': 'CR 1.9.2.1',
  'on:damage-taken': 'CR 1.9.3',
  'on:inked': 'CR 4.2.2',
  'on:drawn': 'CR 1.12.1',
  'on:discarded': 'CR 7.3.4',
  'on:moved-to-location': 'CR 4.7.5',
  'on:turn-started': 'CR 3.2.1.4',
  'on:turn-ended': 'CR 3.4.1.1',
  // costs
  'pay:exert': 'CR 6.3.1.1',
  'pay:resource': 'CR 4.4.3.4',
  'pay:perform': 'CR 1.5.2',
  // choices and references
  'pick:chosen': 'CR 6.1.3',
  'pick:each': 'CR 6.1.2',
  'pick:ref': 'CR 6.1.11',
  'is:other': 'CR 6.1.6',
  'is:named': 'CR 5.2.6',
  'amount:per': 'CR 6.1.8',
  // durations
  'lasts:this-turn': 'CR 6.1.13.4',
  'lasts:until-start-of-next-turn': 'CR 6.1.13.3',
  'lasts:until-end-of-next-turn': 'CR 6.1.13.3',
  'lasts:during-next-turn': 'CR 6.1.13.1',
  'limit:once-per-turn': 'CR 6.1.13.2',
};

/** The rules behind what the kernel does in every game. */
export const citations: Citations = {
  act: 'CR 3.3.1',
  may: 'CR 6.1.4',
  'choose-one': 'CR 6.1.5.2',
  'choose-cards': 'CR 6.7.3',
  'choose-replacement': 'CR 6.5.7',
  discard: 'CR 7.3.4',
  concede: 'CR 2.3.3.4',
  endless: 'CR 6.1.10',
  pay: 'CR 4.3.2.4',
  'who-acts': 'CR 9.3.1',
  'must-choose': 'CR 6.7.3.2',
  'made-trigger': 'CR 6.2.7.1',
  'choose-player': 'CR 6.1.3',
  'choose-place': 'CR 6.7.3',
  order: 'CR 7.2.3',
  'name-card': 'CR 5.2.6',
  over: 'CR 2.3.3',
  forbidden: 'CR 1.2.2',
  replaced: 'CR 6.5.4',
  // Kinds of event that the kernel brings; Lorcana's own name theirs.
  'on:turn-began': 'CR 3.1.1',
  'on:step-began': 'CR 3.1.1',
  'on:turn-started': 'CR 3.2.1.4',
  'on:turn-ended': 'CR 3.4.1.1',
  'on:drawn': 'CR 1.12.1',
  'on:discarded': 'CR 7.3.4',
  'on:moved': 'CR 7.1.5',
  'on:left-play': 'CR 7.4.3',
  'on:left-zone': 'CR 7.1.5',
  'on:entered-zone': 'CR 7.1.5',
  'on:activated': 'CR 4.4.1',
  'on:returned': 'CR 7.1.6',
  'on:chosen': 'CR 6.1.3',
  'on:shuffled': 'CR 7.2.2',
  'on:revealed': 'CR 6.1.14.1',
  'on:looked-at': 'CR 7.1.3',
  'on:searched': 'CR 7.1.4',
  'on:card-named': 'CR 5.2.6',
  'on:effect-began': 'CR 6.4.2.1',
  'on:effects-ended': 'CR 6.1.13',
  'on:ability-used': 'CR 4.4.4',
  'on:loop-ended': 'CR 6.1.10',
  'on:game-won': 'CR 2.3.3.1',
  'on:player-lost': 'CR 2.3.3.2',
  'on:game-drawn': 'CR 2.3.3',
};

/** A rule that some part of a text follows. */
export interface RuleReference {
  /** Number in the Comprehensive Rules (`CR 6.1.4`). */
  readonly rule: string;
  /** The part that follows it (`do:may`). */
  readonly part: string;
  /** Path in the data. */
  readonly path: string;
}

const discriminants = [
  'kind',
  'do',
  'if',
  'pay',
  'pick',
  'is',
  'lasts',
  'amount',
  'limit',
  'keyword',
] as const;

/** The rules that ability data follows, in the order of its parts, each part once. */
export function rulesOf(data: unknown): readonly RuleReference[] {
  const found = new Map<string, RuleReference>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const record = value as Readonly<Record<string, unknown>>;
    for (const key of discriminants) {
      const part = typeof record[key] === 'string' ? `${key}:${record[key]}` : '';
      const rule = ruleNumbers[part];
      if (rule !== undefined && !found.has(part)) found.set(part, { rule, part, path });
    }
    for (const [key, inner] of Object.entries(record)) walk(inner, path === '' ? key : `${path}.${key}`);
  };
  walk(data, '');
  return [...found.values()];
}
