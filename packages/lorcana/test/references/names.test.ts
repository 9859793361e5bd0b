import { cardOf } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { character, item, location } from '../support/game.ts';
import { table } from './table.ts';

const BOTH = 'Flotsam & Jetsam - Entangling Eels';
const FLOTSAM = 'Flotsam - Riffraff';
const JETSAM = 'Jetsam - Opportunistic Eel';

describe('CR 5.2.6.1, 5.2.6.2 a card of several names has the same name as each that has one of them', () => {
  test('Alice - Tea Alchemist exerts Flotsam with Flotsam & Jetsam, and Flotsam & Jetsam with Flotsam', () => {
    const exerted = (chosen: string) => {
      const g = table([{ play: ['Alice - Tea Alchemist'] }, { play: [BOTH, FLOTSAM, JETSAM] }]);
      g.move('use-ability', 'Alice - Tea Alchemist').choose(chosen);
      return [BOTH, FLOTSAM, JETSAM].filter((name) => g.card(name).is('exerted'));
    };
    expect(exerted(BOTH)).toEqual([BOTH, FLOTSAM, JETSAM]);
    expect(exerted(FLOTSAM)).toEqual([BOTH, FLOTSAM]);
  });

  test('Hades - Double Dealer plays Flotsam & Jetsam for Jetsam, and either for both', () => {
    const hades = 'Hades - Double Dealer';
    const played = (banished: string, hand: readonly string[]) => {
      const g = table([{ hand: [...hand], play: [hades, banished] }]).move('use-ability', hades);
      const offered = g.candidates.toSorted();
      g.choose(offered[0]!);
      return offered;
    };
    expect(played(JETSAM, [BOTH, FLOTSAM])).toEqual([BOTH]);
    expect(played(BOTH, [JETSAM, FLOTSAM])).toEqual([FLOTSAM, JETSAM]);
  });

  test('We Know the Way plays Flotsam & Jetsam when Jetsam was shuffled away, and not Flotsam', () => {
    const song = 'We Know the Way';
    /** What is on top once Jetsam was shuffled in, and whether it may be played. */
    const shown = (top: string) =>
      [1, 2, 3].map((seed) => {
        const setup = { hand: [song], inkwell: 3, discard: [JETSAM], deck: Array<string>(20).fill(top) };
        const g = table([setup], { seed }).move('play', song, 'ink').choose(JETSAM);
        const asked = g.decision?.kind === 'confirm';
        if (asked) g.decline();
        return `${g.events('revealed').map(({ card }) => g.engine.card(g.state, cardOf(card)).definition.name)} ${asked}`;
      });
    expect(shown(BOTH)).toContain('Flotsam & Jetsam true');
    expect(shown(FLOTSAM)).toContain('Flotsam false');
  });

  test('Bad-Anon - Villain Support Center plays Flotsam for Flotsam & Jetsam', () => {
    const villain = character('Flotsam & Jetsam', '1/1/1', {
      classifications: ['Villain'],
      otherNames: ['Flotsam', 'Jetsam'],
      fullName: 'Flotsam & Jetsam - Here',
    });
    const place = 'Bad-Anon - Villain Support Center';
    const g = table([
      {
        hand: [FLOTSAM, 'Scar - Shameless Firebrand'],
        inkwell: 3,
        play: [place, { card: villain, 'at-location': 'p0:play:0' }],
      },
    ]);
    g.move('use-ability', 'Flotsam & Jetsam - Here');
    expect(g.candidates).toEqual([FLOTSAM]);
    g.choose(FLOTSAM);
    expect(g.card(FLOTSAM)).toBeInZone('play', 0);
  });

  test('Sabotage banishes all of the name, whatever their full names', () => {
    const cup = (fullName: string) => item('Cup', '', { fullName });
    const inn = location('Inn');
    const g = table([
      { hand: ['Sabotage'], inkwell: 6 },
      { play: [cup('Cup - One'), cup('Cup - Two'), item('Bowl'), inn] },
    ]);
    g.move('play', 'Sabotage', 'ink').choose('Cup - One');
    expect(g.player(1).names('play')).toEqual(['Bowl', 'Inn']);
  });
});
