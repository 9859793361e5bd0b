export * from './card-file-error.ts';
export { cardSourceOf } from './card-source.ts';
export type { LeftOut } from './left-out.ts';
export {
  type CardText,
  type FileCard,
  parseCardFile,
  readCardFiles,
} from './read-card-file.ts';
export { countLeftOut, leftOutJson, warnOfLeftOut } from './tell-left-out.ts';
