import { defineKeyword } from '@cardwright/core';
import { keywords as texts } from '../keywords/index.ts';

/** The kernel's keyword for each keyword of the game, by name. */
const declared = new Map(
  texts.map((text) => [
    text.name,
    defineKeyword(text.name, { stacking: text.stacks ? 'value' : 'once', byRule: text.rule !== undefined }),
  ]),
);

function keyword(name: string) {
  return declared.get(name as never)!;
}

export const keywordList = [...declared.values()];
export const bodyguard = keyword('bodyguard');
export const challengerKeyword = keyword('challenger');
export const evasive = keyword('evasive');
export const alert = keyword('alert');
export const reckless = keyword('reckless');
export const resist = keyword('resist');
export const rush = keyword('rush');
export const shift = keyword('shift');
export const singer = keyword('singer');
export const singTogether = keyword('sing-together');
export const support = keyword('support');
export const ward = keyword('ward');
