import { describe, expect, test } from 'vitest';
import { game, played, tired } from './support/game.ts';

describe('Goofy - Musketeer: AND TWO FOR TEA!', () => {
  const play = [
    { card: 'Mickey Mouse - Musketeer', damage: 3 },
    { card: 'Donald Duck - Musketeer', damage: 1 },
    { card: 'Stitch - New Dog', damage: 1 },
  ];

  test('up to 2 damage may come off each of your Musketeers', () => {
    const g = game([{ hand: ['Goofy - Musketeer'], inkwell: 5, play }]);
    g.move('play', 'Goofy - Musketeer').decline().accept();
    expect(g).toHaveDecision('number', { min: 0, max: 2 });
    g.number(2).number(0);
    expect(g.card('Mickey Mouse - Musketeer')).toHaveCount('damage', 1);
    expect(g.card('Donald Duck - Musketeer')).toHaveCount('damage', 1);
    expect(g.card('Stitch - New Dog')).toHaveCount('damage', 1);
  });

  test('or none', () => {
    const g = game([{ hand: ['Goofy - Musketeer'], inkwell: 5, play }]);
    g.move('play', 'Goofy - Musketeer').decline().decline();
    expect(g.card('Mickey Mouse - Musketeer')).toHaveCount('damage', 3);
  });
});

describe('Rapunzel - Gifted with Healing: GLEAM AND GLOW', () => {
  test('a card is drawn for each damage that came off one of your characters', () => {
    const g = played(
      'Rapunzel - Gifted with Healing',
      { play: [{ card: 'Cerberus - Three-Headed Dog', damage: 5 }] },
      { play: [{ card: 'Stitch - New Dog', damage: 1 }] },
    );
    expect(g).toHaveDecision('choose-cards', {
      cards: ['Cerberus - Three-Headed Dog', 'Rapunzel - Gifted with Healing'],
    });
    g.choose('Cerberus - Three-Headed Dog');
    expect(g).toHaveDecision('number', { min: 0, max: 3 });
    g.number(2);
    expect(g.card('Cerberus - Three-Headed Dog')).toHaveCount('damage', 3);
    expect(g.player(0)).toHaveCount('hand', 2);
  });

  test('none for none', () => {
    const g = played('Rapunzel - Gifted with Healing', {
      play: [{ card: 'Cerberus - Three-Headed Dog', damage: 5 }],
    });
    g.choose('Cerberus - Three-Headed Dog').number(0);
    expect(g.player(0)).toHaveCount('hand', 0);
  });
});

describe('Timon - Grub Rustler: TASTES LIKE CHICKEN', () => {
  const play = [{ card: 'Cerberus - Three-Headed Dog', damage: 2 }];

  test('up to 1 damage may come off chosen character', () => {
    const g = played('Timon - Grub Rustler', { play })
      .accept()
      .choose('Cerberus - Three-Headed Dog')
      .number(1);
    expect(g.card('Cerberus - Three-Headed Dog')).toHaveCount('damage', 1);
  });

  test('or not', () => {
    const g = played('Timon - Grub Rustler', { play }).decline();
    expect(g.card('Cerberus - Three-Headed Dog')).toHaveCount('damage', 2);
  });
});

describe('Jasmine - Queen of Agrabah: CARETAKER', () => {
  const hurt = [
    { card: 'Cerberus - Three-Headed Dog', damage: 3 },
    { card: 'Stitch - New Dog', damage: 1 },
  ];

  test('up to 2 damage may come off each of your characters when she is played', () => {
    const g = played('Jasmine - Queen of Agrabah', { play: hurt }).accept().number(2).number(1);
    expect(g.card('Cerberus - Three-Headed Dog')).toHaveCount('damage', 1);
    expect(g.card('Stitch - New Dog')).toHaveCount('damage', 0);
  });

  test('and whenever she quests', () => {
    const g = game([
      { play: ['Jasmine - Queen of Agrabah', ...hurt] },
      { play: [{ card: 'Lilo - Galactic Hero', damage: 1 }] },
    ]);
    g.move('quest', 'Jasmine - Queen of Agrabah').accept().number(2).number(0);
    expect(g.card('Cerberus - Three-Headed Dog')).toHaveCount('damage', 1);
    expect(g.card('Stitch - New Dog')).toHaveCount('damage', 1);
    expect(g.card('Lilo - Galactic Hero')).toHaveCount('damage', 1);
  });

  test('or not', () => {
    const g = played('Jasmine - Queen of Agrabah', { play: hurt }).decline();
    expect(g.card('Cerberus - Three-Headed Dog')).toHaveCount('damage', 3);
  });
});

describe('Tinker Bell - Giant Fairy: ROCK THE BOAT', () => {
  test('each opposing character is dealt 1 damage', () => {
    const g = played(
      'Tinker Bell - Giant Fairy',
      { play: ['Stitch - New Dog'] },
      { play: ['Lilo - Galactic Hero', 'Aladdin - Cornered Swordsman'] },
    );
    expect(g.card('Lilo - Galactic Hero')).toHaveCount('damage', 1);
    expect(g.card('Aladdin - Cornered Swordsman')).toBeInZone('discard', 1);
    expect(g.card('Stitch - New Dog')).toHaveCount('damage', 0);
  });
});

describe('Maleficent - Monstrous Dragon: DRAGON FIRE', () => {
  test('chosen character may be banished', () => {
    const theirs = { play: ['Cerberus - Three-Headed Dog', 'Stitch - New Dog'] };
    const g = played('Maleficent - Monstrous Dragon', {}, theirs).accept();
    g.choose('Cerberus - Three-Headed Dog');
    expect(g.card('Cerberus - Three-Headed Dog')).toBeInZone('discard', 1);
    const h = played('Maleficent - Monstrous Dragon', {}, theirs).decline();
    expect(h.player(1)).toHaveCount('play', 2);
  });

  test('it may choose itself, when there is nobody else', () => {
    const g = played('Maleficent - Monstrous Dragon').accept().choose('Maleficent - Monstrous Dragon');
    expect(g.card('Maleficent - Monstrous Dragon')).toBeInZone('discard', 0);
  });
});

describe('Moana - Chosen by the Ocean: THIS IS NOT WHO YOU ARE', () => {
  test('chosen Te Kā may be banished', () => {
    const theirs = { play: ['Te Kā - Heartless', 'Cerberus - Three-Headed Dog'] };
    const g = played('Moana - Chosen by the Ocean', {}, theirs).accept();
    expect(g).toHaveDecision('choose-cards', { cards: ['Te Kā - Heartless'] });
    g.choose('Te Kā - Heartless');
    expect(g.card('Te Kā - Heartless')).toBeInZone('discard');
    const h = played('Moana - Chosen by the Ocean', {}, theirs).decline();
    expect(h.card('Te Kā - Heartless')).toBeInZone('play');
  });

  test('without Te Kā nothing is asked', () => {
    const g = played('Moana - Chosen by the Ocean', {}, { play: ['Cerberus - Three-Headed Dog'] });
    expect(g).toHaveDecision('act');
  });
});

describe('Beast - Hardheaded: BREAK', () => {
  test('chosen item may be banished', () => {
    const g = played('Beast - Hardheaded', {}, { play: ['Lantern', 'Stitch - New Dog'] }).accept();
    expect(g).toHaveDecision('choose-cards', { cards: ['Lantern'] });
    g.choose('Lantern');
    expect(g.card('Lantern')).toBeInZone('discard', 1);
    expect(
      played('Beast - Hardheaded', {}, { play: ['Lantern'] })
        .decline()
        .card('Lantern'),
    ).toBeInZone('play');
    expect(played('Beast - Hardheaded')).toHaveDecision('act');
  });
});

describe('Genie - On the Job: DISAPPEAR', () => {
  test('chosen character may return to their player’s hand', () => {
    const theirs = { play: [{ card: 'Cerberus - Three-Headed Dog', damage: 3 }] };
    const g = played('Genie - On the Job', {}, theirs).accept().choose('Cerberus - Three-Headed Dog');
    expect(g.card('Cerberus - Three-Headed Dog')).toBeInZone('hand', 1);
    expect(played('Genie - On the Job', {}, theirs).decline().player(1)).toHaveCount('play', 1);
  });
});

describe('Hades - Infernal Schemer: IS THERE A DOWNSIDE TO THIS?', () => {
  test('chosen opposing character may go into their player’s inkwell, face down and ready', () => {
    const theirs = { play: ['Cerberus - Three-Headed Dog', 'Aladdin - Prince Ali'], inkwell: 1 };
    const g = played('Hades - Infernal Schemer', {}, theirs).accept();
    expect(g).toHaveDecision('choose-cards', { player: 0, cards: ['Cerberus - Three-Headed Dog'] });
    g.choose('Cerberus - Three-Headed Dog');
    expect(g.card('Cerberus - Three-Headed Dog')).toBeInZone('inkwell', 1);
    expect(g.card('Cerberus - Three-Headed Dog')).toBeInState('facedown');
    expect(g.card('Cerberus - Three-Headed Dog')).toBeInState('ready');
  });

  test('or not, and nothing is asked where nobody can be chosen', () => {
    const g = played('Hades - Infernal Schemer', {}, { play: ['Cerberus - Three-Headed Dog'] }).decline();
    expect(g.player(1)).toHaveCount('play', 1);
    expect(played('Hades - Infernal Schemer', {}, { play: ['Aladdin - Prince Ali'] })).toHaveDecision('act');
  });
});

describe('Beast - Wolfsbane: ROAR', () => {
  test('all opposing damaged characters are exerted', () => {
    const g = played(
      'Beast - Wolfsbane',
      { play: [{ card: 'Stitch - New Dog', damage: 1 }] },
      { play: [{ card: 'Lilo - Galactic Hero', damage: 1 }, 'Abu - Mischievous Monkey'] },
    );
    expect(g.card('Lilo - Galactic Hero')).toBeInState('exerted');
    expect(g.card('Abu - Mischievous Monkey')).toBeInState('ready');
    expect(g.card('Stitch - New Dog')).toBeInState('ready');
  });
});

describe('Elsa - Spirit of Winter: DEEP FREEZE', () => {
  const theirs = { play: ['Cerberus - Three-Headed Dog', 'Stitch - New Dog', 'Abu - Mischievous Monkey'] };

  test('up to 2 chosen characters are exerted and do not ready at the start of their next turn', () => {
    const g = played('Elsa - Spirit of Winter', {}, theirs);
    expect(g).toHaveDecision('choose-cards', { min: 0, max: 2 });
    g.choose('Cerberus - Three-Headed Dog', 'Stitch - New Dog');
    expect(g.card('Cerberus - Three-Headed Dog')).toBeInState('exerted');
    g.endTurn();
    expect(g.card('Cerberus - Three-Headed Dog')).toBeInState('exerted');
    expect(g.card('Stitch - New Dog')).toBeInState('exerted');
    expect(g.card('Abu - Mischievous Monkey')).toBeInState('ready');
    g.endTurn().endTurn();
    expect(g.card('Cerberus - Three-Headed Dog')).toBeInState('ready');
  });

  test('a character that was exerted already does not ready either', () => {
    const g = played('Elsa - Spirit of Winter', {}, { play: [tired('Stitch - New Dog')] });
    g.choose('Stitch - New Dog').endTurn();
    expect(g.card('Stitch - New Dog')).toBeInState('exerted');
  });

  test('nobody need be chosen', () => {
    expect(played('Elsa - Spirit of Winter', {}, theirs).choose().card('Stitch - New Dog')).toBeInState(
      'ready',
    );
  });
});

describe('Anna - Heir to Arendelle: LOVING HEART', () => {
  const theirs = { play: [tired('Cerberus - Three-Headed Dog'), 'Stitch - New Dog'] };

  test('with an Elsa in play, chosen opposing character does not ready at the start of their next turn', () => {
    const g = played('Anna - Heir to Arendelle', { play: ['Elsa - Snow Queen'] }, theirs);
    expect(g).toHaveDecision('choose-cards', { cards: ['Cerberus - Three-Headed Dog', 'Stitch - New Dog'] });
    g.choose('Cerberus - Three-Headed Dog').endTurn();
    expect(g.card('Cerberus - Three-Headed Dog')).toBeInState('exerted');
    g.endTurn().endTurn();
    expect(g.card('Cerberus - Three-Headed Dog')).toBeInState('ready');
  });

  test('without one nothing is chosen', () => {
    const g = played('Anna - Heir to Arendelle', {}, theirs);
    expect(g).toHaveDecision('act');
    g.endTurn();
    expect(g.card('Cerberus - Three-Headed Dog')).toBeInState('ready');
  });
});
