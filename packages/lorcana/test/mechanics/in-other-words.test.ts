import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { character, game, item, language } from '../support/game.ts';

// What a text says is read from its own words: that the printer would say it otherwise is no reason to refuse it.

const problems = (type: string, text: string) =>
  compileText(language(), { text, type }).diagnostics.map(({ code }) => code);

describe('CR 5.1.1 a card in play is spoken of by its state or by who has it', () => {
  const queen = character('Evil Ruler', '2/4/1', {
    text: 'While an opposing damaged character is in play, this character gets +2 {S}.',
  });
  const drover = character('Drover', '2/4/1', {
    text: 'While an opposing exerted character is in play, this character gets +1 {L}.',
  });
  const foe = (name: string, state: { damage?: number; exerted?: boolean } = {}) => ({
    card: character(name, '1/5/1'),
    ...state,
  });

  test('The Queen - Evil Ruler: one opponent who has one is enough, in a game of three', () => {
    const strength = (...others: Parameters<typeof foe>[1][]) =>
      game([
        { play: [queen, foe('Own', { damage: 1 })] },
        ...others.map((state) => ({ play: [foe('F', state)] })),
      ])
        .card('Evil Ruler')
        .stat('strength');
    expect([strength({}, {}), strength({ damage: 1 }, {}), strength({}, { damage: 2 })]).toEqual([2, 4, 4]);
  });

  test('an exerted one, as long as it is exerted', () => {
    const lore = (exerted: boolean) =>
      game([{ play: [drover] }, { play: [foe('F', { exerted })] }])
        .card('Drover')
        .stat('lore');
    expect([lore(false), lore(true)]).toEqual([1, 2]);
  });
});

describe('CR 6.1.3 one stat is added to another', () => {
  test('Zipper - Big Helper: his willpower to the strength of another', () => {
    const zipper = character('Zipper', '1/4/1', {
      text: "Whenever this character quests, you may add his {W} to another chosen character's {S} this turn.",
      pronoun: 'he',
    });
    const g = game([{ play: [zipper, character('Dale', '2/3/1')] }, {}])
      .move('quest', 'Zipper')
      .accept();
    expect(g.choose('Dale').card('Dale')).toHaveStat('strength', 6);
    expect(g.card('Dale')).toHaveStat('willpower', 3);
  });

  test('a willpower that grows: as much as it is when the effect resolves', () => {
    const captain = character('Captain', '1/2/1', {
      text: "Whenever this character challenges, add their {S} to chosen character's {W} this turn.",
    });
    const g = game([
      { play: [captain, character('Mate', '2/2/1')] },
      { play: [{ card: character('Foe', '0/9/1'), exerted: true }] },
    ])
      .move('challenge', 'Captain')
      .choose('Foe')
      .choose('Mate');
    expect(g.card('Mate')).toHaveStat('willpower', 3);
  });
});

describe('CR 6.1.11 he, she, they and it are as the card is', () => {
  test('Widow Tweed - Kindly Soul: a character card that was returned is “him”', () => {
    const widow = character('Widow Tweed', '2/2/1', {
      cost: 1,
      text: 'When you play this character, return a character card from your discard to your hand. If that character is named Tod, you may play him for free.',
    });
    const g = game([
      { hand: [widow], inkwell: 1, discard: [character('Tod', '1/1/1', { cost: 5 })] },
      {},
    ]).move('play', 'Widow Tweed', 'ink');
    expect(g.accept().card('Tod')).toBeInZone('play', 0);
  });

  test('a character chosen by a name, whatever was asked in between', () => {
    const lefou = character('LeFou', '1/1/1', {
      cost: 1,
      text: 'When you play this character, choose a character named Gaston. If you have an item in play, ready him.',
    });
    const played = (...own: ReturnType<typeof item>[]) =>
      game([
        { hand: [lefou], inkwell: 1, play: [{ card: character('Gaston', '3/3/1'), exerted: true }, ...own] },
        {},
      ])
        .move('play', 'LeFou', 'ink')
        .choose('Gaston')
        .card('Gaston')
        .count('exerted');
    expect([played(), played(item('Mug'))]).toEqual([1, 0]);
  });

  test('an item is not “him”, nor what may be one', () => {
    expect(problems('action', 'Choose an item. Banish him.')).toEqual(['DSL2002']);
    expect(problems('action', 'Choose a character or item. Banish him.')).toEqual(['DSL2002']);
    expect(problems('action', 'Choose a character or item. Banish them.')).toEqual([]);
  });
});

describe('CR 1.5 spaces and capitals are no words', () => {
  test('Darkwing’s Gas Device: both costs are paid', () => {
    const device = item('Gas Device', '{E},1 {I} — Chosen character gets -1 {S} this turn.');
    const g = game([{ play: [device], inkwell: 1 }, { play: [character('Foe', '3/3/1')] }])
      .move('use-ability', 'Gas Device')
      .choose('Foe');
    expect(g.card('Foe')).toHaveStat('strength', 2);
    expect(g.card('Gas Device').count('exerted')).toBe(1);
  });

  test('they are told, and not refused', () => {
    expect(problems('item', '{E},2 {I} — Draw a card.')).toEqual(['DSL1006']);
    expect(problems('location', "While this location 's damaged, gain 1 lore.")).not.toContain('DSL2002');
  });
});
