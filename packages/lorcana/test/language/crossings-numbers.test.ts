import { createEngine } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import { compileText, type Phrase, type CardFacts as TextFacts } from '@cardwright/dsl';
import { lorcana } from '@cardwright/lorcana';
import { describe, expect, it } from 'vitest';
import { anyType, language } from './language.ts';

/**
 * Every number that can be said, at every place where a number stands. The places are taken from the rows and their
 * examples, so that a new row is crossed at once; a new measure fails the test until a wording for it is given here.
 */

/** Wordings of each row of `measure`, by its name, with which it is behind it where there are several. */
const MEASURES: Readonly<Record<string, string>> = {
  'number-of': 'the number of cards in your hand',
  'stat-of': "this card's {S}",
  'their-stat': 'their {S}',
  'cost-of': "chosen character's cost",
  'the-cost-of': 'the cost of chosen character',
  'their-cost': 'their cost',
  'the-stat-of': 'the {S} of chosen character',
  'half down': 'half the number of items you have in play, rounded down',
  'half up': 'half the number of items you have in play, rounded up',
  twice: 'twice the number of items you have in play',
  times: '3 times the number of items you have in play',
  'more-or-less-than more': '2 more than the number of items you have in play',
  'more-or-less-than less': '2 less than the number of items you have in play',
  sum: 'the sum of the number of your items and the number of your locations',
  difference: 'the difference between your lore and the number of your locations',
  'the-stat-of total': 'the total {S} of your characters',
  'the-cost-of total': 'the total cost of your characters',
  'as-many': 'as many as you have items in play',
  'different cost': 'the number of different costs among your items',
  'different name': 'the number of different names among your items',
  'different type': 'the number of different card types among cards in your discard',
  'different classification': 'the number of different classifications among your characters',
  'different color': 'the number of different ink types among your characters',
  'damage-on': 'the damage on chosen character',
  'cards-under': 'the number of cards under chosen character',
  lore: 'your lore',
  'number-of-times': 'the number of times one of your characters was banished this turn',
};

/** Measures of what was said or done before, which no other text has. */
const OF_BEFORE: Readonly<Record<string, string>> = {
  'their-stat': 'of whom is spoken before',
  'their-cost': 'of whom is spoken before',
  'that-number': 'something was counted before',
  'stat-before': 'of a card that has left play',
  'damage-on-before': 'of a card that has left play',
  'cards-under-before': 'of a card that has left play',
  'damage-dealt': 'damage was dealt before',
  'damage-done': 'damage was removed or moved before',
  'lore-lost': 'lore was lost before',
};

/** Wordings of each row of `each` that needs nothing before it, named alike. */
const EACH: Readonly<Record<string, string>> = {
  group: 'item you have in play',
  'group by twos': '2 items you have in play',
  'of-theirs': 'of your items',
  'player opponent': 'opponent',
  player: 'player',
  'player-who opponent': 'opponent who discarded a card this turn',
  'player-who': 'player who discarded a card this turn',
  'player-with opponent': 'opponent with more lore than you',
  'player-with': 'player with 5 or more lore',
  event: 'character banished this turn',
  'event-either': 'opposing character challenged or damaged this turn',
  time: 'time one of your characters was banished this turn',
  'different cost': 'different cost among your items',
  'different name': 'different name among your items',
  'different type': 'different card type among cards in your discard',
  'different classification': 'different classification among your characters',
  'different color': 'different ink type among your characters',
  'different type-there': 'different card type in your discard',
  'with-different': 'item with a different name you have in play',
  'with-different there': 'card with a different cost in your discard',
  'different-stat': 'different {S} among your characters',
  lore: 'lore you have',
  'lore by fives': '5 lore you have',
  'damage-on': 'damage on this card',
  'card-under': 'card under this card',
};

/** What counts what was done before in the same text. */
const EACH_BEFORE =
  /this-way$|^they-had-there$|^you-|-who-does|^card-discarded$|^damage-(dealt|done|counter)|^lore-lost$|-before$/;

/** Numbers that stay figures, by the row that takes them, and why. */
const FIGURES: Readonly<Record<string, string>> = {
  'amount/number': 'the figure itself',
  'counted/number-alone': 'a figure alone; of any other number “or more” is said',
  'measure/times': 'by how much is multiplied',
  'predicate/deal-times': 'by how much is multiplied',
  'each/done-this-way': '“each 2”: in steps of a size that is known',
  'each/group': '“each 2”: in steps of a size that is known',
  'each/damage-on': '“each 2 damage”: the same',
  'each/damage-on-before': '“each 2 damage”: the same',
  'each/damage-dealt': '“each 2 damage dealt”: the same',
  'each/damage-done': '“each 1 damage removed”: the same',
  'each/lore-lost': '“each 1 lore lost”: the same',
  'each/lore': '“each 5 lore”: the same',
  'condition/have-zero-lore': '“0 lore”: none',
  'player-trait/zero-lore': '“0 lore”: none',
  'event-predicate/be-dealt-so-much-damage': 'an event that was recorded is told by a figure',
  'event-predicate/gain-so-much-lore': 'an event that was recorded is told by a figure',
  'event-predicate/lose-so-much-lore': 'an event that was recorded is told by a figure',
  'event-predicate/discard-together': '“1 or more cards”: words for any that are discarded together',
  'event-predicate/remove-damage': '“1 or more damage”: words for any amount',
  'event-predicate/move-damage': '“1 or more damage”: words for any amount',
  'predicate/only-copies-in-deck': 'decks are built before the game (CR 1.10.1.1)',
  'predicate/up-to-copies-in-deck': 'decks are built before the game (CR 1.10.1.1)',
  'event-predicate/pay-exactly': 'an event that was recorded is told by a figure',
  'event-predicate/pay-or-less': 'an event that was recorded is told by a figure',
  'event-predicate/pay-or-more': 'an event that was recorded is told by a figure',
  'which-turn/first-of-game': 'which turn it is, is an ordinal',
  'grant/number': 'a keyword as it is printed has a figure (CR 8.1)',
  'how-often/times': 'a limit is a figure (CR 6.1.13)',
};

/** Why no other number than a figure makes sense somewhere. */
const WITHOUT_SENSE: readonly (readonly [RegExp, string])[] = [
  [/ — /, 'what is paid is known before the text is'],
  [/<?\b(Shift|Boost|Singer|Sing Together|Resist|Challenger)\b>? (\{I\} )?[+\d]/, 'a keyword has a figure'],
  [/copies of/, 'decks are built before the game (CR 1.10.1.1)'],
  [/\bX or more (damage|cards? (have )?left)|discards X or more/, 'words for any number'],
  [/for each X|each X /i, 'in steps of a size that is known'],
  [/X times|(more than|only \w+) X .*each turn/i, 'a limit is a figure'],
  [/^Choose X:/, 'what X is stands behind a sentence, and modes follow the number'],
  [/need X lore/, 'the number to win is asked at all times, of all players'],
];

/** Why a number is not multiplied. */
const NOT_MULTIPLIED: readonly (readonly [RegExp, string])[] = [
  [/(more|less) lore instead/, 'how much more it is than it would have been is said by X'],
  [/ until /, 'how many there are in the end is no amount that is done'],
  [/play with the top/i, 'what lies open is no amount that is done'],
  [/^Choose (up to )?\d/, 'who is chosen is no amount that is done'],
  [/counts as cost|need \d+ lore/, 'what a number counts as is no amount that is done'],
];

const engine = createEngine({ plugins: [lorcana] });
const bind = (ability: Parameters<typeof bindAbility>[2]) => bindAbility(engine, 'text', ability);
const reads = (text: string, facts: TextFacts): boolean =>
  compileText(language, { text, ...facts }, bind).verdict.supported;

const rowsOf = (slot: string): readonly Phrase[] => language.phrases.filter((row) => row.slot === slot);
const nameOf = ({ slot, name }: Phrase): string => `${String(slot)}/${name}`;

/** A sentence with a number in it. */
interface Place {
  readonly row: string;
  readonly facts: TextFacts;
  /** The text with another number. */
  with(said: { readonly figure?: string; readonly after: string }): string;
}

/** The numbers of a row's examples: each is a place. One of each row is enough. */
function placesOf(row: Phrase): Place[] {
  for (const example of row.examples ?? []) {
    const facts = anyType.find((one) => reads(example, one));
    const at = facts ? example.search(/(?<![\d{])\b\d+\b/) : -1;
    if (!facts || at < 0) continue;
    const figure = /^\d+/.exec(example.slice(at))![0];
    const rest = example.slice(at + figure.length);
    const end = rest.search(/\.(?:\s|$)/);
    return [
      {
        row: nameOf(row),
        facts,
        with: (said) =>
          `${example.slice(0, at)}${said.figure ?? figure}${rest.slice(0, end)}${said.after}${rest.slice(end)}`,
      },
    ];
  }
  return [];
}

const NUMBERS = /:(amount|compared|sided|value|bound|card-count|damage|lore-amount|stat-change)\}/;

describe('numbers', () => {
  it('are figures only where there is a reason', () => {
    const figures = language.phrases
      // The past of an event is made from its row.
      .filter(({ slot, template }) => !String(slot).startsWith('past-') && /:integer\}/.test(template))
      .map(nameOf)
      .sort();
    expect(figures).toEqual(Object.keys(FIGURES).sort());
  });

  it('are measured by rows that are all crossed here', () => {
    const rowNames = (said: object) => Object.keys(said).map((key) => key.split(' ')[0]!);
    const known = [...rowNames(MEASURES), ...Object.keys(OF_BEFORE)];
    expect(
      rowsOf('measure')
        .map(({ name }) => name)
        .filter((name) => !known.includes(name)),
    ).toEqual([]);
    const each = rowsOf('each').map(({ name }) => name);
    const counted = rowNames(EACH);
    expect(each.filter((name) => !counted.includes(name) && !EACH_BEFORE.test(name))).toEqual([]);
  });
});

/** Counts the cells of a table that are read, and lists those that are not. */
function crossed(cells: readonly { readonly text: string; readonly facts: TextFacts }[]): {
  share: number;
  refused: string[];
} {
  const refused = cells.filter(({ text, facts }) => !reads(text, facts)).map(({ text }) => text);
  return { share: (cells.length - refused.length) / cells.length, refused };
}

const makesSense = (text: string): boolean => !WITHOUT_SENSE.some(([words]) => words.test(text));

describe('quantities × places for a number', () => {
  const measures = Object.entries(MEASURES).filter(([name]) => !(name in OF_BEFORE));
  const places = language.phrases.filter(({ template }) => NUMBERS.test(template)).flatMap(placesOf);

  it('“X, where X is …” is read at 95 % of all places and more', () => {
    const cells = places.flatMap((place) =>
      measures.map(([, measure]) => ({
        text: place.with({
          figure: 'X',
          after: `, where X is ${measure.replace('this card', typeWord(place))}`,
        }),
        facts: place.facts,
      })),
    );
    const sensible = cells.filter(({ text }) => makesSense(text) && choosesInTime(text));
    const { share, refused } = crossed(sensible);
    expect(share, refused.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(sensible.length).toBeGreaterThan(500);
  });

  it('“equal to …” is read wherever so much of something is meant', () => {
    const amounts = language.phrases
      .filter(({ template }) => /:(card-count|damage|lore-amount)\}/.test(template))
      .flatMap(placesOf);
    const cells = amounts.flatMap((place) =>
      measures.map(([, measure]) => ({
        text: place
          .with({ figure: '#', after: '' })
          .replace(
            /# (cards?|damage|lore)/,
            (_, noun: string) =>
              `${noun.replace('card', 'cards').replace('ss', 's')} equal to ${measure.replace('this card', typeWord(place))}`,
          ),
        facts: place.facts,
      })),
    );
    const sensible = cells.filter(({ text }) => !text.includes('#') && choosesInTime(text));
    const { share, refused } = crossed(sensible);
    expect(share, refused.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(sensible.length).toBeGreaterThan(100);
  });
});

describe('“for each …” × effects', () => {
  it('multiplies the numbers of 95 % of all effects and more', () => {
    const places = language.phrases
      .filter(({ slot, template }) => slot === 'predicate' && NUMBERS.test(template))
      .flatMap(placesOf);
    const cells = places.flatMap((place) =>
      Object.values(EACH).map((each) => ({
        text: place.with({ after: ` for each ${each.replace('this card', typeWord(place))}` }),
        facts: place.facts,
      })),
    );
    const sensible = cells.filter(
      ({ text }) => makesSense(text) && !NOT_MULTIPLIED.some(([words]) => words.test(text)),
    );
    const { share, refused } = crossed(sensible);
    expect(share, refused.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(sensible.length).toBeGreaterThan(100);
  });

  it('multiplies how many cards 95 % of all effects take, and more', () => {
    const effects = language.phrases
      .filter(({ slot, template }) => slot === 'predicate' && /\{(what|at):/.test(template))
      .flatMap((row) => {
        const example = row.examples?.find((text) => TAKES.test(text));
        const facts = example === undefined ? undefined : anyType.find((one) => reads(example, one));
        return example && facts ? [{ example, facts }] : [];
      });
    const cells = effects.flatMap(({ example, facts }) =>
      Object.values(EACH).map((each) => ({
        text: example.replace(/\.(?= |$)/, ` for each ${each.replace('this card', 'chosen character')}.`),
        facts,
      })),
    );
    const { share, refused } = crossed(cells);
    expect(share, refused.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(cells.length).toBeGreaterThan(50);
  });
});

/** An order that takes a number of cards, and nothing else first. */
const TAKES =
  /^(?!Choose|Discard)[A-Z][a-z]+ (up to \d |\d |a |an |another )?(chosen |character|card|item|song)[^.,]*\.$/;

/** What the text calls its own card. */
function typeWord({ facts }: Place): string {
  return facts.type === 'character' ? 'this character' : 'chosen character';
}

/** What always applies has no moment in which a card could be chosen for its number. */
function choosesInTime(text: string): boolean {
  return (
    !/chosen|choose/.test(text) ||
    /^(When|Whenever|At the|Choose|Deal|Draw|Gain|Put|Banish|Return|Play)/.test(text)
  );
}
