import type { Effect } from '@cardwright/core/data';
import type { GrammaticalNumber, Wording } from '../phrase/define-phrase.ts';
import type { DecomposeContext } from '../skeleton/context.ts';
import type { Subject } from '../syntax/syntax.ts';

interface Said {
  readonly wording?: Wording | undefined;
  readonly subject?: Subject | undefined;
  readonly effect?: Partial<Effect> | undefined;
}

export class Speech {
  private readonly base: DecomposeContext;
  private readonly said: Said;
  private readonly contexts: { [key in GrammaticalNumber | 'any']?: DecomposeContext } = {};

  constructor(base: DecomposeContext, said: Said = {}) {
    this.base = base;
    this.said = said;
  }

  get effect(): Partial<Effect> | undefined {
    return this.said.effect;
  }

  get subject(): Subject | undefined {
    return this.said.subject;
  }

  /** The context for a phrase, with this number. */
  context(number: GrammaticalNumber | undefined): DecomposeContext {
    let context = this.contexts[number ?? 'any'];
    if (!context) {
      context = this.contextOf(number);
      this.contexts[number ?? 'any'] = context;
    }
    return context;
  }

  /** All contexts share one object shape: every printed phrase reads one. */
  private contextOf(number: GrammaticalNumber | undefined): DecomposeContext {
    const { base, said } = this;
    return {
      facts: base.facts,
      lexicon: base.lexicon,
      predicates: base.predicates,
      scales: base.scales,
      lasts: base.lasts,
      ifAble: base.ifAble,
      causes: base.causes,
      pronounsOf: base.pronounsOf,
      isOne: base.isOne,
      does: base.does,
      quoted: base.quoted,
      number,
      wording: said.wording,
      subject: said.subject,
      effect: said.effect,
    } as DecomposeContext;
  }

  /** A copy with another wording. */
  worded(wording: Wording | undefined): Speech {
    return wording === this.said.wording ? this : new Speech(this.base, { ...this.said, wording });
  }

  /** The context after a subject. */
  about(subject: Subject | undefined): Speech {
    return subject === this.said.subject ? this : new Speech(this.base, { ...this.said, subject });
  }

  /** The context after a predicate. */
  after(effect: Partial<Effect>): Speech {
    return new Speech(this.base, { ...this.said, effect });
  }

  /** The context of a nested text, on cards of a type. */
  afresh(type = this.base.facts.type): Speech {
    const facts = type === undefined ? this.base.facts : { ...this.base.facts, type };
    return new Speech({ ...this.base, facts });
  }
}
