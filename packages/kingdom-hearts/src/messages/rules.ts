/** The statement behind each kind of event that the kernel brings; the game's own kinds name theirs. */
export const eventRules: Readonly<Record<string, string>> = {
  'turn-began': 'KH 7.4',
  drawn: 'KH 7.2',
  discarded: 'KH 7.3',
  shuffled: 'KH 6.4',
  'game-won': 'KH 1.3',
  'game-drawn': 'KH 9.9',
};
