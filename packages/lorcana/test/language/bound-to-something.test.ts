import { createEngine } from '@cardwright/core';
import { bindAbility, findIgnoredData } from '@cardwright/core/bind';
import type { AbilityPart, BoundAbility } from '@cardwright/core/game';
import { compileText } from '@cardwright/dsl';
import { type CardFacts, lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage, toCardText } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { phrases } from '../../src/language/phrases/index.ts';
import { factsFor, hasCorpus, language, readCorpus } from './language.ts';

// A text that is accepted is bound to something: what it does is there to be run, and every word of its data was read.

const engine = createEngine({ plugins: [lorcana] });
type Text = Parameters<typeof compileText>[1];

/** Parts of which nothing is there for anyone to ask. */
const isEmpty = ({
  kind,
  program,
  keywords,
  abilities,
  pattern,
  data,
  action,
  stat,
}: AbilityPart): boolean => {
  if (kind === 'trigger' || kind === 'replace') return pattern === null || program === null;
  if (kind === 'grant') return keywords.length === 0 && abilities.length === 0;
  return stat === null && action === null && keywords.length === 0 && data === undefined && program === null;
};

function boundToNothing({ program, parts, keyword, data }: BoundAbility): string | undefined {
  if (data.kind === 'keyword') return keyword === null ? 'a keyword that is none' : undefined;
  if (data.kind === 'spell' || data.kind === 'activated')
    return program === null || program.steps.length === 0 ? 'no step' : undefined;
  if (parts.length === 0) return 'no part';
  const empty = parts.find(isEmpty);
  return empty && `nothing in its part “${empty.kind}”`;
}

/** Why an accepted text is bound to nothing, or to less than it says; empty where it is bound whole, or refused. */
function missing(text: Text, reader = language): { accepted: boolean; missing: string[] } {
  const { verdict, abilities } = compileText(reader, text, (ability) => bindAbility(engine, 'text', ability));
  if (!verdict.supported) return { accepted: false, missing: [] };
  const said = text.text.replace(/\n/g, ' / ');
  const found = abilities.flatMap(({ ability }) => [
    ...findIgnoredData(engine, 'text', ability).map((path) => `nobody reads ${path}`),
    ...[boundToNothing(bindAbility(engine, 'text', ability)) ?? []].flat(),
  ]);
  if (abilities.length === 0 && said !== '') found.push('no ability');
  return { accepted: true, missing: found.map((what) => `${said}: ${what}`) };
}

const WHO = [
  ['character', 'Whenever this character quests, '],
  ['character', 'When you play this character, '],
  ['character', 'Whenever one of your other characters is banished, '],
  ['character', 'At the start of your turn, '],
  ['character', 'During your turn, whenever a card is put into your inkwell, '],
  ['item', '{E}, 1 {I} — '],
  ['item', 'Banish this item — '],
  ['item', 'Once during your turn, whenever you play a song, '],
  ['location', 'Whenever a character quests while here, '],
  ['action', ''],
] as const;
/** Each is said after each of those. */
const DOES = [
  'draw a card, then choose and discard a card.',
  'chosen character gets +2 {S} this turn unless you have an item in play.',
  'you may give chosen character Evasive this turn unless they’re damaged.',
  'chosen opposing character can’t quest during their next turn.',
  'you may banish one of your items to draw 2 cards.',
  'choose and discard a card to deal 2 damage to chosen character.',
  'reveal the top card of your deck. If it’s a character card, you may play that character for free. Otherwise, put it on the bottom of your deck.',
  'play up to 2 characters with cost 2 or less for free.',
  'move up to 2 damage counters from chosen character to chosen opposing character.',
  'each opponent chooses and banishes one of their characters.',
  'chosen character gains “Whenever this character quests, gain 1 lore” this turn.',
  'return a character card from your discard to your hand. If that card is a Princess character card, gain 2 lore.',
  'look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom of your deck in any order.',
  'you pay 1 {I} less for the next character you play this turn.',
];
const STANDING: readonly (readonly [type: string, text: string])[] = [
  ['character', 'Your other characters get +1 {S} while you have an item in play.'],
  ['character', "This character can't be challenged unless they're damaged."],
  ['character', 'While this card is in your discard, you pay 1 {I} less to play characters.'],
  ['character', 'Your Villain characters gain Evasive and Ward.'],
  ['character', 'Characters in your hand gain Shift 3.'],
  ['character', "Opponents can't play actions during your turn."],
  ['character', 'If one of your other characters would be banished, return them to your hand instead.'],
  ['character', 'This character enters play exerted.'],
  ['character', 'When you discard this card, you may play it for free.'],
  ['item', 'You pay 1 {I} less to play characters named Mira.'],
  ['item', 'Once during your turn, you pay 1 {I} less for the next song you play.'],
  ['location', 'Characters get +1 {L} while here.'],
  ['location', 'Characters gain “{E} — Draw a card” while here.'],
  ['action', 'When you discard this card, draw a card.'],
];

describe('an accepted text is bound to something', () => {
  it('of all sentences behind all beginnings', () => {
    const texts = [
      ...WHO.flatMap(([type, lead]) =>
        DOES.map(
          (does) => [type, lead === '' || lead.endsWith('— ') ? lead + capital(does) : lead + does] as const,
        ),
      ),
      ...STANDING,
    ];
    const judged = texts.map(([type, text]) => ({ text, ...missing({ text, type, name: 'Mira' }) }));
    expect(judged.flatMap((one) => one.missing)).toEqual([]);
    expect(judged.filter(({ accepted }) => !accepted).map(({ text }) => text)).toEqual([]);
  });

  it('of the examples of all phrases', () => {
    const examples = phrases.flatMap((phrase) => (phrase.examples ?? []) as readonly string[]);
    const judged = examples.map((text) => missing({ ...factsFor(text), text } as Text));
    expect(judged.flatMap((one) => one.missing)).toEqual([]);
    expect(judged.filter(({ accepted }) => accepted).length).toBeGreaterThan(200);
  });

  it.skipIf(!hasCorpus)('of the pool (skipped without a corpus)', { timeout: 120_000 }, () => {
    const cards = ['lorcana-sets-01-10.json', 'lorcana-sets-11-12.json'].flatMap(
      (file) => readCorpus(file) as readonly CardFacts[],
    );
    const named = createLorcanaLanguage({ names: cards.map(({ name }) => name) });
    const judged = cards.map((card) => missing(toCardText(card), named));
    expect(judged.flatMap((one) => one.missing)).toEqual([]);
    expect(judged.filter(({ accepted }) => accepted).length).toBeGreaterThan(2100);
  });
});

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
