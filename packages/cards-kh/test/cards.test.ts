import { kh } from '@cardwright/cards-kh';
import { cardOf } from '@cardwright/core/game';
import { kingdomHearts } from '@cardwright/kingdom-hearts';
import { type PlayerLiteral, type Scenario, type ScenarioSetup, scenario } from '@cardwright/testkit/vitest';
import { describe, expect, test } from 'vitest';

const game = (players: readonly PlayerLiteral[] = [], setup: Partial<ScenarioSetup> = {}): Scenario =>
  scenario({
    plugins: [kingdomHearts, kh],
    filler: 'Traverse Town',
    players: [0, 1].map((i) => ({ 'player-area': ['Sora (Level 1)'], ...players[i] })),
    ...setup,
  });

describe('cards played from their text', () => {
  test('Roxas takes Oathkeeper from the deck at the start of the game', () => {
    const filler = Array.from({ length: 8 }, () => 'Traverse Town');
    const deck = { deck: { only: ['Roxas (Level 1)', 'Oathkeeper', ...filler] } };
    const start = game([], {
      from: 'setup',
      players: [deck, { deck: { only: ['Saïx (Level 3)', ...filler] } }],
    });
    start.choose('Roxas (Level 1)').choose('Saïx (Level 3)');
    // Either it was drawn with the opening hand, or it is on Roxas now.
    const keeper = start.card('Oathkeeper');
    if (start.decision?.kind === 'choose-cards') start.choose(...start.candidates);
    const drawn = start
      .events('drawn')
      .some(({ card, player }) => player === 0 && cardOf(card) === keeper.index);
    expect(drawn).toBe(!start.card('Roxas (Level 1)').is('equipped'));
  });

  test('Barrel Spider takes a Heart Point of whoever defeats it', () => {
    const g = game([
      { 'world-area': ['Disney Castle'], hand: ['Aero (Level 1)', 'Fire (Level 1)'] },
      { 'dark-area': ['Barrel Spider (Level 2)'] },
    ]);
    g.move('play-magic', 'Fire (Level 1)').choose('Barrel Spider (Level 2)');
    g.move('battle').move('play-magic', 'Aero (Level 1)').move('fight');
    expect(g.card('Barrel Spider (Level 2)')).toBeInZone('discard', 1);
    expect(g.player(0).count('hp')).toBe(7);
  });

  test('Kingdom Key is for a Player/Light, and takes the difference of the levels when a challenge is won', () => {
    const none = game([{ 'player-area': ['Saïx (Level 3)'], hand: ['Kingdom Key'] }]);
    expect(none.offer('play-equipment', 'Kingdom Key')).toBeRefused('cannot-carry');
    const g = game([{ hand: ['Kingdom Key', 'Sora, Valor Form'] }]);
    g.move('play-equipment', 'Kingdom Key').move('change-form', 'Sora, Valor Form').move('end-phase');
    g.move('challenge').move('do-nothing').move('do-nothing');
    // 1 for the challenge, 2 for level 3 against level 1.
    expect(g.player(1).count('hp')).toBe(5);
  });

  test('Valor Form carries a second Equipment card and goes when a challenge is lost', () => {
    const g = game([
      { hand: ['Kingdom Key', 'Olympia', 'Sora, Valor Form'] },
      { 'player-area': ['Saïx (Level 3)'] },
    ]);
    g.move('play-equipment', 'Kingdom Key');
    expect(g.offer('play-equipment', 'Olympia')).toBeRefused('cannot-carry');
    g.move('change-form', 'Sora, Valor Form').move('play-equipment', 'Olympia');
    expect(g.player(0).count('play')).toBe(2);
    // 7 + 1 + 3 against 5: it stays. Without Equipment and against more it goes.
    g.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(g.player(0).names('player-area')).toEqual(['Sora, Valor Form']);
    const lost = game([
      { 'player-area': [{ card: 'Sora, Valor Form', under: ['Sora (Level 1)'] }] },
      { 'player-area': ['Saïx (Level 3)'], 'friend-area': ['Goofy (Level 2)'] },
    ]);
    lost.move('end-phase').move('challenge').move('do-nothing').move('join', 'Goofy (Level 2)');
    lost.move('do-nothing').move('do-nothing');
    expect(lost.player(0).names('player-area')).toEqual(['Sora (Level 1)']);
    expect(lost.card('Sora, Valor Form')).toBeInZone('discard', 0);
  });

  test('KH 8.2.6.1, 9.39 when Valor Form goes, its player says which Equipment Sora keeps', () => {
    const g = game([{ hand: ['Kingdom Key', 'Olympia', 'Sora, Valor Form'] }]);
    g.move('play-equipment', 'Kingdom Key').move('change-form', 'Sora, Valor Form');
    g.move('play-equipment', 'Olympia').move('discard', 'Sora, Valor Form');
    expect(g.candidates).toEqual(['Kingdom Key', 'Olympia']);
    g.choose('Kingdom Key');
    expect(g.player(0).names('play')).toEqual(['Olympia']);
    expect(g.decision?.kind).toBe('act');
  });

  test('whoever comes to Monstro with four Friends says who stays', () => {
    const friends = ['Goofy (Level 1)', 'Aladdin (Level 1)', 'Abu (Level 0)', 'Donald Duck (Level 1)'];
    const g = game([{ 'friend-area': friends, hand: ['Monstro'] }]).move('move', 'Monstro');
    expect(g.candidates).toEqual(friends);
    g.choose('Abu (Level 0)');
    expect(g.player(0).count('friend-area')).toBe(3);
  });

  test('Pete has 10 Power and the total level of the opponent’s Worlds: 4 makes 14', () => {
    const g = game([
      { 'world-area': [{ card: 'Disney Castle', under: ['Traverse Town'] }] },
      { 'dark-area': ['Pete (Level 3)'] },
    ]);
    expect(g.card('Pete (Level 3)')).toHaveStat('power', 14);
  });

  test('as a Friend Pete has half his Power: 7 at a total of 4, 8 at 6', () => {
    const wonBy = (worlds: string) => {
      const under = [worlds];
      const g = game([
        { 'player-area': ['Dark Riku (Level 2)'], 'friend-area': ['Pete (Level 3)'] },
        { 'world-area': [{ card: 'Disney Castle', under }] },
      ]);
      g.move('end-phase')
        .move('challenge')
        .move('join', 'Pete (Level 3)')
        .move('do-nothing')
        .move('do-nothing');
      return g.events('challenge-won')[0]?.amount;
    };
    // 5 and half of 14 or 16 against 4.
    expect([wonBy('Traverse Town'), wonBy('Olympus Coliseum')]).toEqual([8, 9]);
  });

  test('KH 3.1, 9.21 Olympia is for Riku, and so for Dark Riku', () => {
    for (const leader of ['Riku (Level 2)', 'Dark Riku (Level 2)', 'Sora (Level 1)'])
      expect(
        game([{ 'player-area': [leader], hand: ['Olympia'] }]).offer('play-equipment', 'Olympia'),
      ).toBeOffered();
    const axel = game([{ 'player-area': ['Axel (Level 2)'], hand: ['Olympia'] }]);
    expect(axel.offer('play-equipment', 'Olympia')).toBeRefused('cannot-carry');
  });

  test('Dark Riku has several Friends of a name', () => {
    const shadows = [
      { card: 'Shadow (Level 1)', as: 'one' },
      { card: 'Shadow (Level 1)', as: 'two' },
    ];
    const g = game([{ 'player-area': ['Dark Riku (Level 2)'], hand: shadows }]);
    g.move('play-friend', 'one').move('play-friend', 'two');
    expect(g.player(0).count('friend-area')).toBe(2);
    const other = game([{ 'player-area': ['Axel (Level 2)'], hand: ['Shadow (Level 1)'] }]);
    expect(other.offer('play-friend', 'Shadow (Level 1)')).toBeRefused('no-ally');
  });

  test('Monstro has room for three Friends', () => {
    const friends = ['Goofy (Level 1)', 'Aladdin (Level 1)', 'Abu (Level 0)'];
    const g = game([
      {
        'world-area': ['Monstro'],
        'friend-area': friends,
        hand: ['Donald Duck (Level 1)', 'Goofy (Level 2)'],
      },
    ]);
    expect(g.offer('play-friend', 'Donald Duck (Level 1)')).toBeRefused('too-many-friends');
    // One of the same name takes the other's place.
    expect(g.offer('play-friend', 'Goofy (Level 2)')).toBeOffered();
  });

  test('Comet needs Donald Duck, and is for one battle', () => {
    const g = game([
      { 'world-area': ['Monstro'], 'friend-area': ['Donald Duck (Level 1)'], hand: ['Comet'] },
      { 'dark-area': ['Samurai (Level 2)'] },
    ]);
    g.move('battle').move('play-technique', 'Comet').move('fight');
    expect(g.card('Samurai (Level 2)')).toBeInZone('discard', 1);
    expect(g.card({ card: 'Sora (Level 1)', player: 0 })).toHaveStat('attack', 4);
  });

  test('KH 9.37 a Player/XIII used as a Friend has no text', () => {
    const as = (side: PlayerLiteral) =>
      game([side, { 'player-area': ['Saïx (Level 3)'] }])
        .move('end-phase')
        .move('challenge')
        .move('do-nothing')
        .move('do-nothing');
    const player = as({
      'player-area': ['Demyx (Level 1)'],
      'friend-area': [{ card: 'Saïx (Level 3)', as: 'friend' }],
    });
    expect(player.card('friend')).toHaveCount('counters', 0);
    const own = as({ 'player-area': [{ card: 'Saïx (Level 3)', as: 'player' }], 'friend-area': [] });
    expect(own.player(0).count('hp')).toBe(8);
  });

  test('Saïx takes a counter for a challenge that is lost', () => {
    const g = game([{}, { 'player-area': ['Saïx (Level 3)'], 'friend-area': [] }], { active: 0 });
    g.move('end-phase').move('challenge').move('do-nothing').move('do-nothing');
    expect(g.card('Saïx (Level 3)')).toHaveCount('counters', 0);
    const lost = game([{ 'friend-area': ['Goofy (Level 2)'] }, { 'player-area': ['Saïx (Level 3)'] }]);
    lost
      .move('end-phase')
      .move('challenge')
      .move('join', 'Goofy (Level 2)')
      .move('do-nothing')
      .move('do-nothing');
    expect(lost.card('Saïx (Level 3)')).toHaveCount('counters', 1);
  });

  test('Simba’s PROUD ROAR is read from the text: each player chooses', () => {
    const g = game([
      { 'friend-area': ['Goofy (Level 1)'], hand: ['Simba (Level 2)'] },
      { 'friend-area': ['Aladdin (Level 1)', 'Abu (Level 0)'] },
    ]);
    g.move('play-friend', 'Simba (Level 2)').choose('Goofy (Level 1)').choose('Abu (Level 0)');
    expect(g.player(0).names('friend-area')).toEqual(['Simba (Level 2)']);
    expect(g.player(1).names('friend-area')).toEqual(['Aladdin (Level 1)']);
  });
});
