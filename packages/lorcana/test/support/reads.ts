import { compileText } from '@cardwright/dsl';
import { language } from './game.ts';

/** Whether a text is understood on a card of a type. */
export const readCase = (text: string, type = 'action'): boolean =>
  compileText(language(), { text, type, pronoun: type === 'character' ? 'they' : 'it' }).verdict.roundTrip;
