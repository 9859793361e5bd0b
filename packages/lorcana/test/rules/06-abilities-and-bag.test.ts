import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const mourner = (name: string, text: string) => character(name, '1/9/1', { text });
const burn = action('Burn', 'Banish chosen character.');

describe('CR 6.1 abilities and effects', () => {
  test('CR 6.1.3 “up to” may be none, and the same is not chosen twice', () => {
    const freeze = action('Freeze', 'Exert up to 2 chosen characters.');
    const g = game([
      { hand: [freeze], inkwell: 1 },
      { play: [{ card: character('A'), as: 'a' }, character('B')] },
    ]);
    g.move('play', 'Freeze');
    expect(g).toHaveDecision('choose-cards', { min: 0, max: 2 });
    const [ref] = g.decision!.candidates;
    expect(() => g.answer([ref!, ref!])).toBeRefused('chosen-twice');
    g.choose();
    expect(g.card('a')).toBeInState('ready');
  });

  test('CR 6.1.4 “may” can be declined, and then none of it happens', () => {
    const trade = action('Trade', 'You may draw 2 cards, then choose and discard a card.');
    const g = game([{ hand: [trade, item('Kept')], inkwell: 1 }])
      .move('play', 'Trade')
      .decline();
    expect(g.player(0)).toHaveCards('hand', ['Kept']);
  });

  test('CR 6.1.5.1 “[A] to [B]”: without A no B', () => {
    const pay = character('Pay', '1/1/1', {
      text: 'When you play this character, you may pay 2 {I} to draw a card.',
    });
    expect(game([{ hand: [pay], inkwell: 2 }]).move('play', 'Pay')).toHaveDecision('act');
    const g = game([{ hand: [pay], inkwell: 3 }])
      .move('play', 'Pay')
      .accept();
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 6.1.5.1 “if you do” only when it was done', () => {
    const sacrifice = action('Sacrifice', 'You may banish chosen item of yours. If you do, draw 2 cards.');
    const begin = (play: readonly ReturnType<typeof item>[]) =>
      game([{ hand: [sacrifice], inkwell: 1, play }]).move('play', 'Sacrifice');
    expect(
      begin([item('Book')])
        .accept()
        .choose('Book')
        .player(0),
    ).toHaveCount('hand', 2);
    expect(
      begin([item('Book')])
        .decline()
        .player(0),
    ).toHaveCount('hand', 0);
    expect(begin([]).player(0)).toHaveCount('hand', 0);
  });

  test('CR 6.1.6 “another” is not the card itself', () => {
    const leader = character('Leader', '1/1/1', { text: 'Your other characters get +1 {S}.' });
    const g = game([{ play: [leader, character('Follower')] }]);
    expect(g.card('Leader')).toHaveStat('strength', 1);
    expect(g.card('Follower')).toHaveStat('strength', 2);
  });
});

describe('CR 6.2 triggered abilities', () => {
  test('CR 6.2.4 an “if” after the trigger is asked when it resolves', () => {
    const band = character('Band', '1/1/1', {
      text: 'When you play this character, if you have another character in play, draw a card.',
    });
    expect(
      game([{ hand: [band], inkwell: 1 }])
        .move('play', 'Band')
        .player(0),
    ).toHaveCount('hand', 0);
    expect(
      game([{ hand: [band], inkwell: 1, play: [character('A')] }])
        .move('play', 'Band')
        .player(0),
    ).toHaveCount('hand', 1);
  });

  test('CR 6.2.6, 6.2.1 two conditions trigger apart', () => {
    const both = character('Both', '1/1/1', {
      text: 'When you play this character and whenever they quest, draw a card.',
    });
    const g = game([{ hand: [both], inkwell: 1 }]).move('play', 'Both');
    expect(g.player(0)).toHaveCount('hand', 1);
    g.endTurn().endTurn().move('quest', 'Both');
    expect(g.player(0)).toHaveCount('hand', 3);
  });

  test('CR 6.2.7.1 a floating one is there for its time', () => {
    const feast = action('Feast', 'Whenever one of your characters quests this turn, draw a card.');
    const g = game([{ hand: [feast], inkwell: 1, play: [character('A'), character('B')] }]);
    g.move('play', 'Feast').move('quest', 'A').move('quest', 'B');
    expect(g.player(0)).toHaveCount('hand', 2);
    g.endTurn().endTurn();
    expect(g.player(0)).toHaveCount('hand', 3);
    g.move('quest', 'A');
    expect(g.player(0)).toHaveCount('hand', 3);
  });
});

describe('CR 6.6 ability modifiers', () => {
  test('CR 6.6.1.1 one of a card in play ends with it', () => {
    const leader = character('Leader', '1/1/1', { text: 'Your other characters get +1 {S}.' });
    const g = game([{ hand: [burn], inkwell: 1, play: [leader, character('Follower')] }]);
    g.move('play', 'Burn').choose('Leader');
    expect(g.card('Follower')).toHaveStat('strength', 1);
  });

  test('CR 6.6.1.1 one on “your characters” of an action is for those there when it resolves', () => {
    const rally = action('Rally', 'Your characters get +1 {S} this turn.');
    const g = game([{ hand: [rally, character('Late')], inkwell: 2, play: [character('Early')] }]);
    g.move('play', 'Rally').move('play', 'Late');
    expect(g.card('Early')).toHaveStat('strength', 2);
    expect(g.card('Late')).toHaveStat('strength', 1);
  });

  test('CR 6.6.1.2 modifiers add up', () => {
    const leader = (name: string) => character(name, '1/1/1', { text: 'Your other characters get +1 {S}.' });
    expect(
      game([{ play: [leader('One'), leader('Two'), character('Follower')] }]).card('Follower'),
    ).toHaveStat('strength', 3);
  });
});

describe('CR 7.7 the bag', () => {
  const draw = 'Whenever a character is banished, you may draw a card.';

  test('CR 7.7.4.2 the active player resolves theirs first, then the others in turn order', () => {
    const g = game([
      { hand: [burn], inkwell: 1, play: [mourner('Mine', draw), character('Victim')] },
      { play: [mourner('Theirs', draw)] },
    ]);
    g.move('play', 'Burn').choose('Victim');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.accept();
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept();
  });

  test('CR 7.7.4.2 a player with several chooses which is next', () => {
    const g = game([
      {
        hand: [burn],
        inkwell: 1,
        play: [
          mourner('First', 'Whenever a character is banished, gain 1 lore.'),
          mourner('Second', draw),
          character('Victim'),
        ],
      },
    ]);
    g.move('play', 'Burn').choose('Victim');
    expect(g).toHaveDecision('choose-option', { player: 0, prompt: 'choose-trigger' });
    g.option('Second').decline();
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 7.7.5 what a player adds while resolving is seen by the next check', () => {
    const chain = mourner(
      'Chain',
      'Whenever a character is banished, you may deal 1 damage to chosen character.',
    );
    const g = game([{ hand: [burn], inkwell: 1, play: [chain, character('A'), character('B', '1/1/1')] }]);
    g.move('play', 'Burn').choose('A').accept().choose('B');
    expect(g).toHaveDecision('confirm', { player: 0 });
    g.decline();
  });

  test('CR 7.7.6 what another player adds waits for their turn to resolve', () => {
    const g = game([
      {
        hand: [burn],
        inkwell: 1,
        play: [
          mourner('Striker', 'Whenever a character is banished, you may deal 1 damage to chosen character.'),
          mourner('Reader', 'Whenever one of your characters is banished, you may draw a card.'),
          character('Victim'),
        ],
      },
      { play: [mourner('Theirs', draw), character('Weak', '1/1/1')] },
    ]);
    g.move('play', 'Burn').choose('Victim').option('Striker').accept().choose('Weak');
    // Another two wait for player 0 (Striker again, and Reader), and they come before player 1’s.
    expect(g.decision?.player).toBe(0);
    g.option('Reader').accept().decline();
    // Theirs waits twice for the same: which of the two goes first is not asked.
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept().accept();
    expect(g.player(1)).toHaveCount('hand', 2);
  });

  test('CR 6.1.13.2 “once per turn” resolves once', () => {
    const once = mourner('Once', 'Once per turn, whenever a character is banished, you may draw a card.');
    const g = game([
      {
        hand: [burn, action('Burn Too', 'Banish chosen character.')],
        inkwell: 2,
        play: [once, character('A'), character('B')],
      },
    ]);
    g.move('play', 'Burn').choose('A').accept().move('play', 'Burn Too').choose('B');
    expect(g.player(0)).toHaveCount('hand', 1);
  });
});
