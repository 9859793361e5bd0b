import type { Engine } from '../game/engine.ts';
import type { Plugin } from '../plugin/plugin.ts';

/** A plugin as a replay names it. */
export interface PluginStamp {
  readonly name: string;
  readonly version: string;
  /** Hash of what its cards and keywords mean; the way their text is spelt does not matter. */
  readonly hash: string;
}

/** Two lanes of FNV-1a over a text: sixteen hexadecimal digits. For noticing a difference, not for security. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [a, b].map((h) => (h >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Plain data as text that does not depend on the order of an object's keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (key, v) => {
    if (key === 'texts') return undefined;
    if (v === null || typeof v !== 'object' || Array.isArray(v)) return v;
    return Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function stamp({ name, version, cards, overrides, keywordDefinitions }: Plugin): PluginStamp {
  const content = [cards ?? [], overrides ?? {}, keywordDefinitions ?? {}];
  return { name, version, hash: hashText(canonical(content)) };
}

const stamps = new WeakMap<Engine, readonly PluginStamp[]>();

/** The plugins of an engine in attach order, with content hashes. */
export function pluginStamps(engine: Engine): readonly PluginStamp[] {
  let found = stamps.get(engine);
  if (found === undefined) {
    found = engine.plugins.map(stamp);
    stamps.set(engine, found);
  }
  return found;
}
