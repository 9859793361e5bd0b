export { situations } from './situations.ts';
