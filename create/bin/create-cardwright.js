#!/usr/bin/env node
// `npm create cardwright "Night Watch"` begins a project: it is `cardwright new project`, with all that this takes.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';

/** Asks for the name of the project where a person sits at a terminal, and gave none. */
async function asked() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return [];
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const name = await reader.question('What is your project called? ');
  reader.close();
  return name.trim() === '' ? [] : [name.trim()];
}

const given = process.argv.slice(2);
const words = given.length > 0 ? given : await asked();
process.argv.splice(2, Number.POSITIVE_INFINITY, 'new', 'project', ...words);
const folder = dirname(createRequire(import.meta.url).resolve('cardwright/package.json'));
await import(pathToFileURL(join(folder, 'bin/cardwright.js')).href);
