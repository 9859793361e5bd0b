import type { CardSelector, EventPattern, PartyPattern } from '@cardwright/core/data';
import { mentions } from '@cardwright/core/data';
import type { BuildContext } from '../../phrase/define-phrase.ts';
import type { DecomposeContext } from '../../skeleton/context.ts';
import { type SubjectValue, saidSubject, toSubject, YOU } from '../../skeleton/subject.ts';
import { equal } from '../../syntax/equal.ts';
import type { Predicate, Subject } from '../../syntax/syntax.ts';

/** Ways to split an event or condition into subject and predicate. */
export function statements(
  slot: 'condition-predicate' | 'event-predicate' | 'past-standing',
  value: unknown,
  context: unknown,
) {
  const { predicates } = context as DecomposeContext;
  const { about, by, card } = value as EventPattern;
  const said = slot === 'event-predicate' ? withoutNote(value as EventPattern) : value;
  const found = predicates<never>(slot, said as never);
  const subject = slot === 'event-predicate' ? subjectOf(value as EventPattern) : undefined;
  const ways = subject ? found.filter(({ role }) => role === subject || role === 'player') : found;
  // In an event about a player, the predicate itself names the card.
  const noted =
    about === undefined
      ? // A sentence about another party than the one that is usually spoken of would leave a note.
        ways.filter(
          ({ role }) =>
            slot !== 'event-predicate' ||
            !by ||
            !card ||
            role === 'player' ||
            (role === 'by') === (by.pick === 'self'),
        )
      : [
          ...ways.filter(({ role }) => role === about),
          ...predicates<never>(slot, value as never).filter(({ role }) => role === 'player'),
        ];
  return noted.flatMap((predicate) => {
    const subject = (value as Record<string, unknown>)[predicate.role] as never;
    if (subject === undefined) return [];
    const together = slot === 'event-predicate' && (value as EventPattern).together;
    const forms: Subject[] =
      together && predicate.takes === 'cards'
        ? fromSeveral(subject).map((cards) => ({ kind: 'cards', cards }))
        : slot === 'event-predicate' && predicate.takes === 'cards'
          ? partySubjects(subject, context as DecomposeContext)
          : saidOrPronoun(subject, context as DecomposeContext);
    // biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole values
    return forms.map((form) => ({ subject: form, predicate: predicate as any }));
  });
}

/** Combines a subject and a predicate to an event; refused if the subject cannot be its party. */
export function stated(
  subject: Subject,
  predicate: unknown,
  context: BuildContext,
): EventPattern | undefined {
  const it = predicate as Predicate<EventPattern>;
  const value = saidSubject(subject, it.takes);
  const party = value && (it.takes === 'cards' ? toParty(value as CardSelector) : value);
  if (!party) return context.refuse('this cannot happen to or be done by such a subject');
  // Of two cards in an event, "his" and "it" inside it mean the subject; only of the card itself is that known.
  if (it.takes === 'cards' && (party as PartyPattern).pick !== 'self' && mentions(it.value, 'to', 'it'))
    return context.refuse('whose is meant? Say “this card’s”');
  const event = filled(it, party);
  if (!event) return context.refuse('whose hand or zone is it? "Your" is of you, "their" of others');
  return aboutOne({ ...event, ...(isSeveral(value) && { together: true }) }, it.role);
}

/**
 * Fills in an event's subject. If the predicate contains a possessive (the row builds that as its subject), the subject
 * must agree: not "you … their hand", "an opponent … your hand".
 */
export function filled<T extends object>(predicate: Predicate<T>, subject: unknown): T | undefined {
  const { value, role } = predicate;
  const whose = (value as Record<string, unknown>)[role];
  if (whose !== undefined && equal(whose, YOU) !== equal(subject, YOU)) return undefined;
  return { ...value, [role]: subject } as T;
}

/** Marks which party an event's sentence is about, if "it" could be the other. */
function aboutOne(event: EventPattern, role: string): EventPattern {
  const { by, card } = event;
  if (by === undefined || card === undefined) return event;
  if (role === 'by' && by.pick !== 'self') return { ...event, about: 'by' };
  return role === 'card' && by.pick === 'self' ? { ...event, about: 'card' } : event;
}

/** Whose sentence an event with two cards and no mark is: that of the card itself, else that of the card it happens to. */
function subjectOf({ by, card, about }: EventPattern): 'by' | 'card' | undefined {
  if (about !== undefined || by === undefined || card === undefined) return undefined;
  return by.pick === 'self' ? 'by' : 'card';
}

/** The same without the mark, which only a sentence about that card has. */
function withoutNote(event: EventPattern): EventPattern {
  if (event.about === undefined) return event;
  const { about: _, ...rest } = event;
  return rest;
}

/** "One or more beasts": any number at once. */
export function isSeveral(cards: SubjectValue): boolean {
  return 'pick' in cards && cards.pick === 'some' && cards.range.min === 1 && cards.range.max === 'any';
}

/** The inverse. */
export function fromSeveral(party: PartyPattern): CardSelector[] {
  return party.pick === 'any' ? [{ pick: 'some', range: { min: 1, max: 'any' }, filter: party.filter }] : [];
}

function saidOrPronoun(subject: SubjectValue, context: DecomposeContext): Subject[] {
  const said = toSubject(subject, 'said');
  if (!isPronoun(subject)) return [said];
  const pronoun = toSubject(subject, 'pronoun');
  const asCard = 'who' in subject || context.pronounsOf?.(subject)?.[0] === 'it';
  return asCard ? [said, pronoun] : [pronoun, said];
}

export function isPronoun(value: unknown): boolean {
  return equal(value, { pick: 'ref', ref: { to: 'it' } }) || equal(value, { who: 'that-player' });
}

/** The party of an event for a noun phrase: which cards match, not how they are picked. */
export function toParty(cards: CardSelector): PartyPattern | undefined {
  switch (cards.pick) {
    case 'self':
      return { pick: 'self' };
    case 'ref':
      return cards.from
        ? undefined
        : { pick: 'ref', ref: cards.ref, ...(cards.filter && { filter: cards.filter }) };
    case 'each':
      return cards.from ? undefined : { pick: 'any', filter: cards.filter };
    case 'some':
      return cards.from || (!isSeveral(cards) && (cards.range.min !== 1 || cards.range.max !== 1))
        ? undefined
        : { pick: 'any', filter: cards.filter };
    case 'chosen':
      return cards.from ? undefined : { pick: 'chosen', range: cards.range, filter: cards.filter };
    default:
      return undefined;
  }
}

/** Ways to express a party, preferred first: the inverse of `toParty`. */
export function fromParty(party: PartyPattern): CardSelector[] {
  if (party.pick !== 'any') return [party];
  const { filter } = party;
  return [
    { pick: 'some', range: { min: 1, max: 1 }, filter },
    { pick: 'each', filter },
  ];
}

function partySubjects(party: PartyPattern, context: DecomposeContext): Subject[] {
  const said = fromParty(party).map((cards): Subject => ({ kind: 'cards', cards }));
  if (!isPronoun(party)) return said;
  const pronoun: Subject = { kind: 'pronoun', of: party };
  return context.pronounsOf?.(party)?.[0] === 'it' ? [...said, pronoun] : [pronoun, ...said];
}
