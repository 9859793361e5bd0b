import vm from 'node:vm';

/** Exceeded its time limit. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

const KEY = '__cardwrightWithin';
const script = new vm.Script(`globalThis.${KEY}()`);

/**
 * Runs something that may not terminate, and aborts it after the time limit.
 * @throws TookTooLong, or what it throws itself
 */
export function within<T>(milliseconds: number, run: () => T): T {
  const holder = globalThis as unknown as Record<string, unknown>;
  const outer = holder[KEY];
  holder[KEY] = run;
  try {
    return script.runInThisContext({ timeout: milliseconds }) as T;
  } catch (error) {
    if ((error as { code?: string } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new TookTooLong(`has not ended after ${milliseconds} ms`);
    throw error;
  } finally {
    holder[KEY] = outer;
  }
}
