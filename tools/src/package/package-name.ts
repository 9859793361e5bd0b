import validate from 'validate-npm-package-name';
import { fail } from '../problems/problem.ts';

/** One part of a name as npm takes it: small letters, digits, and single marks between them. */
const part = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/^[-._]+|[-._]+$/g, '');

/** Whether npm takes a new package by this name. */
export const isPackageName = (name: string): boolean => validate(name).validForNewPackages;

/**
 * The name of a package that is made of what a user or a file calls it.
 *
 * @param given such as the name of a folder, or `@mine/cards`; what is a package's name already stays as it is
 * @param option where the user can give another
 * @throws ProblemError `usage/package-name` when no name of a package can be made of it
 */
export function packageNameOf(given: string, option = '--name'): string {
  if (isPackageName(given)) return given;
  const [, scope, name] = /^@([^/]+)\/([^/]+)$/.exec(given.trim()) ?? [];
  const made = scope === undefined || name === undefined ? part(given) : `@${part(scope)}/${part(name)}`;
  if (isPackageName(made)) return made;
  const { errors = [], warnings = [] } = validate(made);
  return fail('usage/package-name', `no package can be called “${given}”`, {
    ...(made === '' ? {} : { expected: [...errors, ...warnings] }),
    help: `give a name with ${option}: small letters, digits and hyphens, such as my-cards or @mine/cards`,
  });
}
