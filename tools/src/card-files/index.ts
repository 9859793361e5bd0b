export * from './card-file-error.ts';
export { parseCardFile, parseWholeCardFile, readCardFile } from './read-card-file.ts';
