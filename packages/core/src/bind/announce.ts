import type { Effect } from '../ability/effect.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { CardSelector } from '../ability/selector.ts';
import { unnoted } from '../ability/unnoted.ts';
import { SKIP, walkParts } from '../ability/walk.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { CardsOf, ListOf, Test } from '../model/ability-part.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import { hasLeft } from '../model/core-columns.ts';
import { beChosen } from '../model/core-names.ts';
import type { Label } from '../model/label.ts';
import { isCurrent } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { Slot } from '../model/slots.ts';
import type { ReadonlyState } from '../model/state.ts';
import { isPlayer, playerIn } from '../model/target-number.ts';
import { isForbidden } from '../queries/can.ts';
import type { Announced } from './announced.ts';
import type { Binder } from './binder.ts';
import { askBranch, MODES } from './branches.ts';
import { canBeChosen, choosable, choosingCard } from './can-be-chosen.ts';
import { bindPlayers } from './players.ts';
import { bindChoice, bindList, withoutTotals } from './selectors.ts';
import { listIn } from './slot-values.ts';
import { bindCandidates, type ChosenTarget, cardsIn, chooseTargets, playersIn } from './targets.ts';

type ChosenCards = CardSelector & { readonly pick: 'chosen' };
type ChosenPlayer = PlayerSelector & { readonly who: 'chosen-player' };
type Modes = Effect & { readonly do: 'choose-mode' };

/** A choice in the text of an ability. */
type Choice =
  | { readonly what: 'cards'; readonly data: ChosenCards; readonly effect: Effect }
  | { readonly what: 'players'; readonly data: ChosenPlayer; readonly effect: Effect }
  | { readonly what: 'targets'; readonly data: ChosenTarget; readonly effect: Effect }
  | { readonly what: 'mode'; readonly data: Modes; readonly effect: Effect };

/** Whether something that was chosen can still be. */
type Still = (state: ReadonlyState, scope: Scope, chosen: number) => boolean;

const at = (data: unknown, keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], data);

const isOne = ({ range, instead }: Modes): boolean =>
  instead === undefined && unnoted(range.min) === 1 && unnoted(range.max) === 1;

/** The choices that you make for the effects, in the order of the text: not those of others, nor of costs or abilities in it. */
function choicesOf(effects: readonly Effect[]): Choice[] {
  const found: Choice[] = [];
  const add = (what: Choice['what'], keys: readonly (string | number)[]): typeof SKIP => {
    found.push({ what, data: at(effects, keys), effect: effects[Number(keys[0])]! } as Choice);
    return SKIP;
  };
  walkParts(effects, {
    enter(part, { keys }) {
      if ('kind' in part || 'pay' in part) return SKIP;
      if (part['pick'] === 'chosen') return add('cards', keys.slice());
      if (part['target'] === 'chosen') return add('targets', keys.slice());
      if (part['who'] === 'chosen-player') return add('players', keys.slice());
      if ('do' in part) {
        const player = part['player'] as PlayerSelector | undefined;
        if (player?.who === 'chosen-player') return add('players', [...keys, 'player']);
        if (player !== undefined && player.who !== 'you') return SKIP;
        if (part['do'] === 'choose-mode') return isOne(part as Modes) ? add('mode', keys.slice()) : SKIP;
      }
      return undefined;
    },
  });
  return found;
}

/** Asks what an ability is announced with, and what is asked again of that when it resolves. */
export class Announcement {
  private readonly chosen: {
    readonly list: ListOf<number>;
    readonly kept: Slot<readonly number[]>;
    readonly still: Still;
  }[] = [];
  private readonly made: Announced[] = [];
  /** Whether what must be chosen could be; null if nothing must. */
  possible: Test | null = null;

  constructor(
    private readonly binder: Binder,
    effects: readonly Effect[],
    private readonly end: Label,
  ) {
    const { binder: b } = this;
    const { producers, found, subject, subjectData, group } = b;
    const [spoken, known] = [producers.length, b.knownPlayers.length];
    this.possible = this.announce(choicesOf(effects));
    // What effects refer back to is what they do: it is introduced again as each of them is bound.
    producers.length = spoken;
    b.knownPlayers.length = known;
    Object.assign(b, { found, subject, subjectData, group });
  }

  private announce(choices: readonly Choice[]): Test | null {
    const tests = choices.map((choice) => this.binder.from(choice.effect, () => this.choose(choice)));
    const needed = tests.filter((test) => test !== null);
    return needed.length === 0 ? null : (s, scope) => needed.every((test) => test(s, scope));
  }

  private choose({ what, data }: Choice): Test | null {
    const { binder } = this;
    if (what === 'mode') return this.chooseMode(data);
    if (what === 'players') {
      const among = choosable(
        binder,
        bindPlayers(binder, { who: data.among === 'opponents' ? 'opponents' : 'each-player' }),
      );
      const list = binder.players(data);
      binder.announcements.push({ what, list });
      this.keepChosen(data, list, this.stillPlayer());
      return data.range?.min === 0 ? null : (s, scope) => among(s, scope).length > 0;
    }
    const { range, filter } = data;
    const cards = what === 'cards' ? data : ({ pick: 'chosen', range, filter } as const);
    const still = this.stillCard(bindList(binder, withoutTotals(cards)));
    const must = unnoted(range.min) !== 0;
    const possible = must
      ? binder.bindFeasibility((inner) =>
          what === 'cards' ? bindChoice(inner, data, null).possible : bindCandidates(inner, data).possible,
        )
      : null;
    if (possible !== null) binder.unless(possible, this.end);
    if (what === 'cards') {
      const list = binder.cards(data);
      binder.announcements.push({ what, list });
      this.keepChosen(data, list, still as Still);
      return possible;
    }
    const player = this.stillPlayer();
    const list = chooseTargets(binder, data);
    binder.announcements.push(
      { what: 'cards', list: cardsIn(list) },
      { what: 'players', list: playersIn(list) },
    );
    this.keepChosen(data, list, (s, scope, one) =>
      isPlayer(one) ? player(s, scope, playerIn(one)) : still(s, scope, one as CardRef),
    );
    return possible;
  }

  /** Whether a card matches and can be chosen still. */
  private stillCard(any: CardsOf): (state: ReadonlyState, scope: Scope, ref: CardRef) => boolean {
    const { kernel } = this.binder;
    return (s, scope, ref) =>
      isCurrent(s, ref) &&
      any(s, scope).includes(ref) &&
      !isForbidden(kernel, s, beChosen, scope.controller, cardOf(ref), choosingCard(scope));
  }

  private stillPlayer(): Still {
    const can = canBeChosen(this.binder);
    return (s, scope, player) => hasLeft.get(s, player) === 0 && (can === null || can(s, player, scope));
  }

  private keepChosen(data: object, list: ListOf<number>, still: Still): void {
    const kept = this.binder.slot<readonly number[]>();
    this.chosen.push({ list, kept, still });
    this.keep(data, { list: listIn(kept), taken: false });
  }

  private chooseMode({ modes }: Modes): null {
    const { binder } = this;
    const mode = askBranch(binder, modes, (_s, scope) => scope.controller, MODES);
    binder.announcements.push({ what: 'mode', list: (_s, scope) => [scope.slots[mode] as number] });
    this.keep(modes, { mode, taken: false });
    modes.forEach((effects, i) => {
      const next = binder.label();
      binder.unless((_s, scope) => scope.slots[mode] === i, next);
      this.announce(choicesOf(effects));
      binder.place(next);
    });
    return null;
  }

  private keep(data: object, announced: Announced): void {
    this.made.push(announced);
    const part = unnoted(data) as object;
    const { announced: all } = this.binder;
    all.set(part, [...(all.get(part) ?? []), announced]);
  }

  /** Adds the step that checks the choices again: if none is legal any more, nothing happens; else the legal ones stay. */
  recheck(): void {
    const { binder, end, chosen } = this;
    if (chosen.length === 0) return;
    binder.step((m) => {
      const { state, frame } = m;
      let before = 0;
      let left = 0;
      for (const { list, kept, still } of chosen) {
        const was = list(state, frame);
        const now = was.filter((one) => still(state, frame, one));
        frame.set(kept, now);
        before += was.length;
        left += now.length;
      }
      return before > 0 && left === 0 ? m.goto(end) : m.next();
    });
  }

  /** @throws CardwrightError `ability-invalid` for a choice that an effect would ask for again */
  finish(): void {
    if (this.made.every(({ taken }) => taken)) return;
    throw new CardwrightError('ability-invalid', 'What is chosen here is not known when it is announced.', {
      ability: this.binder.id,
      fix: 'Let the game say that this ability is not announced with its choices (`responses.announces`).',
    });
  }
}
