export * from './card-file-error.ts';
export type { LeftOut, LeftOutKind } from './left-out.ts';
export {
  type CardFiles,
  type CardText,
  type FileCard,
  parseCardFile,
  readCardFiles,
} from './read-card-file.ts';
export { countLeftOut, leftOutJson, warnOfLeftOut } from './tell-left-out.ts';
