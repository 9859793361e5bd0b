export { beginFormat as format } from './begin-format.ts';
export { beginKeyword as keyword } from './begin-keyword.ts';
export { beginProject as project } from './begin-project.ts';
