export * from './card-file-error.ts';
export { parseCardFile, parseWholeCardFile } from './read-card-file.ts';
