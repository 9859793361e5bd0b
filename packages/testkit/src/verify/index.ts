export type { DutyKind } from './duty.ts';
export type { Finding } from './explore.ts';
export type { Manner } from './manner.ts';
export type { CardReport, Level, Unmet, VerifyReport } from './report.ts';
export { type Answered, Tryout, type TryoutSetup, type TryoutTable } from './tryout.ts';
export { type VerifySetup, verifySet } from './verify-set.ts';
