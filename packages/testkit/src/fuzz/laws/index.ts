import { CardwrightError, nearNames } from '@cardwright/core';
import { answersApply } from './answers-apply.ts';
import { cardsConserved } from './cards-conserved.ts';
import { determinedAlike } from './determined-alike.ts';
import { hiddenCourse } from './hidden-course.ts';
import { hiddenErrors, hiddenLog, hiddenView } from './hidden-information.ts';
import type { Law } from './law.ts';
import { legalAgrees } from './legal-agrees.ts';
import { malformedRefused } from './malformed-refused.ts';
import { oracleAgrees } from './oracle-agrees.ts';
import { sameWithout } from './same-without.ts';
import { saveAndLoad } from './save-and-load.ts';
import { stateIsData } from './state-is-data.ts';
import { undo } from './undo.ts';

/** The laws checked at decisions. Those of a whole game (it ends, it replays) are checked by playing it. */
export const laws: readonly Law[] = [
  cardsConserved,
  sameWithout,
  oracleAgrees,
  answersApply,
  legalAgrees,
  malformedRefused,
  saveAndLoad,
  undo,
  hiddenView,
  hiddenLog,
  hiddenCourse,
  hiddenErrors,
  determinedAlike,
  stateIsData,
];

/** A law by its name. @throws CardwrightError `unknown-name` if there is none */
export function lawNamed(name: string): Law {
  const law = laws.find((one) => one.name === name);
  if (law === undefined)
    throw new CardwrightError('unknown-name', `There is no law “${name}”.`, {
      suggestions: nearNames(
        name,
        laws.map((l) => l.name),
      ),
      fix: `Name one of ${laws.map((l) => l.name).join(', ')}.`,
    });
  return law;
}
