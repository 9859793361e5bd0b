import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';
import { readCase } from '../support/reads.ts';

const spell = (text: string) => action('Spell', text, { cost: 0 });

describe('CR 6.5.4, 6.1.5.1 a price on a replacement: “you may [A]. If you do, [B] instead”', () => {
  const saint = character('Saint', '1/2/1', {
    text: 'During an opponent’s turn, if this character would be banished, you may choose and discard a card. If you do, remove all damage from them instead.',
  });
  const hit = action('Hit', 'Banish chosen character.', { cost: 0 });
  const struck = (hand: ReturnType<typeof item>[]) =>
    game([{ play: [{ card: saint, damage: 1 }], hand }, { hand: [hit] }], { active: 1 })
      .move('play', 'Hit')
      .choose('Saint');

  test('paid, it happens in place of the event', () => {
    const g = struck([item('Cup')]).accept();
    expect(g.card('Cup')).toBeInZone('discard', 0);
    expect(g.card('Saint')).toBeInZone('play', 0);
    expect(g.card('Saint')).toHaveCount('damage', 0);
  });

  test('declined, or impossible, the event happens', () => {
    expect(
      struck([item('Cup')])
        .decline()
        .card('Saint'),
    ).toBeInZone('discard', 0);
    const poor = struck([]);
    expect(poor.card('Saint')).toBeInZone('discard', 0);
  });

  test('a price on a replacement of damage', () => {
    const shield = item(
      'Shield',
      'If one of your characters would be dealt damage, you may banish this item. If you do, they take no damage instead.',
    );
    const zap = action('Zap', 'Deal 1 damage to chosen character.', { cost: 0 });
    const g = game([{ hand: [zap], play: [shield, character('A', '1/3/1')] }]).move('play', 'Zap');
    g.choose('A').accept();
    expect(g.card('A')).toHaveCount('damage', 0);
    expect(g.card('Shield')).toBeInZone('discard', 0);
  });

  test('what does not say “instead” is no replacement', () => {
    expect(readCase('If one of your characters would be banished, draw a card.', 'item')).toBe(false);
    expect(
      readCase(
        'If one of your characters would be banished, you may draw a card. If you do, gain 1 lore.',
        'item',
      ),
    ).toBe(false);
  });
});

describe('CR 6.7.7 who was at a location that has left', () => {
  const inn = location('Inn', '3/1/1');
  const at = (name: string, kind: string) => ({
    card: character(name, '1/3/1', { classifications: [kind] }),
    'at-location': 'p0:play:0',
  });

  test.each([
    ['Banish chosen location. If one or more characters were there, gain 1 lore.', 1],
    ['Banish chosen location. If 2 or more Hero characters were there, gain 1 lore.', 0],
    ['Banish chosen location. If there were 2 or more characters there, gain 1 lore.', 1],
    ['Banish chosen location. Gain 1 lore for each Hero character that was there.', 1],
  ])('%s', (text, lore) => {
    const g = game([
      { hand: [spell(text)], play: [inn, at('A', 'Hero'), at('B', 'Villain'), character('C', '1/3/1')] },
    ]).move('play', 'Spell');
    if (g.decision?.kind === 'choose-cards') g.choose('Inn');
    expect(g.player(0)).toHaveCount('lore', lore);
    const empty = game([{ hand: [spell(text)], play: [inn, character('C', '1/3/1')] }]).move('play', 'Spell');
    if (empty.decision?.kind === 'choose-cards') empty.choose('Inn');
    expect(empty.player(0)).toHaveCount('lore', 0);
  });
});

describe('CR 6.1.3 three choices in one clause', () => {
  test('up to one of each kind, from one place', () => {
    const g = game([
      {
        hand: [
          spell(
            'Return up to 1 character card, up to 1 item card, and up to 1 location card from your discard to your hand.',
          ),
        ],
        discard: [character('A'), item('B'), location('C'), item('D')],
      },
    ]).move('play', 'Spell');
    g.choose('A').choose('D').choose();
    expect(g.player(0).names('hand').sort()).toEqual(['A', 'D']);
  });
});

describe('CR 6.1.5.2 either of two places', () => {
  test('“on either the top of … or into …”', () => {
    const seer = (index: number) =>
      game([
        {
          hand: [
            spell(
              'Look at the top card of your deck. Put it on either the top of your deck or into your discard.',
            ),
          ],
          deck: [item('Top'), item('Next')],
        },
      ])
        .move('play', 'Spell')
        .option(index);
    expect(seer(0).card('Top')).toBeInZone('deck', 0);
    expect(seer(1).card('Top')).toBeInZone('discard', 0);
  });
});

describe('the same as', () => {
  const glass = item(
    'Glass',
    '{E} — Reveal the top card of your deck. If its cost is the same as the cost of a character you have in play, put that card into your hand. Otherwise, put it into your discard.',
  );

  test.each([
    [2, 'hand'],
    [3, 'hand'],
    [5, 'discard'],
    [1, 'discard'],
  ])('a cost of %s is that of one of them, or is not', (cost, zone) => {
    const play = [glass, character('A', '1/1/1', { cost: 2 }), character('B', '1/1/1', { cost: 3 })];
    const g = game([{ play, deck: [item('Top', '', { cost })] }]).move('use-ability', 'Glass');
    expect(g.card('Top')).toBeInZone(zone, 0);
  });
});
