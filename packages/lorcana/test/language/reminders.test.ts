import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';

const language = createLorcanaLanguage();

const codes = (text: string, facts: object = {}): string[] =>
  language
    .parse(text, { type: 'character', name: 'Ursula', ...facts })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);

describe('reminder text says what stands before it (CR 8.1.2)', () => {
  it.each([
    'Evasive (Only characters with Evasive can challenge this character.)',
    'Support (Whenever this character quests, you may add their {S} to another chosen character’s {S} this turn.)',
    'Bodyguard (This character may enter play exerted. An opposing character who challenges one of your characters must choose one with Bodyguard if able.)',
    'Shift 5 (You may pay 5 {I} to play this on top of one of your characters named Ursula.)',
    'Shift: Discard a song card (You may discard a song card to play this on top of one of your characters named Ursula.)',
    'Ward (Opponents can’t choose this character except to challenge.)\nRush (This character can challenge the turn they’re played.)',
    'Ward (Opponents can’t choose this character except to challenge.)Rush',
    'Your characters gain Resist +2. (Damage dealt to them is reduced by 2.)',
    'When you play this character, chosen character gains Ward this turn. (Opponents can’t choose her except to challenge.)',
    'When you play this character, chosen character of yours gains Rush this turn. (He can challenge the turn he’s played.)',
    'When you play this character, chosen character gains Support this turn. (Whenever she quests, you may add her {S} to another chosen character’s {S} this turn.)',
    'Your other characters gain Ward and Evasive. (Opponents can’t choose them except to challenge. Only characters with Evasive can challenge them.)',
  ])('%s', (text) => {
    expect(codes(text)).toEqual([]);
  });

  it('a name with a full stop in it is one name', () => {
    const text =
      'Shift 3 (You may pay 3 {I} to play this on top of one of your characters named Dr. Facilier.)';
    expect(codes(text, { name: 'Dr. Facilier' })).toEqual([]);
    expect(codes(text, { name: 'Mr. Smee' })).toEqual(['DSL1012']);
  });

  it('a song is sung for what it costs (CR 5.4.4.2)', () => {
    const text = '(A character with cost 3 or more can {E} to sing this song for free.)\nDraw a card.';
    expect(codes(text, { type: 'song', cost: 3 })).toEqual([]);
    expect(codes(text, { type: 'song', cost: 4 })).toEqual(['DSL1012']);
  });

  it.each([
    ['Draw (not) 2 cards.', 'DSL1011'],
    ['Draw 2(3) cards.', 'DSL1011'],
    ['(Draw 2 cards.)', 'DSL1011'],
    ['Draw 2 cards. (You lose the game.)', 'DSL1011'],
    [
      'Draw 2 cards. (Opponents can’t choose this character except to challenge. You lose the game.)',
      'DSL1012',
    ],
    ['Ward (Opponents can’t choose this character except to challenge. Draw 2 cards.)', 'DSL1011'],
  ])('%s is no reminder', (text, code) => {
    expect(codes(text, /Ward/.test(text) ? {} : { type: 'action' })).toEqual([code]);
  });

  it.each([
    ['a lost keyword', '(Only characters with Evasive can challenge this character.)'],
    ['another keyword', 'Ward (Only characters with Evasive can challenge this character.)'],
    ['another number', 'Resist +2 (Damage dealt to this character is reduced by 3.)'],
    [
      'another cost',
      'Shift 5 (You may pay 4 {I} to play this on top of one of your characters named Ursula.)',
    ],
    [
      'another name',
      'Shift 5 (You may pay 5 {I} to play this on top of one of your characters named Ariel.)',
    ],
    [
      'a keyword two lines before',
      'Ward\nWhenever this character quests, draw a card. (Opponents can’t choose them except to challenge.)',
    ],
  ])('%s is refused, and the message names the keyword', (_what, text) => {
    const [diagnostic] = language.parse(text, { type: 'character', name: 'Ursula' }).diagnostics;
    expect(diagnostic?.code).toBe('DSL1012');
    expect(diagnostic?.message).toMatch(/Evasive|Ward|Resist|Shift/);
    expect(text.slice(diagnostic!.span.start, diagnostic!.span.end)).toMatch(/^\(.*\)$/);
  });

  it('stands at the end of a line, not inside it', () => {
    const text = 'Chosen character gains Ward (Opponents can’t choose them except to challenge.) this turn.';
    expect(codes(text, { type: 'action' })).toEqual(['DSL1011']);
  });

  it('of a mod’s keyword is what its lexicon says', () => {
    const word = {
      id: 'studious',
      word: 'Studious',
      forms: ['none'],
      reminders: ['This character reads.'],
    } as const;
    const modded = createLorcanaLanguage({ lexicons: [{ keywords: [word] }] });
    const read = (text: string) => modded.parse(text, { type: 'character' }).complete;
    expect(read('Studious (This character reads.)')).toBe(true);
    expect(read('Studious (This character writes.)')).toBe(false);
  });
});
