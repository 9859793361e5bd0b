import { CardwrightError } from '../errors/cardwright-error.ts';
import { canonical, hashText } from '../json/text-hash.ts';
import type { Seal } from '../model/seal.ts';
import type { SavedGame } from './save.ts';

/** What the seals begin with that were made with a key: one without is then told from one that is wrong. */
const KEYED = 'key:';

/** The seal of a saved game; the order of an object's keys is no part of it. @param seal absent: anyone can make it */
export function sealOf(
  { seal: _, ...rest }: Omit<SavedGame, 'seal'> & { readonly seal?: string },
  seal?: Seal,
): string {
  const text = canonical(rest);
  if (seal === undefined) return hashText(text);
  const made: unknown = seal(text);
  if (typeof made === 'string' && made !== '') return `${KEYED}${made}`;
  throw new CardwrightError('setup-invalid', `\`seal\` gave ${typeof made}, not a text.`, {
    fix: 'Give a function that returns at once what `createHmac(…).digest(‘hex’)` does.',
  });
}

/** Compares in a time that does not tell where two texts begin to differ. */
function same(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % (b.length || 1));
  return difference === 0;
}

/**
 * Whether nothing of it was changed since it was saved; what is nested too deeply for a seal has none.
 * @throws CardwrightError `save-foreign` where one has a key and the other has none
 */
export function isSealed(saved: SavedGame, seal?: Seal): boolean {
  if (typeof saved.seal !== 'string') return false;
  if (saved.seal.startsWith(KEYED) !== (seal !== undefined))
    throw new CardwrightError(
      'save-foreign',
      seal === undefined
        ? 'This game was sealed with a key, and this engine has none.'
        : 'This game was sealed without a key, so that anyone can have made it.',
      { fix: 'Load it with the `seal` that it was saved with: createEngine({ plugins, seal }).' },
    );
  let made: string;
  try {
    made = sealOf(saved, seal);
  } catch (error) {
    if (error instanceof CardwrightError) throw error;
    return false;
  }
  return same(saved.seal, made);
}
