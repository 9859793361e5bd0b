import type { Decision } from '@cardwright/core';

/** Which bot of a module is asked now, and what: told where it ends the process, or never answers. */
export const thinking: { bot: string; decision: Decision | null } = { bot: '', decision: null };
