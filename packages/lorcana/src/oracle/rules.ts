import type { ActivatedAbility, Cost, KeywordAbility, KeywordGrant } from '@cardwright/core/data';
import { effectsInForce, type InForce } from './in-force.ts';
import { Meaning } from './meaning.ts';
import { Payments } from './payments.ts';
import { type Seen, type SeenTable, unjudged } from './seen.ts';

/** The action that an effect forbids or permits. */
type ActionWord = string;

/** The rules as queries on one table, in the terms of the Comprehensive Rules. */
export class RulesOfTable {
  readonly meaning: Meaning;
  readonly payments: Payments;
  private readonly inForce: readonly InForce[];
  private readonly asked = new Set<string>();

  constructor(readonly table: SeenTable) {
    this.meaning = new Meaning(table, (card, keyword) => this.hasKeyword(card, keyword));
    this.inForce = effectsInForce(table);
    this.payments = new Payments(this.meaning, this.inForce);
  }

  private applies(one: InForce, card: Seen): boolean {
    if (one.condition !== null && !this.meaning.holds(one.condition, one.speaker, card)) return false;
    if (one.cards !== null) return one.cards.has(card.address);
    const { what } = one.effect as { what?: Parameters<Meaning['isAbout']>[0] };
    return what !== undefined && this.meaning.isAbout(what, card, one.speaker);
  }

  /** The instances of a keyword that a card in play has: printed, or given by an effect. */
  private instances(card: Seen, keyword: string): readonly KeywordGrant[] {
    const asking = `${card.address} ${keyword}`;
    if (this.asked.has(asking)) return unjudged('keywords that depend on each other');
    this.asked.add(asking);
    try {
      const printed = card.definition.abilities.filter(
        (ability): ability is KeywordAbility => ability.kind === 'keyword' && ability.keyword === keyword,
      );
      const given = this.inForce.flatMap((one) => {
        if (one.effect.do !== 'grant') return [];
        const grants = one.effect.keywords.filter((grant) => grant.keyword === keyword);
        return grants.length > 0 && this.applies(one, card) ? grants : [];
      });
      return [...printed, ...given];
    } finally {
      this.asked.delete(asking);
    }
  }

  /** The activated abilities that effects give to a card. @throws Unjudged where their order matters */
  given(card: Seen): readonly ActivatedAbility[] {
    const given = this.inForce.flatMap((one) => {
      if (one.effect.do !== 'grant') return [];
      const activated = (one.effect.abilities ?? []).filter(({ kind }) => kind === 'activated');
      return activated.length > 0 && this.applies(one, card) ? (activated as ActivatedAbility[]) : [];
    });
    const alike = new Set(given.map((ability) => JSON.stringify(ability)));
    return alike.size > 1 ? unjudged('several abilities given') : given;
  }

  hasKeyword(card: Seen, keyword: string): boolean {
    return this.instances(card, keyword).length > 0;
  }

  /** Whether an effect forbids something ("can't" beats "can", CR 1.2.2). `other` is the other party. */
  isForbidden(action: ActionWord, player: number, card: Seen | null, other: Seen | null = null): boolean {
    return this.inForce.some((one) => {
      const { effect, speaker } = one;
      if (effect.do === 'forbid') {
        if (effect.action !== action || card === null || !this.applies(one, card)) return false;
        if (effect.by !== undefined && !this.meaning.players(effect.by, speaker).includes(player))
          return false;
        if (
          effect.other !== undefined &&
          (other === null || !this.meaning.isAbout(effect.other, other, speaker))
        )
          return false;
        return !(
          effect.except !== undefined &&
          other !== null &&
          this.meaning.matches(effect.except, other, speaker)
        );
      }
      if (effect.do !== 'forbid-player' || effect.action !== action) return false;
      if (one.condition !== null && !this.meaning.holds(one.condition, speaker)) return false;
      if (!this.meaning.players(effect.player, speaker).includes(player)) return false;
      if (effect.cards === undefined) return true;
      if ('pick' in effect.cards) return card !== null && card.address === speaker.source?.address;
      return card !== null && this.meaning.matches(effect.cards, card, speaker);
    });
  }

  /** "You can't play this card unless …" functions where the card is played from. */
  forbidsItself(player: number, card: Seen): boolean {
    const own = { source: card, you: player };
    return card.definition.abilities.some(
      (ability) =>
        ability.kind === 'static' &&
        ability.effects.some(
          (effect) =>
            effect.do === 'forbid-player' &&
            effect.action === 'play' &&
            effect.cards !== undefined &&
            'pick' in effect.cards &&
            this.meaning.players(effect.player, own).includes(player),
        ) &&
        (ability.while === undefined || this.meaning.holds(ability.while, own)),
    );
  }

  private isPermitted(action: ActionWord, card: Seen, other: Seen | null): boolean {
    return this.inForce.some((one) => {
      const { effect, speaker } = one;
      if (effect.do !== 'permit' || effect.action !== action || !this.applies(one, card)) return false;
      return (
        effect.other === undefined || (other !== null && this.meaning.isAbout(effect.other, other, speaker))
      );
    });
  }

  /** Whether an effect lets a player do this with a card of their discard. */
  private mayFromDiscard(action: ActionWord, player: number, card: Seen): boolean {
    return this.inForce.some((one) => {
      const { effect, speaker } = one;
      if (effect.do !== 'permit' || effect.action !== action || effect.what.pick !== 'each') return false;
      if (one.condition !== null && !this.meaning.holds(one.condition, speaker)) return false;
      if (effect.by !== undefined && !this.meaning.players(effect.by, speaker).includes(player)) return false;
      return card.player === player && this.meaning.matches(effect.what.filter, card, speaker);
    });
  }

  /** Whether a player can play a card from where it is: their hand, and elsewhere by an effect (CR 4.3.2). */
  canPlayFrom(player: number, card: Seen): boolean {
    if (card.zone === 'hand') return true;
    if (card.zone === 'discard') return this.mayFromDiscard('play-elsewhere', player, card);
    const top = this.table.inPlay.find(({ address }) => address === card.under);
    if (card.zone !== 'under' || top === undefined) return false;
    return this.inForce.some((one) => {
      const { effect, speaker } = one;
      if (effect.do !== 'permit' || effect.action !== 'play-from-under' || !this.applies(one, top))
        return false;
      if (effect.by !== undefined && !this.meaning.players(effect.by, speaker).includes(player)) return false;
      if (effect.other?.pick !== 'each') return unjudged('which cards can be played');
      return this.meaning.matches(effect.other.filter, card, speaker);
    });
  }

  /** A number that a format may have changed; null for none. */
  private setting(name: string): number | null {
    const { plugins, settings } = this.table.engine;
    const found = plugins.flatMap((plugin) => plugin.settings ?? []).find((one) => one.name === name);
    return found === undefined ? null : settings[found.id]!;
  }

  /** How many cards a player may ink in a turn (CR 4.2.3). */
  inksPerTurn(player: number): number {
    let allowed = this.setting('inks-per-turn') ?? Number.POSITIVE_INFINITY;
    for (const one of this.inForce) {
      const { effect, speaker } = one;
      if (effect.do !== 'additional-action' || effect.action !== 'ink') continue;
      if (one.condition !== null && !this.meaning.holds(one.condition, speaker)) continue;
      const players = one.players ?? this.meaning.players(effect.player, speaker);
      if (players.includes(player)) allowed += effect.count;
    }
    return allowed;
  }

  // ── turn actions ─────────────────────────────────────────────────────────────────────────────────────────

  canInk(player: number, card: Seen): boolean {
    if (card.zone !== 'hand' && !this.mayFromDiscard('ink-elsewhere', player, card)) return false;
    if (this.inForce.some(({ effect }) => (effect.do as string) === 'count-as-inkable'))
      return unjudged('inkable by an effect');
    return (
      card.definition.attributes['inkable'] === true &&
      this.table.numberOf(player, 'inked-this-turn') < this.inksPerTurn(player) &&
      !this.isForbidden('ink', player, card)
    );
  }

  /** Whether a character can be exerted to pay for something: ready and dry (CR 4.4.2.1, 5.1.1.2). */
  private canExertToPay(player: number, card: Seen): boolean {
    if (card.exerted || this.isForbidden('exert', player, card)) return false;
    return card.definition.type !== 'character' || card.dry;
  }

  /** Whether a character can sing a song of that cost (CR 5.4.4.2, 8.11.1). */
  canSing(player: number, singer: Seen, cost: number): boolean {
    if (singer.definition.type !== 'character' || singer.exerted) return false;
    if (!singer.dry && !this.isPermitted('sing-while-drying', singer, null)) return false;
    if (this.isForbidden('exert', player, singer) || this.isForbidden('sing', player, singer)) return false;
    return this.singsAs(singer) >= cost;
  }

  /** The cost that a character counts as having to sing songs (CR 8.11.2). */
  singsAs(singer: Seen): number {
    if (this.inForce.some(({ effect }) => effect.do === 'count-as-cost'))
      return unjudged('counting as a cost');
    const values = this.instances(singer, 'singer').map(({ value = 0 }) =>
      typeof value === 'number' ? value : unjudged('a number that is counted'),
    );
    return Math.max(singer.definition.cost, ...values);
  }

  /** Whether a card may be shifted onto a character of its player's (CR 8.10.1, 8.10.8). */
  isShiftTarget(card: Seen, below: Seen, variant: string | undefined): boolean {
    if (below.definition.type !== 'character' || below.player !== card.player) return false;
    if (variant === 'Universal') return true;
    if (variant !== undefined && variant !== '') return below.definition.classifications.includes(variant);
    const names = ({ definition: { name, otherNames = [] } }: Seen) => [name, ...otherNames];
    return names(card).some((name) => names(below).includes(name));
  }

  /** Whether a character may quest (CR 4.5.1.2, 8.7.2). */
  canQuest(player: number, card: Seen): boolean {
    return (
      card.definition.type === 'character' &&
      !card.exerted &&
      (card.dry || this.isPermitted('quest-while-drying', card, null)) &&
      !this.hasKeyword(card, 'reckless') &&
      !this.isForbidden('quest', player, card) &&
      this.uncharged()
    );
  }

  /** What a turn action costs by a text is not judged. */
  private uncharged(): boolean {
    return this.inForce.some(({ effect }) => effect.do === 'charge') ? unjudged('charges') : true;
  }

  /** Whether a character may challenge at all now, whomever (CR 4.6.4.1, 8.9.1). */
  private canDeclare(card: Seen): boolean {
    if (card.definition.type !== 'character' || card.exerted) return false;
    return (
      card.dry || this.hasKeyword(card, 'rush') || this.isPermitted('challenge-while-drying', card, null)
    );
  }

  /** Whether one card may be challenged by another (CR 4.6.4.2, 4.6.8, 8.6.1, 8.2.1). */
  private mayBeChallenged(player: number, card: Seen, target: Seen): boolean {
    const { type } = target.definition;
    if (type === 'character') {
      if (!target.exerted && !this.isPermitted('challenge', card, target)) return false;
    } else if (type !== 'location') return false;
    if (this.hasKeyword(target, 'evasive') && !this.ignoresEvasive(card)) return false;
    return (
      !this.isForbidden('challenge', player, card, target) &&
      this.uncharged() &&
      !this.isForbidden('be-challenged', player, target, card)
    );
  }

  private ignoresEvasive(card: Seen): boolean {
    return (
      this.hasKeyword(card, 'evasive') ||
      this.hasKeyword(card, 'alert') ||
      this.inForce.some((one) => one.effect.do === 'challenge-as-if' && this.applies(one, card))
    );
  }

  canChallenge(player: number, card: Seen): boolean {
    if (!this.canDeclare(card)) return false;
    const opponents = this.table.opponentsOf(player);
    return this.table.inPlay.some(
      (target) => opponents.includes(target.player) && this.mayBeChallenged(player, card, target),
    );
  }

  /** Whether a character may move to some location (CR 4.7.1). */
  canMove(player: number, card: Seen): boolean {
    if (card.definition.type !== 'character') return false;
    const ink = this.table.readyInk(player);
    const somewhere = this.table.inPlay.some(
      (location) =>
        location.definition.type === 'location' &&
        location.player === player &&
        location.address !== card.at &&
        (this.isPermitted('move-for-free', card, location) ||
          this.payments.leastOfMove(player, card, location) <= ink),
    );
    return somewhere && !this.isForbidden('move', player, card);
  }

  /** Whether the costs of an activated ability can all be paid (CR 1.5.3, 4.4.3.4). */
  canPay(player: number, card: Seen, costs: readonly Cost[]): boolean {
    let ink = 0;
    for (const cost of costs) {
      if (cost.pay === 'exert') {
        if (!this.canExertToPay(player, card)) return false;
      } else if (cost.pay === 'resource' && cost.resource === 'ink')
        ink += this.meaning.amount(cost.amount, { source: card, you: player });
      else if (cost.pay === 'perform' && cost.effect.do === 'banish' && cost.effect.what.pick === 'self') {
        if (this.isForbidden('be-banished', player, card)) return unjudged('a card that cannot be banished');
      } else return unjudged(`cost: ${cost.pay}`);
    }
    return this.payments.least(player, card, ink, ['use-ability']) <= this.table.readyInk(player);
  }

  /** Whether a player may end the turn (CR 8.7.3). */
  canEndTurn(player: number): boolean {
    if (this.inForce.some(({ effect }) => (effect.do as string) === 'require'))
      return unjudged('requirements');
    return !this.table.inPlay.some(
      (card) =>
        card.player === player &&
        !card.exerted &&
        this.hasKeyword(card, 'reckless') &&
        this.canChallenge(player, card),
    );
  }
}
