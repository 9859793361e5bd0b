import type { Bot } from '@cardwright/bots';
import type { Plugin } from '@cardwright/core';
import type { CompiledCard, CompiledSet, GameKit, KitCard, KitFormat, Mod } from '@cardwright/dsl/kit';
import { isObject } from '../data/is-object.ts';

/** A set whose texts were compiled when its package was built. */
export type BuiltSet = CompiledSet<CompiledCard<KitCard>>;

const named = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && typeof value.name === 'string';

/** What tells each kind of thing that modules bring from the others; what is wrong inside of it is told by who uses it. */
export const isPlugin = (value: unknown): value is Plugin =>
  named(value) && typeof value.version === 'string' && !('formats' in value && 'cards' in value);

export const isMod = (value: unknown): value is Mod =>
  named(value) &&
  ['rules', 'language', 'telling'].some((part) => isObject(value[part]) || Array.isArray(value[part]));

export const isFormat = (value: unknown): value is KitFormat =>
  named(value) && typeof value.plugin === 'function';

export const isKit = (value: unknown): value is GameKit =>
  named(value) && isPlugin(value.plugin) && isObject(value.cards) && Array.isArray(value.formats);

export const isBuiltSet = (value: unknown): value is BuiltSet =>
  isObject(value) && typeof value.set === 'string' && Array.isArray(value.cards);

export const isSetPlugin = (value: unknown): value is Plugin => isPlugin(value) && Array.isArray(value.cards);

export const isBot = (value: unknown): value is Bot => named(value) && typeof value.choose === 'function';
