import type { CompiledText, Diagnostic } from '@cardwright/dsl';
import type { Problem } from '../../problems/problem.ts';
import type { MeasuredCard } from './measured.ts';

/** A part of a text that cannot be read. */
export interface Gap {
  readonly set: string;
  readonly number: number;
  readonly name: string;
  /** Offsets in the card's text. */
  readonly span: { readonly start: number; readonly end: number };
  /** What stands there. */
  readonly text: string;
  readonly code: string;
}

/** A gap with the following words of its line, which often say more than the unreadable one. */
export interface GapInContext {
  readonly gap: Gap;
  readonly words: string;
}

/** How far the texts of some cards got. The steps count cards that have text; `supportedCards` all cards. */
export interface Coverage {
  readonly cards: number;
  readonly withText: number;
  readonly tokenised: number;
  readonly parsed: number;
  readonly bound: number;
  readonly roundTrip: number;
  readonly supportedCards: number;
  readonly unsupported: readonly Gap[];
}

/** Adds up verdicts. */
export class CoverageCount {
  /** Every gap so far. */
  readonly gaps: GapInContext[] = [];
  private readonly counts = {
    cards: 0,
    withText: 0,
    tokenised: 0,
    parsed: 0,
    bound: 0,
    roundTrip: 0,
    supportedCards: 0,
  };

  add(card: MeasuredCard, { verdict, diagnostics }: CompiledText): void {
    const { counts } = this;
    counts.cards++;
    if (verdict.supported) counts.supportedCards++;
    if (card.text.trim() !== '') {
      counts.withText++;
      for (const step of ['tokenised', 'parsed', 'bound', 'roundTrip'] as const)
        if (verdict[step]) counts[step]++;
    }
    if (verdict.supported) return;
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const whole: Unread = { code: 'text/round-trip', span: { start: 0, end: card.text.length } };
    for (const gap of errors.length > 0 ? errors : [whole]) this.gaps.push(inContext(card, gap));
  }

  result(): Coverage {
    return { ...this.counts, unsupported: this.gaps.map(({ gap }) => gap) };
  }
}

/** What cannot be read, and where. */
type Unread = Pick<Problem, 'code'> & Pick<Diagnostic, 'span'>;

const inContext = (card: MeasuredCard, { code, span }: Unread): GapInContext => {
  const { start, end } = span;
  const line = card.text.indexOf('\n', Math.max(start, end - 1));
  return {
    gap: {
      set: card.set,
      number: card.number,
      name: card.fullName,
      span: { start, end },
      text: card.text.slice(start, end),
      code,
    },
    words: card.text.slice(start, line < 0 ? card.text.length : line),
  };
};
