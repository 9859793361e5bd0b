import { compileText } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { action, character, game, item, language, location, song } from '../support/game.ts';

const tune = (name: string) => song(name, 'Gain 1 lore.');
const items = (count: number) => Array.from({ length: count }, (_, i) => item(`Tool ${i}`));
const act = (text: string) => action('Act', text, { cost: 0 });

describe('CR 6.1.8 “for each” multiplies all that its clause says of one subject', () => {
  test('Tadashi Hamada - Baymax Inventor gets both for each item', () => {
    const tadashi = character('Tadashi Hamada', '1/1/1', {
      text: 'This character gets +1 {S} and +1 {W} for each item you have in play.',
    });
    const g = game([{ play: [tadashi, ...items(3)] }, { play: items(2) }]);
    expect(['strength', 'willpower'].map((stat) => g.card('Tadashi Hamada').stat(stat))).toEqual([4, 4]);
  });

  test('Scrooge McDuck - Ghostly Ebenezer and his Counting House get both for each card under them', () => {
    const scrooge = character('Scrooge McDuck', '2/3/1', {
      text: 'Boost 1 {I}\nThis character gets +1 {S} and +1 {W} for each card under him.',
    });
    const house = location('Counting House', '5/1/1', {
      text: 'Boost 2 {I}\nThis location gets +1 {W} and +1 {L} for each card under it.',
    });
    const g = game([{ play: [scrooge, house], inkwell: 3, deck: 5 }]);
    g.move('use-ability', 'Scrooge McDuck').move('use-ability', 'Counting House');
    expect(['strength', 'willpower'].map((stat) => g.card('Scrooge McDuck').stat(stat))).toEqual([3, 4]);
    expect(['willpower', 'lore'].map((stat) => g.card('Counting House').stat(stat))).toEqual([6, 2]);
  });

  test('different numbers, and a keyword beside a stat', () => {
    const g = game([
      {
        play: [
          character('Guard', '1/9/1', {
            text: 'This character gets +2 {S} and gains Resist +1 for each item you have in play.',
          }),
          ...items(2),
        ],
        hand: [act('Deal 3 damage to chosen character.')],
      },
    ]);
    expect(g.card('Guard').stat('strength')).toBe(5);
    expect(g.move('play', 'Act').choose('Guard').card('Guard')).toHaveCount('damage', 1);
  });

  test('deeds of one player: each of them, and a choice only once', () => {
    const two = { discard: [tune('A'), tune('B')] };
    const both = game([
      { hand: [act('Draw a card and gain 2 lore for each song card in your discard.')], ...two },
    ]);
    both.move('play', 'Act');
    expect([both.player(0).count('hand'), both.player(0).count('lore')]).toEqual([2, 4]);
    const none = game([{ hand: [act('Draw a card and gain 2 lore for each song card in your discard.')] }]);
    expect(none.move('play', 'Act').player(0).count('hand')).toBe(0);
    const text = 'Each opponent loses 1 lore and discards a card for each item you have in play.';
    const theirs = game([
      { hand: [act(text)], play: items(2) },
      { lore: 5, hand: 3 },
      { lore: 1, hand: 1 },
    ]);
    theirs.move('play', 'Act');
    theirs.choose('Extra', 'Extra');
    expect([1, 2].map((player) => theirs.player(player).count('lore'))).toEqual([3, 0]);
    expect([1, 2].map((player) => theirs.player(player).count('hand'))).toEqual([1, 0]);
    const ready = game([
      {
        hand: [act('Ready chosen character and gain 1 lore for each item you have in play.')],
        play: [{ card: character('Tired'), exerted: true }, ...items(2)],
      },
    ]);
    expect(ready.move('play', 'Act').choose('Tired').player(0).count('lore')).toBe(2);
  });

  test('not what stands before “then”, nor what another subject does', () => {
    const drawn = (text: string) =>
      game([{ hand: [act(text)], play: items(3) }, { lore: 9 }])
        .move('play', 'Act')
        .player(0)
        .count('hand');
    expect(drawn('Draw a card, then gain 1 lore for each item you have in play.')).toBe(1);
    expect(drawn('Draw a card and each opponent loses 1 lore for each item you have in play.')).toBe(1);
  });

  test('not what does the counted deed, but what follows on an earlier sentence', () => {
    const g = game([
      {
        hand: [
          act('Choose and discard a card and draw 2 cards for each card discarded this way.'),
          item('A'),
        ],
      },
    ]).move('play', 'Act');
    expect(g.player(0).count('hand')).toBe(2);
    const banish = game([
      {
        hand: [act('Banish all items. Draw a card and gain 1 lore for each item banished this way.')],
        play: items(3),
      },
    ]).move('play', 'Act');
    expect([banish.player(0).count('hand'), banish.player(0).count('lore')]).toEqual([3, 3]);
    const wounds = game([
      {
        hand: [act('Deal 1 damage to chosen character and draw a card for each damage on them.')],
        play: [{ card: character('Hurt', '1/9/1'), damage: 2 }],
      },
    ])
      .move('play', 'Act')
      .choose('Hurt');
    expect([wounds.card('Hurt').count('damage'), wounds.player(0).count('hand')]).toEqual([3, 3]);
  });

  test('said of each part, or before them, it is data and prints back', () => {
    const texts = [
      'This character gets +1 {S} for each item you have in play and +1 {W} for each location you have in play.',
      'This character gets +1 {S} for each item you have in play and +1 {W} for each item you have in play.',
      'For each item you have in play, this character gets +1 {S} and +1 {W}.',
      'This character gets +1 {S} and +1 {W} for each item you have in play.',
    ];
    for (const text of texts) {
      const { verdict, abilities } = compileText(language(), { text, type: 'character' });
      expect([text, verdict.roundTrip]).toEqual([text, true]);
      if (text === texts[0]) continue;
      expect(language().print(abilities[0]!.ability)).toBe(texts[3]!.replace('and +', 'and gets +'));
    }
  });

  test('what only the last part says is kept apart where it is printed', () => {
    const [spell] = language().parse('Draw a card. Gain 1 lore for each item you have in play.', {
      type: 'action',
      resolves: true,
    }).abilities;
    const [standing] = language().parse(
      'This character gets +1 {S}. This character gets +1 {W} for each item you have in play.',
      { type: 'character' },
    ).abilities;
    for (const { ability } of [spell!, standing!]) {
      const printed = language().print(ability);
      const type = ability.kind === 'spell' ? 'action' : 'character';
      const again = language().parse(printed, { type, resolves: type === 'action' }).abilities;
      expect(again.map((one) => one.ability)).toEqual([ability]);
    }
  });
});
