/**
 * The language of the Kingdom Hearts TCG's card text. Loading a precompiled set needs none of it.
 * @packageDocumentation
 */
import './abilities/index.ts';

export * from './language/index.ts';
