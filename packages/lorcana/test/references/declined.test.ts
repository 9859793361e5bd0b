import { describe, expect, test } from 'vitest';
import { character, game } from '../support/game.ts';
import { table } from './table.ts';

const princess = (name: string) => character(name, '1/3/1', { classifications: ['Princess'], cost: 2 });

describe('CR 6.1.4 the sentence after a “may” stands alone, and means the group that was named', () => {
  const MOANA = 'Moana - Of Motunui';
  const SCAR = 'Scar - Shameless Firebrand';

  const quested = (exerted: boolean) =>
    table([{ play: [MOANA, { card: princess('Anna'), exerted }, character('Else', '1/3/1')] }]).move(
      'quest',
      MOANA,
    );

  test('Moana - Of Motunui: whoever is not readied cannot quest either', () => {
    const declined = quested(true).decline();
    expect(declined.card('Anna')).toBeInState('exerted');
    const accepted = quested(true).accept();
    for (const g of [declined, accepted]) {
      expect(g.offer('quest', 'Anna')).toBeRefused();
      expect(g.offer('quest', 'Else')).toBeOffered();
    }
    expect(accepted.card('Anna')).toBeInState('ready');
  });

  test('as of Scar - Shameless Firebrand, who does not ask', () => {
    const g = table([
      { hand: [SCAR], inkwell: 9, play: [princess('Anna'), character('Big', '1/3/1', { cost: 4 })] },
    ]);
    g.move('play', SCAR);
    expect(g.offer('quest', 'Anna')).toBeRefused();
    expect(g.offer('quest', 'Big')).toBeOffered();
  });

  test('a group that was not there to be acted on is meant as well', () => {
    const g = quested(false);
    if (g.decision?.kind === 'confirm') g.decline();
    expect(g.offer('quest', 'Anna')).toBeRefused();
  });

  test('and is the same afterwards: it is found when the option is declined', () => {
    const text =
      'When you play this character, you may exert your other characters. They gain Ward this turn. At the end of your turn, banish them.';
    const host = character('Host', '1/3/1', { cost: 1, text });
    const late = character('Late', '1/1/1', { cost: 1 });
    const g = game([{ hand: [host, late], inkwell: 2, play: [character('Guest')] }, {}]);
    g.move('play', 'Host').decline().move('play', 'Late').endTurn();
    expect(g.player(0).names('play')).toEqual(['Host', 'Late']);
  });

  test('but nobody was chosen by a choice that was declined', () => {
    const text = 'When you play this character, you may exert chosen character. They can’t quest this turn.';
    const host = character('Host', '1/3/1', { cost: 1, text });
    const g = game([{ hand: [host], inkwell: 1, play: [character('Guest')] }])
      .move('play', 'Host')
      .decline();
    expect(g.offer('quest', 'Guest')).toBeOffered();
  });
});
