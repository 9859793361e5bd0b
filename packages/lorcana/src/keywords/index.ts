import { alert } from './alert.ts';
import { bodyguard } from './bodyguard.ts';
import { boost } from './boost.ts';
import { challenger } from './challenger.ts';
import { evasive } from './evasive.ts';
import type { Keyword } from './keyword.ts';
import { reckless } from './reckless.ts';
import { resist } from './resist.ts';
import { rush } from './rush.ts';
import { shift } from './shift.ts';
import { singTogether } from './sing-together.ts';
import { singer } from './singer.ts';
import { support } from './support.ts';
import { vanish } from './vanish.ts';
import { ward } from './ward.ts';

export * from './keyword.ts';

/** Every keyword of the game (CR 8). */
export const keywords: readonly Keyword[] = [
  alert,
  bodyguard,
  boost,
  challenger,
  evasive,
  reckless,
  resist,
  rush,
  shift,
  singer,
  singTogether,
  support,
  vanish,
  ward,
];
