/** What the words around a part say already: how its cards are spoken of, who does it, and what it qualifies. */
import type { Effect } from '@cardwright/core';
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

  /** What a phrase may ask where something of this number is said. */
  context(number: GrammaticalNumber | undefined): DecomposeContext {
    let context = this.contexts[number ?? 'any'];
    if (!context) {
      context = this.contextOf(number);
      this.contexts[number ?? 'any'] = context;
    }
    return context;
  }

  /** All contexts are of one shape: every phrase that is printed reads one. */
  private contextOf(number: GrammaticalNumber | undefined): DecomposeContext {
    const { base, said } = this;
    return {
      facts: base.facts,
      lexicon: base.lexicon,
      predicates: base.predicates,
      scales: base.scales,
      lasts: base.lasts,
      pronounsOf: base.pronounsOf,
      does: base.does,
      quoted: base.quoted,
      number,
      wording: said.wording,
      subject: said.subject,
      effect: said.effect,
    } as DecomposeContext;
  }

  /** The same but for how cards are spoken of. */
  worded(wording: Wording | undefined): Speech {
    return wording === this.said.wording ? this : new Speech(this.base, { ...this.said, wording });
  }

  /** What follows a subject. */
  about(subject: Subject | undefined): Speech {
    return subject === this.said.subject ? this : new Speech(this.base, { ...this.said, subject });
  }

  /** What follows a predicate. */
  after(effect: Partial<Effect>): Speech {
    return new Speech(this.base, { ...this.said, effect });
  }

  /** Of a text inside this one, on cards of a type. */
  afresh(type = this.base.facts.type): Speech {
    const facts = type === undefined ? this.base.facts : { ...this.base.facts, type };
    return new Speech({ ...this.base, facts });
  }
}
