import { defineKeyword } from '@cardwright/core/game';
import { keywords as texts } from '../keywords/index.ts';

/** The kernel's keyword for each keyword of the game, by name. */
const declared = new Map(
  texts.map((text) => [
    text.name,
    defineKeyword(text.name, {
      stacking: text.stacks ? 'value' : 'once',
      byRule: text.rule !== undefined,
      beyondPlay: text.beyondPlay === 'only',
    }),
  ]),
);

/** Every keyword, for the plugin. */
export const keywordList = [...declared.values()];
/** Which the rules ask for by name: shifting is a rule of play (CR 8.10). */
export const shift = declared.get('shift')!;
/** Exerting several characters for one song is, too (CR 8.12). */
export const singTogether = declared.get('sing-together')!;
