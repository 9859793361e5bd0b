import './abilities/index.ts';

export * from './language/index.ts';
