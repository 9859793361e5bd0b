import { CardwrightError } from '../errors/cardwright-error.ts';
import { ask } from '../model/ask.ts';
import type { CardRef } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import { label } from '../model/label.ts';
import type { Machine, Signal } from '../model/machine.ts';
import type { Price, Spending } from '../model/pool.ts';
import { defineProgram } from '../model/program.ts';
import { Slots } from '../model/slots.ts';
import type { ReadonlyState } from '../model/state.ts';
import { amountsOf, type Purse, payableFrom, pursesFor, suffice } from '../queries/pools.ts';

const layout = new Slots();
const PRICE = layout.add<Price>();
/** The card it is paid for, and the action. */
const CARD = layout.add<number>();
const ACTION = layout.add<string>();
/** What the pools pay that have been settled, in their order. */
const TAKEN = layout.add<readonly number[]>();
const ANSWER = layout.add<number | null>();
/** How many payments were not made in full. */
const UNDONE = layout.add<number>();

const nextPool = label();

/** Goes on with the pools as long as nothing is left to choose. */
function settled(price: Price, purses: readonly Purse[], taken: readonly number[]): readonly number[] {
  let all = taken;
  while (all.length < purses.length) {
    const [least, most] = payableFrom(amountsOf(price), purses, all);
    if (least < most) break;
    all = [...all, least];
  }
  return all;
}

/** The payments, pool by pool; that nothing is paid is told of the first, to whoever waits for it. */
function payments(
  purses: readonly Purse[],
  amounts: readonly number[],
  { player, source }: { readonly player: number; readonly source: CardRef },
): GameEvent[] {
  const paying = purses.map(({ pool }, at) => [pool, amounts[at]!] as const);
  const some = paying.filter(([, amount]) => amount > 0);
  return (some.length > 0 ? some : paying.slice(0, 1)).map(([pool, amount]) =>
    pool.spent(player, amount, source),
  );
}

function pursesOf({ kernel, state, frame }: Machine): readonly Purse[] {
  const spending = { player: frame.controller, card: frame.get(CARD), action: frame.get(ACTION) };
  return pursesFor(kernel, state, frame.get(PRICE), spending);
}

function askOrPay(m: Machine): Signal {
  const { kernel, frame } = m;
  const purses = pursesOf(m);
  const price = frame.get(PRICE);
  const taken = settled(price, purses, frame.get(TAKEN));
  frame.set(TAKEN, taken);
  const { controller: player, source } = frame;
  if (taken.length === purses.length) return m.emit(payments(purses, taken, { player, source }), -1, UNDONE);
  const [min, max] = payableFrom(amountsOf(price), purses, taken);
  return m.ask(
    ask.number(player, {
      prompt: 'pay-from',
      min,
      max,
      into: ANSWER,
      source,
      data: [purses[taken.length]!.pool.name],
      rule: cite(kernel, 'pay'),
    }),
  );
}

function answered(m: Machine): Signal {
  const { frame } = m;
  const answer = frame.get(ANSWER);
  if (answer === null) return m.pop(frame.get(UNDONE));
  frame.set(TAKEN, [...frame.get(TAKEN), answer]);
  frame.set(ANSWER, null);
  return m.goto(nextPool);
}

/** Asks the payer how much each pool pays, where there is a choice, and pays. */
export const payProgram = defineProgram('core/pay', layout.count, [nextPool, askOrPay, answered]);

function cannotPay(kernel: Kernel, state: ReadonlyState, price: Price, { player }: Spending): never {
  const has = (kernel.rules.pools ?? [])
    .map((pool) => `${pool.amount(state, player)} ${pool.name}`)
    .join(', ');
  const due = price.map(([amount, of]) => `${amount} ${of.join(' or ')}`).join(' and ');
  throw new CardwrightError('plugin-failed', `A player is to pay ${due}, and has ${has}.`, {
    fix: 'Ask `canPay` in the `check` of the action.',
  });
}

/**
 * As the last thing a step does: the frame's player pays a price. Where several pools could pay in several ways the
 * player says how much each of them does, one after the other.
 * @param undone slot for how many payments were not made in full: something else happened in place of them; -1 for none
 * @throws CardwrightError `plugin-failed` if the player cannot pay it
 */
export function payPrice(
  m: Machine,
  price: Price,
  spending: Omit<Spending, 'player'>,
  undone: number = -1,
): Signal {
  const { kernel, state, frame } = m;
  const { controller: player, source } = frame;
  const purses = pursesFor(kernel, state, price, { ...spending, player });
  const only = purses.length === 1 && price.length === 1 ? purses[0]! : null;
  if (only !== null) return m.emit([only.pool.spent(player, price[0]![0], source)], -1, undone);
  const amounts = amountsOf(price);
  if (!suffice(amounts, purses)) cannotPay(kernel, state, price, { ...spending, player });
  const taken = settled(price, purses, []);
  if (taken.length === purses.length) {
    const events = payments(purses, taken, { player, source });
    // Nothing was due, in a resource of which there is no pool.
    if (events.length === 0 && undone >= 0) frame.slots[undone] = 0;
    return events.length === 0 ? m.next() : m.emit(events, -1, undone);
  }
  const slots = [price, spending.card, spending.action, taken, null, 0];
  return m.push(payProgram, slots, source, player, null, undone);
}
