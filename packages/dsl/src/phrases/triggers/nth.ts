import type { CardSelector, EventPattern, PlayerSelector } from '@cardwright/core/data';
import type { Phrase } from '../../phrase/define-phrase.ts';
import { YOU } from '../../skeleton/subject.ts';
import { equal } from '../../syntax/equal.ts';
import type { Modifier } from '../../syntax/syntax.ts';

/** The words for "first", "second" …, in order. */
export const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** The circumstance of being the nth such event of the turn, from the second on: of the same player. */
const CIRCUMSTANCES: readonly string[] = ORDINALS.slice(0, 5).map((word) => `${word}-this-turn`);

type Parts = Record<string, unknown>;

const THEIRS: PlayerSelector = { who: 'that-player' };

const OBJECT = '{card:np}';
/** A verb and its card; what follows says where to. */
const OF_A_CARD = /^[a-z]+~ \{card:np\}( |$)/;

/**
 * "You draw your second card each turn", "an opponent plays a third action in a turn": rows for each event of a player
 * whose verb is followed by its card. None for those that have such rows: the phrases may be those of another language.
 */
export function nthRows(phrases: readonly Phrase[]): Phrase[] {
  const events = phrases.filter(({ slot }) => slot === 'event-predicate');
  const known = new Set(events.map(({ name }) => name));
  return events
    .filter(({ subject, template, notPast }) => subject === 'player' && !notPast && OF_A_CARD.test(template))
    .flatMap((event) => [nthOf(event, false), nthOf(event, true)])
    .filter(({ name }) => !known.has(name));
}

function nthOf(event: Phrase, owned: boolean): Phrase {
  const { examples: _, number: __, wording: ___, usual: ____, yieldsTo: _____, ...row } = event;
  const name = `${event.name}-nth${owned ? '-of-theirs' : ''}`;
  const object = `${owned ? '{whose:possessive}' : '(a|the)'} {nth:ordinal} {group:group}`;
  return {
    ...row,
    derived: `${event.slot}/${event.name}`,
    name,
    template: `${event.template.replace(OBJECT, object)} (in a turn|each turn|during a turn|{turn:event-tail})`,
    number: 'sg',
    ...(owned && { usual: () => false }),
    build: (parts: Parts, context: never) => build(event, parts, context),
    split: (value: EventPattern, context: never) => split(event, value, owned, context),
  } as unknown as Phrase;
}

/** "During their turn": the nth in that turn. */
const inTurn = (turn: unknown): readonly string[] | undefined => {
  const given = (turn as Pick<EventPattern, 'given'> | undefined)?.given ?? [];
  return given.every((name) => name.startsWith('during-')) ? given : undefined;
};

function build(event: Phrase, { nth, group, whose, turn, ...parts }: Parts, context: never) {
  const { filter, from } = group as Modifier;
  const given = CIRCUMSTANCES[(nth as number) - 1];
  const during = inTurn(turn);
  const who = whose as PlayerSelector | undefined;
  // The first of all events is no player's own first, and whose it is must be said by "your" or "their".
  if (
    from ||
    given === undefined ||
    during === undefined ||
    (nth === 1 && !equal(who, YOU)) ||
    (who && !isOwn(who))
  )
    return undefined;
  const card: CardSelector = { pick: 'each', filter };
  const built = event.build({ ...parts, card } as never, context) as EventPattern | undefined;
  return built && ({ ...built, ...(who && { player: who }), given: [given, ...during] } as EventPattern);
}

/** "Your" or "their": the player of the sentence. */
const isOwn = (who: PlayerSelector): boolean => equal(who, YOU) || equal(who, THEIRS);

function split(event: Phrase, { given, ...value }: EventPattern, owned: boolean, context: never): Parts[] {
  const [only, ...more] = given ?? [];
  const turn = inTurn({ given: more }) && { ...(more.length > 0 && { turn: { given: more } }) };
  const nth = turn && only !== undefined ? CIRCUMSTANCES.indexOf(only) + 1 : 0;
  if (nth === 0 || (nth === 1 && !owned)) return [];
  // Whose it is follows from the subject, which is not known here.
  const whose: object[] = owned ? [{ whose: YOU }, ...(nth === 1 ? [] : [{ whose: THEIRS }])] : [{}];
  const found = event.split(value as never, context) as Parts | Parts[] | false | undefined;
  return [found || []].flat().flatMap(({ card: named, ...parts }) => {
    const card = named as CardSelector;
    if (card?.pick !== 'each' || card.from) return [];
    return whose.map((said) => ({ ...parts, ...turn, ...said, nth, group: { filter: card.filter } }));
  });
}
