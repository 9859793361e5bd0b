import { CardwrightError } from '../errors/cardwright-error.ts';
import { canonical, hashText } from '../json/text-hash.ts';
import type { Seal } from '../model/seal.ts';
import type { SavedGame } from './save.ts';

/** Prefix of seals made with a key: distinguishes a seal without a key from a wrong one. */
const KEYED = 'key:';

/** The seal of a saved game, independent of key order. @param seal absent: without a key, anyone can make it */
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

/** Constant-time comparison. */
function same(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % (b.length || 1));
  return difference === 0;
}

/**
 * Whether a save is unmodified; false if it is nested too deeply.
 * @throws CardwrightError `save-foreign` if one side has a key and the other has none
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
