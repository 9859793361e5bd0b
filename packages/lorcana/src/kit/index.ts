/**
 * Disney Lorcana as one object, for tools and tests: see `GameKit` of `@cardwright/dsl/kit`.
 * @packageDocumentation
 */
import '../abilities/index.ts';

export { kit } from './kit.ts';
