export * from './card-file-error.ts';
export { parseCardFile, readCardFile } from './read-card-file.ts';
